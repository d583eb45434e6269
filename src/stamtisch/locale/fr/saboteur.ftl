# Saboteur.

# Noms des cartes de tunnel (directions de la carte non tournée ; le nord est en haut).
saboteur-name-cross = Croisement
saboteur-name-tee_v = Embranchement vers l’est
saboteur-name-tee_h = Embranchement vers le sud
saboteur-name-str_v = Tunnel nord-sud
saboteur-name-str_h = Tunnel est-ouest
saboteur-name-curve_se = Virage sud-est
saboteur-name-curve_sw = Virage sud-ouest
saboteur-name-dead_cross = Croisement bouché
saboteur-name-dead_tee_v = Embranchement bouché vers l’est
saboteur-name-dead_tee_h = Embranchement bouché vers le sud
saboteur-name-dead_str_v = Tunnel nord-sud bouché
saboteur-name-dead_str_h = Tunnel est-ouest bouché
saboteur-name-dead_curve_se = Virage sud-est bouché
saboteur-name-dead_curve_sw = Virage sud-ouest bouché
saboteur-name-dead_n = Impasse vers le nord
saboteur-name-dead_e = Impasse vers l’est
saboteur-name-turned = (tourné)

# Noms des cartes d’action, des outils, des buts et des rôles.
saboteur-name-break_pick = Pic cassé
saboteur-name-break_lamp = Lampe cassée
saboteur-name-break_cart = Wagonnet cassé
saboteur-name-fix_pick = Réparer un pic
saboteur-name-fix_lamp = Réparer une lampe
saboteur-name-fix_cart = Réparer un wagonnet
saboteur-name-fix_pick_lamp = Réparer un pic ou une lampe
saboteur-name-fix_pick_cart = Réparer un pic ou un wagonnet
saboteur-name-fix_lamp_cart = Réparer une lampe ou un wagonnet
saboteur-name-rockfall = Éboulement
saboteur-name-map = Plan secret
saboteur-name-pick = pic
saboteur-name-lamp = lampe
saboteur-name-cart = wagonnet
saboteur-name-start = Départ
saboteur-name-goal = But
saboteur-name-gold = Trésor
saboteur-name-stone_se = Pierre avec virage sud-est
saboteur-name-stone_sw = Pierre avec virage sud-ouest
saboteur-name-top = but du haut
saboteur-name-middle = but du milieu
saboteur-name-bottom = but du bas
saboteur-name-north = nord
saboteur-name-east = est
saboteur-name-south = sud
saboteur-name-west = ouest
saboteur-name-open = ouvert
saboteur-name-closed = fermé
saboteur-name-digger = Chercheur d’or
saboteur-name-saboteur = Saboteur
saboteur-cell = { $across ->
    [east] { $x } est{ $along ->
        [above] {" "}{ $y } haut
        [below] {" "}{ $y } bas
       *[level] {""}
    }
    [west] { $x } ouest{ $along ->
        [above] {" "}{ $y } haut
        [below] {" "}{ $y } bas
       *[level] {""}
    }
   *[level] { $along ->
        [above] { $y } haut
        [below] { $y } bas
       *[level] 0 est
    }
}

# Options.
saboteur-option-first_player = Qui commence
    .meaning = La place qui commence la manche 1.
saboteur-option-require_connection = Liaison au départ
    .meaning = Une nouvelle carte de chemin doit être reliée au départ.
saboteur-option-allow_self_break = Casser ses propres outils
    .meaning = Tu peux casser ton propre outil.
saboteur-option-saboteur_finisher_picks = De l’or pour le saboteur qui relie
    .meaning = Un saboteur qui atteint l’or choisit une carte en premier.
saboteur-option-gold_cards = Cartes d’or
    .meaning = D’après quel nombre on partage les cartes d’or.
    .players = Autant que de joueurs
    .diggers = Autant que de chercheurs d’or
saboteur-option-broken_diggers_unpaid = Pas d’or avec un outil cassé
    .meaning = Les chercheurs d’or dont un outil est cassé à la fin ne reçoivent pas d’or.

# Les coups en phrases.
saboteur-tell-lay = { $seat } pose { $card } en { $cell }.
saboteur-tell-rockfall = { $seat } joue un éboulement et enlève la carte de tunnel en { $cell }.
saboteur-tell-break = { $own ->
    [1] { $seat } casse { $tool-token ->
        [pick] son propre pic
        [lamp] sa propre lampe
       *[cart] son propre wagonnet
    }.
   *[other] { $seat } casse { $tool-token ->
        [pick] le pic
        [lamp] la lampe
       *[cart] le wagonnet
    } de { $target }.
}
saboteur-tell-fix = { $own ->
    [1] { $seat } répare { $tool-token ->
        [pick] son propre pic
        [lamp] sa propre lampe
       *[cart] son propre wagonnet
    }.
   *[other] { $seat } répare { $tool-token ->
        [pick] le pic
        [lamp] la lampe
       *[cart] le wagonnet
    } de { $target }.
}
saboteur-tell-map = { $seat } regarde le but { $goal-token ->
    [top] du haut
    [middle] du milieu
   *[bottom] du bas
}.
saboteur-tell-pass = { $seat } passe et défausse { $card } face cachée.
saboteur-tell-pass-hidden = { $seat } passe et défausse une carte face cachée.
saboteur-tell-take = { $seat } choisit une carte d’or avec { $nuggets ->
    [one] une pépite
   *[other] { $nuggets } pépites
}.
saboteur-tell-take-hidden = { $seat } choisit une carte d’or.

