# Runner-Up dans le navigateur.
web-runner-up-stage = Étape { $stage } sur 5, manche { $round } sur 5
web-runner-up-track = La piste
web-runner-up-pawn = { $seat } : case { $field }, { $total ->
    [one] { $total } point
   *[other] { $total } points
}
web-runner-up-points = { $total ->
    [one] { $total } point
   *[other] { $total } points
}
web-runner-up-put-before = Poser { $card } devant { $seat }
web-runner-up-move-pawn = Déplacer le pion de { $seat }
web-runner-up-move-by = Déplacer le pion de { $seat } de { $card }
web-runner-up-put = Poser { $card }
web-runner-up-hand = Tes cartes
web-runner-up-card = Carte { $card }
web-runner-up-card-white = Carte { $card }, nombre blanc { $number }
web-runner-up-choose = Choisis une carte.
web-runner-up-choose-target = Devant qui poser { $card } ?
web-runner-up-choose-pawn = Ta carte { $card } déplace un pion. Lequel ?
web-runner-up-chosen = Tu as choisi : { $choice }.
web-runner-up-chosen-before = { $card } devant { $seat }
web-runner-up-sealed = a choisi
web-runner-up-open = Cartes ouvertes, le plus grand nombre blanc d’abord
web-runner-up-by = { $card } de { $seat }
web-runner-up-virtual-cards = Le joueur virtuel : { $count ->
    [0] plus de cartes
    [one] encore une carte
   *[other] encore { $count } cartes
}
web-runner-up-rounds = Cette étape jusqu’ici
web-runner-up-round = Manche { $round }
