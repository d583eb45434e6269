"""How long a bot may think about one move: `200ms`, `1.5s` or `500sims`."""

import re
from dataclasses import dataclass
from typing import Self

from stamtisch.engine.errors import StamtischError
from stamtisch.engine.notation import shorten

MOST_SECONDS = 60.0
MOST_SIMULATIONS = 100_000_000
_BUDGET = re.compile(r"(\d{1,9}(?:\.\d{1,6})?)(ms|s|sims)", re.ASCII)


class BudgetError(StamtischError):
    """Words that are no budget."""

    code = "bad-budget"


@dataclass(frozen=True)
class Budget:
    """Time or simulations for one move; one of the two is given."""

    seconds: float | None = None
    simulations: int | None = None

    @classmethod
    def parse(cls, words: str) -> Self:
        """A budget from its words.

        Raises:
            BudgetError: what would be right.
        """
        found = _BUDGET.fullmatch(words)
        problem = BudgetError("bots-budget", budget=shorten(words), most=int(MOST_SECONDS))
        if found is None:
            raise problem
        amount, unit = float(found[1]), found[2]
        if unit == "sims":
            if not amount.is_integer() or not 1 <= amount <= MOST_SIMULATIONS:
                raise problem
            return cls(simulations=int(amount))
        seconds = amount / 1000 if unit == "ms" else amount
        if not 0 < seconds <= MOST_SECONDS:
            raise problem
        return cls(seconds=seconds)

    def __str__(self) -> str:
        if self.seconds is None:
            return f"{self.simulations}sims"
        return f"{self.seconds * 1000:g}ms"
