# De tafel in de browser. Woorden voor mensen die nooit een terminal zagen; kort, vriendelijk, zonder notatie.

web-title = Stamtisch
web-close = Sluiten
web-cancel = Annuleren
web-skip = Naar de inhoud
web-yes = ja
web-no = nee
web-unknown = niet bekend
web-on = aan
web-off = uit
web-save = Opslaan
web-less = Minder
web-more = Meer
web-again = Opnieuw proberen
web-loading = Een ogenblik …
web-list = { $items }
web-name-of = { $seat }
web-footer = Stamtisch is vrije software: de server is van jou, er zijn geen accounts, geen advertenties en niemand kijkt mee. De spellen zijn van hun auteurs en uitgevers; dit is een eerbetoon met eigen tekeningen.
web-licences = Licenties

# De weg vinden.
web-nav = Site
web-nav-home = Naar de eerste pagina
web-nav-my = Mijn spellen
web-settings = Taal en licht
web-language = Taal
web-theme = Licht
web-theme-system = Zoals het apparaat
web-theme-light = Licht
web-theme-dark = Donker
web-rules = Regels
web-rule = Regel { $rule }
web-rule-book = Het hele regelboek
web-rule-missing = Het regelboek is nu niet te krijgen.

# De eerste pagina.
web-home-title = Een tafel voor je kaartavonden
web-home-lead = Vier moderne kaartspellen volgens de regels, met vrienden waar ze ook zijn en bots voor de lege stoelen. Geen account: open een tafel, stuur de link, speel.
web-home-go-on = Verder spelen
web-home-choose = Kies een spel
web-home-open = Tafel openen
web-home-open-of = Een tafel openen voor { $game }
web-home-rules-of = Regels van { $game }
web-players-range = { $low }–{ $high } spelers
web-minutes = { $minutes } min
web-game-the-game = The Game
    .lead = Allen samen tegen achtennegentig getallen en vier stapels, zonder er één te noemen.
web-game-runner-up = Runner-Up
    .lead = Een race waarin alleen de tweede plaats telt, met kaarten die in het geheim gekozen worden.
web-game-saboteur = Saboteur
    .lead = Graaf met je mededwergen naar goud. Eén van hen graaft misschien niet mee.
web-game-claim = Claim
    .lead = Win volgelingen in de ene ronde slagen, en met hen de troon in de andere.

# Een tafel openen.
web-name = Je naam
web-name-missing = Hoe zullen de anderen je noemen?
web-host-players = Met hoeveel spelen jullie?
web-host-seats = Wie speelt er mee?
web-host-me = Jij
web-host-friend = Een vriend
web-host-all-open = Allemaal vrienden
web-host-all-bots = Allemaal bots
web-bot-easy = Bot, makkelijk
web-bot-fair = Bot, redelijk
web-bot-strong = Bot, sterk
web-host-options = Huisregels
web-host-open = Tafel openen
web-host-play = Nu spelen
web-option-own = Onze eigen mix
web-clock = Klok
web-clock-none = Geen
    .hint = Ieder neemt de tijd die nodig is.
web-clock-gentle = Mild
    .hint = Wie langer nadenkt, wordt eraan herinnerd; een bot speelt alleen verder voor wie weg is.
web-clock-hard = Streng
    .hint = Is de tijd om, dan speelt een bot verder tot de speler terug is.
web-clock-time = Tijd per zet
web-seconds = { $count ->
    [one] één seconde
   *[other] { $count } seconden
}
web-minutes-count = { $count ->
    [one] één minuut
   *[other] { $count } minuten
}
web-hours = { $count ->
    [one] één uur
   *[other] { $count } uur
}
web-days = { $count ->
    [one] één dag
   *[other] { $count } dagen
}

