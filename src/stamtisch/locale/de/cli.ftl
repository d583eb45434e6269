# Die Befehlszeile.
cli-not-utf8 = Das ist kein UTF-8-Text (Byte { $byte }).
cli-cannot-read = Das lässt sich nicht lesen: { $problem }.
cli-cannot-save = In { $path } lässt sich nichts speichern: { $problem }.
cli-file-exists = { $path } gibt es schon; wähl einen anderen Namen.
cli-no-language = Die Sprache „{ $found }“ gibt es hier nicht; es gibt { $known }.
cli-refused-for-another = Der Zug wurde abgelehnt; den Grund erfährt nur der eigene Platz.
cli-bad-short-seed = Ein Seed besteht aus 1 bis 64 hexadezimalen Ziffern (0-9, a-f).
cli-too-large = Das ist größer als { $most } MiB; so groß sollte keine Datei mit Aufzeichnungen sein. Teil sie.

# Ein Spiel wählen.
cli-no-answer = Es wurde kein Spiel gewählt: keine Eingabe mehr. Sag alles auf einmal: { $command } play GAME --players N
cli-no-answer-resume = Es wurde kein Spiel gewählt: keine Eingabe mehr. Nenn eines: { $command } play --resume { $path }
cli-until-before-from = --until { $last } kommt vor --from { $first }: Es gibt nichts zu zeigen.
cli-not-among = Bitte antworte mit einem von diesen: { $known }; ? erklärt, quit geht.
cli-which-game = Welches Spiel (1-{ $count }; ? hilft)?
cli-which-game-help = Tipp die Nummer oder den Namen eines Spiels; „? 2“ erzählt mehr über das zweite. quit geht.
cli-how-many-players = Wie viele spielen, du und die Bots zusammen ({ $low }-{ $high })? [{ $usual }]
cli-how-many-players-help = Du hast einen Platz, Bots haben die anderen. Tipp eine Zahl von { $low } bis { $high }, oder Enter für { $usual }.
cli-which-bots = Wie gut sollen die Bots spielen (easy, fair, strong)? [{ $usual }]
cli-which-bots-help = easy macht ab und zu irgendetwas, fair spielt ordentlich, strong so gut es geht. Enter für { $usual }.
cli-resume-has-its-own = Ein fortgesetztes Spiel bringt seine eigenen Optionen, Spieler und seinen Seed mit; lass --option, --players und --seed weg.
cli-nothing-to-resume = Es gibt kein unbeendetes Spiel. Beginn eines mit: { $command } play
cli-other-game = Das ist ein Spiel { $found }, nicht { $given }.
cli-one-record = Zum Fortsetzen muss eine Aufzeichnung in der Datei sein; sie enthält { $count }.
cli-go-on = Weiter mit { $game } vom { $date } (bisher { $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
}, du bist { $seat })? [Y/n]
cli-go-on-help = y oder Enter setzt dieses Spiel fort. n lässt es, wie es ist, für einen anderen Tag. drop wirft es weg. quit geht.
cli-which-unfinished = Unbeendete Spiele:
cli-unfinished = { $number }) { $game } vom { $date }, bisher { $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
}, du bist { $seat }
cli-go-on-which = Mit welchem weiter (1-{ $count }; n: mit keinem)? [1]
cli-go-on-which-help = Tipp die Nummer eines Spiels, oder Enter für das neueste. n lässt alle, wie sie sind. quit geht.
cli-not-resumed = Unbeendete Spiele bleiben, wie sie sind. Jederzeit weiter mit: { $command } play --resume
cli-unreadable-save = Ein unbeendetes Spiel lässt sich nicht lesen und bleibt weg: { $path } ({ $problem })

