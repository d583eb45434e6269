"""What a viewer has come to know of a game, ply by ply, in text and in numbers.

A viewer is a record's `viewer` value: seat + 1, `SPECTATOR`, or `ALL_SEEING`.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from stamtisch.adapters.openspiel.setup import Setup, encode
from stamtisch.engine import kernels
from stamtisch.engine.layout import copy_states
from stamtisch.engine.notation import format_seat
from stamtisch.engine.snapshot import Snapshot

ALL_SEEING = 0
"""from whom nothing is hidden"""


class Recall(NamedTuple):
    """All that a viewer has come to know up to some ply.

    Attributes:
        ply: how many actions that is.
        states: the state then; never written.
        awaited: the seats to act then.
        view: the bytes of what the viewer saw then.
        text: the information state in text.
        codes: two numbers for each action (see `Setup.recall_pieces`).
    """

    ply: int
    states: Any
    awaited: int
    view: bytes
    text: str
    codes: tuple[float, ...]


def view_of(states: Any, viewer: int) -> Any:
    """What the viewer sees of a state, as an array of its own."""
    view = copy_states(states)
    if viewer != ALL_SEEING:
        kernels.blind(view, viewer)
    return view


def first_recall(setup: Setup, viewer: int, states: Any, awaited: int) -> Recall:
    """What the viewer knows before the first ply."""
    view = view_of(states, viewer).tobytes()
    text = describe(setup, viewer, encode(setup.position(view)), states, awaited)
    return Recall(0, states, awaited, view, text, ())


def carry_on(setup: Setup, viewer: int, known: Recall, history: Sequence[tuple[int, int]]) -> Recall:
    """What the viewer knows after all (seat, action), from what it knew some plies ago."""
    ply, states, awaited, view, text, codes = known
    states, lines, more = copy_states(states), [text], list(codes)
    for seat, action in history[ply:]:
        waited, before = awaited, view
        awaited = kernels.try_action(states, seat, action)
        view = view_of(states, viewer).tobytes()
        seen, code = _see_action(setup, seat, action, viewer)
        news = setup.news(before, view), "" if awaited == waited else turn(setup, states, awaited)
        lines.append(" ".join([f"{format_seat(seat)}: {seen}", *filter(None, news)]))
        more += _nearness(setup, seat, viewer), code
    return Recall(len(history), states, awaited, view, "\n".join(lines), tuple(more))


def _see_action(setup: Setup, seat: int, action: int, viewer: int) -> tuple[str, float]:
    """An action as the viewer sees it, in words and as a number (0 if it does not see which)."""
    text, options = setup.game.spec.text, setup.game.options
    words = text.format_action(action, options)
    seen = words if viewer == ALL_SEEING else text.format_seen(action, seat, viewer, options)
    return seen, (action + 1) / setup.game.action_count if seen == words else 0.0


def _nearness(setup: Setup, seat: int, viewer: int) -> float:
    players = setup.game.players
    own = viewer - 1 if 1 <= viewer <= players else 0
    return ((seat - own) % players + 1) / players


def describe(setup: Setup, viewer: int, position: str, states: Any, awaited: int) -> str:
    """A position as the viewer sees it, and the seats to act."""
    return f"{name_of(viewer)}: {position} {turn(setup, states, awaited)}"


def turn(setup: Setup, states: Any, awaited: int) -> str:
    """`[p1, p3 to act]`; at the end `[the end, p2 won]`."""
    told = Snapshot(setup.game, states, awaited).turn()
    if awaited:
        return f"[{', '.join(told['to_act'])} to act]"
    return f"[the end, {', '.join(told['winners']) or 'nobody'} won]"


def name_of(viewer: int) -> str:
    """`p2`, `spectator` or `all`."""
    if viewer == ALL_SEEING:
        return "all"
    return "spectator" if viewer == kernels.SPECTATOR else format_seat(viewer - 1)
