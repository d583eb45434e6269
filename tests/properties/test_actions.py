"""What is offered is exactly what is accepted, and nothing refused leaves a trace."""

from random import Random

import numpy as np
import pytest
from hypothesis import strategies as st

from stamtisch import IllegalActionError, NotationError, StamtischError
from stamtisch._jit import plain
from stamtisch.engine import kernels
from stamtisch.engine.snapshot import ACTION
from tests.support.play import raw
from tests.support.rulebook import rule_ids
from tests.support.strategies import dice, for_every_game, states


def offered(state, seat):
    return set(state.legal_actions(seat)) | set(state.signals(seat))


def some_actions(state, rng: Random, count: int):
    """Ids all over the range, those near legal ones, and the ends."""
    size = state.game.action_count
    near = [a + d for seat in range(state.game.players) for a in state.legal_actions(seat) for d in (-1, 1)]
    return {0, size - 1, *(rng.randrange(size) for _ in range(count)), *(a for a in near if 0 <= a < size)}


@for_every_game(states, dice)
def test_offered_is_accepted_and_everything_else_is_refused(state, rng):
    before = raw(state)
    for seat in range(state.game.players):
        may = offered(state, seat)
        for action in may | some_actions(state, rng, 60):
            assert bool(kernels.check_action(state._states, seat, action)) == (action in may), (seat, action)
    assert raw(state) == before


@for_every_game(states, st.integers(-(2**31), 2**31 - 1))
def test_numbers_outside_the_range_are_no_actions(state, number):
    size = state.game.action_count
    numbers = {-(2**31), -size - 1, -size, -2, -1, size, size + 1, 2**31 - 1, number} - {*range(size)}
    for seat in range(state.game.players):
        for action in numbers:
            assert not kernels.check_action(state._states, seat, action), (seat, action)


@for_every_game(states, dice)
def test_a_refused_action_raises_and_changes_nothing(state, rng):
    before, history = raw(state), state.history
    seat = rng.randrange(state.game.players)
    for action in some_actions(state, rng, 10) - offered(state, seat):
        with pytest.raises(IllegalActionError) as refusal:
            state.apply(action, seat)
        assert refusal.value.code == "illegal-action"
        assert str(refusal.value)
        if refusal.value.rule is not None:
            assert refusal.value.rule in rule_ids(state.game.id)
    assert raw(state) == before
    assert state.history == history


@for_every_game(states)
def test_offered_words_are_distinct_and_say_the_action(state):
    for seat in state.to_act():
        actions = state.legal_actions(seat)
        words = state.legal_words(seat)
        assert len(set(actions)) == len(actions) > 0
        assert len(set(words)) == len(words)
        assert [state.game.parse_words(word) for word in words] == actions
        for action, word in zip(actions, words, strict=True):
            assert state.game.parse_action(state.game.format_action(seat, action)) == (seat, action)
            assert word == word.strip().lower()
    for seat in range(state.game.players):
        for signal in state.signals(seat):
            assert state.game.parse_words(state.game.format_words(signal)) == signal


@for_every_game(states)
def test_seats_that_are_not_to_act_are_offered_nothing(state):
    out = np.empty(state.game.max_legal, ACTION)
    for seat in range(state.game.players):
        assert bool(state.legal_actions(seat)) == (seat in state.to_act())
        # Who calls kernels asks them alone.
        assert bool(kernels.list_legal(state._states, seat, out)) == (seat in state.to_act())


@for_every_game(states, st.lists(st.integers(0, 2**32 - 1), min_size=8, max_size=8))
def test_sampling_agrees_with_the_list(state, words):
    record = state._record
    sample = plain(state.game.spec.kernels.sample_action)
    for seat in state.to_act():
        actions = state.legal_actions(seat)
        every = [-(-(index << 32) // len(actions)) for index in range(len(actions))]
        for word in [0, 2**32 - 1, *every, *words]:
            assert sample(record, seat, word) == actions[word * len(actions) >> 32]


JUNK = ["", " ", "p1", "end end", "45", "goblin", "take", "+3 > ", "lay", "lay cross", "pass ?", "\x00", "né"]


@for_every_game(states, st.sampled_from(JUNK) | st.text(max_size=30))
def test_any_text_is_an_action_or_a_clear_error(state, text):
    before = raw(state)
    for seat in range(state.game.players):
        problem = state.why_not(seat, text)
        if problem is None:
            assert state.game.parse_words(text) in offered(state, seat)
        else:
            assert isinstance(problem, NotationError | IllegalActionError)
            assert str(problem)
            assert "\x00" not in str(problem)
    with pytest.raises(StamtischError):
        state.apply(f"p11: {text}")
    assert raw(state) == before


NO_ACTIONS = [True, False, None, 48.0, 10**30, -1, -(10**30), [3], np.float64(1.0)]


@pytest.mark.parametrize("action", NO_ACTIONS, ids=repr)
def test_what_is_no_action_is_refused_by_name(action):
    from stamtisch import load_game

    state = load_game("the-game", players=2).new(4)
    before = raw(state)
    with pytest.raises(NotationError) as refusal:
        state.apply(action, 0)
    assert "whole numbers from 0 to 412" in str(refusal.value)
    assert raw(state) == before


def test_an_action_may_be_any_kind_of_whole_number():
    from stamtisch import load_game

    game = load_game("the-game", players=2)
    action = game.new(4).legal_actions()[0]
    assert raw(game.new(4).apply(np.int32(action))) == raw(game.new(4).apply(action, "p1"))
