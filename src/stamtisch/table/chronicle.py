"""The log as each viewer was told it. Nothing hidden from the viewer is in any entry.

An entry: `{"n", "at", "kind", "seat", "name", "bot", "words", "message"}`. `kind` is `action` (`words`: the
action as the viewer saw it), `event` (what it brought about), `chat` (`words`: a line; or a phrase as the
message) or `table`. `name` is what the seat's player was called then, `bot` the bot that acted.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from stamtisch.engine.errors import Reason
from stamtisch.engine.game import State
from stamtisch.engine.notation import parse_seat
from stamtisch.table import events
from stamtisch.table.events import Event, Happening, format_time
from stamtisch.table.moments import ALL, Moment, viewer_number
from stamtisch.table.written import join_list, write

if TYPE_CHECKING:
    from stamtisch.table.table import Table

Json = dict[str, Any]
Step = tuple[Moment, Moment]
"""the moments before and after an action"""
KEPT = 50
"""of how many last events what was told is kept for each viewer; older ones are told anew when asked for"""


class Chronicle:
    """The events of a table, and what viewers were told of the last ones."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self._names: list[str | None] = []
        self._told: dict[str, dict[int, bytes]] = {}

    def add(self, event: Event, name: str | None) -> None:
        """Keep an event and what the player of its seat is called."""
        self.events.append(event)
        self._names.append(name)

    def read(self, table: "Table", viewer: str, after: int) -> bytes:
        """The entries of all events after a version, as JSON."""
        told = self._told.setdefault(viewer, {})
        wanted = self.events[after:]
        missing = [event for event in wanted if event.n not in told]
        if missing:
            steps = self._steps(table, missing)
            told |= {event.n: self._tell(event, viewer, steps.get(event.n)) for event in missing}
            last = self.events[-1].n - KEPT
            self._told[viewer] = {n: entries for n, entries in told.items() if n > last}
        return join_list(told[event.n] for event in wanted)

    def _tell(self, event: Event, viewer: str, step: Step | None) -> bytes:
        """An event's entries, which may be none, with commas between."""
        name = self._names[event.n - 1]
        if isinstance(event.what, events.Acted) and step is not None:
            entries = tell_action(event, event.what, name, viewer, step)
        else:
            entries = tell_table(event, name)
        return b",".join(map(write, entries))

    def _steps(self, table: "Table", missing: Sequence[Event]) -> dict[int, Step]:
        """The moments around each action to be told: the last one is at hand, others are played again."""
        acted = [event for event in missing if isinstance(event.what, events.Acted)]
        if not acted or table.play is None:
            return {}
        play = table.play
        last = next(e for e in reversed(self.events) if isinstance(e.what, events.Acted | events.Undone))
        if play.before is not None and acted == [last]:
            return {last.n: (play.before, play.now)}
        wanted = {event.n for event in acted}
        return {n: step for n, step in walk(play.start, self.events) if n in wanted}


def walk(start: State, log: Sequence[Event]) -> Iterator[tuple[int, Step]]:
    """Play a log again: the moments around each action, by its number."""
    past = [Moment(start)]
    for event in log:
        if isinstance(event.what, events.Acted):
            past.append(Moment(past[-1].state.clone().apply(event.what.words, event.what.seat)))
            yield event.n, (past[-2], past[-1])
        elif isinstance(event.what, events.Undone):
            del past[event.what.ply + 1 :]


def _entry(event: Event, kind: str, seat: str | None, name: str | None) -> Json:
    return {
        "n": event.n,
        "at": format_time(event.at),
        "kind": kind,
        "seat": seat,
        "name": name,
        "bot": None,
        "words": None,
        "message": None,
    }


