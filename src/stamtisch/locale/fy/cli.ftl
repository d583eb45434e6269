# De kommandorigel.
cli-not-utf8 = Dit is gjin UTF-8-tekst (byte { $byte }).
cli-cannot-read = Dit kin net lêzen wurde: { $problem }.
cli-cannot-save = Yn { $path } kin neat bewarre wurde: { $problem }.
cli-file-exists = { $path } bestiet al; kies in oare namme.
cli-no-language = De taal “{ $found }” is der hjir net; der binne { $known }.
cli-refused-for-another = De set is wegere; de reden heart allinnich it eigen plak.
cli-bad-short-seed = In seed is 1 oant 64 heksadesimale sifers (0-9, a-f).
cli-too-large = Dit is grutter as { $most } MiB; sa grut heart gjin triem mei ferslaggen te wêzen. Diel him.

# In spul kieze.
cli-no-answer = Der is gjin spul keazen: der kaam gjin ynfier mear. Siz alles yn ien kear: { $command } play GAME --players N
cli-no-answer-resume = Der is gjin spul keazen: der kaam gjin ynfier mear. Neam ien: { $command } play --resume { $path }
cli-until-before-from = --until { $last } komt foar --from { $first }: der is neat te sjen.
cli-not-among = Antwurdzje mei ien fan dizze: { $known }; ? leit út, quit giet fuort.
cli-which-game = Hokker spul (1-{ $count }; ? helpt)?
cli-which-game-help = Typ it nûmer of de namme fan in spul; “? 2” fertelt mear oer it twadde. quit giet fuort.
cli-how-many-players = Mei hoefolle, do en de bots tegearre ({ $low }-{ $high })? [{ $usual }]
cli-how-many-players-help = Do hast ien plak, bots ha de oaren. Typ in getal fan { $low } oant { $high }, of Enter foar { $usual }.
cli-which-bots = Hoe goed moatte de bots spylje (easy, fair, strong)? [{ $usual }]
cli-which-bots-help = easy docht sa no en dan mar wat, fair spilet degelik, strong sa goed as it kin. Enter foar { $usual }.
cli-resume-has-its-own = In spul dat fierder giet hat syn eigen opsjes, spilers en seed; lit --option, --players en --seed fuort.
cli-nothing-to-resume = Der is gjin ûnfolslein spul. Begjin ien mei: { $command } play
cli-other-game = Dit is in spul { $found }, net { $given }.
cli-one-record = Om fierder te gean moat der ien ferslach yn de triem stean; der steane { $count } yn.
cli-go-on = Fierder mei { $game } fan { $date } (oant no ta { $moves ->
    [one] ien set
   *[other] { $moves } setten
}, do bist { $seat })? [Y/n]
cli-go-on-help = y of Enter giet fierder mei dit spul. n lit it sa’t it is, foar in oare dei. drop smyt it fuort. quit giet fuort.
cli-which-unfinished = Unfolsleine spullen:
cli-unfinished = { $number }) { $game } fan { $date }, oant no ta { $moves ->
    [one] ien set
   *[other] { $moves } setten
}, do bist { $seat }
cli-go-on-which = Mei hokker fierder (1-{ $count }; n: gjinien)? [1]
cli-go-on-which-help = Typ it nûmer fan in spul, of Enter foar it nijste. n lit se allegear sa’t se binne. quit giet fuort.
cli-not-resumed = Unfolsleine spullen bliuwe sa’t se binne. Gean der altyd mei fierder: { $command } play --resume
cli-unreadable-save = In ûnfolslein spul kin net lêzen wurde en bliuwt fuort: { $path } ({ $problem })