# Les refus, la fin et ce qui arrive de soi-même.
saboteur-no-action = « { $words } » n’est pas un coup de Saboteur. Écris « lay cross 1,0 », « break_lamp p2 », « fix_lamp p2 », « rockfall 3,0 », « map top », « pass cross » ou « take 3 ».
saboteur-no-lay = « { $words } » ne dit pas comment poser une carte. Écris la carte, « turned » si elle est tournée de 180 degrés, et la case : « lay curve_se turned 3,-1 ». Une carte n’est jamais en travers.
saboteur-same-turned = { $card } est pareille une fois tournée ; n’écris pas « turned ».
saboteur-no-path-card = { $card } est une carte d’action ; on ne pose que des cartes de tunnel.
saboteur-no-card = Il n’y a pas de carte « { $card } ».
saboteur-bad-cell = « { $cell } » n’est pas une case. Écris deux nombres entiers, vers l’est et vers le sud à partir du départ : « 3,-1 ».
saboteur-out-of-reach = Aucune carte ne peut jamais y être : les 40 cartes de tunnel ensemble ne vont pas si loin du départ.
saboteur-no-goal = Il n’y a pas de but « { $goal } ». Les buts sont top, middle et bottom.
saboteur-no-gold-card = Il n’y a pas de carte d’or « { $card } ». Les cartes d’or montrent 1, 2 ou 3 pépites.
saboteur-no-target = « { $words } » ne dit pas devant qui la carte est jouée. Écris « { $card } p2 ».
saboteur-name-the-tool = « { $words } » ne dit pas quel outil est réparé, ni à qui. { $card } répare un de ses deux outils : « { $card } p2 { $first } » ou « { $card } p2 { $second } ».
saboteur-not-your-turn = Ce n’est pas à { $seat } de jouer, c’est à { $turn }.
saboteur-skipped = { $seat } n’a plus de cartes et passe son tour ; c’est à { $turn } de jouer.
saboteur-not-your-pick = On partage l’or, et { $turn } a le paquet ; { $seat } doit attendre.
saboteur-pick-now = On partage l’or : choisis d’abord une carte. Le paquet contient { $packet }.
saboteur-not-in-packet = Il n’y a pas de { $card } dans le paquet. Il contient { $packet }.
saboteur-nothing-to-take = On ne partage pas d’or maintenant, { $card } ne peut donc pas être choisie.
saboteur-pass-needs-card = Pour passer, défausse une de tes cartes : « pass » et son nom. Ta main : { $hand }.
saboteur-not-in-hand = { $card } n’est pas dans ta main ({ $hand }).
saboteur-broken-tool = Avec un outil cassé ({ $tools }), tu ne peux pas poser { $card } en { $cell }. Tu peux jouer des cartes d’action ou passer.
saboteur-cell-taken = Il y a déjà là { $what-token ->
    [start] le départ
    [goal] un but
    [gold] le trésor
   *[other] { $what }
} ; une carte a besoin d’une case vide.
saboteur-no-neighbour = { $goal ->
    [1] À côté de { $cell } il n’y a qu’un but face cachée, qui ne compte pas. { $card } doit toucher par un côté le départ, une carte de tunnel ou un but retourné.
   *[other] À côté de { $cell } il n’y a pas de carte de chemin. { $card } doit toucher par un côté le départ, une carte de tunnel ou un but retourné.
}
saboteur-misfit = { $card } ne va pas en { $cell } : son côté { $side } est { $state }, mais le côté { $other_side } de { $other } en { $other_cell } est { $other_state }. De tes cartes, celles-ci peuvent y être : { $legal }.
saboteur-not-connected = { $card } va en { $cell }, mais aucun de ses côtés ouverts ne touche un côté ouvert que l’on peut atteindre du départ. À côté : { $others }.
saboteur-no-rockfall = { $what ->
    [nothing] En { $cell } il n’y a pas de carte de tunnel à enlever.
    [start] Le départ est à l’abri des éboulements.
   *[other] Les buts sont à l’abri des éboulements.
} Cartes de tunnel en : { $legal }.
saboteur-already-broken = { $tool-token ->
    [pick] Le pic
    [lamp] La lampe
   *[cart] Le wagonnet
} de { $seat } ne marche déjà plus ; personne ne peut avoir deux cartes cassées du même outil.
saboteur-not-yourself = À cette table, personne ne peut casser ses propres outils.
saboteur-not-broken = { $tool-token ->
    [pick] Le pic
    [lamp] La lampe
   *[cart] Le wagonnet
} de { $seat } marche encore, { $card } n’a rien à y réparer. En panne chez : { $legal }.
saboteur-goal-is-open = Le but { $goal-token ->
    [top] du haut
    [middle] du milieu
   *[bottom] du bas
} est déjà retourné. Encore cachés : { $legal }.
saboteur-result = { $count ->
    [one] { $seats } gagne avec { $nuggets ->
        [0] zéro pépite
        [one] une pépite
       *[other] { $nuggets } pépites
    }.
   *[other] { $seats } partagent la première place avec { $nuggets ->
        [0] zéro pépite
        [one] une pépite
       *[other] { $nuggets } pépites
    } par personne.
}
saboteur-too-many = Il n’y a dans le jeu { $copies ->
    [one] qu’une carte { $card }
   *[other] que { $copies } cartes { $card }
} ; en voici une de trop.
saboteur-card-missing = { $card } est nommée trop peu : chaque carte est dans une main, dans une pile ou sur la table.
saboteur-not-over = Seule la troisième manche finit la partie, et pas avant le partage de son or.
saboteur-no-role = { $seat } n’a pas de rôle.
saboteur-wrong-roles = À { $players } joueurs, il y a les rôles de { $diggers } chercheurs d’or et de { $saboteurs } saboteurs, dont un est mis de côté.
saboteur-hand-too-large = Une main de { $count } cartes est trop grande ; avec autant de joueurs, c’est { $most } au plus.
saboteur-nobody-holds-cards = Toutes les mains sont vides alors qu’il reste des cartes à piocher ; c’est impossible.
saboteur-broken-twice = Personne ne peut avoir deux cartes cassées du même outil ({ $tool }).
saboteur-wrong-goals = Les buts sont gold, stone_se et stone_sw, une fois chacun, du nord au sud.
saboteur-treasure-found = Le trésor est retourné, cette manche est donc finie : on partage l’or (« packet »), ou la partie est terminée.
saboteur-board-misfit = Cette carte ne va pas avec sa voisine { $other } : deux côtés qui se touchent doivent être tous deux ouverts ou tous deux fermés.
saboteur-bad-share = L’or ne peut pas avoir été partagé ainsi.
saboteur-no-picker = { $seat } ne peut pas choisir dans le paquet.
saboteur-gold-missing = Une carte d’or avec { $card } a été donnée à cette place, mais n’est pas parmi son or.
saboteur-too-much-gold = Il n’y a que { $copies } cartes d’or avec { $card } ; en voici davantage.
saboteur-event-treasure = Manche { $round } : le trésor est atteint ! Les chercheurs d’or se partagent { $cards } cartes d’or.
saboteur-event-spoilt = La manche { $round } finit sans le trésor : { $count ->
    [one] le saboteur { $seats } reçoit { $worth } pépites.
   *[other] les saboteurs { $seats } reçoivent { $worth } pépites par personne.
}
saboteur-event-nothing = La manche { $round } finit, et personne ne reçoit d’or.
saboteur-event-shared = Les cartes d’or sont allées, dans l’ordre, à { $seats }.
saboteur-event-unpaid = { $count ->
    [one] { $seats } est aussi chercheur d’or, mais ne reçoit rien
   *[other] { $seats } sont aussi chercheurs d’or, mais ne reçoivent rien
}.
saboteur-event-saw = Toi seul vois ce qu’il y a là : { $card }.
saboteur-event-round = La manche { $round } commence avec de nouveaux rôles, de nouveaux buts et de nouvelles mains ; { $seat } joue en premier.

