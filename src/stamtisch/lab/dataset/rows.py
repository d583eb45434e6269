"""A game as rows: each decision with what its seat saw, might do and did, read off a replay."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

import numpy as np

from stamtisch.engine import kernels
from stamtisch.engine.game import Game, State
from stamtisch.engine.layout import copy_states
from stamtisch.engine.tensors import DEFAULT_MARGIN, tensor_size

BIT_ORDER: Literal["little"] = "little"
"""action 0 is the lowest bit of a mask's first byte"""


@dataclass(frozen=True)
class Decisions:
    """The decisions of one game, an element or row each. Signals (The Game's hints) are no decisions.

    Attributes:
        plies: the place of each decision's action in the game's record, from 0.
        seats: who acted.
        observations: float32, what that seat knew before.
        masks: uint8, its legal actions, a bit each, the lowest first.
        actions: int32, the action it took, numbered as in the mask.
        words: the same in words.
        returns: float64, what that seat got at the end.
    """

    plies: Any
    seats: Any
    observations: Any
    masks: Any
    actions: Any
    words: list[str]
    returns: Any

    def __len__(self) -> int:
        return len(self.words)


class Reader:
    """Reads games of one kind into arrays: those of the environments (see `docs/observations.md`).

    Attributes:
        pieces: what an observation holds, in order.
        size: how many numbers it is.
        count: actions are numbered from 0 to this, exclusive.
        mask_bytes: the length of a packed mask.
        numbering: how, where these are not the engine's own numbers.
    """

    def __init__(self, game: Game, margin: int = DEFAULT_MARGIN) -> None:
        """Raises ValueError for a margin that cannot be."""
        self.game = game
        self.pieces, self.numbering = game.spec.window(margin)
        self.size = tensor_size(self.pieces)
        self.count = self.numbering.count if self.numbering else game.action_count
        self.mask_bytes = -(-self.count // 8)
        self._scratch = copy_states(game.empty.states)

    def read(self, start: State, history: Sequence[tuple[int, int]]) -> Decisions:
        """The decisions of a game that begins with this state, which is played on to the end."""
        state = start.clone()
        observations = np.empty((len(history), self.size), np.float32)
        masks = np.empty((len(history), self.mask_bytes), np.uint8)
        plies: list[int] = []
        seats: list[int] = []
        actions: list[int] = []
        words: list[str] = []
        for ply, (seat, action) in enumerate(history):
            legal = state.legal_actions(seat)
            if action in legal:
                row = len(plies)
                kernels.fill_observation(state._states, self._scratch, seat, observations[row])  # noqa: SLF001 - the fast way
                numbers = self._number(legal)
                masks[row] = self._pack(numbers)
                plies.append(ply)
                seats.append(seat)
                actions.append(numbers[legal.index(action)])
                words.append(self.game.format_words(action))
            state.apply(action, seat)
        returns = np.array(state.returns())
        rows = len(plies)
        return Decisions(
            np.array(plies, np.int32),
            np.array(seats, np.int32),
            observations[:rows],
            masks[:rows],
            np.array(actions, np.int32),
            words,
            returns[seats],
        )

    def _number(self, legal: list[int]) -> Any:
        listed = np.array(legal, np.int32)
        return self.numbering.numbers(listed) if self.numbering else listed

    def _pack(self, numbers: Any) -> Any:
        mask = np.zeros(self.count, np.uint8)
        mask[numbers] = 1
        return np.packbits(mask, bitorder=BIT_ORDER)


def unpack_masks(packed: Any, count: int) -> Any:
    """Packed masks, a row each, as rows of 0 and 1 for so many actions (uint8)."""
    return np.unpackbits(packed, axis=1, count=count, bitorder=BIT_ORDER)
