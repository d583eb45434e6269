# De tafel yn de browser. Wurden foar minsken dy’t nea in terminal seagen; koart, freonlik, sûnder notaasje.

web-title = Stamtisch
web-close = Slute
web-cancel = Ofbrekke
web-skip = Nei de ynhâld
web-yes = ja
web-no = nee
web-unknown = net bekend
web-on = oan
web-off = út
web-save = Bewarje
web-less = Minder
web-more = Mear
web-again = Op ’e nij besykje
web-loading = In amerijke …
web-list = { $items }
web-name-of = { $seat }
web-footer = Stamtisch is frije software: de server is fan dysels, der binne gjin akkounts, gjin advertinsjes en nimmen sjocht oer dyn skouder mei. De spullen binne fan harren auteurs en útjouwers; dit is in earbetoan mei eigen tekeningen.
web-licences = Lisinsjes

# De wei fine.
web-nav = Webside
web-nav-home = Nei de earste side
web-nav-my = Myn spullen
web-settings = Taal en ljocht
web-language = Taal
web-theme = Ljocht
web-theme-system = Lykas it apparaat
web-theme-light = Ljocht
web-theme-dark = Tsjuster
web-rules = Regels
web-rule = Regel { $rule }
web-rule-book = It hiele regelboek
web-rule-missing = It regelboek is no net te krijen.

# De earste side.
web-home-title = In tafel foar dyn kaartjûnen
web-home-lead = Fjouwer moderne kaartspullen neffens de regels, mei freonen wêr’t se ek binne en bots foar de lege stuollen. Gjin akkount: iepenje in tafel, stjoer de keppeling, spylje.
web-home-go-on = Fierder spylje
web-home-choose = Kies in spul
web-home-open = Tafel iepenje
web-home-open-of = In tafel iepenje foar { $game }
web-home-rules-of = Regels fan { $game }
web-players-range = { $low }–{ $high } spilers
web-minutes = { $minutes } min
web-game-the-game = The Game
    .lead = Allegear tegearre tsjin achtennjoggentich getallen en fjouwer steapels, sûnder der ien te neamen.
web-game-runner-up = Runner-Up
    .lead = In race dêr’t allinnich it twadde plak yn telt, mei kaarten dy’t yn it geheim keazen wurde.
web-game-saboteur = Saboteur
    .lead = Graaf mei dyn meidwergen nei goud. Ien fan harren graaft miskien net mei.
web-game-claim = Claim
    .lead = Win folgelingen yn de iene ronde slaggen, en mei harren de troan yn de oare.

# In tafel iepenje.
web-name = Dyn namme
web-name-missing = Hoe sille de oaren dy neame?
web-host-players = Mei hoefolle spylje jim?
web-host-seats = Wa spilet mei?
web-host-me = Do
web-host-friend = In freon
web-host-all-open = Allegear freonen
web-host-all-bots = Allegear bots
web-bot-easy = Bot, maklik
web-bot-fair = Bot, ridlik
web-bot-strong = Bot, sterk
web-host-options = Húsregels
web-host-open = Tafel iepenje
web-host-play = No spylje
web-option-own = Us eigen miks
web-clock = Klok
web-clock-none = Gjin
    .hint = Elkenien nimt de tiid dy’t nedich is.
web-clock-gentle = Myld
    .hint = Wa’t langer neitinkt, wurdt deroan tinken dien; in bot spilet allinnich fierder foar wa’t fuort is.
web-clock-hard = Strang
    .hint = Is de tiid om, dan spilet in bot fierder oant de spiler werom is.
web-clock-time = Tiid foar elke set
web-seconds = { $count ->
    [one] ien sekonde
   *[other] { $count } sekonden
}
web-minutes-count = { $count ->
    [one] ien minút
   *[other] { $count } minuten
}
web-hours = { $count ->
    [one] ien oere
   *[other] { $count } oeren
}
web-days = { $count ->
    [one] ien dei
   *[other] { $count } dagen
}

