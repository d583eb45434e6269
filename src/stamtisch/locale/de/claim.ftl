# Claim.

# Namen von Karten und Fraktionen; .one steht für eine einzelne Karte.
claim-name-goblin = Goblin
claim-name-knight = Ritter
claim-name-undead = Untote
    .one = Untoter
claim-name-dwarf = Zwerg
claim-name-doppelganger = Doppelgänger
claim-name-gnome = Gnom
claim-name-giant = Riese
claim-name-dragon = Drache
claim-name-troll = Troll
claim-name-seer = Seher
claim-name-goblins = Goblins
claim-name-knights = Ritter
claim-name-dwarves = Zwerge
claim-name-doppelgangers = Doppelgänger
claim-name-gnomes = Gnome
claim-name-giants = Riesen
claim-name-dragons = Drachen
claim-name-trolls = Trolle
claim-name-seers = Seher
# Wörter der Züge „look“, „take goblin-4“ und „take stock“.
claim-name-look = den Stapel ansehen
claim-name-take = nimm
claim-name-stock = die angesehene Karte

# Optionen.
claim-option-factions = Fraktionen
    .meaning = Die Karten im Spiel; drei oder vier Spieler brauchen eine Liste von sieben Fraktionen.
    .values = "claim", "claim2" oder eine Liste verschiedener Fraktionen wie ["goblins", "knights", "undead", "dwarves", "seers"]
    .claim = Claim
    .claim2 = Claim 2
claim-bad-factions = { $value } geht hier nicht; es muss "claim", "claim2" oder eine Liste verschiedener Fraktionen sein, wie ["goblins", "knights", "undead", "dwarves", "seers"].
claim-option-first_leader = Erstes Ausspiel
    .meaning = Der Platz, der zum ersten Stich ausspielt.
claim-option-loser_peeks = Verdeckte Anhänger ansehen
    .meaning = Wer einen verdeckten Anhänger bekommt, darf ihn gleich ansehen.
claim-option-doppelganger_forced = Doppelgänger als Pflicht
    .meaning = Wer keine Karte der geforderten Fraktion hat, muss einen Doppelgänger spielen.
claim-option-dragon_last_card = Drachen nur als letzte Karte
    .meaning = Ein Drache gibt das Ausspiel nur, wenn er die letzte Karte des Stichs ist.
claim-option-troll_strict = Strenge Trolle
    .meaning = Ein Stich bringt nie mehr als einen Troll, die in der Mitte eingeschlossen.
claim-option-beaten_knight_first = Geschlagene Ritter zuerst
    .meaning = Ein geschlagener Ritter nimmt einen Anhänger vor allen Goblins und Doppelgängern.

# Züge als Sätze.
claim-tell-play = { $seat } spielt { $card }.
claim-tell-take = { $seat } nimmt { $card } als Anhänger.
claim-tell-look = { $seat } sieht die oberste Karte des Stapels an.
claim-tell-take-stock = { $seat } nimmt die oberste Karte des Stapels als Anhänger.

