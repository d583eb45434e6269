"""Decisions of the host, and about who hosts."""

from stamtisch.bots.roster import STRONGEST
from stamtisch.table import commands, events
from stamtisch.table.asking import Asking
from stamtisch.table.decide_people import find_heir, share_of, taken
from stamtisch.table.errors import ConflictError
from stamtisch.table.events import Happening
from stamtisch.table.setup import check_bot
from stamtisch.table.timing import host_passes_at
from stamtisch.table.transitions import PLAYING


def set_seat(asking: Asking, command: commands.SetSeat) -> list[Happening]:
    """A free seat becomes open or a bot's."""
    seat = asking.table.seats[command.seat]
    if seat.guest is not None:
        raise taken(seat)
    bot = check_bot(command.bot, asking.table.game.id, "bot") if command.kind == "bot" else None
    return [] if bot == seat.bot else [events.SeatSet(seat.id, bot)]


def start(asking: Asking, command: commands.Start) -> list[Happening]:
    """Deal, once nobody is missing."""
    missing = [seat.id for seat in asking.table.seats if seat.kind == "open"]
    if missing:
        raise ConflictError("table-seats-open", seats=missing)
    return [*share_of(asking, command.share), events.Started()]


def kick(asking: Asking, command: commands.Kick) -> list[Happening]:
    """Remove a person; in play a bot has the seat to the end."""
    seat = asking.person(command.seat)
    if seat.guest == asking.actor:
        raise ConflictError("table-kick-oneself")
    bot = STRONGEST if asking.table.phase == PLAYING else None
    return [events.Kicked(seat.id, seat.guest or "", bot)]


def lock(asking: Asking, command: commands.Lock) -> list[Happening]:
    """Whether strangers may sit down."""
    return [] if command.locked == asking.table.locked else [events.Locked(command.locked)]


def set_clock(asking: Asking, command: commands.SetClock) -> list[Happening]:
    """How long people may think."""
    clock = asking.table.clock
    same = (clock.kind, clock.seconds) == (command.kind, command.seconds)
    return [] if same else [events.ClockSet(command.kind, command.seconds)]


def give_host(asking: Asking, command: commands.GiveHost) -> list[Happening]:
    """Hand over hosting."""
    seat = asking.person(command.seat)
    return [] if seat.guest == asking.actor else [events.Hosted(seat.guest or "", seat.id)]


def pass_host(asking: Asking, _command: commands.PassHost) -> list[Happening]:
    """Hosting goes to somebody who is here, if the host is still gone."""
    end = host_passes_at(asking.table, asking.presence)
    heir = find_heir(asking, here=True)
    if end is None or asking.now < end or heir is None:
        return []
    return [events.Hosted(heir.guest or "", heir.id)]