# Foar it spul.
web-lobby-open = { $count ->
    [one] Der is noch ien plak frij.
   *[other] Der binne noch { $count } plakken frij.
}
web-lobby-ready = Elkenien is der. Do kinst begjinne.
web-lobby-host = Elkenien is der. { $name } begjint it spul.
web-lobby-full = Elkenien is der.
web-sit = Gean sitten
web-join-locked = Dizze tafel is op slot. Do kinst meisjen.
web-join-full = Alle plakken binne beset. Do kinst meisjen, of sitten gean as der ien frij komt.
web-move-here = Hjir sitte
web-rename = Namme feroarje
web-leave-seat = Oerein gean
web-invite = Utnoegje
web-invite-link = Keppeling nei dizze tafel
web-invite-hint = Wa’t dy hat, kin in iepen plak nimme of meisjen.
web-invite-words = Kom { $game } spyljen!
web-own-link = Dyn plak op in oar apparaat
web-own-link-hint = In geheime keppeling: dy nimt dyn plak mei. Lit him oan nimmen oars sjen.
web-copy = Kopiearje
web-copied = Kopiearre.
web-share = Diele
web-qr = QR-koade
web-qr-alt = QR-koade fan dizze keppeling
web-agreed = Sa spylje jim
web-lock = Tafel op slot dwaan
web-lock-hint = Nimmen kin der mear by sitten komme.
web-watchers = { $count ->
    [one] Ien minske sjocht mei.
   *[other] { $count } minsken sjogge mei.
}
web-seat-who = Wa sit hjir: { $seat }
web-host-actions = { $name }: watst as tafellieder dwaan kinst
web-make-host = De lieding oerdrage
web-kick = Fuortstjoere
web-start = Spul begjinne
web-start-with-bots = Oanfolje mei bots en begjinne
web-seat-link-title = Dyn plak ynnimme
web-seat-moved = Dyn plak is nei in oar apparaat ferhuze. Hjir sjochst no mei.
web-nothing-title = Hjir is neat
web-nothing = Miskien is it adres ôfbrutsen of ferkeard tikke. Fan hjir fynst werom.
web-gone-title = Dizze tafel is der net
web-gone = Miskien is de keppeling ôfbrutsen, of de tafel is fuort.

# Plakken.
web-seat-number = Plak { $number }
web-seat-open = Iepen plak
web-seat-bot = Bot
# Hoe’t bots hjitte, nei harren plak.
web-bot-name = { $number ->
    [1] Das
    [2] Otter
    [3] Reager
    [4] Foks
    [5] Hazze
    [6] Ule
    [7] Earrebarre
    [8] Stikelbaarch
    [9] Murd
   *[other] Kraanfûgel
}
web-seat-you = do
web-seat-awaited = oan bar
web-seat-host = tafellieder
web-seat-away = fuort
web-seat-stand-in = in bot falt yn
web-won = wint