# Ablehnungen, das Ende und was von selbst geschieht.
claim-one-pair = Zu den Karten gehört genau ein ganzes Paar: Goblins und Ritter oder Gnome und Riesen, nie Karten von beiden. Bei { $players } Spielern kommen { $free } von Untoten, Zwergen, Doppelgängern, Drachen, Trollen und Sehern dazu.
claim-deck-size = Bei { $players } Spielern sind es { $wanted } Fraktionen: ein Paar und { $free } von Untoten, Zwergen, Doppelgängern, Drachen, Trollen und Sehern. Hier sind es { $count }. { $players ->
    [2] Richtig ist „claim“, „claim2“ oder zum Beispiel ["gnomes", "giants", "undead", "trolls", "seers"].
   *[other] Richtig ist zum Beispiel ["goblins", "knights", "undead", "dwarves", "dragons", "trolls", "seers"].
}
claim-no-action = „{ $action }“ ist kein Zug von Claim. Schreib eine Karte („goblin-4“), „look“, „take goblin-4“ oder „take stock“.
claim-no-card = Es gibt keine Karte „{ $words }“. Eine Karte ist eine Fraktion und ein Wert, wie goblin-4 oder doppelganger-0; Ritter gehen von 2 bis 9, Gnome und Riesen sind 1, 3, 5, 7 und 9, alle anderen 0 bis 9.
claim-not-in-deck = { $card } gibt es in diesem Spiel nicht; die Fraktionen sind { $known }.
claim-not-your-turn = { $seat } ist nicht an der Reihe; { $turn } muss spielen.
claim-not-your-choice = Jetzt nimmt { $turn } einen Anhänger, nicht { $seat }.
claim-nothing-to-take = Jetzt nimmt niemand einen Anhänger; es ist eine Karte zu spielen. Jetzt erlaubt: { $legal }.
claim-not-in-hand = { $card } ist nicht auf deiner Hand ({ $hand }).
claim-must-follow = { $card } geht nicht auf { $led }: Du hast { $faction } und musst davon spielen. Jetzt erlaubt: { $legal }.
claim-must-follow-or-double = { $card } geht nicht auf { $led }: Du hast { $faction } und musst davon spielen, oder einen Doppelgänger. Jetzt erlaubt: { $legal }.
claim-knight-must-follow = { $card } würde { $led } schlagen, aber du hast selbst Goblins und musst davon spielen, oder einen Doppelgänger. Jetzt erlaubt: { $legal }.
claim-doppelganger-led = Ausgespielt wurde { $led }, also sind Doppelgänger gefordert, und du hast welche. Jetzt erlaubt: { $legal }.
claim-doppelganger-forced = Du hast keine { $faction }, aber einen Doppelgänger, und an diesem Tisch musst du ihn dann spielen; { $card } geht nicht. Jetzt erlaubt: { $legal }.
claim-choose-first = Nimm einen Anhänger, bevor die nächste Karte ({ $card }) gespielt wird. Jetzt erlaubt: { $legal }.
claim-not-open = { $card } gehört nicht zu den Karten, aus denen du wählst. Jetzt erlaubt: { $legal }.
claim-stock-is-closed = Nur wer mit einem Seher gewinnt, darf die oberste Karte des Stapels ansehen und nehmen. Jetzt erlaubt: { $legal }.
claim-look-first = Eine Karte des Stapels kannst du erst nehmen, wenn du sie angesehen hast. Jetzt erlaubt: { $legal }.
claim-looked-already = Du hast die oberste Karte des Stapels schon angesehen. Jetzt erlaubt: { $legal }.
claim-no-such-card = In Claim gibt es keine Karte { $card }.
claim-card-not-in-deck = { $card } spielt hier nicht mit; die Fraktionen sind { $known }.
claim-card-twice = Es gibt { $copies ->
    [one] nur einmal { $card }
   *[other] nur { $copies }-mal { $card }
}; die Stellung hat eine Karte zu viel.
claim-wrong-place = { $card } kann hier nicht liegen.
claim-card-nowhere = { $card } liegt nirgends. Eine Karte, die sonst nirgends genannt ist, ist aus dem Spiel und gehört also hierher.
claim-trick-too-long = Ein Stich hat höchstens { $most } Karten, eine von jedem Platz.
claim-trick-entry = Eine Karte des Stichs schreibt man mit ihrem Platz, ["p1", "goblin-4"]; dies ist { $found }.
claim-trick-order = Gespielt wird im Uhrzeigersinn ab dem Ausspiel; Karte { $place } des Stichs ist von { $seat }.
claim-did-not-follow = { $seat } kann { $card } nicht gespielt haben: Auf der Hand sind noch { $faction }.
claim-open-count = Vor jedem Stich { $shown ->
    [one] wird eine Karte
   *[other] werden { $shown } Karten
} aufgedeckt, nicht mehr und nicht weniger.
claim-no-stock = Der Stapel geht in Phase 1 zu Ende; in Phase 2 gibt es keinen.
claim-nothing-open = Ein Stich der Phase 1 hat begonnen, also muss eine Karte aufgedeckt sein.
claim-no-followers = In Phase 2 sind die Anhänger auf den Händen.
claim-hand-sizes = Diese Hände haben mit den Karten im Stich { $sizes } Karten. Alle haben gleich viele, höchstens { $most }.
claim-stock-size = Stapel und offene Karten sind zusammen { $there }; für die Hände, die noch zu spielen sind, müssen es { $needed } sein, eine für jede Karte.
claim-follower-sizes = Die Plätze haben { $sizes } Anhänger. Jeder Stich bringt allen einen, also müssen alle gleich viele haben, hier höchstens { $most }.
claim-known-elsewhere = { $seat } hat diese Karte { $card } nicht, also kann niemand wissen, dass sie dort ist.
claim-sees-own = Was ein Seher von den eigenen Anhängern gezeigt hat, wird nur in Phase 1 behalten, mit „loser_peeks“ auf false.
claim-void-held = { $seat } hat { $faction }, also ist die Hand nicht ohne sie.
claim-no-look = Nur wer einen ganzen Stich der Phase 1 mit einem Seher gewonnen hat, kann den Stapel angesehen haben.
claim-not-looked = Im Stapel fehlt eine Karte, also muss der siegreiche Seher sie angesehen und genommen haben.
claim-wrong-turn = Nach dem Rest der Stellung ist { $seat } an der Reihe.
claim-won = { $winners } { $count ->
    [one] gewinnt
   *[other] gewinnen
} den Thron mit { $votes } { $votes ->
    [one] Stimme
   *[other] Stimmen
}.
claim-shared = { $winners } teilen sich den Thron: gleich an Stimmen (je { $votes }), Karten und Werten.
claim-event-trick = { $seat } gewinnt den Stich.
claim-event-phase = Die erste Phase ist vorbei: Alle nehmen ihre Anhänger auf die Hand.
claim-event-follower = { $seat } nimmt { $hidden ->
    [0] { $cards }
   *[other] eine verdeckte Karte
} als Anhänger.
claim-event-score = { $seat } punktet mit { $cards }.
claim-event-leads = { $seat } spielt zum nächsten Stich aus, durch den letzten Drachen.
claim-event-waits = { $cards } { $count ->
    [one] bleibt
   *[other] bleiben
} in der Mitte liegen.
claim-event-smashed = Riesen nehmen { $cards } aus dem Spiel.
