"""Positions of Saboteur: the tunnel cards on the table and the goals."""

from typing import Protocol

from stamtisch._jit import plain
from stamtisch.engine.errors import PositionError
from stamtisch.engine.notation import shorten
from stamtisch.engine.positions import check_word, read_list, read_object
from stamtisch.engine.spec import Json
from stamtisch.games.saboteur import board, cards
from stamtisch.games.saboteur.names import (
    PLACEMENT_OF,
    cell_xy,
    code_name,
    format_cell,
    goal_name,
    is_within_reach,
    placement_name,
    read_xy,
)
from stamtisch.games.saboteur.state import DIGGING, SHARING, SaboteurRecord

_survey = plain(board.survey)
_is_open = plain(board.is_open)


class Census(Protocol):
    """Counts the deck's cards as they are named."""

    def take(self, kind: int, where: str) -> int:
        """One card of a kind lies there."""


def write_board(s: SaboteurRecord) -> dict[str, str]:
    """The tunnel cards on the table, row by row from the north-west."""
    cells = [s.laid[i] for i in range(s.laid_count)]
    return {format_cell(cell): placement_name((s.grid[cell] & cards.CODE) - 1) for cell in cells}


def write_open(s: SaboteurRecord) -> dict[str, str]:
    """The goals turned up, as they lie."""
    shown = ((name, s.goal[goal], s.goal_open[goal]) for goal, name in enumerate(cards.GOAL_WORDS))
    return {name: goal_name(goal, opened) for name, goal, opened in shown if opened}


def read_goals(s: SaboteurRecord, position: Json) -> None:
    """The three goals, and those turned up (R3, R28, R32)."""
    goals = read_list(position, "goals")
    names = cards.GOAL_NAMES[1:]
    for name in goals:
        check_word(name, "goals", names, "saboteur/R3")
    if sorted(goals) != sorted(names):
        raise PositionError("saboteur-wrong-goals", where="goals", rule="saboteur/R3")
    for goal, name in enumerate(goals):
        s.goal[goal] = cards.GOAL_NAMES.index(name)
    for word, name in read_object(position, "open").items():
        goal = cards.GOAL_WORDS.index(check_word(word, "open", cards.GOAL_WORDS, "saboteur/R3"))
        ways = [goal_name(s.goal[goal], way) for way in (1, 2)][: 1 if s.goal[goal] == cards.GOAL_GOLD else 2]
        s.goal_open[goal] = 1 + ways.index(check_word(name, f"open.{word}", ways, "saboteur/R28"))
    treasure = goals.index("gold")
    if s.phase == SHARING:
        s.goal_open[treasure] = 1
    if s.phase == DIGGING and s.goal_open[treasure]:
        raise PositionError("saboteur-treasure-found", where="open", rule="saboteur/R32")


def read_board(s: SaboteurRecord, position: Json, left: Census) -> None:
    """Lay out the start, the goals and the tunnel cards, which must fit each other (R11, R14)."""
    s.grid[cards.START_CELL] = cards.START
    for goal, cell in enumerate(cards.GOAL_CELLS):
        s.grid[cell] = _goal_code(s, goal)
    cells = []
    for words, name in read_object(position, "board").items():
        where = f"board.{shorten(words)}"
        cell = _read_cell(words, where)
        if s.grid[cell] != cards.EMPTY:
            raise PositionError(
                "saboteur-cell-taken", where=where, rule="saboteur/R11", what=code_name(s.grid[cell])
            )
        check_word(name, where, PLACEMENT_OF, "saboteur/R12")
        left.take(cards.PLACEMENTS[PLACEMENT_OF[name]][0], where)
        s.grid[cell] = 1 + PLACEMENT_OF[name]
        cells.append(cell)
    for cell in sorted(cells):
        s.laid[s.laid_count] = cell
        s.laid_count += 1
    _check_span(s)
    for cell in cells:
        _check_fit(s, cell)
    _survey(s)


def _goal_code(s: SaboteurRecord, goal: int) -> int:
    if s.goal_open[goal] == 0:
        return cards.FACE_DOWN
    first = {1: cards.GOLD_CELL, 2: cards.STONE_SE_CELL, 3: cards.STONE_SW_CELL}[s.goal[goal]]
    return first + s.goal_open[goal] - 1


def _read_cell(words: str, where: str) -> int:
    found = read_xy(words)
    if found is None:
        raise PositionError("saboteur-bad-cell", where=where, cell=shorten(words))
    if not is_within_reach(*found):
        raise PositionError("saboteur-out-of-reach", where=where, rule="saboteur/R13")
    return cards.cell_at(*found)


def _check_span(s: SaboteurRecord) -> None:
    """All cards once hung together with the start: 40 tunnel cards and the open goals must suffice (R13)."""
    places = [cell_xy(s.laid[i]) for i in range(s.laid_count)] + [(0, 0)]
    xs, ys = zip(*places, strict=True)
    bridge = sum(s.goal_open[goal] != 0 for goal in range(cards.GOALS))
    if max(xs) - min(xs) + max(ys) - min(ys) > cards.TUNNEL_CARDS + bridge:
        raise PositionError("saboteur-out-of-reach", where="board", rule="saboteur/R13")


def _check_fit(s: SaboteurRecord, cell: int) -> None:
    """Tunnel cards and the start fit each other; only goals may lie amiss (R14, R29)."""
    for side in range(cards.SIDES):
        beside = cell + cards.STEP[side]
        code = s.grid[beside] & cards.CODE
        fits = _is_open(s, cell, side) == _is_open(s, beside, cards.OPPOSITE[side])
        if cards.EMPTY < code <= cards.START and not fits:
            raise PositionError(
                "saboteur-board-misfit",
                where=f"board.{format_cell(cell)}",
                rule="saboteur/R14",
                other=f"{code_name(code)} {format_cell(beside)}",
            )