# De tafel ûnder it spul.
web-tab = { $game } – Stamtisch
web-tab-turn = ● Do bist oan bar – { $game }
web-menu = Tafel en ynstellings
web-table-seats = Spilers
web-table-board = Tafel
web-your-turn = Do bist oan bar
web-waiting-for = Wachtsje op { $seats }
web-time-up = Dyn tiid is om: do bist oan bar en de oaren wachtsje.
web-game-over = It spul is dien
web-points = Punten
web-points-count = { $count ->
    [one] ien punt
   *[other] { $count } punten
}
web-log = Wat der bard is
web-log-short = Ferrin
web-log-empty = Der is noch neat bard.
web-somebody = Immen dy’t meisjocht
web-unread = { $count } nij
web-talk = Petear
web-phrases = Sinnen
web-chat-label = Siz wat
web-chat-quiet = Under The Game mei nimmen getallen neame, dus binne der allinnich sinnen en hints.
web-chat-seated = Allinnich wa’t oan tafel sit kin prate.
web-chat-send = Ferstjoere
web-undo = Weromnimme
web-undo-ask = Freegje om werom te nimmen
web-undo-by = { $seat } freget om in set weromnimme te meien.
web-undo-waiting = Do fregest om in set weromnimme te meien. Moat noch antwurdzje: { $seats }
web-undo-agree = Goed
web-undo-refuse = Nee
web-watching = Do sjochst mei. Do sjochst wat iepenbier is.
web-watch-link = Keppeling nei dizze tafel
web-watch-link-hint = Wa’t dy hat, kin meisjen.
web-stand-in-you = In bot spilet foar dy.
web-stand-in-back = Ik bin werom
web-missing = { $name } is fuort, en elkenien wachtet.
web-missing-bot = In bot spylje litte
web-host-menu = As tafellieder
web-leave = Spul ferlitte
web-leave-sure = In bot nimt dyn plak oer. Fan dit apparaat ôf kinst der wer nei weromgean.
web-stale = De tafel is yntusken fierder gien. Sjoch noch ris.
web-too-fast = Dat gong wat hurd. Wachtsje efkes.
web-line-waiting = De ferbining is fuort; der wurdt op ’e nij besocht …
web-line-lost = Do bist offline. It spul giet fierder sa gau’tst werom bist.
web-error-server = Dat slagge de server net. Besykje it noch ris.
web-error-offline = De server is net te berikken. Sjoch dyn ferbining nei.

# Nei it spul.
web-rematch = Noch in kear
web-rematch-asked = Wachtsje op de tafellieder
web-rematch-wish = Wol graach noch in kear: { $seats }
web-rematch-go = Nei it folgjende spul
web-replay = Weromsjen
web-record = Ferslach bewarje
web-share-replay = Keppeling nei dit spul
web-share-replay-hint = Wa’t dy hat, kin it spul mei alle kaarten iepen weromsjen.
web-fair = Skodzjen neigean
web-fair-lead = Foardat der tafal út immen syn browser by kaam, hie de server him al op in eigen geheim fêstlein. Tegearre makken se it skodzjen, dus gjin fan beide koe de kaarten kieze. No is alles iepen en kinst it hjir neigean, yn dyn browser.
web-fair-check = No neigean
web-fair-noted = De fêstlizzing is dyselde dy’t dit apparaat foar it spul seach.
web-fair-secret = It geheim kloppet mei de fêstlizzing.
web-fair-share = Yn it skodzjen sit it tafal dat dit apparaat tafoege.
web-fair-seed = Geheim en bydragen tegearre jouwe de seed fan it skodzjen.
web-fair-unknown = (Dit apparaat kin dat net sizze.)
web-fair-holds = Der wie earlik skodde.
web-fair-broken = Der is NET skodde lykas fêstlein.
web-fair-nothing = Der is noch neat nei te gean.
web-fair-numbers = De getallen
web-fair-commit = Fêstlizzing (SHA-256 fan de SHA-256 fan it geheim)
web-fair-secret-name = Geheim fan de server
web-fair-share-of = Bydrage fan { $seat }
web-fair-seed-name = Seed
web-fair-verify = Ek it bewarre ferslach kinst neigean, fan de seed oant de lêste kaart: stamtisch verify FILE

# Weromsjen.
web-replay-title = Weromsjen: { $game }
web-replay-leave = Werom nei de útslach
web-replay-as = Troch waans eagen
web-replay-all = Alle kaarten iepen
web-replay-spectator = As taskôger
web-replay-start = De kaarten binne útdield.
web-replay-first = Nei it begjin
web-replay-back = Ien set werom
web-replay-next = Ien set fierder
web-replay-last = Nei de ein
web-replay-play = Ofspylje
web-replay-pause = Skoft
web-replay-ply = Set

# Myn spullen.
web-my-title = Myn spullen
web-my-lead = Watst yn dizze browser spile hast.
web-my-none = Noch gjin spullen.
web-my-open = Dwaande
web-my-finished = Dien
web-my-lobby = noch net begûn
web-my-playing = dwaande
web-my-over = dien
web-my-statistics = Spullen spile en wûn
web-my-game = Spul
web-my-played = Spile
web-my-won-count = Wûn
