"""How many cards are still needed to join the mine to each goal, by any cards that would fit.

A *door* is a cell and one of its sides: the way comes into the cell there. `measure` fills, for every door in
a window on the mine, the fewest cards to lay from there on, that cell's included, until the goal is joined.
Cards that lie there already and cannot be reached yet are walked through for nothing; dead ends and
other face-down goals bar the way.
"""

from typing import Any, NamedTuple, Protocol

import numpy as np

from stamtisch._jit import kernel, table
from stamtisch.engine.layout import Grid
from stamtisch.games.saboteur.board import is_blank, is_open, reached_sides
from stamtisch.games.saboteur.cards import (
    CELLS,
    CODE,
    EMPTY,
    FACE_DOWN,
    GOALS,
    PLACED,
    REACHED,
    SIDES,
    cell_at,
)
from stamtisch.games.saboteur.state import SaboteurRecord
from stamtisch.games.saboteur.tables import EDGES, GOAL_CELLS, OPPOSITE, STEP, THROUGH

WEST, EAST, NORTH, SOUTH = -2, 10, -5, 5
"""the window"""
_COLUMNS, _ROWS = EAST - WEST + 1, SOUTH - NORTH + 1
_PLACES = [-1] * CELLS
for _y in range(_ROWS):
    for _x in range(_COLUMNS):
        _PLACES[cell_at(WEST + _x, NORTH + _y)] = _y * _COLUMNS + _x
PLACE = table(_PLACES)
"""by cell: its number in the window, -1 outside"""
DOORS = _COLUMNS * _ROWS * SIDES
QUEUE = 2048
FAR = 12
"""as far as that is as good as never"""
WAIT = GOALS
"""the row of `maps` with the doors to go on from"""
MAPS = (GOALS + 1, QUEUE)
MOST_FRONT = 176


def make_maps() -> tuple[Any, Any]:
    """Room for `measure_all`: doors, and cells where a card may be laid."""
    return np.zeros(MAPS, np.int64), np.zeros((MOST_FRONT, GOALS), np.int64)


class Ground(NamedTuple):
    """How far it is to the goals.

    Attributes:
        maps, fronts: room for `measure_all`.
        ways: (2, goals) the fewest cards to each before a deed and after it.
        classes: (goals,) the class of the deed, if that were the treasure.
    """

    maps: Any
    fronts: Any
    ways: Any
    classes: Any


def make_ground() -> Ground:
    """Room to measure."""
    maps, fronts = make_maps()
    return Ground(maps, fronts, np.zeros((2, GOALS), np.int64), np.zeros(GOALS, np.int64))


class Reals(Protocol):
    """A row of real numbers."""

    def __getitem__(self, index: int, /) -> float: ...
    def __setitem__(self, index: int, value: float, /) -> None: ...


@kernel
def closed_sides(s: SaboteurRecord, cell: int) -> int:
    """Mask of the sides where a face-up card shows a closed edge (R14)."""
    mask = 0
    for side in range(SIDES):
        beside = cell + STEP[side]
        if is_blank(s, beside) == 0 and is_open(s, beside, OPPOSITE[side]) == 0:
            mask |= 1 << side
    return mask


@kernel
def door(cell: int, side: int) -> int:
    """The number of a door; negative outside the window."""
    return PLACE[cell] * SIDES + side if PLACE[cell] >= 0 else -1


@kernel
def measure(s: SaboteurRecord, goal: int, maps: Grid) -> None:
    """Fill the row of a goal: for each door the fewest cards to lay, `FAR` at most."""
    for i in range(DOORS):
        maps[goal, i] = FAR
    last = 0
    for side in range(SIDES):
        maps[goal, door(GOAL_CELLS[goal], side)] = 0
        maps[WAIT, last] = GOAL_CELLS[goal] * SIDES + side
        last += 1
    at = 0
    while at < last < QUEUE - SIDES:
        cell = maps[WAIT, at] // SIDES
        side = maps[WAIT, at] - cell * SIDES
        at += 1
        last = step_back(s, goal, maps, last, cell + STEP[side], OPPOSITE[side], maps[goal, door(cell, side)])


@kernel
def step_back(s: SaboteurRecord, goal: int, maps: Grid, last: int, cell: int, out: int, cards: int) -> int:
    """The doors by which one can come into a cell to leave it on a side; the queue's new length."""
    if PLACE[cell] < 0:
        return last
    code = s.grid[cell]
    if code == EMPTY:
        barred = closed_sides(s, cell)
        cards += 1
    elif code < REACHED and THROUGH[code] == 1:
        barred = ~EDGES[code]
    else:
        return last
    if (barred >> out) & 1 == 1 or cards >= FAR:
        return last
    for side in range(SIDES):
        if side != out and (barred >> side) & 1 == 0:
            place = door(cell, side)
            if maps[goal, place] > cards:
                maps[goal, place] = cards
                maps[WAIT, last] = cell * SIDES + side
                last += 1
    return last


@kernel
def measure_all(s: SaboteurRecord, maps: Grid, fronts: Grid) -> None:
    """Fill the rows of all goals that lie face down, and by cell in `front` the fewest cards from it."""
    for goal in range(GOALS):
        if s.goal_open[goal] == 0:
            measure(s, goal, maps)
    for i in range(s.front_count):
        cell = s.front[i] >> PLACED
        sides = reached_sides(s, cell)
        for goal in range(GOALS):
            fronts[i, goal] = FAR
            if s.goal_open[goal] == 0 and PLACE[cell] >= 0:
                for side in range(SIDES):
                    if (sides >> side) & 1 == 1:
                        fronts[i, goal] = min(fronts[i, goal], maps[goal, door(cell, side)])


@kernel
def nearest(s: SaboteurRecord, fronts: Grid, goal: int, but: int) -> int:
    """The fewest cards to a goal from any cell in `front` but one (-1 for none)."""
    best = FAR
    for i in range(s.front_count):
        if i != but and fronts[i, goal] < best:
            best = fronts[i, goal]
    return best


@kernel
def ahead(s: SaboteurRecord, maps: Grid, goal: int, cell: int, edges: int) -> int:
    """The fewest cards to a goal through the open edges of a through card that is laid on a cell."""
    best = FAR
    for side in range(SIDES):
        beside = cell + STEP[side]
        if (edges >> side) & 1 == 1 and PLACE[beside] >= 0:
            code = s.grid[beside] & CODE
            if s.grid[beside] < REACHED and (code != FACE_DOWN or beside == GOAL_CELLS[goal]):
                best = min(best, maps[goal, door(beside, OPPOSITE[side])])
    return best


@kernel
def nearest_blocked(s: SaboteurRecord, maps: Grid, goal: int, cell: int) -> int:
    """The fewest cards to a goal if the cell were filled with rock; spoils the goal's row of `maps`."""
    before = s.grid[cell]
    s.grid[cell] = FACE_DOWN
    measure(s, goal, maps)
    best = FAR
    for i in range(s.front_count):
        other = s.front[i] >> PLACED
        if other != cell and PLACE[other] >= 0:
            sides = reached_sides(s, other)
            for side in range(SIDES):
                if (sides >> side) & 1 == 1:
                    best = min(best, maps[goal, door(other, side)])
    s.grid[cell] = before
    return best
