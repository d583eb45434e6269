# Was ein Tisch ablehnt.
table-no-command = Es gibt keinen Befehl „{ $found }“. Die Befehle sind { $known }.
table-no-field = „{ $command }“ hat diesen Teil nicht. Die Teile sind { $known }.
table-field-missing = „{ $command }“ braucht das.
table-field-text = Das muss ein Text sein, nicht { $found }.
table-field-seat = Das muss ein Platz wie p1 sein, nicht { $found }.
table-field-flag = Das muss true oder false sein, nicht { $found }.
table-field-word = { $found } geht hier nicht; möglich sind { $known }.
table-field-words = Das muss ein Zug in Worten sein, mit höchstens 100 Zeichen, nicht { $found }.
table-field-share = Das müssen 64 hexadezimale Ziffern in Kleinbuchstaben sein, nicht { $found }.
table-field-phrase = Es gibt keinen Satz „{ $found }“.
table-field-bot = Das muss der Name eines Bots sein, nicht { $found }.
table-field-seconds = Das muss eine ganze Zahl von Sekunden von { $low } bis { $high } sein, nicht { $found }.
table-name-empty = Ein Name braucht mindestens einen sichtbaren Buchstaben.
table-name-long = Ein Name hat höchstens { $most } Zeichen.
table-text-empty = In diesem Text ist nichts zu sehen.
table-text-long = Eine Nachricht hat höchstens { $most } Zeichen.
table-seats-number = Dieses Spiel hat { $players } Plätze; die Liste nennt { $found }.
table-seats-me = Du kannst nur auf einem Platz sitzen.
table-log-broken = Der Verlauf dieses Tisches ist beschädigt: { $problem }
table-log-newer = Dieser Tisch wurde von einer neueren Version geschrieben (Format { $found }; diese liest bis { $known }).
table-stale = Der Tisch hat sich verändert, seit du hingesehen hast; schau, wie es jetzt steht.
table-ahead = So weit ist der Tisch noch nicht: Das wurde für Version { $seen } gemacht, er steht bei { $version }. Schau, wie es jetzt steht.
table-wrong-phase = { $phase ->
    [lobby] Das geht erst, wenn das Spiel begonnen hat.
    [playing] Das geht nicht, solange gespielt wird.
   *[over] Das Spiel ist vorbei.
}
table-not-begun = Das Spiel hat noch nicht begonnen.
table-not-over = Das gibt es erst, wenn das Spiel vorbei ist.
table-not-seated = Das kann nur, wer an diesem Tisch sitzt.
table-not-host = Das kann nur, wer den Tisch leitet.
table-already-seated = Du sitzt schon an diesem Tisch, als { $seat }.
table-kicked = Du wurdest von diesem Tisch weggeschickt; zuschauen darfst du.
table-locked = Dieser Tisch ist abgeschlossen: Niemand kann sich dazusetzen.
table-seat-taken = { $seat } ist nicht frei.
table-seat-taken-by = Der Platz ist besetzt: Dort sitzt { $name }.
table-seats-open = Auf { $seats } sitzt noch niemand. Warte auf Leute, oder lass dort Bots spielen.
table-no-person = Auf { $seat } sitzt niemand, der gemeint sein könnte.
table-kick-oneself = Dich selbst kannst du nicht wegschicken; du kannst gehen.
table-quiet = Solange dieses Spiel läuft, gibt es kein freies Gespräch: Zahlen dürfen nicht verraten werden. Nimm die Sätze und die Hinweise.
table-said-enough = Das ist fürs Erste genug gesagt: { $most } Hinweise und Sätze, bis jemand eine Karte spielt.
table-talked-enough = An diesem Tisch ist genug gesagt: { $most } Zeilen. Im nächsten Spiel ist wieder Platz.
table-undo-nothing = Du hast noch nichts getan, was sich zurücknehmen ließe.
table-undo-revealed = Das lässt sich nicht mehr zurücknehmen: Seither wurde etwas Verdecktes gesehen, oder alle haben zugleich gewählt.
table-undo-asked = { $seat } möchte etwas zurücknehmen; darauf ist erst zu antworten.
table-undo-waiting = Noch zuzustimmen: { $seats }.
table-undo-refused = Die anderen spielen lieber weiter.
table-undo-not-asked = Niemand hat gebeten, etwas zurückzunehmen.
table-undo-not-you = Du bist nicht gefragt, oder du hast schon geantwortet.
table-stands-in = Für { $seat } spielt schon ein Bot.
table-not-away = { $seat } ist da; ein Bot kann übernehmen, wenn { $seconds } Sekunden lang nichts geschehen ist.
table-rematch-made = Das nächste Spiel ist schon vorbereitet.

# Was an einem Tisch geschieht, wie der Verlauf es erzählt.
table-event-created = Der Tisch steht bereit.
table-event-sat = { $seat } setzt sich.
table-event-left = { $seat } geht.
table-event-left-bot = { $seat } geht; ein Bot spielt weiter.
table-event-renamed = { $seat } hat einen neuen Namen.
table-event-seat-bot = Ein Bot setzt sich: { $seat }.
table-event-seat-open = Der Platz { $seat } ist wieder frei.
table-event-moved = Jemand zieht von { $seat } nach { $to } um.
table-event-adopted = { $seat } spielt jetzt auf einem anderen Gerät.
table-event-started = Die Karten sind ausgeteilt.
table-event-undo-asked = { $seat } möchte etwas zurücknehmen.
table-event-undo-agreed = { $seat } ist einverstanden.
table-event-undo-refused = { $seat } spielt lieber weiter.
table-event-undone = { $seat } nimmt zurück.
table-event-kicked = { $seat } wird weggeschickt.
table-event-kicked-bot = { $seat } wird weggeschickt; ein Bot spielt weiter.
table-event-locked = Der Tisch ist abgeschlossen.
table-event-unlocked = Der Tisch ist wieder offen.
table-event-hosted = { $seat } leitet jetzt den Tisch.
table-event-clock-none = Es gibt keine Uhr mehr.
table-event-clock-gentle = Es gibt jetzt eine Uhr, die erinnert.
table-event-clock-hard = Es gibt jetzt eine Uhr; ist die Zeit um, spielt ein Bot.
table-event-stood-in-slow = Die Zeit von { $seat } ist um; ein Bot spielt, bis { $seat } wieder etwas tut.
table-event-stood-in-away = { $seat } ist weg; ein Bot spielt, bis { $seat } zurück ist.
table-event-stood-in-host = Für { $seat } spielt vorläufig ein Bot.
table-event-stood-in-asked = { $seat } lässt eine Weile einen Bot spielen.
table-event-returned = { $seat } spielt wieder.
table-event-wished = { $seat } möchte noch ein Spiel.
table-event-rematched = Das nächste Spiel ist vorbereitet.

# Fertige Sätze.
web-phrase-hello = Hallo zusammen!
web-phrase-good-luck = Viel Glück!
web-phrase-your-turn = Auf jemanden wird gewartet.
web-phrase-one-moment = Einen Augenblick, bitte.
web-phrase-thanks = Danke!
web-phrase-sorry = Entschuldigung!
web-phrase-well-played = Gut gespielt!
web-phrase-oh-no = O nein!
web-phrase-good-game = Schönes Spiel!
web-phrase-again = Spielen wir noch einmal?
web-phrase-bye = Ich muss los. Tschüss!
