"""Who may give which command when, and what makes it stale: the table's rules of procedure, as a table."""

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from stamtisch.table import commands
from stamtisch.table.commands import Command
from stamtisch.table.errors import AheadError, ConflictError, NotAllowedError, StaleError

if TYPE_CHECKING:
    from stamtisch.table.table import Table

LOBBY, PLAYING, OVER = PHASES = ("lobby", "playing", "over")
CLOCK = "clock"
"""the actor of internal commands"""
_BOT = "bot:"


def bot_actor(seat: str) -> str:
    """The actor that a seat's bot is: `bot:p2`."""
    return _BOT + seat


class Who(Enum):
    """Who may give a command."""

    ANYONE = "anyone"
    """any guest"""
    SEATED = "seated"
    """who holds a seat and has not left"""
    COMPANY = "company"
    """who holds a seat, or hosts"""
    HOST = "host"
    PLAYER = "player"
    """who holds a seat, or a seat's bot"""
    SELF_OR_HOST = "self-or-host"
    CLOCK = "clock"


class Watch(Enum):
    """What must not have changed since the version that the sender knew."""

    NOTHING = "nothing"
    MOMENT = "moment"
    """what there is to choose from"""
    SEAT = "seat"
    """who has the seat that the command names"""
    WISH = "wish"
    """what is asked to be taken back"""


@dataclass(frozen=True)
class Rule:
    """One row: who may in each phase (None: nobody), and what must not have changed."""

    lobby: Who | None
    playing: Who | None
    over: Who | None
    watch: Watch = Watch.NOTHING

    def who(self, phase: str) -> Who | None:
        """Who may in a phase."""
        found: Who | None = getattr(self, phase)
        return found


_NEVER = None
RULES: dict[type[Command], Rule] = {
    #                              lobby         playing           over
    commands.Sit: Rule(Who.ANYONE, _NEVER, _NEVER),
    commands.Leave: Rule(Who.COMPANY, Who.COMPANY, Who.COMPANY),
    commands.Rename: Rule(Who.SEATED, Who.SEATED, Who.SEATED),
    commands.SetSeat: Rule(Who.HOST, _NEVER, _NEVER, Watch.SEAT),
    commands.Move: Rule(Who.SEATED, _NEVER, _NEVER),
    commands.Start: Rule(Who.HOST, _NEVER, _NEVER),
    commands.Share: Rule(Who.SEATED, _NEVER, _NEVER),
    commands.Act: Rule(_NEVER, Who.PLAYER, _NEVER, Watch.MOMENT),
    commands.Undo: Rule(_NEVER, Who.SEATED, _NEVER, Watch.MOMENT),
    commands.AnswerUndo: Rule(_NEVER, Who.SEATED, _NEVER, Watch.WISH),
    commands.Chat: Rule(Who.COMPANY, Who.COMPANY, Who.COMPANY),
    commands.Say: Rule(Who.COMPANY, Who.COMPANY, Who.COMPANY),
    commands.Kick: Rule(Who.HOST, Who.HOST, Who.HOST, Watch.SEAT),
    commands.Lock: Rule(Who.HOST, Who.HOST, Who.HOST),
    commands.GiveHost: Rule(Who.HOST, Who.HOST, Who.HOST, Watch.SEAT),
    commands.SetClock: Rule(Who.HOST, Who.HOST, _NEVER),
    commands.StandIn: Rule(_NEVER, Who.SELF_OR_HOST, _NEVER, Watch.SEAT),
    commands.Back: Rule(_NEVER, Who.SEATED, _NEVER),
    commands.Rematch: Rule(_NEVER, _NEVER, Who.COMPANY),
    commands.Adopt: Rule(Who.ANYONE, Who.ANYONE, Who.ANYONE),
    commands.Expire: Rule(_NEVER, Who.CLOCK, _NEVER),
    commands.HandBack: Rule(_NEVER, Who.CLOCK, _NEVER),
    commands.PassHost: Rule(Who.CLOCK, Who.CLOCK, Who.CLOCK),
}


def check(table: "Table", actor: str, command: Command, seen: int | None) -> None:
    """Refuse what the phase, the actor or the version seen does not allow.

    Raises:
        AheadError: the version lies in the future. ConflictError: not in this phase.
        NotAllowedError: not this actor. StaleError: things have changed.
    """
    if seen is not None and seen > table.version:
        raise AheadError("table-ahead", where="version", seen=seen, version=table.version)
    rule = RULES[type(command)]
    who = rule.who(table.phase)
    if who is None:
        raise ConflictError("table-wrong-phase", command=command.type, phase=table.phase)
    _check_actor(table, actor, command, who)
    if seen is not None and seen < _last_change(table, actor, command, rule.watch):
        raise StaleError("table-stale")


def _check_actor(table: "Table", actor: str, command: Command, who: Who) -> None:
    seat = table.seats.held_by(actor)
    seated = seat is not None and not seat.gone
    hosting = actor == table.host
    named = getattr(command, "seat", None)
    allowed = {
        Who.ANYONE: not is_internal(actor),
        Who.SEATED: seated,
        Who.COMPANY: seated or hosting,
        Who.HOST: hosting,
        Who.PLAYER: seated or _is_bot(table, actor),
        Who.SELF_OR_HOST: hosting or (seat is not None and seat.id == named),
        Who.CLOCK: actor == CLOCK,
    }
    if not allowed[who]:
        raise NotAllowedError("table-not-host" if who in {Who.HOST, Who.SELF_OR_HOST} else "table-not-seated")


def is_internal(actor: str) -> bool:
    """Whether the actor is no guest."""
    return actor == CLOCK or actor.startswith(_BOT)


def _is_bot(table: "Table", actor: str) -> bool:
    """Whether the actor is the bot that plays a seat now."""
    return any(actor == bot_actor(seat.id) and seat.player is not None for seat in table.seats)


def _last_change(table: "Table", actor: str, command: Command, watch: Watch) -> int:
    """The last version that could make the command mean something else than its sender meant."""
    if watch is Watch.SEAT:
        return table.seats[command.seat].changed  # type: ignore[attr-defined]  # all that watch a seat name one
    if watch is Watch.WISH:
        return table.pending.asked if table.pending else 0
    play = table.play
    seat = table.acting_seat(actor)
    if watch is not Watch.MOMENT or play is None or seat is None:
        return 0
    if isinstance(command, commands.Act) and play.is_signal(seat, command.words):
        return 0
    return max(play.opened, play.chosen.get(seat, 0))
