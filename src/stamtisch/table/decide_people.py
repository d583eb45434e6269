"""Decisions about people: sitting down, leaving, names, chat."""

from stamtisch.bots.roster import STRONGEST
from stamtisch.table import commands, events
from stamtisch.table.asking import Asking
from stamtisch.table.errors import CommandError, ConflictError, NotAllowedError
from stamtisch.table.events import Happening
from stamtisch.table.fair import new_table_id
from stamtisch.table.quiet import MOST_SPOKEN, MOST_TALK, QUIET, is_phrase
from stamtisch.table.seats import Seat
from stamtisch.table.transitions import PLAYING


def sit(asking: Asking, command: commands.Sit) -> list[Happening]:
    """Take an open seat."""
    table = asking.table
    _check_welcome(asking)
    if table.locked and not asking.hosting:
        raise NotAllowedError("table-locked")
    seat = table.seats[command.seat]
    if seat.kind != "open":
        raise taken(seat)
    name = table.seats.unique_name(command.name)
    return [events.Sat(seat.id, asking.actor, name)]


def taken(seat: Seat) -> ConflictError:
    """The refusal for a seat that is not free: who was quicker is named."""
    if seat.guest is not None:
        return ConflictError("table-seat-taken-by", where="seat", seat=seat.id, name=seat.name or seat.id)
    return ConflictError("table-seat-taken", where="seat", seat=seat.id)


def _check_welcome(asking: Asking) -> None:
    if asking.seat_or_none is not None:
        raise ConflictError("table-already-seated", seat=asking.seat.id)
    if asking.actor in asking.table.banned:
        raise NotAllowedError("table-kicked")


def move(asking: Asking, command: commands.Move) -> list[Happening]:
    """Change to an open seat."""
    seat = asking.table.seats[command.seat]
    if seat.id == asking.seat.id:
        return []
    if seat.kind != "open":
        raise taken(seat)
    return [events.Moved(asking.seat.id, seat.id)]


def adopt(asking: Asking, command: commands.Adopt) -> list[Happening]:
    """The seat's link was shown on another device."""
    seat = asking.person(command.seat)
    if seat.guest == asking.actor:
        return []
    _check_welcome(asking)
    return [events.Adopted(seat.id, asking.actor)]


def leave(asking: Asking, _command: commands.Leave) -> list[Happening]:
    """Get up; a host who goes hands over to somebody who stays."""
    table, seat = asking.table, asking.seat_or_none
    happened: list[Happening] = []
    if seat is not None and not seat.has_left:
        happened.append(events.Left(seat.id, STRONGEST if table.phase == PLAYING else None))
    if asking.hosting and (heir := find_heir(asking)):
        happened.append(events.Hosted(heir.guest or "", heir.id))
    return happened


def find_heir(asking: Asking, *, here: bool = False) -> Seat | None:
    """Who hosts after the host: the next person, rather one who is here (`here`: only such a one)."""
    table = asking.table
    host = table.seats.held_by(table.host)
    order = table.seats.after(host.id if host else None)
    heirs = [each for each in order if each.guest is not None and not each.has_left]
    present = [each for each in heirs if asking.is_here(each)]
    return next(iter(present if here else [*present, *heirs]), None)


def rename(asking: Asking, command: commands.Rename) -> list[Happening]:
    """Another name; not where a name could carry a number."""
    _check_may_talk(asking)
    seat = asking.seat
    name = asking.table.seats.unique_name(command.name, seat.id)
    return [] if name == seat.name else [events.Renamed(seat.id, name)]


def chat(asking: Asking, command: commands.Chat) -> list[Happening]:
    """A line of chat; not where the game forbids telling."""
    _check_may_talk(asking)
    seat = asking.seat_or_none
    return [events.Chatted(seat.id if seat else None, command.text)]


def _check_may_talk(asking: Asking) -> None:
    table = asking.table
    if table.phase == PLAYING and table.game.id in QUIET:
        raise ConflictError("table-quiet", rule=QUIET[table.game.id])
    _check_room_for_talk(asking)


def _check_room_for_talk(asking: Asking) -> None:
    if asking.table.talked >= MOST_TALK:
        raise ConflictError("table-talked-enough", most=MOST_TALK)


def say(asking: Asking, command: commands.Say) -> list[Happening]:
    """A ready-made phrase."""
    _check_room_for_talk(asking)
    if not is_phrase(command.phrase):
        raise CommandError("table-field-phrase", where="phrase", found=command.phrase)
    seat = asking.seat_or_none
    if seat is not None:
        check_measure(asking, seat.id)
    return [events.Said(seat.id if seat else None, command.phrase)]


def check_measure(asking: Asking, seat: str) -> None:
    """Refuse more hints and phrases than a quiet game allows between two actions.

    Raises:
        ConflictError: enough has been said.
    """
    table = asking.table
    if table.phase != PLAYING or table.game.id not in QUIET:
        return
    if asking.play.spoken.get(seat, 0) >= MOST_SPOKEN:
        raise ConflictError("table-said-enough", rule=QUIET[table.game.id], most=MOST_SPOKEN)


def share(asking: Asking, command: commands.Share) -> list[Happening]:
    """A share for the shuffle."""
    return share_of(asking, command.share)


def share_of(asking: Asking, share: str | None) -> list[Happening]:
    """The event for a share of the actor's; none if there is no seat, no share or the same again."""
    seat = asking.seat_or_none
    if seat is None or share is None or asking.table.fair.shares.get(seat.id) == share:
        return []
    return [events.Shared(seat.id, share)]


def rematch(asking: Asking, _command: commands.Rematch) -> list[Happening]:
    """Wish for another game; the host's wish begins it."""
    table, seat = asking.table, asking.seat_or_none
    if table.next_table is not None:
        raise ConflictError("table-rematch-made")
    happened: list[Happening] = []
    if seat is not None and not seat.gone and not seat.wishes:
        happened.append(events.Wished(seat.id))
    if asking.hosting:
        happened.append(events.Rematched(new_table_id(asking.entropy)))
    return happened
