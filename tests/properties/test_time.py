"""Playing, replaying, undoing, copying and ending."""

import hashlib
import os
import subprocess
import sys

import numpy as np
import pytest

from stamtisch import GameRecord, IllegalActionError
from stamtisch.engine import kernels
from tests.support.play import random_game, random_step, raw
from tests.support.strategies import dice, for_every_game, game_seeds, states, variants
from tests.support.variants import ALL, load, name_of


@for_every_game(states)
def test_a_record_leads_to_the_same_state(state):
    record = GameRecord.parse(str(state.record()))
    assert record == GameRecord.parse(str(record))
    again = state.game.replay(record)
    assert raw(again) == raw(state)
    assert again.history == state.history
    assert str(again.record()) == str(state.record())


@for_every_game(states, dice)
def test_undo_is_as_if_it_had_never_happened(state, rng):
    before, words, history = raw(state), str(state), state.history
    random_step(state, rng)
    state.undo()
    assert (raw(state), str(state), state.history) == (before, words, history)
    assert state.to_act()


def test_nothing_can_be_undone_before_the_first_action():
    state = load(ALL[0]).new(1)
    with pytest.raises(IllegalActionError, match="nothing to take back"):
        state.undo()


@for_every_game(states, dice)
def test_a_clone_and_its_origin_go_their_own_ways(state, rng):
    copy = state.clone()
    before, position = raw(state), state.position()
    random_step(copy, rng)
    assert raw(state) == before
    assert state.position() == position
    assert raw(copy) != before
    kept = raw(copy)
    random_step(state, rng)
    assert raw(copy) == kept
    assert raw(copy.undo()) == before


@for_every_game(variants, game_seeds, dice)
def test_every_game_ends_and_stays_ended(variant, seed, rng):
    game = load(variant)
    for state in random_game(game, seed, rng):
        if not state.is_over():
            assert state.returns() == [0.0] * game.players
            assert state.winners() == []
    end = raw(state)
    assert state.to_act() == []
    assert len(state.returns()) == game.players
    assert all(-1 <= value <= 1 for value in state.returns())
    won = kernels.tally(state._states, np.zeros(len(game.names), np.int64))
    assert state.winners() == [name for at, name in enumerate(game.names) if won >> at & 1]
    assert won >> len(game.names) == 0
    assert state.result()
    for seat in range(game.players):
        assert state.legal_actions(seat) == []
        assert state.signals(seat) == []
        with pytest.raises(IllegalActionError):
            state.apply(rng.randrange(game.action_count), seat)
    assert raw(state) == end


PLAY = """
import hashlib, sys
from stamtisch import load_game
from tests.support.variants import ONE_EACH, load
digest = hashlib.sha256()
for variant in ONE_EACH:
    state = load(variant).new(42)
    while not state.is_over():
        seat = state.to_act()[0]
        state.apply(state.legal_actions(seat)[0], seat)
        digest.update(repr(state.position()).encode() + str(state).encode())
print(digest.hexdigest())
"""


def test_the_same_seed_is_the_same_game_in_every_process():
    """Whatever the order of hashes and whatever else was drawn at random before."""
    seen = set()
    for number in ("0", "1", "12345", "random"):
        env = {**os.environ, "PYTHONHASHSEED": number, "NUMBA_DISABLE_JIT": "1"}
        noise = f"import random, numpy; random.seed({number!r}); numpy.random.seed(3)\n"
        out = subprocess.run([sys.executable, "-c", noise + PLAY], env=env, capture_output=True, check=True)
        seen.add(out.stdout)
    assert len(seen) == 1


@pytest.mark.parametrize("variant", ALL, ids=name_of)
def test_interleaved_games_do_not_disturb_each_other(variant):
    game, other = load(variant), load(variant)
    first, second, alone = game.new(5), other.new(6), load(variant).new(5)
    for _ in range(25):
        for state in (first, second, alone):
            if not state.is_over():
                seat = state.to_act()[-1]
                state.apply(state.legal_actions(seat)[-1], seat)
    assert hashlib.sha256(raw(first)).digest() == hashlib.sha256(raw(alone)).digest()
