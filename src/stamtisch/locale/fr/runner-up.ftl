# Runner-Up.

# Noms.
runner-up-name-v = Joueur virtuel
runner-up-name-move = déplacer le pion de

# Options.
runner-up-option-variant = Variante
    .meaning = Le jeu que l’on joue.
    .base = Jeu de base
    .tactical = Variante tactique
runner-up-option-require_scored_stage = Seulement qui a marqué
    .meaning = Seuls peuvent gagner les joueurs qui ont marqué dans une étape.
runner-up-option-top_tie = Plusieurs en tête
    .meaning = Qui est deuxième quand plusieurs ont ensemble le plus haut total.
    .distinct = Le total juste en dessous
    .places = Ceux qui sont en tête
runner-up-option-all_equal = Tous les totaux égaux
    .meaning = Ce qui arrive quand tous les totaux sont égaux.
    .draw = Partie nulle
    .shared = Tous partagent la victoire
runner-up-option-white_numbers = Nombres blancs
    .meaning = Les nombres blancs des 32 cartes, rangées par valeur de -4 à +5.
    .values = une liste de 32 nombres entiers différents de 1 à 999
runner-up-bad-white_numbers = { $value } n’est pas possible ici ; il faut une liste de 32 nombres entiers différents de 1 à 999.

# Les coups en phrases.
runner-up-tell-sealed = { $seat } pose une carte face cachée.
runner-up-tell-put = { $own ->
    [1] { $seat } pose { $card } face cachée devant soi.
   *[other] { $seat } pose { $card } face cachée devant { $pawn }.
}
runner-up-tell-choose = { $seat } pose { $card } face cachée.
runner-up-tell-move = { $own ->
    [1] { $seat } déplace son propre pion.
   *[other] { $seat } déplace le pion de { $pawn }.
}

# Les refus, la fin et ce qui arrive de soi-même.
runner-up-no-action = « { $words } » n’est pas un coup de Runner-Up. Pose une carte devant quelqu’un : « +3 > p2 ».
runner-up-no-action-tactical = « { $words } » n’est pas un coup de la variante tactique. Choisis une carte avec son nombre blanc (« +3/25 ») ou, quand c’est à ton nombre, déplace un pion (« move p2 »).
runner-up-no-card = Il n’y a pas de carte « { $card } ». Les cartes vont de -4 à -1 et de +1 à +5, toujours écrites avec leur signe.
runner-up-no-white-numbers = Dans le jeu de base, les cartes n’ont pas de nombre blanc : écris seulement « { $value } ».
runner-up-white-number = Il n’y a pas de carte « { $card } ». Dans la variante tactique, une carte s’écrit avec son nombre blanc ; celles de cette valeur ont { $numbers }.
runner-up-no-virtual = Il n’y a de joueur virtuel qu’à deux. Les pions sont ici ceux de { $pawns }.
runner-up-no-moves = « { $words } » appartient à la variante tactique. Dans le jeu de base, les pions avancent selon les cartes posées devant eux.
runner-up-only-oneself = « { $words } » : dans la variante tactique, une carte se pose toujours devant soi ; écris seulement la carte, par exemple « +3/25 ».
runner-up-no-target = « { $words } » ne dit pas devant qui la carte est posée. Écris « { $words } > p2 ».
runner-up-not-tactical = « { $words } » appartient au jeu de base ; ceci est la variante tactique.
runner-up-not-base = « { $words } » appartient à la variante tactique ; ceci est le jeu de base.
runner-up-cards-first = Les pions bougent quand toutes les cartes sont ouvertes. Doit encore choisir une carte : { $seats }.
runner-up-choice-stands = Ton choix { $choice } est fait et ne change plus. Doit encore choisir : { $seats }.
runner-up-not-in-hand = { $card } n’est pas dans ta main ({ $hand }).
runner-up-no-such-pawn = Ce pion n’existe pas. Les pions en jeu sont ceux de { $pawns }.
runner-up-last-card = À la cinquième manche, la dernière carte se pose devant soi : « { $card } > { $seat } ».
runner-up-has-moved = { $seat } a déjà déplacé un pion de { $own } dans cette manche. Maintenant { $turn } en déplace un de { $card }.
runner-up-not-your-number = Ce n’est pas encore au nombre de { $own }. D’abord { $turn } déplace un pion de { $card }.
runner-up-no-such-move = { $turn } doit maintenant déplacer un pion de { $card } ; les pions en jeu sont ceux de { $pawns }.
runner-up-tactical-players = La variante tactique se joue de trois à six joueurs : le joueur virtuel ne saurait pas choisir un pion.
runner-up-white-twice = { $number } apparaît deux fois parmi les nombres blancs ; chaque carte a le sien.
runner-up-too-many = Il n’y a { $copies ->
    [one] qu’une carte { $card }
   *[other] que { $copies } cartes { $card }
}, et autant sont déjà ailleurs.
runner-up-not-a-card = « { $words } » déplace un pion ; il faut ici une carte.
runner-up-played-in-part = Les cartes ouvertes sont celles de toutes les places, et aucune n’est plus cachée.
runner-up-no-turn = Tant que l’on choisit les cartes, ce n’est le tour de personne ; « turn » va avec « played ».
runner-up-last-card-position = « { $words } » est impossible : à la cinquième manche, la carte de { $seat } est devant { $seat }.
runner-up-hand-size = Cette main a { $count ->
    [0] zéro carte
    [one] une carte
   *[other] { $count } cartes
} ; à cet instant, il en faut { $due }.
runner-up-pile-size = La pile du joueur virtuel a { $count ->
    [0] zéro carte
    [one] une carte
   *[other] { $count } cartes
} ; à cet instant, il en faut { $due }.
runner-up-spent-rounds = { $count } manches passées sont nommées, mais dans cette étape il { $most ->
    [0] n’y en a eu aucune
    [one] n’y en a eu qu’une
   *[other] n’y en a eu que { $most }
}.
runner-up-virtual-itself = « { $words } » est impossible : le joueur virtuel joue toujours devant soi.
runner-up-has-scored = { $player } a un total différent de 0 et a donc marqué dans une étape.
runner-up-scored-early = Personne ne peut avoir marqué avant la fin de la première étape.
runner-up-won = { $winners } { $count ->
    [one] gagne
   *[other] partagent la victoire
} avec { $points ->
    [0] zéro point
    [one] { $points } point
   *[other] { $points } points
}, le deuxième total.
runner-up-won-level = { $winners } { $count ->
    [one] gagne
   *[other] partagent la victoire
} avec { $points ->
    [0] zéro point
    [one] { $points } point
   *[other] { $points } points
} par personne.
runner-up-draw = Tous les totaux sont égaux, personne n’est donc deuxième : partie nulle.
runner-up-nobody = Parmi ceux qui ont marqué, personne n’est deuxième ; personne ne gagne donc.
runner-up-no-stage-before = Il n’y a pas d’étape avant la première.
runner-up-placed = { $card } devant { $pawn }
    .by = { $own ->
        [1] { $seat } a posé { $card } devant soi
       *[other] { $seat } a posé { $card } devant { $pawn }
    }
runner-up-event-round = On retourne les cartes : { $cards }.
runner-up-event-stage = L’étape { $stage } est finie. Sur la deuxième case occupée : { $points }.
runner-up-event-none = L’étape { $stage } est finie. Les points de personne ne changent.
