# The Game in de browser.
web-the-game-piles = De vier stapels
web-the-game-rising = omhoog
web-the-game-falling = omlaag
web-the-game-pile = { $pile }, bovenop { $top }
web-the-game-lay-on = Leg { $card } op { $pile }, bovenop { $top }
web-the-game-lay-back = Spring terug: leg { $card } op { $pile }, bovenop { $top }
web-the-game-lay-not = { $card } kan niet op { $pile }, bovenop { $top }
web-the-game-back = tien terug!
web-the-game-card = Kaart { $card }
web-the-game-fire-card = Vuurkaart { $card }
web-the-game-burning = brandt
web-the-game-hand = Je kaarten
web-the-game-hands = De kaarten van de anderen
web-the-game-hands-left = De kaarten die over zijn
web-the-game-count = { $count ->
    [0] geen kaarten
    [one] één kaart
   *[other] { $count } kaarten
}
web-the-game-draw = { $count ->
    [0] niets meer te trekken
    [one] nog één kaart te trekken
   *[other] nog { $count } te trekken
}
web-the-game-left = { $count ->
    [0] alle kaarten gelegd
    [one] nog één kaart te leggen
   *[other] nog { $count } te leggen
}
web-the-game-laid = { $count ->
    [one] deze beurt één kaart gelegd
   *[other] deze beurt { $count } kaarten gelegd
}
web-the-game-choose = Kies een kaart, dan haar stapel.
web-the-game-choose-pile = Waar leg je { $card }?
web-the-game-choose-first = Kies eerst een van je kaarten.
web-the-game-hint = Hint over { $pile }
web-the-game-hint-title = Een hint over { $pile }
web-the-game-hint-none = Hint terugnemen
web-the-game-hints = Hints op tafel
web-the-game-hint-line = { $seat } over { $pile }: { $hint }
