"""What solved games of Claim for two teach: `tools/foresee_claim.py`."""

from functools import cache
from typing import Any

import numpy as np

from stamtisch.bots.claim.outlook import ROWS, UNITS
from stamtisch.bots.claim.quick import WORTHS
from stamtisch.bots.weights import load_weights


@cache
def outlook() -> Any:
    """The network that tells how phase 2 will end."""
    return as_array(load_weights("claim")["outlook"]["rows"], (ROWS, UNITS))


@cache
def worth() -> Any:
    """What followers are worth."""
    return as_array(load_weights("claim")["worth"]["followers"], (WORTHS,))


def as_array(values: Any, shape: tuple[int, ...]) -> Any:
    """Whole numbers as kernels take them."""
    array = np.array(values, np.int64)
    assert array.shape == shape
    array.flags.writeable = False
    return array
