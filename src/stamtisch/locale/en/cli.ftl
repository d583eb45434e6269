# The command line.
cli-not-utf8 = This is no UTF-8 text (byte { $byte }).
cli-cannot-read = This cannot be read: { $problem }.
cli-cannot-save = Nothing can be saved in { $path }: { $problem }.
cli-file-exists = { $path } exists already; choose another name.
cli-no-language = There is no language “{ $found }” here; there are { $known }.
cli-refused-for-another = The action was refused; the reason is told to its own seat only.
cli-bad-short-seed = A seed is 1 to 64 hexadecimal digits (0-9, a-f).
cli-too-large = This is larger than { $most } MiB, which no file of records should be; split it.

# Choosing a game.
cli-no-answer = The game was not chosen: no more input. Say it all at once: { $command } play GAME --players N
cli-no-answer-resume = No game was chosen: no more input. Name one: { $command } play --resume { $path }
cli-until-before-from = --until { $last } comes before --from { $first }: there is nothing to show.
cli-not-among = Please answer with one of: { $known }; ? explains, quit leaves.
cli-which-game = Which game (1-{ $count }; ? helps)?
cli-which-game-help = Type the number or the name of a game; “? 2” tells more about the second one. quit leaves.
cli-how-many-players = How many play, you and the bots together ({ $low }-{ $high })? [{ $usual }]
cli-how-many-players-help = You have one seat, bots have the others. Type a number from { $low } to { $high }, or Enter for { $usual }.
cli-which-bots = How well should the bots play (easy, fair, strong)? [{ $usual }]
cli-which-bots-help = Easy bots now and then do anything, fair ones play soundly, strong ones as well as they can. Enter for { $usual }.
cli-resume-has-its-own = A game that is resumed brings its own options, players and seed; leave --option, --players and --seed out.
cli-nothing-to-resume = There is no unfinished game. Begin one with: { $command } play
cli-other-game = This is a game of { $found }, not of { $given }.
cli-one-record = To go on there must be one record in the file; it holds { $count }.
cli-go-on = Go on with { $game } of { $date } ({ $moves ->
    [one] one move
   *[other] { $moves } moves
} so far, you are { $seat })? [Y/n]
cli-go-on-help = y or Enter goes on with this game. n leaves it as it is, for another day. drop throws it away. quit leaves.
cli-which-unfinished = Unfinished games:
cli-unfinished = { $number }) { $game } of { $date }, { $moves ->
    [one] one move
   *[other] { $moves } moves
} so far, you are { $seat }
cli-go-on-which = Go on with which (1-{ $count }; n: none of them)? [1]
cli-go-on-which-help = Type the number of a game, or Enter for the newest. n leaves them all as they are. quit leaves.
cli-not-resumed = Unfinished games stay as they are. Go on with one any time: { $command } play --resume
cli-unreadable-save = An unfinished game cannot be read and is left out: { $path } ({ $problem })

# At the table.
cli-welcome = You are { $seat } of { $players }; the bots have the other seats. Type the number of a move or its words; ? for help.
cli-welcome-solo = You play alone. Type the number of a move or its words; ? for help.
cli-with-options = With { $options }.
cli-press-enter = Enter begins; ?? shows the rulebook first.
cli-beginning = { $game } begins
cli-resumed = { $game } goes on
cli-turn = { $game }, move { $move }
cli-finished = { $game } is over
cli-finished-won = { $game } is over: you win!
cli-finished-shared = { $game } is over: you share the win!
cli-finished-lost = { $game } is over: you do not win
cli-you-did = you
cli-has-chosen = { $seats } { $count ->
    [one] has chosen.
   *[other] have chosen.
}
cli-your-moves = Your moves:
cli-only-move = Only one move: { $move } (Enter plays it)
cli-more-moves = … { $count } moves in all: “moves” lists them, “moves WORD” those with a word.
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
      ? { $word } what a word means
      ? R12          a rule of the rulebook; after a refusal ? alone shows why
      ??             the whole rulebook
    Game
      undo           take back your last move and what followed
      save FILE      write the record of the game to a file
      quit           leave; you can go on later
    A seat is written p1, p2 …; how moves are written is at the end of the rulebook.
cli-help-words = { $words } { $padding } the move in words
cli-help-signals = You may also give a signal on your turn: { $some } …
cli-word-in-rules = “{ $word }” is in { $rules }; read one with ? and its number.
cli-unknown-word = Neither the help nor the rulebook has “{ $word }”. ? alone shows what can be typed.
cli-no-log = Nothing has happened yet.
cli-nothing-to-take-back = You have not done anything yet that could be taken back.
cli-taken-back = Taken back: { $actions }. A free take-back: at a real table this could not be asked for, the more so if you have seen cards since.
cli-save-where = Say where: save FILE
cli-saved = Saved: { $path }
cli-not-kept = This game cannot be kept for later. { $problem }
cli-not-written = { $problem } The game goes on; “save FILE” writes it somewhere else.
cli-keep-it = Keep this game, to go on later? [Y/n]
cli-keep-where = Write it to which file (Enter: give it up)?
cli-kept = The game is kept. Go on with: { $command } play --resume
cli-kept-in = Go on with: { $command } play --resume { $path }
cli-forgotten = The game is thrown away.
cli-goodbye = Goodbye.
cli-scores = Points: { $scores }
cli-score = { $player } { $points }
cli-score-own = { $player } (you) { $points }
cli-record-at = Record: { $path }
cli-seed = Seed: { $seed }
cli-replay-hint = See it again: { $command } replay --show { $path }
cli-verify-hint = Check it: { $command } verify { $path }

