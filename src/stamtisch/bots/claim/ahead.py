"""The way from Python into the search of `tree.py`."""

import time
from typing import Any

import numpy as np

from stamtisch.bots.claim.outlook import UNITS
from stamtisch.bots.claim.tree import look_ahead
from stamtisch.bots.claim.weights import outlook, worth
from stamtisch.engine.game import Game
from stamtisch.engine.snapshot import Observation
from stamtisch.search.searching import MOST_EDGES, SLICE, Search


class SearchAhead(Search):
    """A search for phase 1 of two, which ends where phase 2 begins."""

    def __init__(self, game: Game, simulations: int = MOST_EDGES) -> None:
        super().__init__(game, simulations)
        self.learned = outlook(), worth()
        self.units = np.zeros(UNITS, np.int64)

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
        tree = (self.edges, self.counts, self.path, self.legal, self.places, self.weights, self.brought)
        work = (*tree, *self.learned, self.units)
        while done < most and (simulations is not None or done == 0 or time.perf_counter() < ends):
            last = min(done + SLICE, most)
            rng = look_ahead(views, self.worlds, self.key, *work, done, last, same, explore, rng)
            done = last


def is_phase_1_of_two(observation: Observation) -> bool:
    """Whether this search is for such a view."""
    view = observation.view
    return bool(view.players == 2 and view.phase == 1)
