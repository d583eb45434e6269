# The Game.

# Namen van stapels, hints en zetten.
the-game-name-up1 = stapel omhoog 1
the-game-name-up2 = stapel omhoog 2
the-game-name-down1 = stapel omlaag 1
the-game-name-down2 = stapel omlaag 2
the-game-name-avoid = graag met rust laten
the-game-name-good = iets heel goeds
the-game-name-jump = graag terugspringen
the-game-name-back = kan terugspringen
the-game-name-none = geen hint
the-game-name-end = beurt beëindigen

# Opties.
the-game-option-min_cards = Kaarten per beurt
    .meaning = Hoeveel kaarten je per beurt legt zolang er kaarten te trekken zijn (profs: 3).
the-game-option-min_cards_empty = Kaarten per beurt aan het eind
    .meaning = Hoeveel kaarten je per beurt legt als de trekstapel leeg is.
the-game-option-hand_delta = Handgrootte
    .meaning = Grotere of kleinere handen dan de tabel zegt.
the-game-option-first_player = Beginner
    .meaning = De plaats die begint.
the-game-option-edition = Uitgave
    .meaning = On Fire: 22, 33 … 77 moeten meteen afgedekt worden.
    .standard = Standaard
    .on-fire = On Fire
the-game-option-good_threshold_inclusive = Tien over is uitstekend
    .meaning = Ook tien overgebleven kaarten tellen nog als uitstekend.
the-game-option-jump_announcements = De hint “back”
    .meaning = De hint “back”: ik kan op deze stapel terugspringen.

# Zetten als zinnen.
the-game-tell-lay = { $seat } legt { $card } op { $pile }.
the-game-tell-end = { $seat } beëindigt de beurt.
the-game-tell-hint-avoid = { $seat }: laat { $pile } alsjeblieft met rust.
the-game-tell-hint-good = { $seat }: ik heb iets heel goeds voor { $pile }.
the-game-tell-hint-jump = { $seat }: spring alsjeblieft terug op { $pile } als je kunt.
the-game-tell-hint-back = { $seat }: ik kan terugspringen op { $pile }.
the-game-tell-hint-none = { $seat } neemt de hint over { $pile } terug.

# Weigeringen, het einde en wat vanzelf gebeurt.
the-game-no-action = “{ $words }” is geen zet in The Game. Schrijf een kaart en een stapel (“45 up1”), “end”, of een hint (“hint up1 avoid”).
the-game-no-card = Er is geen kaart “{ $card }”. De kaarten zijn de getallen 2 tot en met 99; 1 en 100 zijn alleen het begin van de stapels.
the-game-no-pile = Er is geen stapel “{ $pile }”. De stapels zijn up1, up2, down1 en down2.
the-game-no-hint = “{ $words }” is geen hint. Een hint noemt een stapel en een wens, nooit een getal: “hint up1 avoid”, “good”, “jump” of “none”.
the-game-no-announcement = Aan deze tafel mag niemand “{ $hint }” zeggen: dat zou het precieze getal verraden. Gebruik in plaats daarvan “good”.
the-game-not-your-turn = { $seat } is niet aan de beurt; { $turn } moet spelen.
the-game-skipped = { $seat } heeft geen kaarten meer en wordt overgeslagen; { $turn } moet spelen.
the-game-may-not-end = Deze beurt { $laid ->
    [0] is nog niets gelegd
    [one] is één kaart gelegd
   *[other] zijn { $laid } kaarten gelegd
}, en { $minimum ->
    [one] één kaart moet
   *[other] { $minimum } kaarten moeten
}; de beurt kan nog niet eindigen. Nu mag: { $legal }.
the-game-not-in-hand = { $card } zit niet in je hand ({ $hand }).
the-game-too-low = { $card } past niet op { $pile }: bovenop ligt { $top }, dus een kaart moet hoger zijn{ $jump ->
    [none] .
   *[other] , of precies { $jump } (tien terug).
} Nu mag: { $legal }.
the-game-too-high = { $card } past niet op { $pile }: bovenop ligt { $top }, dus een kaart moet lager zijn{ $jump ->
    [none] .
   *[other] , of precies { $jump } (tien terug).
} Nu mag: { $legal }.
the-game-card-twice = Kaart { $card } kan hier niet zijn: hij staat al bij { $other }. Van elke kaart is er één.
the-game-hand-too-large = Een hand van { $count } kaarten is te groot; met zoveel spelers zijn het er hoogstens { $most }.
the-game-nobody-holds-cards = Alle handen zijn leeg terwijl er nog kaarten te trekken zijn; dat kan niet.
the-game-no-fire = Alleen de uitgave “on-fire” heeft brandende kaarten.
the-game-no-fire-there = Bovenop { $pile } ligt geen vuurkaart.
the-game-owes-too-much = Het minimum per beurt ({ $owed }) is meer dan een hand van { $hand } kaarten.
the-game-beaten = Alle 98 kaarten liggen er: The Game is verslagen!
the-game-excellent = { $left } over: een uitstekend resultaat.
the-game-lost = { $left } kaarten over: The Game wint deze keer.
the-game-event-stuck = { $seat } moet nog { $left ->
    [one] één kaart
   *[other] { $left } kaarten
} leggen, en geen kaart uit de hand past.
the-game-event-fire = Een vuurkaart die nu afgedekt had moeten zijn, brandt nog.
# Waarom een bot zo speelt.
the-game-why-jump = { $card } springt terug op { $pile }: { $count ->
    [0] de stapel verliest er niets door.
    [one] er past weer één ongelegde kaart op.
   *[other] er passen weer { $count } ongelegde kaarten op.
}
the-game-why-next = { $card } is de allereerstvolgende kaart voor { $pile }: er wordt niets overgeslagen.
the-game-why-owed = Er moet nog een kaart gelegd worden, en { $card } op { $pile } schaadt wat nog komt het minst: { $count ->
    [one] er wordt één ongelegde kaart
   *[other] er worden { $count } ongelegde kaarten
} overgeslagen.
the-game-why-more = { $card } op { $pile } slaat maar { $count ->
    [one] één ongelegde kaart
   *[other] { $count } ongelegde kaarten
} over, en dat is een extra kaart in deze beurt waard.
the-game-why-fire = { $card } dekt het vuur op { $pile } af, waardoor het spel verloren zou gaan.
the-game-why-end = Er ligt genoeg: nog een kaart zou meer kosten dan wachten op nieuwe.
the-game-why-end-empty = Er ligt genoeg: nog een kaart zou meer kosten dan wachten op de anderen.
the-game-why-solved = Met { $action } kan alles wat over is gelegd worden: er valt niets te trekken en elke hand is bekend.
