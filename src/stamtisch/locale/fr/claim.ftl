# Claim.

# Noms des cartes et des factions ; .one est pour une seule carte.
claim-name-goblin = Gobelin
claim-name-knight = Chevalier
claim-name-undead = Morts-vivants
    .one = Mort-vivant
claim-name-dwarf = Nain
claim-name-doppelganger = Sosie
claim-name-gnome = Gnome
claim-name-giant = Géant
claim-name-dragon = Dragon
claim-name-troll = Troll
claim-name-seer = Voyant
claim-name-goblins = Gobelins
claim-name-knights = Chevaliers
claim-name-dwarves = Nains
claim-name-doppelgangers = Sosies
claim-name-gnomes = Gnomes
claim-name-giants = Géants
claim-name-dragons = Dragons
claim-name-trolls = Trolls
claim-name-seers = Voyants
# Les mots des coups « look », « take goblin-4 » et « take stock ».
claim-name-look = regarder la pile
claim-name-take = prendre
claim-name-stock = la carte regardée

# Options.
claim-option-factions = Factions
    .meaning = Les cartes du jeu ; à trois ou quatre, il faut une liste de sept factions.
    .values = "claim", "claim2" ou une liste de factions différentes comme ["goblins", "knights", "undead", "dwarves", "seers"]
    .claim = Claim
    .claim2 = Claim 2
claim-bad-factions = { $value } n’est pas possible ici ; il faut "claim", "claim2" ou une liste de factions différentes comme ["goblins", "knights", "undead", "dwarves", "seers"].
claim-option-first_leader = Première entame
    .meaning = La place qui entame le premier pli.
claim-option-loser_peeks = Regarder les partisans cachés
    .meaning = Qui reçoit un partisan caché peut le regarder aussitôt.
claim-option-doppelganger_forced = Sosies obligatoires
    .meaning = Sans carte de la faction demandée, il faut jouer un Sosie.
claim-option-dragon_last_card = Dragons seulement en dernier
    .meaning = Un Dragon ne donne l’entame que s’il est la dernière carte du pli.
claim-option-troll_strict = Trolls stricts
    .meaning = Un pli ne rapporte jamais plus d’un Troll, ceux du milieu compris.
claim-option-beaten_knight_first = Chevaliers battus d’abord
    .meaning = Un Chevalier battu prend un partisan avant tous les Gobelins et les Sosies.

# Les coups en phrases.
claim-tell-play = { $seat } joue { $card }.
claim-tell-take = { $seat } prend { $card } comme partisan.
claim-tell-look = { $seat } regarde la première carte de la pile.
claim-tell-take-stock = { $seat } prend la première carte de la pile comme partisan.

