"""The tuned weights of the evaluation, by number of players; made by `tools/tune_the_game.py`."""

from functools import cache
from typing import Any

import numpy as np

from stamtisch.bots.the_game.features import FEATURES
from stamtisch.bots.weights import load_weights

PLAIN: tuple[int, ...] = (
    *(-3, -2, -1, 0, 0, -1, 1, 1, 1, 1, 0, 0, 1, 0, 0, -1, -2, 0, 0, 1, 0, 0),
    *(-3, -2, -1, 0, 0, -1, 1, 1, 1, 1, 0, 0, 1, 0, 0, -1, -2, 0, 0, 1, 0, 0),
)
"""round numbers that nobody tuned"""
UNIT = 1000


@cache
def tuned(players: int) -> Any:
    """The weights for so many players: those of the end, then those of the beginning."""
    return as_row(load_weights("the-game")["weights"][str(players)])


@cache
def plain() -> Any:
    """The weights that nobody tuned."""
    return as_row([UNIT * value for value in PLAIN])


def as_row(values: Any) -> Any:
    """Weights as kernels take them."""
    row = np.array(values, np.int64)
    assert row.shape == (2 * FEATURES,)
    row.flags.writeable = False
    return row
