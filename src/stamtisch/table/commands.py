"""What can be asked of a table: one class a command, and reading them from JSON.

The commands of `COMMANDS` come from people and bots; the others from the server itself, when a seat's link
has been used or when time has passed.
"""

import re
from collections.abc import Callable
from dataclasses import MISSING, dataclass, field, fields
from typing import Any, ClassVar

from stamtisch.engine.quoting import shorten
from stamtisch.table.clock import ClockSettings, read_seconds
from stamtisch.table.errors import CommandError
from stamtisch.table.texts import clean_name, clean_text

Read = Callable[[object, str], Any]
SHARE_BYTES = 32
LONGEST_WORDS = 100
_SEAT = re.compile(r"p([1-9]|10)")
_SHARE = re.compile(rf"[0-9a-f]{{{2 * SHARE_BYTES}}}")
_PHRASE = re.compile(r"web-phrase-[a-z][a-z-]{0,40}")
_BOT = re.compile(r"[a-z][a-z0-9-]{0,39}")


def _seat(value: object, where: str) -> str:
    if not isinstance(value, str) or not _SEAT.fullmatch(value):
        raise CommandError("table-field-seat", where=where, found=shorten(value))
    return value


def _flag(value: object, where: str) -> bool:
    if not isinstance(value, bool):
        raise CommandError("table-field-flag", where=where, found=shorten(value))
    return value


def _one_of(*known: str) -> Read:
    def read(value: object, where: str) -> str:
        if not isinstance(value, str) or value not in known:
            raise CommandError("table-field-word", where=where, found=shorten(value), known=known)
        return value

    return read


def _matching(pattern: re.Pattern[str], message: str) -> Read:
    def read(value: object, where: str) -> str:
        if not isinstance(value, str) or not pattern.fullmatch(value):
            raise CommandError(message, where=where, found=shorten(value))
        return value

    return read


def _words(value: object, where: str) -> str:
    if not isinstance(value, str) or len(value) > LONGEST_WORDS:
        raise CommandError("table-field-words", where=where, found=shorten(value))
    return value


def _or_none(read: Read) -> Read:
    return lambda value, where: None if value is None else read(value, where)


def part(read: Read, *, optional: bool = False) -> Any:
    """A field of a command that `read(value, where)` checks; optional ones may be left out or null."""
    if optional:
        return field(default=None, metadata={"read": _or_none(read)})
    return field(metadata={"read": read})


_share = _matching(_SHARE, "table-field-share")
_bot = _matching(_BOT, "table-field-bot")


@dataclass(frozen=True)
class Command:
    """Anything that can be asked of a table."""

    type: ClassVar[str] = ""


@dataclass(frozen=True)
class Sit(Command):
    """Take an open seat in the lobby."""

    type = "sit"
    seat: str = part(_seat)
    name: str = part(lambda value, _where: clean_name(value))


@dataclass(frozen=True)
class Leave(Command):
    """Give up the seat; while a game is played, a bot plays on and the person may come back."""

    type = "leave"


@dataclass(frozen=True)
class Rename(Command):
    """Another name for oneself."""

    type = "rename"
    name: str = part(lambda value, _where: clean_name(value))


@dataclass(frozen=True)
class SetSeat(Command):
    """The host makes a free seat open or a bot's."""

    type = "seat"
    seat: str = part(_seat)
    kind: str = part(_one_of("open", "bot"))
    bot: str | None = part(_bot, optional=True)


@dataclass(frozen=True)
class Move(Command):
    """Change to an open seat in the lobby."""

    type = "move"
    seat: str = part(_seat)


@dataclass(frozen=True)
class Start(Command):
    """The host begins the game, perhaps with a share for the shuffle."""

    type = "start"
    share: str | None = part(_share, optional=True)


@dataclass(frozen=True)
class Share(Command):
    """A player's 32 random bytes for the shuffle, as 64 hexadecimal digits."""

    type = "share"
    share: str = part(_share)


@dataclass(frozen=True)
class Act(Command):
    """An action of the game, or a signal, in words without the seat."""

    type = "act"
    words: str = part(_words)


