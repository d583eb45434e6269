"""The way from Python into the compiled search: a view and a budget in, the tried actions out."""

import time
from dataclasses import dataclass
from typing import Any

import numpy as np

from stamtisch._jit import INTERPRETED
from stamtisch.engine.game import Game
from stamtisch.engine.layout import copy_states
from stamtisch.engine.snapshot import Observation
from stamtisch.search.ismcts import DEEPEST, read_root, simulate
from stamtisch.search.tree import UNIT, clear_tree, make_tree

EXPLORE = 0.7
SLICE = 4 if INTERPRETED else 128
"""simulations between two looks at the clock"""
MOST_EDGES = 1 << 19
USUAL_RATE = 150_000
"""simulations a second for which there is room"""


@dataclass(frozen=True)
class Tried:
    """A root action after a search: how often it was taken, and what it brought on average."""

    action: int
    visits: int
    value: float


class Search:
    """The arrays of a search, made once and used again and again. Not for two threads at once."""

    def __init__(self, game: Game, simulations: int = MOST_EDGES) -> None:
        self.game = game
        self.edges, self.counts = make_tree(min(simulations, MOST_EDGES))
        self.worlds = copy_states(game.empty.states)
        self.path = np.zeros((DEEPEST + 1, 2), np.int64)
        most = game.spec.max_legal
        self.legal = np.zeros(most, np.int32)
        self.places, self.weights = np.zeros(most, np.int64), np.zeros(most, np.int64)
        self.brought = np.zeros(game.players, np.float64)
        self.key = np.zeros(8, np.int64)
        self._arrays = self.edges, self.counts, self.path, self.legal, self.places, self.weights, self.brought

    def run(
        self,
        observation: Observation,
        seed: int,
        simulations: int | None = None,
        seconds: float | None = None,
        *,
        same: int = 1,
        explore: float = EXPLORE,
    ) -> list[Tried]:
        """Search from a view; one of the two budgets is given.

        Args:
            observation: a seat's that is to act.
            seed: 256 bits that decide the worlds and the playouts.
            simulations: exactly so many.
            seconds: as many as fit in the time, at least one.
            same: so many simulations in each world.
            explore: how curious the search is.

        Returns:
            The legal actions, most taken first.
        """
        assert observation.seat is not None
        legal = observation.legal_actions(observation.seat)
        clear_tree(self.edges, self.counts)
        self.key[:] = seed_words(seed)
        self._simulate(observation, seed & ((1 << 48) - 1), simulations, seconds, same, explore)
        return self._read(observation.seat, legal)

    def _simulate(
        self,
        observation: Observation,
        rng: int,
        simulations: int | None,
        seconds: float | None,
        same: int,
        explore: float,
    ) -> None:
        ends = time.perf_counter() + (seconds or 0.0)
        most = 1 << 40 if simulations is None else simulations
        done = 0
        views: Any = observation.view.states
        while done < most and (simulations is not None or done == 0 or time.perf_counter() < ends):
            last = min(done + SLICE, most)
            rng = self._play(views, done, last, same, explore, rng)
            done = last

    def _play(self, views: Any, first: int, last: int, same: int, explore: float, rng: int) -> int:
        """Simulations number `first` to `last`; the generator's state."""
        return simulate(views, self.worlds, self.key, *self._arrays, first, last, same, explore, rng)

    def _read(self, seat: int, legal: list[int]) -> list[Tried]:
        visits, values = np.zeros(len(legal), np.int64), np.zeros(len(legal), np.int64)
        read_root(self.edges, seat, np.array(legal, np.int32), len(legal), visits, values)
        tried = [
            Tried(action, int(visits[i]), float(values[i]) / (UNIT * max(int(visits[i]), 1)))
            for i, action in enumerate(legal)
        ]
        return sorted(tried, key=lambda each: (-each.visits, -each.value, each.action))


def seed_words(seed: int) -> Any:
    """256 bits as the eight words of a record's seed."""
    return np.array([seed >> (32 * word) & 0xFFFFFFFF for word in range(8)], np.int64)


def room_for(simulations: int | None, seconds: float | None) -> int:
    """Edges that a budget can need."""
    wanted = int(USUAL_RATE * (seconds or 0.0)) if simulations is None else simulations
    return max(1, min(wanted, MOST_EDGES))
