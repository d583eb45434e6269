# Saboteur.

# Namen van de tunnelkaarten (richtingen van de kaart zoals ze ongedraaid ligt; het noorden is boven).
saboteur-name-cross = Kruising
saboteur-name-tee_v = T-splitsing naar het oosten
saboteur-name-tee_h = T-splitsing naar het zuiden
saboteur-name-str_v = Noord-zuidtunnel
saboteur-name-str_h = Oost-westtunnel
saboteur-name-curve_se = Zuidoostbocht
saboteur-name-curve_sw = Zuidwestbocht
saboteur-name-dead_cross = Versperde kruising
saboteur-name-dead_tee_v = Versperde T-splitsing naar het oosten
saboteur-name-dead_tee_h = Versperde T-splitsing naar het zuiden
saboteur-name-dead_str_v = Versperde noord-zuidtunnel
saboteur-name-dead_str_h = Versperde oost-westtunnel
saboteur-name-dead_curve_se = Versperde zuidoostbocht
saboteur-name-dead_curve_sw = Versperde zuidwestbocht
saboteur-name-dead_n = Doodlopende gang naar het noorden
saboteur-name-dead_e = Doodlopende gang naar het oosten
saboteur-name-turned = (gedraaid)

# Namen van de actiekaarten, werktuigen, doelen en rollen.
saboteur-name-break_pick = Kapot houweel
saboteur-name-break_lamp = Kapotte lamp
saboteur-name-break_cart = Kapotte kar
saboteur-name-fix_pick = Houweel repareren
saboteur-name-fix_lamp = Lamp repareren
saboteur-name-fix_cart = Kar repareren
saboteur-name-fix_pick_lamp = Houweel of lamp repareren
saboteur-name-fix_pick_cart = Houweel of kar repareren
saboteur-name-fix_lamp_cart = Lamp of kar repareren
saboteur-name-rockfall = Instorting
saboteur-name-map = Schatkaart
saboteur-name-pick = houweel
saboteur-name-lamp = lamp
saboteur-name-cart = kar
saboteur-name-start = Start
saboteur-name-goal = Doel
saboteur-name-gold = Schat
saboteur-name-stone_se = Steen met zuidoostbocht
saboteur-name-stone_sw = Steen met zuidwestbocht
saboteur-name-top = bovenste doel
saboteur-name-middle = middelste doel
saboteur-name-bottom = onderste doel
saboteur-name-north = noord
saboteur-name-east = oost
saboteur-name-south = zuid
saboteur-name-west = west
saboteur-name-open = open
saboteur-name-closed = dicht
saboteur-name-digger = Goudzoeker
saboteur-name-saboteur = Saboteur
saboteur-cell = { $across ->
    [east] { $x } oost{ $along ->
        [above] {" "}{ $y } omhoog
        [below] {" "}{ $y } omlaag
       *[level] {""}
    }
    [west] { $x } west{ $along ->
        [above] {" "}{ $y } omhoog
        [below] {" "}{ $y } omlaag
       *[level] {""}
    }
   *[level] { $along ->
        [above] { $y } omhoog
        [below] { $y } omlaag
       *[level] 0 oost
    }
}

# Opties.
saboteur-option-first_player = Beginner
    .meaning = De plaats die ronde 1 begint.
saboteur-option-require_connection = Verbinding met de start
    .meaning = Een nieuwe gangkaart moet met de start verbonden zijn.
saboteur-option-allow_self_break = Eigen werktuigen kapotmaken
    .meaning = Je mag je eigen werktuig kapotmaken.
saboteur-option-saboteur_finisher_picks = Goud voor de saboteur die verbindt
    .meaning = Een saboteur die het goud bereikt, kiest als eerste een kaart.
saboteur-option-gold_cards = Goudkaarten
    .meaning = Naar wiens aantal de goudkaarten verdeeld worden.
    .players = Zoveel als er spelers zijn
    .diggers = Zoveel als er goudzoekers zijn
saboteur-option-broken_diggers_unpaid = Geen goud met kapot werktuig
    .meaning = Goudzoekers met een kapot werktuig aan het eind krijgen geen goud.

# Zetten als zinnen.
saboteur-tell-lay = { $seat } legt { $card } op { $cell }.
saboteur-tell-rockfall = { $seat } speelt een instorting en haalt de tunnelkaart op { $cell } weg.
saboteur-tell-break = { $own ->
    [1] { $seat } maakt { $tool-token ->
        [pick] het eigen houweel
        [lamp] de eigen lamp
       *[cart] de eigen kar
    } kapot.
   *[other] { $seat } maakt { $tool-token ->
        [pick] het houweel
        [lamp] de lamp
       *[cart] de kar
    } van { $target } kapot.
}
saboteur-tell-fix = { $own ->
    [1] { $seat } repareert { $tool-token ->
        [pick] het eigen houweel
        [lamp] de eigen lamp
       *[cart] de eigen kar
    }.
   *[other] { $seat } repareert { $tool-token ->
        [pick] het houweel
        [lamp] de lamp
       *[cart] de kar
    } van { $target }.
}
saboteur-tell-map = { $seat } bekijkt het { $goal-token ->
    [top] bovenste
    [middle] middelste
   *[bottom] onderste
} doel.
saboteur-tell-pass = { $seat } past en legt { $card } dicht af.
saboteur-tell-pass-hidden = { $seat } past en legt een kaart dicht af.
saboteur-tell-take = { $seat } kiest een goudkaart met { $nuggets ->
    [one] één klompje
   *[other] { $nuggets } klompjes
}.
saboteur-tell-take-hidden = { $seat } kiest een goudkaart.

