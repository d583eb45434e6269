"""Looking back at a finished game: each ply as a viewer saw it, what was taken back left out."""

from typing import TYPE_CHECKING, Any

from stamtisch.table import events
from stamtisch.table.chronicle import tell_action
from stamtisch.table.events import Event
from stamtisch.table.moments import Moment

if TYPE_CHECKING:
    from stamtisch.table.table import Table

Json = dict[str, Any]


def replay_frames(table: "Table", viewer: str) -> list[Json]:
    """`{"game", "log"}` a ply, the deal first."""
    play = table.play
    assert play is not None, "only finished games are looked back at"
    now = Moment(play.start)
    frames: list[Json] = [{"game": now.part(viewer), "log": []}]
    for event in standing(table.chronicle.events):
        what = event.what
        assert isinstance(what, events.Acted)
        before, now = now, Moment(now.state.clone().apply(what.words, what.seat))
        name = table.seats[what.seat].name
        frames.append(
            {"game": now.part(viewer), "log": tell_action(event, what, name, viewer, (before, now))}
        )
    return frames


def standing(log: list[Event]) -> list[Event]:
    """The actions that were not taken back."""
    kept: list[Event] = []
    for event in log:
        if isinstance(event.what, events.Acted):
            kept.append(event)
        elif isinstance(event.what, events.Undone):
            del kept[event.what.ply :]
    return kept
