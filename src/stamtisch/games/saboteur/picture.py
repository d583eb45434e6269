"""The mine and the table as a player sees them, drawn with lines: `═` and `║` are tunnels."""

from stamtisch._jit import plain
from stamtisch.engine.notation import HIDDEN, format_seat
from stamtisch.engine.spec import Options
from stamtisch.games.saboteur import cards, rules
from stamtisch.games.saboteur.names import cell_xy
from stamtisch.games.saboteur.position import broken_tools, hand_cards, known_goals
from stamtisch.games.saboteur.position_gold import gold_cards, packet_cards
from stamtisch.games.saboteur.state import DIGGING, OVER, SHARING, SaboteurRecord

_JOINTS = " ╨╞╚╥║╔╠╡╝═╩╗╣╦╬"
"""the middle of a through card, by its open sides"""
_MARK = {cards.START: "S", cards.GOLD_CELL: "$"}
_nuggets = plain(rules.nuggets)


def picture(record: SaboteurRecord, options: Options) -> str:
    """The table in plain text."""
    lines = [*_mine(record), "", *_table(record)]
    lines += [_seat_line(record, seat) for seat in range(record.players)]
    if record.phase == DIGGING:
        lines.append(f"{format_seat(record.turn)} to play")
    elif record.phase == SHARING:
        packet = " ".join(map(str, packet_cards(record)))
        lines.append(f"{format_seat(record.turn)} to pick from the gold going round: {packet}")
    return "\n".join(lines)


def _mine(record: SaboteurRecord) -> list[str]:
    """The mine, each cell three by three, with coordinates on the rim."""
    places = [cell_xy(record.laid[i]) for i in range(record.laid_count)]
    places += [cell_xy(cell) for cell in (cards.START_CELL, *cards.GOAL_CELLS)]
    xs = range(min(x for x, _ in places), max(x for x, _ in places) + 1)
    ys = range(min(y for _, y in places), max(y for _, y in places) + 1)
    lines = ["     " + "".join(f"{x:^5}" for x in xs).rstrip()]
    for y in ys:
        drawn = [_cell(record, cards.cell_at(x, y)) for x in xs]
        for row in range(3):
            rim = f"{y:>3}  " if row == 1 else "     "
            lines.append((rim + "".join(cell[row] for cell in drawn)).rstrip())
    return lines


def _cell(record: SaboteurRecord, cell: int) -> tuple[str, str, str]:
    """Three rows of five letters for a cell."""
    code = record.grid[cell] & cards.CODE
    if code == cards.EMPTY:
        return "     ", "  ·  ", "     "
    if code == cards.FACE_DOWN:
        known = record.goal[cards.GOAL_CELLS.index(cell)] if record.viewer else 0
        middle = {0: "?", cards.GOAL_GOLD: "$"}.get(known, "o")
        return "┌───┐", f"│ {middle} │", "└───┘"
    edges = cards.EDGES[code]
    north, east, south, west = (edges >> side & 1 for side in range(cards.SIDES))
    middle = _MARK.get(code, _JOINTS[edges] if cards.THROUGH[code] else "x")
    return (
        f"╭─{'║' if north else '─'}─╮",
        f"{'═' if west else '│'}{'═' if west else ' '}{middle}{'═' if east else ' '}{'═' if east else '│'}",
        f"╰─{'║' if south else '─'}─╯",
    )


def _table(record: SaboteurRecord) -> list[str]:
    goals = [
        f"{word} {cards.GOAL_NAMES[record.goal[goal]] if record.viewer or record.goal_open[goal] else HIDDEN}"
        for goal, word in enumerate(cards.GOAL_WORDS)
    ]
    return [
        f"round {record.round + 1} of {cards.ROUNDS}    goals: {', '.join(goals)}",
        f"draw pile: {record.draw_end - record.draw_at} cards    gold pile: {record.pile_count} cards",
    ]


def _seat_line(record: SaboteurRecord, seat: int) -> str:
    hand = [cards.KIND_NAMES[kind] for kind in hand_cards(record, seat)] or [HIDDEN] * record.hand_count[seat]
    parts = [f"{format_seat(seat):>3} {cards.ROLE_NAMES[record.role[seat]]:<8} {' '.join(hand) or '–'}"]
    if tools := broken_tools(record, seat):
        parts.append(f"broken: {', '.join(tools)}")
    if seen := known_goals(record, seat):
        parts.append(f"has looked at: {', '.join(seen)}")
    if gold := gold_cards(record, seat):
        parts.append(f"gold: {' '.join(map(str, gold))}")
    if record.phase == OVER:
        parts.append(f"nuggets: {_nuggets(record, seat)}")
    return "   ".join(parts)
