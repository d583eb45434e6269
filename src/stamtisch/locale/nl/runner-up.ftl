# Runner-Up.

# Namen.
runner-up-name-v = Virtuele speler
runner-up-name-move = verplaats de pion van

# Opties.
runner-up-option-variant = Variant
    .meaning = Welk spel er gespeeld wordt.
    .base = Basisspel
    .tactical = Tactische variant
runner-up-option-require_scored_stage = Alleen wie gescoord heeft
    .meaning = Alleen spelers die in een etappe gescoord hebben, kunnen winnen.
runner-up-option-top_tie = Meerderen bovenaan
    .meaning = Wie tweede is als meerderen samen het hoogste totaal hebben.
    .distinct = Het eerstvolgende lagere totaal
    .places = Wie bovenaan staan
runner-up-option-all_equal = Alle totalen gelijk
    .meaning = Wat er gebeurt als alle totalen gelijk zijn.
    .draw = Gelijkspel
    .shared = Allen delen de winst
runner-up-option-white_numbers = Witte getallen
    .meaning = De witte getallen van de 32 kaarten, gesorteerd op waarde van -4 tot +5.
    .values = een lijst van 32 verschillende gehele getallen van 1 tot en met 999
runner-up-bad-white_numbers = { $value } kan hier niet; het moet een lijst van 32 verschillende gehele getallen van 1 tot en met 999 zijn.

# Zetten als zinnen.
runner-up-tell-sealed = { $seat } legt een kaart dicht neer.
runner-up-tell-put = { $own ->
    [1] { $seat } legt { $card } dicht voor zichzelf.
   *[other] { $seat } legt { $card } dicht voor { $pawn }.
}
runner-up-tell-choose = { $seat } legt { $card } dicht neer.
runner-up-tell-move = { $own ->
    [1] { $seat } verplaatst de eigen pion.
   *[other] { $seat } verplaatst de pion van { $pawn }.
}

# Weigeringen, het einde en wat vanzelf gebeurt.
runner-up-no-action = “{ $words }” is geen zet in Runner-Up. Leg een kaart voor een speler: “+3 > p2”.
runner-up-no-action-tactical = “{ $words }” is geen zet in de tactische variant. Kies een kaart met haar witte getal (“+3/25”) of verplaats, als jouw getal aan de beurt is, een pion (“move p2”).
runner-up-no-card = Er is geen kaart “{ $card }”. De kaarten zijn -4 tot en met -1 en +1 tot en met +5, altijd met het teken geschreven.
runner-up-no-white-numbers = In het basisspel hebben kaarten geen witte getallen: schrijf alleen “{ $value }”.
runner-up-white-number = Er is geen kaart “{ $card }”. In de tactische variant schrijf je een kaart met haar witte getal; kaarten van deze waarde hebben { $numbers }.
runner-up-no-virtual = Alleen met twee spelers is er een virtuele speler. De pionnen zijn hier van { $pawns }.
runner-up-no-moves = “{ $words }” hoort bij de tactische variant. In het basisspel bewegen pionnen door de kaarten die ervoor liggen.
runner-up-only-oneself = “{ $words }”: in de tactische variant leg je een kaart altijd voor jezelf; schrijf alleen de kaart, zoals “+3/25”.
runner-up-no-target = “{ $words }” zegt niet voor wie de kaart komt. Schrijf “{ $words } > p2”.
runner-up-not-tactical = “{ $words }” hoort bij het basisspel; dit is de tactische variant.
runner-up-not-base = “{ $words }” hoort bij de tactische variant; dit is het basisspel.
runner-up-cards-first = Pionnen bewegen als alle kaarten open liggen. Nog een kaart te kiezen: { $seats }.
runner-up-choice-stands = Je keuze { $choice } is gemaakt en staat vast. Nog te kiezen: { $seats }.
runner-up-not-in-hand = { $card } zit niet in je hand ({ $hand }).
runner-up-no-such-pawn = Zo’n pion is er niet. De pionnen in het spel zijn van { $pawns }.
runner-up-last-card = In de vijfde ronde leg je de laatste kaart voor jezelf: “{ $card } > { $seat }”.
runner-up-has-moved = { $seat } heeft in deze ronde al een pion { $own } verplaatst. Nu verplaatst { $turn } er een met { $card }.
runner-up-not-your-number = Het getal van { $own } is nog niet aan de beurt. Eerst verplaatst { $turn } een pion met { $card }.
runner-up-no-such-move = { $turn } moet nu één pion met { $card } verplaatsen; de pionnen in het spel zijn van { $pawns }.
runner-up-tactical-players = De tactische variant is voor drie tot zes spelers: de virtuele speler zou geen pion kunnen kiezen.
runner-up-white-twice = { $number } staat twee keer bij de witte getallen; elke kaart heeft een eigen getal.
runner-up-too-many = Er { $copies ->
    [one] is maar één kaart { $card }
   *[other] zijn maar { $copies } kaarten { $card }
}, en zoveel liggen er al elders.
runner-up-not-a-card = “{ $words }” verplaatst een pion; hier hoort een kaart.
runner-up-played-in-part = Open kaarten zijn die van alle plaatsen, en er ligt dan geen meer dicht.
runner-up-no-turn = Zolang kaarten gekozen worden, is niemand aan de beurt; “turn” hoort bij “played”.
runner-up-last-card-position = “{ $words }” kan niet: in de vijfde ronde ligt de kaart van { $seat } voor { $seat }.
runner-up-hand-size = Deze hand heeft { $count ->
    [0] geen kaart
    [one] één kaart
   *[other] { $count } kaarten
}; op dit moment moeten het er { $due } zijn.
runner-up-pile-size = De stapel van de virtuele speler heeft { $count ->
    [0] geen kaart
    [one] één kaart
   *[other] { $count } kaarten
}; op dit moment moeten het er { $due } zijn.
runner-up-spent-rounds = Er worden { $count } eerdere rondes genoemd, maar in deze etappe { $most ->
    [0] was er nog geen
    [one] was er pas één
   *[other] waren er pas { $most }
}.
runner-up-virtual-itself = “{ $words }” kan niet: de virtuele speler legt altijd voor zichzelf.
runner-up-has-scored = { $player } heeft een totaal dat niet 0 is, en heeft dus in een etappe gescoord.
runner-up-scored-early = Vóór het einde van de eerste etappe kan niemand gescoord hebben.
runner-up-won = { $winners } { $count ->
    [one] wint
   *[other] delen de winst
} met { $points ->
    [one] één punt
   *[other] { $points } punten
}, het op één na hoogste totaal.
runner-up-won-level = { $winners } { $count ->
    [one] wint
   *[other] delen de winst
} met elk { $points ->
    [one] één punt
   *[other] { $points } punten
}.
runner-up-draw = Alle totalen zijn gelijk, dus niemand is tweede: gelijkspel.
runner-up-nobody = Onder wie gescoord hebben is niemand tweede, dus niemand wint.
runner-up-no-stage-before = Vóór de eerste etappe is er geen.
runner-up-placed = { $card } voor { $pawn }
    .by = { $own ->
        [1] { $seat } legde { $card } voor zichzelf
       *[other] { $seat } legde { $card } voor { $pawn }
    }
runner-up-event-round = De kaarten gaan open: { $cards }.
runner-up-event-stage = Etappe { $stage } is voorbij. Op het tweede bezette vak: { $points }.
runner-up-event-none = Etappe { $stage } is voorbij. Niemands punten veranderen.
