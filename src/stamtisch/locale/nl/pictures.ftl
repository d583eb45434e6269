# De woorden van de tafels die in een terminal getekend worden. Plaatsen, kaarten en zetten blijven daar notatie.
pictures-you = jij
pictures-hand = hand
pictures-draw-pile = trekstapel: { $count }

# The Game.
pictures-laid = gelegd: { $laid } van { $all }
pictures-this-turn = deze beurt: { $laid } gelegd, nog { $left } te leggen
pictures-fire = * een vuurkaart
pictures-fire-due = * een vuurkaart, in deze beurt af te dekken: { $piles }
pictures-says = zegt: { $hints }

# Runner-Up.
pictures-stage = etappe { $stage } van { $stages }, ronde { $round } van { $rounds }
pictures-field = vak
pictures-total = som
pictures-second = tweede: scoort nu
pictures-round-before = vorige ronde: { $cards }
pictures-moved = (verplaatst)
pictures-open = open: { $cards }
pictures-now-moves = nu verplaatst { $seat } een pion met { $card }
pictures-face-down = dicht: { $cards }
pictures-your-hand = je hand
pictures-hand-of = hand van { $seat }

# Saboteur.
pictures-legend = S start   [?] doel, dicht   (┼) loopt dood
pictures-legend-looked = [$] schat   [o] steen
pictures-round = ronde { $round } van { $rounds }
pictures-gold-pile = goudstapel: { $count }
pictures-goals = doelen: { $goals }
pictures-packet = goud om uit te kiezen: { $cards }
pictures-role-digger = goudzoeker
pictures-role-saboteur = saboteur
pictures-cards = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
pictures-broken = kapot: { $tools }
pictures-looked-at = bekeken: { $goals }
pictures-gold = goud: { $cards }
pictures-nuggets = klompjes: { $count }

# Claim.
pictures-phase = fase { $phase } van { $phases }
pictures-to-be-won = te winnen: { $cards }
pictures-stock = stapel: { $count }
pictures-on-top = bovenop { $card }
pictures-tricks-left = nog te spelen slagen: { $count }
pictures-middle = in het midden: { $cards }
pictures-trick = slag: { $cards }
pictures-leads = slag: { $seat } komt uit
pictures-takes-follower = { $seat } neemt een volgeling
pictures-followers = volgelingen
pictures-won = gewonnen
pictures-gnomes = Gnomen
pictures-votes = stemmen: { $votes }
