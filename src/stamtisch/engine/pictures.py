"""What the pictures of all games share: how a seat is marked, blocks side by side in columns.

Their words are messages too (`pictures-…`), so that a table is drawn in the language that is spoken.
"""

from collections.abc import Sequence

from stamtisch.engine.messages import say
from stamtisch.engine.notation import format_seat

WIDTH = 78
"""columns that a picture keeps to where it can"""


def mark_seat(seat: int, viewer: int, acts: bool) -> str:
    """`> p1  you`: the seat's name, before it whether it is to act, behind it whether it is the viewer's."""
    own = say("pictures-you") if viewer == seat + 1 else ""
    return f"{'>' if acts else ' '} {format_seat(seat):<3} {own:<3}"


def set_columns(cells: Sequence[str], width: int = WIDTH, gap: int = 3) -> list[str]:
    """The cells in as many even columns as the width allows, read row by row."""
    widest = max(map(len, cells), default=0)
    columns = max(1, (width + gap) // (widest + gap))
    rows = [cells[at : at + columns] for at in range(0, len(cells), columns)]
    return [(" " * gap).join(cell.ljust(widest) for cell in row).rstrip() for row in rows]
