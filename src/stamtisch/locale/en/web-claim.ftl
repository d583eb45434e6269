# Claim in the browser.
web-claim-phase = { $phase ->
    [1] First phase: win followers
   *[2] Second phase: win the throne
}
web-claim-trick = On the table
web-claim-last-trick = The last trick
web-claim-prize = To win
web-claim-prizes = To win, one each
web-claim-stock = { $count ->
    [0] stock used up
    [one] one card in the stock
   *[other] { $count } cards in the stock
}
web-claim-nothing-played = { $seat } leads.
web-claim-played-by = { $card }, played by { $seat }
web-claim-hand = Your cards
web-claim-choose = Choose a card to play.
web-claim-play = Play { $card }
web-claim-take = Take { $card }
web-claim-look = Look at the stock
web-claim-take-stock = Take the card from the stock: { $card }
web-claim-choose-follower = Choose your follower.
web-claim-votes = Points by faction
web-claim-piles = Followers and won cards
web-claim-followers = Followers
web-claim-won = Won for the end
web-claim-captured = Captured Gnomes
web-claim-middle = Left in the middle
web-claim-hidden = { $count ->
    [one] one hidden card
   *[other] { $count } hidden cards
}
web-claim-cards-left = { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
}
web-claim-without = without { $factions }
