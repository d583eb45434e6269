"""Saboteur in words: actions both ways, and the result. Refusals and the picture have their own modules."""

from stamtisch._jit import plain
from stamtisch.engine.errors import NotationError, Reason
from stamtisch.engine.messages import Argument
from stamtisch.engine.notation import HIDDEN, format_seat, parse_seat, shorten
from stamtisch.engine.spec import Options
from stamtisch.games.saboteur import cards, rules
from stamtisch.games.saboteur.actions import (
    EMPTY_PASS,
    EMPTY_TAKE,
    FIRST_MAP,
    FIRST_PASS,
    FIRST_ROCKFALL,
    FIRST_TAKE,
    FIRST_USE,
)
from stamtisch.games.saboteur.events import happened
from stamtisch.games.saboteur.names import PLACEMENT_OF, format_cell, is_within_reach, placement_name, read_xy
from stamtisch.games.saboteur.picture import picture
from stamtisch.games.saboteur.position import read_position, write_position
from stamtisch.games.saboteur.refusals import refuse
from stamtisch.games.saboteur.state import SaboteurRecord
from stamtisch.games.saboteur.telling import tell

__all__ = [
    "format_action",
    "format_seen",
    "happened",
    "parse_action",
    "picture",
    "read_position",
    "refuse",
    "result",
    "seen_action",
    "tell",
    "write_position",
]

_winners = plain(rules.winners)
_nuggets = plain(rules.nuggets)


def parse_action(words: str, options: Options) -> int:
    """`lay cross 1,0`, `break_lamp p2`, `rockfall 3,0`, `map top`, `pass cross`, `take 3` to an action.

    Raises:
        NotationError: what is wrong.
    """
    verb, *rest = words.split(" ")
    if verb == "lay":
        return _parse_lay(rest, words)
    if verb == "rockfall" and len(rest) == 1:
        return FIRST_ROCKFALL + _parse_cell(rest[0])
    if verb == "map" and len(rest) == 1:
        if rest[0] not in cards.GOAL_WORDS:
            raise NotationError("saboteur-no-goal", rule="saboteur/R25", goal=shorten(rest[0]))
        return FIRST_MAP + cards.GOAL_WORDS.index(rest[0])
    if verb == "take" and len(rest) == 1:
        if rest[0] not in ("1", "2", "3"):
            raise NotationError("saboteur-no-gold-card", rule="saboteur/R6", card=shorten(rest[0]))
        return FIRST_TAKE + int(rest[0]) - 1
    if words == "pass":
        return EMPTY_PASS
    if verb == "pass" and len(rest) == 1:
        return FIRST_PASS + _parse_kind(rest[0])
    if verb.startswith(("break_", "fix_")):
        return _parse_use(verb, rest, words, options)
    raise NotationError("saboteur-no-action", words=shorten(words))


def _parse_lay(rest: list[str], words: str) -> int:
    if len(rest) not in (2, 3):
        raise NotationError("saboteur-no-lay", rule="saboteur/R12", words=shorten(words))
    kind = _parse_kind(rest[0])
    if kind >= cards.TUNNELS:
        raise NotationError("saboteur-no-path-card", rule="saboteur/R8", card=rest[0])
    name = " ".join(rest[:-1])
    if name not in PLACEMENT_OF:
        message = "saboteur-same-turned" if rest[1] == "turned" else "saboteur-no-lay"
        raise NotationError(message, rule="saboteur/R12", words=shorten(words), card=rest[0])
    return PLACEMENT_OF[name] * cards.CELLS + _parse_cell(rest[-1])


def _parse_cell(words: str) -> int:
    found = read_xy(words)
    if found is None:
        raise NotationError("saboteur-bad-cell", cell=shorten(words))
    if not is_within_reach(*found):
        raise NotationError("saboteur-out-of-reach", rule="saboteur/R13")
    return cards.cell_at(*found)


def _parse_kind(word: str) -> int:
    if word not in cards.KIND_NAMES:
        raise NotationError("saboteur-no-card", rule="saboteur/R5", card=shorten(word))
    return cards.KIND_NAMES.index(word)


def _parse_use(verb: str, rest: list[str], words: str, options: Options) -> int:
    kind = _parse_kind(verb)
    uses = [use for use, used in enumerate(cards.USE_KIND) if used == kind]
    tools = [cards.TOOLS[cards.USE_TOOL[use]] for use in uses]
    if len(uses) == 1:
        if len(rest) != 1:
            raise NotationError("saboteur-no-target", words=shorten(words), card=verb)
        return FIRST_USE + uses[0] * cards.SEATS + parse_seat(rest[0], options["players"])
    if len(rest) != 2 or rest[1] not in tools:
        raise NotationError(
            "saboteur-name-the-tool",
            rule="saboteur/R21",
            words=shorten(words),
            card=verb,
            first=tools[0],
            second=tools[1],
        )
    return FIRST_USE + uses[tools.index(rest[1])] * cards.SEATS + parse_seat(rest[0], options["players"])


def format_action(action: int, options: Options) -> str:
    """An action in words."""
    if action < FIRST_ROCKFALL:
        placement, cell = divmod(action, cards.CELLS)
        return f"lay {placement_name(placement)} {format_cell(cell)}"
    if action < FIRST_USE:
        return f"rockfall {format_cell(action - FIRST_ROCKFALL)}"
    if action < FIRST_MAP:
        use, seat = divmod(action - FIRST_USE, cards.SEATS)
        kind = cards.USE_KIND[use]
        tool = f" {cards.TOOLS[cards.USE_TOOL[use]]}" if kind >= cards.FIRST_TWO_TOOL else ""
        return f"{cards.KIND_NAMES[kind]} {format_seat(seat)}{tool}"
    if action < FIRST_PASS:
        return f"map {cards.GOAL_WORDS[action - FIRST_MAP]}"
    if action < EMPTY_PASS:
        return f"pass {cards.KIND_NAMES[action - FIRST_PASS]}"
    return "pass" if action == EMPTY_PASS else f"take {action - FIRST_TAKE + 1}"


def format_seen(action: int, seat: int, viewer: int, options: Options) -> str:
    """The card passed with and the gold picked are secret (R9, R35); all else is public."""
    if viewer in (0, seat + 1) or action < FIRST_PASS or action == EMPTY_PASS:
        return format_action(action, options)
    return f"pass {HIDDEN}" if action < EMPTY_PASS else f"take {HIDDEN}"


def seen_action(action: int) -> int:
    """An action as others see it: a pass is one without a card, a pick `EMPTY_TAKE` (R9, R35)."""
    if action < FIRST_PASS:
        return action
    return EMPTY_PASS if action <= EMPTY_PASS else EMPTY_TAKE


def result(record: SaboteurRecord, options: Options) -> Reason:
    """Who has the most nuggets (R43)."""
    won = _winners(record)
    seats = [seat for seat in range(record.players) if won >> seat & 1]
    arguments: dict[str, Argument] = {
        "count": len(seats),
        "seats": [format_seat(seat) for seat in seats],
        "nuggets": _nuggets(record, seats[0]),
    }
    return Reason("saboteur-result", arguments, "saboteur/R43")
