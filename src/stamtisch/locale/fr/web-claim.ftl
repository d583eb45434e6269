# Claim dans le navigateur.
web-claim-phase = { $phase ->
    [1] Première phase : gagner des partisans
   *[2] Seconde phase : gagner le trône
}
web-claim-trick = Sur la table
web-claim-last-trick = Le dernier pli
web-claim-prize = À gagner
web-claim-prizes = À gagner, une chacun
web-claim-stock = { $count ->
    [0] pile épuisée
    [one] une carte dans la pile
   *[other] { $count } cartes dans la pile
}
web-claim-nothing-played = { $seat } entame.
web-claim-played-by = { $card }, jouée par { $seat }
web-claim-hand = Tes cartes
web-claim-choose = Choisis une carte à jouer.
web-claim-play = Jouer { $card }
web-claim-take = Prendre { $card }
web-claim-look = Regarder la pile
web-claim-take-stock = Prendre la carte de la pile : { $card }
web-claim-choose-follower = Choisis ton partisan.
web-claim-votes = Points par faction
web-claim-piles = Partisans et cartes gagnées
web-claim-followers = Partisans
web-claim-won = Gagnées pour la fin
web-claim-captured = Gnomes capturés
web-claim-middle = Reste au milieu
web-claim-hidden = { $count ->
    [one] une carte cachée
   *[other] { $count } cartes cachées
}
web-claim-cards-left = { $count ->
    [0] pas de cartes
    [one] une carte
   *[other] { $count } cartes
}
web-claim-without = sans { $factions }
