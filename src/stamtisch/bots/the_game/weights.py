"""What was tuned and learned, by number of players: `tools/` has the programs, `…_the_game.py`."""

from functools import cache
from typing import Any

import numpy as np

from stamtisch.bots.the_game import instinct as instincts
from stamtisch.bots.the_game.features import FEATURES
from stamtisch.bots.the_game.outlook import INPUTS, OUT, UNITS
from stamtisch.bots.weights import load_arrays, load_weights

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
def outlook(players: int) -> Any:
    """The network that foresees how a game will end, for so many players."""
    return as_net(load_weights("the-game-outlook")["nets"][str(players)])


@cache
def no_outlook() -> Any:
    """A network that foresees nothing."""
    return as_net([0] * OUT)


@cache
def instinct(players: int) -> Any:
    """The network that chooses among plans, for so many players; one without units where none was trained."""
    nets = load_arrays("the-game-instinct")
    return as_instinct(nets[str(players)]) if str(players) in nets else no_instinct()


@cache
def no_instinct() -> Any:
    """A network that chooses nothing."""
    return as_instinct([0] * instincts.size(0, 0))


@cache
def plain() -> Any:
    """The weights that nobody tuned."""
    return as_row([UNIT * value for value in PLAIN])


def as_row(values: Any) -> Any:
    """Weights as kernels take them."""
    return _fixed(values, np.int64, 2 * FEATURES)


def as_instinct(values: Any) -> Any:
    """A network as kernels take it: whole numbers in floats."""
    size = instincts.size(int(values[instincts.UNITS]), int(values[instincts.SECOND]))
    return _fixed(values, np.float64, size)


def as_net(values: Any) -> Any:
    """A network as kernels take it: whole numbers in floats."""
    return _fixed(values, np.float64, OUT + int(values[UNITS]) * (INPUTS + 2))


def _fixed(values: Any, kind: Any, size: int) -> Any:
    """An array of so many numbers that nobody changes."""
    array = np.array(values, kind)
    assert array.shape == (size,)
    array.flags.writeable = False
    return array
