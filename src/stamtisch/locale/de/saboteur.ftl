# Saboteur.

# Namen der Tunnelkarten (Richtungen der ungedrehten Karte; Norden ist oben).
saboteur-name-cross = Kreuzung
saboteur-name-tee_v = Abzweig nach Osten
saboteur-name-tee_h = Abzweig nach Süden
saboteur-name-str_v = Nord-Süd-Tunnel
saboteur-name-str_h = Ost-West-Tunnel
saboteur-name-curve_se = Südostkurve
saboteur-name-curve_sw = Südwestkurve
saboteur-name-dead_cross = Versperrte Kreuzung
saboteur-name-dead_tee_v = Versperrter Abzweig nach Osten
saboteur-name-dead_tee_h = Versperrter Abzweig nach Süden
saboteur-name-dead_str_v = Versperrter Nord-Süd-Tunnel
saboteur-name-dead_str_h = Versperrter Ost-West-Tunnel
saboteur-name-dead_curve_se = Versperrte Südostkurve
saboteur-name-dead_curve_sw = Versperrte Südwestkurve
saboteur-name-dead_n = Sackgasse nach Norden
saboteur-name-dead_e = Sackgasse nach Osten
saboteur-name-turned = (gedreht)

# Namen der Aktionskarten, Werkzeuge, Ziele und Rollen.
saboteur-name-break_pick = Kaputte Spitzhacke
saboteur-name-break_lamp = Kaputte Lampe
saboteur-name-break_cart = Kaputte Lore
saboteur-name-fix_pick = Spitzhacke reparieren
saboteur-name-fix_lamp = Lampe reparieren
saboteur-name-fix_cart = Lore reparieren
saboteur-name-fix_pick_lamp = Spitzhacke oder Lampe reparieren
saboteur-name-fix_pick_cart = Spitzhacke oder Lore reparieren
saboteur-name-fix_lamp_cart = Lampe oder Lore reparieren
saboteur-name-rockfall = Steinschlag
saboteur-name-map = Schatzkarte
saboteur-name-pick = Spitzhacke
saboteur-name-lamp = Lampe
saboteur-name-cart = Lore
saboteur-name-start = Start
saboteur-name-goal = Ziel
saboteur-name-gold = Schatz
saboteur-name-stone_se = Stein mit Südostkurve
saboteur-name-stone_sw = Stein mit Südwestkurve
saboteur-name-top = oberes Ziel
saboteur-name-middle = mittleres Ziel
saboteur-name-bottom = unteres Ziel
saboteur-name-north = Norden
saboteur-name-east = Osten
saboteur-name-south = Süden
saboteur-name-west = Westen
saboteur-name-open = offen
saboteur-name-closed = geschlossen
saboteur-name-digger = Goldsucher
saboteur-name-saboteur = Saboteur
saboteur-cell = { $across ->
    [east] { $x } Ost{ $along ->
        [above] {" "}{ $y } hoch
        [below] {" "}{ $y } runter
       *[level] {""}
    }
    [west] { $x } West{ $along ->
        [above] {" "}{ $y } hoch
        [below] {" "}{ $y } runter
       *[level] {""}
    }
   *[level] { $along ->
        [above] { $y } hoch
        [below] { $y } runter
       *[level] 0 Ost
    }
}

# Optionen.
saboteur-option-first_player = Wer beginnt
    .meaning = Der Platz, der Runde 1 beginnt.
saboteur-option-require_connection = Verbindung zum Start
    .meaning = Eine neue Wegkarte muss mit dem Start verbunden sein.
saboteur-option-allow_self_break = Eigenes Werkzeug zerbrechen
    .meaning = Du darfst dein eigenes Werkzeug zerbrechen.
saboteur-option-saboteur_finisher_picks = Gold für den Saboteur, der verbindet
    .meaning = Ein Saboteur, der das Gold erreicht, wählt als Erster eine Karte.
