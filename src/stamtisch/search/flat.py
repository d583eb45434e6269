"""One ply of search for any game: each action is tried in the same worlds, then played on by playouts."""

import time
from typing import Any

import numpy as np

from stamtisch._jit import kernel, state_at
from stamtisch.engine.kernels import apply_action, returns
from stamtisch.engine.layout import copy_states
from stamtisch.engine.snapshot import Observation
from stamtisch.search.ismcts import draw_world, roll_out
from stamtisch.search.playout import next_random
from stamtisch.search.searching import Tried, seed_words
from stamtisch.search.tree import UNIT

SLICE = 8
"""worlds between two looks at the clock"""


@kernel
def try_all(
    views: Any,
    worlds: Any,
    copies: Any,
    key: Any,
    seat: int,
    legal: Any,
    brought: Any,
    sums: Any,
    count: int,
    rng: int,
) -> None:
    """Take each legal action in so many worlds, and add up what it brings; the dice are alike for all."""
    for number in range(count):
        draw_world(worlds, views, key, number)
        rng = next_random(rng)
        for i in range(len(legal)):
            copies[0] = worlds[0]
            s = state_at(copies, 0)
            apply_action(s, seat, int(legal[i]))
            roll_out(s, rng)
            returns(s, brought)
            sums[i] += int(brought[seat] * UNIT)


def try_actions(
    observation: Observation, seed: int, worlds: int | None = None, seconds: float | None = None
) -> list[Tried]:
    """All legal actions with what they bring on average over so many worlds, the best first.

    Args:
        observation: a seat's that is to act.
        seed: 256 bits that decide the worlds and the playouts.
        worlds: exactly so many; or
        seconds: as many as fit in the time, at least one.
    """
    seat, game = observation.seat, observation.game
    assert seat is not None
    legal = np.array(observation.legal_actions(seat), np.int32)
    sums, brought = np.zeros(len(legal), np.int64), np.zeros(game.players, np.float64)
    view: Any = observation.view.states
    spare = copy_states(game.empty.states), copy_states(game.empty.states)
    ends = time.perf_counter() + (seconds or 0.0)
    done = 0
    while done == 0 or (done < worlds if worlds is not None else time.perf_counter() < ends):
        key = seed_words(seed + done)
        count = SLICE if worlds is None else worlds
        try_all(view, *spare, key, seat, legal, brought, sums, count, (seed + done) & ((1 << 48) - 1))
        done += count
    tried = [
        Tried(int(action), done, float(total) / (UNIT * done))
        for action, total in zip(legal, sums, strict=True)
    ]
    return sorted(tried, key=lambda each: (-each.value, each.action))
