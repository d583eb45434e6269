# The Game dans le navigateur.
web-the-game-piles = Les quatre piles
web-the-game-rising = monte
web-the-game-falling = descend
web-the-game-pile = { $pile }, sommet { $top }
web-the-game-lay-on = Poser { $card } sur la { $pile }, sommet { $top }
web-the-game-lay-back = Sauter en arrière : poser { $card } sur la { $pile }, sommet { $top }
web-the-game-lay-not = { $card } ne va pas sur la { $pile }, sommet { $top }
web-the-game-back = dix en arrière !
web-the-game-card = Carte { $card }
web-the-game-fire-card = Carte de feu { $card }
web-the-game-burning = brûle
web-the-game-hand = Tes cartes
web-the-game-hands = Les cartes des autres
web-the-game-hands-left = Les cartes qui restent en main
web-the-game-count = { $count ->
    [0] pas de cartes
    [one] une carte
   *[other] { $count } cartes
}
web-the-game-draw = { $count ->
    [0] plus rien à piocher
    [one] une carte à piocher
   *[other] { $count } à piocher
}
web-the-game-left = { $count ->
    [0] toutes les cartes sont posées
    [one] une carte reste à poser
   *[other] { $count } à poser
}
web-the-game-laid = { $count ->
    [one] une carte posée ce tour-ci
   *[other] { $count } cartes posées ce tour-ci
}
web-the-game-choose = Choisis une carte, puis sa pile.
web-the-game-choose-pile = Où poser { $card } ?
web-the-game-choose-first = Choisis d’abord une de tes cartes.
web-the-game-hint = Indice sur la { $pile }
web-the-game-hint-title = Un indice sur la { $pile }
web-the-game-hint-none = Retirer l’indice
web-the-game-hints = Indices sur la table
web-the-game-hint-line = { $seat } sur la { $pile } : { $hint }
