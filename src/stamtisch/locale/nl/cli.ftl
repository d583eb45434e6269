# De opdrachtregel.
cli-not-utf8 = Dit is geen UTF-8-tekst (byte { $byte }).
cli-cannot-read = Dit kan niet gelezen worden: { $problem }.
cli-cannot-save = In { $path } kan niets bewaard worden: { $problem }.
cli-file-exists = { $path } bestaat al; kies een andere naam.
cli-no-language = De taal “{ $found }” is er hier niet; er zijn { $known }.
cli-refused-for-another = De zet is geweigerd; de reden hoort alleen de eigen plaats.
cli-bad-short-seed = Een seed is 1 tot 64 hexadecimale cijfers (0-9, a-f).
cli-too-large = Dit is groter dan { $most } MiB; zo groot hoort geen bestand met verslagen te zijn. Splits het.

# Een spel kiezen.
cli-no-answer = Er is geen spel gekozen: er kwam geen invoer meer. Zeg alles in één keer: { $command } play GAME --players N
cli-no-answer-resume = Er is geen spel gekozen: er kwam geen invoer meer. Noem er een: { $command } play --resume { $path }
cli-until-before-from = --until { $last } komt vóór --from { $first }: er is niets te tonen.
cli-not-among = Antwoord met een van deze: { $known }; ? legt uit, quit gaat weg.
cli-which-game = Welk spel (1-{ $count }; ? helpt)?
cli-which-game-help = Typ het nummer of de naam van een spel; “? 2” vertelt meer over het tweede. quit gaat weg.
cli-how-many-players = Met hoeveel, jij en de bots samen ({ $low }-{ $high })? [{ $usual }]
cli-how-many-players-help = Jij hebt één plaats, bots hebben de andere. Typ een getal van { $low } tot { $high }, of Enter voor { $usual }.
cli-which-bots = Hoe goed moeten de bots spelen (easy, fair, strong)? [{ $usual }]
cli-which-bots-help = easy doet af en toe maar wat, fair speelt degelijk, strong zo goed als het kan. Enter voor { $usual }.
cli-resume-has-its-own = Een voortgezet spel heeft zijn eigen opties, spelers en seed; laat --option, --players en --seed weg.
cli-nothing-to-resume = Er is geen onafgemaakt spel. Begin er een met: { $command } play
cli-other-game = Dit is een spel { $found }, niet { $given }.
cli-one-record = Om door te gaan moet er één verslag in het bestand staan; het bevat er { $count }.
cli-go-on = Doorgaan met { $game } van { $date } (tot nu toe { $moves ->
    [one] één zet
   *[other] { $moves } zetten
}, jij bent { $seat })? [Y/n]
cli-go-on-help = y of Enter gaat door met dit spel. n laat het zoals het is, voor een andere dag. drop gooit het weg. quit gaat weg.
cli-which-unfinished = Onafgemaakte spellen:
cli-unfinished = { $number }) { $game } van { $date }, tot nu toe { $moves ->
    [one] één zet
   *[other] { $moves } zetten
}, jij bent { $seat }
cli-go-on-which = Met welk doorgaan (1-{ $count }; n: geen ervan)? [1]
cli-go-on-which-help = Typ het nummer van een spel, of Enter voor het nieuwste. n laat ze allemaal zoals ze zijn. quit gaat weg.
cli-not-resumed = Onafgemaakte spellen blijven zoals ze zijn. Ga er altijd mee door: { $command } play --resume
cli-unreadable-save = Een onafgemaakt spel kan niet gelezen worden en blijft weg: { $path } ({ $problem })

