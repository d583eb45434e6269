# The browser table. Words for people who never saw a terminal.

web-title = Stamtisch
web-close = Close
web-cancel = Cancel
web-back = Back
web-skip = Go to the contents
web-yes = Yes
web-no = No
web-on = On
web-off = Off
web-save = Save
web-loading = One moment …
web-rule = Rule { $rule }
web-points = Points
web-points-count = { $count ->
    [one] one point
   *[other] { $count } points
}

# Seats.
web-seat-number = Seat { $number }
web-seat-open = Open seat
web-seat-bot = Bot
web-seat-you = you
web-seat-awaited = to act
web-seat-host = host
web-seat-away = away
web-seat-stand-in = a bot stands in

# The table while a game is played.
web-table-seats = Players
web-table-board = Table
web-your-turn = Your turn
web-your-turn-open = Your turn: choose
web-waiting-for = Waiting for { $seats }
web-game-over = The game is over
web-log = What happened
web-log-empty = Nothing has happened yet.
