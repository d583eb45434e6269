# De wurden fan de tafels dy’t yn in terminal tekene wurde. Plakken, kaarten en setten bliuwe dêr notaasje.
pictures-you = do
pictures-hand = hân
pictures-draw-pile = paksteapel: { $count }

# The Game.
pictures-laid = lein: { $laid } fan { $all }
pictures-this-turn = dizze beurt: { $laid } lein, noch { $left } te lizzen
pictures-fire = * in fjoerkaart
pictures-fire-due = * in fjoerkaart, yn dizze beurt ôf te dekken: { $piles }
pictures-says = seit: { $hints }

# Runner-Up.
pictures-stage = etappe { $stage } fan { $stages }, ronde { $round } fan { $rounds }
pictures-field = fak
pictures-total = som
pictures-second = twadde: skoart no
pictures-round-before = foarige ronde: { $cards }
pictures-moved = (ferset)
pictures-open = iepen: { $cards }
pictures-now-moves = no ferset { $seat } in pion mei { $card }
pictures-face-down = tichte: { $cards }
pictures-your-hand = dyn hân
pictures-hand-of = hân fan { $seat }

# Saboteur.
pictures-legend = S start   [?] doel, ticht   (┼) rint dea
pictures-legend-looked = [$] skat   [o] stien
pictures-round = ronde { $round } fan { $rounds }
pictures-gold-pile = goudsteapel: { $count }
pictures-goals = doelen: { $goals }
pictures-packet = goud om út te kiezen: { $cards }
pictures-role-digger = goudsiker
pictures-role-saboteur = saboteur
pictures-cards = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
pictures-broken = stikken: { $tools }
pictures-looked-at = besjoen: { $goals }
pictures-gold = goud: { $cards }
pictures-nuggets = klompkes: { $count }

# Claim.
pictures-phase = faze { $phase } fan { $phases }
pictures-to-be-won = te winnen: { $cards }
pictures-stock = steapel: { $count }
pictures-on-top = boppe-op { $card }
pictures-tricks-left = noch te spyljen slaggen: { $count }
pictures-middle = yn it midden: { $cards }
pictures-trick = slach: { $cards }
pictures-leads = slach: { $seat } komt út
pictures-takes-follower = { $seat } nimt in folgeling
pictures-followers = folgelingen
pictures-won = wûn
pictures-gnomes = Gnomen
pictures-votes = stimmen: { $votes }
