# The Game.

# Nammen fan steapels, hints en setten.
the-game-name-up1 = steapel omheech 1
the-game-name-up2 = steapel omheech 2
the-game-name-down1 = steapel omleech 1
the-game-name-down2 = steapel omleech 2
the-game-name-avoid = graach mei rêst litte
the-game-name-good = wat hiel goeds
the-game-name-jump = graach weromspringe
the-game-name-back = kin weromspringe
the-game-name-none = gjin hint
the-game-name-end = beurt dien

# Opsjes.
the-game-option-min_cards = Kaarten de beurt
    .meaning = Hoefolle kaarten ast yn in beurt leist salang’t der kaarten te pakken binne (profs: 3).
the-game-option-min_cards_empty = Kaarten de beurt oan ’e ein
    .meaning = Hoefolle kaarten ast yn in beurt leist as de paksteapel leech is.
the-game-option-hand_delta = Hângrutte
    .meaning = Gruttere of lytsere hannen as de tabel seit.
the-game-option-first_player = Wa’t begjint
    .meaning = It plak dat begjint.
the-game-option-edition = Utjefte
    .meaning = On Fire: 22, 33 … 77 moatte fuort ôfdutsen wurde.
    .standard = Standert
    .on-fire = On Fire
the-game-option-good_threshold_inclusive = Tsien oer is poerbêst
    .meaning = Ek tsien oerbleaune kaarten telle noch as poerbêst.
the-game-option-jump_announcements = De hint “back”
    .meaning = De hint “back”: ik kin op dizze steapel weromspringe.

# Setten as sinnen.
the-game-tell-lay = { $seat } leit { $card } op { $pile }.
the-game-tell-end = { $seat } is klear mei de beurt.
the-game-tell-hint-avoid = { $seat }: lit { $pile } asjebleaft mei rêst.
the-game-tell-hint-good = { $seat }: ik ha wat hiel goeds foar { $pile }.
the-game-tell-hint-jump = { $seat }: spring asjebleaft werom op { $pile } as it kin.
the-game-tell-hint-back = { $seat }: ik kin weromspringe op { $pile }.
the-game-tell-hint-none = { $seat } nimt de hint oer { $pile } werom.

# Wegerings, de ein en wat fansels bart.
the-game-no-action = “{ $words }” is gjin set yn The Game. Skriuw in kaart en in steapel (“45 up1”), “end”, of in hint (“hint up1 avoid”).
the-game-no-card = Der is gjin kaart “{ $card }”. De kaarten binne de getallen 2 oant en mei 99; 1 en 100 binne allinnich it begjin fan de steapels.
the-game-no-pile = Der is gjin steapel “{ $pile }”. De steapels binne up1, up2, down1 en down2.
the-game-no-hint = “{ $words }” is gjin hint. In hint neamt in steapel en in winsk, nea in getal: “hint up1 avoid”, “good”, “jump” of “none”.
the-game-no-announcement = Oan dizze tafel mei nimmen “{ $hint }” sizze: dat soe it krekte getal ferriede. Brûk yn stee dêrfan “good”.
the-game-not-your-turn = { $seat } is net oan bar; { $turn } moat spylje.
the-game-skipped = { $seat } hat gjin kaarten mear en wurdt oerslein; { $turn } moat spylje.
the-game-may-not-end = Dizze beurt { $laid ->
    [0] is noch neat lein
    [one] is ien kaart lein
   *[other] binne { $laid } kaarten lein
}, en { $minimum ->
    [one] ien kaart moat
   *[other] { $minimum } kaarten moatte
}; de beurt kin noch net dien wêze. No mei: { $legal }.
the-game-not-in-hand = { $card } sit net yn dyn hân ({ $hand }).
the-game-too-low = { $card } past net op { $pile }: boppe-op leit { $top }, dus in kaart moat heger wêze{ $jump ->
    [none] .
   *[other] , of krekt { $jump } (tsien werom).
} No mei: { $legal }.
the-game-too-high = { $card } past net op { $pile }: boppe-op leit { $top }, dus in kaart moat leger wêze{ $jump ->
    [none] .
   *[other] , of krekt { $jump } (tsien werom).
} No mei: { $legal }.
the-game-card-twice = Kaart { $card } kin hjir net wêze: dy stiet al by { $other }. Fan elke kaart is der ien.
the-game-hand-too-large = In hân fan { $count } kaarten is te grut; mei safolle spilers binne it op syn heechst { $most }.
the-game-nobody-holds-cards = Alle hannen binne leech wylst der noch kaarten te pakken binne; dat kin net.
the-game-no-fire = Allinnich de útjefte “on-fire” hat baarnende kaarten.
the-game-no-fire-there = Boppe-op { $pile } leit gjin fjoerkaart.
the-game-owes-too-much = It minimum foar in beurt ({ $owed }) is mear as in hân fan { $hand } kaarten.
the-game-beaten = Alle 98 kaarten lizze der: The Game is ferslein!
the-game-excellent = { $left } oer: in poerbêst resultaat.
the-game-lost = { $left } kaarten oer: diskear wint The Game.
the-game-event-stuck = { $seat } moat noch { $left ->
    [one] ien kaart
   *[other] { $left } kaarten
} lizze, en gjin kaart út de hân past.
the-game-event-fire = In fjoerkaart dy’t no ôfdutsen wêze moatten hie, baarnt noch.
# Wêrom’t in bot sa spilet.
the-game-why-jump = { $card } springt werom op { $pile }: { $count ->
    [0] de steapel ferliest der neat troch.
    [one] der past wer ien net leine kaart op.
   *[other] der passe wer { $count } net leine kaarten op.
}
the-game-why-next = { $card } is de alderearste folgjende kaart foar { $pile }: der wurdt neat oerslein.
the-game-why-owed = Der moat noch in kaart lein wurde, en { $card } op { $pile } docht it minste kwea oan wat noch komt: { $count ->
    [one] der wurdt ien net leine kaart
   *[other] der wurde { $count } net leine kaarten
} oerslein.
the-game-why-more = { $card } op { $pile } slacht mar { $count ->
    [one] ien net leine kaart
   *[other] { $count } net leine kaarten
} oer, en dat is in ekstra kaart yn dizze beurt wurdich.
the-game-why-fire = { $card } dekt it fjoer op { $pile } ôf, dêr’t it spul troch ferlern gean soe.
the-game-why-end = Der leit genôch: noch in kaart soe mear kostje as wachtsjen op nije.
the-game-why-end-empty = Der leit genôch: noch in kaart soe mear kostje as wachtsjen op de oaren.
the-game-why-solved = Mei { $action } kin alles lein wurde wat oer is: der falt neat te pakken en elke hân is bekend.