@dataclass(frozen=True)
class Undo(Command):
    """Take back one's last action, or ask the others whether one may."""

    type = "undo"


@dataclass(frozen=True)
class AnswerUndo(Command):
    """Whether somebody else may take back."""

    type = "answer_undo"
    agree: bool = part(_flag)


@dataclass(frozen=True)
class Chat(Command):
    """A line of chat."""

    type = "chat"
    text: str = part(lambda value, _where: clean_text(value))


@dataclass(frozen=True)
class Say(Command):
    """One of the ready-made phrases, which everybody reads in their own language."""

    type = "say"
    phrase: str = part(_matching(_PHRASE, "table-field-phrase"))


@dataclass(frozen=True)
class Kick(Command):
    """The host removes a person for good."""

    type = "kick"
    seat: str = part(_seat)


@dataclass(frozen=True)
class Lock(Command):
    """Whether strangers may still sit down."""

    type = "lock"
    locked: bool = part(_flag)


@dataclass(frozen=True)
class GiveHost(Command):
    """Hand over hosting to the person in a seat."""

    type = "host"
    seat: str = part(_seat)


@dataclass(frozen=True)
class SetClock(Command):
    """How long everybody may think."""

    type = "clock"
    kind: str = part(_one_of(*ClockSettings.KINDS))
    seconds: int = part(read_seconds)


@dataclass(frozen=True)
class StandIn(Command):
    """A bot plays for a person: for one who is gone, or for oneself."""

    type = "stand_in"
    seat: str = part(_seat)
    bot: str | None = part(_bot, optional=True)


@dataclass(frozen=True)
class Back(Command):
    """Take one's seat back from the bot that stood in."""

    type = "back"


@dataclass(frozen=True)
class Rematch(Command):
    """Wish for another game; from the host: begin it with those who wish so."""

    type = "rematch"


@dataclass(frozen=True)
class Adopt(Command):
    """Internal: the guest has shown the seat's secret link and holds the seat from now on."""

    seat: str


@dataclass(frozen=True)
class Expire(Command):
    """Internal: the seat's time is up, or its person has been gone too long."""

    seat: str


@dataclass(frozen=True)
class HandBack(Command):
    """Internal: the person whose seat a bot took has returned."""

    seat: str


@dataclass(frozen=True)
class PassHost(Command):
    """Internal: the host has been gone for long; hosting goes to somebody who is here."""


COMMANDS: dict[str, type[Command]] = {
    each.type: each
    for each in (
        Sit,
        Leave,
        Rename,
        SetSeat,
        Move,
        Start,
        Share,
        Act,
        Undo,
        AnswerUndo,
        Chat,
        Say,
        Kick,
        Lock,
        GiveHost,
        SetClock,
        StandIn,
        Back,
        Rematch,
    )
}
"""What people and bots may send, by the `type` in its JSON"""


def parse_command(whole: object) -> Command:
    """A command from its JSON: `{"type": "sit", "seat": "p2", "name": "Anna"}`.

    Raises:
        CommandError: which part is wrong, and what would be right.
    """
    if not isinstance(whole, dict):
        raise CommandError("engine-not-an-object", where="command", found=shorten(whole))
    kind = whole.get("type")
    if not isinstance(kind, str) or kind not in COMMANDS:
        raise CommandError("table-no-command", where="type", found=shorten(kind), known=list(COMMANDS))
    command = COMMANDS[kind]
    known = {each.name: each for each in fields(command)}
    for name in whole:
        if name != "type" and name not in known:
            raise CommandError("table-no-field", where=shorten(name), command=kind, known=[*known])
    values = {}
    for name, each in known.items():
        if name in whole:
            values[name] = each.metadata["read"](whole[name], name)
        elif each.default is MISSING:
            raise CommandError("table-field-missing", where=name, command=kind)
    return command(**values)


def format_command(command: Command) -> dict[str, Any]:
    """The reverse of `parse_command`."""
    return {"type": command.type, **{each.name: getattr(command, each.name) for each in fields(command)}}
