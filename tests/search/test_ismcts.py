"""The search: any game, legal, repeatable, blind to what is hidden, and it finds what is there."""

import os
import subprocess
import sys
from random import Random

import numpy as np
import pytest

from stamtisch import load_game, redeal
from stamtisch._jit import INTERPRETED
from stamtisch.bots.base import RandomBot
from stamtisch.bots.budget import Budget
from stamtisch.bots.search import SearchBot
from stamtisch.search.searching import Search, room_for
from stamtisch.search.tree import AVAILABLE, EDGES, KEY, ROOT, VISITS, find_edge
from tests.support.play import random_state
from tests.support.variants import ALL, CLAIM, ONE_EACH, RUNNER_UP, Variant, load, name_of, seeds

SIMULATIONS = 12 if INTERPRETED else 200
# Compiling the search takes a minute a game: one whose seats act in turn, one whose seats act at once.
SOME: list[Variant] = ONE_EACH if INTERPRETED else [RUNNER_UP[2], CLAIM[1], CLAIM[5], CLAIM[7]]


def searched(state, seat, simulations=SIMULATIONS, seed=77, room=None, **options):
    search = Search(state.game, room or simulations)
    return search, search.run(state.observation(seat), seed, simulations, **options)


@pytest.mark.parametrize("variant", ALL if INTERPRETED else SOME, ids=name_of)
def test_it_tries_legal_actions_and_counts_every_simulation(variant):
    game = load(variant)
    for number, seed in enumerate(seeds(3)):
        state = random_state(game, seed, Random(number), 15 * number)
        seat = state.to_act()[0]
        _, tried = searched(state, seat)
        assert sorted(each.action for each in tried) == sorted(state.legal_actions(seat))
        assert sum(each.visits for each in tried) == SIMULATIONS
        assert all(-1.0 <= each.value <= 1.0 for each in tried)
        assert [each.visits for each in tried] == sorted((each.visits for each in tried), reverse=True)


@pytest.mark.parametrize("variant", SOME, ids=name_of)
def test_the_same_key_finds_the_same_and_the_view_is_left_alone(variant):
    state = random_state(load(variant), next(seeds(1)), Random(1), 9)
    seat = state.to_act()[-1]
    observation = state.observation(seat)
    before = observation.view.states.tobytes()
    search, first = searched(state, seat)
    assert search.run(observation, 77, SIMULATIONS) == first
    assert search.run(observation, 78, SIMULATIONS) != first
    assert observation.view.states.tobytes() == before


@pytest.mark.parametrize("variant", SOME, ids=name_of)
def test_what_the_seat_may_not_know_changes_nothing(variant):
    game = load(variant)
    for number, seed in enumerate(seeds(4, salt=3)):
        state = random_state(game, seed, Random(number), 11 * number)
        seat = state.to_act()[0]
        other = redeal(state.observation(seat), number)
        assert searched(other, seat)[1] == searched(state, seat)[1]


def test_it_finds_the_only_card_that_wins():
    """Leading the Goblin wins it and the vote; leading the Dwarf gives both to the other."""
    state = load_game("claim").from_position(
        {
            "phase": 2,
            "leader": "p1",
            "hands": {"p1": ["goblin-9", "dwarf-0"], "p2": ["goblin-1", "dwarf-9"]},
            "score": {"p1": ["undead-9", "knight-2"], "p2": ["undead-1", "doppelganger-1"]},
        }
    )
    _, tried = searched(state, 0, 60)
    best = max(tried, key=lambda each: each.value)
    assert tried[0] == best
    state.apply(best.action)
    _, answers = searched(state, 1, 60)
    assert tried[0].value == pytest.approx(-max(each.value for each in answers), abs=0.3)


def test_seats_that_choose_at_once_choose_at_the_same_node():
    state = load_game("runner-up", players=3).new(5)
    assert state.to_act() == [0, 1, 2]
    search, tried = searched(state, 1, 60)
    for seat in range(3):
        actions = np.arange(state.game.action_count)
        places = [find_edge(search.edges, ROOT, seat, int(action)) for action in actions]
        assert sum(search.edges[place, VISITS] for place in places if search.edges[place, KEY]) == 60
    assert sum(each.visits for each in tried) == 60


TWIN = """
from stamtisch import load_game
from stamtisch.search.searching import Search
for game, options in (("claim", {}), ("runner-up", {"players": 3})):
    loaded = load_game(game, **options)
    print(Search(loaded, 80).run(loaded.new(5).observation(0), 77, 80))
"""


@pytest.mark.skipif(INTERPRETED, reason="there is nothing compiled in this mode")
def test_compiled_and_interpreted_find_the_same():
    told = [
        subprocess.run(
            [sys.executable, "-c", TWIN],
            env={**os.environ, "NUMBA_DISABLE_JIT": switch},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for switch in ("0", "1")
    ]
    assert told[0] == told[1] != ""


def test_a_full_table_does_not_stop_the_search():
    state = load_game("claim").new(5)
    search, tried = searched(state, 0, 600, room=16)
    assert 4 * search.counts[EDGES] <= 3 * len(search.edges) + 4
    assert 0 < sum(each.visits for each in tried) <= 600


def test_edges_were_open_at_least_as_often_as_they_were_taken():
    search, _ = searched(load_game("claim").new(5), 0, 120)
    used = search.edges[search.edges[:, KEY] != 0]
    assert (used[:, AVAILABLE] >= used[:, VISITS]).all()
    assert len(used) == search.counts[EDGES]


def test_several_simulations_can_share_a_world():
    state = load_game("claim").new(5)
    _, tried = searched(state, 0, 60, same=60)
    _, others = searched(state, 0, 60)
    assert sum(each.visits for each in tried) == 60
    assert tried != others


def test_time_is_a_budget_too():
    search = Search(load_game("claim"), 100)
    tried = search.run(load_game("claim").new(5).observation(0), 1, seconds=1e-9)
    assert sum(each.visits for each in tried) >= 1


@pytest.mark.parametrize(
    ("simulations", "seconds", "room"), [(50, None, 50), (None, 0.1, 15000), (None, 99.0, 1 << 19)]
)
def test_there_is_room_for_the_budget(simulations, seconds, room):
    assert room_for(simulations, seconds) == room


def test_the_bot_beats_chance():
    game, won = load_game("claim"), 0
    for number in range(6):
        state = game.new(number)
        seat = number % 2
        bots = {seat: SearchBot(number, Budget(simulations=30)), 1 - seat: RandomBot(number)}
        while not state.is_over():
            turn = state.to_act()[0]
            state.apply(bots[turn].act(state.observation(turn)), turn)
        won += state.winners() == [f"p{seat + 1}"]
    assert won >= 5


def test_the_bot_says_how_it_fared():
    observation = load_game("claim").new(5).observation(0)
    bot = SearchBot(3, Budget(simulations=40))
    action = bot.act(observation)
    reason = bot.explain(observation, action)
    assert observation.game.format_words(action) in str(reason)
    assert "%" in str(reason)
