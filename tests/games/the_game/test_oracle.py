"""The kernels against the second implementation in `oracle.py`."""

from random import Random

import pytest

from stamtisch import load_game
from stamtisch.engine import kernels
from tests.games.the_game.oracle import Table, fits
from tests.games.the_game.table import PILES, moment
from tests.games.the_game.test_deal import HANDS

ALL = (1 << 49) - 1


@pytest.mark.parametrize("pile", range(4))
def test_R6_R7_R8_R9_R12_every_card_on_every_top(pile):
    """4 piles, 98 cards, 99 tops."""
    state = load_game("the-game", players=1).new(1)
    record = state.game.spec.record(state._states)
    record.hand[0, 0] = record.hand[0, 1] = ALL
    for top in range(1, 100) if pile < 2 else range(2, 101):
        record.top[pile] = top
        for card in range(2, 100):
            legal = kernels.check_action(state._states, 0, (card - 2) * 4 + pile)
            assert legal == fits(PILES[pile], top, card), (PILES[pile], top, card)


VARIANTS = [
    *[{"players": players} for players in HANDS],
    {"players": 3, "min_cards": 3, "hand_delta": -1},
    {"players": 2, "min_cards_empty": 2},
    {"players": 4, "edition": "on-fire"},
    {"players": 1, "edition": "on-fire"},
]


def careful(state, dice):
    """A play that goes on long: the nearest card, now and then any other action."""
    actions = state.legal_words()
    lays = [words for words in actions if words != "end"]
    if "end" in actions and (not lays or dice.random() < 0.7):
        return "end"
    if dice.random() < 0.05:
        return dice.choice(actions)
    piles = state.position()["piles"]

    def cost(words):
        card, pile = words.split(" ")
        return (int(card) - piles[pile]) * (1 if pile.startswith("up") else -1)

    return min(lays, key=cost)


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_R14_R20_games_go_as_the_oracle_says(options):
    ends = set()
    for seed in range(25):
        dice, state = Random(seed), load_game("the-game", **options).new(seed)
        rules = {key: value for key, value in options.items() if key.startswith("min_")}
        table = Table(state.position(), on_fire="edition" in options, **rules)
        while True:
            position = state.position()
            assert position["piles"] == table.piles
            assert {seat: set(hand) for seat, hand in position["hands"].items()} == table.hands
            assert position["draw"] == table.draw
            assert state.is_over() == bool(table.outcome)
            if table.outcome:
                break
            assert state.to_act() == [int(table.turn[1:]) - 1]
            assert set(state.legal_words()) == table.legal()
            words = careful(state, dice)
            state.apply(words)
            table.do(words)
        assert (state.winners() != []) == (table.outcome == "won")
        ends.add(not table.draw)
    assert ends


@pytest.mark.parametrize("options", [{}, {"min_cards_empty": 2}, {"edition": "on-fire"}])
def test_R18_R19_R21_the_end_of_the_cards(options):
    """Near the end, without draw pile, hands of different sizes: wins, losses and skipping."""
    ends = set()
    for seed in range(120):
        dice = Random(seed)
        cards = dice.sample(range(2, 100), 9)
        low, high = sorted(dice.sample([card for card in range(2, 100) if card not in cards], 2))
        piles = {"up1": low, "up2": 1, "down1": 100, "down2": high}
        hands = [cards[:4], cards[4:7], cards[7:9]]
        state = moment(hands, piles, dice.choice([0, 0, 2]), options=options)
        rules = {key: value for key, value in options.items() if key.startswith("min_")}
        table = Table(state.position(), on_fire="edition" in options, **rules)
        while not table.outcome:
            assert not state.is_over()
            assert state.to_act() == [int(table.turn[1:]) - 1]
            assert set(state.legal_words()) == table.legal()
            words = careful(state, dice)
            state.apply(words)
            table.do(words)
        assert state.is_over()
        assert (state.winners() != []) == (table.outcome == "won")
        ends.add(table.outcome)
    assert ends == {"lost", "won"}
