# Runner-Up in the browser.
web-runner-up-stage = Stage { $stage } of 5, round { $round } of 5
web-runner-up-track = The track
web-runner-up-pawn = { $seat }: field { $field }, { $total ->
    [one] one point
   *[other] { $total } points
}
web-runner-up-points = { $total ->
    [one] 1 point
   *[other] { $total } points
}
web-runner-up-put-before = Put { $card } before { $seat }
web-runner-up-move-pawn = Move the pawn of { $seat }
web-runner-up-move-by = Move the pawn of { $seat } by { $card }
web-runner-up-put = Put { $card } down
web-runner-up-hand = Your cards
web-runner-up-card = Card { $card }
web-runner-up-card-white = Card { $card }, white number { $number }
web-runner-up-choose = Choose a card.
web-runner-up-choose-target = Before whom shall { $card } go?
web-runner-up-choose-pawn = Your card { $card } moves one pawn. Which?
web-runner-up-chosen = You have chosen: { $choice }.
web-runner-up-chosen-before = { $card } before { $seat }
web-runner-up-sealed = has chosen
web-runner-up-open = Open cards, highest white number first
web-runner-up-by = { $card } from { $seat }
web-runner-up-virtual-cards = The virtual player: { $count ->
    [0] no cards left
    [one] one card left
   *[other] { $count } cards left
}
web-runner-up-rounds = This stage so far
web-runner-up-round = Round { $round }