# Am Tisch.
cli-welcome = Du bist { $seat } von { $players }; die Bots haben die anderen Plätze. Tipp die Nummer eines Zugs oder seine Worte; ? hilft.
cli-welcome-solo = Du spielst allein. Tipp die Nummer eines Zugs oder seine Worte; ? hilft.
cli-with-options = Mit { $options }.
cli-press-enter = Enter beginnt; ?? zeigt zuerst das Regelheft.
cli-beginning = { $game } beginnt
cli-resumed = { $game } geht weiter
cli-turn = { $game }, Zug { $move }
cli-finished = { $game } ist vorbei
cli-finished-won = { $game } ist vorbei: Du gewinnst!
cli-finished-shared = { $game } ist vorbei: Du teilst dir den Sieg!
cli-finished-lost = { $game } ist vorbei: Du gewinnst nicht
cli-you-did = du
cli-has-chosen = { $seats } { $count ->
    [one] hat gewählt.
   *[other] haben gewählt.
}
cli-your-moves = Deine Züge:
cli-only-move = Nur ein Zug: { $move } (Enter spielt ihn)
cli-more-moves = … { $count } Züge insgesamt: „moves“ zeigt sie, „moves WORT“ die mit einem Wort.
cli-no-such-moves = In keinem erlaubten Zug steht „{ $word }“.
cli-no-number = Es gibt keinen Zug { $number }; { $count ->
    [one] nur Zug 1 ist erlaubt.
   *[other] die Züge haben die Nummern 1 bis { $count }.
}
cli-read-the-rule = ({ $rule }; tipp ?, um sie zu lesen)
cli-help =
    Züge
      12             der Zug mit dieser Nummer
      { $example }
      moves          alle erlaubten Züge; „moves WORT“ nur die mit einem Wort
    Ansehen
      table          der Tisch, wie du ihn jetzt siehst
      log            alles, was geschehen ist
      ? { $word } was ein Wort bedeutet
      ? R12          eine Regel des Regelhefts; nach einer Ablehnung zeigt ? allein, warum
      ??             das ganze Regelheft
    Spiel
      undo           deinen letzten Zug und was folgte zurücknehmen
      save DATEI     die Aufzeichnung des Spiels in eine Datei schreiben
      quit           gehen; später kannst du weiterspielen
    Einen Platz schreibt man p1, p2 …; wie man Züge schreibt, steht am Ende des Regelhefts.
cli-help-words = { $words } { $padding } der Zug in Worten
cli-help-signals = In deinem Zug darfst du auch einen Hinweis geben: { $some } …
cli-word-in-rules = „{ $word }“ steht in { $rules }; lies eine mit ? und ihrer Nummer.
cli-unknown-word = Weder Hilfe noch Regelheft kennen „{ $word }“. ? allein zeigt, was man tippen kann.
cli-no-log = Noch ist nichts geschehen.
cli-nothing-to-take-back = Du hast noch nichts getan, was sich zurücknehmen ließe.
cli-taken-back = Zurückgenommen: { $actions }. Ein geschenktes Zurücknehmen: An einem echten Tisch könntest du darum nicht bitten, erst recht nicht, wenn du seither Karten gesehen hast.
cli-save-where = Sag wohin: save DATEI
cli-saved = Gespeichert: { $path }
cli-not-kept = Dieses Spiel lässt sich nicht für später aufheben. { $problem }
cli-not-written = { $problem } Das Spiel geht weiter; „save DATEI“ schreibt es anderswohin.
cli-keep-it = Dieses Spiel aufheben, um später weiterzuspielen? [Y/n]
cli-keep-where = In welche Datei schreiben (Enter: aufgeben)?
cli-kept = Das Spiel ist aufgehoben. Weiter mit: { $command } play --resume
cli-kept-in = Weiter mit: { $command } play --resume { $path }
cli-forgotten = Das Spiel ist weggeworfen.
cli-goodbye = Auf Wiedersehen.
cli-scores = Punkte: { $scores }
cli-score = { $player } { $points }
cli-score-own = { $player } (du) { $points }
cli-record-at = Aufzeichnung: { $path }
cli-seed = Seed: { $seed }
cli-replay-hint = Noch einmal ansehen: { $command } replay --show { $path }
cli-verify-hint = Prüfen: { $command } verify { $path }

# Ein Spiel noch einmal ansehen.
cli-watch-start = { $game }, der Anfang
cli-watch-ply = { $game }, { $ply } von { $count }
cli-watch-prompt = Enter: weiter; b: zurück; eine Zahl: dorthin; q: gehen >
cli-watch-help = Enter zeigt den nächsten Zug, b den davor, eine Zahl diesen Zug (0 ist der Anfang), end den letzten. q geht.
cli-watch-refused = { $action } wird abgelehnt: { $message }

# Prüfen.
cli-deal-follows = folgt aus dem Seed (ein zweiter, unabhängiger Geber kommt auf dieselben Karten)
cli-deal-differs = folgt NICHT aus dem Seed: { $where } weicht ab
cli-deal-position = beginnt mit einer Stellung, nicht mit Austeilen: nichts zu prüfen
cli-actions-legal = { $count ->
    [0] noch keine
    [one] der einzige ist erlaubt
   *[other] alle { $count } sind erlaubt
}
cli-action-illegal = Zug { $ply } von { $count } wird abgelehnt: { $action } – { $message }
cli-not-over = nicht vorbei; am Zug: { $seats }