# Oan tafel.
cli-welcome = Do bist { $seat } fan { $players }; de bots ha de oare plakken. Typ it nûmer fan in set of de wurden derfan; ? foar help.
cli-welcome-solo = Do spilest allinnich. Typ it nûmer fan in set of de wurden derfan; ? foar help.
cli-with-options = Mei { $options }.
cli-press-enter = Enter begjint; ?? lit earst it regelboek sjen.
cli-beginning = { $game } begjint
cli-resumed = { $game } giet fierder
cli-turn = { $game }, set { $move }
cli-finished = { $game } is dien
cli-finished-won = { $game } is dien: do winst!
cli-finished-shared = { $game } is dien: do dielst de winst!
cli-finished-lost = { $game } is dien: do winst net
cli-you-did = do
cli-has-chosen = { $seats } { $count ->
    [one] hat keazen.
   *[other] ha keazen.
}
cli-your-moves = Dyn setten:
cli-only-move = Mar ien set: { $move } (Enter spilet him)
cli-more-moves = … { $count } setten yn totaal: “moves” lit se sjen, “moves WURD” dy mei in wurd.
cli-no-such-moves = Yn gjin tasteane set stiet “{ $word }”.
cli-no-number = Der is gjin set { $number }; { $count ->
    [one] allinnich set 1 mei.
   *[other] de setten ha de nûmers 1 oant { $count }.
}
cli-read-the-rule = ({ $rule }; typ ? om him te lêzen)
cli-help =
    Setten
      12             de set mei dat nûmer
      { $example }
      moves          alle tasteane setten; “moves WURD” allinnich dy mei in wurd
    Sjen
      table          de tafel sa’tst dy no sjochst
      log            alles wat der bard is
      ? { $word } wat in wurd betsjut
      ? R12          in regel fan it regelboek; nei in wegering lit ? allinnich sjen wêrom
      ??             it hiele regelboek
    Spul
      undo           nim dyn lêste set en wat derop folge werom
      save TRIEM     skriuw it ferslach fan it spul nei in triem
      quit           gean fuort; letter kinst fierder
    In plak skriuwst p1, p2 …; hoe’tst setten skriuwst, stiet efteryn it regelboek.
cli-help-words = { $words } { $padding } de set yn wurden
cli-help-signals = Yn dyn beurt meist ek in hint jaan: { $some } …
cli-word-in-rules = “{ $word }” stiet yn { $rules }; lês der ien mei ? en it nûmer.
cli-unknown-word = Help noch regelboek ken “{ $word }”. ? allinnich lit sjen watst typen kinst.
cli-no-log = Der is noch neat bard.
cli-nothing-to-take-back = Do hast noch neat dien datst weromnimme kinst.
cli-taken-back = Weromnommen: { $actions }. In fergees weromnimmen: oan in echte tafel koest dêr net om freegje, al hielendal net ast sûnt kaarten sjoen hast.
cli-save-where = Siz wêr: save TRIEM
cli-saved = Bewarre: { $path }
cli-not-kept = Dit spul kin net foar letter bewarre wurde. { $problem }
cli-not-written = { $problem } It spul giet fierder; “save TRIEM” skriuwt it earne oars.
cli-keep-it = Dit spul bewarje, om letter fierder te gean? [Y/n]
cli-keep-where = Nei hokker triem skriuwe (Enter: lit mar)?
cli-kept = It spul is bewarre. Fierder mei: { $command } play --resume
cli-kept-in = Fierder mei: { $command } play --resume { $path }
cli-forgotten = It spul is fuortsmiten.
cli-goodbye = Oant sjen.
cli-scores = Punten: { $scores }
cli-score = { $player } { $points }
cli-score-own = { $player } (do) { $points }
cli-record-at = Ferslach: { $path }
cli-seed = Seed: { $seed }
cli-replay-hint = Noch ris besjen: { $command } replay --show { $path }
cli-verify-hint = Neigean: { $command } verify { $path }

# In spul weromsjen.
cli-watch-start = { $game }, it begjin
cli-watch-ply = { $game }, { $ply } fan { $count }
cli-watch-prompt = Enter: fierder; b: werom; in getal: dêrhinne; q: fuort >
cli-watch-help = Enter lit de folgjende set sjen, b de foarige, in getal dy set (0 is it begjin), end de lêste. q giet fuort.
cli-watch-refused = { $action } wurdt wegere: { $message }

# Neigean.
cli-deal-follows = folget út de seed (in twadde, ûnôfhinklike dieler komt op deselde kaarten)
cli-deal-differs = folget NET út de seed: { $where } wykt ôf
cli-deal-position = begjint mei in stelling, net mei útdielen: neat nei te gean
cli-actions-legal = { $count ->
    [0] noch gjinien
    [one] de ienige mei
   *[other] alle { $count } meie
}
cli-action-illegal = set { $ply } fan { $count } wurdt wegere: { $action } – { $message }
cli-not-over = net dien; oan set: { $seats }

