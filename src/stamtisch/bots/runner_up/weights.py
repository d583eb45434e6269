"""How stages of Runner-Up end among our bots, counted by `tools/tune_runner_up.py`."""

from functools import cache
from typing import Any

import numpy as np

from stamtisch.bots.runner_up.worth import LABEL, WITH_VIRTUAL
from stamtisch.bots.weights import load_weights

STAGES = 1024
"""so many stand for all that were counted"""


@cache
def stages_of(players: int, variant: str) -> Any:
    """Stages as `worth.py` draws them, each end as often as it came up."""
    return as_stages(load_weights("runner-up")["stages"][f"{variant}-{players}"])


def as_stages(counted: dict[str, list[int]]) -> Any:
    """A row of stages from counts: by seats that scored (`+` for the virtual player), then by field."""
    ends, counts = [], []
    for scorers, row in counted.items():
        plain = int(scorers.rstrip("+")) + WITH_VIRTUAL * scorers.endswith("+")
        ends += [plain + LABEL * steps for steps in range(len(row))]
        counts += row
    shares = np.cumsum(counts) / sum(counts)
    found = np.searchsorted(shares, (np.arange(STAGES) + 0.5) / STAGES)
    stages = np.array(ends, np.int64)[found]
    stages.flags.writeable = False
    return stages
