"""A table as one viewer sees it: the `table` and `game` parts of an Update."""

from typing import TYPE_CHECKING, Any

from stamtisch.table.events import format_time
from stamtisch.table.presence import Presence
from stamtisch.table.seats import Seat
from stamtisch.table.transitions import OVER, PLAYING
from stamtisch.table.undo import find_takeback

if TYPE_CHECKING:
    from stamtisch.table.table import Table

Json = dict[str, Any]


def view_common(table: "Table", presence: Presence) -> Json:
    """What the `table` part says to everybody; of guests nothing is in it but what they are called."""
    seats = [*table.seats]
    host = table.seats.held_by(table.host)
    return {
        "id": table.id,
        "phase": table.phase,
        "game": table.game.id,
        "options": table.game.options,
        "host": host.id if host else None,
        "locked": table.locked,
        "seats": [_view_seat(seat, presence) for seat in seats],
        "clock": table.clock.as_json(),
        "deadline": _deadlines(table, presence),
        "undo": _view_undo(table),
        "watchers": sum(table.seats.held_by(each) is None for each in presence.guests),
        "next_table": table.next_table,
        "fair": table.fair.as_json([seat.id for seat in seats], table.phase == OVER),
    }


def view_own(table: "Table", guest: str | None, link: str | None) -> Json:
    """What the `table` part says to one guest."""
    own = table.seats.held_by(guest)
    return {
        "you": own.id if own else None,
        "hosting": guest is not None and guest == table.host,
        "your_link": link if own else None,
        "may_undo": _may_undo(table, own),
    }


def _view_seat(seat: Seat, presence: Presence) -> Json:
    return {
        "seat": seat.id,
        "kind": seat.kind,
        "name": seat.name,
        "bot": seat.bot,
        "here": seat.kind == "bot" or (not seat.gone and presence.is_here(seat.guest)),
        "stand_in": seat.deputy.bot if seat.deputy else None,
        "rematch": seat.wishes,
    }


def _deadlines(table: "Table", presence: Presence) -> dict[str, str] | None:
    """Until when the people who are awaited should have acted."""
    if table.phase != PLAYING or table.play is None or table.clock.kind == "none":
        return None
    found = {}
    for seat in table.seats:
        since = table.play.awaited_since.get(seat.id)
        end = table.clock.deadline(since, presence.woken) if since and seat.decides else None
        if end is not None:
            found[seat.id] = format_time(end)
    return found or None


def _view_undo(table: "Table") -> Json | None:
    pending = table.pending
    return {"by": pending.by, "waiting": pending.waiting(table.seats)} if pending else None


def _may_undo(table: "Table", own: Seat | None) -> str | None:
    """`free`, `ask`, or None."""
    play = table.play
    if own is None or play is None or table.phase != PLAYING or table.pending is not None:
        return None
    found = find_takeback(play, table.seals, table.seats, own.id)
    if found is None or (not found.free and table.undo_refused == (own.id, play.ply)):
        return None
    return "free" if found.free else "ask"