saboteur-option-gold_cards = Goldkarten
    .meaning = Nach wessen Zahl die Goldkarten verteilt werden.
    .players = So viele wie Spieler
    .diggers = So viele wie Goldsucher
saboteur-option-broken_diggers_unpaid = Kein Gold mit kaputtem Werkzeug
    .meaning = Goldsucher, die am Ende ein kaputtes Werkzeug haben, bekommen kein Gold.

# Züge als Sätze.
saboteur-tell-lay = { $seat } legt { $card } auf { $cell }.
saboteur-tell-rockfall = { $seat } spielt einen Steinschlag und nimmt die Tunnelkarte auf { $cell } weg.
saboteur-tell-break = { $own ->
    [1] { $seat } zerbricht die eigene { $tool }.
   *[other] { $seat } zerbricht die { $tool } von { $target }.
}
saboteur-tell-fix = { $own ->
    [1] { $seat } repariert die eigene { $tool }.
   *[other] { $seat } repariert die { $tool } von { $target }.
}
saboteur-tell-map = { $seat } sieht das { $goal-token ->
    [top] obere
    [middle] mittlere
   *[bottom] untere
} Ziel an.
saboteur-tell-pass = { $seat } passt und legt { $card } verdeckt ab.
saboteur-tell-pass-hidden = { $seat } passt und legt eine Karte verdeckt ab.
saboteur-tell-take = { $seat } wählt eine Goldkarte mit { $nuggets ->
    [one] einem Nugget
   *[other] { $nuggets } Nuggets
}.
saboteur-tell-take-hidden = { $seat } wählt eine Goldkarte.

