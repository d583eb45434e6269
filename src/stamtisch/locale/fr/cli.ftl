# La ligne de commande.
cli-not-utf8 = Ce n’est pas un texte UTF-8 (octet { $byte }).
cli-cannot-read = Cela ne peut pas être lu : { $problem }.
cli-cannot-save = On ne peut rien garder dans { $path } : { $problem }.
cli-file-exists = { $path } existe déjà ; choisis un autre nom.
cli-no-language = Il n’y a pas de langue « { $found } » ici ; il y a { $known }.
cli-refused-for-another = Le coup a été refusé ; la raison n’est dite qu’à sa propre place.
cli-bad-short-seed = Une graine, ce sont 1 à 64 chiffres hexadécimaux (0-9, a-f).
cli-too-large = Cela dépasse { $most } MiB, aucun fichier d’enregistrements ne devrait être si grand ; partage-le.

# Choisir un jeu.
cli-no-answer = Aucun jeu n’a été choisi : plus rien à lire. Dis tout d’un coup : { $command } play GAME --players N
cli-no-answer-resume = Aucune partie n’a été choisie : plus rien à lire. Nommes-en une : { $command } play --resume { $path }
cli-until-before-from = --until { $last } vient avant --from { $first } : il n’y a rien à montrer.
cli-not-among = Réponds par l’un de ceux-ci : { $known } ; ? explique, quit s’en va.
cli-which-game = Quel jeu (1-{ $count } ; ? aide) ?
cli-which-game-help = Tape le numéro ou le nom d’un jeu ; « ? 2 » en dit plus sur le deuxième. quit s’en va.
cli-how-many-players = À combien, toi et les robots ensemble ({ $low }-{ $high }) ? [{ $usual }]
cli-how-many-players-help = Tu as une place, des robots ont les autres. Tape un nombre de { $low } à { $high }, ou Entrée pour { $usual }.
cli-which-bots = Comment les robots doivent-ils jouer (easy, fair, strong) ? [{ $usual }]
cli-which-bots-help = easy fait de temps en temps n’importe quoi, fair joue correctement, strong aussi bien que possible. Entrée pour { $usual }.
cli-resume-has-its-own = Une partie reprise apporte ses options, ses joueurs et sa graine ; n’écris pas --option, --players ni --seed.
cli-nothing-to-resume = Il n’y a pas de partie inachevée. Commences-en une avec : { $command } play
cli-other-game = C’est une partie de { $found }, pas de { $given }.
cli-one-record = Pour continuer, il faut un enregistrement dans le fichier ; il en contient { $count }.
cli-go-on = Continuer { $game } du { $date } (jusqu’ici { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}, tu es { $seat }) ? [Y/n]
cli-go-on-help = y ou Entrée continue cette partie. n la laisse telle quelle, pour un autre jour. drop la jette. quit s’en va.
cli-which-unfinished = Parties inachevées :
cli-unfinished = { $number }) { $game } du { $date }, jusqu’ici { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}, tu es { $seat }
cli-go-on-which = Continuer laquelle (1-{ $count } ; n : aucune) ? [1]
cli-go-on-which-help = Tape le numéro d’une partie, ou Entrée pour la plus récente. n les laisse toutes telles quelles. quit s’en va.
cli-not-resumed = Les parties inachevées restent telles quelles. Continues-en une quand tu veux : { $command } play --resume
cli-unreadable-save = Une partie inachevée ne peut pas être lue et est laissée de côté : { $path } ({ $problem })

