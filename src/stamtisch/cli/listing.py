"""Legal moves as a numbered list that fits the terminal, moves that begin alike together."""

from collections.abc import Sequence

WIDEST_LABEL = 24


def order_moves(moves: Sequence[str]) -> list[str]:
    """The moves in the order of their numbers: those that begin alike stand together."""
    groups: dict[str, list[str]] = {}
    for move in moves:
        groups.setdefault(_split(move)[0], []).append(move)
    return [move for group in groups.values() for move in group]


def _split(move: str) -> tuple[str, str]:
    """What a move shares with its like, and what sets it apart: `lay cross`, `1,0`."""
    label, _, last = move.rpartition(" ")
    return label, last


def list_moves(moves: Sequence[str], width: int, word: str = "") -> list[str]:
    """Lines with the numbered moves; with a word only those that contain it.

    Args:
        moves: as `order_moves` gives them; the first is number 1.
        width: columns of the terminal.
        word: what to look for.
    """
    digits = len(str(len(moves)))
    groups: dict[str, list[str]] = {}
    for number, move in enumerate(moves, 1):
        if word in move:
            label, last = _split(move)
            groups.setdefault(label, []).append(f"{number:>{digits}}) {last}")
    if not groups:
        return []
    label_width = min(max(map(len, groups)), WIDEST_LABEL, width // 3)
    lines: list[str] = []
    for label, entries in groups.items():
        lines += _set_group(label, entries, label_width, width)
    return lines


def _set_group(label: str, entries: list[str], label_width: int, width: int) -> list[str]:
    """One group: the label at the left, the entries in columns beside it."""
    cell = max(map(len, entries))
    indent = label_width + 4 if label_width else 2
    columns = max(1, (width - indent + 2) // (cell + 2))
    rows = [entries[at : at + columns] for at in range(0, len(entries), columns)]
    lines = ["  ".join(entry.ljust(cell) for entry in row).rstrip() for row in rows]
    first = f"  {label}".ljust(indent)
    if len(first) > indent:
        return [first, *(" " * indent + line for line in lines)]
    return [first + lines[0], *(" " * indent + line for line in lines[1:])]
