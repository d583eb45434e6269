# Runner-Up in de browser.
web-runner-up-stage = Etappe { $stage } van 5, ronde { $round } van 5
web-runner-up-track = Het parcours
web-runner-up-pawn = { $seat }: vak { $field }, { $total ->
    [one] één punt
   *[other] { $total } punten
}
web-runner-up-points = { $total ->
    [one] 1 punt
   *[other] { $total } punten
}
web-runner-up-put-before = Leg { $card } voor { $seat }
web-runner-up-move-pawn = Verplaats de pion van { $seat }
web-runner-up-move-by = Verplaats de pion van { $seat } met { $card }
web-runner-up-put = Leg { $card } neer
web-runner-up-hand = Je kaarten
web-runner-up-card = Kaart { $card }
web-runner-up-card-white = Kaart { $card }, wit getal { $number }
web-runner-up-choose = Kies een kaart.
web-runner-up-choose-target = Voor wie leg je { $card }?
web-runner-up-choose-pawn = Je kaart { $card } verplaatst één pion. Welke?
web-runner-up-chosen = Je hebt gekozen: { $choice }.
web-runner-up-chosen-before = { $card } voor { $seat }
web-runner-up-sealed = heeft gekozen
web-runner-up-open = Open kaarten, hoogste witte getal eerst
web-runner-up-by = { $card } van { $seat }
web-runner-up-virtual-cards = De virtuele speler: { $count ->
    [0] geen kaarten meer
    [one] nog één kaart
   *[other] nog { $count } kaarten
}
web-runner-up-rounds = Deze etappe tot nu toe
web-runner-up-round = Ronde { $round }
