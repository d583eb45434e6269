"""Legal moves as a numbered list that fits the terminal: a table where the moves make one, else groups."""

from collections.abc import Sequence

WIDEST_LABEL = 24
LABEL_WORDS = 2
"""moves are grouped by so many of their first words"""
CONTINUED = "    "
"""what a line begins with that goes on with the group above"""
ELLIPSIS = "  …"


def order_moves(moves: Sequence[str]) -> list[str]:
    """The moves in the order of their numbers: those that begin alike together, numbers sorted."""
    groups: dict[str, list[str]] = {}
    for move in moves:
        groups.setdefault(_split(move)[0], []).append(move)
    labels = sorted(groups, key=lambda label: (label == "", int(label) if label.isdigit() else 0))
    return [move for label in labels for move in groups[label]]


def number_moves(moves: Sequence[str]) -> list[int]:
    """The place of each from 1; but of `take 2` the gold card's own number, which would be taken for it."""
    ends = [move.split(" ") for move in moves]
    if all(len(parts) == 2 and parts[1].isdigit() for parts in ends):
        own = [int(parts[1]) for parts in ends]
        if len(set(own)) == len(own):
            return own
    return list(range(1, len(moves) + 1))


def _split(move: str) -> tuple[str, str]:
    """What a move shares with its like, and what sets it apart: `lay cross`, `1,0`."""
    parts = move.split(" ")
    label = parts[: min(LABEL_WORDS, len(parts) - 1)]
    return " ".join(label), " ".join(parts[len(label) :])


def list_moves(moves: Sequence[str], width: int, word: str = "", columns: Sequence[str] = ()) -> list[str]:
    """Lines with the numbered moves; with a word only those that contain it.

    Args:
        moves: as `order_moves` gives them; numbered by `number_moves`.
        width: columns of the terminal.
        word: what to look for.
        columns: words that a move may end with; if all do, a table has a column for each of them.
    """
    numbers = number_moves(moves)
    digits = len(str(max(numbers, default=0)))
    groups: dict[str, dict[str, str]] = {}
    for number, move in zip(numbers, moves, strict=True):
        if word in move:
            label, last = _split(move)
            groups.setdefault(label, {})[last] = f"{number:>{digits}}) {last}"
    if not groups:
        return []
    label_width = min(max(map(len, groups)), WIDEST_LABEL, width // 3)
    ends = {last for label, entries in groups.items() if label for last in entries}
    if columns and ends and ends <= set(columns):
        table = _set_table(groups, label_width, columns)
        if max(map(len, table)) <= width:
            return table
    lines: list[str] = []
    for label, entries in groups.items():
        lines += _set_group(label, list(entries.values()), label_width, width)
    return lines


def shorten_list(lines: Sequence[str], room: int, width: int) -> tuple[list[str], bool]:
    """The lines that there is room for, and whether something is missing.

    What goes on below its first line is cut first, so that every kind of move is still to be seen.
    """
    if len(lines) <= room:
        return list(lines), False
    shown: list[str] = []
    for line in lines:
        if not line.startswith(CONTINUED):
            shown.append(line)
        elif not shown[-1].endswith(ELLIPSIS):
            shown[-1] = _cut(shown[-1], width)
    return shown[: max(1, room - 1)], True


def _cut(line: str, width: int) -> str:
    """With a sign that it goes on, in place of its last move where there is no room beside it."""
    return (line if len(line) + len(ELLIPSIS) <= width else line.rpartition("  ")[0].rstrip()) + ELLIPSIS


def _set_table(groups: dict[str, dict[str, str]], label_width: int, columns: Sequence[str]) -> list[str]:
    """A row for each group, a column for each ending, so that an ending is always in the same place."""
    widest = max(len(entry) for entries in groups.values() for entry in entries.values())
    lines = []
    for label, entries in groups.items():
        cells = [entries.get(column, "") for column in columns] if label else list(entries.values())
        lines.append(f"  {label:<{label_width}}  {'  '.join(cell.ljust(widest) for cell in cells)}".rstrip())
    return lines


def _set_group(label: str, entries: list[str], label_width: int, width: int) -> list[str]:
    """One group: the label at the left, the entries beside it; without a label in even columns."""
    indent = label_width + 4 if label_width else 2
    first = f"  {label}".ljust(indent)
    lines = _flow(entries, width - indent) if label else _flow(_even(entries), width - indent)
    if len(first) > indent:
        return [first, *(" " * indent + line for line in lines)]
    return [first + lines[0], *(" " * indent + line for line in lines[1:])]


def _even(entries: list[str]) -> list[str]:
    widest = max(map(len, entries))
    return [entry.ljust(widest) for entry in entries]


def _flow(entries: Sequence[str], width: int) -> list[str]:
    """The entries one after the other, as many in a line as fit."""
    lines = [entries[0]]
    for entry in entries[1:]:
        if len(lines[-1]) + 2 + len(entry.rstrip()) <= width:
            lines[-1] += f"  {entry}"
        else:
            lines.append(entry)
    return [line.rstrip() for line in lines]
