"""The mine and the table as a player sees them, in few lines: a card is three letters wide and one high."""

from stamtisch._jit import plain
from stamtisch.engine.messages import say
from stamtisch.engine.notation import HIDDEN
from stamtisch.engine.pictures import WIDTH, mark_seat, set_columns
from stamtisch.engine.spec import Options
from stamtisch.games.saboteur import cards, rules
from stamtisch.games.saboteur.names import cell_xy
from stamtisch.games.saboteur.position import broken_tools, hand_cards, known_goals
from stamtisch.games.saboteur.position_gold import gold_cards, packet_cards
from stamtisch.games.saboteur.state import OVER, SHARING, SaboteurRecord

_JOINTS = " ╨╞╚╥║╔╠╡╝═╩╗╣╦╬"
"""a through card by its open sides"""
_STUBS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
"""a dead end by its open sides; it stands in brackets, since nothing goes through it"""
_MARK = {cards.START: "S", cards.GOLD_CELL: "$"}
_nuggets = plain(rules.nuggets)


def picture(record: SaboteurRecord, options: Options) -> str:
    """The table in plain text."""
    seats = [_seat_line(record, seat) for seat in range(record.players)]
    if record.players > 4 and record.viewer:
        seats = set_columns(seats)
    return "\n".join([*_mine(record), *_table(record), *seats, *_own_hand(record)])


def _mine(record: SaboteurRecord) -> list[str]:
    """The mine with coordinates on the rim, as large as what lies there."""
    places = [cell_xy(record.laid[i]) for i in range(record.laid_count)]
    places += [cell_xy(cell) for cell in (cards.START_CELL, *cards.GOAL_CELLS)]
    xs = range(min(x for x, _ in places), max(x for x, _ in places) + 1)
    ys = range(min(y for _, y in places), max(y for _, y in places) + 1)
    rim = "    " + "".join(f"{x:>2} " for x in xs)
    rows = ["".join(_draw_cell(record, cards.cell_at(x, y)) for x in xs) for y in ys]
    looked = any(mark in row for row in rows for mark in ("[$]", "[o]"))
    legend = say("pictures-legend") + (f"   {say('pictures-legend-looked')}" if looked else "")
    if len(rim) + len(legend) <= WIDTH:
        rim += f"  {legend}"
    elif looked:
        rim += f"  {say('pictures-legend-looked')}"
    return [rim.rstrip(), *(f"{y:>3} {row}".rstrip() for y, row in zip(ys, rows, strict=True))]


def _draw_cell(record: SaboteurRecord, cell: int) -> str:
    """What lies in a cell."""
    code = record.grid[cell] & cards.CODE
    if code == cards.EMPTY:
        return " · "
    if code != cards.FACE_DOWN:
        return draw_code(code)
    known = record.goal[cards.GOAL_CELLS.index(cell)] if record.viewer else 0
    return f"[{ {0: '?', cards.GOAL_GOLD: '$'}.get(known, 'o') }]"


def draw_code(code: int) -> str:
    """A path card as it lies: tunnels are double lines, a dead end is thin and in brackets."""
    edges = cards.EDGES[code]
    if not cards.THROUGH[code]:
        return f"({_STUBS[edges]})"
    _, east, _, west = (edges >> side & 1 for side in range(cards.SIDES))
    return f"{'═' if west else ' '}{_MARK.get(code, _JOINTS[edges])}{'═' if east else ' '}"


def draw_kind(kind: int) -> str:
    """A card of the deck as it may lie, unturned first; nothing for an action card."""
    codes = [1 + i for i, (placed, _) in enumerate(cards.PLACEMENTS) if placed == kind]
    return " / ".join(map(draw_code, codes))


def _table(record: SaboteurRecord) -> list[str]:
    parts = [
        say("pictures-round", {"round": record.round + 1, "rounds": cards.ROUNDS}),
        say("pictures-draw-pile", {"count": record.draw_end - record.draw_at}),
        say("pictures-gold-pile", {"count": record.pile_count}),
    ]
    goals = [
        f"{word} {cards.GOAL_NAMES[record.goal[goal]]}"
        for goal, word in enumerate(cards.GOAL_WORDS)
        if (record.viewer or record.goal_open[goal]) and cards.GOAL_NAMES[record.goal[goal]] != HIDDEN
    ]
    if goals:
        parts.append(say("pictures-goals", {"goals": ", ".join(goals)}))
    lines = ["   ".join(parts)]
    if record.phase == SHARING:
        lines.append(say("pictures-packet", {"cards": " ".join(map(str, packet_cards(record)))}))
    return lines


def _seat_line(record: SaboteurRecord, seat: int) -> str:
    acts = record.phase != OVER and record.turn == seat
    parts = [mark_seat(seat, record.viewer, acts)]
    if role := record.role[seat]:
        parts.append(say(f"pictures-role-{cards.ROLE_NAMES[role]}"))
    if hand := hand_cards(record, seat):
        parts.append(" ".join(cards.KIND_NAMES[kind] for kind in hand) if record.viewer == 0 else "")
    elif record.phase != OVER:
        parts.append(say("pictures-cards", {"count": record.hand_count[seat]}))
    if tools := broken_tools(record, seat):
        parts.append(say("pictures-broken", {"tools": ", ".join(tools)}))
    if seen := known_goals(record, seat):
        parts.append(say("pictures-looked-at", {"goals": ", ".join(seen)}))
    if gold := gold_cards(record, seat):
        parts.append(say("pictures-gold", {"cards": " ".join(map(str, gold))}))
    if record.phase == OVER:
        parts.append(say("pictures-nuggets", {"count": _nuggets(record, seat)}))
    return "  ".join(filter(None, parts)).rstrip()


def _own_hand(record: SaboteurRecord) -> list[str]:
    """The viewer's own cards, tunnels drawn as they may lie, then the action cards."""
    if not 1 <= record.viewer <= record.players:
        return []
    hand = hand_cards(record, record.viewer - 1)
    tunnels = [f"{draw_kind(kind)} {cards.KIND_NAMES[kind]}" for kind in hand if kind < cards.TUNNELS]
    actions = "   ".join(cards.KIND_NAMES[kind] for kind in hand if kind >= cards.TUNNELS)
    label = f"{say('pictures-hand')}: "
    rows = [*set_columns(tunnels, WIDTH - len(label)), *([actions] if actions else [])]
    return [f"{'' if number else label:<{len(label)}}{row}" for number, row in enumerate(rows)]
