# Der Tisch im Browser. Worte für Leute, die nie ein Terminal gesehen haben; kurz, freundlich, ohne Notation.

web-title = Stamtisch
web-close = Schließen
web-cancel = Abbrechen
web-skip = Zum Inhalt
web-yes = ja
web-no = nein
web-unknown = nicht bekannt
web-on = an
web-off = aus
web-save = Speichern
web-less = Weniger
web-more = Mehr
web-again = Noch einmal versuchen
web-loading = Einen Augenblick …
web-list = { $items }
web-name-of = { $seat }
web-footer = Stamtisch ist freie Software: Der Server gehört dir, es gibt keine Konten, keine Werbung, und niemand schaut mit. Die Spiele gehören ihren Autoren und Verlagen; dies ist eine Verbeugung mit eigenen Zeichnungen.
web-licences = Lizenzen

# Sich zurechtfinden.
web-nav = Website
web-nav-home = Zur ersten Seite
web-nav-my = Meine Spiele
web-settings = Sprache und Licht
web-language = Sprache
web-theme = Licht
web-theme-system = Wie das Gerät
web-theme-light = Hell
web-theme-dark = Dunkel
web-rules = Regeln
web-rule = Regel { $rule }
web-rule-book = Das ganze Regelheft
web-rule-missing = Das Regelheft ist gerade nicht zu haben.

# Die erste Seite.
web-home-title = Ein Tisch für deine Kartenabende
web-home-lead = Vier moderne Kartenspiele nach den Regeln, mit Freunden, wo sie auch sind, und Bots für die leeren Stühle. Kein Konto: Tisch öffnen, Link schicken, spielen.
web-home-go-on = Weiterspielen
web-home-choose = Wähl ein Spiel
web-home-open = Tisch öffnen
web-home-open-of = Einen Tisch für { $game } öffnen
web-home-rules-of = Regeln von { $game }
web-players-range = { $low }–{ $high } Spieler
web-minutes = { $minutes } min
web-game-the-game = The Game
    .lead = Alle zusammen gegen achtundneunzig Zahlen und vier Stapel, ohne eine einzige zu nennen.
web-game-runner-up = Runner-Up
    .lead = Ein Rennen, in dem nur der zweite Platz zählt, mit heimlich gewählten Karten.
web-game-saboteur = Saboteur
    .lead = Grab mit deinen Mitzwergen nach Gold. Einer von ihnen gräbt vielleicht nicht mit.
web-game-claim = Claim
    .lead = Gewinn in der einen Runde Stiche Anhänger und mit ihnen in der nächsten den Thron.

# Einen Tisch öffnen.
web-name = Dein Name
web-name-missing = Wie sollen die anderen dich nennen?
web-host-players = Wie viele spielen?
web-host-seats = Wer spielt mit?
web-host-me = Du
web-host-friend = Ein Freund
web-host-all-open = Alles Freunde
web-host-all-bots = Alles Bots
web-bot-easy = Bot, leicht
web-bot-fair = Bot, mittel
web-bot-strong = Bot, stark
web-host-options = Hausregeln
web-host-open = Tisch öffnen
web-host-play = Jetzt spielen
web-option-own = Unsere eigene Mischung
web-clock = Uhr
web-clock-none = Keine
    .hint = Alle nehmen sich die Zeit, die sie brauchen.
web-clock-gentle = Sanft
    .hint = Wer länger nachdenkt, wird erinnert; ein Bot spielt nur für die weiter, die gegangen sind.
web-clock-hard = Streng
    .hint = Ist die Zeit um, spielt ein Bot weiter, bis der Mensch zurück ist.
web-clock-time = Zeit für jeden Zug
web-seconds = { $count ->
    [one] eine Sekunde
   *[other] { $count } Sekunden
}
web-minutes-count = { $count ->
    [one] eine Minute
   *[other] { $count } Minuten
}
web-hours = { $count ->
    [one] eine Stunde
   *[other] { $count } Stunden
}
web-days = { $count ->
    [one] ein Tag
   *[other] { $count } Tage
}

