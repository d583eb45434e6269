# Runner-Up.

# Names.
runner-up-name-v = Virtual player
runner-up-name-move = move the pawn of

# Options.
runner-up-option-variant = Variant
    .meaning = Which game is played.
    .base = Base game
    .tactical = Tactical variant
runner-up-option-require_scored_stage = Only scorers can win
    .meaning = Only players who have scored in some stage can win.
runner-up-option-top_tie = Several at the top
    .meaning = Who is second when several share the highest total.
    .distinct = The next lower total
    .places = Those at the top
runner-up-option-all_equal = All totals equal
    .meaning = What happens when all totals are equal.
    .draw = A draw
    .shared = All share the win
runner-up-option-white_numbers = White numbers
    .meaning = The white numbers of the 32 cards, sorted by value from -4 to +5.
    .values = a list of 32 different whole numbers from 1 to 999
runner-up-bad-white_numbers = { $value } is not possible here; it must be a list of 32 different whole numbers from 1 to 999.

# Actions as sentences.
runner-up-tell-sealed = { $seat } puts a card face down.
runner-up-tell-put = { $own ->
    [1] { $seat } puts { $card } face down before themselves.
   *[other] { $seat } puts { $card } face down before { $pawn }.
}
runner-up-tell-choose = { $seat } puts { $card } face down.
runner-up-tell-move = { $own ->
    [1] { $seat } moves their own pawn.
   *[other] { $seat } moves the pawn of { $pawn }.
}

# Refusals, the end and what happens by itself.
runner-up-no-action = “{ $words }” is no action of Runner-Up. Put a card before a player: “+3 > p2”.
runner-up-no-action-tactical = “{ $words }” is no action of the tactical variant. Choose a card with its white number (“+3/25”) or, when your number is up, move a pawn (“move p2”).
runner-up-no-card = There is no card “{ $card }”. The cards are -4 to -1 and +1 to +5, always written with the sign.
runner-up-no-white-numbers = In the base game cards have no white numbers: write “{ $value }” alone.
runner-up-white-number = There is no card “{ $card }”. In the tactical variant a card is written with its white number; cards of this value have { $numbers }.
runner-up-no-virtual = There is a virtual player with two players only. The pawns here are those of { $pawns }.
runner-up-no-moves = “{ $words }” belongs to the tactical variant. In the base game pawns move by the cards before them.
runner-up-only-oneself = “{ $words }”: in the tactical variant a card always goes before yourself; write the card alone, such as “+3/25”.
runner-up-no-target = “{ $words }” does not say before whom the card goes. Write “{ $words } > p2”.
runner-up-not-tactical = “{ $words }” belongs to the base game; this is the tactical variant.
runner-up-not-base = “{ $words }” belongs to the tactical variant; this is the base game.
runner-up-cards-first = Pawns move when all cards are open. { $seats } must still choose a card.
runner-up-choice-stands = Your choice { $choice } is made and stands. Still to choose: { $seats }.
runner-up-not-in-hand = { $card } is not in your hand ({ $hand }).
runner-up-no-such-pawn = There is no such pawn. The pawns in play are those of { $pawns }.
runner-up-last-card = In the fifth round the last card goes before oneself: “{ $card } > { $seat }”.
runner-up-has-moved = { $seat } has already moved a pawn by { $own } in this round. Now { $turn } moves one by { $card }.
runner-up-not-your-number = The number of { $own } is not up yet. First { $turn } moves a pawn by { $card }.
runner-up-no-such-move = { $turn } must now move one pawn by { $card }; the pawns in play are those of { $pawns }.
runner-up-tactical-players = The tactical variant is for three to six players: the virtual player could not choose a pawn.
runner-up-white-twice = { $number } occurs twice among the white numbers; each card has its own.
runner-up-too-many = There { $copies ->
    [one] is only one card { $card }
   *[other] are only { $copies } cards { $card }
}, and so many are already elsewhere.
runner-up-not-a-card = “{ $words }” moves a pawn; here belongs a card.
runner-up-played-in-part = Open cards are those of all seats, and none is face down any more.
runner-up-no-turn = It is nobody’s turn while cards are being chosen; “turn” goes with “played”.
runner-up-last-card-position = “{ $words }” cannot be: in the fifth round the card of { $seat } lies before { $seat }.
runner-up-hand-size = This hand holds { $count ->
    [0] no card
    [one] one card
   *[other] { $count } cards
}; at this moment it must be { $due }.
runner-up-pile-size = The pile of the virtual player has { $count ->
    [0] no card
    [one] one card
   *[other] { $count } cards
}; at this moment it must be { $due }.
runner-up-spent-rounds = { $count } earlier rounds are named, but there { $most ->
    [0] has been none
    [one] has been only one
   *[other] have been only { $most }
} in this stage.
runner-up-virtual-itself = “{ $words }” cannot be: the virtual player always plays before itself.
runner-up-has-scored = { $player } has a total that is not 0 and so has scored in some stage.
runner-up-scored-early = Nobody can have scored before the first stage has ended.
runner-up-won = { $winners } { $count ->
    [one] wins
   *[other] share the win
} with { $points ->
    [one] one point
   *[other] { $points } points
}, the second-most.
runner-up-won-level = { $winners } { $count ->
    [one] wins
   *[other] share the win
} with { $points ->
    [one] one point
   *[other] { $points } points
} each.
runner-up-draw = All totals are equal, so nobody is second: a draw.
runner-up-nobody = Among those who have scored nobody is second, so nobody wins.
runner-up-no-stage-before = There is no stage before the first one.
runner-up-placed = { $card } before { $pawn }
    .by = { $own ->
        [1] { $seat } put { $card } before themselves
       *[other] { $seat } put { $card } before { $pawn }
    }
runner-up-event-round = The cards are turned up: { $cards }.
runner-up-event-stage = Stage { $stage } is over. On the second occupied field: { $points }.
runner-up-event-none = Stage { $stage } is over. Nobody’s points change.