# Ablehnungen, das Ende und was von selbst geschieht.
saboteur-no-action = „{ $words }“ ist kein Zug von Saboteur. Schreib „lay cross 1,0“, „break_lamp p2“, „fix_lamp p2“, „rockfall 3,0“, „map top“, „pass cross“ oder „take 3“.
saboteur-no-lay = „{ $words }“ sagt nicht, wie eine Karte gelegt wird. Schreib die Karte, „turned“, wenn sie um 180 Grad gedreht ist, und das Feld: „lay curve_se turned 3,-1“. Eine Karte liegt nie quer.
saboteur-same-turned = { $card } sieht gedreht genauso aus; lass „turned“ weg.
saboteur-no-path-card = { $card } ist eine Aktionskarte; gelegt werden nur Tunnelkarten.
saboteur-no-card = Es gibt keine Karte „{ $card }“.
saboteur-bad-cell = „{ $cell }“ ist kein Feld. Schreib zwei ganze Zahlen, östlich und südlich vom Start: „3,-1“.
saboteur-out-of-reach = Dorthin kann nie eine Karte kommen: Alle 40 Tunnelkarten zusammen reichen nicht so weit vom Start.
saboteur-no-goal = Es gibt kein Ziel „{ $goal }“. Die Ziele sind top, middle und bottom.
saboteur-no-gold-card = Es gibt keine Goldkarte „{ $card }“. Goldkarten zeigen 1, 2 oder 3 Nuggets.
saboteur-no-target = „{ $words }“ sagt nicht, vor wem die Karte gespielt wird. Schreib „{ $card } p2“.
saboteur-name-the-tool = „{ $words }“ sagt nicht, wessen Werkzeug repariert wird und welches. { $card } repariert eines von zweien: „{ $card } p2 { $first }“ oder „{ $card } p2 { $second }“.
saboteur-not-your-turn = { $seat } ist nicht an der Reihe; { $turn } muss spielen.
saboteur-skipped = { $seat } hat keine Karten mehr und wird übergangen; { $turn } muss spielen.
saboteur-not-your-pick = Das Gold wird verteilt, und { $turn } hat das Päckchen; { $seat } muss warten.
saboteur-pick-now = Das Gold wird verteilt: Wähl zuerst eine Karte. Im Päckchen sind { $packet }.
saboteur-not-in-packet = Im Päckchen ist keine { $card }, sondern { $packet }.
saboteur-nothing-to-take = Jetzt wird kein Gold verteilt, also kann { $card } nicht gewählt werden.
saboteur-pass-needs-card = Zum Passen legst du eine deiner Karten ab: „pass“ und ihr Name. Deine Hand: { $hand }.
saboteur-not-in-hand = { $card } ist nicht auf deiner Hand ({ $hand }).
saboteur-broken-tool = Mit kaputtem Werkzeug ({ $tools }) darfst du { $card } nicht auf { $cell } legen. Du darfst Aktionskarten spielen oder passen.
saboteur-cell-taken = Dort liegt schon { $what-token ->
    [start] der Start
    [goal] ein Ziel
    [gold] der Schatz
   *[other] { $what }
}; eine Karte braucht ein leeres Feld.
saboteur-no-neighbour = { $goal ->
    [1] Neben { $cell } liegt nur ein verdecktes Ziel, und das zählt nicht. { $card } muss mit einer Seite am Start, an einer Tunnelkarte oder an einem offenen Ziel liegen.
   *[other] Neben { $cell } liegt keine Wegkarte. { $card } muss mit einer Seite am Start, an einer Tunnelkarte oder an einem offenen Ziel liegen.
}
saboteur-misfit = { $card } passt nicht auf { $cell }: Die { $side-token ->
    [north] Nordseite
    [east] Ostseite
    [south] Südseite
   *[west] Westseite
} ist { $state-token ->
    [open] offen
   *[closed] geschlossen
}, aber die { $other_side-token ->
    [north] Nordseite
    [east] Ostseite
    [south] Südseite
   *[west] Westseite
} von { $other } auf { $other_cell } ist { $other_state-token ->
    [open] offen
   *[closed] geschlossen
}. Von deinen Karten dürfen dort liegen: { $legal }.
saboteur-not-connected = { $card } passt auf { $cell }, aber keine ihrer offenen Seiten trifft auf eine offene Seite, die vom Start aus zu erreichen ist. Daneben: { $others }.
saboteur-no-rockfall = { $what ->
    [nothing] Auf { $cell } liegt keine Tunnelkarte zum Wegnehmen.
    [start] Der Start ist vor Steinschlag sicher.
   *[other] Ziele sind vor Steinschlag sicher.
} Tunnelkarten liegen auf: { $legal }.
saboteur-already-broken = Die { $tool } von { $seat } ist schon kaputt; niemand kann zwei kaputte Karten desselben Werkzeugs haben.
saboteur-not-yourself = An diesem Tisch darf niemand das eigene Werkzeug zerbrechen.
saboteur-not-broken = Die { $tool } von { $seat } ist nicht kaputt, { $card } hat dort nichts zu reparieren. Kaputt bei: { $legal }.
saboteur-goal-is-open = Das { $goal-token ->
    [top] obere
    [middle] mittlere
   *[bottom] untere
} Ziel liegt schon offen. Noch verdeckt: { $legal }.
saboteur-result = { $count ->
    [one] { $seats } gewinnt mit { $nuggets ->
        [one] einem Nugget
       *[other] { $nuggets } Nuggets
    }.
   *[other] { $seats } teilen sich den ersten Platz mit je { $nuggets ->
        [one] einem Nugget
       *[other] { $nuggets } Nuggets
    }.
}
saboteur-too-many = Im Spiel gibt es { $copies ->
    [one] nur einmal { $card }
   *[other] nur { $copies }-mal { $card }
}; hier ist eine Karte zu viel.
saboteur-card-missing = { $card } ist zu selten genannt: Jede Karte ist auf einer Hand, in einem Stapel oder auf dem Tisch.
saboteur-not-over = Nur die dritte Runde beendet das Spiel, und nicht, bevor ihr Gold verteilt ist.
saboteur-no-role = { $seat } hat keine Rolle.
saboteur-wrong-roles = Bei { $players } Spielern gibt es die Rollen von { $diggers } Goldsuchern und { $saboteurs } Saboteuren, von denen eine beiseitegelegt ist.
saboteur-hand-too-large = Eine Hand mit { $count } Karten ist zu groß; bei so vielen Spielern sind es höchstens { $most }.
saboteur-nobody-holds-cards = Alle Hände sind leer, obwohl es Karten zu ziehen gibt; das kann nicht sein.
saboteur-broken-twice = Niemand kann zwei kaputte Karten desselben Werkzeugs haben ({ $tool }).
saboteur-wrong-goals = Die Ziele sind gold, stone_se und stone_sw, jedes einmal, von Norden nach Süden.
saboteur-treasure-found = Der Schatz liegt offen, also ist diese Runde vorbei: Das Gold wird verteilt („packet“), oder das Spiel ist zu Ende.
saboteur-board-misfit = Diese Karte passt nicht zu ihrer Nachbarin { $other }: Seiten, die sich berühren, müssen beide offen oder beide geschlossen sein.
saboteur-bad-share = So kann das Gold nicht verteilt worden sein.
saboteur-no-picker = { $seat } darf nicht aus dem Päckchen wählen.
saboteur-gold-missing = Eine Goldkarte mit { $card } ging an diesen Platz, ist aber nicht unter seinem Gold.
saboteur-too-much-gold = Es gibt nur { $copies } Goldkarten mit { $card }; hier sind es mehr.
saboteur-event-treasure = Runde { $round }: Der Schatz ist erreicht! Die Goldsucher teilen sich { $cards } Goldkarten.
saboteur-event-spoilt = Runde { $round } endet ohne den Schatz: { $count ->
    [one] Der Saboteur { $seats } bekommt { $worth } Nuggets.
   *[other] Die Saboteure { $seats } bekommen je { $worth } Nuggets.
}
saboteur-event-nothing = Runde { $round } endet, und niemand bekommt Gold.
saboteur-event-shared = Die Goldkarten gingen in dieser Reihenfolge: { $seats }.
saboteur-event-unpaid = { $count ->
    [one] Auch { $seats } ist Goldsucher, bekommt aber nichts
   *[other] Auch { $seats } sind Goldsucher, bekommen aber nichts
}.
saboteur-event-saw = Nur du siehst, was dort liegt: { $card }.
saboteur-event-round = Runde { $round } beginnt mit neuen Rollen, neuen Zielen und neuen Händen; { $seat } fängt an.

