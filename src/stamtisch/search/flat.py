"""One ply of search for any game: each action is tried in the same worlds, then played on by playouts."""

from typing import Any

import numpy as np

from stamtisch._jit import kernel, state_at
from stamtisch.engine.game import Game
from stamtisch.engine.kernels import apply_action, returns
from stamtisch.engine.layout import copy_states
from stamtisch.engine.snapshot import Observation
from stamtisch.search.ismcts import draw_world, roll_out
from stamtisch.search.playout import next_random
from stamtisch.search.searching import Tried
from stamtisch.search.tree import UNIT


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


def try_actions(game: Game, observation: Observation, seed: int, worlds: int) -> list[Tried]:
    """All legal actions with what they bring on average over so many worlds, the best first."""
    seat = observation.seat
    assert seat is not None
    legal = np.array(observation.legal_actions(seat), np.int32)
    key = np.array([seed >> (32 * word) & 0xFFFFFFFF for word in range(8)], np.int64)
    sums = np.zeros(len(legal), np.int64)
    empty = game.empty.states
    brought = np.zeros(game.players, np.float64)
    view: Any = observation.view.states
    spare = copy_states(empty), copy_states(empty)
    try_all(view, *spare, key, seat, legal, brought, sums, worlds, seed & ((1 << 48) - 1))
    tried = [
        Tried(int(action), worlds, float(total) / (UNIT * worlds))
        for action, total in zip(legal, sums, strict=True)
    ]
    return sorted(tried, key=lambda each: (-each.value, each.action))