# Jedes Spiel in wenigen Zeilen, für alle, die es nie gespielt haben.
cli-primer-the-game =
    Gemeinsam legt ihr die Karten 2 bis 99 auf vier Stapel. Auf up1 und up2 muss jede Karte höher sein als die darunter, auf down1 und down2 niedriger. Ein Kniff: Genau zehn zurück ist auch erlaubt (auf einem Stapel aufwärts 44 nach 54).
    Leg in deinem Zug mindestens zwei Karten, eine, wenn der Nachziehstapel leer ist, und tipp dann end, um nachzuziehen. Kann das jemand nicht, ist das Spiel verloren; alle 98 Karten gelegt ist ein Sieg, weniger als zehn übrig ist ausgezeichnet.
cli-primer-runner-up =
    Ein Rennen, in dem der Zweite gewinnt. In jeder Runde legen alle eine Karte verdeckt vor eine Figur; dann werden alle Karten aufgedeckt, und jede Figur zieht um die Summe dessen, was vor ihr liegt.
    Nach fünf Runden bekommen die Figuren auf dem zweiten Feld von vorn die Punkte dieses Feldes; wer vorn ist, bekommt nichts. Nach fünf Etappen gewinnt der Spieler mit den zweitmeisten Punkten.
cli-primer-runner-up-tactical =
    Ein Rennen, in dem der Zweite gewinnt. In jeder Runde wählen alle eine Karte; alle Karten werden aufgedeckt, und von der höchsten weißen Zahl zur niedrigsten zieht jeder eine Figur, gleich welche, um die Karte. „+3/25“ ist eine +3 mit der weißen Zahl 25.
    Nach fünf Runden bekommen die Figuren auf dem zweiten Feld von vorn die Punkte dieses Feldes; wer vorn ist, bekommt nichts. Nach fünf Etappen gewinnt der Spieler mit den zweitmeisten Punkten.
cli-primer-saboteur =
    Zwerge graben vom Start (S) zu drei Zielen [?]; eines davon ist der Schatz. Goldsucher gewinnen die Runde, wenn ein Tunnel ihn erreicht, Saboteure, wenn vorher die Karten ausgehen. Rollen sind geheim: Deine steht hinter „du“. Drei Runden; das meiste Gold gewinnt.
    Leg in deinem Zug eine Tunnelkarte, spiel eine Aktionskarte oder pass mit einer Karte; dann ziehst du eine. „lay cross 1,0“ legt die Kreuzung eins östlich vom Start; y wächst nach Süden. Tunnel müssen ringsum passen und mit dem Start verbunden sein. Eine Karte in Klammern wie (┼) ist eine Sackgasse: Nichts geht hindurch.
cli-primer-claim =
    Ein Stichspiel in zwei Phasen. In der ersten gewinnst du Anhänger: Wer einen Stich gewinnt, nimmt die offene Karte, der andere eine verdeckte. In der zweiten spielst du diese Anhänger, und was du gewinnst, stimmt für dich: Jede Fraktion stimmt für den, der mehr ihrer Karten hat, und die meisten Stimmen gewinnen.
    Bedien die geforderte Fraktion, wenn du kannst; ein Doppelgänger darf stattdessen gespielt werden. Die höchste Karte dieser Fraktion gewinnt. Die Fraktionen an diesem Tisch:
cli-primer-claim-many =
    Ein Stichspiel in zwei Phasen. In der ersten gewinnst du Anhänger: Von den zwei offenen Karten nimmt der Gewinner eines Stichs die eine, der Zweitbeste die andere; alle Übrigen bekommen eine verdeckte. In der zweiten spielst du diese Anhänger, und was du gewinnst, stimmt für dich: Jede Fraktion stimmt für den, der die meisten ihrer Karten hat, und die meisten Stimmen gewinnen.
    Bedien die geforderte Fraktion, wenn du kannst; ein Doppelgänger darf stattdessen gespielt werden. Die höchste Karte dieser Fraktion gewinnt. Die Fraktionen an diesem Tisch:
cli-primer-claim-teams = Du und der Spieler gegenüber seid Partner: p1 und p3 gegen p2 und p4.