# Watching a game again.
cli-watch-start = { $game }, the beginning
cli-watch-ply = { $game }, { $ply } of { $count }
cli-watch-prompt = Enter: on; b: back; a number: there; q: leave >
cli-watch-help = Enter shows the next move, b the one before, a number that move (0 is the beginning), end the last. q leaves.
cli-watch-refused = { $action } is refused: { $message }

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

# Each game in a few lines, for those who have never played it.
cli-primer-the-game =
    Together you lay the cards 2 to 99 on four piles. On up1 and up2 every card must be higher than the one below, on down1 and down2 lower. One trick: exactly ten back is allowed too (on an up pile 44 after 54).
    On your turn lay at least two cards, one once the draw pile is empty, then type end to draw again. If somebody cannot, the game is lost; all 98 cards laid is a win, fewer than ten left is excellent.
cli-primer-runner-up =
    A race in which the second wins. In each round everybody puts a card face down before some pawn; then all cards are turned up and every pawn moves by the sum of what lies before it.
    After five rounds the pawns on the second field from the front get as many points as the field says; whoever is in front gets nothing. After five stages the player with the second-most points wins.
cli-primer-runner-up-tactical =
    A race in which the second wins. In each round everybody chooses a card; all cards are turned up, and from the highest white number to the lowest each moves one pawn, any pawn, by the card. “+3/25” is a +3 with the white number 25.
    After five rounds the pawns on the second field from the front get as many points as the field says; whoever is in front gets nothing. After five stages the player with the second-most points wins.
cli-primer-saboteur =
    Dwarves dig from the start (S) to three goals [?]; one of them is the treasure. Diggers win the round if a tunnel reaches it, saboteurs if the cards run out first. Roles are secret: yours is behind “you”. Three rounds; the most gold wins.
    On your turn lay a tunnel card, play an action card, or pass with a card; then you draw. “lay cross 1,0” puts the cross one to the east of the start; y grows to the south. Tunnels must fit all around and be connected to the start. A card in brackets like (┼) is a dead end: nothing goes through it.
cli-primer-claim =
    A trick-taking game in two phases. In the first you win followers: whoever wins a trick takes the open card, the other a hidden one. In the second you play these followers, and what you win votes for you: each faction gives its vote to whoever has more of its cards, and the most votes win.
    Follow the faction that was led if you can; a Doppelganger may be played instead. The highest card of that faction wins. The factions at this table:
cli-primer-claim-many =
    A trick-taking game in two phases. In the first you win followers: of the two open cards the winner of a trick takes one, the second best the other; everybody else gets a hidden card. In the second you play these followers, and what you win votes for you: each faction gives its vote to whoever has most of its cards, and the most votes win.
    Follow the faction that was led if you can; a Doppelganger may be played instead. The highest card of that faction wins. The factions at this table:
cli-primer-claim-teams = You and the player opposite are partners: p1 and p3 against p2 and p4.

