# Die Wörter der Tische, die ein Terminal zeichnet. Plätze, Karten und Züge bleiben dort in Notation.
pictures-you = du
pictures-hand = Hand
pictures-draw-pile = Nachziehstapel: { $count }

# The Game.
pictures-laid = gelegt: { $laid } von { $all }
pictures-this-turn = dieser Zug: { $laid } gelegt, noch { $left } zu legen
pictures-fire = * eine Feuerkarte
pictures-fire-due = * eine Feuerkarte, in diesem Zug abzudecken: { $piles }
pictures-says = sagt: { $hints }

# Runner-Up.
pictures-stage = Etappe { $stage } von { $stages }, Runde { $round } von { $rounds }
pictures-field = Feld
pictures-total = Summe
pictures-second = Zweite: punktet jetzt
pictures-round-before = vorige Runde: { $cards }
pictures-moved = (gezogen)
pictures-open = offen: { $cards }
pictures-now-moves = jetzt zieht { $seat } eine Figur um { $card }
pictures-face-down = verdeckt: { $cards }
pictures-your-hand = deine Hand
pictures-hand-of = Hand von { $seat }

# Saboteur.
pictures-legend = S Start   [?] Ziel, verdeckt   (┼) Sackgasse
pictures-legend-looked = [$] Schatz   [o] Stein
pictures-round = Runde { $round } von { $rounds }
pictures-gold-pile = Goldstapel: { $count }
pictures-goals = Ziele: { $goals }
pictures-packet = Gold zur Auswahl: { $cards }
pictures-role-digger = Goldsucher
pictures-role-saboteur = Saboteur
pictures-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
pictures-broken = kaputt: { $tools }
pictures-looked-at = angesehen: { $goals }
pictures-gold = Gold: { $cards }
pictures-nuggets = Nuggets: { $count }

# Claim.
pictures-phase = Phase { $phase } von { $phases }
pictures-to-be-won = zu gewinnen: { $cards }
pictures-stock = Stapel: { $count }
pictures-on-top = oben { $card }
pictures-tricks-left = Stiche übrig: { $count }
pictures-middle = in der Mitte: { $cards }
pictures-trick = Stich: { $cards }
pictures-leads = Stich: { $seat } spielt aus
pictures-takes-follower = { $seat } nimmt einen Anhänger
pictures-followers = Anhänger
pictures-won = gewonnen
pictures-gnomes = Gnome
pictures-votes = Stimmen: { $votes }
