# Wat in tafel wegeret.
table-no-command = Der is gjin opdracht “{ $found }”. De opdrachten binne { $known }.
table-no-field = “{ $command }” hat sa’n ûnderdiel net. De ûnderdielen binne { $known }.
table-field-missing = “{ $command }” hat dit nedich.
table-field-text = Dit moat in tekst wêze, net { $found }.
table-field-seat = Dit moat in plak as p1 wêze, net { $found }.
table-field-flag = Dit moat true of false wêze, net { $found }.
table-field-word = { $found } kin hjir net; mooglik binne { $known }.
table-field-words = Dit moat in set yn wurden wêze, fan op syn heechst 100 tekens, net { $found }.
table-field-share = Dit moatte 64 heksadesimale sifers yn lytse letters wêze, net { $found }.
table-field-phrase = Der is gjin sin “{ $found }”.
table-field-bot = Dit moat de namme fan in bot wêze, net { $found }.
table-field-seconds = Dit moat in hiel tal sekonden fan { $low } oant en mei { $high } wêze, net { $found }.
table-name-empty = In namme hat op syn minst ien sichtbere letter nedich.
table-name-long = In namme hat op syn heechst { $most } tekens.
table-text-empty = Yn dizze tekst is neat te sjen.
table-text-long = In berjocht hat op syn heechst { $most } tekens.
table-seats-number = Dit spul hat { $players } plakken; de list neamt der { $found }.
table-seats-me = Do kinst mar op ien plak sitte.
table-log-broken = It ferrin fan dizze tafel is skansearre: { $problem }
table-log-newer = Dizze tafel is troch in nijere ferzje skreaun (formaat { $found }; dizze lêst oant en mei { $known }).
table-stale = De tafel is feroare sûnt ast seachst; sjoch hoe’t it no stiet.
table-ahead = De tafel is noch net safier: dit is foar ferzje { $seen } makke, en hy is by { $version }. Sjoch hoe’t it no stiet.
table-wrong-phase = { $phase ->
    [lobby] Dat kin pas as it spul begûn is.
    [playing] Dat kin net wylst der spile wurdt.
   *[over] It spul is dien.
}
table-not-begun = It spul is noch net begûn.
table-not-over = Dat kin pas as it spul dien is.
table-not-seated = Dat kin allinnich wa’t oan dizze tafel sit.
table-not-host = Dat kin allinnich de tafellieder.
table-already-seated = Do sitst al oan dizze tafel, as { $seat }.
table-kicked = Do bist fan dizze tafel fuortstjoerd; sjen mei.
table-locked = Dizze tafel is op slot: nimmen kin der by sitten komme.
table-seat-taken = { $seat } is net frij.
table-seat-taken-by = Dat plak is beset: dêr sit { $name }.
table-seats-open = Op { $seats } sit noch nimmen. Wachtsje op oaren, of lit dêr bots spylje.
table-no-person = Op { $seat } sit nimmen dy’t bedoeld wêze kin.
table-kick-oneself = Do kinst dysels net fuortstjoere; fuortgean kin wol.
table-quiet = Salang’t dit spul duorret, is der gjin frij petear: getallen meie net neamd wurde. Brûk de sinnen en de hints.
table-said-enough = Dat is foarearst genôch sein: { $most } hints en sinnen oant immen in kaart spilet.
table-talked-enough = Der is genôch sein oan dizze tafel: { $most } rigels. Yn it folgjende spul is wer plak.
table-undo-nothing = Do hast noch neat dien datst weromnimme kinst.
table-undo-revealed = Dit kin net mear werom: der is sûnt wat ferburgens sjoen, of allegear ha tagelyk keazen.
table-undo-asked = { $seat } hat frege om wat werom te nimmen; dêrop moat earst antwurde wurde.
table-undo-waiting = Moat it noch goedfine: { $seats }.
table-undo-refused = De oaren spylje leaver troch.
table-undo-not-asked = Nimmen hat frege om wat werom te nimmen.
table-undo-not-you = It is dy net frege, of do hast al antwurde.
table-stands-in = Foar { $seat } spilet al in bot.
table-not-away = { $seat } is der; in bot kin it oernimme as der { $seconds } sekonden neat bard is.
table-rematch-made = It folgjende spul stiet al klear.

# Wat der oan in tafel bart, sa’t it ferrin it fertelt.
table-event-created = De tafel stiet klear.
table-event-sat = { $seat } giet sitten.
table-event-left = { $seat } giet fuort.
table-event-left-bot = { $seat } giet fuort; in bot spilet fierder.
table-event-renamed = { $seat } hat in nije namme.
table-event-seat-bot = In bot giet sitten: { $seat }.
table-event-seat-open = It plak { $seat } is wer frij.
table-event-moved = In spiler ferhuzet fan { $seat } nei { $to }.
table-event-adopted = { $seat } spilet no op in oar apparaat.
table-event-started = De kaarten binne útdield.
table-event-undo-asked = { $seat } wol graach wat weromnimme.
table-event-undo-agreed = { $seat } fynt it goed.
table-event-undo-refused = { $seat } spilet leaver troch.
table-event-undone = { $seat } nimt werom.
table-event-kicked = { $seat } wurdt fuortstjoerd.
table-event-kicked-bot = { $seat } wurdt fuortstjoerd; in bot spilet fierder.
table-event-locked = De tafel is op slot.
table-event-unlocked = De tafel is wer iepen.
table-event-hosted = { $seat } liedt no de tafel.
table-event-clock-none = Der is gjin klok mear.
table-event-clock-gentle = Der is no in klok dy’t oantinken makket.
table-event-clock-hard = Der is no in klok; is de tiid om, dan spilet in bot.
table-event-stood-in-slow = De tiid fan { $seat } is om; in bot spilet oant { $seat } wer wat docht.
table-event-stood-in-away = { $seat } is fuort; in bot spilet oant { $seat } werom is.
table-event-stood-in-host = Foar { $seat } spilet foarearst in bot.
table-event-stood-in-asked = { $seat } lit efkes in bot spylje.
table-event-returned = { $seat } spilet wer.
table-event-wished = { $seat } wol graach noch in spul.
table-event-rematched = It folgjende spul stiet klear.

# Fêste sinnen.
web-phrase-hello = Hoi allegear!
web-phrase-good-luck = Sukses!
web-phrase-your-turn = Der wurdt op immen wachte.
web-phrase-one-moment = In amerijke, asjebleaft.
web-phrase-thanks = Tige tank!
web-phrase-sorry = Sorry!
web-phrase-well-played = Goed spile!
web-phrase-oh-no = Och nee!
web-phrase-good-game = Moai spul!
web-phrase-again = Spylje wy der noch ien?
web-phrase-bye = Ik moat fuort. Oant sjen!
