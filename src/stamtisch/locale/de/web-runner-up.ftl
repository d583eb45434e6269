# Runner-Up im Browser.
web-runner-up-stage = Etappe { $stage } von 5, Runde { $round } von 5
web-runner-up-track = Die Strecke
web-runner-up-pawn = { $seat }: Feld { $field }, { $total ->
    [one] ein Punkt
   *[other] { $total } Punkte
}
web-runner-up-points = { $total ->
    [one] 1 Punkt
   *[other] { $total } Punkte
}
web-runner-up-put-before = { $card } vor { $seat } legen
web-runner-up-move-pawn = Die Figur von { $seat } ziehen
web-runner-up-move-by = Die Figur von { $seat } um { $card } ziehen
web-runner-up-put = { $card } ablegen
web-runner-up-hand = Deine Karten
web-runner-up-card = Karte { $card }
web-runner-up-card-white = Karte { $card }, weiße Zahl { $number }
web-runner-up-choose = Wähl eine Karte.
web-runner-up-choose-target = Vor wen kommt { $card }?
web-runner-up-choose-pawn = Deine Karte { $card } zieht eine Figur. Welche?
web-runner-up-chosen = Du hast gewählt: { $choice }.
web-runner-up-chosen-before = { $card } vor { $seat }
web-runner-up-sealed = hat gewählt
web-runner-up-open = Offene Karten, höchste weiße Zahl zuerst
web-runner-up-by = { $card } von { $seat }
web-runner-up-virtual-cards = Der virtuelle Spieler: { $count ->
    [0] keine Karten mehr
    [one] noch eine Karte
   *[other] noch { $count } Karten
}
web-runner-up-rounds = Diese Etappe bisher
web-runner-up-round = Runde { $round }
