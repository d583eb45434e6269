"""Actions of Saboteur as sentences, with no more in them than the viewer has seen."""

from stamtisch.engine.errors import Reason
from stamtisch.engine.messages import Argument
from stamtisch.engine.notation import format_seat
from stamtisch.engine.spec import Options
from stamtisch.games.saboteur import cards
from stamtisch.games.saboteur.actions import (
    EMPTY_PASS,
    FIRST_MAP,
    FIRST_PASS,
    FIRST_ROCKFALL,
    FIRST_TAKE,
    FIRST_USE,
)
from stamtisch.games.saboteur.names import format_cell, placement_name


def tell(action: int, seat: int, viewer: int, options: Options) -> Reason:
    """The action as a sentence; the card passed with and the gold picked are secret (R9, R35)."""
    who: dict[str, Argument] = {"seat": format_seat(seat)}
    if action < FIRST_ROCKFALL:
        placement, cell = divmod(action, cards.CELLS)
        laid = {"card": placement_name(placement), "cell": format_cell(cell)}
        return Reason("saboteur-tell-lay", {**who, **laid}, "saboteur/R8")
    if action < FIRST_USE:
        fallen = {"cell": format_cell(action - FIRST_ROCKFALL)}
        return Reason("saboteur-tell-rockfall", {**who, **fallen}, "saboteur/R23")
    if action < FIRST_MAP:
        return _tell_use(who, seat, *divmod(action - FIRST_USE, cards.SEATS))
    if action < FIRST_PASS:
        goal = cards.GOAL_WORDS[action - FIRST_MAP]
        return Reason("saboteur-tell-map", {**who, "goal": goal}, "saboteur/R25")
    return _tell_secret(action, who, viewer in (0, seat + 1))


def _tell_use(who: dict[str, Argument], seat: int, use: int, target: int) -> Reason:
    """A tool is broken or mended."""
    what: dict[str, Argument] = {
        "tool": cards.TOOLS[cards.USE_TOOL[use]],
        "target": format_seat(target),
        "own": int(target == seat),
    }
    if use < cards.BREAKS:
        return Reason("saboteur-tell-break", who | what, "saboteur/R20")
    return Reason("saboteur-tell-fix", who | what, "saboteur/R21")


def _tell_secret(action: int, who: dict[str, Argument], seen: bool) -> Reason:
    if action >= FIRST_TAKE:
        if not seen:
            return Reason("saboteur-tell-take-hidden", who, "saboteur/R35")
        return Reason("saboteur-tell-take", {**who, "nuggets": action - FIRST_TAKE + 1}, "saboteur/R35")
    if action == EMPTY_PASS or not seen:
        return Reason("saboteur-tell-pass-hidden", who, "saboteur/R9")
    card = cards.KIND_NAMES[action - FIRST_PASS]
    return Reason("saboteur-tell-pass", {**who, "card": card}, "saboteur/R9")