# Voor het spel.
web-lobby-open = { $count ->
    [one] Er is nog één plaats vrij.
   *[other] Er zijn nog { $count } plaatsen vrij.
}
web-lobby-ready = Iedereen is er. Je kunt beginnen.
web-lobby-host = Iedereen is er. { $name } begint het spel.
web-lobby-full = Iedereen is er.
web-sit = Ga zitten
web-join-locked = Deze tafel is op slot. Je kunt kijken.
web-join-full = Alle plaatsen zijn bezet. Je kunt kijken, of gaan zitten als er een vrijkomt.
web-move-here = Hier zitten
web-rename = Naam wijzigen
web-leave-seat = Opstaan
web-invite = Uitnodigen
web-invite-link = Link naar deze tafel
web-invite-hint = Wie hem heeft, kan een open plaats nemen of kijken.
web-invite-words = Kom { $game } spelen!
web-own-link = Je plaats op een ander apparaat
web-own-link-hint = Een geheime link: hij neemt je plaats mee. Laat hem aan niemand anders zien.
web-copy = Kopiëren
web-copied = Gekopieerd.
web-share = Delen
web-qr = QR-code
web-qr-alt = QR-code van deze link
web-agreed = Zo spelen jullie
web-lock = Tafel op slot doen
web-lock-hint = Niemand kan er meer bij komen zitten.
web-watchers = { $count ->
    [one] Er kijkt één persoon mee.
   *[other] Er kijken { $count } mensen mee.
}
web-seat-who = Wie zit hier: { $seat }
web-host-actions = { $name }: wat je als tafelleider kunt doen
web-make-host = De leiding overdragen
web-kick = Wegsturen
web-start = Spel beginnen
web-start-with-bots = Aanvullen met bots en beginnen
web-seat-link-title = Je plaats innemen
web-seat-moved = Je plaats is naar een ander apparaat verhuisd. Hier kijk je nu mee.
web-nothing-title = Hier is niets
web-nothing = Misschien is het adres afgebroken of verkeerd getikt. Van hier vind je terug.
web-gone-title = Deze tafel is er niet
web-gone = Misschien is de link afgebroken, of de tafel is weg.

# Plaatsen.
web-seat-number = Plaats { $number }
web-seat-open = Open plaats
web-seat-bot = Bot
# Hoe bots heten, naar hun plaats.
web-bot-name = { $number ->
    [1] Das
    [2] Otter
    [3] Reiger
    [4] Vos
    [5] Haas
    [6] Uil
    [7] Ooievaar
    [8] Egel
    [9] Marter
   *[other] Kraanvogel
}
web-seat-you = jij
web-seat-awaited = aan zet
web-seat-host = tafelleider
web-seat-away = weg
web-seat-stand-in = een bot valt in
web-won = wint

# De tafel tijdens het spel.
web-tab = { $game } – Stamtisch
web-tab-turn = ● Jouw beurt – { $game }
web-menu = Tafel en instellingen
web-table-seats = Spelers
web-table-board = Tafel
web-your-turn = Jij bent aan de beurt
web-waiting-for = Wachten op { $seats }
web-time-up = Je tijd is om: je bent aan de beurt en de anderen wachten.
web-game-over = Het spel is afgelopen
web-points = Punten
web-points-count = { $count ->
    [one] één punt
   *[other] { $count } punten
}
web-log = Wat er gebeurd is
web-log-short = Verloop
web-log-empty = Er is nog niets gebeurd.
web-somebody = Iemand die meekijkt
web-unread = { $count } nieuw
web-talk = Gesprek
web-phrases = Zinnen
web-chat-label = Zeg iets
web-chat-quiet = Tijdens The Game mag niemand getallen noemen, dus zijn er alleen zinnen en hints.
web-chat-seated = Alleen wie aan tafel zit kan praten.
web-chat-send = Versturen
web-undo = Terugnemen
web-undo-ask = Vragen om terug te nemen
web-undo-by = { $seat } vraagt een zet terug te mogen nemen.
web-undo-waiting = Je vraagt een zet terug te mogen nemen. Moet nog antwoorden: { $seats }
web-undo-agree = Goed
web-undo-refuse = Nee
web-watching = Je kijkt mee. Je ziet wat openbaar is.
web-watch-link = Link naar deze tafel
web-watch-link-hint = Wie hem heeft, kan meekijken.
web-stand-in-you = Een bot speelt voor je.
web-stand-in-back = Ik ben terug
web-missing = { $name } is weg, en iedereen wacht.
web-missing-bot = Een bot laten spelen
web-host-menu = Als tafelleider
web-leave = Spel verlaten
web-leave-sure = Een bot neemt je plaats over. Vanaf dit apparaat kun je ernaar terugkeren.
web-stale = De tafel is intussen verdergegaan. Kijk nog eens.
web-too-fast = Dat ging wat snel. Wacht even.
web-line-waiting = De verbinding is weg; er wordt opnieuw geprobeerd …
web-line-lost = Je bent offline. Het spel gaat verder zodra je terug bent.
web-error-server = Dat lukte de server niet. Probeer het nog eens.
web-error-offline = De server is niet bereikbaar. Controleer je verbinding.

