# The Game yn de browser.
web-the-game-piles = De fjouwer steapels
web-the-game-rising = omheech
web-the-game-falling = omleech
web-the-game-pile = { $pile }, boppe-op { $top }
web-the-game-lay-on = Lis { $card } op { $pile }, boppe-op { $top }
web-the-game-lay-back = Spring werom: lis { $card } op { $pile }, boppe-op { $top }
web-the-game-lay-not = { $card } kin net op { $pile }, boppe-op { $top }
web-the-game-back = tsien werom!
web-the-game-card = Kaart { $card }
web-the-game-fire-card = Fjoerkaart { $card }
web-the-game-burning = baarnt
web-the-game-hand = Dyn kaarten
web-the-game-hands = De kaarten fan de oaren
web-the-game-hands-left = De kaarten dy’t oer binne
web-the-game-count = { $count ->
    [0] gjin kaarten
    [one] ien kaart
   *[other] { $count } kaarten
}
web-the-game-draw = { $count ->
    [0] neat mear te pakken
    [one] noch ien kaart te pakken
   *[other] noch { $count } te pakken
}
web-the-game-left = { $count ->
    [0] alle kaarten lein
    [one] noch ien kaart te lizzen
   *[other] noch { $count } te lizzen
}
web-the-game-laid = { $count ->
    [one] dizze beurt ien kaart lein
   *[other] dizze beurt { $count } kaarten lein
}
web-the-game-choose = Kies in kaart, dan har steapel.
web-the-game-choose-pile = Wêr leist { $card }?
web-the-game-choose-first = Kies earst ien fan dyn kaarten.
web-the-game-hint = Hint oer { $pile }
web-the-game-hint-title = In hint oer { $pile }
web-the-game-hint-none = Hint weromnimme
web-the-game-hints = Hints op tafel
web-the-game-hint-line = { $seat } oer { $pile }: { $hint }
