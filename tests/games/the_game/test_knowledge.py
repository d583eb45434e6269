"""What a seat may know, and drawing worlds that fit it."""

from collections import Counter
from itertools import permutations
from random import Random

import pytest

from stamtisch import load_game, redeal
from tests.games.the_game.table import moment, play, tops
from tests.support.play import random_game, raw


def test_R3_R4_hands_and_the_draw_pile_are_secret():
    state = moment([[2, 3, 4], [50, 51]], None, [60, 61, 62])
    position = state.observation("p2").position()
    assert position["hands"] == {"p1": ["?"] * 3, "p2": [50, 51]}
    assert position["draw"] == ["?"] * 3
    assert state.observation("spectator").position()["hands"] == {"p1": ["?"] * 3, "p2": ["?"] * 2}


def test_R4_one_draws_in_secret():
    state = moment([[2, 3, 4], [50, 51]], None, [60, 61, 62])
    play(state, "2 up1", "3 up1", "end")
    assert state.observation("p1").position()["hands"]["p1"] == [4, 60, 61]
    view = state.observation("p2").position()
    assert (view["hands"]["p1"], view["draw"]) == (["?"] * 3, ["?"])


@pytest.mark.parametrize(
    "options", [{"players": 1}, {"players": 3}, {"players": 5, "edition": "on-fire"}], ids=str
)
def test_a_redeal_fits_the_view_and_the_deck(options):
    for ply, state in enumerate(random_game(load_game("the-game", **options), "0c" * 32, Random(2))):
        for who in ("p1", f"p{state.game.players}", "spectator"):
            view = state.observation(who)
            world = redeal(view, ply)
            assert raw(world.observation(who)) == raw(view)
            position, true = world.position(), state.position()
            cards = [card for hand in position["hands"].values() for card in hand] + position["draw"]
            hidden = [card for hand in true["hands"].values() for card in hand] + true["draw"]
            assert sorted(cards) == sorted(hidden)
            assert [len(hand) for hand in position["hands"].values()] == [
                len(hand) for hand in true["hands"].values()
            ]


def test_a_view_does_not_tell_the_hidden_cards():
    one = moment([[2, 3], [50, 51]], tops(up1=30), [60, 61])
    other = moment([[2, 3], [61, 50]], tops(up1=30), [51, 60])
    assert raw(one.observation("p1")) == raw(other.observation("p1"))
    assert str(one.observation("p1")) == str(other.observation("p1"))


def test_a_redeal_is_uniform():
    """Five cards unseen by p1: two in a hand, one in another, two to draw; 30 arrangements."""
    state = moment([[2, 3], [50, 51], [60]], tops(up1=30), [70, 71])
    view, tries, found = state.observation("p1"), 1500, Counter()
    for seed in range(tries):
        position = redeal(view, seed).position()
        found[(*position["hands"]["p2"], *position["hands"]["p3"], *position["draw"])] += 1
    ways = {(*sorted(order[:2]), *order[2:]) for order in permutations([50, 51, 60, 70, 71])}
    assert set(found) == ways
    assert len(ways) == 60
    assert sum((found[way] - tries / 60) ** 2 / (tries / 60) for way in ways) < 59 + 4 * (2 * 59) ** 0.5


def test_R13_laid_cards_are_nowhere_else():
    state = moment([[2, 3, 4], [50, 51]], None, 9)
    play(state, "2 up1", "3 up1")
    for seed in range(20):
        position = redeal(state.observation("p2"), seed).position()
        assert not {2, 3} & {*position["hands"]["p1"], *position["draw"]}
