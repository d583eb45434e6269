# The words of the tables drawn in a terminal. Seats, cards and moves stay in notation there.
pictures-you = you
pictures-hand = hand
pictures-draw-pile = draw pile: { $count }

# The Game.
pictures-laid = laid: { $laid } of { $all }
pictures-this-turn = this turn: { $laid } laid, { $left } still to lay
pictures-fire = * a fire card
pictures-fire-due = * a fire card, to be covered in this turn: { $piles }
pictures-says = says: { $hints }

# Runner-Up. Field and total: five letters at most.
pictures-stage = stage { $stage } of { $stages }, round { $round } of { $rounds }
pictures-field = field
pictures-total = total
pictures-second = second: scores now
pictures-round-before = round before: { $cards }
pictures-moved = (moved)
pictures-open = open: { $cards }
pictures-now-moves = now { $seat } moves a pawn by { $card }
pictures-face-down = face down: { $cards }
pictures-your-hand = your hand
pictures-hand-of = hand of { $seat }

# Saboteur.
pictures-legend = S start   [?] goal, face down   (┼) dead end
pictures-legend-looked = [$] treasure   [o] stone
pictures-round = round { $round } of { $rounds }
pictures-gold-pile = gold pile: { $count }
pictures-goals = goals: { $goals }
pictures-packet = gold to pick from: { $cards }
pictures-role-digger = digger
pictures-role-saboteur = saboteur
pictures-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
pictures-broken = broken: { $tools }
pictures-looked-at = looked at: { $goals }
pictures-gold = gold: { $cards }
pictures-nuggets = nuggets: { $count }

# Claim.
pictures-phase = phase { $phase } of { $phases }
pictures-to-be-won = to be won: { $cards }
pictures-stock = stock: { $count }
pictures-on-top = on top { $card }
pictures-tricks-left = tricks left: { $count }
pictures-middle = in the middle: { $cards }
pictures-trick = trick: { $cards }
pictures-leads = trick: { $seat } leads
pictures-takes-follower = { $seat } takes a follower
pictures-followers = followers
pictures-won = won
pictures-gnomes = gnomes
pictures-votes = votes: { $votes }
