# Saboteur.

# Nammen fan de tunnelkaarten (rjochtings fan de kaart sa’t dy net draaid leit; it noarden is boppe).
saboteur-name-cross = Krusing
saboteur-name-tee_v = T-splitsing nei it easten
saboteur-name-tee_h = T-splitsing nei it suden
saboteur-name-str_v = Noard-súdtunnel
saboteur-name-str_h = East-westtunnel
saboteur-name-curve_se = Súdeastbocht
saboteur-name-curve_sw = Súdwestbocht
saboteur-name-dead_cross = Ofsletten krusing
saboteur-name-dead_tee_v = Ofsletten T-splitsing nei it easten
saboteur-name-dead_tee_h = Ofsletten T-splitsing nei it suden
saboteur-name-dead_str_v = Ofsletten noard-súdtunnel
saboteur-name-dead_str_h = Ofsletten east-westtunnel
saboteur-name-dead_curve_se = Ofsletten súdeastbocht
saboteur-name-dead_curve_sw = Ofsletten súdwestbocht
saboteur-name-dead_n = Dearinnende gong nei it noarden
saboteur-name-dead_e = Dearinnende gong nei it easten
saboteur-name-turned = (draaid)

# Nammen fan de aksjekaarten, ark, doelen en rollen.
saboteur-name-break_pick = Stikken houwiel
saboteur-name-break_lamp = Stikkene lampe
saboteur-name-break_cart = Stikkene karre
saboteur-name-fix_pick = Houwiel meitsje
saboteur-name-fix_lamp = Lampe meitsje
saboteur-name-fix_cart = Karre meitsje
saboteur-name-fix_pick_lamp = Houwiel of lampe meitsje
saboteur-name-fix_pick_cart = Houwiel of karre meitsje
saboteur-name-fix_lamp_cart = Lampe of karre meitsje
saboteur-name-rockfall = Ynstoarting
saboteur-name-map = Skatkaart
saboteur-name-pick = houwiel
saboteur-name-lamp = lampe
saboteur-name-cart = karre
saboteur-name-start = Start
saboteur-name-goal = Doel
saboteur-name-gold = Skat
saboteur-name-stone_se = Stien mei súdeastbocht
saboteur-name-stone_sw = Stien mei súdwestbocht
saboteur-name-top = boppeste doel
saboteur-name-middle = middelste doel
saboteur-name-bottom = ûnderste doel
saboteur-name-north = noard
saboteur-name-east = east
saboteur-name-south = súd
saboteur-name-west = west
saboteur-name-open = iepen
saboteur-name-closed = ticht
saboteur-name-digger = Goudsiker
saboteur-name-saboteur = Saboteur
saboteur-cell = { $across ->
    [east] { $x } east{ $along ->
        [above] {" "}{ $y } omheech
        [below] {" "}{ $y } omleech
       *[level] {""}
    }
    [west] { $x } west{ $along ->
        [above] {" "}{ $y } omheech
        [below] {" "}{ $y } omleech
       *[level] {""}
    }
   *[level] { $along ->
        [above] { $y } omheech
        [below] { $y } omleech
       *[level] 0 east
    }
}

# Opsjes.
saboteur-option-first_player = Wa’t begjint
    .meaning = It plak dat ronde 1 begjint.
saboteur-option-require_connection = Ferbining mei de start
    .meaning = In nije paadkaart moat mei de start ferbûn wêze.
saboteur-option-allow_self_break = Eigen ark stikken meitsje
    .meaning = Do meist dyn eigen ark stikken meitsje.
saboteur-option-saboteur_finisher_picks = Goud foar de saboteur dy’t ferbynt
    .meaning = In saboteur dy’t it goud berikt, kiest as earste in kaart.
saboteur-option-gold_cards = Goudkaarten
    .meaning = Neffens waans tal de goudkaarten ferdield wurde.
    .players = Safolle as der spilers binne
    .diggers = Safolle as der goudsikers binne
saboteur-option-broken_diggers_unpaid = Gjin goud mei stikken ark
    .meaning = Goudsikers mei stikken ark oan ’e ein krije gjin goud.

# Setten as sinnen.
saboteur-tell-lay = { $seat } leit { $card } op { $cell }.
saboteur-tell-rockfall = { $seat } spilet in ynstoarting en hellet de tunnelkaart op { $cell } fuort.
saboteur-tell-break = { $own ->
    [1] { $seat } makket { $tool-token ->
        [pick] it eigen houwiel
        [lamp] de eigen lampe
       *[cart] de eigen karre
    } stikken.
   *[other] { $seat } makket { $tool-token ->
        [pick] it houwiel
        [lamp] de lampe
       *[cart] de karre
    } fan { $target } stikken.
}
saboteur-tell-fix = { $own ->
    [1] { $seat } makket { $tool-token ->
        [pick] it eigen houwiel
        [lamp] de eigen lampe
       *[cart] de eigen karre
    } wer hiel.
   *[other] { $seat } makket { $tool-token ->
        [pick] it houwiel
        [lamp] de lampe
       *[cart] de karre
    } fan { $target } wer hiel.
}
saboteur-tell-map = { $seat } besjocht it { $goal-token ->
    [top] boppeste
    [middle] middelste
   *[bottom] ûnderste
} doel.
saboteur-tell-pass = { $seat } past en leit { $card } tichte ôf.
saboteur-tell-pass-hidden = { $seat } past en leit in kaart tichte ôf.
saboteur-tell-take = { $seat } kiest in goudkaart mei { $nuggets ->
    [one] ien klompke
   *[other] { $nuggets } klompkes
}.
saboteur-tell-take-hidden = { $seat } kiest in goudkaart.

