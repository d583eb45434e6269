# Claim.

# Namen van kaarten en facties; .one is voor één kaart.
claim-name-goblin = Goblin
claim-name-knight = Ridder
claim-name-undead = Ondoden
    .one = Ondode
claim-name-dwarf = Dwerg
claim-name-doppelganger = Dubbelganger
claim-name-gnome = Gnoom
claim-name-giant = Reus
claim-name-dragon = Draak
claim-name-troll = Trol
claim-name-seer = Ziener
claim-name-goblins = Goblins
claim-name-knights = Ridders
claim-name-dwarves = Dwergen
claim-name-doppelgangers = Dubbelgangers
claim-name-gnomes = Gnomen
claim-name-giants = Reuzen
claim-name-dragons = Draken
claim-name-trolls = Trollen
claim-name-seers = Zieners
# Woorden van de zetten “look”, “take goblin-4” en “take stock”.
claim-name-look = kijk op de stapel
claim-name-take = neem
claim-name-stock = de bekeken kaart

# Opties.
claim-option-factions = Facties
    .meaning = De kaarten waarmee je speelt; drie of vier spelers hebben een lijst van zeven facties nodig.
    .values = "claim", "claim2" of een lijst van verschillende facties als ["goblins", "knights", "undead", "dwarves", "seers"]
    .claim = Claim
    .claim2 = Claim 2
claim-bad-factions = { $value } kan hier niet; het moet "claim", "claim2" of een lijst van verschillende facties zijn, als ["goblins", "knights", "undead", "dwarves", "seers"].
claim-option-first_leader = Eerste uitkomst
    .meaning = De plaats die in de eerste slag uitkomt.
claim-option-loser_peeks = Dichte volgelingen bekijken
    .meaning = Wie een dichte volgeling krijgt, mag hem meteen bekijken.
claim-option-doppelganger_forced = Verplichte Dubbelgangers
    .meaning = Zonder kaart van de gevraagde factie moet je een Dubbelganger spelen.
claim-option-dragon_last_card = Draken alleen als laatste kaart
    .meaning = Een Draak geeft de uitkomst alleen als hij de laatste kaart van de slag is.
claim-option-troll_strict = Strenge Trollen
    .meaning = Een slag levert nooit meer dan één Trol op, het midden meegerekend.
claim-option-beaten_knight_first = Verslagen Ridders eerst
    .meaning = Een verslagen Ridder neemt een volgeling vóór alle Goblins en Dubbelgangers.

# Zetten als zinnen.
claim-tell-play = { $seat } speelt { $card }.
claim-tell-take = { $seat } neemt { $card } als volgeling.
claim-tell-look = { $seat } bekijkt de bovenste kaart van de stapel.
claim-tell-take-stock = { $seat } neemt de bovenste kaart van de stapel als volgeling.

