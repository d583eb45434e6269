# The Game in the browser.
web-the-game-piles = The four piles
web-the-game-rising = rising
web-the-game-falling = falling
web-the-game-pile = { $pile }, { $top } on top
web-the-game-lay-on = Lay { $card } on { $pile }, { $top } on top
web-the-game-lay-back = Jump back: lay { $card } on { $pile }, { $top } on top
web-the-game-lay-not = { $card } cannot go on { $pile }, { $top } on top
web-the-game-back = ten back!
web-the-game-card = Card { $card }
web-the-game-fire-card = Fire card { $card }
web-the-game-burning = burning
web-the-game-hand = Your cards
web-the-game-hands = The others’ cards
web-the-game-hands-left = The cards left in hand
web-the-game-count = { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
}
web-the-game-draw = { $count ->
    [0] nothing left to draw
    [one] one card to draw
   *[other] { $count } cards to draw
}
web-the-game-left = { $count ->
    [0] all cards laid
    [one] one card not laid yet
   *[other] { $count } cards not laid yet
}
web-the-game-laid = { $count ->
    [one] one card laid this turn
   *[other] { $count } cards laid this turn
}
web-the-game-choose = Choose a card, then its pile.
web-the-game-choose-pile = Where shall { $card } go?
web-the-game-choose-first = Choose one of your cards first.
web-the-game-hint = Hint about { $pile }
web-the-game-hint-title = A hint about { $pile }
web-the-game-hint-none = Take the hint back
web-the-game-hints = Hints on the table
web-the-game-hint-line = { $seat } about { $pile }: { $hint }
