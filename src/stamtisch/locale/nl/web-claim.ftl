# Claim in de browser.
web-claim-phase = { $phase ->
    [1] Eerste fase: win volgelingen
   *[2] Tweede fase: win de troon
}
web-claim-trick = Op tafel
web-claim-last-trick = De laatste slag
web-claim-prize = Te winnen
web-claim-prizes = Te winnen, elk één
web-claim-stock = { $count ->
    [0] stapel op
    [one] één kaart in de stapel
   *[other] { $count } kaarten in de stapel
}
web-claim-nothing-played = { $seat } komt uit.
web-claim-played-by = { $card }, gespeeld door { $seat }
web-claim-hand = Je kaarten
web-claim-choose = Kies een kaart om te spelen.
web-claim-play = Speel { $card }
web-claim-take = Neem { $card }
web-claim-look = Bekijk de stapel
web-claim-take-stock = Neem de kaart van de stapel: { $card }
web-claim-choose-follower = Kies je volgeling.
web-claim-votes = Punten per factie
web-claim-piles = Volgelingen en gewonnen kaarten
web-claim-followers = Volgelingen
web-claim-won = Gewonnen voor het einde
web-claim-captured = Gevangen Gnomen
web-claim-middle = Blijft in het midden
web-claim-hidden = { $count ->
    [one] één dichte kaart
   *[other] { $count } dichte kaarten
}
web-claim-cards-left = { $count ->
    [0] geen kaarten
    [one] één kaart
   *[other] { $count } kaarten
}
web-claim-without = zonder { $factions }
