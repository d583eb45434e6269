# The browser table. Words for people who never saw a terminal; short, friendly, no notation.

web-title = Stamtisch
web-close = Close
web-cancel = Cancel
web-skip = Skip to the contents
web-yes = yes
web-no = no
web-unknown = not known
web-on = on
web-off = off
web-save = Save
web-less = Less
web-more = More
web-again = Try again
web-loading = One moment …
web-list = { $items }
web-name-of = { $seat }
web-footer = Stamtisch is free software: the server is yours, there are no accounts, no advertisements and nobody watches. The games are their authors’ and publishers’; this is a homage with drawings of its own.
web-licences = Licences

# Getting about.
web-nav = Site
web-nav-home = To the first page
web-nav-my = My games
web-settings = Language and light
web-language = Language
web-theme = Light
web-theme-system = As the device
web-theme-light = Light
web-theme-dark = Dark
web-rules = Rules
web-rule = Rule { $rule }
web-rule-book = The whole rulebook
web-rule-missing = The rulebook cannot be had just now.

# The first page.
web-home-title = A table for your card evenings
web-home-lead = Four modern card games by the book, with friends wherever they are, and bots for the empty chairs. No account: open a table, send the link, play.
web-home-go-on = Go on playing
web-home-choose = Choose a game
web-home-open = Open a table
web-home-open-of = Open a table for { $game }
web-home-rules-of = Rules of { $game }
web-players-range = { $low }–{ $high } players
web-minutes = { $minutes } min
web-game-the-game = The Game
    .lead = All together against ninety-eight numbers and four piles, without naming a single one.
web-game-runner-up = Runner-Up
    .lead = A race in which only the second place counts, run with cards chosen in secret.
web-game-saboteur = Saboteur
    .lead = Dig for gold with your fellow dwarves. One of them, perhaps, is not digging.
web-game-claim = Claim
    .lead = Win followers in one round of tricks, and with them the throne in the next.

# Opening a table.
web-name = Your name
web-name-missing = How shall the others call you?
web-host-players = How many play?
web-host-seats = Who plays?
web-host-me = You
web-host-friend = A friend
web-host-all-open = All friends
web-host-all-bots = All bots
web-bot-easy = Bot, easy
web-bot-fair = Bot, fair
web-bot-strong = Bot, strong
web-host-options = House rules
web-host-open = Open the table
web-host-play = Play now
web-option-own = Our own mix
web-clock = Clock
web-clock-none = None
    .hint = Everybody takes the time they need.
web-clock-gentle = Gentle
    .hint = Whoever thinks longer is reminded; a bot plays on only for those who have gone.
web-clock-hard = Strict
    .hint = When the time is up, a bot plays on until its person is back.
web-clock-time = Time for each move
web-seconds = { $count ->
    [one] one second
   *[other] { $count } seconds
}
web-minutes-count = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
web-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
}
web-days = { $count ->
    [one] one day
   *[other] { $count } days
}

# Before the game.
web-lobby-open = { $count ->
    [one] One seat is still open.
   *[other] { $count } seats are still open.
}
web-lobby-ready = Everybody is here. You can begin.
web-lobby-host = Everybody is here. { $name } begins the game.
web-lobby-full = Everybody is here.
web-sit = Sit down
web-join-locked = The host has locked this table. You can watch.
web-join-full = All seats are taken. You can watch, or sit down when one becomes free.
web-move-here = Sit here
web-rename = Change name
web-leave-seat = Stand up
web-invite = Invite
web-invite-link = Link to this table
web-invite-hint = Whoever has it can take an open seat or watch.
web-invite-words = Come and play { $game }!
web-own-link = Your seat on another device
web-own-link-hint = A secret link: it takes your seat along. Show it to nobody else.
web-copy = Copy
web-copied = Copied.
web-share = Share
web-qr = QR code
web-qr-alt = QR code of this link
web-agreed = How you play
web-lock = Lock the table
web-lock-hint = Nobody else can sit down.
web-watchers = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
web-seat-who = Who sits here: { $seat }
web-host-actions = { $name }: what you can do as host
web-make-host = Hand over hosting
web-kick = Send away
web-start = Start the game
web-start-with-bots = Fill up with bots and start
web-seat-link-title = Taking your seat
web-seat-moved = Your seat has moved to another device. Here you watch now.
web-nothing-title = There is nothing here
web-nothing = The address may be cut off or mistyped. From here you find back.
web-gone-title = There is no such table
web-gone = The link may be cut off, or the table is gone.