# Elk spul yn in pear rigels, foar wa’t it nea spile hat.
cli-primer-the-game =
    Tegearre lizze jim de kaarten 2 oant 99 op fjouwer steapels. Op up1 en up2 moat elke kaart heger wêze as dy derûnder, op down1 en down2 leger. Ien trúk: krekt tsien werom mei ek (op in steapel omheech 44 nei 54).
    Lis yn dyn beurt op syn minst twa kaarten, ien as de paksteapel leech is, en typ dan end om oan te foljen. Kin immen dat net, dan is it spul ferlern; alle 98 kaarten lein is winst, minder as tsien oer is poerbêst.
cli-primer-runner-up =
    In race dêr’t de twadde yn wint. Yn elke ronde leit elkenien in kaart tichte foar in pion; dan wurde alle kaarten omdraaid en giet elke pion de som fan wat derfoar leit.
    Nei fiif rondes krije de pionnen op it twadde fak fan foaren de punten fan dat fak; wa’t foaroan stiet, kriget neat. Nei fiif etappes wint de spiler mei op ien nei de measte punten.
cli-primer-runner-up-tactical =
    In race dêr’t de twadde yn wint. Yn elke ronde kiest elkenien in kaart; alle kaarten wurde omdraaid, en fan it heechste wite getal nei it leechste ferset elkenien ien pion, hokker ek, mei de kaart. “+3/25” is in +3 mei it wite getal 25.
    Nei fiif rondes krije de pionnen op it twadde fak fan foaren de punten fan dat fak; wa’t foaroan stiet, kriget neat. Nei fiif etappes wint de spiler mei op ien nei de measte punten.
cli-primer-saboteur =
    Dwergen grave fan de start (S) nei trije doelen [?]; ien derfan is de skat. Goudsikers winne de ronde as in tunnel him berikt, saboteurs as de kaarten earst opreitsje. Rollen binne geheim: dines stiet efter “do”. Trije rondes; it measte goud wint.
    Lis yn dyn beurt in tunnelkaart, spylje in aksjekaart of pas mei in kaart; dan pakst der ien. “lay cross 1,0” leit de krusing ien east fan de start; y rint op nei it suden. Tunnels moatte rûnom passe en mei de start ferbûn wêze. In kaart tusken heakjes as (┼) rint dea: der giet neat troch.
cli-primer-claim =
    In slaggespul yn twa fazen. Yn de earste winst folgelingen: wa’t in slach wint, nimt de iepen kaart, de oar in tichte. Yn de twadde spilest dy folgelingen, en watst winst, stimt op dy: elke fraksje stimt op wa’t der mear kaarten fan hat, en de measte stimmen winne.
    Folgje de frege fraksje ast kinst; in Dûbelgonger mei yn stee dêrfan. De heechste kaart fan dy fraksje wint. De fraksjes oan dizze tafel:
cli-primer-claim-many =
    In slaggespul yn twa fazen. Yn de earste winst folgelingen: fan de twa iepen kaarten nimt de winner fan in slach de iene, de op ien nei bêste de oare; alle oaren krije in tichte kaart. Yn de twadde spilest dy folgelingen, en watst winst, stimt op dy: elke fraksje stimt op wa’t der de measte kaarten fan hat, en de measte stimmen winne.
    Folgje de frege fraksje ast kinst; in Dûbelgonger mei yn stee dêrfan. De heechste kaart fan dy fraksje wint. De fraksjes oan dizze tafel:
cli-primer-claim-teams = Do en de spiler foar dy oer binne partners: p1 en p3 tsjin p2 en p4.

