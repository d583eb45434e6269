"""Names in notation: cells, kinds, placements, goals; used by positions, texts and pictures."""

import re

from stamtisch.games.saboteur import cards

_CELL = re.compile(r"(-?(?:0|[1-9][0-9]{0,2})),(-?(?:0|[1-9][0-9]{0,2}))")
_TURNED = " turned"


def cell_xy(cell: int) -> tuple[int, int]:
    """A cell's coordinates."""
    y, x = divmod(cell, cards.WIDTH)
    return x - cards.REACH, y - cards.REACH


def format_cell(cell: int) -> str:
    """A cell as `3,-1`."""
    x, y = cell_xy(cell)
    return f"{x},{y}"


def read_xy(words: str) -> tuple[int, int] | None:
    """`3,-1` as coordinates; None if it is none (`-0` is not written)."""
    found = _CELL.fullmatch(words)
    if found is None or "-0" in found.groups():
        return None
    return int(found[1]), int(found[2])


def is_within_reach(x: int, y: int) -> bool:
    """Whether a card could ever come to lie there."""
    return abs(x) <= cards.REACH and abs(y) <= cards.REACH


def placement_name(placement: int) -> str:
    """A placement as `curve_se turned`."""
    kind, turned = cards.PLACEMENTS[placement]
    return cards.KIND_NAMES[kind] + _TURNED * turned


PLACEMENT_OF = {placement_name(i): i for i in range(cards.PLACED)}


def goal_name(goal: int, opened: int) -> str:
    """A face-up goal as it lies, as `stone_se turned`."""
    return cards.GOAL_NAMES[goal] + _TURNED * (opened == 2)


def code_name(code: int) -> str:
    """What lies in a cell, in words: a tunnel card, the start or a goal."""
    code &= cards.CODE
    if code <= cards.PLACED:
        return placement_name(code - 1)
    stone = ("stone_se", "stone_se turned", "stone_sw", "stone_sw turned")
    return ("start", "goal", "gold", *stone)[code - cards.START]
