"""How much of its budget a bot has spent on a move."""

import time

from stamtisch._jit import INTERPRETED
from stamtisch.bots.budget import Budget

PATIENCE = 0.85
"""the part of a budget of time after which no new world is begun"""


class Clock:
    """Runs from the moment it is made."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.began = time.perf_counter()
        self.is_too_short = INTERPRETED and budget.seconds is not None
        """interpreted, one game takes longer than a person waits"""

    def spent(self, games: int) -> float:
        """How much of it is spent after so many games: from 0 to 1, or more."""
        if self.budget.simulations is not None:
            return games / self.budget.simulations
        assert self.budget.seconds is not None
        return (time.perf_counter() - self.began) / (self.budget.seconds * PATIENCE)