# Les refus, la fin et ce qui arrive de soi-même.
claim-one-pair = Les cartes comprennent exactement une paire, entière : Gobelins et Chevaliers, ou Gnomes et Géants, jamais des cartes des deux. À { $players } joueurs s’y ajoutent { $free } factions parmi Morts-vivants, Nains, Sosies, Dragons, Trolls et Voyants.
claim-deck-size = À { $players } joueurs, il y a { $wanted } factions : une paire et { $free } parmi Morts-vivants, Nains, Sosies, Dragons, Trolls et Voyants. Ici il y en a { $count }. { $players ->
    [2] On peut écrire « claim », « claim2 » ou par exemple ["gnomes", "giants", "undead", "trolls", "seers"].
   *[other] On peut écrire par exemple ["goblins", "knights", "undead", "dwarves", "dragons", "trolls", "seers"].
}
claim-no-action = « { $action } » n’est pas un coup de Claim. Écris une carte (« goblin-4 »), « look », « take goblin-4 » ou « take stock ».
claim-no-card = Il n’y a pas de carte « { $words } ». Une carte est une faction et une valeur, comme goblin-4 ou doppelganger-0 ; les Chevaliers vont de 2 à 9, les Gnomes et les Géants sont 1, 3, 5, 7 et 9, tous les autres 0 à 9.
claim-not-in-deck = { $card } n’existe pas dans cette partie ; les factions sont { $known }.
claim-not-your-turn = Ce n’est pas à { $seat } de jouer, c’est à { $turn }.
claim-not-your-choice = C’est à { $turn } de prendre un partisan, pas à { $seat }.
claim-nothing-to-take = Personne ne prend de partisan maintenant ; il faut jouer une carte. Coups permis : { $legal }.
claim-not-in-hand = { $card } n’est pas dans ta main ({ $hand }).
claim-must-follow = { $card } ne peut pas être jouée sur { $led } : tu as des { $faction } et dois en jouer. Coups permis : { $legal }.
claim-must-follow-or-double = { $card } ne peut pas être jouée sur { $led } : tu as des { $faction } et dois en jouer, ou jouer un Sosie. Coups permis : { $legal }.
claim-knight-must-follow = { $card } battrait { $led }, mais tu as toi-même des Gobelins et dois en jouer, ou jouer un Sosie. Coups permis : { $legal }.
claim-doppelganger-led = L’entame est { $led }, la faction demandée est donc celle des Sosies, et tu en as. Coups permis : { $legal }.
claim-doppelganger-forced = Tu n’as pas de { $faction }, mais un Sosie, et à cette table il faut alors le jouer ; { $card } n’est pas permise. Coups permis : { $legal }.
claim-choose-first = Prends un partisan avant que la carte suivante ({ $card }) soit jouée. Coups permis : { $legal }.
claim-not-open = { $card } n’est pas parmi les cartes à choisir. Coups permis : { $legal }.
claim-stock-is-closed = Seul qui gagne avec un Voyant peut regarder la première carte de la pile et la prendre. Coups permis : { $legal }.
claim-look-first = Une carte de la pile ne se prend qu’après l’avoir regardée. Coups permis : { $legal }.
claim-looked-already = Tu as déjà regardé la première carte de la pile. Coups permis : { $legal }.
claim-no-such-card = Il n’y a pas de carte { $card } dans Claim.
claim-card-not-in-deck = { $card } ne joue pas ici ; les factions sont { $known }.
claim-card-twice = Il n’y a { $copies ->
    [one] qu’une carte { $card }
   *[other] que { $copies } cartes { $card }
} ; la position en a une de trop.
claim-wrong-place = { $card } ne peut pas être ici.
claim-card-nowhere = { $card } n’est nulle part. Une carte qui n’est nommée nulle part ailleurs est hors du jeu, elle va donc ici.
claim-trick-too-long = Un pli a { $most } cartes au plus, une par place.
claim-trick-entry = Une carte du pli s’écrit avec sa place, ["p1", "goblin-4"] ; ceci est { $found }.
claim-trick-order = Les cartes se jouent dans le sens horaire à partir de l’entame ; la carte { $place } du pli est à { $seat }.
claim-did-not-follow = { $seat } ne peut pas avoir joué { $card } : il y a encore des { $faction } dans la main.
claim-open-count = Avant chaque pli, on retourne { $shown ->
    [one] une carte
   *[other] { $shown } cartes
}, ni plus ni moins.
claim-no-stock = La pile s’épuise en phase 1 ; en phase 2 il n’y en a pas.
claim-nothing-open = Un pli de la phase 1 a commencé, une carte a donc dû être retournée.
claim-no-followers = En phase 2, les partisans sont dans les mains.
claim-hand-sizes = Ces mains ont, avec les cartes jouées au pli, { $sizes } cartes. Toutes en ont autant, { $most } au plus.
claim-stock-size = La pile et les cartes ouvertes font ensemble { $there } ; pour les mains encore à jouer, il en faut { $needed }, une par carte.
claim-follower-sizes = Les places ont { $sizes } partisans. Chaque pli en donne un à tous, donc toutes doivent en avoir autant, ici { $most } au plus.
claim-known-elsewhere = { $seat } n’a pas cette carte { $card }, personne ne peut donc la savoir là.
claim-sees-own = Ce qu’un Voyant a montré de ses propres partisans n’est retenu qu’en phase 1, avec « loser_peeks » à false.
claim-void-held = { $seat } a des { $faction }, la main n’en est donc pas dépourvue.
claim-no-look = Seul qui a gagné un pli entier de la phase 1 avec un Voyant peut avoir regardé la pile.
claim-not-looked = Il manque une carte à la pile, le Voyant gagnant doit donc l’avoir regardée et prise.
claim-wrong-turn = D’après le reste de la position, c’est à { $seat } de jouer.
claim-won = { $winners } { $count ->
    [one] gagne
   *[other] gagnent
} le trône avec { $votes } { $votes ->
    [one] voix
   *[other] voix
}.
claim-shared = { $winners } partagent le trône : égalité de voix ({ $votes } par camp), de cartes et de valeurs.
claim-event-trick = { $seat } gagne le pli.
claim-event-phase = La première phase est finie : chacun prend ses partisans en main.
claim-event-follower = { $seat } prend { $hidden ->
    [0] { $cards }
   *[other] une carte cachée
} comme partisan.
claim-event-score = { $seat } marque { $cards }.
claim-event-leads = { $seat } entame le pli suivant, grâce au dernier Dragon.
claim-event-waits = { $cards } { $count ->
    [one] reste
   *[other] restent
} au milieu.
claim-event-smashed = Les Géants retirent { $cards } du jeu.
