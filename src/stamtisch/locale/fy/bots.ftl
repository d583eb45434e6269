# Wat der oer bots te sizzen is, yn hokker programma ek.
bots-unknown = { $game } hat gjin bot “{ $bot }”. De bots binne { $known }.
bots-no-budget = “{ $bot }”: dizze bot tinkt net langer nei ast dat fregest; neam him sûnder de dûbele punt.
bots-budget = “{ $budget }” is gjin budzjet. Skriuw in tiid as 200ms of 1.5s, op syn heechst { $most }s, of in tal simulaasjes as 500sims.

# In eigen bot.
bots-no-file = Dizze triem kin net lêzen wurde: { $problem }.
bots-broken-file = Dit kin net laden wurde: { $problem }.
bots-no-class = Der stiet gjin “{ $kind }” yn.
bots-no-act = “{ $kind }” is gjin bot; in bot is in klasse mei in metoade act(observation).
bots-says = { $words }

# Wat in bot ferkeard die.
bots-raised = Er briek ôf mei { $problem }.
bots-bad-words = Er antwurde “{ $answer }”: { $problem }
bots-no-action = Er antwurde { $answer }; dat is gjin getal en gjin tekst.
bots-illegal = Er antwurde “{ $answer }”; dat mei no net.
bots-too-slow = Er antwurde net binnen { $seconds } s.
bots-died = Syn proses is ophâlden.
bots-http-status = Syn adres antwurde mei status { $status }.
bots-bad-json = Syn adres moat JSON antwurdzje as {"{"}"action": "…"{"}"}, net { $answer }.
bots-unreachable = Syn adres is net te berikken: { $problem }.

# Wêrom’t in bot sa spilet.
bots-search-reason = Nei { $action } rûn sa’n { $value } % fan de betochte spullen goed ôf, nei { $other } { $other_value } %.
bots-claim-wins = Nei { $action } is it spul wûn, wat de oare ek docht.
bots-runner-up-reason = Mei { $action } wûn er sa’n { $value } % fan de betochte spullen, mei { $other } { $other_value } %.