# Vor dem Spiel.
web-lobby-open = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
web-lobby-ready = Alle sind da. Du kannst anfangen.
web-lobby-host = Alle sind da. { $name } beginnt das Spiel.
web-lobby-full = Alle sind da.
web-sit = Hinsetzen
web-join-locked = Dieser Tisch ist abgeschlossen. Du kannst zuschauen.
web-join-full = Alle Plätze sind besetzt. Du kannst zuschauen oder dich setzen, wenn einer frei wird.
web-move-here = Hier sitzen
web-rename = Namen ändern
web-leave-seat = Aufstehen
web-invite = Einladen
web-invite-link = Link zu diesem Tisch
web-invite-hint = Wer ihn hat, kann einen freien Platz nehmen oder zuschauen.
web-invite-words = Komm, spiel { $game } mit!
web-own-link = Dein Platz auf einem anderen Gerät
web-own-link-hint = Ein geheimer Link: Er nimmt deinen Platz mit. Zeig ihn sonst niemandem.
web-copy = Kopieren
web-copied = Kopiert.
web-share = Teilen
web-qr = QR-Code
web-qr-alt = QR-Code dieses Links
web-agreed = So spielt ihr
web-lock = Tisch abschließen
web-lock-hint = Niemand sonst kann sich setzen.
web-watchers = { $count ->
    [one] Eine Person schaut zu.
   *[other] { $count } Leute schauen zu.
}
web-seat-who = Wer hier sitzt: { $seat }
web-host-actions = { $name }: was du als Tischleitung tun kannst
web-make-host = Die Leitung übergeben
web-kick = Wegschicken
web-start = Spiel beginnen
web-start-with-bots = Mit Bots auffüllen und beginnen
web-seat-link-title = Deinen Platz einnehmen
web-seat-moved = Dein Platz ist auf ein anderes Gerät umgezogen. Hier schaust du jetzt zu.
web-nothing-title = Hier ist nichts
web-nothing = Vielleicht ist die Adresse abgeschnitten oder vertippt. Von hier findest du zurück.
web-gone-title = Diesen Tisch gibt es nicht
web-gone = Vielleicht ist der Link abgeschnitten, oder der Tisch ist fort.

# Plätze.
web-seat-number = Platz { $number }
web-seat-open = Freier Platz
web-seat-bot = Bot
# Wie Bots heißen, nach ihrem Platz.
web-bot-name = { $number ->
    [1] Dachs
    [2] Otter
    [3] Reiher
    [4] Fuchs
    [5] Hase
    [6] Eule
    [7] Storch
    [8] Igel
    [9] Marder
   *[other] Kranich
}
web-seat-you = du
web-seat-awaited = am Zug
web-seat-host = Tischleitung
web-seat-away = weg
web-seat-stand-in = ein Bot springt ein
web-won = gewinnt

# Der Tisch, während gespielt wird.
web-tab = { $game } – Stamtisch
web-tab-turn = ● Du bist dran – { $game }
web-menu = Tisch und Einstellungen
web-table-seats = Spieler
web-table-board = Tisch
web-your-turn = Du bist dran
web-waiting-for = Warten auf { $seats }
web-time-up = Deine Zeit ist um: Du bist am Zug, und die anderen warten.
web-game-over = Das Spiel ist vorbei
web-points = Punkte
web-points-count = { $count ->
    [one] ein Punkt
   *[other] { $count } Punkte
}
web-log = Was geschehen ist
web-log-short = Verlauf
web-log-empty = Noch ist nichts geschehen.
web-somebody = Jemand, der zuschaut
web-unread = { $count } neu
web-talk = Gespräch
web-phrases = Sätze
web-chat-label = Etwas sagen
web-chat-quiet = Solange The Game läuft, darf niemand Zahlen verraten; darum gibt es nur Sätze und Hinweise.
web-chat-seated = Nur wer am Tisch sitzt, kann mitreden.
web-chat-send = Senden
web-undo = Rücknahme
web-undo-ask = Um Zurücknehmen bitten
web-undo-by = { $seat } bittet, einen Zug zurücknehmen zu dürfen.
web-undo-waiting = Du bittest, einen Zug zurücknehmen zu dürfen. Noch zu antworten: { $seats }
web-undo-agree = Einverstanden
web-undo-refuse = Nein
web-watching = Du schaust zu. Du siehst, was offen liegt.
web-watch-link = Link zu diesem Tisch
web-watch-link-hint = Wer ihn hat, kann zuschauen.
web-stand-in-you = Ein Bot spielt für dich.
web-stand-in-back = Ich bin wieder da
web-missing = { $name } ist weg, und alle warten.
web-missing-bot = Einen Bot weiterspielen lassen
web-host-menu = Als Tischleitung
web-leave = Spiel verlassen
web-leave-sure = Ein Bot übernimmt deinen Platz. Von diesem Gerät aus kannst du zu ihm zurückkehren.
web-stale = Am Tisch ging es inzwischen weiter. Bitte schau noch einmal hin.
web-too-fast = Das war etwas schnell. Bitte warte einen Augenblick.
web-line-waiting = Die Verbindung ist weg; neuer Versuch …
web-line-lost = Du bist offline. Das Spiel geht weiter, sobald du wieder da bist.
web-error-server = Das konnte der Server nicht. Bitte versuch es noch einmal.
web-error-offline = Der Server ist nicht erreichbar. Bitte prüf deine Verbindung.