# Weigeringen, het einde en wat vanzelf gebeurt.
saboteur-no-action = “{ $words }” is geen zet in Saboteur. Schrijf “lay cross 1,0”, “break_lamp p2”, “fix_lamp p2”, “rockfall 3,0”, “map top”, “pass cross” of “take 3”.
saboteur-no-lay = “{ $words }” zegt niet hoe een kaart gelegd wordt. Schrijf de kaart, “turned” als ze 180 graden gedraaid is, en het vak: “lay curve_se turned 3,-1”. Een kaart ligt nooit overdwars.
saboteur-same-turned = { $card } ziet er gedraaid hetzelfde uit; laat “turned” weg.
saboteur-no-path-card = { $card } is een actiekaart; alleen tunnelkaarten worden gelegd.
saboteur-no-card = Er is geen kaart “{ $card }”.
saboteur-bad-cell = “{ $cell }” is geen vak. Schrijf twee gehele getallen, ten oosten en ten zuiden van de start: “3,-1”.
saboteur-out-of-reach = Daar kan nooit een kaart komen te liggen: alle 40 tunnelkaarten samen reiken niet zo ver van de start.
saboteur-no-goal = Er is geen doel “{ $goal }”. De doelen zijn top, middle en bottom.
saboteur-no-gold-card = Er is geen goudkaart “{ $card }”. Goudkaarten tonen 1, 2 of 3 klompjes.
saboteur-no-target = “{ $words }” zegt niet voor wie de kaart gespeeld wordt. Schrijf “{ $card } p2”.
saboteur-name-the-tool = “{ $words }” zegt niet wiens werktuig gerepareerd wordt, en welk. { $card } repareert een van zijn twee: “{ $card } p2 { $first }” of “{ $card } p2 { $second }”.
saboteur-not-your-turn = { $seat } is niet aan de beurt; { $turn } moet spelen.
saboteur-skipped = { $seat } heeft geen kaarten meer en wordt overgeslagen; { $turn } moet spelen.
saboteur-not-your-pick = Het goud wordt verdeeld, en { $turn } heeft het pakje; { $seat } moet wachten.
saboteur-pick-now = Het goud wordt verdeeld: kies eerst een kaart. In het pakje zit { $packet }.
saboteur-not-in-packet = Er zit geen { $card } in het pakje, wel { $packet }.
saboteur-nothing-to-take = Er wordt nu geen goud verdeeld, dus { $card } kan niet gekozen worden.
saboteur-pass-needs-card = Om te passen leg je een van je kaarten af: “pass” en de naam ervan. Je hand: { $hand }.
saboteur-not-in-hand = { $card } zit niet in je hand ({ $hand }).
saboteur-broken-tool = Met een kapot werktuig ({ $tools }) mag je { $card } niet op { $cell } leggen. Je mag actiekaarten spelen of passen.
saboteur-cell-taken = Daar ligt al { $what-token ->
    [start] de start
    [goal] een doel
    [gold] de schat
   *[other] { $what }
}; een kaart heeft een leeg vak nodig.
saboteur-no-neighbour = { $goal ->
    [1] Naast { $cell } ligt alleen een dicht doel, en dat telt niet. { $card } moet met een zijde aan de start, een tunnelkaart of een open doel liggen.
   *[other] Naast { $cell } ligt geen gangkaart. { $card } moet met een zijde aan de start, een tunnelkaart of een open doel liggen.
}
saboteur-misfit = { $card } past niet op { $cell }: { $side-token ->
    [north] de noordkant
    [east] de oostkant
    [south] de zuidkant
   *[west] de westkant
} is { $state-token ->
    [open] open
   *[closed] dicht
}, maar de { $other_side-token ->
    [north] noordkant
    [east] oostkant
    [south] zuidkant
   *[west] westkant
} van { $other } op { $other_cell } is { $other_state-token ->
    [open] open
   *[closed] dicht
}. Van je kaarten mogen daar wel liggen: { $legal }.
saboteur-not-connected = { $card } past op { $cell }, maar geen open zijde ervan raakt een open zijde die vanaf de start te bereiken is. Ernaast: { $others }.
saboteur-no-rockfall = { $what ->
    [nothing] Op { $cell } ligt geen tunnelkaart om weg te halen.
    [start] De start is veilig voor instortingen.
   *[other] Doelen zijn veilig voor instortingen.
} Tunnelkaarten liggen op: { $legal }.
saboteur-already-broken = Bij { $seat } is { $tool-token ->
    [pick] het houweel
    [lamp] de lamp
   *[cart] de kar
} al kapot; niemand kan twee kapotte kaarten van hetzelfde werktuig hebben.
saboteur-not-yourself = Aan deze tafel mag niemand eigen werktuigen kapotmaken.
saboteur-not-broken = Bij { $seat } is { $tool-token ->
    [pick] het houweel
    [lamp] de lamp
   *[cart] de kar
} niet kapot, dus { $card } heeft niets te repareren. Kapot bij: { $legal }.
saboteur-goal-is-open = Het { $goal-token ->
    [top] bovenste
    [middle] middelste
   *[bottom] onderste
} doel ligt al open. Nog dicht: { $legal }.
saboteur-result = { $count ->
    [one] { $seats } wint met { $nuggets ->
        [one] één klompje
       *[other] { $nuggets } klompjes
    }.
   *[other] { $seats } delen de eerste plaats met elk { $nuggets ->
        [one] één klompje
       *[other] { $nuggets } klompjes
    }.
}
saboteur-too-many = In het spel { $copies ->
    [one] is maar één { $card }
   *[other] zijn maar { $copies } kaarten { $card }
}; hier is er een te veel.
saboteur-card-missing = { $card } wordt te weinig genoemd: elke kaart zit in een hand, in een stapel of ligt op tafel.
saboteur-not-over = Alleen de derde ronde beëindigt het spel, en niet voordat het goud ervan verdeeld is.
saboteur-no-role = { $seat } heeft geen rol.
saboteur-wrong-roles = Met { $players } spelers zijn er de rollen van { $diggers } goudzoekers en { $saboteurs } saboteurs, waarvan één opzijgelegd.
saboteur-hand-too-large = Een hand van { $count } kaarten is te groot; met zoveel spelers zijn het er hoogstens { $most }.
saboteur-nobody-holds-cards = Alle handen zijn leeg terwijl er nog kaarten te trekken zijn; dat kan niet.
saboteur-broken-twice = Niemand kan twee kapotte kaarten van hetzelfde werktuig hebben ({ $tool }).
saboteur-wrong-goals = De doelen zijn gold, stone_se en stone_sw, elk één keer, van noord naar zuid.
saboteur-treasure-found = De schat ligt open, dus deze ronde is voorbij: het goud wordt verdeeld (“packet”) of het spel is afgelopen.
saboteur-board-misfit = Deze kaart past niet bij haar buur { $other }: zijden die elkaar raken, moeten allebei open of allebei dicht zijn.
saboteur-bad-share = Zo kan het goud niet verdeeld zijn.
saboteur-no-picker = { $seat } mag niet uit het pakje kiezen.
saboteur-gold-missing = Een goudkaart met { $card } is aan deze plaats uitgedeeld, maar zit niet bij het goud.
saboteur-too-much-gold = Er zijn maar { $copies } goudkaarten met { $card }; hier zijn er meer.
saboteur-event-treasure = Ronde { $round }: de schat is bereikt! De goudzoekers verdelen { $cards } goudkaarten.
saboteur-event-spoilt = Ronde { $round } eindigt zonder de schat: { $count ->
    [one] de saboteur { $seats } krijgt { $worth } klompjes.
   *[other] de saboteurs { $seats } krijgen elk { $worth } klompjes.
}
saboteur-event-nothing = Ronde { $round } eindigt, en niemand krijgt goud.
saboteur-event-shared = De goudkaarten gingen in deze volgorde: { $seats }.
saboteur-event-unpaid = { $count ->
    [one] Ook { $seats } is goudzoeker, maar krijgt niets
   *[other] Ook { $seats } zijn goudzoekers, maar krijgen niets
}.
saboteur-event-saw = Alleen jij ziet wat daar ligt: { $card }.
saboteur-event-round = Ronde { $round } begint met nieuwe rollen, nieuwe doelen en nieuwe handen; { $seat } begint.

saboteur-why-nearer = { $action } brengt de waarschijnlijkste plek van de schat van { $before } naar { $after } kaarten afstand.
saboteur-why-farther = { $action } maakt de weg naar de waarschijnlijkste plek van de schat langer: van { $before } naar { $after } kaarten.
saboteur-why-same = { $action } laat de weg naar de schat even lang: { $after ->
    [one] één kaart
   *[other] { $after } kaarten
}. Al het andere beloofde minder.
saboteur-why-break = { $action } houdt { $seat } van het graven af. Naar wat tot nu toe is gedaan, is { $seat } met een kans van { $percent } % een saboteur.
saboteur-why-fix = { $action } laat { $seat } weer graven. Naar wat tot nu toe is gedaan, is { $seat } met een kans van { $percent } % een saboteur.
saboteur-why-own = { $action }: met kapot gereedschap kan geen gang worden gelegd.
saboteur-why-odd = { $action } schaadt niemand dan de speler zelf.
saboteur-why-map = { $action }: daar ligt de schat met een kans van { $percent } %, en weten is een kaart waard.
saboteur-why-pass = { $action }: geen kaart helpt nu, en deze wordt het minst gemist.
saboteur-why-take = { $action }: de grootste goudkaart die er nog is.