# Aan tafel.
cli-welcome = Jij bent { $seat } van { $players }; de bots hebben de andere plaatsen. Typ het nummer van een zet of de woorden ervan; ? voor hulp.
cli-welcome-solo = Je speelt alleen. Typ het nummer van een zet of de woorden ervan; ? voor hulp.
cli-with-options = Met { $options }.
cli-press-enter = Enter begint; ?? toont eerst het regelboek.
cli-beginning = { $game } begint
cli-resumed = { $game } gaat door
cli-turn = { $game }, zet { $move }
cli-finished = { $game } is afgelopen
cli-finished-won = { $game } is afgelopen: jij wint!
cli-finished-shared = { $game } is afgelopen: jij deelt de winst!
cli-finished-lost = { $game } is afgelopen: jij wint niet
cli-you-did = jij
cli-has-chosen = { $seats } { $count ->
    [one] heeft gekozen.
   *[other] hebben gekozen.
}
cli-your-moves = Je zetten:
cli-only-move = Maar één zet: { $move } (Enter speelt hem)
cli-more-moves = … { $count } zetten in totaal: “moves” toont ze, “moves WOORD” die met een woord.
cli-no-such-moves = In geen toegestane zet staat “{ $word }”.
cli-no-number = Er is geen zet { $number }; { $count ->
    [one] alleen zet 1 mag.
   *[other] de zetten zijn genummerd van 1 tot { $count }.
}
cli-read-the-rule = ({ $rule }; typ ? om hem te lezen)
cli-help =
    Zetten
      12             de zet met dat nummer
      { $example }
      moves          alle toegestane zetten; “moves WOORD” alleen die met een woord
    Kijken
      table          de tafel zoals je haar nu ziet
      log            alles wat er gebeurd is
      ? { $word } wat een woord betekent
      ? R12          een regel van het regelboek; na een weigering toont ? alleen waarom
      ??             het hele regelboek
    Spel
      undo           neem je laatste zet en wat erop volgde terug
      save BESTAND   schrijf het verslag van het spel naar een bestand
      quit           ga weg; later kun je doorgaan
    Een plaats schrijf je p1, p2 …; hoe je zetten schrijft, staat achter in het regelboek.
cli-help-words = { $words } { $padding } de zet in woorden
cli-help-signals = In je beurt mag je ook een hint geven: { $some } …
cli-word-in-rules = “{ $word }” staat in { $rules }; lees er een met ? en het nummer.
cli-unknown-word = De hulp noch het regelboek kent “{ $word }”. ? alleen toont wat je kunt typen.
cli-no-log = Er is nog niets gebeurd.
cli-nothing-to-take-back = Je hebt nog niets gedaan dat je kunt terugnemen.
cli-taken-back = Teruggenomen: { $actions }. Een gratis terugneming: aan een echte tafel kun je die niet vragen, zeker niet als je sindsdien kaarten gezien hebt.
cli-save-where = Zeg waar: save BESTAND
cli-saved = Bewaard: { $path }
cli-not-kept = Dit spel kan niet voor later bewaard worden. { $problem }
cli-not-written = { $problem } Het spel gaat door; “save BESTAND” schrijft het ergens anders.
cli-keep-it = Dit spel bewaren, om later door te gaan? [Y/n]
cli-keep-where = Naar welk bestand schrijven (Enter: laat maar)?
cli-kept = Het spel is bewaard. Doorgaan met: { $command } play --resume
cli-kept-in = Doorgaan met: { $command } play --resume { $path }
cli-forgotten = Het spel is weggegooid.
cli-goodbye = Tot ziens.
cli-scores = Punten: { $scores }
cli-score = { $player } { $points }
cli-score-own = { $player } (jij) { $points }
cli-record-at = Verslag: { $path }
cli-seed = Seed: { $seed }
cli-replay-hint = Nog eens bekijken: { $command } replay --show { $path }
cli-verify-hint = Nagaan: { $command } verify { $path }

# Een spel terugkijken.
cli-watch-start = { $game }, het begin
cli-watch-ply = { $game }, { $ply } van { $count }
cli-watch-prompt = Enter: verder; b: terug; een getal: daarheen; q: weg >
cli-watch-help = Enter toont de volgende zet, b de vorige, een getal die zet (0 is het begin), end de laatste. q gaat weg.
cli-watch-refused = { $action } wordt geweigerd: { $message }

# Nagaan.
cli-deal-follows = volgt uit de seed (een tweede, onafhankelijke deler komt op dezelfde kaarten)
cli-deal-differs = volgt NIET uit de seed: { $where } wijkt af
cli-deal-position = begint met een stelling, niet met delen: niets na te gaan
cli-actions-legal = { $count ->
    [0] nog geen
    [one] de enige mag
   *[other] alle { $count } mogen
}
cli-action-illegal = zet { $ply } van { $count } wordt geweigerd: { $action } – { $message }
cli-not-over = niet afgelopen; aan zet: { $seats }