# Nach dem Spiel.
web-rematch = Noch einmal
web-rematch-asked = Warten auf die Tischleitung
web-rematch-wish = Noch einmal spielen möchten: { $seats }
web-rematch-go = Zum nächsten Spiel
web-replay = Zurückschauen
web-record = Aufzeichnung speichern
web-share-replay = Link zu diesem Spiel
web-share-replay-hint = Wer ihn hat, kann das Spiel mit allen Karten offen nachsehen.
web-fair = Mischung prüfen
web-fair-lead = Bevor irgendein Browser seinen Zufall dazugab, hatte sich der Server auf ein eigenes Geheimnis festgelegt. Beides zusammen ergab die Mischung, also konnte keine Seite die Karten bestimmen. Jetzt liegt alles offen und lässt sich hier prüfen, in deinem Browser.
web-fair-check = Jetzt prüfen
web-fair-noted = Die Festlegung ist die, die dieses Gerät vor dem Spiel gesehen hat.
web-fair-secret = Das Geheimnis passt zur Festlegung.
web-fair-share = In der Mischung steckt der Zufall, den dieses Gerät dazugab.
web-fair-seed = Geheimnis und Beiträge ergeben zusammen den Seed der Mischung.
web-fair-unknown = (Dieses Gerät kann das nicht sagen.)
web-fair-holds = Es war ehrlich gemischt.
web-fair-broken = Es wurde NICHT wie festgelegt gemischt.
web-fair-nothing = Noch gibt es nichts zu prüfen.
web-fair-numbers = Die Zahlen
web-fair-commit = Festlegung (SHA-256 des SHA-256 des Geheimnisses)
web-fair-secret-name = Geheimnis des Servers
web-fair-share-of = Beitrag von { $seat }
web-fair-seed-name = Seed
web-fair-verify = Auch die gespeicherte Aufzeichnung lässt sich prüfen, vom Seed bis zur letzten Karte: stamtisch verify FILE

# Zurückschauen.
web-replay-title = Zurückschauen: { $game }
web-replay-leave = Zurück zum Ergebnis
web-replay-as = Wessen Sicht
web-replay-all = Alle Karten offen
web-replay-spectator = Als Zuschauer
web-replay-start = Die Karten sind ausgeteilt.
web-replay-first = Zum Anfang
web-replay-back = Einen Zug zurück
web-replay-next = Einen Zug weiter
web-replay-last = Zum Ende
web-replay-play = Abspielen
web-replay-pause = Pause
web-replay-ply = Zug

# Meine Spiele.
web-my-title = Meine Spiele
web-my-lead = Was du in diesem Browser gespielt hast.
web-my-none = Noch keine Spiele.
web-my-open = Laufend
web-my-finished = Beendet
web-my-lobby = nicht begonnen
web-my-playing = läuft
web-my-over = beendet
web-my-statistics = Gespielte und gewonnene Spiele
web-my-game = Spiel
web-my-played = Gespielt
web-my-won-count = Gewonnen
