# Was über Bots zu sagen ist, gleich in welchem Programm.
bots-unknown = { $game } hat keinen Bot „{ $bot }“. Die Bots sind { $known }.
bots-no-budget = „{ $bot }“: Dieser Bot denkt auf Wunsch nicht länger nach; nenne ihn ohne den Doppelpunkt.
bots-budget = „{ $budget }“ ist kein Budget. Schreib eine Zeit wie 200ms oder 1.5s, höchstens { $most }s, oder eine Zahl von Simulationen wie 500sims.

# Ein eigener Bot.
bots-no-file = Diese Datei lässt sich nicht lesen: { $problem }.
bots-broken-file = Das lässt sich nicht laden: { $problem }.
bots-no-class = Darin gibt es kein „{ $kind }“.
bots-no-act = „{ $kind }“ ist kein Bot; ein Bot ist eine Klasse mit einer Methode act(observation).
bots-says = { $words }

# Was ein Bot falsch gemacht hat.
bots-raised = Er brach ab mit { $problem }.
bots-bad-words = Er antwortete „{ $answer }“: { $problem }
bots-no-action = Er antwortete { $answer }; das ist weder eine Zahl noch ein Text.
bots-illegal = Er antwortete „{ $answer }“; das ist jetzt nicht erlaubt.
bots-too-slow = Er antwortete nicht innerhalb von { $seconds } s.
bots-died = Sein Prozess ist zu Ende gegangen.
bots-http-status = Seine Adresse antwortete mit Status { $status }.
bots-bad-json = Seine Adresse soll JSON wie {"{"}"action": "…"{"}"} antworten, nicht { $answer }.
bots-unreachable = Seine Adresse ist nicht erreichbar: { $problem }.

# Warum ein Bot so spielt.
bots-search-reason = Nach { $action } gingen etwa { $value } % der durchdachten Spiele gut aus, nach { $other } { $other_value } %.
bots-claim-wins = Nach { $action } ist das Spiel gewonnen, was der andere auch tut.
bots-runner-up-reason = Mit { $action } gewann er etwa { $value } % der durchdachten Spiele, mit { $other } { $other_value } %.
