# The Game.

# Namen von Stapeln, Hinweisen und Zügen.
the-game-name-up1 = Aufwärtsstapel 1
the-game-name-up2 = Aufwärtsstapel 2
the-game-name-down1 = Abwärtsstapel 1
the-game-name-down2 = Abwärtsstapel 2
the-game-name-avoid = bitte in Ruhe lassen
the-game-name-good = etwas sehr Gutes
the-game-name-jump = bitte zurückspringen
the-game-name-back = kann zurückspringen
the-game-name-none = kein Hinweis
the-game-name-end = Zug beenden

# Optionen.
the-game-option-min_cards = Karten pro Zug
    .meaning = Wie viele Karten du in einem Zug legst, solange es Karten zu ziehen gibt (Profis: 3).
the-game-option-min_cards_empty = Karten pro Zug am Ende
    .meaning = Wie viele Karten du in einem Zug legst, wenn der Nachziehstapel leer ist.
the-game-option-hand_delta = Handgröße
    .meaning = Größere oder kleinere Hände, als die Tabelle sagt.
the-game-option-first_player = Wer beginnt
    .meaning = Der Platz, der beginnt.
the-game-option-edition = Ausgabe
    .meaning = On Fire: 22, 33 … 77 müssen sofort abgedeckt werden.
    .standard = Standard
    .on-fire = On Fire
the-game-option-good_threshold_inclusive = Zehn übrig ist ausgezeichnet
    .meaning = Auch zehn übrige Karten zählen noch als ausgezeichnet.
the-game-option-jump_announcements = Der Hinweis „back“
    .meaning = Der Hinweis „back“: Ich kann auf diesem Stapel zurückspringen.

# Züge als Sätze.
the-game-tell-lay = { $seat } legt { $card } auf { $pile }.
the-game-tell-end = { $seat } beendet den Zug.
the-game-tell-hint-avoid = { $seat }: Bitte lasst { $pile } in Ruhe.
the-game-tell-hint-good = { $seat }: Ich habe etwas sehr Gutes für { $pile }.
the-game-tell-hint-jump = { $seat }: Bitte springt auf { $pile } zurück, wenn ihr könnt.
the-game-tell-hint-back = { $seat }: Ich kann auf { $pile } zurückspringen.
the-game-tell-hint-none = { $seat } nimmt den Hinweis zu { $pile } zurück.

# Ablehnungen, das Ende und was von selbst geschieht.
the-game-no-action = „{ $words }“ ist kein Zug von The Game. Schreib eine Karte und einen Stapel („45 up1“), „end“ oder einen Hinweis („hint up1 avoid“).
the-game-no-card = Es gibt keine Karte „{ $card }“. Die Karten sind die Zahlen 2 bis 99; mit 1 und 100 beginnen nur die Stapel.
the-game-no-pile = Es gibt keinen Stapel „{ $pile }“. Die Stapel sind up1, up2, down1 und down2.
the-game-no-hint = „{ $words }“ ist kein Hinweis. Ein Hinweis nennt einen Stapel und einen Wunsch, nie eine Zahl: „hint up1 avoid“, „good“, „jump“ oder „none“.
the-game-no-announcement = An diesem Tisch darf niemand „{ $hint }“ sagen: Das würde die genaue Zahl verraten. Nimm stattdessen „good“.
the-game-not-your-turn = { $seat } ist nicht an der Reihe; { $turn } muss spielen.
the-game-skipped = { $seat } hat keine Karten mehr und wird übergangen; { $turn } muss spielen.
the-game-may-not-end = In diesem Zug { $laid ->
    [0] wurde noch nichts gelegt
    [one] wurde eine Karte gelegt
   *[other] wurden { $laid } Karten gelegt
}, und { $minimum ->
    [one] eine muss
   *[other] { $minimum } müssen
} es sein; der Zug kann noch nicht enden. Jetzt erlaubt: { $legal }.
the-game-not-in-hand = { $card } ist nicht auf deiner Hand ({ $hand }).
the-game-too-low = { $card } passt nicht auf { $pile }: Oben liegt { $top }, also muss eine Karte höher sein{ $jump ->
    [none] .
   *[other] {" "}oder genau { $jump } (zehn zurück).
} Jetzt erlaubt: { $legal }.
the-game-too-high = { $card } passt nicht auf { $pile }: Oben liegt { $top }, also muss eine Karte niedriger sein{ $jump ->
    [none] .
   *[other] {" "}oder genau { $jump } (zehn zurück).
} Jetzt erlaubt: { $legal }.
the-game-card-twice = Die Karte { $card } kann hier nicht sein: Sie steht schon bei { $other }. Jede gibt es nur einmal.
the-game-hand-too-large = Eine Hand mit { $count } Karten ist zu groß; bei so vielen Spielern sind es höchstens { $most }.
the-game-nobody-holds-cards = Alle Hände sind leer, obwohl es Karten zu ziehen gibt; das kann nicht sein.
the-game-no-fire = Nur die Ausgabe „on-fire“ hat brennende Karten.
the-game-no-fire-there = Oben auf { $pile } liegt keine Feuerkarte.
the-game-owes-too-much = Die Mindestzahl pro Zug ({ $owed }) ist mehr als eine Hand von { $hand } Karten.
the-game-beaten = Alle 98 Karten liegen: The Game ist besiegt!
the-game-excellent = { $left } übrig: ein ausgezeichnetes Ergebnis.
the-game-lost = { $left } Karten übrig: Diesmal gewinnt The Game.
the-game-event-stuck = { $seat } muss noch { $left ->
    [one] eine Karte
   *[other] { $left } Karten
} legen, und keine Handkarte passt.
the-game-event-fire = Eine Feuerkarte, die schon abgedeckt sein müsste, brennt noch.
# Warum ein Bot so spielt.
the-game-why-jump = { $card } springt auf { $pile } zurück: { $count ->
    [0] Dem Stapel geht nichts verloren.
    [one] Eine ungelegte Karte passt dort wieder.
   *[other] { $count } ungelegte Karten passen dort wieder.
}
the-game-why-next = { $card } ist die allernächste Karte für { $pile }: Nichts wird übersprungen.
the-game-why-owed = Eine Karte ist noch zu legen, und { $card } auf { $pile } schadet dem, was kommt, am wenigsten: Übersprungen { $count ->
    [one] wird eine ungelegte Karte
   *[other] werden { $count } ungelegte Karten
}.
the-game-why-more = { $card } auf { $pile } überspringt nur { $count ->
    [one] eine ungelegte Karte
   *[other] { $count } ungelegte Karten
}, und das ist eine weitere Karte in diesem Zug wert.
the-game-why-fire = { $card } deckt das Feuer auf { $pile } ab, mit dem das Spiel verloren wäre.
the-game-why-end = Es liegt genug: Noch eine Karte würde mehr kosten, als auf neue zu warten.
the-game-why-end-empty = Es liegt genug: Noch eine Karte würde mehr kosten, als auf die anderen zu warten.
the-game-why-solved = Mit { $action } lässt sich alles legen, was noch da ist: Es gibt nichts zu ziehen, und jede Hand ist bekannt.