# Wat in wurd betsjut.
cli-about-the-game-up1 = up1 en up2 geane omheech fan 1 ôf: in kaart moat heger wêze as de boppeste, of krekt 10 leger.
cli-about-the-game-up2 = { cli-about-the-game-up1 }
cli-about-the-game-down1 = down1 en down2 geane omleech fan 100 ôf: in kaart moat leger wêze as de boppeste, of krekt 10 heger.
cli-about-the-game-down2 = { cli-about-the-game-down1 }
cli-about-the-game-end = end: hâld op mei lizzen, as it minimum leit, en pak likefolle kaarten ast lein hast.
cli-about-the-game-jump = De sprong werom: in kaart krekt tsien tsjin de rjochting fan har steapel yn, lykas 44 op 54 op in steapel omheech. Dy bringt de steapel tsien stappen werom. As hint: “spring asjebleaft op dizze steapel as it kin”.
cli-about-the-game-hint = hint up1 avoid: fertel de oaren wat oer in steapel sûnder getal. avoid: lit him asjebleaft mei rêst; good: ik ha der wat hiel goeds foar; jump: spring asjebleaft werom as it kin; none: ferjit wat ik sei.
cli-about-the-game-avoid = { cli-about-the-game-hint }
cli-about-the-game-good = { cli-about-the-game-hint }
cli-about-the-game-back = hint up1 back: ik kin op dizze steapel weromspringe. Allinnich mei de opsje jump_announcements.
cli-about-the-game-fire = In fjoerkaart (22, 33, 44, 55, 66, 77; mei in *) moat foar de ein fan de folgjende beurt ôfdutsen wêze, oars is it spul ferlern. Allinnich yn de útjefte on-fire.
cli-about-runner-up-second = Allinnich de pionnen op it twadde besette fak fan foaren skoare, safolle punten as it fak seit, en dat kin minder as 0 wêze. It foarste fak kriget neat.
cli-about-runner-up-v = v is de firtuele spiler yn in spul mei twa: yn ronde 1 oant 4 spilet er de boppeste kaart fan syn steapel foar himsels. Hy kiest nea, mar kin skoare en winne.
cli-about-runner-up-move = move p2: ferset de pion fan p2 mei dyn eigen kaart, as dyn wite getal oan bar is. Allinnich yn de taktyske fariant.
cli-about-runner-up-card = In kaart fan -4 oant +5: “+3 > p2” leit in +3 foar p2, waans pion de som giet fan alle kaarten derfoar. Mei in getal, as +3/25, seit it getal wa’t earst oan set is: de heechste.
cli-about-runner-up-stage = Fiif etappes fan elk fiif rondes. Elke etappe begjint mei alle pionnen op 0 en fiif nije kaarten foar elkenien, en hâldt op mei in telling.
cli-about-runner-up-track = De baan rint fan -12 oant 16; 0 (|) is de start. In pion (●) hâldt oan beide einen stil.
cli-drawn-saboteur-tunnel = { $drawing }  { $card }: in tunnel, iepen nei { $sides }{ $turned ->
    [none] ; draaid sjocht er der itselde út
   *[other] , draaid nei { $turned }
}.
cli-drawn-saboteur-dead = { $drawing }  { $card }: in dearinnende kaart mei iepenings nei { $sides }{ $turned ->
    [none] ; draaid sjocht se der itselde út
   *[other] , draaid nei { $turned }
}. Se moat by har buorkaarten passe, mar der giet neat troch.
cli-about-saboteur-tunnel = Tunnelkaarten hawwe iepen kanten; elke kaart moat by al har buorkaarten passe en fan de start ôf te berikken wêze. “? cross” tekenet der ien.
cli-about-saboteur-dead = In dearinnende kaart past mei har iepen kanten by har buorkaarten lykas elke tunnelkaart, mar der giet neat troch. “? dead_cross” tekenet der ien.
cli-about-saboteur-lay = lay curve_se 1,0 leit de kaart op it fak ien east fan de start; “lay curve_se turned 1,0” leit har dêr 180 graden draaid.
cli-about-saboteur-turned = turned: de kaart 180 graden draaid, de twadde tekening neist har namme.
cli-about-saboteur-break = In kaart mei break_ makket immen syn ark stikken: “break_lamp p2”. Mei stikken ark mei nimmen tunnelkaarten lizze.
cli-about-saboteur-fix = In kaart mei fix_ makket stikken ark fan wa ek, ek fan dysels: “fix_lamp p1”. In kaart mei twa stiks ark makket der ien fan: “fix_pick_lamp p1 lamp”.
cli-about-saboteur-rockfall = rockfall 3,0 hellet de tunnelkaart op 3,0 fan tafel. Net de start, net in doel.
cli-about-saboteur-map = map top lit dy ien doel besjen: top, middle of bottom. Dan is it, allinnich foar dy, tekene as [$] (skat) of [o] (stien).
cli-about-saboteur-pass = pass map: lis dy kaart tichte ôf yn stee fan te spyljen; do pakst in nije.
cli-about-saboteur-take = take 3: as de goudsikers goud ferdiele, kies de kaart mei 3 klompkes.
cli-about-saboteur-pick = pick (houwiel), lamp (lampe) en cart (karre) binne it ark. Is der ien stikken, dan meist gjin tunnelkaarten lizze.
cli-about-saboteur-lamp = { cli-about-saboteur-pick }
cli-about-saboteur-cart = { cli-about-saboteur-pick }
cli-about-saboteur-digger = digger, goudsiker: wint de ronde as in tunnel de skat berikt. Dan ferdiele de goudsikers goudkaarten.
cli-about-saboteur-saboteur = Saboteurs winne de ronde as alle kaarten op binne foardat de skat berikt is.
cli-about-saboteur-gold = In goudkaart is 1 oant 3 klompkes wurdich; nei trije rondes winne de measte klompkes. Under de doelen is gold de skat.
cli-about-saboteur-goal = De doelen [?] lizze op 8,-2 (top), 8,0 (middle) en 8,2 (bottom). Ien is de skat $, de oaren binne stien.
cli-about-saboteur-stone = In stien is in doel sûnder skat; omdraaid is it in bocht dêr’t tunnels fan ôf fierder meie.
cli-about-claim-goblin = Goblins, goblin (fiif kear 0, 1 oant 9): gjin krêft, mar it binne in soad.
cli-about-claim-knight = Ridders, knight (2 oant 9): ferslaan Goblins as Goblins frege binne, wat de wearden ek binne.
cli-about-claim-undead = Undeaden, undead (0 oant 9): yn de earste faze spile telle se al foar de winner fan de slach.
cli-about-claim-dwarf = Dwergen, dwarf (0 oant 9): yn de twadde faze geane se nei de ferliezer fan de slach.
cli-about-claim-doppelganger = Dûbelgongers, doppelganger (0 oant 9): meie op elke fraksje spile wurde en telle as kaart derfan.
cli-about-claim-gnome = Gnomen, gnome (1, 3, 5, 7, 9): yn de twadde faze lizze se iepen en telle allinnich as dat oan ’e ein noch sa is.
cli-about-claim-giant = Reuzen, giant (1, 3, 5, 7, 9): yn de twadde faze hellet elk in Gnoom fan deselde wearde wei by in tsjinstanner.
cli-about-claim-dragon = Draken, dragon (0 oant 9): wa’t de lêste Draak fan in slach spilet, komt yn de folgjende út.
cli-about-claim-troll = Trollen, troll (0 oant 9): yn de twadde faze wurdt allinnich de heechste Trol fan in slach nommen; de oaren wachtsje yn it midden.
cli-about-claim-seer = Sieners, seer (0 oant 9): wa’t der yn de earste faze de slach mei wint, mei de boppeste kaart fan de steapel besjen en nimme.
cli-about-claim-follower = Folgelingen binne de kaarten dyst yn de earste faze winst; yn de twadde binne se dyn hân.
cli-about-claim-look = look: besjoch, nei winst mei in Siener, de boppeste kaart fan de steapel. Dan nimt “take stock” dy, “take goblin-4” in iepen kaart.
cli-about-claim-take = take goblin-4: kies de iepen kaart dy’t dyn folgeling wurdt. “take stock” nimt de kaart dyst krekt besjoen hast.
cli-about-claim-stock = De steapel: kaarten dy’t noch folgelingen wurde moatte, tichte.
cli-about-claim-vote = Elke fraksje stimt op wa’t der mear kaarten fan yn de puntesteapel hat; by gelikense stân op wa’t har heechste kaart hat. De measte stimmen winne.
cli-about-claim-won = Wûne kaarten telle oan ’e ein foar de stimmen: Undeaden út de earste faze, alles út de twadde.
