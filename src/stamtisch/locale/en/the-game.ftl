# The Game.
the-game-no-action = “{ $words }” is no move of The Game. Write a card and a pile (“45 up1”), “end”, or a hint (“hint up1 avoid”).
the-game-no-card = There is no card “{ $card }”. The cards are the numbers 2 to 99; 1 and 100 only begin the piles.
the-game-no-pile = There is no pile “{ $pile }”. The piles are up1, up2, down1 and down2.
the-game-no-hint = “{ $words }” is no hint. A hint names a pile and a wish, never a number: “hint up1 avoid”, “good”, “jump” or “none”.
the-game-no-announcement = At this table nobody may say “{ $hint }”: it would give away the exact number. Use “good” instead.
the-game-not-your-turn = It is not the turn of { $seat }; { $turn } is to play.
the-game-skipped = { $seat } has no cards left and is passed over; { $turn } is to play.
the-game-may-not-end = { $laid ->
    [0] Nothing has
    [one] One card has
   *[other] { $laid } cards have
} been laid this turn, and { $minimum ->
    [one] one is owed
   *[other] { $minimum } are owed
}; the turn cannot end yet. Legal now: { $legal }.
the-game-not-in-hand = { $card } is not in your hand ({ $hand }).
the-game-too-low = { $card } does not fit on { $pile }: its top is { $top }, so a card must be higher than that{ $jump ->
    [none] .
   *[other] , or exactly { $jump } (ten back).
} Legal now: { $legal }.
the-game-too-high = { $card } does not fit on { $pile }: its top is { $top }, so a card must be lower than that{ $jump ->
    [none] .
   *[other] , or exactly { $jump } (ten back).
} Legal now: { $legal }.
the-game-card-twice = Card { $card } cannot be here: it is already in { $other }. There is one of each.
the-game-hand-too-large = A hand of { $count } cards is too large; with so many players it holds at most { $most }.
the-game-nobody-holds-cards = All hands are empty while there are cards to draw; that cannot be.
the-game-no-fire = Only the edition “on-fire” has burning cards.
the-game-no-fire-there = There is no fire card on top of { $pile }.
the-game-owes-too-much = The least to lay in a turn ({ $owed }) is more than a hand of { $hand } cards.
the-game-beaten = All 98 cards are laid: The Game is beaten!
the-game-excellent = { $left } left over: an excellent result.
the-game-lost = { $left } cards left over: The Game wins this time.
the-game-event-stuck = { $seat } still owes { $left ->
    [one] one card
   *[other] { $left } cards
}, and no card in hand fits.
the-game-event-fire = A fire card that should have been covered by now still burns.
