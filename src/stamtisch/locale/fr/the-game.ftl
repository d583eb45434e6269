# The Game.

# Noms des piles, des indices et des coups.
the-game-name-up1 = pile montante 1
the-game-name-up2 = pile montante 2
the-game-name-down1 = pile descendante 1
the-game-name-down2 = pile descendante 2
the-game-name-avoid = n’y touchez pas, s’il vous plaît
the-game-name-good = quelque chose de très bon
the-game-name-jump = sautez en arrière, s’il vous plaît
the-game-name-back = saut en arrière possible
the-game-name-none = pas d’indice
the-game-name-end = finir le tour

# Options.
the-game-option-min_cards = Cartes par tour
    .meaning = Combien de cartes il faut poser par tour tant que la pioche n’est pas vide (pros : 3).
the-game-option-min_cards_empty = Cartes par tour à la fin
    .meaning = Combien de cartes il faut poser par tour quand la pioche est vide.
the-game-option-hand_delta = Taille des mains
    .meaning = Des mains plus grandes ou plus petites que ne le dit le tableau.
the-game-option-first_player = Qui commence
    .meaning = La place qui commence.
the-game-option-edition = Édition
    .meaning = On Fire : 22, 33 … 77 doivent être recouverts tout de suite.
    .standard = Standard
    .on-fire = On Fire
the-game-option-good_threshold_inclusive = Dix cartes, c’est encore excellent
    .meaning = Dix cartes restantes comptent encore comme un excellent résultat.
the-game-option-jump_announcements = L’indice « back »
    .meaning = L’indice « back » : je peux sauter en arrière sur cette pile.

# Les coups en phrases.
the-game-tell-lay = { $seat } pose { $card } sur la { $pile }.
the-game-tell-end = { $seat } finit son tour.
the-game-tell-hint-avoid = { $seat } : ne touchez pas à la { $pile }, s’il vous plaît.
the-game-tell-hint-good = { $seat } : j’ai quelque chose de très bon pour la { $pile }.
the-game-tell-hint-jump = { $seat } : sautez en arrière sur la { $pile } si vous pouvez, s’il vous plaît.
the-game-tell-hint-back = { $seat } : je peux sauter en arrière sur la { $pile }.
the-game-tell-hint-none = { $seat } retire son indice sur la { $pile }.

# Les refus, la fin et ce qui arrive de soi-même.
the-game-no-action = « { $words } » n’est pas un coup de The Game. Écris une carte et une pile (« 45 up1 »), « end » ou un indice (« hint up1 avoid »).
the-game-no-card = Il n’y a pas de carte « { $card } ». Les cartes sont les nombres de 2 à 99 ; 1 et 100 ne font que commencer les piles.
the-game-no-pile = Il n’y a pas de pile « { $pile } ». Les piles sont up1, up2, down1 et down2.
the-game-no-hint = « { $words } » n’est pas un indice. Un indice nomme une pile et un souhait, jamais un nombre : « hint up1 avoid », « good », « jump » ou « none ».
the-game-no-announcement = À cette table, personne ne peut dire « { $hint } » : cela trahirait le nombre exact. Prends plutôt « good ».
the-game-not-your-turn = Ce n’est pas à { $seat } de jouer, c’est à { $turn }.
the-game-skipped = { $seat } n’a plus de cartes et passe son tour ; c’est à { $turn } de jouer.
the-game-may-not-end = Ce tour-ci, { $laid ->
    [0] rien n’a été posé
    [one] une carte a été posée
   *[other] { $laid } cartes ont été posées
}, et il en faut { $minimum ->
    [one] une
   *[other] { $minimum }
} ; le tour ne peut pas encore finir. Coups permis : { $legal }.
the-game-not-in-hand = { $card } n’est pas dans ta main ({ $hand }).
the-game-too-low = { $card } ne va pas sur la { $pile } : son sommet est { $top }, une carte doit donc être plus haute{ $jump ->
    [none] .
   *[other] , ou exactement { $jump } (dix en arrière).
} Coups permis : { $legal }.
the-game-too-high = { $card } ne va pas sur la { $pile } : son sommet est { $top }, une carte doit donc être plus basse{ $jump ->
    [none] .
   *[other] , ou exactement { $jump } (dix en arrière).
} Coups permis : { $legal }.
the-game-card-twice = La carte { $card } ne peut pas être ici : elle est déjà dans { $other }. Chacune n’existe qu’une fois.
the-game-hand-too-large = Une main de { $count } cartes est trop grande ; avec autant de joueurs, c’est { $most } au plus.
the-game-nobody-holds-cards = Toutes les mains sont vides alors qu’il reste des cartes à piocher ; c’est impossible.
the-game-no-fire = Seule l’édition « on-fire » a des cartes en feu.
the-game-no-fire-there = Il n’y a pas de carte de feu au sommet de la { $pile }.
the-game-owes-too-much = Le minimum par tour ({ $owed }) dépasse une main de { $hand } cartes.
the-game-beaten = Les 98 cartes sont posées : The Game est vaincu !
the-game-excellent = Reste : { $left }. Un excellent résultat.
the-game-lost = Il reste { $left } cartes : cette fois, The Game gagne.
the-game-event-stuck = { $seat } doit encore { $left ->
    [one] une carte
   *[other] { $left } cartes
}, et aucune carte de sa main ne va.
the-game-event-fire = Une carte de feu qui devrait déjà être recouverte brûle encore.
# Pourquoi un bot joue ainsi.
the-game-why-jump = { $card } saute en arrière sur la { $pile } : { $count ->
    [0] la pile n’y perd rien.
    [one] une carte non posée y va de nouveau.
   *[other] { $count } cartes non posées y vont de nouveau.
}
the-game-why-next = { $card } est la toute prochaine carte pour la { $pile } : rien n’est sauté.
the-game-why-owed = Il faut encore poser une carte, et { $card } sur la { $pile } nuit le moins à la suite : { $count ->
    [one] une carte non posée est sautée
   *[other] { $count } cartes non posées sont sautées
}.
the-game-why-more = { $card } sur la { $pile } ne saute que { $count ->
    [one] une carte non posée
   *[other] { $count } cartes non posées
}, et une carte de plus dans ce tour vaut bien cela.
the-game-why-fire = { $card } recouvre le feu sur la { $pile }, qui ferait perdre la partie.
the-game-why-end = Assez de cartes sont posées : une de plus coûterait davantage que d’en attendre de nouvelles.
the-game-why-end-empty = Assez de cartes sont posées : une de plus coûterait davantage que d’attendre les autres.
the-game-why-solved = Avec { $action }, tout ce qui reste peut être posé : il n’y a plus rien à piocher, et chaque main est connue.
