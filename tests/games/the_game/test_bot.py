"""The greedy bot: it plays by the rules, minds hints and lays far more than chance."""

import pytest

from stamtisch import load_game
from stamtisch.bots.base import RandomBot
from stamtisch.bots.the_game import TheGameGreedy
from tests.games.the_game.table import moment, play, tops


def mean_laid(bot, options, games):
    laid = 0
    for seed in range(games):
        state = load_game("the-game", **options).new(seed)
        bots = [bot(10 * seed + seat) for seat in range(options["players"])]
        while not state.is_over():
            (seat,) = state.to_act()
            state.apply(bots[seat].act(state.observation(seat)), seat)
        laid += state.scores()["p1"]
    return laid / games


@pytest.mark.parametrize(
    "options", [{"players": 1}, {"players": 3}, {"players": 5}, {"players": 2, "edition": "on-fire"}], ids=str
)
def test_it_lays_far_more_than_chance(options):
    assert mean_laid(RandomBot, options, 10) < 25
    assert mean_laid(TheGameGreedy, options, 10) > 65


def choice(hand, piles, **rest):
    state = moment([hand, [50, 51]], piles, 98, **rest)
    return state.game.format_words(TheGameGreedy().act(state.observation("p1")))


@pytest.mark.parametrize(
    ("hand", "piles", "expected"),
    [
        ([20, 60, 61, 70], tops(30, 1, 100, 100), "20 up1"),
        ([31, 64, 66, 95], tops(30, 63, 90, 3), "31 up1"),
        ([40, 52, 3], tops(42, 1, 100, 4), "52 up1"),
    ],
)
def test_R8_it_jumps_and_looks_a_card_ahead(hand, piles, expected):
    assert choice(hand, piles) == expected


def test_it_stops_at_the_minimum_unless_a_card_costs_nothing():
    state = moment([[31, 32, 60, 90], [50, 51]], tops(30, 1, 100, 4), 98)
    bot, done = TheGameGreedy(), []
    while state.to_act() == [0]:
        action = bot.act(state.observation("p1"))
        done.append(state.game.format_words(action))
        state.apply(action)
    assert done == ["31 up1", "32 up1", "end"]


def test_R24_it_minds_the_hints_of_others():
    piles = tops(30, 1, 70, 4)
    assert choice([31, 32, 68], piles) == "31 up1"
    for hint in ("avoid", "good"):
        assert choice([31, 32, 68, 69], piles, hints={"p2": {"up1": hint}}) == "69 down1"


def test_R24_the_hints_it_would_give():
    state = moment([[20, 2, 31, 60], [65, 66, 85]], tops(30, 1, 67, 100), 98)
    for seat in ("p1", "p2"):
        while (hint := TheGameGreedy().signal(state.observation(seat))) is not None:
            state.apply(hint, seat)
    assert state.position()["hints"] == {"p1": {"up1": "good"}, "p2": {"down1": "avoid"}}


def test_F2_it_covers_what_burns():
    state = moment([[34, 90, 99, 98], [50, 51]], tops(33, 1, 100, 100), 98, options={"edition": "on-fire"})
    bot = TheGameGreedy()
    while state.to_act() == [0]:
        state.apply(bot.act(state.observation("p1")))
    assert not state.is_over()
    assert play(state, "50 up2").position()["piles"]["up1"] == 34
