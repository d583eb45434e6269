# Wat een tafel weigert.
table-no-command = Er is geen opdracht “{ $found }”. De opdrachten zijn { $known }.
table-no-field = “{ $command }” heeft zo’n onderdeel niet. De onderdelen zijn { $known }.
table-field-missing = “{ $command }” heeft dit nodig.
table-field-text = Dit moet een tekst zijn, niet { $found }.
table-field-seat = Dit moet een plaats als p1 zijn, niet { $found }.
table-field-flag = Dit moet true of false zijn, niet { $found }.
table-field-word = { $found } kan hier niet; mogelijk zijn { $known }.
table-field-words = Dit moet een zet in woorden zijn, van hoogstens 100 tekens, niet { $found }.
table-field-share = Dit moeten 64 hexadecimale cijfers in kleine letters zijn, niet { $found }.
table-field-phrase = Er is geen zin “{ $found }”.
table-field-bot = Dit moet de naam van een bot zijn, niet { $found }.
table-field-seconds = Dit moet een geheel aantal seconden van { $low } tot en met { $high } zijn, niet { $found }.
table-name-empty = Een naam heeft minstens één zichtbare letter nodig.
table-name-long = Een naam heeft hoogstens { $most } tekens.
table-text-empty = In deze tekst is niets te zien.
table-text-long = Een bericht heeft hoogstens { $most } tekens.
table-seats-number = Dit spel heeft { $players } plaatsen; de lijst noemt er { $found }.
table-seats-me = Je kunt maar op één plaats zitten.
table-log-broken = Het verloop van deze tafel is beschadigd: { $problem }
table-log-newer = Deze tafel is door een nieuwere versie geschreven (formaat { $found }; deze leest tot en met { $known }).
table-stale = De tafel is veranderd sinds je keek; zie hoe het nu staat.
table-ahead = De tafel is nog niet zo ver: dit is voor versie { $seen } gemaakt, en ze is bij { $version }. Zie hoe het nu staat.
table-wrong-phase = { $phase ->
    [lobby] Dat kan pas als het spel begonnen is.
    [playing] Dat kan niet terwijl er gespeeld wordt.
   *[over] Het spel is afgelopen.
}
table-not-begun = Het spel is nog niet begonnen.
table-not-over = Dat kan pas als het spel afgelopen is.
table-not-seated = Dat kan alleen wie aan deze tafel zit.
table-not-host = Dat kan alleen de gastheer of gastvrouw.
table-already-seated = Je zit al aan deze tafel, als { $seat }.
table-kicked = Je bent van deze tafel weggestuurd; kijken mag.
table-locked = Deze tafel is op slot: niemand kan erbij komen zitten.
table-seat-taken = { $seat } is niet vrij.
table-seat-taken-by = Die plaats is bezet: daar zit { $name }.
table-seats-open = Op { $seats } zit nog niemand. Wacht op anderen, of laat daar bots spelen.
table-no-person = Op { $seat } zit niemand die bedoeld kan zijn.
table-kick-oneself = Je kunt jezelf niet wegsturen; weggaan kan wel.
table-quiet = Zolang dit spel duurt, is er geen vrij gesprek: getallen mogen niet genoemd worden. Gebruik de zinnen en de hints.
table-said-enough = Dat is voorlopig genoeg gezegd: { $most } hints en zinnen tot iemand een kaart speelt.
table-talked-enough = Er is genoeg gezegd aan deze tafel: { $most } regels. In het volgende spel is er weer plaats.
table-undo-nothing = Je hebt nog niets gedaan dat je kunt terugnemen.
table-undo-revealed = Dit kan niet meer terug: er is sindsdien iets verborgens gezien, of allen hebben tegelijk gekozen.
table-undo-asked = { $seat } heeft gevraagd iets terug te nemen; daarop moet eerst geantwoord worden.
table-undo-waiting = Nog akkoord te gaan: { $seats }.
table-undo-refused = De anderen spelen liever door.
table-undo-not-asked = Niemand heeft gevraagd iets terug te nemen.
table-undo-not-you = Het is jou niet gevraagd, of je hebt al geantwoord.
table-stands-in = Voor { $seat } speelt al een bot.
table-not-away = { $seat } is er; een bot kan het overnemen als er { $seconds } seconden niets gebeurd is.
table-rematch-made = Het volgende spel staat al klaar.

# Wat er aan een tafel gebeurt, zoals het verloop het vertelt.
table-event-created = De tafel staat klaar.
table-event-sat = { $seat } gaat zitten.
table-event-left = { $seat } gaat weg.
table-event-left-bot = { $seat } gaat weg; een bot speelt verder.
table-event-renamed = { $seat } heeft een nieuwe naam.
table-event-seat-bot = Een bot gaat zitten: { $seat }.
table-event-seat-open = De plaats { $seat } is weer vrij.
table-event-moved = Een speler verhuist van { $seat } naar { $to }.
table-event-adopted = { $seat } speelt nu op een ander apparaat.
table-event-started = De kaarten zijn gedeeld.
table-event-undo-asked = { $seat } wil graag iets terugnemen.
table-event-undo-agreed = { $seat } vindt het goed.
table-event-undo-refused = { $seat } speelt liever door.
table-event-undone = { $seat } neemt terug.
table-event-kicked = { $seat } wordt weggestuurd.
table-event-kicked-bot = { $seat } wordt weggestuurd; een bot speelt verder.
table-event-locked = De tafel is op slot.
table-event-unlocked = De tafel is weer open.
table-event-hosted = { $seat } leidt nu de tafel.
table-event-clock-none = Er is geen klok meer.
table-event-clock-gentle = Er is nu een klok die herinnert.
table-event-clock-hard = Er is nu een klok; is de tijd om, dan speelt een bot.
table-event-stood-in-slow = De tijd van { $seat } is om; een bot speelt tot { $seat } weer iets doet.
table-event-stood-in-away = { $seat } is weg; een bot speelt tot { $seat } terug is.
table-event-stood-in-host = Voor { $seat } speelt voorlopig een bot.
table-event-stood-in-asked = { $seat } laat even een bot spelen.
table-event-returned = { $seat } speelt weer.
table-event-wished = { $seat } wil graag nog een spel.
table-event-rematched = Het volgende spel staat klaar.

# Vaste zinnen.
web-phrase-hello = Hallo allemaal!
web-phrase-good-luck = Succes!
web-phrase-your-turn = Er wordt op iemand gewacht.
web-phrase-one-moment = Een ogenblik alsjeblieft.
web-phrase-thanks = Dank je wel!
web-phrase-sorry = Sorry!
web-phrase-well-played = Goed gespeeld!
web-phrase-oh-no = O nee!
web-phrase-good-game = Mooi spel!
web-phrase-again = Spelen we er nog een?
web-phrase-bye = Ik moet weg. Tot ziens!
