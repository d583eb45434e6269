"""The greedy bot: it plays by the rules, the same way for the same dice, and better than chance."""

import pytest

from stamtisch import load_game, redeal
from stamtisch.bots.base import RandomBot
from stamtisch.bots.runner_up import RunnerUpGreedy
from tests.games.runner_up.table import moment


def shares_of_p1(options, games):
    """How much of so many wins p1, the greedy bot, takes from random bots."""
    won = 0.0
    for seed in range(games):
        state = load_game("runner-up", **options).new(seed)
        bots = [RunnerUpGreedy(seed), *(RandomBot(99 * seed + seat) for seat in range(1, options["players"]))]
        while not state.is_over():
            seat = state.to_act()[0]
            state.apply(bots[seat].act(state.observation(seat)), seat)
        winners = state.winners()
        won += ("p1" in winners) / max(len(winners), 1)
    return won / games


@pytest.mark.parametrize(
    ("options", "fair", "games"),
    [
        ({"players": 2}, 1 / 3, 12),
        ({"players": 3}, 1 / 3, 12),
        ({"players": 3, "variant": "tactical"}, 1 / 3, 8),
    ],
    ids=str,
)
def test_it_wins_more_than_its_share(options, fair, games):
    assert shares_of_p1(options, games) > 1.25 * fair


def test_the_same_dice_choose_the_same():
    state = load_game("runner-up", players=4).new(3)
    view = state.observation("p2")
    choices = {RunnerUpGreedy(7).act(view) for _ in range(3)}
    assert len(choices) == 1
    assert choices == {RunnerUpGreedy(7).act(redeal(view, 5).observation("p2"))}
    assert choices <= set(state.legal_actions("p2"))


def test_it_ends_a_stage_well_when_only_it_is_left_to_choose():
    """Tactical, last move of the stage: second place is there for the taking."""
    state = moment(["+2/17", "-1/4", "-3/23"], 5, [5, 9, 3])
    state.apply("p1: +2/17").apply("p2: -1/4").apply("p3: -3/23")
    state.apply("p3: move p3").apply("p1: move p3")
    assert state.position()["pawns"] == {"p1": 5, "p2": 9, "p3": 2}
    state = moment(["+2/17", "-1/4", "+4/29"], 5, [5, 9, 8])
    state.apply("p1: +2/17").apply("p2: -1/4").apply("p3: +4/29").apply("p3: move p1").apply("p1: move p3")
    assert state.position()["pawns"] == {"p1": 9, "p2": 9, "p3": 10}
    assert state.game.format_words(RunnerUpGreedy(1).act(state.observation("p2"))) in {"move p1", "move p3"}
