# De server: opslag.
server-disk-full = De schijf is vol: er kan niets naar { $path } geschreven worden. Maak ruimte, dan gaat het verder.
server-read-only = In { $path } kan niet geschreven worden. Kies een andere map met --data DIR, of geef daar schrijfrecht.
server-not-a-folder = { $path } kan niet bestaan: wat een map moet zijn, is een bestand. Kies een map met --data DIR.
server-is-a-folder = { $path } is een map; tafels worden in een bestand bewaard. Noem er een daarin, zoals --database sqlite:///{ $path }/tables.sqlite.
server-cannot-open = { $path } kan niet geopend worden. Kies een andere map met --data DIR.
server-database-busy = Een ander programma gebruikt { $path }. Sluit het en probeer opnieuw.
server-database-in-use = Er draait al een andere Stamtisch op { $path }. Gebruik die, of geef deze een eigen map met --data DIR.
server-database-in-use-at = Stamtisch draait al op { $path }: { $url }. Gebruik die, of geef deze een eigen map met --data DIR.
server-database-linked = { $path } heeft nog andere namen (harde links), en wat het laatst is geschreven kan naast zo’n andere naam liggen. Toon ze met: find / -samefile { $path }. Houd die naam waarnaast een bestand op -wal staat (een willekeurige als dat nergens zo is), en verwijder de andere.
server-database-foreign = { $path } is geen database van Stamtisch; er wordt niets aan veranderd. Noem een ander bestand.
server-database-newer = { $path } is door een nieuwere Stamtisch geschreven (tabellen van versie { $found }; deze kent { $known }); er wordt niets aan veranderd. Installeer de nieuwere versie, of noem een ander bestand.
server-database-damaged = { $path } is beschadigd. Zet een kopie ervan terug, of noem een ander bestand.
server-database-url = Een database noem je als sqlite:///bestand of sqlite:////map/bestand, niet als “{ $kind }”. Andere databases worden niet ondersteund.
server-storage-failed = { $path }: { $problem }.
server-storage-closed = De server sluit af; er wordt niets meer opgeslagen.
server-taken = Dit bestaat al.
server-version-conflict = De tafel is verdergegaan (het verloop eindigt bij { $found }, dit was bedoeld voor { $given }).

# De server: geweigerde verzoeken.
server-nobody = Je hebt geen plaats aan deze tafel. Ga eerst zitten, of open je persoonlijke link.
server-cookie-only = Dit is voor browsers: stuur de cookie, niet de sleutel van een plaats.
server-bad-bearer = Dit is geen sleutel van een plaats aan deze tafel.
server-no-such-seat = Deze persoonlijke link opent geen plaats meer.
server-no-next = Er is nog geen volgend spel.
server-no-next-seat = Je hebt geen plaats in het volgende spel.
server-no-table = Deze tafel is er niet.
server-not-found = Hier is niets.
server-bad-request = Op dit verzoek is geen antwoord mogelijk: { $problem }.
server-bad-json = De inhoud is geen JSON.
server-wrong-shape = Niet zoals het moet zijn: { $problem }.
server-not-json = De inhoud moet JSON zijn, gestuurd als application/json.
server-too-slow = De inhoud van het verzoek kwam niet op tijd.
server-too-large = De inhoud is groter dan { $most } bytes.
server-too-many = Dat was te vaak. Probeer het opnieuw over { $seconds ->
    [one] één seconde.
   *[other] { $seconds } seconden.
}
server-foreign-origin = Het verzoek komt van een pagina van een andere site.
server-foreign-host = Deze server heet niet { $host }. Open hem met zijn adres, of laat wie hem beheert --allow-host { $host } toevoegen.
server-foreign-link = Dit is geen link van deze server.
server-key-used = Deze Idempotency-Key is voor een ander verzoek gebruikt.
server-closing = De server start opnieuw; deze pagina komt vanzelf terug.
server-fault = In de server ging iets mis. Het is in het logboek genoteerd.

# De server: starten.
server-compiling = De spelregels worden gecompileerd, eenmalig; dat duurt een of twee minuten …
server-ready = Stamtisch staat klaar.
server-address-here = Op deze computer: { $url }
server-address-network = In je netwerk:    { $url }
server-kept-in = Tafels worden bewaard in { $path }
server-stop = Stoppen met Ctrl-C.
server-port-used = Poort { $port } is al in gebruik. Probeer: --port { $other }
server-port-forbidden = Poort { $port } mag je niet gebruiken. Probeer: --port { $other }
server-bad-host = { $host } kan vanaf deze computer niet gebruikt worden: { $problem }.
