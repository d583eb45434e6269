# Wat er over bots te zeggen is, in welk programma ook.
bots-unknown = { $game } heeft geen bot “{ $bot }”. De bots zijn { $known }.
bots-no-budget = “{ $bot }”: deze bot denkt niet langer na als je dat vraagt; noem hem zonder de dubbele punt.
bots-budget = “{ $budget }” is geen budget. Schrijf een tijd als 200ms of 1.5s, hoogstens { $most }s, of een aantal simulaties als 500sims.

# Een eigen bot.
bots-no-file = Dit bestand kan niet gelezen worden: { $problem }.
bots-broken-file = Dit kan niet geladen worden: { $problem }.
bots-no-class = Er staat geen “{ $kind }” in.
bots-no-act = “{ $kind }” is geen bot; een bot is een klasse met een methode act(observation).
bots-says = { $words }

# Wat een bot fout deed.
bots-raised = Hij brak af met { $problem }.
bots-bad-words = Hij antwoordde “{ $answer }”: { $problem }
bots-no-action = Hij antwoordde { $answer }; dat is geen getal en geen tekst.
bots-illegal = Hij antwoordde “{ $answer }”; dat mag nu niet.
bots-too-slow = Hij antwoordde niet binnen { $seconds } s.
bots-died = Zijn proces is geëindigd.
bots-http-status = Zijn adres antwoordde met status { $status }.
bots-bad-json = Zijn adres moet JSON antwoorden als {"{"}"action": "…"{"}"}, niet { $answer }.
bots-unreachable = Zijn adres is niet bereikbaar: { $problem }.

# Waarom een bot zo speelt.
bots-search-reason = Na { $action } liep ongeveer { $value } % van de bedachte spellen goed af, na { $other } { $other_value } %.
bots-claim-wins = Na { $action } is het spel gewonnen, wat de ander ook doet.
bots-runner-up-reason = Met { $action } won hij ongeveer { $value } % van de bedachte spellen, met { $other } { $other_value } %.
