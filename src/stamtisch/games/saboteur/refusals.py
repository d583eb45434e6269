"""Why an action of Saboteur is not legal, told from the seat's own view."""

from stamtisch._jit import plain
from stamtisch.engine.errors import Reason
from stamtisch.engine.messages import Argument
from stamtisch.engine.notation import format_seat
from stamtisch.engine.spec import Options
from stamtisch.games.saboteur import board, cards, rules
from stamtisch.games.saboteur.actions import (
    EMPTY_PASS,
    FIRST_MAP,
    FIRST_PASS,
    FIRST_ROCKFALL,
    FIRST_TAKE,
    FIRST_USE,
)
from stamtisch.games.saboteur.names import code_name, format_cell, placement_name
from stamtisch.games.saboteur.position import broken_tools, hand_cards
from stamtisch.games.saboteur.position_gold import packet_cards
from stamtisch.games.saboteur.state import SHARING, SaboteurRecord

_front_mask = plain(board.front_mask)
_is_blank = plain(board.is_blank)
_is_open = plain(board.is_open)
_has_card = plain(rules.has_card)
_may_dig = plain(rules.may_dig)


def refuse(view: SaboteurRecord, seat: int, action: int, options: Options) -> Reason:
    """Why the action is not legal."""
    if view.phase == SHARING:
        return _not_now_gold(view, seat, action)
    if action >= FIRST_TAKE:
        return Reason("saboteur-nothing-to-take", {"card": action - FIRST_TAKE + 1}, "saboteur/R35")
    if seat != view.turn:
        return _not_your_turn(view, seat)
    if action == EMPTY_PASS:
        return Reason("saboteur-pass-needs-card", {"hand": _hand(view, seat)}, "saboteur/R9")
    kind = _kind(action)
    if not _has_card(view, seat, kind):
        rule = "saboteur/R9" if action >= FIRST_PASS else "saboteur/R8"
        card = cards.KIND_NAMES[kind]
        return Reason("saboteur-not-in-hand", {"card": card, "hand": _hand(view, seat)}, rule)
    if action < FIRST_ROCKFALL:
        return _may_not_lay(view, seat, *divmod(action, cards.CELLS))
    if action < FIRST_USE:
        return _may_not_fall(view, action - FIRST_ROCKFALL)
    if action < FIRST_MAP:
        return _may_not_use(view, *divmod(action - FIRST_USE, cards.SEATS))
    goal = cards.GOAL_WORDS[action - FIRST_MAP]
    return Reason("saboteur-goal-is-open", {"goal": goal, "legal": _face_down(view)}, "saboteur/R25")


