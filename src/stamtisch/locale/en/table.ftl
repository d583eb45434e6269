# What a table refuses.
table-no-command = There is no command “{ $found }”. The commands are { $known }.
table-no-field = “{ $command }” has no such part. Its parts are { $known }.
table-field-missing = “{ $command }” needs this.
table-field-text = This must be a text, not { $found }.
table-field-seat = This must be a seat like p1, not { $found }.
table-field-flag = This must be true or false, not { $found }.
table-field-word = { $found } is not possible here; it must be one of { $known }.
table-field-words = This must be an action in words, of 100 characters at most, not { $found }.
table-field-share = This must be 64 hexadecimal digits in small letters, not { $found }.
table-field-phrase = There is no phrase “{ $found }”.
table-field-bot = This must be the name of a bot, not { $found }.
table-field-seconds = This must be a whole number of seconds from { $low } to { $high }, not { $found }.
table-name-empty = A name needs at least one letter that can be seen.
table-name-long = A name has { $most } characters at most.
table-text-empty = There is nothing in this text to be seen.
table-text-long = A message has { $most } characters at most.
table-seats-number = This game has { $players } seats; the list names { $found }.
table-seats-me = You can sit in one seat only.
table-log-broken = This table’s log is damaged: { $problem }
table-log-newer = This table was written by a newer release (format { $found }; this one reads up to { $known }).
table-stale = The table has changed since you looked; see how it stands now.
table-ahead = The table has not come so far: this was made for version { $seen }, it is at { $version }. See how it stands now.
table-wrong-phase = { $phase ->
    [lobby] This can be done only once the game has begun.
    [playing] This cannot be done while a game is played.
   *[over] The game is over.
}
table-not-begun = The game has not begun yet.
table-not-over = This can be had once the game is over.
table-not-seated = Only those who sit at this table can do this.
table-not-host = Only the host can do this.
table-already-seated = You sit at this table already, as { $seat }.
table-kicked = The host has removed you from this table; you may watch.
table-locked = This table is locked: nobody new can sit down.
table-seat-taken = { $seat } is not free.
table-seat-taken-by = That seat is taken: { $name } sits there.
table-seats-open = Nobody sits at { $seats } yet. Wait for people, or let bots play there.
table-no-person = Nobody sits at { $seat } who could be meant.
table-kick-oneself = You cannot remove yourself; you can leave.
table-quiet = While this game is played there is no free talk: numbers may not be told. Use the phrases and the hints.
table-said-enough = That is enough said for now: { $most } hints and phrases until somebody plays a card.
table-talked-enough = Enough has been said at this table: { $most } lines. The next game has room again.
table-undo-nothing = You have not done anything yet that could be taken back.
table-undo-revealed = This cannot be taken back any more: something hidden has been seen since, or all have chosen at once.
table-undo-asked = { $seat } has asked to take back; that is to be answered first.
table-undo-waiting = { $seats } has yet to agree.
table-undo-refused = The others would rather play on.
table-undo-not-asked = Nobody has asked to take anything back.
table-undo-not-you = You are not asked, or have answered already.
table-stands-in = A bot plays for { $seat } already.
table-not-away = { $seat } is here; a bot can take over once nothing has happened for { $seconds } seconds.
table-rematch-made = The next game has been set up already.

# What happens at a table, as its log tells it.
table-event-created = The table is set up.
table-event-sat = { $seat } sits down.
table-event-left = { $seat } leaves.
table-event-left-bot = { $seat } leaves; a bot plays on.
table-event-renamed = { $seat } has a new name.
table-event-seat-bot = A bot sits down: { $seat }.
table-event-seat-open = The seat { $seat } is free again.
table-event-moved = A player moves from { $seat } to { $to }.
table-event-adopted = { $seat } plays on another device now.
table-event-started = The cards are dealt.
table-event-undo-asked = { $seat } would like to take back.
table-event-undo-agreed = { $seat } agrees.
table-event-undo-refused = { $seat } would rather play on.
table-event-undone = { $seat } takes back.
table-event-kicked = The host removes { $seat }.
table-event-kicked-bot = The host removes { $seat }; a bot plays on.
table-event-locked = The table is locked.
table-event-unlocked = The table is open again.
table-event-hosted = { $seat } hosts now.
table-event-clock-none = There is no clock any more.
table-event-clock-gentle = There is a clock now that reminds.
table-event-clock-hard = There is a clock now; when time is up, a bot plays.
table-event-stood-in-slow = { $seat }’s time is up; a bot plays until { $seat } acts again.
table-event-stood-in-away = { $seat } is away; a bot plays until { $seat } is back.
table-event-stood-in-host = The host lets a bot play for { $seat } for now.
table-event-stood-in-asked = { $seat } lets a bot play for a while.
table-event-returned = { $seat } plays again.
table-event-wished = { $seat } would like another game.
table-event-rematched = The next game is set up.

# Ready-made phrases.
web-phrase-hello = Hello, everybody!
web-phrase-good-luck = Good luck!
web-phrase-your-turn = Somebody is waited for.
web-phrase-one-moment = One moment, please.
web-phrase-thanks = Thank you!
web-phrase-sorry = Sorry!
web-phrase-well-played = Well played!
web-phrase-oh-no = Oh no!
web-phrase-good-game = Good game!
web-phrase-again = Shall we play again?
web-phrase-bye = I have to go. Bye!
