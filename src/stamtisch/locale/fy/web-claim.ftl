# Claim yn de browser.
web-claim-phase = { $phase ->
    [1] Earste faze: win folgelingen
   *[2] Twadde faze: win de troan
}
web-claim-trick = Op tafel
web-claim-last-trick = De lêste slach
web-claim-prize = Te winnen
web-claim-prizes = Te winnen, elk ien
web-claim-stock = { $count ->
    [0] steapel op
    [one] ien kaart yn de steapel
   *[other] { $count } kaarten yn de steapel
}
web-claim-nothing-played = { $seat } komt út.
web-claim-played-by = { $card }, spile troch { $seat }
web-claim-hand = Dyn kaarten
web-claim-choose = Kies in kaart om te spyljen.
web-claim-play = Spylje { $card }
web-claim-take = Nim { $card }
web-claim-look = Besjoch de steapel
web-claim-take-stock = Nim de kaart fan de steapel: { $card }
web-claim-choose-follower = Kies dyn folgeling.
web-claim-votes = Punten de fraksje
web-claim-piles = Folgelingen en wûne kaarten
web-claim-followers = Folgelingen
web-claim-won = Wûn foar de ein
web-claim-captured = Finzen Gnomen
web-claim-middle = Bliuwt yn it midden
web-claim-hidden = { $count ->
    [one] ien tichte kaart
   *[other] { $count } tichte kaarten
}
web-claim-cards-left = { $count ->
    [0] gjin kaarten
    [one] ien kaart
   *[other] { $count } kaarten
}
web-claim-without = sûnder { $factions }