saboteur-why-nearer = { $action } rapproche l’endroit le plus probable du trésor de { $before } à { $after } cartes.
saboteur-why-farther = { $action } allonge le chemin vers l’endroit le plus probable du trésor : de { $before } à { $after } cartes.
saboteur-why-same = { $action } laisse le chemin du trésor aussi long qu’avant : { $after ->
    [one] une carte
   *[other] { $after } cartes
}. Tout le reste promettait moins.
saboteur-why-break = { $action } empêche { $seat } de creuser. D’après ce qui a été fait jusqu’ici, { $seat } est saboteur avec une probabilité de { $percent } %.
saboteur-why-fix = { $action } permet à { $seat } de creuser à nouveau. D’après ce qui a été fait jusqu’ici, { $seat } est saboteur avec une probabilité de { $percent } %.
saboteur-why-own = { $action } : avec un outil cassé, on ne peut poser aucune galerie.
saboteur-why-odd = { $action } ne nuit à personne d’autre qu’au joueur lui-même.
saboteur-why-map = { $action } : le trésor s’y trouve avec une probabilité de { $percent } %, et le savoir vaut une carte.
saboteur-why-pass = { $action } : aucune carte n’aide maintenant, et c’est celle qui manquera le moins.
saboteur-why-take = { $action } : la plus grande carte d’or qui reste.