# Was ein Wort bedeutet.
cli-about-the-game-up1 = up1 und up2 gehen von 1 an aufwärts: Eine Karte muss höher sein als die oberste, oder genau 10 niedriger.
cli-about-the-game-up2 = { cli-about-the-game-up1 }
cli-about-the-game-down1 = down1 und down2 gehen von 100 an abwärts: Eine Karte muss niedriger sein als die oberste, oder genau 10 höher.
cli-about-the-game-down2 = { cli-about-the-game-down1 }
cli-about-the-game-end = end: Hör auf zu legen, wenn die Mindestzahl liegt, und zieh so viele Karten, wie du gelegt hast.
cli-about-the-game-jump = Der Rücksprung: eine Karte genau zehn gegen die Richtung ihres Stapels, wie 44 auf 54 auf einem Stapel aufwärts. Er bringt den Stapel zehn Schritte zurück. Als Hinweis: „Bitte springt auf diesem Stapel zurück, wenn ihr könnt“.
cli-about-the-game-hint = hint up1 avoid: Sag den anderen etwas über einen Stapel, ohne Zahl. avoid: Bitte lasst ihn in Ruhe; good: Ich habe etwas sehr Gutes dafür; jump: Bitte springt zurück, wenn ihr könnt; none: Vergesst, was ich gesagt habe.
cli-about-the-game-avoid = { cli-about-the-game-hint }
cli-about-the-game-good = { cli-about-the-game-hint }
cli-about-the-game-back = hint up1 back: Ich kann auf diesem Stapel zurückspringen. Nur mit der Option jump_announcements.
cli-about-the-game-fire = Eine Feuerkarte (22, 33, 44, 55, 66, 77; mit *) muss bis zum Ende des nächsten Zuges abgedeckt sein, sonst ist das Spiel verloren. Nur in der Ausgabe on-fire.
cli-about-runner-up-second = Nur die Figuren auf dem zweiten besetzten Feld von vorn punkten, so viele Punkte, wie das Feld sagt, was auch weniger als 0 sein kann. Das vorderste Feld bekommt nichts.
cli-about-runner-up-v = v ist der virtuelle Spieler eines Spiels zu zweit: In den Runden 1 bis 4 spielt er die oberste Karte seines Stapels vor sich selbst. Er wählt nie, kann aber punkten und gewinnen.
cli-about-runner-up-move = move p2: Zieh die Figur von p2 um deine eigene Karte, wenn deine weiße Zahl dran ist. Nur in der taktischen Variante.
cli-about-runner-up-card = Eine Karte von -4 bis +5: „+3 > p2“ legt eine +3 vor p2, dessen Figur um die Summe aller Karten vor ihr zieht. Mit einer Zahl, wie +3/25, sagt die Zahl, wer zuerst dran ist: die höchste.
cli-about-runner-up-stage = Fünf Etappen mit je fünf Runden. Jede Etappe beginnt mit allen Figuren auf 0 und fünf neuen Karten für alle und endet mit einer Wertung.
cli-about-runner-up-track = Die Strecke geht von -12 bis 16; 0 (|) ist der Start. Eine Figur (●) hält an beiden Enden an.
cli-drawn-saboteur-tunnel = { $drawing }  { $card }: ein Tunnel, offen nach { $sides }{ $turned ->
    [none] ; gedreht sieht er gleich aus
   *[other] , gedreht nach { $turned }
}.
cli-drawn-saboteur-dead = { $drawing }  { $card }: eine Sackgasse mit Öffnungen nach { $sides }{ $turned ->
    [none] ; gedreht sieht sie gleich aus
   *[other] , gedreht nach { $turned }
}. Sie muss zu ihren Nachbarn passen, aber nichts geht hindurch.
cli-about-saboteur-tunnel = Tunnelkarten haben offene Seiten; jede muss zu allen Nachbarn passen und vom Start aus erreichbar sein. „? cross“ zeichnet eine.
cli-about-saboteur-dead = Eine Sackgasse passt mit ihren offenen Seiten zu ihren Nachbarn wie jede Tunnelkarte, aber nichts geht hindurch. „? dead_cross“ zeichnet eine.
cli-about-saboteur-lay = lay curve_se 1,0 legt die Karte auf das Feld eins östlich vom Start; „lay curve_se turned 1,0“ legt sie dort um 180 Grad gedreht.
cli-about-saboteur-turned = turned: die Karte um 180 Grad gedreht, die zweite Zeichnung neben ihrem Namen.
cli-about-saboteur-break = Eine Karte mit break_ zerbricht jemandem ein Werkzeug: „break_lamp p2“. Mit kaputtem Werkzeug darf niemand Tunnelkarten legen.
cli-about-saboteur-fix = Eine Karte mit fix_ repariert ein kaputtes Werkzeug von irgendwem, auch von dir: „fix_lamp p1“. Eine Karte mit zwei Werkzeugen repariert eines davon: „fix_pick_lamp p1 lamp“.
cli-about-saboteur-rockfall = rockfall 3,0 nimmt die Tunnelkarte auf 3,0 vom Tisch. Nicht den Start, kein Ziel.
cli-about-saboteur-map = map top lässt dich ein Ziel ansehen: top, middle oder bottom. Dann ist es, nur für dich, als [$] (Schatz) oder [o] (Stein) gezeichnet.
cli-about-saboteur-pass = pass map: Leg diese Karte verdeckt ab, statt zu spielen; du ziehst eine neue.
cli-about-saboteur-take = take 3: Wenn die Goldsucher Gold verteilen, wähl die Karte mit 3 Nuggets.
cli-about-saboteur-pick = pick (Spitzhacke), lamp (Lampe) und cart (Lore) sind die drei Werkzeuge. Ist eines kaputt, darfst du keine Tunnelkarten legen.
cli-about-saboteur-lamp = { cli-about-saboteur-pick }
cli-about-saboteur-cart = { cli-about-saboteur-pick }
cli-about-saboteur-digger = digger, Goldsucher: gewinnt die Runde, wenn ein Tunnel den Schatz erreicht. Dann verteilen die Goldsucher Goldkarten.
cli-about-saboteur-saboteur = Saboteure gewinnen die Runde, wenn alle Karten verbraucht sind, bevor der Schatz erreicht ist.
cli-about-saboteur-gold = Eine Goldkarte ist 1 bis 3 Nuggets wert; nach drei Runden gewinnen die meisten Nuggets. Unter den Zielen ist gold der Schatz.
cli-about-saboteur-goal = Die Ziele [?] liegen auf 8,-2 (top), 8,0 (middle) und 8,2 (bottom). Eines ist der Schatz $, die anderen sind Stein.
cli-about-saboteur-stone = Ein Stein ist ein Ziel ohne Schatz; aufgedeckt ist er eine Kurve, von der aus Tunnel weitergehen dürfen.
cli-about-claim-goblin = Goblins, goblin (fünfmal 0, 1 bis 9): keine Kraft, aber es sind viele.
cli-about-claim-knight = Ritter, knight (2 bis 9): schlagen Goblins, wenn Goblins gefordert sind, gleich bei welchen Werten.
cli-about-claim-undead = Untote, undead (0 bis 9): In der ersten Phase gespielt, zählen sie schon für den Gewinner des Stichs.
cli-about-claim-dwarf = Zwerge, dwarf (0 bis 9): In der zweiten Phase gehen sie an den Verlierer des Stichs.
cli-about-claim-doppelganger = Doppelgänger, doppelganger (0 bis 9): dürfen auf jede Fraktion gespielt werden und zählen als deren Karte.
cli-about-claim-gnome = Gnome, gnome (1, 3, 5, 7, 9): In der zweiten Phase liegen sie offen und zählen nur, wenn sie es am Ende noch tun.
cli-about-claim-giant = Riesen, giant (1, 3, 5, 7, 9): In der zweiten Phase entfernt jeder einen Gnom desselben Werts vor einem Gegner.
cli-about-claim-dragon = Drachen, dragon (0 bis 9): Wer den letzten Drachen eines Stichs spielt, spielt zum nächsten aus.
cli-about-claim-troll = Trolle, troll (0 bis 9): In der zweiten Phase wird nur der höchste Troll eines Stichs genommen; die anderen warten in der Mitte.
cli-about-claim-seer = Seher, seer (0 bis 9): Wer in der ersten Phase den Stich damit gewinnt, darf die oberste Karte des Stapels ansehen und nehmen.
cli-about-claim-follower = Anhänger sind die Karten, die in der ersten Phase gewonnen werden; in der zweiten sind sie deine Hand.
cli-about-claim-look = look: Sieh nach einem Sieg mit einem Seher die oberste Karte des Stapels an. Dann nimmt „take stock“ sie, „take goblin-4“ stattdessen eine offene Karte.
cli-about-claim-take = take goblin-4: Wähl die offene Karte, die dein Anhänger wird. „take stock“ nimmt die Karte, die du gerade angesehen hast.
cli-about-claim-stock = Der Stapel: Karten, die noch Anhänger werden sollen, verdeckt.
cli-about-claim-vote = Jede Fraktion stimmt für den, der mehr ihrer Karten im Punktestapel hat; bei Gleichstand für den, der ihre höchste Karte hat. Die meisten Stimmen gewinnen.
cli-about-claim-won = Gewonnene Karten zählen am Ende für die Stimmen: Untote aus der ersten Phase, alles aus der zweiten.
