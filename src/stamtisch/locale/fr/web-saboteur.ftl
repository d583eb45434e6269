# Saboteur dans le navigateur.
web-saboteur-round = Manche { $round } sur 3
web-saboteur-draw = { $count ->
    [0] plus rien à piocher
    [one] une carte à piocher
   *[other] { $count } cartes à piocher
}
web-saboteur-board = La mine
web-saboteur-zoom-in = Plus grand
web-saboteur-zoom-out = Plus petit
web-saboteur-cell = { $what }, { $place }
web-saboteur-lay-here = Poser { $card } : { $place }
web-saboteur-rockfall-here = Enlever { $what }, { $place }
web-saboteur-goal-hidden = { $goal }, caché
web-saboteur-goal-known = { $goal }, caché ; tu sais : { $what }
web-saboteur-goal-open = { $goal } : { $what }
web-saboteur-hand = Tes cartes
web-saboteur-choose = Choisis une carte.
web-saboteur-choose-cell = Choisis un endroit marqué pour { $card }.
web-saboteur-choose-dwarf = { $card } : pour qui ?
web-saboteur-turn = Tourner
web-saboteur-turn-hint = Tourner la carte (R)
web-saboteur-discard = Défausser et passer
web-saboteur-pass = Passer
web-saboteur-do-break = { $tool-token ->
    [pick] Casser le pic
    [lamp] Casser la lampe
   *[cart] Casser le wagonnet
} de { $seat }
web-saboteur-do-fix = { $tool-token ->
    [pick] Réparer le pic
    [lamp] Réparer la lampe
   *[cart] Réparer le wagonnet
} de { $seat }
web-saboteur-do-map = Regarder le { $goal }
web-saboteur-take = { $count ->
    [one] Prendre une pépite
   *[other] Prendre { $count } pépites
}
web-saboteur-packet = De l’or à partager
web-saboteur-packet-you = Choisis une carte d’or, puis les autres choisissent.
web-saboteur-role-saboteur = Toi : Saboteur – éloigne-les du trésor
web-saboteur-role-digger = Toi : Chercheur d’or – trouve le trésor
web-saboteur-dwarves = Les nains
web-saboteur-broken = { $tool-token ->
    [pick] pic cassé
    [lamp] lampe cassée
   *[cart] wagonnet cassé
}
web-saboteur-knows = a regardé : { $goals }
web-saboteur-count = { $count ->
    [0] pas de cartes
    [one] une carte
   *[other] { $count } cartes
}
web-saboteur-nuggets = { $count ->
    [0] zéro pépite
    [one] une pépite
   *[other] { $count } pépites
}
web-saboteur-why = Pourquoi ne peut-elle pas être posée là ?
