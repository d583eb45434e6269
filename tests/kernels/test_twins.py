"""Compiled kernels and their interpreted source: the same bytes after every action."""

import os
import subprocess
import sys
from random import Random

import numpy as np
import pytest

from stamtisch import _jit, redeal
from stamtisch._jit import plain
from stamtisch.engine import kernels
from stamtisch.engine.layout import copy_states
from stamtisch.engine.seeds import parse_seed, write_seed
from tests.support.play import random_step, raw
from tests.support.variants import ALL, load, name_of, seeds

compiled_only = pytest.mark.skipif(_jit.INTERPRETED, reason="there is nothing compiled in this mode")
REDEAL_SEED = "ab" * 32


class Twin:
    """A state moved by the interpreted twins of its game's kernels alone."""

    def __init__(self, game, seed):
        self.spec, self.kernels = game.spec, game.spec.kernels
        self.record = self.spec.record(copy_states(game.empty.states))
        write_seed(self.record, parse_seed(seed))
        plain(self.kernels.deal)(self.record)

    def apply(self, seat, action):
        assert plain(self.kernels.is_legal)(self.record, seat, action) == 1
        plain(self.kernels.apply_action)(self.record, seat, action)

    def legal_actions(self, seat):
        out = [0] * self.spec.max_legal
        return out[: plain(self.kernels.legal_actions)(self.record, seat, out)]

    def to_act(self):
        mask = plain(self.kernels.to_act)(self.record)
        return [seat for seat in range(10) if mask >> seat & 1]

    def view(self, viewer):
        view = self.spec.record(copy_states(self.record.states))
        plain(self.kernels.observe)(view, viewer)
        view.viewer, view.blocks = viewer, 0
        for word in range(8):
            view.seed[word] = 0
        return view

    def redealt(self, view):
        world = self.spec.record(copy_states(view.states))
        write_seed(world, parse_seed(REDEAL_SEED))
        world.blocks = kernels.REDEAL_BLOCK
        plain(self.kernels.redeal)(world)
        world.viewer = world.blocks = 0
        return world

    def ending(self, names, players):
        points, returns = np.zeros(len(names), np.int64), np.zeros(players)
        plain(self.kernels.scores)(self.record, points)
        plain(self.kernels.returns)(self.record, returns)
        won = plain(self.kernels.winners)(self.record)
        return points.tolist(), [name for i, name in enumerate(names) if won >> i & 1], returns.tolist()


def assert_same_views(state, twin):
    for who in ("spectator", 0, state.game.players - 1):
        view, other = state.observation(who), twin.view(state.game.viewer(who))
        assert raw(view) == other.states.tobytes()
        assert raw(redeal(view, REDEAL_SEED)) == twin.redealt(other).states.tobytes()


@compiled_only
@pytest.mark.parametrize("variant", ALL, ids=name_of)
def test_compiled_and_interpreted_agree_to_the_byte(variant):
    game = load(variant)
    for seed in seeds(2, salt=17):
        dice = Random(seed)
        state, twin = game.new(seed), Twin(game, seed)
        ply = 0
        while not state.is_over():
            assert raw(state) == twin.record.states.tobytes()
            assert state.to_act() == twin.to_act()
            for seat in state.to_act():
                assert state.legal_actions(seat) == twin.legal_actions(seat)
            if ply % 12 == 0:
                assert_same_views(state, twin)
            twin.apply(*random_step(state, dice))
            ply += 1
        assert raw(state) == twin.record.states.tobytes()
        assert twin.to_act() == []
        scores, winners, returns = twin.ending(game.names, game.players)
        assert list(state.scores().values()) == scores
        assert (state.winners(), state.returns()) == (winners, returns)


CHECKED = """
from stamtisch.search.playout import play_games
from stamtisch.engine.layout import copy_states
from stamtisch import redeal
from tests.support.variants import ALL, load
from tests.support.play import random_state
from random import Random
for variant in ALL:
    game = load(variant)
    empty = game.empty.states
    assert play_games(copy_states(empty), empty, 30, 5) > 30
    state = random_state(game, "00" * 32, Random(3), 9)
    for seat in range(game.players):
        redeal(state.observation(seat), "01" * 32)
print("done")
"""


@pytest.mark.slow
@compiled_only
def test_no_kernel_reads_or_writes_outside_its_arrays():
    """The same kernels compiled with bounds checks, which raise instead of reading garbage."""
    env = {**os.environ, "NUMBA_BOUNDSCHECK": "1"}
    out = subprocess.run(
        [sys.executable, "-c", CHECKED], env=env, capture_output=True, text=True, check=False
    )
    assert out.stdout.strip() == "done", out.stderr[-2000:]
