# Der Server: Ablage.
server-disk-full = Die Platte ist voll: In { $path } lässt sich nichts schreiben. Schaff Platz; dann geht es weiter.
server-read-only = In { $path } darf nicht geschrieben werden. Wähl mit --data DIR einen anderen Ordner, oder erlaube dort das Schreiben.
server-not-a-folder = { $path } kann es nicht geben: Was ein Ordner sein müsste, ist eine Datei. Wähl mit --data DIR einen Ordner.
server-is-a-folder = { $path } ist ein Ordner; Tische liegen in einer Datei. Nenne eine darin, etwa --database sqlite:///{ $path }/tables.sqlite.
server-cannot-open = { $path } lässt sich nicht öffnen. Wähl mit --data DIR einen anderen Ordner.
server-database-busy = Ein anderes Programm benutzt { $path }. Schließ es und versuch es noch einmal.
server-database-in-use = Auf { $path } läuft schon ein anderer Stamtisch. Nimm jenen, oder gib diesem mit --data DIR einen eigenen Ordner.
server-database-in-use-at = Stamtisch läuft schon auf { $path }: { $url }. Nimm jenen, oder gib diesem mit --data DIR einen eigenen Ordner.
server-database-linked = { $path } hat noch andere Namen (harte Links), und was zuletzt geschrieben wurde, kann neben einem von diesen liegen. Zeig sie mit: find / -samefile { $path }. Behalte den, neben dem eine Datei mit der Endung -wal liegt (irgendeinen, wenn keiner eine hat), und lösch die anderen.
server-database-foreign = { $path } ist keine Datenbank von Stamtisch; sie bleibt, wie sie ist. Nenne eine andere Datei.
server-database-newer = { $path } wurde von einem neueren Stamtisch geschrieben (Tabellen der Version { $found }; dieser kennt { $known }); sie bleibt, wie sie ist. Installiere die neuere Version, oder nenne eine andere Datei.
server-database-damaged = { $path } ist beschädigt. Spiel eine Kopie davon zurück, oder nenne eine andere Datei.
server-database-url = Eine Datenbank nennt man sqlite:///datei oder sqlite:////ordner/datei, nicht „{ $kind }“. Andere Datenbanken werden nicht unterstützt.
server-storage-failed = { $path }: { $problem }.
server-storage-closed = Der Server schließt; es wird nichts mehr abgelegt.
server-taken = Das gibt es schon.
server-version-conflict = Am Tisch ging es weiter (sein Verlauf endet bei { $found }, dies war für { $given }).

# Der Server: abgelehnte Anfragen.
server-nobody = Du hast keinen Platz an diesem Tisch. Setz dich zuerst, oder öffne deinen persönlichen Link.
server-cookie-only = Das ist für Browser: Sende das Cookie, nicht den Schlüssel eines Platzes.
server-bad-bearer = Das ist kein Schlüssel eines Platzes an diesem Tisch.
server-no-such-seat = Dieser persönliche Link öffnet keinen Platz mehr.
server-no-next = Es gibt noch kein nächstes Spiel.
server-no-next-seat = Du hast keinen Platz im nächsten Spiel.
server-no-table = Diesen Tisch gibt es nicht.
server-not-found = Hier ist nichts.
server-bad-request = Die Anfrage lässt sich nicht beantworten: { $problem }.
server-bad-json = Der Inhalt ist kein JSON.
server-wrong-shape = Nicht so, wie es sein soll: { $problem }.
server-not-json = Der Inhalt muss JSON sein, gesendet als application/json.
server-too-slow = Der Inhalt der Anfrage kam nicht rechtzeitig.
server-too-large = Der Inhalt ist größer als { $most } Bytes.
server-too-many = Das war zu oft. Versuch es wieder in { $seconds ->
    [one] einer Sekunde.
   *[other] { $seconds } Sekunden.
}
server-foreign-origin = Die Anfrage kommt von der Seite einer anderen Website.
server-foreign-host = Dieser Server heißt nicht { $host }. Öffne ihn unter seiner Adresse, oder wer ihn betreibt, startet ihn mit --allow-host { $host }.
server-foreign-link = Das ist kein Link dieses Servers.
server-key-used = Dieser Idempotency-Key wurde für eine andere Anfrage benutzt.
server-closing = Der Server startet neu; diese Seite kommt von selbst zurück.
server-fault = Im Server ging etwas schief. Es steht in seinem Protokoll.

# Der Server: starten.
server-compiling = Die Spielregeln werden kompiliert, einmalig; das dauert ein, zwei Minuten …
server-ready = Stamtisch ist bereit.
server-address-here = Auf diesem Rechner: { $url }
server-address-network = In deinem Netz:     { $url }
server-kept-in = Tische liegen in { $path }
server-stop = Beenden mit Strg-C.
server-port-used = Port { $port } wird schon benutzt. Versuch: --port { $other }
server-port-forbidden = Port { $port } darfst du nicht benutzen. Versuch: --port { $other }
server-bad-host = { $host } lässt sich von diesem Rechner aus nicht benutzen: { $problem }.
