"""Seats and whole actions in words: `p2`, `p2: goblin-4`. A game's own words are in its `text.py`."""

import re

from stamtisch.engine.errors import NotationError
from stamtisch.engine.quoting import shorten

__all__ = ["HIDDEN", "format_seat", "parse_seat", "shorten", "split_action"]

HIDDEN = "?"
"""Stands for a card that the viewer may not know."""
_SEAT = re.compile(r"p([1-9]|10)")
_ACTION = re.compile(r"\s*([A-Za-z]\w*)\s*:\s*(.*?)\s*", re.DOTALL)


def format_seat(seat: int) -> str:
    """Seat 0 is `p1`."""
    return f"p{seat + 1}"


def parse_seat(words: str, players: int) -> int:
    """`p1` to 0.

    Raises:
        NotationError: not a seat of a table of so many players.
    """
    found = _SEAT.fullmatch(words)
    if found is None or int(found[1]) > players:
        raise NotationError("engine-no-seat", seat=shorten(words), last=format_seat(players - 1))
    return int(found[1]) - 1


def split_action(words: str, players: int) -> tuple[int, str]:
    """`p2: goblin-4` to seat 1 and `goblin-4`.

    Raises:
        NotationError: no seat, or not a seat of this table.
    """
    found = _ACTION.fullmatch(words)
    if found is None:
        raise NotationError("engine-no-seat-named", words=shorten(words))
    return parse_seat(found[1], players), found[2]