def _kind(action: int) -> int:
    """The card that the action plays or passes with."""
    if action < FIRST_ROCKFALL:
        return cards.PLACED_KIND[action // cards.CELLS]
    if action < FIRST_USE:
        return cards.ROCKFALL
    if action < FIRST_MAP:
        return cards.USE_KIND[(action - FIRST_USE) // cards.SEATS]
    return cards.MAP if action < FIRST_PASS else action - FIRST_PASS


def _hand(view: SaboteurRecord, seat: int) -> list[str]:
    return [cards.KIND_NAMES[kind] for kind in hand_cards(view, seat)]


def _face_down(view: SaboteurRecord) -> list[str]:
    return [name for goal, name in enumerate(cards.GOAL_WORDS) if not view.goal_open[goal]]


def _not_your_turn(view: SaboteurRecord, seat: int) -> Reason:
    who = {"seat": format_seat(seat), "turn": format_seat(view.turn)}
    if view.hand_count[seat] == 0:
        return Reason("saboteur-skipped", who, "saboteur/R33")
    return Reason("saboteur-not-your-turn", who, "saboteur/R7")


def _not_now_gold(view: SaboteurRecord, seat: int, action: int) -> Reason:
    """Gold is being shared out: only the seat that has the packet acts, and only picks (R35)."""
    who = {"seat": format_seat(seat), "turn": format_seat(view.turn)}
    if seat != view.turn:
        return Reason("saboteur-not-your-pick", who, "saboteur/R35")
    packet = packet_cards(view)
    if action < FIRST_TAKE:
        return Reason("saboteur-pick-now", {"packet": packet}, "saboteur/R35")
    return Reason(
        "saboteur-not-in-packet", {"card": action - FIRST_TAKE + 1, "packet": packet}, "saboteur/R35"
    )


def _may_not_fall(view: SaboteurRecord, cell: int) -> Reason:
    legal = [format_cell(view.laid[i]) for i in range(view.laid_count)]
    code = view.grid[cell] & cards.CODE
    what = "nothing" if code == cards.EMPTY else "start" if code == cards.START else "goal"
    arguments: dict[str, Argument] = {"cell": format_cell(cell), "what": what, "legal": legal}
    return Reason("saboteur-no-rockfall", arguments, "saboteur/R23")


def _may_not_use(view: SaboteurRecord, use: int, target: int) -> Reason:
    tool = cards.USE_TOOL[use]
    arguments: dict[str, Argument] = {
        "card": cards.KIND_NAMES[cards.USE_KIND[use]],
        "seat": format_seat(target),
        "tool": cards.TOOLS[tool],
    }
    if use < cards.BREAKS:
        if view.broken[tool] >> target & 1:
            return Reason("saboteur-already-broken", arguments, "saboteur/R20")
        return Reason("saboteur-not-yourself", arguments, "saboteur/A12")
    broken = [format_seat(seat) for seat in range(view.players) if view.broken[tool] >> seat & 1]
    return Reason("saboteur-not-broken", {**arguments, "legal": broken}, "saboteur/R21")


def _may_not_lay(view: SaboteurRecord, seat: int, placement: int, cell: int) -> Reason:
    """Broken tools, the cell, a neighbour, the fit, the connection: the first that is wrong."""
    where: dict[str, Argument] = {"card": placement_name(placement), "cell": format_cell(cell)}
    if not _may_dig(view, seat):
        return Reason("saboteur-broken-tool", {**where, "tools": broken_tools(view, seat)}, "saboteur/R19")
    if view.grid[cell] != cards.EMPTY:
        return Reason("saboteur-cell-taken", {**where, "what": code_name(view.grid[cell])}, "saboteur/R11")
    beside = [side for side in range(cards.SIDES) if not _blank(view, cell, side)]
    if not beside:
        goal = any(_code(view, cell, side) == cards.FACE_DOWN for side in range(cards.SIDES))
        return Reason("saboteur-no-neighbour", {**where, "goal": int(goal)}, "saboteur/R13")
    for side in beside:
        if misfit := _misfit(view, placement, cell, side):
            legal = _fitting_here(view, seat, cell)
            return Reason("saboteur-misfit", {**where, **misfit, "legal": legal}, "saboteur/R14")
    touching = [_neighbour(view, cell, side) for side in beside]
    return Reason("saboteur-not-connected", {**where, "others": touching}, "saboteur/R16")


def _beside(cell: int, side: int) -> int | None:
    """The neighbour's number; None beyond the last cell that can ever be reached."""
    x, y = divmod(cell, cards.WIDTH)[::-1]
    inside = (y > 0, x < cards.WIDTH - 1, y < cards.WIDTH - 1, x > 0)[side]
    return cell + cards.STEP[side] if inside else None


def _code(view: SaboteurRecord, cell: int, side: int) -> int:
    beside = _beside(cell, side)
    return cards.EMPTY if beside is None else view.grid[beside] & cards.CODE


def _blank(view: SaboteurRecord, cell: int, side: int) -> bool:
    return _code(view, cell, side) in (cards.EMPTY, cards.FACE_DOWN)


def _neighbour(view: SaboteurRecord, cell: int, side: int) -> str:
    return f"{code_name(_code(view, cell, side))} {format_cell(cell + cards.STEP[side])}"


def _misfit(view: SaboteurRecord, placement: int, cell: int, side: int) -> dict[str, Argument] | None:
    """The edges that do not match there, in words (R14)."""
    mine = cards.EDGES[1 + placement] >> side & 1
    theirs = _is_open(view, cell + cards.STEP[side], cards.OPPOSITE[side])
    if mine == theirs:
        return None
    return {
        "state": "open" if mine else "closed",
        "side": cards.SIDE_NAMES[side],
        "other_state": "open" if theirs else "closed",
        "other_side": cards.SIDE_NAMES[cards.OPPOSITE[side]],
        "other": code_name(_code(view, cell, side)),
        "other_cell": format_cell(cell + cards.STEP[side]),
    }


def _fitting_here(view: SaboteurRecord, seat: int, cell: int) -> list[str]:
    """What the seat could lay there."""
    mask = _front_mask(view, cell) & view.hand_lays[seat]
    return [placement_name(i) for i in range(cards.PLACED) if mask >> i & 1]
