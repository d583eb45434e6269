"""Phase 1 of two: what the network says of phase 2, how playouts get there, what the search makes of it."""

from random import Random

import numpy as np
import pytest

from stamtisch import load_game
from stamtisch._jit import INTERPRETED
from stamtisch.bots.base import RandomBot
from stamtisch.bots.budget import Budget
from stamtisch.bots.claim import quick
from stamtisch.bots.claim.ahead import SearchAhead, is_phase_1_of_two
from stamtisch.bots.claim.outlook import (
    BALANCES,
    BASE,
    BEGIN,
    INPUTS,
    OUT,
    STEP,
    STEPS,
    UNIT_WIN,
    UNITS,
    foresee,
    note_inputs,
)
from stamtisch.bots.claim.thinking import ClaimSearch
from stamtisch.bots.claim.weights import as_array, outlook, worth
from stamtisch.games.claim.cards import KIND_OF
from tests.games.claim.test_followers import seer_trick
from tests.support.variants import FIVE, GOBLINS

by_hand = pytest.mark.skipif(not INTERPRETED, reason="kernels are called by hand")
DECKS = ("claim", "claim2", [*GOBLINS, *FIVE[2:]])


def record(state):
    return state._record


def begun(deck, number):
    """The beginning of phase 2 after random play."""
    state, dice = load_game("claim", factions=deck).new(300 + number), Random(number)
    while state.observation(0).view.phase == 1:
        state.apply(dice.choice(state.legal_actions()))
    return state


def late_trick(opened):
    """The last trick but one of phase 1: p1 can win it or lose it."""
    return load_game("claim").from_position(
        {
            "phase": 1,
            "leader": "p2",
            "trick": [["p2", "goblin-4"]],
            "hands": {"p1": ["goblin-8", "goblin-2"], "p2": ["goblin-5"]},
            "open": [opened],
            "stock": ["dwarf-5", "dwarf-6", "undead-1"],
            "followers": {"p1": [], "p2": []},
        }
    )


@by_hand
@pytest.mark.parametrize("deck", DECKS, ids=str)
def test_the_network_adds_up_what_lies_on_the_table(deck):
    net, units = outlook(), np.zeros(UNITS, np.int64)
    for number in range(8):
        s = record(begun(deck, number))
        inputs = np.zeros(INPUTS, np.int64)
        note_inputs(s, 0, inputs)
        assert inputs[: 2 * len(KIND_OF)].sum() == 26
        total = np.maximum(inputs @ net[:INPUTS] + net[BEGIN], 0) @ net[OUT] + net[BASE, 0]
        step = int(np.clip(total // STEP, -STEPS, STEPS))
        assert foresee(s, net, units) == BALANCES[step + STEPS]


@by_hand
def test_each_side_sees_what_the_other_does_not():
    s = record(begun("claim", 1))
    mine, theirs = np.zeros(INPUTS, np.int64), np.zeros(INPUTS, np.int64)
    note_inputs(s, 0, mine)
    note_inputs(s, 1, theirs)
    kinds = len(KIND_OF)
    assert list(mine[:kinds]) == list(theirs[kinds : 2 * kinds])
    assert mine[INPUTS - 1] + theirs[INPUTS - 1] == 1


def position(strong, weak, leader="p1"):
    hands = {strong: HIGH, weak: LOW}
    return load_game("claim").from_position({"phase": 2, "leader": leader, "hands": hands})


HIGH = [f"{faction}-{value}" for faction in ("knight", "goblin", "doppelganger") for value in (9, 8, 7)]
LOW = [f"{faction}-{value}" for faction in ("knight", "goblin", "doppelganger") for value in (4, 3, 2)]


@by_hand
def test_it_expects_strong_followers_to_win():
    net, units = outlook(), np.zeros(UNITS, np.int64)
    for leader in ("p1", "p2"):
        assert foresee(record(position("p1", "p2", leader)), net, units) > UNIT_WIN // 2
        assert foresee(record(position("p2", "p1", leader)), net, units) < -UNIT_WIN // 2


def test_of_dwarves_the_low_ones_are_wanted():
    row = worth()
    assert row[KIND_OF["dwarf-0"]] > 0 > row[KIND_OF["dwarf-9"]]
    assert row[KIND_OF["doppelganger-9"]] == max(row[: quick.USUAL])


def test_weights_of_another_shape_are_refused():
    with pytest.raises(AssertionError):
        as_array([1, 2], (3,))
    with pytest.raises(ValueError, match="read-only"):
        worth()[0] = 1


@by_hand
def test_playouts_win_good_followers_and_leave_bad_ones():
    high, low = KIND_OF["goblin-8"], KIND_OF["goblin-2"]
    good, bad = late_trick("doppelganger-9"), late_trick("goblin-0")
    rate = quick.rate_play
    assert rate(record(good), 0, high, worth()) > rate(record(good), 0, low, worth())
    assert rate(record(bad), 0, high, worth()) < rate(record(bad), 0, low, worth())


@by_hand
def test_playouts_let_a_seer_look_and_take_the_better_card():
    state = seer_trick()
    game = state.game
    words = game.format_words(quick.quick_choice(record(state), worth()))
    assert words == "look"
    state.apply("look")
    chosen = quick.quick_choice(record(state), worth())
    assert chosen in state.legal_actions()
    shown, top = record(state).open[0], record(state).stock[record(state).stock_at]
    assert (chosen == game.parse_words("take stock")) == (worth()[top] > worth()[shown])


def test_it_is_for_phase_1_of_two_only():
    assert is_phase_1_of_two(load_game("claim").new(1).observation(0))
    assert not is_phase_1_of_two(begun("claim", 1).observation(0))
    three = load_game("claim", players=3, factions=[*GOBLINS, *FIVE])
    assert not is_phase_1_of_two(three.new(1).observation(0))


def test_the_search_tries_all_and_counts_every_simulation():
    observation = load_game("claim").new(5).observation(0)
    search = SearchAhead(observation.game, 64)
    found = search.run(observation, 12345, 40 if INTERPRETED else 400)
    assert sorted(each.action for each in found) == observation.legal_actions(0)
    assert sum(each.visits for each in found) == (40 if INTERPRETED else 400)
    assert all(-1 <= each.value <= 1 for each in found)
    assert found == search.run(observation, 12345, 40 if INTERPRETED else 400)


def test_with_time_it_searches_at_least_once():
    observation = load_game("claim").new(5).observation(0)
    found = SearchAhead(observation.game, 64).run(observation, 1, None, 0.0)
    assert sum(each.visits for each in found) >= 1


@pytest.mark.skipif(INTERPRETED, reason="takes minutes")
def test_it_wins_the_better_half_of_the_followers_from_chance():
    """Against chance it enters phase 2 with followers worth more."""
    game, gain = load_game("claim"), 0
    for number in range(10):
        state, side = game.new(900 + number), number % 2
        bots = {side: ClaimSearch(number, Budget(simulations=200)), 1 - side: RandomBot(number)}
        while state.observation(side).view.phase == 1:
            seat = state.to_act()[0]
            state.apply(bots[seat].act(state.observation(seat)), seat)
        hand = [KIND_OF[card] for card in state.position()["hands"][f"p{side + 1}"]]
        gain += sum(int(worth()[kind] - worth()[quick.USUAL]) for kind in hand)
    assert gain > 500
