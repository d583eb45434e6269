"""Runner-Up in words: refusals, the result; actions, positions and the picture from beside."""

from stamtisch._jit import plain
from stamtisch.engine.errors import Reason
from stamtisch.engine.messages import Argument
from stamtisch.engine.notation import HIDDEN, format_seat
from stamtisch.engine.spec import Options
from stamtisch.games.runner_up import scoring
from stamtisch.games.runner_up.actions import FIRST_CARD, FIRST_MOVE, TARGETS
from stamtisch.games.runner_up.events import happened
from stamtisch.games.runner_up.picture import picture
from stamtisch.games.runner_up.position import (
    choice_words,
    hand_units,
    open_words,
    read_position,
    write_position,
)
from stamtisch.games.runner_up.state import NOBODY, RunnerUpRecord
from stamtisch.games.runner_up.words import (
    format_action,
    format_card,
    is_tactical,
    parse_action,
    pawn_names,
)

__all__ = [
    "format_action",
    "format_seen",
    "happened",
    "parse_action",
    "picture",
    "read_position",
    "refuse",
    "result",
    "tell",
    "write_position",
]

_winners = plain(scoring.winners)
_may_win = plain(scoring.may_win)


def format_seen(action: int, seat: int, viewer: int, options: Options) -> str:
    """What others put down is sealed until all are in (R9); moves are seen by all."""
    sealed = action < FIRST_MOVE and viewer != seat + 1
    return HIDDEN if sealed else format_action(action, options)


def tell(action: int, seat: int, viewer: int, options: Options) -> Reason:
    """The action as a sentence; what others put down stays untold (R9)."""
    told: dict[str, Argument] = {"seat": format_seat(seat)}
    words = format_action(action, options)
    if action < FIRST_MOVE and viewer not in (0, seat + 1):
        return Reason("runner-up-tell-sealed", told, "runner-up/R9")
    if FIRST_CARD <= action < FIRST_MOVE:
        return Reason("runner-up-tell-choose", {**told, "card": words}, "runner-up/R50")
    pawn = words.split(" ")[-1]
    told |= {"pawn": pawn, "own": int(pawn == format_seat(seat))}
    if action >= FIRST_MOVE:
        return Reason("runner-up-tell-move", told, "runner-up/R52")
    return Reason("runner-up-tell-put", {**told, "card": words.split(" ")[0]}, "runner-up/R9")


def refuse(view: RunnerUpRecord, seat: int, action: int, options: Options) -> Reason:
    """Why the action is not legal."""
    if is_tactical(options) == (action < FIRST_CARD):
        variant = "runner-up-not-tactical" if is_tactical(options) else "runner-up-not-base"
        return Reason(variant, {"words": format_action(action, options)}, "runner-up/R50")
    if view.turn != NOBODY:
        return _refuse_while_moving(view, seat, action, options)
    if action >= FIRST_MOVE:
        waits = {"seats": _awaited(view)}
        return Reason("runner-up-cards-first", waits, "runner-up/R51")
    if not view.awaited >> seat & 1:
        choice = choice_words(view, view.round, seat, options) or HIDDEN
        return Reason("runner-up-choice-stands", {"choice": choice, "seats": _awaited(view)}, "runner-up/R8")
    return _refuse_choice(view, seat, action, options)


def _refuse_choice(view: RunnerUpRecord, seat: int, action: int, options: Options) -> Reason:
    """The card is not in hand, or may not go there."""
    unit = action - FIRST_CARD if action >= FIRST_CARD else action // TARGETS
    hand = hand_units(view, seat)
    card = format_card(unit, options)
    if unit not in hand:
        held = [format_card(each, options) for each in hand]
        return Reason("runner-up-not-in-hand", {"card": card, "hand": held}, "runner-up/R8")
    names = pawn_names(options)
    if action % TARGETS >= len(names):
        return Reason("runner-up-no-such-pawn", {"pawns": names}, "runner-up/R9")
    arguments = {"card": card, "seat": format_seat(seat)}
    return Reason("runner-up-last-card", arguments, "runner-up/R19")


def _refuse_while_moving(view: RunnerUpRecord, seat: int, action: int, options: Options) -> Reason:
    """The cards are open and pawns are moved one by one."""
    played = open_words(view, options)
    turn = format_seat(view.turn)
    arguments: dict[str, Argument] = {
        "seat": format_seat(seat),
        "turn": turn,
        "card": played[turn],
        "own": played[format_seat(seat)],
    }
    if seat != view.turn:
        moved = not view.awaited >> seat & 1
        return Reason(
            "runner-up-has-moved" if moved else "runner-up-not-your-number", arguments, "runner-up/R51"
        )
    arguments["pawns"] = pawn_names(options)
    return Reason("runner-up-no-such-move", arguments, "runner-up/R52")


def _awaited(record: RunnerUpRecord) -> list[str]:
    return [format_seat(seat) for seat in range(record.players) if record.awaited >> seat & 1]


def result(record: RunnerUpRecord, options: Options) -> Reason:
    """Who wins and with how many points (R38, R39), or why nobody does (R39b, A4)."""
    won = _winners(record)
    names = pawn_names(options)
    best = [name for player, name in enumerate(names) if won >> player & 1]
    if not best:
        everybody = _may_win(record) == (1 << record.pawns) - 1
        return Reason(
            "runner-up-draw" if everybody else "runner-up-nobody",
            rule="runner-up/R39b" if everybody else "runner-up/A4",
        )
    points = record.total[names.index(best[0])]
    highest = max(record.total[player] for player in range(record.pawns))
    arguments: dict[str, Argument] = {"winners": best, "count": len(best), "points": points}
    if points == highest:
        return Reason(
            "runner-up-won-level", arguments, "runner-up/A6" if won == _may_win(record) else "runner-up/A5"
        )
    return Reason("runner-up-won", arguments, "runner-up/R38" if len(best) == 1 else "runner-up/R39")