# Weigeringen, het einde en wat vanzelf gebeurt.
claim-one-pair = Bij de kaarten is precies één paar, heel: Goblins en Ridders, of Gnomen en Reuzen, nooit kaarten van beide. Met { $players } spelers komen er { $free } bij van Ondoden, Dwergen, Dubbelgangers, Draken, Trollen en Zieners.
claim-deck-size = Met { $players } spelers zijn er { $wanted } facties: één paar en { $free } van Ondoden, Dwergen, Dubbelgangers, Draken, Trollen en Zieners. Hier zijn het er { $count }. { $players ->
    [2] Goed is “claim”, “claim2” of bijvoorbeeld ["gnomes", "giants", "undead", "trolls", "seers"].
   *[other] Goed is bijvoorbeeld ["goblins", "knights", "undead", "dwarves", "dragons", "trolls", "seers"].
}
claim-no-action = “{ $action }” is geen zet in Claim. Schrijf een kaart (“goblin-4”), “look”, “take goblin-4” of “take stock”.
claim-no-card = Er is geen kaart “{ $words }”. Een kaart is een factie en een waarde, zoals goblin-4 of doppelganger-0; Ridders lopen van 2 tot 9, Gnomen en Reuzen zijn 1, 3, 5, 7 en 9, alle andere 0 tot 9.
claim-not-in-deck = In dit spel is er geen { $card }; de facties zijn { $known }.
claim-not-your-turn = { $seat } is niet aan de beurt; { $turn } moet spelen.
claim-not-your-choice = Nu neemt { $turn } een volgeling, niet { $seat }.
claim-nothing-to-take = Niemand neemt nu een volgeling; er moet een kaart gespeeld worden. Nu mag: { $legal }.
claim-not-in-hand = { $card } zit niet in je hand ({ $hand }).
claim-must-follow = { $card } kan niet op { $led }: je hebt { $faction } en moet er daar een van spelen. Nu mag: { $legal }.
claim-must-follow-or-double = { $card } kan niet op { $led }: je hebt { $faction } en moet er daar een van spelen, of een Dubbelganger. Nu mag: { $legal }.
claim-knight-must-follow = { $card } zou { $led } verslaan, maar je hebt zelf Goblins en moet er daar een van spelen, of een Dubbelganger. Nu mag: { $legal }.
claim-doppelganger-led = Er is met { $led } uitgekomen, dus er worden Dubbelgangers gevraagd, en die heb je. Nu mag: { $legal }.
claim-doppelganger-forced = Je hebt geen { $faction } maar wel een Dubbelganger, en aan deze tafel moet je die dan spelen; { $card } kan niet. Nu mag: { $legal }.
claim-choose-first = Neem een volgeling voordat de volgende kaart ({ $card }) gespeeld wordt. Nu mag: { $legal }.
claim-not-open = { $card } hoort niet bij de kaarten waaruit je kiest. Nu mag: { $legal }.
claim-stock-is-closed = Alleen een winnaar die een Ziener speelde, mag de bovenste kaart van de stapel bekijken en nemen. Nu mag: { $legal }.
claim-look-first = Een kaart van de stapel kun je pas nemen als je haar bekeken hebt. Nu mag: { $legal }.
claim-looked-already = Je hebt de bovenste kaart van de stapel al bekeken. Nu mag: { $legal }.
claim-no-such-card = In Claim is er geen kaart { $card }.
claim-card-not-in-deck = { $card } doet in dit spel niet mee; de facties zijn { $known }.
claim-card-twice = Er { $copies ->
    [one] is maar één { $card }
   *[other] zijn maar { $copies } kaarten { $card }
}; de stelling heeft er een te veel.
claim-wrong-place = { $card } kan hier niet liggen.
claim-card-nowhere = { $card } ligt nergens. Een kaart die nergens anders genoemd wordt, is uit het spel en hoort dus hier.
claim-trick-too-long = Een slag heeft hoogstens { $most } kaarten, één van elke plaats.
claim-trick-entry = Een kaart van de slag schrijf je met haar plaats, ["p1", "goblin-4"]; dit is { $found }.
claim-trick-order = Kaarten worden met de klok mee gespeeld vanaf wie uitkomt; kaart { $place } van de slag is van { $seat }.
claim-did-not-follow = { $seat } kan { $card } niet gespeeld hebben: er zitten nog { $faction } in de hand.
claim-open-count = Voor elke slag { $shown ->
    [one] wordt één kaart
   *[other] worden { $shown } kaarten
} omgedraaid, niet meer en niet minder.
claim-no-stock = De stapel raakt op in fase 1; in fase 2 is er geen.
claim-nothing-open = Een slag van fase 1 is begonnen, dus er moet een kaart omgedraaid zijn.
claim-no-followers = In fase 2 zitten de volgelingen in de handen.
claim-hand-sizes = Deze handen hebben, met de kaarten in de slag, { $sizes } kaarten. Allen hebben er evenveel, hoogstens { $most }.
claim-stock-size = Stapel en open kaarten zijn samen { $there }; voor de handen die nog te spelen zijn, moeten het er { $needed } zijn, één voor elke kaart.
claim-follower-sizes = De plaatsen hebben { $sizes } volgelingen. Elke slag levert iedereen er één op, dus allen moeten er evenveel hebben, hier hoogstens { $most }.
claim-known-elsewhere = { $seat } heeft deze { $card } niet, dus niemand kan weten dat die daar is.
claim-sees-own = Wat een Ziener van eigen volgelingen liet zien, wordt alleen in fase 1 onthouden, met “loser_peeks” op false.
claim-void-held = { $seat } heeft { $faction }, dus de hand is daar niet zonder.
claim-no-look = Alleen de winnaar van een hele slag van fase 1 die een Ziener speelde, kan de stapel bekeken hebben.
claim-not-looked = Er ontbreekt een kaart in de stapel, dus de winnende Ziener moet gekeken en die genomen hebben.
claim-wrong-turn = Volgens de rest van de stelling is { $seat } aan de beurt.
claim-won = { $winners } { $count ->
    [one] wint
   *[other] winnen
} de troon met { $votes } { $votes ->
    [one] stem
   *[other] stemmen
}.
claim-shared = { $winners } delen de troon: gelijk in stemmen (elk { $votes }), kaarten en waarden.
claim-event-trick = { $seat } wint de slag.
claim-event-phase = De eerste fase is voorbij: allen nemen hun volgelingen op de hand.
claim-event-follower = { $seat } neemt { $hidden ->
    [0] { $cards }
   *[other] een dichte kaart
} als volgeling.
claim-event-score = { $seat } scoort { $cards }.
claim-event-leads = { $seat } begint de volgende slag, door de laatste Draak.
claim-event-waits = { $cards } { $count ->
    [one] blijft
   *[other] blijven
} in het midden liggen.
claim-event-smashed = Reuzen halen { $cards } uit het spel.
