# Saboteur.
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
saboteur-cell-taken = { $what } already lies there; a card needs an empty cell.
saboteur-no-neighbour = { $goal ->
    [1] Beside { $cell } there is only a goal that lies face down, which does not count. { $card } must lie edge to edge with the start, a tunnel card or a goal turned up.
   *[other] { $cell } has no path card beside it. { $card } must lie edge to edge with the start, a tunnel card or a goal turned up.
}
saboteur-misfit = { $card } does not fit at { $cell }: its { $state } { $side } side would meet the { $other_state } { $other_side } side of { $other }. Of your cards, these may lie there: { $legal }.
saboteur-not-connected = { $card } fits at { $cell }, but none of its open sides meets an open side that can be reached from the start. Beside it lies { $others }.
saboteur-no-rockfall = { $what ->
    [nothing] There is no tunnel card at { $cell } to take away.
    [start] The start is safe from rockfalls.
   *[other] Goals are safe from rockfalls.
} Tunnel cards lie at: { $legal }.
saboteur-already-broken = The { $tool } of { $seat } is broken already; nobody can have two broken cards of the same tool.
saboteur-not-yourself = At this table nobody may break their own tools.
saboteur-not-broken = { $seat } has no broken { $tool } for { $card } to mend. Broken with: { $legal }.
saboteur-goal-is-open = The { $goal } goal lies face up already. Face down: { $legal }.
saboteur-result = { $count ->
    [one] { $seats } wins with { $nuggets } nuggets.
   *[other] { $seats } share first place with { $nuggets } nuggets each.
}
saboteur-too-many = There are only { $copies } of { $card } in the game; here is one more.
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
saboteur-event-round = Round { $round } begins with new roles, new goals and new hands; { $seat } is first.