saboteur-why-nearer = { $action } bringt den wahrscheinlichsten Ort des Schatzes von { $before } auf { $after } Karten heran.
saboteur-why-farther = { $action } verlängert den Weg zum wahrscheinlichsten Ort des Schatzes von { $before } auf { $after } Karten.
saboteur-why-same = { $action } lässt den Weg zum Schatz so lang, wie er war: { $after ->
    [one] eine Karte
   *[other] { $after } Karten
}. Alles andere versprach weniger.
saboteur-why-break = { $action } hindert { $seat } am Graben. Nach allem, was bisher geschah, ist { $seat } mit { $percent } % Wahrscheinlichkeit Saboteur.
saboteur-why-fix = { $action } lässt { $seat } wieder graben. Nach allem, was bisher geschah, ist { $seat } mit { $percent } % Wahrscheinlichkeit Saboteur.
saboteur-why-own = { $action }: Mit kaputtem Werkzeug lässt sich kein Gang legen.
saboteur-why-odd = { $action } schadet niemandem als dem Spieler selbst.
saboteur-why-map = { $action }: Dort liegt der Schatz mit { $percent } % Wahrscheinlichkeit, und es zu wissen ist eine Karte wert.
saboteur-why-pass = { $action }: Keine Karte hilft jetzt, und diese fehlt am wenigsten.
saboteur-why-take = { $action }: die größte Goldkarte, die noch da ist.
