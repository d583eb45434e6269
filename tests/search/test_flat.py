"""One ply of search: every action in the same worlds, repeatable, blind to what is hidden."""

from random import Random

import pytest

from stamtisch import load_game, redeal
from stamtisch._jit import INTERPRETED
from stamtisch.search.flat import try_actions
from tests.support.play import random_state
from tests.support.variants import CLAIM, ONE_EACH, load, name_of, seeds


@pytest.mark.parametrize("variant", ONE_EACH if INTERPRETED else CLAIM[:1], ids=name_of)
def test_all_actions_are_tried_equally_often(variant):
    state = random_state(load(variant), next(seeds(1)), Random(2), 14)
    seat = state.to_act()[0]
    tried = try_actions(state.observation(seat), 5, 3)
    assert sorted(each.action for each in tried) == sorted(state.legal_actions(seat))
    assert {each.visits for each in tried} == {3}
    assert [each.value for each in tried] == sorted((each.value for each in tried), reverse=True)
    assert try_actions(state.observation(seat), 5, 3) == tried
    other = redeal(state.observation(seat), 9)
    assert try_actions(other.observation(seat), 5, 3) == tried


def test_where_no_card_is_hidden_and_one_is_left_the_value_is_exact():
    state = load_game("claim").from_position(
        {
            "phase": 2,
            "leader": "p1",
            "hands": {"p1": ["goblin-9", "dwarf-0"], "p2": ["goblin-1", "dwarf-9"]},
            "score": {"p1": ["undead-9", "knight-2"], "p2": ["doppelganger-1"]},
        }
    )
    best, *_ = try_actions(state.observation(0), 1, 20)
    state.apply(best.action)
    while not state.is_over():
        state.apply(state.legal_actions()[0])
    assert best.value == 1.0
    assert state.winners() == ["p1"]


def test_time_is_a_budget_too():
    tried = try_actions(load_game("claim").new(1).observation(0), 1, seconds=1e-9)
    assert tried[0].visits >= 1
