# Saboteur.

# Names of the tunnel cards (directions are those of the card unturned; north is up).
saboteur-name-cross = Crossing
saboteur-name-tee_v = T-junction to the east
saboteur-name-tee_h = T-junction to the south
saboteur-name-str_v = North-south tunnel
saboteur-name-str_h = East-west tunnel
saboteur-name-curve_se = South-east curve
saboteur-name-curve_sw = South-west curve
saboteur-name-dead_cross = Blocked crossing
saboteur-name-dead_tee_v = Blocked T-junction to the east
saboteur-name-dead_tee_h = Blocked T-junction to the south
saboteur-name-dead_str_v = Blocked north-south tunnel
saboteur-name-dead_str_h = Blocked east-west tunnel
saboteur-name-dead_curve_se = Blocked south-east curve
saboteur-name-dead_curve_sw = Blocked south-west curve
saboteur-name-dead_n = Dead end to the north
saboteur-name-dead_e = Dead end to the east
saboteur-name-turned = (turned)

# Names of the action cards, tools, goals and roles.
saboteur-name-break_pick = Broken pickaxe
saboteur-name-break_lamp = Broken lamp
saboteur-name-break_cart = Broken cart
saboteur-name-fix_pick = Mend a pickaxe
saboteur-name-fix_lamp = Mend a lamp
saboteur-name-fix_cart = Mend a cart
saboteur-name-fix_pick_lamp = Mend a pickaxe or a lamp
saboteur-name-fix_pick_cart = Mend a pickaxe or a cart
saboteur-name-fix_lamp_cart = Mend a lamp or a cart
saboteur-name-rockfall = Rockfall
saboteur-name-map = Map
saboteur-name-pick = pickaxe
saboteur-name-lamp = lamp
saboteur-name-cart = cart
saboteur-name-start = Start
saboteur-name-goal = Goal
saboteur-name-gold = Treasure
saboteur-name-stone_se = Stone with a south-east curve
saboteur-name-stone_sw = Stone with a south-west curve
saboteur-name-top = top goal
saboteur-name-middle = middle goal
saboteur-name-bottom = bottom goal
saboteur-name-north = north
saboteur-name-east = east
saboteur-name-south = south
saboteur-name-west = west
saboteur-name-open = open
saboteur-name-closed = closed
saboteur-name-digger = Gold-digger
saboteur-name-saboteur = Saboteur
# A cell, where names are put: without a comma, since cells stand in lists.
saboteur-cell = { $across ->
    [east] { $x } east{ $along ->
        [above] {" "}{ $y } up
        [below] {" "}{ $y } down
       *[level] {""}
    }
    [west] { $x } west{ $along ->
        [above] {" "}{ $y } up
        [below] {" "}{ $y } down
       *[level] {""}
    }
   *[level] { $along ->
        [above] { $y } up
        [below] { $y } down
       *[level] 0 east
    }
}

# Options.
saboteur-option-first_player = First player
    .meaning = The seat that begins round 1.
saboteur-option-require_connection = Connection to the start
    .meaning = A new path card must be connected to the start.
saboteur-option-allow_self_break = Break your own tools
    .meaning = You may break your own tool.
saboteur-option-saboteur_finisher_picks = Gold for the saboteur who connects
    .meaning = A saboteur who reaches the gold picks a card first.
saboteur-option-gold_cards = Gold cards
    .meaning = Whose number of gold cards is shared.
    .players = As many as players
    .diggers = As many as gold-diggers
saboteur-option-broken_diggers_unpaid = No gold with broken tools
    .meaning = Diggers with a broken tool at the end get no gold.