# Elk spel in een paar regels, voor wie het nooit gespeeld heeft.
cli-primer-the-game =
    Samen leggen jullie de kaarten 2 tot 99 op vier stapels. Op up1 en up2 moet elke kaart hoger zijn dan die eronder, op down1 en down2 lager. Eén truc: precies tien terug mag ook (op een stapel omhoog 44 na 54).
    Leg in je beurt minstens twee kaarten, één als de trekstapel leeg is, en typ dan end om bij te trekken. Kan iemand dat niet, dan is het spel verloren; alle 98 kaarten gelegd is winst, minder dan tien over is uitstekend.
cli-primer-runner-up =
    Een race waarin de tweede wint. In elke ronde legt iedereen een kaart dicht voor een pion; dan worden alle kaarten omgedraaid en gaat elke pion de som van wat ervoor ligt.
    Na vijf rondes krijgen de pionnen op het tweede vak van voren de punten van dat vak; wie voorop staat, krijgt niets. Na vijf etappes wint de speler met het op één na hoogste puntental.
cli-primer-runner-up-tactical =
    Een race waarin de tweede wint. In elke ronde kiest iedereen een kaart; alle kaarten worden omgedraaid, en van het hoogste witte getal naar het laagste verplaatst ieder één pion, welke ook, met de kaart. “+3/25” is een +3 met het witte getal 25.
    Na vijf rondes krijgen de pionnen op het tweede vak van voren de punten van dat vak; wie voorop staat, krijgt niets. Na vijf etappes wint de speler met het op één na hoogste puntental.
cli-primer-saboteur =
    Dwergen graven van de start (S) naar drie doelen [?]; een ervan is de schat. Goudzoekers winnen de ronde als een tunnel hem bereikt, saboteurs als de kaarten eerst opraken. Rollen zijn geheim: de jouwe staat achter “jij”. Drie rondes; het meeste goud wint.
    Leg in je beurt een tunnelkaart, speel een actiekaart of pas met een kaart; dan trek je er een. “lay cross 1,0” legt de kruising één ten oosten van de start; y loopt op naar het zuiden. Tunnels moeten rondom passen en met de start verbonden zijn. Een kaart tussen haakjes als (┼) loopt dood: er gaat niets doorheen.
cli-primer-claim =
    Een slagenspel in twee fasen. In de eerste win je volgelingen: wie een slag wint, neemt de open kaart, de ander een dichte. In de tweede speel je die volgelingen, en wat je wint, stemt op je: elke factie stemt op wie er meer kaarten van heeft, en de meeste stemmen winnen.
    Volg de gevraagde factie als je kunt; een Dubbelganger mag in plaats daarvan. De hoogste kaart van die factie wint. De facties aan deze tafel:
cli-primer-claim-many =
    Een slagenspel in twee fasen. In de eerste win je volgelingen: van de twee open kaarten neemt de winnaar van een slag er een, de op één na beste de andere; ieder ander krijgt een dichte kaart. In de tweede speel je die volgelingen, en wat je wint, stemt op je: elke factie stemt op wie er de meeste kaarten van heeft, en de meeste stemmen winnen.
    Volg de gevraagde factie als je kunt; een Dubbelganger mag in plaats daarvan. De hoogste kaart van die factie wint. De facties aan deze tafel:
cli-primer-claim-teams = Jij en de speler tegenover je zijn partners: p1 en p3 tegen p2 en p4.

