"""State records: declared once as an annotated class, stored as one element of a NumPy array.

A game declares its record so:

    class TheGameRecord(StateRecord):
        turn: I8  # seat to act
        hand: Annotated[Grid, "i8", 5, 2]  # seat, half: bit mask of cards

The class gives the dtype (`TheGameRecord.dtype`), types the kernels, and is itself the view that
Python code reads and writes: scalars are plain ints, fields with a shape are memoryviews. A store
that does not fit the field raises in this view, which is how interpreted runs find overflows.
"""

from typing import Annotated, Any, ClassVar, Protocol, Self, get_type_hints

import numpy as np

from stamtisch._jit import register_view

I8 = Annotated[int, "i1"]
I16 = Annotated[int, "i2"]
I32 = Annotated[int, "i4"]
I64 = Annotated[int, "i8"]


class Row(Protocol):
    """A field with one dimension."""

    def __getitem__(self, index: int, /) -> int: ...
    def __setitem__(self, index: int, value: int, /) -> None: ...


class Grid(Protocol):
    """A field with two dimensions; always indexed by both."""

    def __getitem__(self, index: tuple[int, int], /) -> int: ...
    def __setitem__(self, index: tuple[int, int], value: int, /) -> None: ...


class StateRecord:
    """What every game's state holds, and the view on one element of an array of states."""

    seed: Annotated[Row, "i8", 8]
    """key of the deals as eight 32-bit words (`rng.py`), signed like every field; 0 in a view"""
    blocks: I64
    """number of the next unused block of the key stream"""
    viewer: I8
    """0: everything is here; seat + 1: what that seat may know; `SPECTATOR`: what all may know"""
    players: I8
    """number of seats that act"""

    dtype: ClassVar[Any]
    fields: ClassVar[tuple[str, ...]]

    def __init_subclass__(cls) -> None:
        hints = get_type_hints(cls, include_extras=True)
        layout = [(name, *hint.__metadata__) for name, hint in hints.items() if hasattr(hint, "__metadata__")]
        cls.dtype = np.dtype([(name, kind, tuple(shape)) for name, kind, *shape in layout], align=True)
        cls.fields = tuple(name for name, *_ in layout)
        for name, _kind, *shape in layout:
            setattr(cls, name, _CellField(name) if shape else _ScalarField(name))
        register_view(cls.dtype, cls)

    def __init__(self, states: Any, index: int = 0) -> None:
        self._states = states if len(states) == 1 else states[index : index + 1]

    @classmethod
    def empty(cls) -> Self:
        """A record of its own, all zero."""
        return cls(np.ndarray(1, cls.dtype, bytearray(cls.dtype.itemsize)))

    @property
    def states(self) -> Any:
        """The array of one element that this view reads and writes."""
        return self._states


class _ScalarField:
    """Reads and writes a field without a shape as a plain int."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __get__(self, record: Any, owner: type) -> int:
        return int(self._cell(record)[0])

    def __set__(self, record: Any, value: int) -> None:
        self._cell(record)[0] = value

    def _cell(self, record: Any) -> memoryview:
        cells = record.__dict__
        if (found := cells.get(self.name)) is None:
            found = cells[self.name] = memoryview(record._states[self.name])
        return found  # type: ignore[no-any-return]


class _CellField:
    """Reads a field with a shape as a memoryview, made on first use."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __get__(self, record: Any, owner: type) -> memoryview:
        cells = record.__dict__
        if (found := cells.get(self.name)) is None:
            found = cells[self.name] = memoryview(record._states[self.name][0])
        return found  # type: ignore[no-any-return]


def copy_states(states: Any) -> Any:
    """An independent copy of a record's array: its bytes at once (NumPy would go field by field)."""
    return np.ndarray(1, states.dtype, bytearray(states.base))
