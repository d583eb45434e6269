# The arena: bots against bots.
arena-endless = Say how many games, or how narrow the intervals must be: --games N or --until WIDTH.
arena-until = An interval's width is a share of the games between 0 and 1, like 0.02 or 2%.
arena-games = The number of games is 1 or more.
arena-workers = The number of processes is 1 to { $most }.
arena-seconds = The time for a move is a number of seconds above 0.
arena-no-bots = Name at least one bot. { $game } has { $known }.
arena-file = This cannot be written: { $problem }.

# While it runs.
arena-preparing = Making the bots ready …

# The report.
arena-title = { $game }: { $bots }
arena-head = { $game }, { $players ->
    [one] one player
   *[other] { $players } players
}{ $options }. { $games ->
    [one] One game
   *[other] { $games } games
}{ $paired ->
    [yes] {""} ({ $deals ->
        [one] one deal
       *[other] { $deals } deals
    }, each in { $seatings ->
        [one] one seating
       *[other] { $seatings } seatings
    })
   *[no] {""}
}.
arena-nothing = No game was finished.
arena-interrupted = Interrupted; this is what was done.
arena-narrow = Stopped: the intervals are narrow enough.
arena-bot = bot
arena-played = games
arena-rate = wins
arena-fair = if equal
arena-score = points a seat
arena-rating = rating
arena-time = ms a move
arena-slowest = longest
arena-forfeits = forfeits
arena-pair = compared on the same deals
arena-deals = deals
arena-rate-difference = wins, difference
arena-score-difference = points, difference
arena-seat = seat
arena-faults = Forfeits:
arena-fault = game { $game }, { $seat } ({ $bot }): { $problem }
arena-more-faults = … and { $count } more.
arena-about = Ranges are 95 % intervals: Wilson's for rates, Student's over deals for points and differences. A rating is openskill's mean and uncertainty.
arena-again = The same again: --seed { $seed }
arena-seconds-taken = { $seconds } s