# À la table.
cli-welcome = Tu es { $seat } sur { $players } ; les robots ont les autres places. Tape le numéro d’un coup ou ses mots ; ? pour l’aide.
cli-welcome-solo = Tu joues seul. Tape le numéro d’un coup ou ses mots ; ? pour l’aide.
cli-with-options = Avec { $options }.
cli-press-enter = Entrée commence ; ?? montre d’abord les règles.
cli-beginning = { $game } commence
cli-resumed = { $game } continue
cli-turn = { $game }, coup { $move }
cli-finished = { $game } est fini
cli-finished-won = { $game } est fini : tu gagnes !
cli-finished-shared = { $game } est fini : tu partages la victoire !
cli-finished-lost = { $game } est fini : tu ne gagnes pas
cli-you-did = toi
cli-has-chosen = { $seats } { $count ->
    [one] a choisi.
   *[other] ont choisi.
}
cli-your-moves = Tes coups :
cli-only-move = Un seul coup : { $move } (Entrée le joue)
cli-more-moves = … { $count } coups en tout : « moves » les montre, « moves MOT » ceux qui ont un mot.
cli-no-such-moves = Aucun coup permis ne contient « { $word } ».
cli-no-number = Il n’y a pas de coup { $number } ; { $count ->
    [one] seul le coup 1 est permis.
   *[other] les coups vont de 1 à { $count }.
}
cli-read-the-rule = ({ $rule } ; tape ? pour la lire)
cli-help =
    Coups
      12             le coup qui a ce numéro
      { $example }
      moves          tous les coups permis ; « moves MOT » seulement ceux qui ont un mot
    Regarder
      table          la table telle que tu la vois
      log            tout ce qui s’est passé
      ? { $word } ce que veut dire un mot
      ? R12          une règle ; après un refus, ? seul montre pourquoi
      ??             toutes les règles
    Partie
      undo           reprendre ton dernier coup et ce qui a suivi
      save FICHIER   écrire l’enregistrement de la partie dans un fichier
      quit           partir ; tu pourras continuer plus tard
    Une place s’écrit p1, p2 … ; comment écrire les coups est à la fin des règles.
cli-help-words = { $words } { $padding } le coup en mots
cli-help-signals = À ton tour, tu peux aussi donner un indice : { $some } …
cli-word-in-rules = « { $word } » est dans { $rules } ; lis-en une avec ? et son numéro.
cli-unknown-word = Ni l’aide ni les règles ne connaissent « { $word } ». ? seul montre ce que l’on peut taper.
cli-no-log = Il ne s’est encore rien passé.
cli-nothing-to-take-back = Tu n’as encore rien fait que tu puisses reprendre.
cli-taken-back = Repris : { $actions }. C’est un cadeau : à une vraie table, on ne pourrait pas le demander, encore moins si tu as vu des cartes depuis.
cli-save-where = Dis où : save FICHIER
cli-saved = Gardé : { $path }
cli-not-kept = Cette partie ne peut pas être gardée pour plus tard. { $problem }
cli-not-written = { $problem } La partie continue ; « save FICHIER » l’écrit ailleurs.
cli-keep-it = Garder cette partie, pour continuer plus tard ? [Y/n]
cli-keep-where = L’écrire dans quel fichier (Entrée : y renoncer) ?
cli-kept = La partie est gardée. Continuer avec : { $command } play --resume
cli-kept-in = Continuer avec : { $command } play --resume { $path }
cli-forgotten = La partie est jetée.
cli-goodbye = Au revoir.
cli-scores = Points : { $scores }
cli-score = { $player } { $points }
cli-score-own = { $player } (toi) { $points }
cli-record-at = Enregistrement : { $path }
cli-seed = Graine : { $seed }
cli-replay-hint = Revoir : { $command } replay --show { $path }
cli-verify-hint = Vérifier : { $command } verify { $path }

# Revoir une partie.
cli-watch-start = { $game }, le début
cli-watch-ply = { $game }, { $ply } sur { $count }
cli-watch-prompt = Entrée : suite ; b : retour ; un nombre : là ; q : partir >
cli-watch-help = Entrée montre le coup suivant, b le précédent, un nombre ce coup-là (0 est le début), end le dernier. q s’en va.
cli-watch-refused = { $action } est refusé : { $message }

# Vérifier.
cli-deal-follows = découle de la graine (un second donneur, indépendant, arrive aux mêmes cartes)
cli-deal-differs = NE découle PAS de la graine : { $where } diffère
cli-deal-position = commence par une position, pas par une donne : rien à vérifier
cli-actions-legal = { $count ->
    [0] encore aucun
    [one] le seul est permis
   *[other] les { $count } sont permis
}
cli-action-illegal = le coup { $ply } sur { $count } est refusé : { $action } – { $message }
cli-not-over = pas finie ; doit jouer : { $seats }