# What a word means: cli-about-<game>-<word>, or -<first part of the word>.
cli-about-the-game-up1 = up1 and up2 go up from 1: a card must be higher than the top, or exactly 10 lower.
cli-about-the-game-up2 = { cli-about-the-game-up1 }
cli-about-the-game-down1 = down1 and down2 go down from 100: a card must be lower than the top, or exactly 10 higher.
cli-about-the-game-down2 = { cli-about-the-game-down1 }
cli-about-the-game-end = end: stop laying, once the minimum is laid, and draw as many cards as you laid.
cli-about-the-game-jump = The jump back: a card exactly ten against the direction of its pile, such as 44 on 54 on an up pile. It brings the pile back ten steps. As a hint: “please jump on this pile if you can”.
cli-about-the-game-hint = hint up1 avoid: tell the others something about a pile without a number. avoid: please leave it alone; good: I have something very good for it; jump: please jump back if you can; none: forget what I said.
cli-about-the-game-avoid = { cli-about-the-game-hint }
cli-about-the-game-good = { cli-about-the-game-hint }
cli-about-the-game-back = hint up1 back: I can jump back on this pile. Only with the option jump_announcements.
cli-about-the-game-fire = A fire card (22, 33, 44, 55, 66, 77; marked *) must be covered by the end of the next turn, or the game is lost. Only in the edition on-fire.
cli-about-runner-up-second = Only the pawns on the second occupied field from the front score, as many points as the field says, which may be less than 0. The front field gets nothing.
cli-about-runner-up-v = v is the virtual player of a game for two: in rounds 1 to 4 it plays the top card of its pile before itself. It never chooses, but it can score and win.
cli-about-runner-up-move = move p2: move the pawn of p2 by your own card, when your white number is up. Tactical variant only.
cli-about-runner-up-card = A card from -4 to +5: “+3 > p2” puts a +3 before p2, whose pawn moves by the sum of all cards before it. With a number, as +3/25, the number says who moves first: the highest.
cli-about-runner-up-stage = Five stages of five rounds each. Every stage begins with all pawns on 0 and five new cards for everybody, and ends with a scoring.
cli-about-runner-up-track = The track goes from -12 to 16; 0 (|) is the start. A pawn (●) stops at both ends.
cli-drawn-saboteur-tunnel = { $drawing }  { $card }: a tunnel open to the { $sides }{ $turned ->
    [none] ; turned it looks the same
   *[other] , turned to the { $turned }
}.
cli-drawn-saboteur-dead = { $drawing }  { $card }: a dead end with openings to the { $sides }{ $turned ->
    [none] ; turned it looks the same
   *[other] , turned to the { $turned }
}. It must fit its neighbours, but nothing goes through it.
cli-about-saboteur-tunnel = Tunnel cards have open sides; each must fit all its neighbours and be reached from the start. “? cross” draws one.
cli-about-saboteur-dead = A dead end fits its neighbours by its open sides like any tunnel card, but nothing goes through it. “? dead_cross” draws one.
cli-about-saboteur-lay = lay curve_se 1,0 puts the card on the cell one to the east of the start; “lay curve_se turned 1,0” puts it there rotated by 180 degrees.
cli-about-saboteur-turned = turned: the card rotated by 180 degrees, the second drawing beside its name.
cli-about-saboteur-break = A card with break_ breaks a tool of somebody: “break_lamp p2”. With a broken tool nobody may lay tunnel cards.
cli-about-saboteur-fix = A card with fix_ mends a broken tool of anybody, yourself too: “fix_lamp p1”. A card with two tools mends one of them: “fix_pick_lamp p1 lamp”.
cli-about-saboteur-rockfall = rockfall 3,0 takes the tunnel card at 3,0 off the table. Not the start, not a goal.
cli-about-saboteur-map = map top lets you look at one goal: top, middle or bottom. Then it is drawn as [$] (treasure) or [o] (stone), for you alone.
cli-about-saboteur-pass = pass map: discard that card face down instead of playing; you draw a new one.
cli-about-saboteur-take = take 3: when the diggers share out gold, pick the card with 3 nuggets.
cli-about-saboteur-pick = pick, lamp and cart are the three tools. With one of them broken you may not lay tunnel cards.
cli-about-saboteur-lamp = { cli-about-saboteur-pick }
cli-about-saboteur-cart = { cli-about-saboteur-pick }
cli-about-saboteur-digger = Diggers win the round if a tunnel reaches the treasure. Then they share out gold cards.
cli-about-saboteur-saboteur = Saboteurs win the round if all cards are used up before the treasure is reached.
cli-about-saboteur-gold = A gold card is worth 1 to 3 nuggets; after three rounds the most nuggets win. Among the goals, gold is the treasure.
cli-about-saboteur-goal = The goals [?] lie at 8,-2 (top), 8,0 (middle) and 8,2 (bottom). One is the treasure $, the others are stone.
cli-about-saboteur-stone = A stone is a goal without treasure; turned up it is a curve that tunnels may go on from.
cli-about-claim-goblin = Goblins (0 five times, 1 to 9): no power, but there are many.
cli-about-claim-knight = Knights (2 to 9): beat Goblins when Goblins are led, whatever the values.
cli-about-claim-undead = Undead (0 to 9): played in the first phase they already count for the winner of the trick.
cli-about-claim-dwarf = Dwarves (0 to 9): in the second phase they go to the loser of the trick.
cli-about-claim-doppelganger = Doppelgangers (0 to 9): may be played on any faction and count as a card of it.
cli-about-claim-gnome = Gnomes (1, 3, 5, 7, 9): in the second phase they lie in the open and count only if they still do at the end.
cli-about-claim-giant = Giants (1, 3, 5, 7, 9): in the second phase each removes a Gnome of the same value in front of an opponent.
cli-about-claim-dragon = Dragons (0 to 9): whoever plays the last Dragon of a trick leads the next one.
cli-about-claim-troll = Trolls (0 to 9): in the second phase only the highest Troll of a trick is taken; the others wait in the middle.
cli-about-claim-seer = Seers (0 to 9): whoever wins the trick with one in the first phase may look at the top card of the stock and take it.
cli-about-claim-follower = Followers are the cards won in the first phase; in the second they are your hand.
cli-about-claim-look = look: having won with a Seer, look at the top card of the stock. Then “take stock” takes it, “take goblin-4” an open card instead.
cli-about-claim-take = take goblin-4: choose the open card that becomes your follower. “take stock” takes the card you have just looked at.
cli-about-claim-stock = The stock: cards that are still to become followers, face down.
cli-about-claim-vote = Each faction gives its vote to whoever has more of its cards in the score pile; if level, to whoever has its highest card. The most votes win.
cli-about-claim-won = Cards won count for votes at the end of the game: Undead from the first phase, everything from the second.
