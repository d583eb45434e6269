# Saboteur in de browser.
web-saboteur-round = Ronde { $round } van 3
web-saboteur-draw = { $count ->
    [0] niets meer te trekken
    [one] nog één kaart te trekken
   *[other] nog { $count } kaarten te trekken
}
web-saboteur-board = De mijn
web-saboteur-zoom-in = Groter
web-saboteur-zoom-out = Kleiner
web-saboteur-cell = { $what }, { $place }
web-saboteur-lay-here = Leg { $card } neer: { $place }
web-saboteur-rockfall-here = Haal { $what } weg, { $place }
web-saboteur-goal-hidden = { $goal }, dicht
web-saboteur-goal-known = { $goal }, dicht; jij weet: { $what }
web-saboteur-goal-open = { $goal }: { $what }
web-saboteur-hand = Je kaarten
web-saboteur-choose = Kies een kaart.
web-saboteur-choose-cell = Kies een gemarkeerde plek voor { $card }.
web-saboteur-choose-dwarf = { $card }: voor wie?
web-saboteur-turn = Draaien
web-saboteur-turn-hint = Kaart draaien (R)
web-saboteur-discard = Afleggen en passen
web-saboteur-pass = Passen
web-saboteur-do-break = { $tool-token ->
    [pick] Maak het houweel
    [lamp] Maak de lamp
   *[cart] Maak de kar
} van { $seat } kapot
web-saboteur-do-fix = { $tool-token ->
    [pick] Repareer het houweel
    [lamp] Repareer de lamp
   *[cart] Repareer de kar
} van { $seat }
web-saboteur-do-map = Bekijk het { $goal }
web-saboteur-take = { $count ->
    [one] Neem één klompje
   *[other] Neem { $count } klompjes
}
web-saboteur-packet = Goud om te verdelen
web-saboteur-packet-you = Kies een goudkaart, dan kiezen de anderen.
web-saboteur-role-saboteur = Jij: Saboteur – houd hen weg van de schat
web-saboteur-role-digger = Jij: Goudzoeker – vind de schat
web-saboteur-dwarves = De dwergen
web-saboteur-broken = { $tool-token ->
    [pick] houweel
    [lamp] lamp
   *[cart] kar
} kapot
web-saboteur-knows = heeft bekeken: { $goals }
web-saboteur-count = { $count ->
    [0] geen kaarten
    [one] één kaart
   *[other] { $count } kaarten
}
web-saboteur-nuggets = { $count ->
    [one] één klompje
   *[other] { $count } klompjes
}
web-saboteur-why = Waarom kan ze daar niet liggen?
