# Saboteur yn de browser.
web-saboteur-round = Ronde { $round } fan 3
web-saboteur-draw = { $count ->
    [0] neat mear te pakken
    [one] noch ien kaart te pakken
   *[other] noch { $count } kaarten te pakken
}
web-saboteur-board = De myn
web-saboteur-zoom-in = Grutter
web-saboteur-zoom-out = Lytser
web-saboteur-cell = { $what }, { $place }
web-saboteur-lay-here = Lis { $card } del: { $place }
web-saboteur-rockfall-here = Helje { $what } wei, { $place }
web-saboteur-goal-hidden = { $goal }, ticht
web-saboteur-goal-known = { $goal }, ticht; do witst: { $what }
web-saboteur-goal-open = { $goal }: { $what }
web-saboteur-hand = Dyn kaarten
web-saboteur-choose = Kies in kaart.
web-saboteur-choose-cell = Kies in markearre plak foar { $card }.
web-saboteur-choose-dwarf = { $card }: foar wa?
web-saboteur-turn = Draaie
web-saboteur-turn-hint = Kaart draaie (R)
web-saboteur-discard = Oflizze en passe
web-saboteur-pass = Passe
web-saboteur-do-break = { $tool-token ->
    [pick] Meitsje it houwiel
    [lamp] Meitsje de lampe
   *[cart] Meitsje de karre
} fan { $seat } stikken
web-saboteur-do-fix = { $tool-token ->
    [pick] Meitsje it houwiel
    [lamp] Meitsje de lampe
   *[cart] Meitsje de karre
} fan { $seat } hiel
web-saboteur-do-map = Besjoch it { $goal }
web-saboteur-take = { $count ->
    [one] Nim ien klompke
   *[other] Nim { $count } klompkes
}
web-saboteur-packet = Goud om te ferdielen
web-saboteur-packet-you = Kies in goudkaart, dan kieze de oaren.
web-saboteur-role-saboteur = Do: Saboteur – hâld harren by de skat wei
web-saboteur-role-digger = Do: Goudsiker – fyn de skat
web-saboteur-dwarves = De dwergen
web-saboteur-broken = { $tool-token ->
    [pick] houwiel
    [lamp] lampe
   *[cart] karre
} stikken
web-saboteur-knows = hat besjoen: { $goals }
web-saboteur-count = { $count ->
    [0] gjin kaarten
    [one] ien kaart
   *[other] { $count } kaarten
}
web-saboteur-nuggets = { $count ->
    [one] ien klompke
   *[other] { $count } klompkes
}
web-saboteur-why = Wêrom kin dy dêr net lizze?
