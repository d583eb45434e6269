# Runner-Up yn de browser.
web-runner-up-stage = Etappe { $stage } fan 5, ronde { $round } fan 5
web-runner-up-track = De baan
web-runner-up-pawn = { $seat }: fak { $field }, { $total ->
    [one] ien punt
   *[other] { $total } punten
}
web-runner-up-points = { $total ->
    [one] 1 punt
   *[other] { $total } punten
}
web-runner-up-put-before = Lis { $card } foar { $seat }
web-runner-up-move-pawn = Ferset de pion fan { $seat }
web-runner-up-move-by = Ferset de pion fan { $seat } mei { $card }
web-runner-up-put = Lis { $card } del
web-runner-up-hand = Dyn kaarten
web-runner-up-card = Kaart { $card }
web-runner-up-card-white = Kaart { $card }, wyt getal { $number }
web-runner-up-choose = Kies in kaart.
web-runner-up-choose-target = Foar wa leist { $card }?
web-runner-up-choose-pawn = Dyn kaart { $card } ferset ien pion. Hokker?
web-runner-up-chosen = Do hast keazen: { $choice }.
web-runner-up-chosen-before = { $card } foar { $seat }
web-runner-up-sealed = hat keazen
web-runner-up-open = Iepen kaarten, heechste wite getal earst
web-runner-up-by = { $card } fan { $seat }
web-runner-up-virtual-cards = De firtuele spiler: { $count ->
    [0] gjin kaarten mear
    [one] noch ien kaart
   *[other] noch { $count } kaarten
}
web-runner-up-rounds = Dizze etappe oant no ta
web-runner-up-round = Ronde { $round }
