"""The way from Python into the search of `tree.py`."""

from typing import Any

import numpy as np

from stamtisch.bots.claim.outlook import UNITS
from stamtisch.bots.claim.tree import look_ahead
from stamtisch.bots.claim.weights import outlook, worth
from stamtisch.engine.game import Game
from stamtisch.engine.snapshot import Observation
from stamtisch.search.searching import MOST_EDGES, Search


class SearchAhead(Search):
    """A search for phase 1 of two, which ends where phase 2 begins."""

    def __init__(self, game: Game, simulations: int = MOST_EDGES) -> None:
        super().__init__(game, simulations)
        self.learned = outlook(), worth()
        self.units = np.zeros(UNITS, np.int64)

    def _play(self, views: Any, first: int, last: int, same: int, explore: float, rng: int) -> int:
        work = *self._arrays, *self.learned, self.units
        return look_ahead(views, self.worlds, self.key, *work, first, last, same, explore, rng)


def is_phase_1_of_two(observation: Observation) -> bool:
    """Whether this search is for such a view."""
    view = observation.view
    return bool(view.players == 2 and view.phase == 1)