# Wegerings, de ein en wat fansels bart.
saboteur-no-action = “{ $words }” is gjin set yn Saboteur. Skriuw “lay cross 1,0”, “break_lamp p2”, “fix_lamp p2”, “rockfall 3,0”, “map top”, “pass cross” of “take 3”.
saboteur-no-lay = “{ $words }” seit net hoe’t in kaart lein wurdt. Skriuw de kaart, “turned” as dy 180 graden draaid is, en it fak: “lay curve_se turned 3,-1”. In kaart leit nea oerdwers.
saboteur-same-turned = { $card } sjocht der draaid itselde út; lit “turned” fuort.
saboteur-no-path-card = { $card } is in aksjekaart; allinnich tunnelkaarten wurde lein.
saboteur-no-card = Der is gjin kaart “{ $card }”.
saboteur-bad-cell = “{ $cell }” is gjin fak. Skriuw twa hiele getallen, east en súd fan de start: “3,-1”.
saboteur-out-of-reach = Dêr kin nea in kaart te lizzen komme: alle 40 tunnelkaarten tegearre komme net sa fier fan de start.
saboteur-no-goal = Der is gjin doel “{ $goal }”. De doelen binne top, middle en bottom.
saboteur-no-gold-card = Der is gjin goudkaart “{ $card }”. Goudkaarten litte 1, 2 of 3 klompkes sjen.
saboteur-no-target = “{ $words }” seit net foar wa’t de kaart spile wurdt. Skriuw “{ $card } p2”.
saboteur-name-the-tool = “{ $words }” seit net waans ark makke wurdt, en hokker. { $card } makket ien fan syn twa: “{ $card } p2 { $first }” of “{ $card } p2 { $second }”.
saboteur-not-your-turn = { $seat } is net oan bar; { $turn } moat spylje.
saboteur-skipped = { $seat } hat gjin kaarten mear en wurdt oerslein; { $turn } moat spylje.
saboteur-not-your-pick = It goud wurdt ferdield, en { $turn } hat it pakje; { $seat } moat wachtsje.
saboteur-pick-now = It goud wurdt ferdield: kies earst in kaart. Yn it pakje sit { $packet }.
saboteur-not-in-packet = Der sit gjin { $card } yn it pakje, wol { $packet }.
saboteur-nothing-to-take = Der wurdt no gjin goud ferdield, dus { $card } kin net keazen wurde.
saboteur-pass-needs-card = Om te passen leist ien fan dyn kaarten ôf: “pass” en de namme dêrfan. Dyn hân: { $hand }.
saboteur-not-in-hand = { $card } sit net yn dyn hân ({ $hand }).
saboteur-broken-tool = Mei stikken ark ({ $tools }) meist { $card } net op { $cell } lizze. Do meist aksjekaarten spylje of passe.
saboteur-cell-taken = Dêr leit al { $what-token ->
    [start] de start
    [goal] in doel
    [gold] de skat
   *[other] { $what }
}; in kaart hat in leech fak nedich.
saboteur-no-neighbour = { $goal ->
    [1] Neist { $cell } leit allinnich in ticht doel, en dat telt net. { $card } moat mei in side oan de start, in tunnelkaart of in iepen doel lizze.
   *[other] Neist { $cell } leit gjin paadkaart. { $card } moat mei in side oan de start, in tunnelkaart of in iepen doel lizze.
}
saboteur-misfit = { $card } past net op { $cell }: { $side-token ->
    [north] de noardkant
    [east] de eastkant
    [south] de súdkant
   *[west] de westkant
} is { $state-token ->
    [open] iepen
   *[closed] ticht
}, mar de { $other_side-token ->
    [north] noardkant
    [east] eastkant
    [south] súdkant
   *[west] westkant
} fan { $other } op { $other_cell } is { $other_state-token ->
    [open] iepen
   *[closed] ticht
}. Fan dyn kaarten meie dêr wol lizze: { $legal }.
saboteur-not-connected = { $card } past op { $cell }, mar gjin iepen side derfan rekket in iepen side dy’t fan de start ôf te berikken is. Dêrneist: { $others }.
saboteur-no-rockfall = { $what ->
    [nothing] Op { $cell } leit gjin tunnelkaart om fuort te heljen.
    [start] De start is feilich foar ynstoartings.
   *[other] Doelen binne feilich foar ynstoartings.
} Tunnelkaarten lizze op: { $legal }.
saboteur-already-broken = By { $seat } is { $tool-token ->
    [pick] it houwiel
    [lamp] de lampe
   *[cart] de karre
} al stikken; nimmen kin twa stikkene kaarten fan itselde ark ha.
saboteur-not-yourself = Oan dizze tafel mei nimmen eigen ark stikken meitsje.
saboteur-not-broken = By { $seat } is { $tool-token ->
    [pick] it houwiel
    [lamp] de lampe
   *[cart] de karre
} net stikken, dus { $card } hat neat te meitsjen. Stikken by: { $legal }.
saboteur-goal-is-open = It { $goal-token ->
    [top] boppeste
    [middle] middelste
   *[bottom] ûnderste
} doel leit al iepen. Noch ticht: { $legal }.
saboteur-result = { $count ->
    [one] { $seats } wint mei { $nuggets ->
        [one] ien klompke
       *[other] { $nuggets } klompkes
    }.
   *[other] { $seats } diele it earste plak mei elk { $nuggets ->
        [one] ien klompke
       *[other] { $nuggets } klompkes
    }.
}
saboteur-too-many = Yn it spul { $copies ->
    [one] is mar ien { $card }
   *[other] binne mar { $copies } kaarten { $card }
}; hjir is der ien te folle.
saboteur-card-missing = { $card } wurdt te min neamd: elke kaart sit yn in hân, yn in steapel of leit op tafel.
saboteur-not-over = Allinnich de tredde ronde makket in ein oan it spul, en net foardat it goud derfan ferdield is.
saboteur-no-role = { $seat } hat gjin rol.
saboteur-wrong-roles = Mei { $players } spilers binne der de rollen fan { $diggers } goudsikers en { $saboteurs } saboteurs, dêr’t ien fan oan kant lein is.
saboteur-hand-too-large = In hân fan { $count } kaarten is te grut; mei safolle spilers binne it op syn heechst { $most }.
saboteur-nobody-holds-cards = Alle hannen binne leech wylst der noch kaarten te pakken binne; dat kin net.
saboteur-broken-twice = Nimmen kin twa stikkene kaarten fan itselde ark ha ({ $tool }).
saboteur-wrong-goals = De doelen binne gold, stone_se en stone_sw, elk ien kear, fan noard nei súd.
saboteur-treasure-found = De skat leit iepen, dus dizze ronde is foarby: it goud wurdt ferdield (“packet”) of it spul is dien.
saboteur-board-misfit = Dizze kaart past net by har buorkaart { $other }: siden dy’t elkoar reitsje, moatte beide iepen of beide ticht wêze.
saboteur-bad-share = Sa kin it goud net ferdield wêze.
saboteur-no-picker = { $seat } mei net út it pakje kieze.
saboteur-gold-missing = In goudkaart mei { $card } is oan dit plak útdield, mar sit net by it goud.
saboteur-too-much-gold = Der binne mar { $copies } goudkaarten mei { $card }; hjir binne der mear.
saboteur-event-treasure = Ronde { $round }: de skat is berikt! De goudsikers ferdiele { $cards } goudkaarten.
saboteur-event-spoilt = Ronde { $round } is dien sûnder de skat: { $count ->
    [one] de saboteur { $seats } kriget { $worth } klompkes.
   *[other] de saboteurs { $seats } krije elk { $worth } klompkes.
}
saboteur-event-nothing = Ronde { $round } is dien, en nimmen kriget goud.
saboteur-event-shared = De goudkaarten gongen yn dizze folchoarder: { $seats }.
saboteur-event-unpaid = { $count ->
    [one] Ek { $seats } is goudsiker, mar krijt neat
   *[other] Ek { $seats } binne goudsikers, mar krije neat
}.
saboteur-event-saw = Allinnich do sjochst wat dêr leit: { $card }.
saboteur-event-round = Ronde { $round } begjint mei nije rollen, nije doelen en nije hannen; { $seat } begjint.

