"""The arrays that the kernels of Runner-Up's thinking bots work on, handed over as one."""

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from stamtisch.bots.runner_up.desk import Desk, Notes
from stamtisch.bots.runner_up.regrets import Minds
from stamtisch.engine.layout import copy_states

if TYPE_CHECKING:
    from stamtisch.engine.game import Game


class Work(NamedTuple):
    """Arrays for one table; kernels read them by name.

    Attributes:
        views: (1,) what the seat sees.
        desks: (2,) the same as plain numbers, and one to play on.
        notes: (1,) what all desks share.
        scratch: (1,) a state to reckon with.
        minds: (1,) strategies that are learned.
        stages: ends that later stages may have (`weights.py`).
        picks: (choices of the game,) what is compared.
        sums: as many, what each has brought.
    """

    views: Any
    desks: Any
    notes: Any
    scratch: Any
    minds: Any
    stages: Any
    picks: Any
    sums: Any


def make_work(game: "Game", stages: Any) -> Work:
    """New arrays for a game."""
    most = game.spec.max_legal
    return Work(
        views=copy_states(game.empty.states),
        desks=np.zeros(2, Desk.dtype),
        notes=np.zeros(1, Notes.dtype),
        scratch=copy_states(game.empty.states),
        minds=np.zeros(1, Minds.dtype),
        stages=stages,
        picks=np.zeros(most, np.int64),
        sums=np.zeros(most, np.int64),
    )
