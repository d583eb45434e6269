"""Compact numbers for the actions of Saboteur: those of the cells in a window on the mine.

The engine's actions name every cell that a card could ever lie on, about 190 000 in all. Here a lay
or a rockfall in the window (see `tensor.py`) has a number of its own, and so have all actions without
a cell. Legal actions on cells outside the window are numbered from `first_outside` on, in the order
in which the game lists them at that moment.
"""

from typing import Any

import numpy as np

from stamtisch._jit import plain
from stamtisch.engine.tensors import DEFAULT_MARGIN
from stamtisch.games.saboteur import tensor
from stamtisch.games.saboteur.actions import (
    ACTIONS,
    EMPTY_PASS,
    FIRST_MAP,
    FIRST_PASS,
    FIRST_TAKE,
    FIRST_USE,
)
from stamtisch.games.saboteur.cards import CELLS, LARGEST_HAND, PLACED, REACH, SEATS, TUNNEL_CARDS

MOST_FRONT = 176
"""cells where a card may be laid, at most (`front` in the record)"""
MOST_OUTSIDE = MOST_FRONT * 2 * LARGEST_HAND + TUNNEL_CARDS
"""two ways to lay each card of a hand in each of them; a rockfall on each tunnel card"""
LARGEST_MARGIN = REACH - 8
"""then the window ends where the reach of cards ends, in the east"""
_place_in_window = plain(tensor.place_in_window)


class WindowNumbering:
    """The numbers with a window of this margin."""

    def __init__(self, margin: int = DEFAULT_MARGIN) -> None:
        if not 0 <= margin <= LARGEST_MARGIN:
            raise ValueError(f"margin must be from 0 to {LARGEST_MARGIN}, not {margin}")
        places = np.array([_place_in_window(cell, margin) for cell in range(CELLS)], np.int32)
        self.cells = int(places.max()) + 1
        """of the window"""
        self.first_rockfall = PLACED * self.cells
        self.first_other = self.first_rockfall + self.cells
        self.first_outside = self.first_other + ACTIONS - FIRST_USE
        self.count = self.first_outside + MOST_OUTSIDE
        bases = np.arange(PLACED + 1, dtype=np.int32)[:, None] * self.cells
        on_cells = np.where(places >= 0, bases + places, -1).reshape(-1)
        others = np.arange(self.first_other, self.first_outside, dtype=np.int32)
        self._number_of = np.concatenate([on_cells, others]).astype(np.int32)
        """by action; -1 for a cell outside"""
        self._action_of = np.empty(self.first_outside, np.int32)
        inside = np.flatnonzero(self._number_of >= 0)
        self._action_of[self._number_of[inside]] = inside

    def numbers(self, legal: Any) -> Any:
        """The number of each legal action."""
        found = self._number_of[legal]
        outside = found < 0
        found[outside] = self.first_outside + np.arange(outside.sum())
        return found

    def action(self, number: int, legal: Any) -> int:
        """The action of a number; -1 if it stands for nothing now."""
        if 0 <= number < self.first_outside:
            return int(self._action_of[number])
        outside = legal[self._number_of[legal] < 0]
        nth = number - self.first_outside
        return int(outside[nth]) if 0 <= nth < len(outside) else -1

    def table(self) -> list[tuple[int, int, str]]:
        """For the docs: first number, how many, what they stand for."""
        shift = self.first_other - FIRST_USE
        return [
            (0, PLACED * self.cells, "lay a placement on a cell: placement × cells + cell of the window"),
            (self.first_rockfall, self.cells, "a rockfall on a cell of the window"),
            (FIRST_USE + shift, FIRST_MAP - FIRST_USE, f"a tool card before a seat: use × {SEATS} + seat"),
            (FIRST_MAP + shift, FIRST_PASS - FIRST_MAP, "a map for a goal"),
            (FIRST_PASS + shift, EMPTY_PASS - FIRST_PASS, "pass with a card of a kind"),
            (EMPTY_PASS + shift, 1, "pass without a card: never legal"),
            (FIRST_TAKE + shift, ACTIONS - FIRST_TAKE, "pick a gold card: nuggets − 1"),
            (self.first_outside, MOST_OUTSIDE, "the legal lays and rockfalls outside the window, as listed"),
        ]
