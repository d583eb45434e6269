# Runner-Up.

# Namen.
runner-up-name-v = Virtueller Spieler
runner-up-name-move = ziehe die Figur von

# Optionen.
runner-up-option-variant = Variante
    .meaning = Welches Spiel gespielt wird.
    .base = Grundspiel
    .tactical = Taktische Variante
runner-up-option-require_scored_stage = Nur wer gepunktet hat
    .meaning = Gewinnen können nur Spieler, die in einer Etappe gepunktet haben.
runner-up-option-top_tie = Mehrere ganz oben
    .meaning = Wer Zweiter ist, wenn mehrere zusammen die höchste Summe haben.
    .distinct = Die nächstniedrigere Summe
    .places = Die, die oben stehen
runner-up-option-all_equal = Alle Summen gleich
    .meaning = Was geschieht, wenn alle Summen gleich sind.
    .draw = Unentschieden
    .shared = Alle teilen sich den Sieg
runner-up-option-white_numbers = Weiße Zahlen
    .meaning = Die weißen Zahlen der 32 Karten, nach Wert geordnet von -4 bis +5.
    .values = eine Liste von 32 verschiedenen ganzen Zahlen von 1 bis 999
runner-up-bad-white_numbers = { $value } geht hier nicht; es muss eine Liste von 32 verschiedenen ganzen Zahlen von 1 bis 999 sein.

# Züge als Sätze.
runner-up-tell-sealed = { $seat } legt eine Karte verdeckt ab.
runner-up-tell-put = { $own ->
    [1] { $seat } legt { $card } verdeckt vor sich selbst.
   *[other] { $seat } legt { $card } verdeckt vor { $pawn }.
}
runner-up-tell-choose = { $seat } legt { $card } verdeckt ab.
runner-up-tell-move = { $own ->
    [1] { $seat } zieht die eigene Figur.
   *[other] { $seat } zieht die Figur von { $pawn }.
}

# Ablehnungen, das Ende und was von selbst geschieht.
runner-up-no-action = „{ $words }“ ist kein Zug von Runner-Up. Leg eine Karte vor jemanden: „+3 > p2“.
runner-up-no-action-tactical = „{ $words }“ ist kein Zug der taktischen Variante. Wähl eine Karte mit ihrer weißen Zahl („+3/25“) oder zieh, wenn deine Zahl dran ist, eine Figur („move p2“).
runner-up-no-card = Es gibt keine Karte „{ $card }“. Die Karten sind -4 bis -1 und +1 bis +5, immer mit Vorzeichen geschrieben.
runner-up-no-white-numbers = Im Grundspiel haben die Karten keine weißen Zahlen: Schreib nur „{ $value }“.
runner-up-white-number = Es gibt keine Karte „{ $card }“. In der taktischen Variante schreibt man eine Karte mit ihrer weißen Zahl; Karten dieses Werts haben { $numbers }.
runner-up-no-virtual = Nur zu zweit gibt es einen virtuellen Spieler. Die Figuren sind hier die von { $pawns }.
runner-up-no-moves = „{ $words }“ gehört zur taktischen Variante. Im Grundspiel ziehen die Figuren nach den Karten, die vor ihnen liegen.
runner-up-only-oneself = „{ $words }“: In der taktischen Variante legst du eine Karte immer vor dich selbst; schreib nur die Karte, etwa „+3/25“.
runner-up-no-target = „{ $words }“ sagt nicht, vor wen die Karte kommt. Schreib „{ $words } > p2“.
runner-up-not-tactical = „{ $words }“ gehört zum Grundspiel; dies ist die taktische Variante.
runner-up-not-base = „{ $words }“ gehört zur taktischen Variante; dies ist das Grundspiel.
runner-up-cards-first = Die Figuren ziehen, wenn alle Karten offen liegen. Noch eine Karte zu wählen: { $seats }.
runner-up-choice-stands = Deine Wahl { $choice } ist getroffen und steht fest. Noch zu wählen: { $seats }.
runner-up-not-in-hand = { $card } ist nicht auf deiner Hand ({ $hand }).
runner-up-no-such-pawn = Diese Figur gibt es nicht. Im Spiel sind die Figuren von { $pawns }.
runner-up-last-card = In der fünften Runde legst du die letzte Karte vor dich selbst: „{ $card } > { $seat }“.
runner-up-has-moved = { $seat } hat in dieser Runde schon eine Figur um { $own } gezogen. Jetzt zieht { $turn } eine um { $card }.
runner-up-not-your-number = Die Zahl von { $own } ist noch nicht dran. Zuerst zieht { $turn } eine Figur um { $card }.
runner-up-no-such-move = { $turn } muss jetzt eine Figur um { $card } ziehen; im Spiel sind die Figuren von { $pawns }.
runner-up-tactical-players = Die taktische Variante ist für drei bis sechs Spieler: Der virtuelle Spieler könnte keine Figur wählen.
runner-up-white-twice = { $number } kommt unter den weißen Zahlen zweimal vor; jede Karte hat ihre eigene.
runner-up-too-many = Es gibt { $copies ->
    [one] nur eine Karte { $card }
   *[other] nur { $copies } Karten { $card }
}, und so viele liegen schon anderswo.
runner-up-not-a-card = „{ $words }“ zieht eine Figur; hierher gehört eine Karte.
runner-up-played-in-part = Offene Karten sind die von allen Plätzen, und keine liegt dann mehr verdeckt.
runner-up-no-turn = Solange Karten gewählt werden, ist niemand an der Reihe; „turn“ gehört zu „played“.
runner-up-last-card-position = „{ $words }“ kann nicht sein: In der fünften Runde liegt die Karte von { $seat } vor { $seat }.
runner-up-hand-size = Diese Hand hat { $count ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $count } Karten
}; in diesem Augenblick müssen es { $due } sein.
runner-up-pile-size = Der Stapel des virtuellen Spielers hat { $count ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $count } Karten
}; in diesem Augenblick müssen es { $due } sein.
runner-up-spent-rounds = Es werden { $count } frühere Runden genannt, aber in dieser Etappe gab es { $most ->
    [0] noch keine
    [one] erst eine
   *[other] erst { $most }
}.
runner-up-virtual-itself = „{ $words }“ kann nicht sein: Der virtuelle Spieler legt immer vor sich selbst.
runner-up-has-scored = { $player } hat eine Summe, die nicht 0 ist, und hat also in einer Etappe gepunktet.
runner-up-scored-early = Vor dem Ende der ersten Etappe kann niemand gepunktet haben.
runner-up-won = { $winners } { $count ->
    [one] gewinnt
   *[other] teilen sich den Sieg
} mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
}, der zweithöchsten Summe.
runner-up-won-level = { $winners } { $count ->
    [one] gewinnt
   *[other] teilen sich den Sieg
} mit je { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
}.
runner-up-draw = Alle Summen sind gleich, also ist niemand Zweiter: unentschieden.
runner-up-nobody = Unter denen, die gepunktet haben, ist niemand Zweiter, also gewinnt niemand.
runner-up-no-stage-before = Vor der ersten Etappe gibt es keine.
runner-up-placed = { $card } vor { $pawn }
    .by = { $own ->
        [1] { $seat } legte { $card } vor sich selbst
       *[other] { $seat } legte { $card } vor { $pawn }
    }
runner-up-event-round = Die Karten werden aufgedeckt: { $cards }.
runner-up-event-stage = Etappe { $stage } ist vorbei. Auf dem zweiten besetzten Feld: { $points }.
runner-up-event-none = Etappe { $stage } ist vorbei. Niemandes Punkte ändern sich.
