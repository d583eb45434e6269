"""What the expert's rules of thumb weigh, and what deeds tell: numbers from `weights/saboteur.json`."""

from functools import cache
from typing import Any

import numpy as np

from stamtisch.bots.weights import load_weights

NAMES = (
    "dig_gain",
    "dig_doors",
    "dig_stall",
    "dig_gold",
    "dig_dead",
    "dig_fix_self",
    "dig_fix",
    "dig_fix_half",
    "dig_break",
    "dig_break_from",
    "dig_break_again",
    "dig_map",
    "dig_map_late",
    "dig_fall",
    "dig_fall_cost",
    "dig_fix_from",
    "spoil_near",
    "spoil_far",
    "spoil_help",
    "spoil_idle",
    "spoil_break",
    "spoil_break_trust",
    "spoil_break_again",
    "spoil_break_soon",
    "spoil_break_late",
    "spoil_fix_self",
    "spoil_fix",
    "spoil_fix_from",
    "spoil_map",
    "spoil_fall",
    "spoil_fall_cost",
    "keep",
)
"""of the first row; what each weighs is said where it is used, in `policy.py`"""
(
    DIG_GAIN,
    DIG_DOORS,
    DIG_STALL,
    DIG_GOLD,
    DIG_DEAD,
    DIG_FIX_SELF,
    DIG_FIX,
    DIG_FIX_HALF,
    DIG_BREAK,
    DIG_BREAK_FROM,
    DIG_BREAK_AGAIN,
    DIG_MAP,
    DIG_MAP_LATE,
    DIG_FALL,
    DIG_FALL_COST,
    DIG_FIX_FROM,
    SPOIL_NEAR,
    SPOIL_FAR,
    SPOIL_HELP,
    SPOIL_IDLE,
    SPOIL_BREAK,
    SPOIL_BREAK_TRUST,
    SPOIL_BREAK_AGAIN,
    SPOIL_BREAK_SOON,
    SPOIL_BREAK_LATE,
    SPOIL_FIX_SELF,
    SPOIL_FIX,
    SPOIL_FIX_FROM,
    SPOIL_MAP,
    SPOIL_FALL,
    SPOIL_FALL_COST,
    KEEP,
) = range(len(NAMES))


@cache
def weights() -> Any:
    """The weights of `NAMES`."""
    return _fixed([load_weights("saboteur")["weights"][name] for name in NAMES])


@cache
def tells() -> Any:
    """By class of deed: logarithms of how much likelier a digger does it, and a saboteur, than anybody."""
    return _fixed(load_weights("saboteur")["tells"])


def _fixed(values: Any) -> Any:
    row = np.array(values, np.float64)
    row.flags.writeable = False
    return row
