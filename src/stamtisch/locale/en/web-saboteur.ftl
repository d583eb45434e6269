# Saboteur in the browser.
web-saboteur-round = Round { $round } of 3
web-saboteur-draw = { $count ->
    [0] nothing left to draw
    [one] one card to draw
   *[other] { $count } cards to draw
}
web-saboteur-board = The mine
web-saboteur-zoom-in = Larger
web-saboteur-zoom-out = Smaller
web-saboteur-cell = { $what }, { $place }
web-saboteur-lay-here = Lay { $card } { $place }
web-saboteur-rockfall-here = Take away { $what }, { $place }
web-saboteur-goal-hidden = { $goal }, face down
web-saboteur-goal-known = { $goal }, face down; you know: { $what }
web-saboteur-goal-open = { $goal }: { $what }
web-saboteur-hand = Your cards
web-saboteur-choose = Choose a card.
web-saboteur-choose-cell = Choose a marked place for { $card }.
web-saboteur-choose-dwarf = { $card }: for whom?
web-saboteur-turn = Turn
web-saboteur-turn-hint = Turn the card (R)
web-saboteur-discard = Discard and pass
web-saboteur-pass = Pass
web-saboteur-do-break = Break the { $tool } of { $seat }
web-saboteur-do-fix = Mend the { $tool } of { $seat }
web-saboteur-do-map = Look at the { $goal }
web-saboteur-take = { $count ->
    [one] Take one nugget
   *[other] Take { $count } nuggets
}
web-saboteur-packet = Gold to share out
web-saboteur-packet-you = Pick a gold card, then the others pick.
web-saboteur-role-saboteur = You: Saboteur – keep them from the treasure
web-saboteur-role-digger = You: Gold-digger – find the treasure
web-saboteur-dwarves = The dwarves
web-saboteur-broken = broken { $tool }
web-saboteur-knows = has looked at the { $goals }
web-saboteur-count = { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
}
web-saboteur-nuggets = { $count ->
    [one] one nugget
   *[other] { $count } nuggets
}
web-saboteur-why = Why can it not be laid?