# Chaque jeu en quelques lignes, pour qui n’y a jamais joué.
cli-primer-the-game =
    Ensemble, vous posez les cartes 2 à 99 sur quatre piles. Sur up1 et up2, chaque carte doit être plus haute que celle du dessous, sur down1 et down2 plus basse. Une astuce : exactement dix en arrière est permis aussi (sur une pile montante, 44 après 54).
    À ton tour, pose au moins deux cartes, une quand la pioche est vide, puis tape end pour piocher. Si quelqu’un ne le peut pas, la partie est perdue ; les 98 cartes posées, c’est la victoire, moins de dix restantes, c’est excellent.
cli-primer-runner-up =
    Une course où le deuxième gagne. À chaque manche, tous posent une carte face cachée devant un pion ; puis on retourne toutes les cartes et chaque pion avance de la somme de ce qui est devant lui.
    Après cinq manches, les pions sur la deuxième case à partir de la tête reçoivent les points de cette case ; la tête ne reçoit rien. Après cinq étapes, le joueur au deuxième total de points gagne.
cli-primer-runner-up-tactical =
    Une course où le deuxième gagne. À chaque manche, tous choisissent une carte ; on retourne toutes les cartes, et du plus grand nombre blanc au plus petit, chacun déplace un pion, n’importe lequel, de la valeur de la carte. « +3/25 » est un +3 de nombre blanc 25.
    Après cinq manches, les pions sur la deuxième case à partir de la tête reçoivent les points de cette case ; la tête ne reçoit rien. Après cinq étapes, le joueur au deuxième total de points gagne.
cli-primer-saboteur =
    Des nains creusent du départ (S) à trois buts [?] ; l’un d’eux est le trésor. Les chercheurs d’or gagnent la manche si un tunnel l’atteint, les saboteurs si les cartes s’épuisent avant. Les rôles sont secrets : le tien est derrière « toi ». Trois manches ; le plus d’or gagne.
    À ton tour, pose une carte de tunnel, joue une carte d’action ou passe avec une carte ; puis tu pioches. « lay cross 1,0 » pose le croisement une case à l’est du départ ; y croît vers le sud. Les tunnels doivent s’accorder tout autour et être reliés au départ. Une carte entre parenthèses comme (┼) est une impasse : rien n’y passe.
cli-primer-claim =
    Un jeu de plis en deux phases. Dans la première, tu gagnes des partisans : qui gagne un pli prend la carte ouverte, l’autre une carte cachée. Dans la seconde, tu joues ces partisans, et ce que tu gagnes vote pour toi : chaque faction vote pour qui a le plus de ses cartes, et le plus de voix gagne.
    Fournis la faction demandée si tu peux ; un Sosie peut la remplacer. La plus haute carte de cette faction gagne. Les factions à cette table :
cli-primer-claim-many =
    Un jeu de plis en deux phases. Dans la première, tu gagnes des partisans : des deux cartes ouvertes, le gagnant d’un pli en prend une, le deuxième l’autre ; tous les autres reçoivent une carte cachée. Dans la seconde, tu joues ces partisans, et ce que tu gagnes vote pour toi : chaque faction vote pour qui a le plus de ses cartes, et le plus de voix gagne.
    Fournis la faction demandée si tu peux ; un Sosie peut la remplacer. La plus haute carte de cette faction gagne. Les factions à cette table :
cli-primer-claim-teams = Toi et le joueur d’en face êtes partenaires : p1 et p3 contre p2 et p4.

