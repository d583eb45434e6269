"""Exact solutions of phase 2: as a plain minimax over the rules finds them, and found again in any order."""

from random import Random

import pytest

from stamtisch import load_game
from stamtisch._jit import INTERPRETED
from stamtisch.bots.claim.counts import OPEN, can_tie, is_alike, proven_value
from stamtisch.bots.claim.exact import Solver, is_known
from stamtisch.games.claim.cards import KIND_OF
from tests.support.variants import FIVE, GNOMES, GOBLINS

DECKS = {
    "claim": {},
    "claim2": {"factions": "claim2"},
    "goblins mixed": {"factions": [*GOBLINS, "dwarves", "dragons", "trolls"]},
    "gnomes mixed": {"factions": [*GNOMES, "undead", "doppelgangers", "trolls"]},
    "seers": {"factions": [*GOBLINS, *FIVE[2:]]},
    "options": {"doppelganger_forced": True, "loser_peeks": False},
    "strict": {"factions": "claim2", "troll_strict": True, "dragon_last_card": True},
}
POSITIONS = 30 if INTERPRETED else 160
CARDS = 3 if INTERPRETED else 4


def late(game, number, cards):
    """A position of phase 2 with so many cards in each hand, a card perhaps led, after random play."""
    state, dice = game.new(1000 + number), Random(number)
    while True:
        view = state.observation("p1").view
        if view.phase == 2 and view.left <= cards and view.played == number % 2:
            return state
        state.apply(dice.choice(state.legal_actions()))


def minimax(state):
    """The value for p1, by the rules alone."""
    if state.is_over():
        winners = state.winners()
        return 0 if len(winners) == 2 else 1 if winners == ["p1"] else -1
    values = [minimax(state.clone().apply(action)) for action in state.legal_actions()]
    return max(values) if state.to_act() == [0] else min(values)


@pytest.mark.parametrize("deck", DECKS)
def test_it_agrees_with_plain_minimax(deck):
    game = load_game("claim", **DECKS[deck])
    solver, seen = Solver(game, 1 << 10), set()
    for number in range(POSITIONS):
        state = late(game, number, 2 + number % (CARDS - 1))
        seat = state.to_act()[0]
        sign = 1 if seat == 0 else -1
        value, action = solver.solve(state.observation(seat))
        assert value == sign * minimax(state)
        assert value == sign * minimax(state.clone().apply(action))
        seen.add(value)
    assert {1, -1} <= seen


def test_the_window_and_the_table_change_nothing():
    game = load_game("claim", factions="claim2")
    warm = Solver(game)
    for number in range(12):
        observation = late(game, number, 6).observation(late(game, number, 6).to_act()[0])
        first = warm.solve(observation)
        assert warm.solve(observation) == (first[0], warm.solve(observation)[1])
        assert Solver(game, 1 << 4).solve(observation)[0] == first[0]


def test_a_budget_that_is_too_small_gives_nothing_and_a_later_one_does():
    game = load_game("claim")
    state = late(game, 4, 7)
    solver = Solver(game)
    observation = state.observation(state.to_act()[0])
    assert solver.solve(observation, nodes=1) is None
    assert solver.solve(observation, seconds=0.0) is None
    assert solver.solve(observation) is not None


def test_both_hands_are_known_in_phase_2_of_two_only():
    game = load_game("claim")
    assert not is_known(game.new(1).observation(0))
    assert is_known(late(game, 2, 3).observation(0))
    three = load_game("claim", players=3, factions=[*GOBLINS, *FIVE])
    state = three.new(1)
    while not state.is_over():
        assert not is_known(state.observation(0))
        state.apply(state.legal_actions()[0])


def position(factions="claim", **fields):
    game = load_game("claim", factions=factions)
    hands = fields.pop("hands", {"p1": ["goblin-9"], "p2": ["goblin-1"]})
    return game.from_position({"phase": 2, "leader": "p1", "hands": hands, **fields})


def record(state):
    return state._record


@pytest.mark.skipif(not INTERPRETED, reason="kernels are called by hand")
def test_decided_votes_decide():
    three = {"p1": ["undead-9", "knight-9", "dwarf-9"], "p2": ["doppelganger-1"]}
    assert proven_value(record(position(score=three))) == 1
    two = {"p1": ["undead-9", "knight-9"], "p2": ["doppelganger-1", "dwarf-1"]}
    assert proven_value(record(position(score=two))) == OPEN
    other = {"p2": ["undead-9", "knight-9", "dwarf-9"], "p1": ["doppelganger-1"]}
    assert proven_value(record(position(score=other))) == -1


@pytest.mark.skipif(not INTERPRETED, reason="kernels are called by hand")
def test_a_giant_in_hand_leaves_gnomes_undecided():
    hands = {"p1": ["seer-9"], "p2": ["giant-7"]}
    score = {"p1": ["seer-1", "dragon-1"], "p2": []}
    gnomes = {"p1": ["gnome-7"]}
    state = position("claim2", hands=hands, score=score, gnomes=gnomes)
    assert proven_value(record(state)) == OPEN
    assert can_tie(record(state)) == 1


@pytest.mark.skipif(not INTERPRETED, reason="kernels are called by hand")
def test_when_sums_of_values_may_matter():
    all_five = ["undead-1", "knight-2", "dwarf-1", "doppelganger-1"]
    assert can_tie(record(position(score={"p1": all_five}))) == 0
    assert can_tie(record(position(score={"p1": all_five[:3]}))) == 1
    zeros = {"p1": ["goblin-0"], "p2": ["goblin-0"]}
    assert can_tie(record(position(hands=zeros, score={"p1": all_five}))) == 1


@pytest.mark.skipif(not INTERPRETED, reason="kernels are called by hand")
@pytest.mark.parametrize(
    ("low", "high", "other", "alike"),
    [
        ("undead-3", "undead-5", "knight-4", 1),
        ("undead-3", "undead-5", "undead-4", 0),
        ("undead-3", "undead-5", "doppelganger-5", 0),
        ("undead-3", "undead-5", "doppelganger-6", 1),
        ("undead-3", "knight-4", "dwarf-1", 0),
        ("doppelganger-3", "doppelganger-4", "dwarf-1", 0),
    ],
)
def test_cards_that_do_the_same(low, high, other, alike):
    view = record(position(hands={"p1": [low, high], "p2": [other, "dwarf-9"]}))
    assert is_alike(view, KIND_OF[low], KIND_OF[high]) == alike
