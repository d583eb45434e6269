# Runner-Up.

# Nammen.
runner-up-name-v = Firtuele spiler
runner-up-name-move = ferset de pion fan

# Opsjes.
runner-up-option-variant = Fariant
    .meaning = Hokker spul oft der spile wurdt.
    .base = Basisspul
    .tactical = Taktyske fariant
runner-up-option-require_scored_stage = Allinnich wa’t skoard hat
    .meaning = Allinnich spilers dy’t yn in etappe skoard ha, kinne winne.
runner-up-option-top_tie = Mear boppe-oan
    .meaning = Wa’t twadde is as mear tegearre it heechste totaal ha.
    .distinct = It earstfolgjende legere totaal
    .places = Wa’t boppe-oan stean
runner-up-option-all_equal = Alle totalen gelyk
    .meaning = Wat der bart as alle totalen gelyk binne.
    .draw = Lykspul
    .shared = Allegear diele de winst
runner-up-option-white_numbers = Wite getallen
    .meaning = De wite getallen fan de 32 kaarten, op wearde sortearre fan -4 oant +5.
    .values = in list fan 32 ferskillende hiele getallen fan 1 oant en mei 999
runner-up-bad-white_numbers = { $value } kin hjir net; it moat in list fan 32 ferskillende hiele getallen fan 1 oant en mei 999 wêze.

# Setten as sinnen.
runner-up-tell-sealed = { $seat } leit in kaart tichte del.
runner-up-tell-put = { $own ->
    [1] { $seat } leit { $card } tichte foar himsels of harsels.
   *[other] { $seat } leit { $card } tichte foar { $pawn }.
}
runner-up-tell-choose = { $seat } leit { $card } tichte del.
runner-up-tell-move = { $own ->
    [1] { $seat } ferset de eigen pion.
   *[other] { $seat } ferset de pion fan { $pawn }.
}

# Wegerings, de ein en wat fansels bart.
runner-up-no-action = “{ $words }” is gjin set yn Runner-Up. Lis in kaart foar in spiler: “+3 > p2”.
runner-up-no-action-tactical = “{ $words }” is gjin set yn de taktyske fariant. Kies in kaart mei har wite getal (“+3/25”) of ferset, as dyn getal oan bar is, in pion (“move p2”).
runner-up-no-card = Der is gjin kaart “{ $card }”. De kaarten binne -4 oant en mei -1 en +1 oant en mei +5, altyd mei it teken skreaun.
runner-up-no-white-numbers = Yn it basisspul ha kaarten gjin wite getallen: skriuw allinnich “{ $value }”.
runner-up-white-number = Der is gjin kaart “{ $card }”. Yn de taktyske fariant skriuwst in kaart mei har wite getal; kaarten fan dizze wearde ha { $numbers }.
runner-up-no-virtual = Allinnich mei twa spilers is der in firtuele spiler. De pionnen binne hjir fan { $pawns }.
runner-up-no-moves = “{ $words }” heart by de taktyske fariant. Yn it basisspul geane pionnen troch de kaarten dy’t derfoar lizze.
runner-up-only-oneself = “{ $words }”: yn de taktyske fariant leist in kaart altyd foar dysels; skriuw allinnich de kaart, lykas “+3/25”.
runner-up-no-target = “{ $words }” seit net foar wa’t de kaart komt. Skriuw “{ $words } > p2”.
runner-up-not-tactical = “{ $words }” heart by it basisspul; dit is de taktyske fariant.
runner-up-not-base = “{ $words }” heart by de taktyske fariant; dit is it basisspul.
runner-up-cards-first = Pionnen geane as alle kaarten iepen lizze. Noch in kaart te kiezen: { $seats }.
runner-up-choice-stands = Dyn kar { $choice } is makke en stiet fêst. Noch te kiezen: { $seats }.
runner-up-not-in-hand = { $card } sit net yn dyn hân ({ $hand }).
runner-up-no-such-pawn = Sa’n pion is der net. De pionnen yn it spul binne fan { $pawns }.
runner-up-last-card = Yn de fyfde ronde leist de lêste kaart foar dysels: “{ $card } > { $seat }”.
runner-up-has-moved = { $seat } hat yn dizze ronde al in pion { $own } ferset. No ferset { $turn } der ien mei { $card }.
runner-up-not-your-number = It getal fan { $own } is noch net oan bar. Earst ferset { $turn } in pion mei { $card }.
runner-up-no-such-move = { $turn } moat no ien pion mei { $card } fersette; de pionnen yn it spul binne fan { $pawns }.
runner-up-tactical-players = De taktyske fariant is foar trije oant seis spilers: de firtuele spiler soe gjin pion kieze kinne.
runner-up-white-twice = { $number } stiet twa kear by de wite getallen; elke kaart hat in eigen getal.
runner-up-too-many = Der { $copies ->
    [one] is mar ien kaart { $card }
   *[other] binne mar { $copies } kaarten { $card }
}, en safolle lizze al earne oars.
runner-up-not-a-card = “{ $words }” ferset in pion; hjir heart in kaart.
runner-up-played-in-part = Iepen kaarten binne dy fan alle plakken, en der leit dan gjinien mear tichte.
runner-up-no-turn = Salang’t kaarten keazen wurde, is nimmen oan bar; “turn” heart by “played”.
runner-up-last-card-position = “{ $words }” kin net: yn de fyfde ronde leit de kaart fan { $seat } foar { $seat }.
runner-up-hand-size = Dizze hân hat { $count ->
    [0] gjin kaart
    [one] ien kaart
   *[other] { $count } kaarten
}; op dit stuit moatte it der { $due } wêze.
runner-up-pile-size = De steapel fan de firtuele spiler hat { $count ->
    [0] gjin kaart
    [one] ien kaart
   *[other] { $count } kaarten
}; op dit stuit moatte it der { $due } wêze.
runner-up-spent-rounds = Der wurde { $count } eardere rondes neamd, mar yn dizze etappe { $most ->
    [0] wie der noch gjinien
    [one] wie der noch mar ien
   *[other] wiene der noch mar { $most }
}.
runner-up-virtual-itself = “{ $words }” kin net: de firtuele spiler leit altyd foar himsels.
runner-up-has-scored = { $player } hat in totaal dat net 0 is, en hat dus yn in etappe skoard.
runner-up-scored-early = Foar de ein fan de earste etappe kin nimmen skoard ha.
runner-up-won = { $winners } { $count ->
    [one] wint
   *[other] diele de winst
} mei { $points ->
    [one] ien punt
   *[other] { $points } punten
}, op ien nei it heechste totaal.
runner-up-won-level = { $winners } { $count ->
    [one] wint
   *[other] diele de winst
} mei elk { $points ->
    [one] ien punt
   *[other] { $points } punten
}.
runner-up-draw = Alle totalen binne gelyk, dus nimmen is twadde: lykspul.
runner-up-nobody = Under wa’t skoard ha is nimmen twadde, dus nimmen wint.
runner-up-no-stage-before = Foar de earste etappe is der gjinien.
runner-up-placed = { $card } foar { $pawn }
    .by = { $own ->
        [1] { $seat } lei { $card } foar himsels of harsels
       *[other] { $seat } lei { $card } foar { $pawn }
    }
runner-up-event-round = De kaarten wurde omdraaid: { $cards }.
runner-up-event-stage = Etappe { $stage } is foarby. Op it twadde besette fak: { $points }.
runner-up-event-none = Etappe { $stage } is foarby. Nimmen syn punten feroarje.
