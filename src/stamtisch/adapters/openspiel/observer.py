"""OpenSpiel's observers: strings and tensors of a state as a seat, everybody or all together see it."""

from typing import Any

import numpy as np
import pyspiel

from stamtisch.adapters.openspiel.moment import Moment
from stamtisch.adapters.openspiel.recall import ALL_SEEING
from stamtisch.adapters.openspiel.setup import Setup
from stamtisch.engine.kernels import SPECTATOR
from stamtisch.engine.tensors import split_tensor, tensor_size

PrivateInfo = pyspiel.PrivateInfoType


class Observer:
    """What a state tells; `tensor` is overwritten by every `set_from`.

    Tensors there are only of what one seat knows, public and private together.
    """

    def __init__(self, setup: Setup, kind: Any) -> None:
        self._public, self._private, self._recalls = kind.public_info, kind.private_info, kind.perfect_recall
        self._setup = setup
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if self._public and self._private == PrivateInfo.SINGLE_PLAYER:
            pieces = setup.pieces + (setup.recall_pieces if self._recalls else ())
            self.tensor = np.zeros(tensor_size(pieces), np.float32)
            self.dict = split_tensor(self.tensor, pieces)
            self._now = self.tensor[: setup.size]

    def set_from(self, state: Any, player: int) -> None:
        """Fill the tensor; all 0 before the deal."""
        if self.tensor is None:
            return
        self.tensor.fill(0)
        if not state.moment.is_dealt():
            return
        state.moment.fill_observation(player, self._now)
        if self._recalls:
            state.moment.fill_recall(player, self.dict["recall"], self.dict["recall_key"])

    def string_from(self, state: Any, player: int) -> str:
        """The same in text."""
        viewer = self._viewer(player)
        moment: Moment = state.moment
        if not self._public:
            return moment.observe_privately(viewer) if viewer != SPECTATOR else ""
        return moment.recall(viewer) if self._recalls else moment.observe(viewer)

    def _viewer(self, player: int) -> int:
        if self._private == PrivateInfo.NONE:
            return SPECTATOR
        return ALL_SEEING if self._private == PrivateInfo.ALL_PLAYERS else player + 1
