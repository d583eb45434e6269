# Saboteur im Browser.
web-saboteur-round = Runde { $round } von 3
web-saboteur-draw = { $count ->
    [0] nichts mehr zu ziehen
    [one] noch eine Karte zu ziehen
   *[other] noch { $count } Karten zu ziehen
}
web-saboteur-board = Die Mine
web-saboteur-zoom-in = Größer
web-saboteur-zoom-out = Kleiner
web-saboteur-cell = { $what }, { $place }
web-saboteur-lay-here = { $card } legen: { $place }
web-saboteur-rockfall-here = { $what } wegnehmen, { $place }
web-saboteur-goal-hidden = { $goal }, verdeckt
web-saboteur-goal-known = { $goal }, verdeckt; du weißt: { $what }
web-saboteur-goal-open = { $goal }: { $what }
web-saboteur-hand = Deine Karten
web-saboteur-choose = Wähl eine Karte.
web-saboteur-choose-cell = Wähl einen markierten Platz für { $card }.
web-saboteur-choose-dwarf = { $card }: für wen?
web-saboteur-turn = Drehen
web-saboteur-turn-hint = Karte drehen (R)
web-saboteur-discard = Ablegen und passen
web-saboteur-pass = Passen
web-saboteur-do-break = Die { $tool } von { $seat } zerbrechen
web-saboteur-do-fix = Die { $tool } von { $seat } reparieren
web-saboteur-do-map = Ansehen: { $goal }
web-saboteur-take = { $count ->
    [one] Ein Nugget nehmen
   *[other] { $count } Nuggets nehmen
}
web-saboteur-packet = Gold zum Verteilen
web-saboteur-packet-you = Wähl eine Goldkarte, dann wählen die anderen.
web-saboteur-role-saboteur = Du: Saboteur – halt sie vom Schatz fern
web-saboteur-role-digger = Du: Goldsucher – finde den Schatz
web-saboteur-dwarves = Die Zwerge
web-saboteur-broken = { $tool } kaputt
web-saboteur-knows = hat angesehen: { $goals }
web-saboteur-count = { $count ->
    [0] keine Karten
    [one] eine Karte
   *[other] { $count } Karten
}
web-saboteur-nuggets = { $count ->
    [one] ein Nugget
   *[other] { $count } Nuggets
}
web-saboteur-why = Warum kann sie dort nicht liegen?
