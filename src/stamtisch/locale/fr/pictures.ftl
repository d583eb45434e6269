# Les mots des tables dessinées dans un terminal. Places, cartes et coups y restent en notation.
pictures-you = toi
pictures-hand = main
pictures-draw-pile = pioche : { $count }

# The Game.
pictures-laid = posées : { $laid } sur { $all }
pictures-this-turn = ce tour-ci : { $laid } posées, encore { $left } à poser
pictures-fire = * une carte de feu
pictures-fire-due = * une carte de feu, à recouvrir ce tour-ci : { $piles }
pictures-says = dit : { $hints }

# Runner-Up.
pictures-stage = étape { $stage } sur { $stages }, manche { $round } sur { $rounds }
pictures-field = case
pictures-total = total
pictures-second = deuxième : marque
pictures-round-before = manche précédente : { $cards }
pictures-moved = (joué)
pictures-open = ouvertes : { $cards }
pictures-now-moves = { $seat } déplace maintenant un pion de { $card }
pictures-face-down = cachées : { $cards }
pictures-your-hand = ta main
pictures-hand-of = main de { $seat }

# Saboteur.
pictures-legend = S départ   [?] but caché   (┼) impasse
pictures-legend-looked = [$] trésor   [o] pierre
pictures-round = manche { $round } sur { $rounds }
pictures-gold-pile = pile d’or : { $count }
pictures-goals = buts : { $goals }
pictures-packet = or à choisir : { $cards }
pictures-role-digger = chercheur
pictures-role-saboteur = saboteur
pictures-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
pictures-broken = cassé : { $tools }
pictures-looked-at = a regardé : { $goals }
pictures-gold = or : { $cards }
pictures-nuggets = pépites : { $count }

# Claim.
pictures-phase = phase { $phase } sur { $phases }
pictures-to-be-won = à gagner : { $cards }
pictures-stock = pile : { $count }
pictures-on-top = au sommet { $card }
pictures-tricks-left = plis restants : { $count }
pictures-middle = au milieu : { $cards }
pictures-trick = pli : { $cards }
pictures-leads = pli : { $seat } entame
pictures-takes-follower = { $seat } prend un partisan
pictures-followers = partisans
pictures-won = gagnées
pictures-gnomes = Gnomes
pictures-votes = voix : { $votes }