# Ce que veut dire un mot.
cli-about-the-game-up1 = up1 et up2 montent à partir de 1 : une carte doit être plus haute que le sommet, ou exactement 10 plus bas.
cli-about-the-game-up2 = { cli-about-the-game-up1 }
cli-about-the-game-down1 = down1 et down2 descendent à partir de 100 : une carte doit être plus basse que le sommet, ou exactement 10 plus haut.
cli-about-the-game-down2 = { cli-about-the-game-down1 }
cli-about-the-game-end = end : arrête de poser, une fois le minimum posé, et pioche autant de cartes que tu en as posé.
cli-about-the-game-jump = Le saut en arrière : une carte exactement dix contre le sens de sa pile, comme 44 sur 54 sur une pile montante. Il ramène la pile de dix pas. Comme indice : « sautez sur cette pile si vous pouvez, s’il vous plaît ».
cli-about-the-game-hint = hint up1 avoid : dis aux autres quelque chose sur une pile, sans nombre. avoid : n’y touchez pas ; good : j’ai quelque chose de très bon pour elle ; jump : sautez en arrière si vous pouvez ; none : oubliez ce que j’ai dit.
cli-about-the-game-avoid = { cli-about-the-game-hint }
cli-about-the-game-good = { cli-about-the-game-hint }
cli-about-the-game-back = hint up1 back : je peux sauter en arrière sur cette pile. Seulement avec l’option jump_announcements.
cli-about-the-game-fire = Une carte de feu (22, 33, 44, 55, 66, 77 ; marquée *) doit être recouverte avant la fin du tour suivant, sinon la partie est perdue. Seulement dans l’édition on-fire.
cli-about-runner-up-second = Seuls marquent les pions sur la deuxième case occupée à partir de la tête, autant de points que dit la case, ce qui peut être moins de 0. La case de tête ne reçoit rien.
cli-about-runner-up-v = v est le joueur virtuel d’une partie à deux : aux manches 1 à 4, il joue la carte du dessus de sa pile devant soi. Il ne choisit jamais, mais peut marquer et gagner.
cli-about-runner-up-move = move p2 : déplace le pion de p2 de ta propre carte, quand vient ton nombre blanc. Variante tactique seulement.
cli-about-runner-up-card = Une carte de -4 à +5 : « +3 > p2 » pose un +3 devant p2, dont le pion avance de la somme de toutes les cartes devant lui. Avec un nombre, comme +3/25, le nombre dit qui agit d’abord : le plus grand.
cli-about-runner-up-stage = Cinq étapes de cinq manches. Chaque étape commence avec tous les pions sur 0 et cinq nouvelles cartes pour tous, et finit par un décompte.
cli-about-runner-up-track = La piste va de -12 à 16 ; 0 (|) est le départ. Un pion (●) s’arrête aux deux bouts.
cli-drawn-saboteur-tunnel = { $drawing }  { $card } : un tunnel ouvert vers { $sides }{ $turned ->
    [none] {"\u00A0"}; tourné, il est pareil
   *[other] , tourné vers { $turned }
}.
cli-drawn-saboteur-dead = { $drawing }  { $card } : une impasse avec des ouvertures vers { $sides }{ $turned ->
    [none] {"\u00A0"}; tournée, elle est pareille
   *[other] , tournée vers { $turned }
}. Elle doit s’accorder avec ses voisines, mais rien n’y passe.
cli-about-saboteur-tunnel = Les cartes de tunnel ont des côtés ouverts ; chacune doit s’accorder avec toutes ses voisines et être reliée au départ. « ? cross » en dessine une.
cli-about-saboteur-dead = Une impasse s’accorde avec ses voisines par ses côtés ouverts, comme toute carte de tunnel, mais rien n’y passe. « ? dead_cross » en dessine une.
cli-about-saboteur-lay = lay curve_se 1,0 pose la carte sur la case à l’est du départ ; « lay curve_se turned 1,0 » l’y pose tournée de 180 degrés.
cli-about-saboteur-turned = turned : la carte tournée de 180 degrés, le second dessin à côté de son nom.
cli-about-saboteur-break = Une carte avec break_ casse un outil de quelqu’un : « break_lamp p2 ». Avec un outil cassé, personne ne peut poser de cartes de tunnel.
cli-about-saboteur-fix = Une carte avec fix_ répare un outil cassé de n’importe qui, toi compris : « fix_lamp p1 ». Une carte à deux outils en répare un : « fix_pick_lamp p1 lamp ».
cli-about-saboteur-rockfall = rockfall 3,0 enlève de la table la carte de tunnel en 3,0. Ni le départ, ni un but.
cli-about-saboteur-map = map top te fait regarder un but : top, middle ou bottom. Il est ensuite dessiné, pour toi seul, comme [$] (trésor) ou [o] (pierre).
cli-about-saboteur-pass = pass map : défausse cette carte face cachée au lieu de jouer ; tu en pioches une nouvelle.
cli-about-saboteur-take = take 3 : quand les chercheurs partagent l’or, choisis la carte de 3 pépites.
cli-about-saboteur-pick = pick (pic), lamp (lampe) et cart (wagonnet) sont les trois outils. Si l’un d’eux est cassé, tu ne peux pas poser de cartes de tunnel.
cli-about-saboteur-lamp = { cli-about-saboteur-pick }
cli-about-saboteur-cart = { cli-about-saboteur-pick }
cli-about-saboteur-digger = digger, chercheur d’or : gagne la manche si un tunnel atteint le trésor. Les chercheurs se partagent alors des cartes d’or.
cli-about-saboteur-saboteur = Les saboteurs gagnent la manche si toutes les cartes sont épuisées avant que le trésor soit atteint.
cli-about-saboteur-gold = Une carte d’or vaut 1 à 3 pépites ; après trois manches, le plus de pépites gagne. Parmi les buts, gold est le trésor.
cli-about-saboteur-goal = Les buts [?] sont en 8,-2 (top), 8,0 (middle) et 8,2 (bottom). L’un est le trésor $, les autres sont de la pierre.
cli-about-saboteur-stone = Une pierre est un but sans trésor ; retournée, c’est un virage à partir duquel les tunnels peuvent continuer.
cli-about-claim-goblin = Gobelins, goblin (cinq fois 0, 1 à 9) : pas de pouvoir, mais ils sont nombreux.
cli-about-claim-knight = Chevaliers, knight (2 à 9) : battent les Gobelins quand ceux-ci sont demandés, quelles que soient les valeurs.
cli-about-claim-undead = Morts-vivants, undead (0 à 9) : joués en première phase, ils comptent déjà pour le gagnant du pli.
cli-about-claim-dwarf = Nains, dwarf (0 à 9) : en seconde phase, ils vont au perdant du pli.
cli-about-claim-doppelganger = Sosies, doppelganger (0 à 9) : peuvent être joués sur toute faction et comptent comme une de ses cartes.
cli-about-claim-gnome = Gnomes, gnome (1, 3, 5, 7, 9) : en seconde phase, ils restent ouverts et ne comptent que s’ils le sont encore à la fin.
cli-about-claim-giant = Géants, giant (1, 3, 5, 7, 9) : en seconde phase, chacun enlève un Gnome de même valeur devant un adversaire.
cli-about-claim-dragon = Dragons, dragon (0 à 9) : qui joue le dernier Dragon d’un pli entame le suivant.
cli-about-claim-troll = Trolls, troll (0 à 9) : en seconde phase, on ne prend que le plus haut Troll d’un pli ; les autres attendent au milieu.
cli-about-claim-seer = Voyants, seer (0 à 9) : qui gagne le pli avec l’un d’eux en première phase peut regarder la première carte de la pile et la prendre.
cli-about-claim-follower = Les partisans sont les cartes gagnées en première phase ; en seconde, ils sont ta main.
cli-about-claim-look = look : après avoir gagné avec un Voyant, regarde la première carte de la pile. Puis « take stock » la prend, « take goblin-4 » prend une carte ouverte à la place.
cli-about-claim-take = take goblin-4 : choisis la carte ouverte qui devient ton partisan. « take stock » prend la carte que tu viens de regarder.
cli-about-claim-stock = La pile : les cartes qui doivent encore devenir des partisans, face cachée.
cli-about-claim-vote = Chaque faction vote pour qui a le plus de ses cartes dans la pile de points ; à égalité, pour qui a sa plus haute carte. Le plus de voix gagne.
cli-about-claim-won = Les cartes gagnées comptent pour les voix à la fin : les Morts-vivants de la première phase, tout dans la seconde.
