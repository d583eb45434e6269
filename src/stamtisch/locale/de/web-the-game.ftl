# The Game im Browser.
web-the-game-piles = Die vier Stapel
web-the-game-rising = aufwärts
web-the-game-falling = abwärts
web-the-game-pile = { $pile }, oben { $top }
web-the-game-lay-on = { $card } auf { $pile } legen, oben { $top }
web-the-game-lay-back = Zurückspringen: { $card } auf { $pile } legen, oben { $top }
web-the-game-lay-not = { $card } passt nicht auf { $pile }, oben { $top }
web-the-game-back = zehn zurück!
web-the-game-card = Karte { $card }
web-the-game-fire-card = Feuerkarte { $card }
web-the-game-burning = brennt
web-the-game-hand = Deine Karten
web-the-game-hands = Die Karten der anderen
web-the-game-hands-left = Die Karten, die übrig sind
web-the-game-count = { $count ->
    [0] keine Karten
    [one] eine Karte
   *[other] { $count } Karten
}
web-the-game-draw = { $count ->
    [0] nichts mehr zu ziehen
    [one] noch eine Karte zu ziehen
   *[other] noch { $count } zu ziehen
}
web-the-game-left = { $count ->
    [0] alle Karten gelegt
    [one] noch eine Karte zu legen
   *[other] noch { $count } zu legen
}
web-the-game-laid = { $count ->
    [one] in diesem Zug eine Karte gelegt
   *[other] in diesem Zug { $count } Karten gelegt
}
web-the-game-choose = Wähl eine Karte, dann ihren Stapel.
web-the-game-choose-pile = Wohin kommt { $card }?
web-the-game-choose-first = Wähl zuerst eine deiner Karten.
web-the-game-hint = Hinweis zu { $pile }
web-the-game-hint-title = Ein Hinweis zu { $pile }
web-the-game-hint-none = Hinweis zurücknehmen
web-the-game-hints = Hinweise auf dem Tisch
web-the-game-hint-line = { $seat } zu { $pile }: { $hint }