# Wat een woord betekent.
cli-about-the-game-up1 = up1 en up2 gaan omhoog vanaf 1: een kaart moet hoger zijn dan de bovenste, of precies 10 lager.
cli-about-the-game-up2 = { cli-about-the-game-up1 }
cli-about-the-game-down1 = down1 en down2 gaan omlaag vanaf 100: een kaart moet lager zijn dan de bovenste, of precies 10 hoger.
cli-about-the-game-down2 = { cli-about-the-game-down1 }
cli-about-the-game-end = end: stop met leggen, als het minimum ligt, en trek evenveel kaarten als je gelegd hebt.
cli-about-the-game-jump = De sprong terug: een kaart precies tien tegen de richting van haar stapel in, zoals 44 op 54 op een stapel omhoog. Hij brengt de stapel tien stappen terug. Als hint: “spring alsjeblieft op deze stapel als je kunt”.
cli-about-the-game-hint = hint up1 avoid: vertel de anderen iets over een stapel zonder getal. avoid: laat hem alsjeblieft met rust; good: ik heb er iets heel goeds voor; jump: spring alsjeblieft terug als je kunt; none: vergeet wat ik zei.
cli-about-the-game-avoid = { cli-about-the-game-hint }
cli-about-the-game-good = { cli-about-the-game-hint }
cli-about-the-game-back = hint up1 back: ik kan op deze stapel terugspringen. Alleen met de optie jump_announcements.
cli-about-the-game-fire = Een vuurkaart (22, 33, 44, 55, 66, 77; met een *) moet voor het einde van de volgende beurt afgedekt zijn, anders is het spel verloren. Alleen in de uitgave on-fire.
cli-about-runner-up-second = Alleen de pionnen op het tweede bezette vak van voren scoren, zoveel punten als het vak zegt, en dat kan minder dan 0 zijn. Het voorste vak krijgt niets.
cli-about-runner-up-v = v is de virtuele speler in een spel met twee: in ronde 1 tot 4 speelt hij de bovenste kaart van zijn stapel voor zichzelf. Hij kiest nooit, maar kan scoren en winnen.
cli-about-runner-up-move = move p2: verplaats de pion van p2 met je eigen kaart, als je witte getal aan de beurt is. Alleen in de tactische variant.
cli-about-runner-up-card = Een kaart van -4 tot +5: “+3 > p2” legt een +3 voor p2, wiens pion de som gaat van alle kaarten ervoor. Met een getal, als +3/25, zegt het getal wie eerst aan zet is: de hoogste.
cli-about-runner-up-stage = Vijf etappes van elk vijf rondes. Elke etappe begint met alle pionnen op 0 en vijf nieuwe kaarten voor iedereen, en eindigt met een telling.
cli-about-runner-up-track = Het parcours loopt van -12 tot 16; 0 (|) is de start. Een pion (●) stopt aan beide einden.
cli-drawn-saboteur-tunnel = { $drawing }  { $card }: een tunnel, open naar { $sides }{ $turned ->
    [none] ; gedraaid ziet ze er hetzelfde uit
   *[other] , gedraaid naar { $turned }
}.
cli-drawn-saboteur-dead = { $drawing }  { $card }: een doodlopende kaart met openingen naar { $sides }{ $turned ->
    [none] ; gedraaid ziet ze er hetzelfde uit
   *[other] , gedraaid naar { $turned }
}. Ze moet bij haar buren passen, maar er gaat niets doorheen.
cli-about-saboteur-tunnel = Tunnelkaarten hebben open kanten; elke kaart moet bij al haar buren passen en vanaf de start bereikbaar zijn. “? cross” tekent er een.
cli-about-saboteur-dead = Een doodlopende kaart past met haar open kanten bij haar buren als elke tunnelkaart, maar er gaat niets doorheen. “? dead_cross” tekent er een.
cli-about-saboteur-lay = lay curve_se 1,0 legt de kaart op het vak één ten oosten van de start; “lay curve_se turned 1,0” legt haar daar 180 graden gedraaid.
cli-about-saboteur-turned = turned: de kaart 180 graden gedraaid, de tweede tekening naast haar naam.
cli-about-saboteur-break = Een kaart met break_ maakt iemands werktuig kapot: “break_lamp p2”. Met een kapot werktuig mag niemand tunnelkaarten leggen.
cli-about-saboteur-fix = Een kaart met fix_ repareert een kapot werktuig van wie ook, ook van jezelf: “fix_lamp p1”. Een kaart met twee werktuigen repareert er één van: “fix_pick_lamp p1 lamp”.
cli-about-saboteur-rockfall = rockfall 3,0 haalt de tunnelkaart op 3,0 van tafel. Niet de start, niet een doel.
cli-about-saboteur-map = map top laat je één doel bekijken: top, middle of bottom. Dan is het, alleen voor jou, getekend als [$] (schat) of [o] (steen).
cli-about-saboteur-pass = pass map: leg die kaart dicht af in plaats van te spelen; je trekt een nieuwe.
cli-about-saboteur-take = take 3: als de goudzoekers goud verdelen, kies de kaart met 3 klompjes.
cli-about-saboteur-pick = pick (houweel), lamp en cart (kar) zijn de drie werktuigen. Is er een kapot, dan mag je geen tunnelkaarten leggen.
cli-about-saboteur-lamp = { cli-about-saboteur-pick }
cli-about-saboteur-cart = { cli-about-saboteur-pick }
cli-about-saboteur-digger = digger, goudzoeker: wint de ronde als een tunnel de schat bereikt. Dan verdelen de goudzoekers goudkaarten.
cli-about-saboteur-saboteur = Saboteurs winnen de ronde als alle kaarten op zijn voordat de schat bereikt is.
cli-about-saboteur-gold = Een goudkaart is 1 tot 3 klompjes waard; na drie rondes winnen de meeste klompjes. Onder de doelen is gold de schat.
cli-about-saboteur-goal = De doelen [?] liggen op 8,-2 (top), 8,0 (middle) en 8,2 (bottom). Eén is de schat $, de andere zijn steen.
cli-about-saboteur-stone = Een steen is een doel zonder schat; omgedraaid is het een bocht van waaruit tunnels verder mogen gaan.
cli-about-claim-goblin = Goblins, goblin (vijf keer 0, 1 tot 9): geen kracht, maar het zijn er veel.
cli-about-claim-knight = Ridders, knight (2 tot 9): verslaan Goblins als Goblins gevraagd zijn, wat de waarden ook zijn.
cli-about-claim-undead = Ondoden, undead (0 tot 9): in de eerste fase gespeeld tellen ze al voor de winnaar van de slag.
cli-about-claim-dwarf = Dwergen, dwarf (0 tot 9): in de tweede fase gaan ze naar de verliezer van de slag.
cli-about-claim-doppelganger = Dubbelgangers, doppelganger (0 tot 9): mogen op elke factie gespeeld worden en tellen als kaart ervan.
cli-about-claim-gnome = Gnomen, gnome (1, 3, 5, 7, 9): in de tweede fase liggen ze open en tellen alleen als dat aan het eind nog zo is.
cli-about-claim-giant = Reuzen, giant (1, 3, 5, 7, 9): in de tweede fase haalt elk een Gnoom van dezelfde waarde weg bij een tegenstander.
cli-about-claim-dragon = Draken, dragon (0 tot 9): wie de laatste Draak van een slag speelt, komt in de volgende uit.
cli-about-claim-troll = Trollen, troll (0 tot 9): in de tweede fase wordt alleen de hoogste Trol van een slag genomen; de andere wachten in het midden.
cli-about-claim-seer = Zieners, seer (0 tot 9): wie er in de eerste fase de slag mee wint, mag de bovenste kaart van de stapel bekijken en nemen.
cli-about-claim-follower = Volgelingen zijn de kaarten die je in de eerste fase wint; in de tweede zijn ze je hand.
cli-about-claim-look = look: bekijk, na winst met een Ziener, de bovenste kaart van de stapel. Dan neemt “take stock” haar, “take goblin-4” een open kaart.
cli-about-claim-take = take goblin-4: kies de open kaart die je volgeling wordt. “take stock” neemt de kaart die je net bekeken hebt.
cli-about-claim-stock = De stapel: kaarten die nog volgelingen moeten worden, dicht.
cli-about-claim-vote = Elke factie stemt op wie er meer kaarten van in de puntenstapel heeft; bij gelijke stand op wie haar hoogste kaart heeft. De meeste stemmen winnen.
cli-about-claim-won = Gewonnen kaarten tellen aan het eind voor de stemmen: Ondoden uit de eerste fase, alles uit de tweede.
