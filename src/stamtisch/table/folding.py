"""What each event does to a table: the only code that changes one."""

from collections.abc import Callable
from datetime import datetime
from typing import TYPE_CHECKING, Any

from stamtisch.table import events
from stamtisch.table.clock import ClockSettings
from stamtisch.table.events import Event, Happening
from stamtisch.table.play import Play
from stamtisch.table.seats import Deputy
from stamtisch.table.transitions import LOBBY, OVER, PLAYING
from stamtisch.table.undo import Pending

if TYPE_CHECKING:
    from stamtisch.table.table import Table


def apply_event(table: "Table", event: Event) -> None:
    """Change the table as the event says."""
    _APPLY[type(event.what)](table, event.what, event.n, event.at)


def _sat(table: "Table", what: events.Sat, n: int, _at: datetime) -> None:
    table.seats[what.seat].take(what.guest, what.name, n)


def _left(table: "Table", what: events.Left, n: int, at: datetime) -> None:
    seat = table.seats[what.seat]
    if table.phase == LOBBY:
        seat.empty(n)
        table.fair.shares.pop(what.seat, None)
    elif what.bot is not None:
        seat.deputy = Deputy(what.bot, "left", at)
    else:
        seat.gone, seat.wishes = True, False


def _renamed(table: "Table", what: events.Renamed, _n: int, _at: datetime) -> None:
    table.seats[what.seat].name = what.name
    table.talked += 1


def _seat_set(table: "Table", what: events.SeatSet, n: int, _at: datetime) -> None:
    table.seats[what.seat].empty(n, what.bot)


def _moved(table: "Table", what: events.Moved, n: int, _at: datetime) -> None:
    old = table.seats[what.seat]
    table.seats[what.to].take(old.guest or "", old.name or "", n)
    old.empty(n)
    share = table.fair.shares.pop(what.seat, None)
    if share is not None:
        table.fair.shares[what.to] = share


def _adopted(table: "Table", what: events.Adopted, _n: int, _at: datetime) -> None:
    seat = table.seats[what.seat]
    if table.host == seat.guest:
        table.host = what.guest
    seat.guest = what.guest


def _shared(table: "Table", what: events.Shared, _n: int, _at: datetime) -> None:
    table.fair.shares[what.seat] = what.share


def _started(table: "Table", _what: events.Started, n: int, at: datetime) -> None:
    seats = [seat.id for seat in table.seats]
    table.play = Play(table.game, table.fair.seed(seats), at, n)
    table.phase = PLAYING
    _end_if_over(table)


def _acted(table: "Table", what: events.Acted, n: int, at: datetime) -> None:
    play = _playing(table)
    play.act(what.seat, what.words, at, n)
    if play.ply - 1 not in play.signals:
        table.pending = None  # what was asked is answered by playing on
    _end_if_over(table)


def _end_if_over(table: "Table") -> None:
    if not _playing(table).now.awaited:
        table.phase = OVER
        table.pending = None
        for seat in table.seats:
            seat.gone = seat.has_left
            seat.deputy = None


def _playing(table: "Table") -> Play:
    assert table.play is not None, "the log begins a game before it plays it"
    return table.play


def _undo_asked(table: "Table", what: events.UndoAsked, n: int, at: datetime) -> None:
    table.pending = Pending(what.seat, what.ply, n, set(), at)


def _undo_answered(table: "Table", what: events.UndoAnswered, _n: int, at: datetime) -> None:
    pending = table.pending
    if pending is None:
        return
    if what.agree:
        pending.agreed.add(what.seat)
    else:
        play = _playing(table)
        play.give_back(pending.since, at)
        table.undo_refused = (pending.by, play.ply)
        table.pending = None


def _undone(table: "Table", what: events.Undone, n: int, at: datetime) -> None:
    _playing(table).rewind(what.ply, at, n)
    table.seals.rewind(what.ply)
    table.pending = table.undo_refused = None


def _chatted(table: "Table", _what: events.Chatted, _n: int, _at: datetime) -> None:
    table.talked += 1


def _said(table: "Table", what: events.Said, _n: int, _at: datetime) -> None:
    table.talked += 1
    if table.play is not None and what.seat is not None:
        table.play.count_spoken(what.seat)


def _kicked(table: "Table", what: events.Kicked, n: int, _at: datetime) -> None:
    table.banned.add(what.guest)
    seat = table.seats[what.seat]
    if table.phase == OVER:
        seat.gone, seat.wishes = True, False
        return
    seat.empty(n, what.bot)
    if table.phase == LOBBY:
        table.fair.shares.pop(what.seat, None)
    if table.pending is not None and table.pending.by == what.seat:
        table.pending = None


def _locked(table: "Table", what: events.Locked, _n: int, _at: datetime) -> None:
    table.locked = what.locked


def _hosted(table: "Table", what: events.Hosted, _n: int, _at: datetime) -> None:
    table.host = what.host


def _clock_set(table: "Table", what: events.ClockSet, _n: int, at: datetime) -> None:
    table.clock = ClockSettings(what.clock, what.seconds)
    if table.play is not None:
        table.play.restart_clock(at)


def _stood_in(table: "Table", what: events.StoodIn, _n: int, at: datetime) -> None:
    table.seats[what.seat].deputy = Deputy(what.bot, what.why, at)


def _returned(table: "Table", what: events.Returned, _n: int, at: datetime) -> None:
    table.seats[what.seat].deputy = None
    if table.play is not None and what.seat in table.play.awaited_since:
        table.play.awaited_since[what.seat] = at


def _wished(table: "Table", what: events.Wished, _n: int, _at: datetime) -> None:
    table.seats[what.seat].wishes = True


def _rematched(table: "Table", what: events.Rematched, _n: int, _at: datetime) -> None:
    table.next_table = what.table


_APPLY: dict[type[Happening], Callable[["Table", Any, int, datetime], None]] = {
    events.Sat: _sat,
    events.Left: _left,
    events.Renamed: _renamed,
    events.SeatSet: _seat_set,
    events.Moved: _moved,
    events.Adopted: _adopted,
    events.Shared: _shared,
    events.Started: _started,
    events.Acted: _acted,
    events.UndoAsked: _undo_asked,
    events.UndoAnswered: _undo_answered,
    events.Undone: _undone,
    events.Chatted: _chatted,
    events.Said: _said,
    events.Kicked: _kicked,
    events.Locked: _locked,
    events.Hosted: _hosted,
    events.ClockSet: _clock_set,
    events.StoodIn: _stood_in,
    events.Returned: _returned,
    events.Wished: _wished,
    events.Rematched: _rematched,
}
"""`Created` is folded by the table's constructor."""