# Actions as sentences.
saboteur-tell-lay = { $seat } lays { $card } at { $cell }.
saboteur-tell-rockfall = { $seat } plays a rockfall and takes away the tunnel card at { $cell }.
saboteur-tell-break = { $own ->
    [1] { $seat } breaks their own { $tool }.
   *[other] { $seat } breaks the { $tool } of { $target }.
}
saboteur-tell-fix = { $own ->
    [1] { $seat } mends their own { $tool }.
   *[other] { $seat } mends the { $tool } of { $target }.
}
saboteur-tell-map = { $seat } looks at the { $goal-token ->
    [top] top
    [middle] middle
   *[bottom] bottom
} goal.
saboteur-tell-pass = { $seat } passes and discards { $card } face down.
saboteur-tell-pass-hidden = { $seat } passes and discards a card face down.
saboteur-tell-take = { $seat } picks a gold card with { $nuggets ->
    [one] one nugget
   *[other] { $nuggets } nuggets
}.
saboteur-tell-take-hidden = { $seat } picks a gold card.

# Refusals, the end and what happens by itself.
saboteur-no-action = “{ $words }” is no move of Saboteur. Write “lay cross 1,0”, “break_lamp p2”, “fix_lamp p2”, “rockfall 3,0”, “map top”, “pass cross” or “take 3”.
saboteur-no-lay = “{ $words }” does not say how a card is laid. Write the card, “turned” if it is rotated by 180 degrees, and the cell: “lay curve_se turned 3,-1”. A card never lies crosswise.
saboteur-same-turned = { $card } looks the same turned; leave out “turned”.
saboteur-no-path-card = { $card } is an action card; only tunnel cards are laid.
saboteur-no-card = There is no card “{ $card }”.
saboteur-bad-cell = “{ $cell }” is no cell. Write two whole numbers, east and south of the start: “3,-1”.
saboteur-out-of-reach = No card can ever come to lie there: all 40 tunnel cards together do not reach so far from the start.
saboteur-no-goal = There is no goal “{ $goal }”. The goals are top, middle and bottom.
saboteur-no-gold-card = There is no gold card “{ $card }”. Gold cards show 1, 2 or 3 nuggets.
saboteur-no-target = “{ $words }” does not say before whom the card is played. Write “{ $card } p2”.
saboteur-name-the-tool = “{ $words }” does not say whose tool is mended, and which. { $card } mends one of its two: “{ $card } p2 { $first }” or “{ $card } p2 { $second }”.
saboteur-not-your-turn = It is not the turn of { $seat }; { $turn } is to play.
saboteur-skipped = { $seat } has no cards left and is passed over; { $turn } is to play.
saboteur-not-your-pick = Gold is being shared out, and { $turn } has the packet; { $seat } has to wait.
saboteur-pick-now = Gold is being shared out: pick a card first. The packet holds { $packet }.
saboteur-not-in-packet = There is no { $card } in the packet. It holds { $packet }.
saboteur-nothing-to-take = No gold is being shared out now, so { $card } cannot be picked.
saboteur-pass-needs-card = To pass, discard one of your cards: “pass” and its name. Your hand: { $hand }.
saboteur-not-in-hand = { $card } is not in your hand ({ $hand }).
saboteur-broken-tool = With a broken tool ({ $tools }) you may not lay { $card } at { $cell }. You may play action cards or pass.
saboteur-cell-taken = { $what-token ->
    [start] The start
    [goal] A goal
    [gold] The treasure
   *[other] { $what }
} already lies there; a card needs an empty cell.
saboteur-no-neighbour = { $goal ->
    [1] Beside { $cell } there is only a goal that lies face down, which does not count. { $card } must lie edge to edge with the start, a tunnel card or a goal turned up.
   *[other] { $cell } has no path card beside it. { $card } must lie edge to edge with the start, a tunnel card or a goal turned up.
}
saboteur-misfit = { $card } does not fit at { $cell }: its { $state } { $side } side would meet the { $other_state } { $other_side } side of { $other } at { $other_cell }. Of your cards, these may lie there: { $legal }.
saboteur-not-connected = { $card } fits at { $cell }, but none of its open sides meets an open side that can be reached from the start. Beside it: { $others }.
saboteur-no-rockfall = { $what ->
    [nothing] There is no tunnel card at { $cell } to take away.
    [start] The start is safe from rockfalls.
   *[other] Goals are safe from rockfalls.
} Tunnel cards lie at: { $legal }.
saboteur-already-broken = The { $tool } of { $seat } is broken already; nobody can have two broken cards of the same tool.
saboteur-not-yourself = At this table nobody may break their own tools.
saboteur-not-broken = { $seat } has no broken { $tool } for { $card } to mend. Broken with: { $legal }.
saboteur-goal-is-open = The { $goal-token ->
    [top] top
    [middle] middle
   *[bottom] bottom
} goal lies face up already. Face down: { $legal }.
saboteur-result = { $count ->
    [one] { $seats } wins with { $nuggets ->
        [one] one nugget
       *[other] { $nuggets } nuggets
    }.
   *[other] { $seats } share first place with { $nuggets ->
        [one] one nugget
       *[other] { $nuggets } nuggets
    } each.
}
saboteur-too-many = There { $copies ->
    [one] is only one { $card }
   *[other] are only { $copies } of { $card }
} in the game; here is one more.
saboteur-card-missing = { $card } is named too seldom: every card is in a hand, on a pile or on the table.
saboteur-not-over = Only the third round ends the game, and not before its gold is shared out.
saboteur-no-role = { $seat } has no role.
saboteur-wrong-roles = With { $players } players the roles are those of { $diggers } diggers and { $saboteurs } saboteurs, one of them set aside.
saboteur-hand-too-large = A hand of { $count } cards is too large; with so many players it holds at most { $most }.
saboteur-nobody-holds-cards = All hands are empty while there are cards to draw; that cannot be.
saboteur-broken-twice = Nobody can have two broken cards of the same tool ({ $tool }).
saboteur-wrong-goals = The goals are gold, stone_se and stone_sw, one of each, from north to south.
saboteur-treasure-found = The treasure lies face up, so this round is over: the gold is shared out (“packet”), or the game has ended.
saboteur-board-misfit = This card does not fit its neighbour { $other }: edges that touch must be both open or both closed.
saboteur-bad-share = This cannot be how gold was shared out.
saboteur-no-picker = { $seat } may not pick from the packet.
saboteur-gold-missing = A gold card with { $card } was handed out to this seat but is not among its gold.
saboteur-too-much-gold = There are only { $copies } gold cards with { $card }; here are more.
saboteur-event-treasure = Round { $round }: the treasure is reached! The gold-diggers share { $cards } gold cards.
saboteur-event-spoilt = Round { $round } ends without the treasure: { $count ->
    [one] the saboteur { $seats } gets { $worth } nuggets.
   *[other] the saboteurs { $seats } get { $worth } nuggets each.
}
saboteur-event-nothing = Round { $round } ends, and nobody gets gold.
saboteur-event-shared = The gold cards went in this order: { $seats }.
saboteur-event-unpaid = { $count ->
    [one] { $seats } is a gold-digger, too, but gets nothing
   *[other] { $seats } are gold-diggers, too, but get nothing
}.
saboteur-event-saw = Only you see what lies there: { $card }.
saboteur-event-round = Round { $round } begins with new roles, new goals and new hands; { $seat } is first.

saboteur-why-nearer = { $action } brings the likeliest place of the treasure from { $before } to { $after } cards away.
saboteur-why-farther = { $action } makes the way to the likeliest place of the treasure longer: from { $before } to { $after } cards.
saboteur-why-same = { $action } leaves the way to the treasure as long as it was: { $after ->
    [one] one card
   *[other] { $after } cards
}. Everything else promised less.
saboteur-why-break = { $action } keeps { $seat } from digging. By what was done so far, { $seat } is a saboteur with a chance of { $percent } %.
saboteur-why-fix = { $action } lets { $seat } dig again. By what was done so far, { $seat } is a saboteur with a chance of { $percent } %.
saboteur-why-own = { $action }: with a broken tool no tunnel can be laid.
saboteur-why-odd = { $action } hurts nobody but the player.
saboteur-why-map = { $action }: the treasure lies there with a chance of { $percent } %, and to know is worth a card.
saboteur-why-pass = { $action }: no card helps now, and this one is missed least.
saboteur-why-take = { $action }: the largest gold card that is left.
