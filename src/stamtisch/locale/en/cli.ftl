# The command line.
cli-not-utf8 = This is no UTF-8 text (byte { $byte }).
cli-cannot-read = This cannot be read: { $problem }.
cli-cannot-save = Nothing can be saved in { $path }: { $problem }.
cli-file-exists = { $path } exists already; choose another name.
cli-unknown-rule = There is no rule “{ $rule_id }”. The rules are { $known }.
cli-refused-for-another = The action was refused; the reason is told to its own seat only.
cli-bad-short-seed = A seed is 1 to 64 hexadecimal digits (0-9, a-f).
cli-no-answer = The game was not chosen: no more input. Say it all at once: stamtisch play GAME --players N
cli-not-among = Please answer with one of: { $known }.
cli-which-game = Which game (1-{ $count })?
cli-how-many-players = How many play, you and the bots together ({ $low }-{ $high })? [{ $usual }]
cli-resume-has-its-own = A game that is resumed brings its own options, players and seed; leave --option, --players and --seed out.
cli-nothing-to-resume = There is no unfinished game. Begin one with: stamtisch play
cli-other-game = This is a game of { $found }, not of { $given }.
cli-one-record = To go on there must be one record in the file; it holds { $count }.
cli-go-on = Go on with { $game } of { $date } ({ $moves } moves so far, you are { $seat })? [Y/n]

# At the table.
cli-welcome = You are { $seat } of { $players }. Type the number of a move or its words; ? for help.
cli-welcome-solo = You play alone. Type the number of a move or its words; ? for help.
cli-beginning = { $game } begins
cli-resumed = { $game } goes on
cli-turn = { $game }, move { $move }
cli-finished = { $game } is over
cli-you-did = you
cli-your-moves = Your moves:
cli-more-moves = … and more, { $count } in all: “moves” shows them all, “moves WORD” those with a word.
cli-no-such-moves = No legal move has “{ $word }” in it.
cli-no-number = There is no move { $number }; { $count ->
    [one] only move 1 is legal.
   *[other] the moves are numbered 1 to { $count }.
}
cli-read-the-rule = ({ $rule }; type ? to read it)
cli-help =
    Moves
      12             the move with that number
      { $example }
      moves          all legal moves; “moves WORD” only those with a word
    Look
      table          the table as you see it now
      log            everything that has happened
      ? R12          a rule of the rulebook; after a refusal ? alone shows why
      ??             the whole rulebook
    Game
      undo           take back your last move and what followed
      save FILE      write the record of the game to a file
      quit           leave; you can go on later
    A seat is written p1, p2 …; how moves are written is at the end of the rulebook.
cli-help-words = { $words } { $padding } the move in words
cli-help-signals = You may also give a signal on your turn: { $some } …
cli-no-log = Nothing has happened yet.
cli-nothing-to-take-back = You have not done anything yet that could be taken back.
cli-taken-back = Taken back: { $actions }. A free take-back: at a real table this could not be asked for, the more so if you have seen cards since.
cli-save-where = Say where: save FILE
cli-saved = Saved: { $path }
cli-not-kept = This game cannot be kept for later ({ $problem })
cli-keep-it = Keep this game, to go on later? [Y/n]
cli-kept = The game is kept. Go on with: stamtisch play --resume
cli-kept-in = The game is kept in { $path }. Go on with: stamtisch play --resume { $path }
cli-forgotten = The game is thrown away.
cli-goodbye = Goodbye.
cli-scores = Points: { $scores }
cli-you-win = You win!
cli-you-share = You win, together with { $others }.
cli-they-win = { $winners } { $count ->
    [one] wins.
   *[other] win.
}
cli-nobody-wins = Nobody wins.
cli-record-at = Record: { $path }
cli-record-lost = The record could not be saved: { $problem }
cli-seed = Seed: { $seed }
cli-replay-hint = See it again: stamtisch replay { $path }
cli-verify-hint = Check it: stamtisch verify { $path }

# Verifying.
cli-deal-follows = follows from the seed (a second, independent dealer comes to the same cards)
cli-deal-differs = DOES NOT follow from the seed: { $where } differs
cli-deal-position = begins with a position, not with a deal: nothing to check
cli-actions-legal = { $count ->
    [0] none yet
    [one] the only one is legal
   *[other] all { $count } are legal
}
cli-action-illegal = action { $ply } of { $count } is refused: { $action } – { $message }
cli-not-over = not over; to act: { $seats }
cli-too-large = This is larger than { $most } MiB, which no file of records should be; split it.
