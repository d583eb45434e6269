# Claim im Browser.
web-claim-phase = { $phase ->
    [1] Erste Phase: Anhänger gewinnen
   *[2] Zweite Phase: den Thron gewinnen
}
web-claim-trick = Auf dem Tisch
web-claim-last-trick = Der letzte Stich
web-claim-prize = Zu gewinnen
web-claim-prizes = Zu gewinnen, je eine
web-claim-stock = { $count ->
    [0] Stapel zu Ende
    [one] eine Karte im Stapel
   *[other] { $count } Karten im Stapel
}
web-claim-nothing-played = { $seat } spielt aus.
web-claim-played-by = { $card }, gespielt von { $seat }
web-claim-hand = Deine Karten
web-claim-choose = Wähl eine Karte zum Spielen.
web-claim-play = { $card } spielen
web-claim-take = { $card } nehmen
web-claim-look = Den Stapel ansehen
web-claim-take-stock = Die Karte vom Stapel nehmen: { $card }
web-claim-choose-follower = Wähl deinen Anhänger.
web-claim-votes = Punkte nach Fraktion
web-claim-piles = Anhänger und gewonnene Karten
web-claim-followers = Anhänger
web-claim-won = Gewonnen für das Ende
web-claim-captured = Gefangene Gnome
web-claim-middle = Bleibt in der Mitte
web-claim-hidden = { $count ->
    [one] eine verdeckte Karte
   *[other] { $count } verdeckte Karten
}
web-claim-cards-left = { $count ->
    [0] keine Karten
    [one] eine Karte
   *[other] { $count } Karten
}
web-claim-without = ohne { $factions }
