"""A new table as its host wishes it: game, options, seats, clock; read from JSON and checked."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from stamtisch.bots.roster import LEVELS, STRONGEST, bot_names
from stamtisch.engine.game import Game, load_game
from stamtisch.engine.notation import format_seat
from stamtisch.engine.quoting import shorten
from stamtisch.table.clock import ClockSettings, read_seconds
from stamtisch.table.errors import CommandError
from stamtisch.table.texts import clean_name

FIELDS = ("game", "options", "name", "seats", "clock", "lock")
SEAT_FIELDS = ("kind", "bot")
SEAT_KINDS = ("me", "open", "bot")


@dataclass(frozen=True)
class Setup:
    """What a host asks for.

    Attributes:
        game: the game with its options.
        seats: one of `me`, `open` and a bot's name a seat; `me` once at most.
        name: the host's, if they sit.
        clock: how long people may think.
        locked: whether strangers may sit down.
    """

    game: Game
    seats: tuple[str | None, ...]
    """a bot's name, `ME`, or None: open"""
    name: str | None
    clock: ClockSettings = field(default_factory=ClockSettings)
    locked: bool = False

    @classmethod
    def parse(cls, whole: object) -> "Setup":
        """From `{"game", "options"?, "name"?, "seats"?, "clock"?, "lock"?}`.

        Left out, the seats are: the host in the first one, the others open.

        Raises:
            CommandError: a part that is wrong. UnknownGameError, OptionError, PlayersError: as they say.
        """
        whole = _object(whole, "table", FIELDS)
        options = _object(whole.get("options", {}), "options", None)
        game = load_game(whole.get("game"), **options)  # type: ignore[arg-type]  # it refuses what is no name
        seats = read_seats(whole.get("seats"), game)
        name = clean_name(whole["name"]) if whole.get("name") is not None else None
        if ME in seats and name is None:
            raise CommandError("table-field-missing", where="name", command="table")
        locked = whole.get("lock", False)
        if not isinstance(locked, bool):
            raise CommandError("table-field-flag", where="lock", found=shorten(locked))
        return cls(game, seats, name, read_clock(whole.get("clock")), locked)


ME = "me"
"""in the seats of a setup: the host's seat (no bot is called so)"""


def _object(value: object, where: str, known: tuple[str, ...] | None) -> Mapping[str, Any]:
    if not isinstance(value, dict):
        raise CommandError("engine-not-an-object", where=where, found=shorten(value))
    for name in value:
        if not isinstance(name, str) or (known is not None and name not in known):
            fields = [*known] if known else []
            raise CommandError("table-no-field", where=shorten(name), command=where, known=fields)
    return value


def read_clock(value: object) -> ClockSettings:
    """From `{"kind": "hard", "seconds": 60}`; None: no clock.

    Raises:
        CommandError: a part that is wrong.
    """
    if value is None:
        return ClockSettings()
    clock = _object(value, "clock", ("kind", "seconds"))
    kind = clock.get("kind", "none")
    if kind not in ClockSettings.KINDS:
        known = ClockSettings.KINDS
        raise CommandError("table-field-word", where="clock.kind", found=shorten(kind), known=known)
    return ClockSettings(kind, read_seconds(clock.get("seconds", 60), "clock.seconds"))


def read_seats(value: object, game: Game) -> tuple[str | None, ...]:
    """From a list of `{"kind": "me" | "open" | "bot", "bot"?}`, one a seat.

    Raises:
        CommandError: not as many as the game has, the host twice, or a part that is wrong.
    """
    if value is None:
        return (ME, *[None] * (game.players - 1))
    if not isinstance(value, list) or len(value) != game.players:
        found = len(value) if isinstance(value, list) else 0
        raise CommandError("table-seats-number", where="seats", found=found, players=game.players)
    seats = tuple(_read_seat(each, f"seats.{format_seat(at)}", game) for at, each in enumerate(value))
    if seats.count(ME) > 1:
        raise CommandError("table-seats-me", where="seats")
    return seats


def _read_seat(value: object, where: str, game: Game) -> str | None:
    seat = _object(value, where, SEAT_FIELDS)
    kind = seat.get("kind")
    if kind not in SEAT_KINDS:
        raise CommandError("table-field-word", where=where, found=shorten(kind), known=SEAT_KINDS)
    if kind == "bot":
        return check_bot(seat.get("bot"), game.id, where)
    return ME if kind == "me" else None


def check_bot(name: object, game: str, where: str) -> str:
    """The name of a bot that people may seat; None: the best one that needs no preparation.

    Raises:
        CommandError: the game has no such bot, and which it has.
    """
    if name is None:
        return STRONGEST
    known = (*bot_names(game), *LEVELS)
    if not isinstance(name, str) or name not in known:
        raise CommandError("bots-unknown", where=where, game=game, bot=shorten(name), known=known)
    return name
