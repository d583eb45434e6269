"""What time brings about at a table: whose time is up when, who has returned, when bots act."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from stamtisch.table.clock import GRACE, HOST_WAIT
from stamtisch.table.commands import Command, Expire, HandBack, PassHost
from stamtisch.table.presence import Presence
from stamtisch.table.seats import Seat
from stamtisch.table.transitions import CLOCK, bot_actor

if TYPE_CHECKING:
    from stamtisch.table.table import Table

RETURNING = frozenset({"slow", "away", "host"})
"""why a bot stands in until the person is seen again; in other cases they say so themselves"""


@dataclass(frozen=True)
class Due:
    """Something that is to be done at a time if nothing happens before.

    Attributes:
        at: when.
        actor: `bot:p2` or `clock`.
        command: to be decided as the actor; None: ask the seat's bot for an action first.
        seat: the seat it is about; None: the host's matter.
    """

    at: datetime
    actor: str
    command: Command | None
    seat: str | None


def list_due(table: "Table", presence: Presence, pace: timedelta) -> list[Due]:
    """What is to be done without anybody asking, soonest first; empty while nobody is here."""
    if presence.woken is None:
        return []
    found = [*_host_matters(table, presence)]
    if table.phase == "playing":
        for seat in table.seats:
            found += _seat_matters(table, seat, presence, pace)
    return sorted(found, key=lambda due: (due.at, due.actor))


def _seat_matters(table: "Table", seat: Seat, presence: Presence, pace: timedelta) -> list[Due]:
    """The bot's action, the person's return, the end of the person's time."""
    found = []
    since = table.play.awaited_since.get(seat.id) if table.play else None
    if (back := returned_at(seat, presence)) is not None:
        found.append(Due(back, CLOCK, HandBack(seat.id), seat.id))
    elif seat.player is not None and since is not None:
        begun = max(since, seat.deputy.since) if seat.deputy else since
        found.append(Due(begun + pace, bot_actor(seat.id), None, seat.id))
    if (end := takeover(table, seat, presence)) is not None:
        found.append(Due(end, CLOCK, Expire(seat.id), seat.id))
    return found


def takeover(table: "Table", seat: Seat, presence: Presence | None) -> datetime | None:
    """When a bot takes over from a person who is awaited; None: never, as things stand."""
    since = table.play.awaited_since.get(seat.id) if table.play else None
    if since is None or not seat.decides or (presence is not None and presence.woken is None):
        return None
    end = table.clock.deadline(since, presence.woken if presence else None)
    if table.clock.kind != "gentle" or end is None:
        return end
    gone = presence.gone_since(seat.guest or "") if presence else None
    return None if gone is None else max(end, gone + GRACE)


def returned_at(seat: Seat, presence: Presence | None) -> datetime | None:
    """Since when a person is back for whom a bot stands in; None: not back, or they will say so."""
    deputy = seat.deputy
    if deputy is None or deputy.why not in RETURNING or presence is None or seat.guest is None:
        return None
    since = presence.here_since(seat.guest)
    return since if since is not None and since > deputy.since else None


def _host_matters(table: "Table", presence: Presence) -> list[Due]:
    """Hosting passes on when the host is gone for long and another person is here."""
    end = host_passes_at(table, presence)
    heirs = [seat for seat in table.seats.people() if seat.guest != table.host]
    if end is None or not any(presence.is_here(seat.guest) for seat in heirs):
        return []
    return [Due(end, CLOCK, PassHost(), None)]


def host_passes_at(table: "Table", presence: Presence | None) -> datetime | None:
    """When the host has been gone for too long; None: is here, or the table sleeps."""
    gone = presence.gone_since(table.host) if presence else None
    if gone is None or presence is None or presence.woken is None:
        return None
    return max(gone + HOST_WAIT, presence.woken + GRACE)
