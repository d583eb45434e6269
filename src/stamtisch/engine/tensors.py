"""Observation tensors: what a seat may know as a row of numbers, in pieces that a game declares once.

A game's `tensor.py` lists its `PIECES`; the stub `fill_tensor` writes them one behind the other into
a float32 array, from a view alone. The table in the docs is made from the same list.

A piece with `is_board` is a window on a table without borders. Its last two sizes (rows, columns) grow
by two with each cell of margin; the kernel tells the margin from the array's length.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import prod
from typing import Any, Protocol

import numpy as np

from stamtisch.engine.seeds import whole_number

DEFAULT_MARGIN = 3
"""cells around the middle part of a board window (see the game's `tensor.py`)"""


class Tensor(Protocol):
    """What `fill_tensor` writes into: one float32 row."""

    def __len__(self) -> int: ...
    def __setitem__(self, index: int | slice, value: float, /) -> None: ...


@dataclass(frozen=True)
class Piece:
    """One part of an observation tensor.

    Attributes:
        name: unique in its game.
        shape: its sizes; the piece lies in the tensor row by row.
        meaning: one plain sentence; what each index stands for.
        low: the least value.
        high: the greatest value.
        is_board: whether the last two sizes grow with the margin.
    """

    name: str
    shape: tuple[int, ...]
    meaning: str
    low: float = 0.0
    high: float = 1.0
    is_board: bool = False

    @property
    def size(self) -> int:
        """How many numbers it is."""
        return prod(self.shape)


Pieces = tuple[Piece, ...]


def with_margin(pieces: Pieces, margin: int) -> Pieces:
    """The pieces as they are with another margin around the board.

    Raises:
        ValueError: a negative margin, no whole number, or another one than usual without a board.
    """
    number = whole_number(margin)
    if number is None or number < 0:
        raise ValueError(f"margin must be a whole number, 0 or more, not {margin!r}")
    more = 2 * (number - DEFAULT_MARGIN)
    if more != 0 and not any(piece.is_board for piece in pieces):
        raise ValueError(
            f"margin must be left out: it is for tables without borders (Saboteur), not {margin}"
        )
    return tuple(
        replace(piece, shape=(*piece.shape[:-2], piece.shape[-2] + more, piece.shape[-1] + more))
        if piece.is_board
        else piece
        for piece in pieces
    )


def tensor_size(pieces: Sequence[Piece]) -> int:
    """How many numbers the tensor holds."""
    return sum(piece.size for piece in pieces)


def offsets(pieces: Sequence[Piece]) -> dict[str, int]:
    """Where each piece begins."""
    found, at = {}, 0
    for piece in pieces:
        found[piece.name] = at
        at += piece.size
    return found


def bounds(pieces: Sequence[Piece]) -> tuple[Any, Any]:
    """The least and the greatest value of each number, as two float32 arrays."""
    sizes = [piece.size for piece in pieces]
    low = np.repeat(np.array([piece.low for piece in pieces], np.float32), sizes)
    high = np.repeat(np.array([piece.high for piece in pieces], np.float32), sizes)
    return low, high


def split_tensor(tensor: Any, pieces: Sequence[Piece]) -> dict[str, Any]:
    """The pieces of a tensor by name, each in its shape (views into the tensor, not copies)."""
    return dict(_parts(tensor, pieces))


def _parts(tensor: Any, pieces: Sequence[Piece]) -> Iterator[tuple[str, Any]]:
    at = 0
    for piece in pieces:
        yield piece.name, tensor[at : at + piece.size].reshape(piece.shape)
        at += piece.size