# Na het spel.
web-rematch = Nog een keer
web-rematch-asked = Wachten op de tafelleider
web-rematch-wish = Wil graag nog een keer: { $seats }
web-rematch-go = Naar het volgende spel
web-replay = Terugkijken
web-record = Verslag opslaan
web-share-replay = Link naar dit spel
web-share-replay-hint = Wie hem heeft, kan het spel met alle kaarten open terugkijken.
web-fair = Schudden nagaan
web-fair-lead = Voordat er toeval uit iemands browser bij kwam, had de server zich al op een eigen geheim vastgelegd. Samen bepaalden ze het schudden, dus geen van beide kon de kaarten kiezen. Nu is alles open en kun je het hier nagaan, in je browser.
web-fair-check = Nu nagaan
web-fair-noted = De vastlegging is die welke dit apparaat voor het spel zag.
web-fair-secret = Het geheim klopt met de vastlegging.
web-fair-share = In het schudden zit het toeval dat dit apparaat toevoegde.
web-fair-seed = Geheim en bijdragen samen geven de seed van het schudden.
web-fair-unknown = (Dit apparaat kan dat niet zeggen.)
web-fair-holds = Er was eerlijk geschud.
web-fair-broken = Er is NIET geschud zoals vastgelegd.
web-fair-nothing = Er is nog niets na te gaan.
web-fair-numbers = De getallen
web-fair-commit = Vastlegging (SHA-256 van de SHA-256 van het geheim)
web-fair-secret-name = Geheim van de server
web-fair-share-of = Bijdrage van { $seat }
web-fair-seed-name = Seed
web-fair-verify = Ook het opgeslagen verslag kun je nagaan, van de seed tot de laatste kaart: stamtisch verify FILE

# Terugkijken.
web-replay-title = Terugkijken: { $game }
web-replay-leave = Terug naar de uitslag
web-replay-as = Door wiens ogen
web-replay-all = Alle kaarten open
web-replay-spectator = Als toeschouwer
web-replay-start = De kaarten zijn gedeeld.
web-replay-first = Naar het begin
web-replay-back = Eén zet terug
web-replay-next = Eén zet verder
web-replay-last = Naar het einde
web-replay-play = Afspelen
web-replay-pause = Pauze
web-replay-ply = Zet

# Mijn spellen.
web-my-title = Mijn spellen
web-my-lead = Wat je in deze browser gespeeld hebt.
web-my-none = Nog geen spellen.
web-my-open = Bezig
web-my-finished = Afgelopen
web-my-lobby = nog niet begonnen
web-my-playing = bezig
web-my-over = afgelopen
web-my-statistics = Spellen gespeeld en gewonnen
web-my-game = Spel
web-my-played = Gespeeld
web-my-won-count = Gewonnen
