# The Game.

# Names of piles, hints and moves.
the-game-name-up1 = rising pile 1
the-game-name-up2 = rising pile 2
the-game-name-down1 = falling pile 1
the-game-name-down2 = falling pile 2
the-game-name-avoid = please leave alone
the-game-name-good = something very good
the-game-name-jump = please jump back
the-game-name-back = can jump back
the-game-name-none = no hint
the-game-name-end = end the turn

# Options.
the-game-option-min_cards = Cards a turn
    .meaning = Cards to lay in a turn while there are cards to draw (professionals: 3).
the-game-option-min_cards_empty = Cards a turn at the end
    .meaning = Cards to lay in a turn once the draw pile is empty.
the-game-option-hand_delta = Hand size
    .meaning = Larger or smaller hands than the table says.
the-game-option-first_player = First player
    .meaning = The seat that begins.
the-game-option-edition = Edition
    .meaning = On Fire: 22, 33 … 77 must be covered at once.
    .standard = Standard
    .on-fire = On Fire
the-game-option-good_threshold_inclusive = Ten left is excellent
    .meaning = Ten cards left over still count as excellent.
the-game-option-jump_announcements = The hint “back”
    .meaning = The hint “back”: I can jump back on this pile.

# Actions as sentences.
the-game-tell-lay = { $seat } lays { $card } on { $pile }.
the-game-tell-end = { $seat } ends the turn.
the-game-tell-hint-avoid = { $seat }: please leave { $pile } alone.
the-game-tell-hint-good = { $seat }: I have something very good for { $pile }.
the-game-tell-hint-jump = { $seat }: please jump back on { $pile } if you can.
the-game-tell-hint-back = { $seat }: I can jump back on { $pile }.
the-game-tell-hint-none = { $seat } takes back the hint about { $pile }.

# Refusals, the end and what happens by itself.
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
# Why a bot plays as it does.
the-game-why-jump = { $card } jumps back on { $pile }: { $count ->
    [0] the pile loses nothing by it.
    [one] one unlaid card fits there again.
   *[other] { $count } unlaid cards fit there again.
}
the-game-why-next = { $card } is the very next card for { $pile }: nothing is skipped.
the-game-why-owed = A card is owed, and { $card } on { $pile } does the least harm to what comes after: it skips { $count ->
    [one] one unlaid card
   *[other] { $count } unlaid cards
}.
the-game-why-more = { $card } on { $pile } skips only { $count ->
    [one] one unlaid card
   *[other] { $count } unlaid cards
}, and one card more in the turn is worth that.
the-game-why-fire = { $card } covers the fire on { $pile }, which would lose the game.
the-game-why-end = Enough is laid: another card would cost more than waiting for new ones.
the-game-why-end-empty = Enough is laid: another card would cost more than waiting for the others.
the-game-why-solved = With { $action } all that is left can be laid: there is nothing to draw, and every hand is known.
