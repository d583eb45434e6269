# De server: opslach.
server-disk-full = De skiif is fol: der kin neat nei { $path } skreaun wurde. Meitsje romte, dan giet it fierder.
server-read-only = Yn { $path } kin net skreaun wurde. Kies in oare map mei --data DIR, of jou dêr skriuwrjocht.
server-not-a-folder = { $path } kin net bestean: wat in map wêze moat, is in triem. Kies in map mei --data DIR.
server-is-a-folder = { $path } is in map; tafels wurde yn in triem bewarre. Neam der ien yn, lykas --database sqlite:///{ $path }/tables.sqlite.
server-cannot-open = { $path } kin net iepene wurde. Kies in oare map mei --data DIR.
server-database-busy = In oar programma brûkt { $path }. Slút it en besykje it wer.
server-database-in-use = Der draait al in oare Stamtisch op { $path }. Brûk dy, of jou dizze in eigen map mei --data DIR.
server-database-in-use-at = Stamtisch draait al op { $path }: { $url }. Brûk dy, of jou dizze in eigen map mei --data DIR.
server-database-linked = { $path } hat noch oare nammen (hurde keppelings), en wat it lêst skreaun is kin neist sa’n oare namme lizze. Lit se sjen mei: find / -samefile { $path }. Hâld dy namme dêr’t in triem op -wal neist stiet (in willekeurigen as dat nearne sa is), en smyt de oaren fuort.
server-database-foreign = { $path } is gjin database fan Stamtisch; der wurdt neat oan feroare. Neam in oare triem.
server-database-newer = { $path } is troch in nijere Stamtisch skreaun (tabellen fan ferzje { $found }; dizze ken { $known }); der wurdt neat oan feroare. Ynstallearje de nijere ferzje, of neam in oare triem.
server-database-damaged = { $path } is skansearre. Set in kopy derfan werom, of neam in oare triem.
server-database-url = In database neamst as sqlite:///triem of sqlite:////map/triem, net as “{ $kind }”. Oare databases wurde net stipe.
server-storage-failed = { $path }: { $problem }.
server-storage-closed = De server slút ôf; der wurdt neat mear bewarre.
server-taken = Dit bestiet al.
server-version-conflict = De tafel is fierder gien (it ferrin is oant { $found }, dit wie bedoeld foar { $given }).

# De server: wegere fersiken.
server-nobody = Do hast gjin plak oan dizze tafel. Gean earst sitten, of iepenje dyn persoanlike keppeling.
server-cookie-only = Dit is foar browsers: stjoer de cookie, net de kaai fan in plak.
server-bad-bearer = Dit is gjin kaai fan in plak oan dizze tafel.
server-no-such-seat = Dizze persoanlike keppeling iepenet gjin plak mear.
server-no-next = Der is noch gjin folgjend spul.
server-no-next-seat = Do hast gjin plak yn it folgjende spul.
server-no-table = Dizze tafel is der net.
server-not-found = Hjir is neat.
server-bad-request = Op dit fersyk is gjin antwurd mooglik: { $problem }.
server-bad-json = De ynhâld is gjin JSON.
server-wrong-shape = Net sa’t it wêze moat: { $problem }.
server-not-json = De ynhâld moat JSON wêze, stjoerd as application/json.
server-too-slow = De ynhâld fan it fersyk kaam net op ’e tiid.
server-too-large = De ynhâld is grutter as { $most } bytes.
server-too-many = Dat wie te faak. Besykje it wer oer { $seconds ->
    [one] ien sekonde.
   *[other] { $seconds } sekonden.
}
server-foreign-origin = It fersyk komt fan in side fan in oare website.
server-foreign-host = Dizze server hjit net { $host }. Iepenje him mei syn adres, of lit wa’t him beheart --allow-host { $host } tafoegje.
server-foreign-link = Dit is gjin keppeling fan dizze server.
server-key-used = Dizze Idempotency-Key is foar in oar fersyk brûkt.
server-closing = De server begjint op ’e nij; dizze side komt fansels werom.
server-fault = Yn de server gong wat mis. It is yn it loch skreaun.

# De server: begjinne.
server-compiling = De spulregels wurde kompilearre, ien kear; dat duorret in minút of twa …
server-ready = Stamtisch stiet klear.
server-address-here = Op dizze kompjûter: { $url }
server-address-network = Yn dyn netwurk:     { $url }
server-kept-in = Tafels wurde bewarre yn { $path }
server-stop = Ophâlde mei Ctrl-C.
server-port-used = Poarte { $port } is al yn gebrûk. Besykje: --port { $other }
server-port-forbidden = Poarte { $port } meist net brûke. Besykje: --port { $other }
server-bad-host = { $host } kin fan dizze kompjûter ôf net brûkt wurde: { $problem }.