saboteur-why-nearer = { $action } bringt it meast wierskynlike plak fan de skat fan { $before } nei { $after } kaarten fierte.
saboteur-why-farther = { $action } makket de wei nei it meast wierskynlike plak fan de skat langer: fan { $before } nei { $after } kaarten.
saboteur-why-same = { $action } lit de wei nei de skat like lang: { $after ->
    [one] ien kaart
   *[other] { $after } kaarten
}. Al it oare ûnthiet minder.
saboteur-why-break = { $action } hâldt { $seat } fan it graven ôf. Nei wat oant no ta dien is, is { $seat } mei in kâns fan { $percent } % in saboteur.
saboteur-why-fix = { $action } lit { $seat } wer grave. Nei wat oant no ta dien is, is { $seat } mei in kâns fan { $percent } % in saboteur.
saboteur-why-own = { $action }: mei stikken ark kin gjin gong lein wurde.
saboteur-why-odd = { $action } docht nimmen kwea as de spiler sels.
saboteur-why-map = { $action }: dêr leit de skat mei in kâns fan { $percent } %, en witten is in kaart wurdich.
saboteur-why-pass = { $action }: gjin kaart helpt no, en dizze wurdt it minst mist.
saboteur-why-take = { $action }: de grutste goudkaart dy’t der noch is.
