"""What happened at a table, as it is stored for ever: one class a kind, to and from JSON.

An event's JSON is `{"v": 1, "n": 17, "at": "2026-11-30T10:00:00.000Z", "by": …, "kind": …, …}`. What is in
here once is read for ever: a field may be added with a default; any other change raises `FORMAT` and adds a
function to `UPGRADES` that brings older JSON up to date.

Events hold secrets (the shuffle's, sealed choices, guests' ids) and are never shown: `chronicle.py` tells
them to each viewer.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from datetime import UTC, datetime
from typing import Any, ClassVar

from stamtisch.engine.quoting import shorten
from stamtisch.table.errors import LogError

Json = dict[str, Any]
FORMAT = 1
UPGRADES: dict[int, Callable[[Json], Json]] = {}
"""from the JSON of a format to that of the next one"""


@dataclass(frozen=True)
class Happening:
    """What happened, without when and by whom."""

    kind: ClassVar[str] = ""


@dataclass(frozen=True)
class Created(Happening):
    """The table was set up.

    `seats` has one object a seat: `{"guest": …, "name": …}`, `{"bot": …}` or, for an open one, `{}`.
    """

    kind = "created"
    table: str
    game: str
    options: Json
    rules: int
    seats: list[Json]
    host: str
    clock: Json
    locked: bool
    secret: str
    previous: str | None = None


@dataclass(frozen=True)
class Sat(Happening):
    """A guest took a seat."""

    kind = "sat"
    seat: str
    guest: str
    name: str


@dataclass(frozen=True)
class Left(Happening):
    """A person gave up the seat (in play: a bot plays on until they come back)."""

    kind = "left"
    seat: str
    bot: str | None = None


@dataclass(frozen=True)
class Renamed(Happening):
    """A person has another name."""

    kind = "renamed"
    seat: str
    name: str


@dataclass(frozen=True)
class SeatSet(Happening):
    """The host made a seat a bot's (`bot`) or open (None)."""

    kind = "seat-set"
    seat: str
    bot: str | None


@dataclass(frozen=True)
class Moved(Happening):
    """A person changed seats."""

    kind = "moved"
    seat: str
    to: str


@dataclass(frozen=True)
class Adopted(Happening):
    """A seat is held by another device, which has shown its link."""

    kind = "adopted"
    seat: str
    guest: str


@dataclass(frozen=True)
class Shared(Happening):
    """A player's share for the shuffle."""

    kind = "shared"
    seat: str
    share: str


@dataclass(frozen=True)
class Started(Happening):
    """The cards are dealt from the secret and the shares so far."""

    kind = "started"


@dataclass(frozen=True)
class Acted(Happening):
    """A seat's action or signal; `bot`: who chose it, None: the person."""

    kind = "acted"
    seat: str
    words: str
    bot: str | None = None


@dataclass(frozen=True)
class UndoAsked(Happening):
    """A player would like to take back everything from that ply on."""

    kind = "undo-asked"
    seat: str
    ply: int


@dataclass(frozen=True)
class UndoAnswered(Happening):
    """Another player agrees or does not."""

    kind = "undo-answered"
    seat: str
    agree: bool


@dataclass(frozen=True)
class Undone(Happening):
    """The game stands as it did before that ply."""

    kind = "undone"
    seat: str
    ply: int


@dataclass(frozen=True)
class Chatted(Happening):
    """A line of chat."""

    kind = "chatted"
    seat: str | None
    text: str


@dataclass(frozen=True)
class Said(Happening):
    """A ready-made phrase."""

    kind = "said"
    seat: str | None
    phrase: str


@dataclass(frozen=True)
class Kicked(Happening):
    """The host removed a person; in play a bot has the seat from now on."""

    kind = "kicked"
    seat: str
    guest: str
    bot: str | None = None


@dataclass(frozen=True)
class Locked(Happening):
    """Whether strangers may sit down."""

    kind = "locked"
    locked: bool


@dataclass(frozen=True)
class Hosted(Happening):
    """Who hosts now: a guest, and the seat they hold."""

    kind = "hosted"
    host: str
    seat: str


@dataclass(frozen=True)
class ClockSet(Happening):
    """How long people may think."""

    kind = "clock-set"
    clock: str
    seconds: int


@dataclass(frozen=True)
class StoodIn(Happening):
    """A bot plays for a person: `why` is `slow`, `away`, `left`, `host` or `asked`."""

    kind = "stood-in"
    seat: str
    bot: str
    why: str


@dataclass(frozen=True)
class Returned(Happening):
    """The person plays again."""

    kind = "returned"
    seat: str


@dataclass(frozen=True)
class Wished(Happening):
    """A player would like another game."""

    kind = "wished"
    seat: str


@dataclass(frozen=True)
class Rematched(Happening):
    """The next game is at that table."""

    kind = "rematched"
    table: str


KINDS: Mapping[str, type[Happening]] = {
    each.kind: each
    for each in (
        Created,
        Sat,
        Left,
        Renamed,
        SeatSet,
        Moved,
        Adopted,
        Shared,
        Started,
        Acted,
        UndoAsked,
        UndoAnswered,
        Undone,
        Chatted,
        Said,
        Kicked,
        Locked,
        Hosted,
        ClockSet,
        StoodIn,
        Returned,
        Wished,
        Rematched,
    )
}


@dataclass(frozen=True)
class Event:
    """One entry of a log.

    Attributes:
        n: the table's version with it, from 1.
        at: when, UTC, in whole milliseconds.
        by: who brought it about: a guest, `bot:p2` or `clock`.
        what: what happened.
    """

    n: int
    at: datetime
    by: str
    what: Happening

    def as_json(self) -> Json:
        """What is stored."""
        body = {each.name: getattr(self.what, each.name) for each in fields(self.what)}
        return {
            "v": FORMAT,
            "n": self.n,
            "at": format_time(self.at),
            "by": self.by,
            "kind": self.what.kind,
            **body,
        }

    @classmethod
    def from_json(cls, whole: Json) -> "Event":
        """An event as it was stored, by this release or an older one.

        Raises:
            LogError: not an event, or one of a newer release.
        """
        try:
            if whole["v"] > FORMAT:
                raise LogError("table-log-newer", found=whole["v"], known=FORMAT)
            for old in range(whole["v"], FORMAT):
                whole = UPGRADES[old](whole)
            body = {key: value for key, value in whole.items() if key not in {"v", "n", "at", "by", "kind"}}
            what = KINDS[whole["kind"]](**body)
            return cls(whole["n"], parse_time(whole["at"]), whole["by"], what)
        except (AttributeError, KeyError, TypeError, ValueError) as problem:
            raise LogError("table-log-broken", problem=shorten(problem)) from problem


def to_milliseconds(at: datetime) -> datetime:
    """A moment as it is stored: UTC, without the fractions of a millisecond."""
    at = at.astimezone(UTC)
    return at.replace(microsecond=at.microsecond // 1000 * 1000)


def format_time(at: datetime) -> str:
    """`2026-11-30T10:00:00.000Z`."""
    return at.astimezone(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def parse_time(text: str) -> datetime:
    """The reverse of `format_time`."""
    return datetime.fromisoformat(text).astimezone(UTC)