# Seats.
web-seat-number = Seat { $number }
web-seat-open = Open seat
web-seat-bot = Bot
# What bots are called, by their seat.
web-bot-name = { $number ->
    [1] Badger
    [2] Otter
    [3] Heron
    [4] Fox
    [5] Hare
    [6] Owl
    [7] Stork
    [8] Hedgehog
    [9] Marten
   *[other] Crane
}
web-seat-you = you
web-seat-awaited = to act
web-seat-host = host
web-seat-away = away
web-seat-stand-in = a bot stands in
web-won = wins

# The table while a game is played.
web-tab = { $game } – Stamtisch
web-tab-turn = ● Your turn – { $game }
web-menu = Table and settings
web-table-seats = Players
web-table-board = Table
web-your-turn = Your turn
web-waiting-for = Waiting for { $seats }
web-time-up = Your time is up: it is your turn, and the others wait.
web-game-over = The game is over
web-points = Points
web-points-count = { $count ->
    [one] one point
   *[other] { $count } points
}
web-log = What happened
web-log-short = Log
web-log-empty = Nothing has happened yet.
web-somebody = Somebody who watches
web-unread = { $count } new
web-talk = Talk
web-phrases = Phrases
web-chat-label = Say something
web-chat-quiet = While The Game is played nobody may tell numbers, so there are phrases and hints only.
web-chat-seated = Only those who sit at the table can talk.
web-chat-send = Send
web-undo = Undo
web-undo-ask = Ask to undo
web-undo-by = { $seat } asks to take back a move.
web-undo-waiting = You ask to take back a move. Still to answer: { $seats }
web-undo-agree = Agree
web-undo-refuse = No
web-watching = You are watching. You see what is public.
web-watch-link = Link to this table
web-watch-link-hint = Whoever has it can watch.
web-stand-in-you = A bot is playing for you.
web-stand-in-back = I am back
web-missing = { $name } is away, and everybody waits.
web-missing-bot = Let a bot play on
web-host-menu = As host
web-leave = Leave the game
web-leave-sure = A bot takes your seat. You can come back to it from this device.
web-stale = The table has moved on meanwhile. Please look again.
web-too-fast = That was a bit fast. Please wait a moment.
web-line-waiting = The line is gone; trying again …
web-line-lost = You are offline. The game goes on as soon as you are back.
web-error-server = The server could not do that. Please try again.
web-error-offline = The server cannot be reached. Please check your connection.

# After the game.
web-rematch = Play again
web-rematch-asked = Waiting for the host
web-rematch-wish = { $seats } would like to play again.
web-rematch-go = To the next game
web-replay = Look back
web-record = Save record
web-share-replay = Link to this game
web-share-replay-hint = Whoever has it can look back at the game with all cards open.
web-fair = Check the shuffle
web-fair-lead = Before anybody’s browser had added its chance, the server committed itself to a secret of its own. Both together made the shuffle, so neither could choose the cards. Now everything is open and can be checked here, in your browser.
web-fair-check = Check it now
web-fair-noted = The commitment is the one this device saw before the game.
web-fair-secret = The secret fits the commitment.
web-fair-share = The shuffle contains the chance that this device added.
web-fair-seed = Secret and shares together give the seed of the shuffle.
web-fair-unknown = (This device cannot tell.)
web-fair-holds = The shuffle was fair.
web-fair-broken = The shuffle was NOT as committed.
web-fair-nothing = There is nothing to check yet.
web-fair-numbers = The numbers
web-fair-commit = Commitment (SHA-256 of the SHA-256 of the secret)
web-fair-secret-name = Secret of the server
web-fair-share-of = Share of { $seat }
web-fair-seed-name = Seed
web-fair-verify = The saved record can be checked too, from the seed to the last card: stamtisch verify FILE

# Looking back.
web-replay-title = Looking back: { $game }
web-replay-leave = Back to the result
web-replay-as = Whose view
web-replay-all = All cards open
web-replay-spectator = As a spectator
web-replay-start = The cards are dealt.
web-replay-first = To the beginning
web-replay-back = One move back
web-replay-next = One move on
web-replay-last = To the end
web-replay-play = Play
web-replay-pause = Pause
web-replay-ply = Move

# My games.
web-my-title = My games
web-my-lead = What you have played in this browser.
web-my-none = No games yet.
web-my-open = Under way
web-my-finished = Finished
web-my-lobby = not begun
web-my-playing = under way
web-my-over = finished
web-my-statistics = Games played and won
web-my-game = Game
web-my-played = Played
web-my-won-count = Won