def tell_action(event: Event, what: events.Acted, name: str | None, viewer: str, step: Step) -> list[Json]:
    """The action as the viewer saw it, what it brought about, and the result at the end."""
    before, after = step
    state = before.state
    eyes = what.seat if viewer == ALL else viewer
    entry = _entry(event, "action", what.seat, name)
    entry["bot"] = what.bot
    entry["words"], entry["message"] = see_action(state, what.seat, what.words, eyes)
    followed = see_consequences(before, after, what.words, viewer)
    messages = [write_message(reason) for reason in followed]
    if not after.awaited:
        messages.append(after.result())
    return [entry, *(_entry(event, "event", None, None) | {"message": each} for each in messages)]


def see_action(state: State, seat: str, words: str, viewer: str) -> tuple[str, Json]:
    """An action's words and sentence as a viewer sees them."""
    game = state.game
    text, number = game.spec.text, viewer_number(state, viewer)
    action, index = game.parse_words(words), parse_seat(seat, game.players)
    seen = text.format_seen(action, index, number, game.options)
    return seen, write_message(text.tell(action, index, number, game.options))


def see_consequences(before: Moment, after: Moment, words: str, viewer: str) -> list[Reason]:
    """What an action brought about, from the viewer's views before and after it."""
    game = before.state.game
    old, new = (each.state if viewer == ALL else each.observation(viewer) for each in (before, after))
    return game.spec.text.happened(old.view, new.view, game.parse_words(words), game.options)


def write_message(reason: Reason) -> Json:
    """`reason.as_json()`, not to be changed: most viewers are told the same, and words take time."""
    arguments = tuple(
        (key, value if isinstance(value, int | str) else tuple(value))
        for key, value in reason.arguments.items()
    )
    return _write_message(reason.message, arguments, reason.rule)


@lru_cache(maxsize=4096)
def _write_message(message: str, arguments: tuple[tuple[str, Any], ...], rule: str | None) -> Json:
    return Reason(message, dict(arguments), rule).as_json()


def tell_table(event: Event, name: str | None) -> list[Json]:
    """What happened at the table itself, which all may know."""
    what = event.what
    seat = getattr(what, "seat", None)
    if isinstance(what, events.Chatted):
        return [_entry(event, "chat", seat, name) | {"words": what.text}]
    if isinstance(what, events.Said):
        return [_entry(event, "chat", seat, name) | {"message": write_message(Reason(what.phrase))}]
    message = _MESSAGES[type(what)](what)
    if message is None:
        return []
    reason = Reason(message, {} if seat is None else {"seat": seat} | _others(what))
    return [_entry(event, "table", seat, name) | {"message": write_message(reason)}]


def _others(what: Happening) -> dict[str, str]:
    return {"to": what.to} if isinstance(what, events.Moved) else {}


_MESSAGES: dict[type[Happening], Callable[[Any], str | None]] = {
    events.Created: lambda _: "table-event-created",
    events.Sat: lambda _: "table-event-sat",
    events.Left: lambda what: "table-event-left-bot" if what.bot else "table-event-left",
    events.Renamed: lambda _: "table-event-renamed",
    events.SeatSet: lambda what: "table-event-seat-bot" if what.bot else "table-event-seat-open",
    events.Moved: lambda _: "table-event-moved",
    events.Adopted: lambda _: "table-event-adopted",
    events.Shared: lambda _: None,
    events.Started: lambda _: "table-event-started",
    events.UndoAsked: lambda _: "table-event-undo-asked",
    events.UndoAnswered: lambda what: "table-event-undo-agreed" if what.agree else "table-event-undo-refused",
    events.Undone: lambda _: "table-event-undone",
    events.Kicked: lambda what: "table-event-kicked-bot" if what.bot else "table-event-kicked",
    events.Locked: lambda what: "table-event-locked" if what.locked else "table-event-unlocked",
    events.Hosted: lambda _: "table-event-hosted",
    events.ClockSet: lambda what: f"table-event-clock-{what.clock}",
    events.StoodIn: lambda what: f"table-event-stood-in-{what.why}",
    events.Returned: lambda _: "table-event-returned",
    events.Wished: lambda _: "table-event-wished",
    events.Rematched: lambda _: "table-event-rematched",
}
