"""What any storage does: the records it keeps, the changes it takes, and how it says no.

A table's truth is its log of events, numbered from 1 without a gap. A `Change` is written whole or not at
all, and `Storage.write` returns only when it will survive a power cut: durable before visible. Secrets come
in hashed; what a guest's own cookie does not open is not in here.
"""

from dataclasses import dataclass, field
from typing import Protocol

from stamtisch.engine.errors import StamtischError


class StorageError(StamtischError):
    """Nothing can be stored or read."""

    code = "storage-failed"


class StorageFullError(StorageError):
    """No room on the disk."""

    code = "storage-full"


class ReadOnlyError(StorageError):
    """The file or its folder may not be written."""

    code = "storage-read-only"


class StorageBusyError(StorageError):
    """Another program holds the database."""

    code = "storage-busy"


class DatabaseInUseError(StorageBusyError):
    """Another server runs on the database.

    Attributes:
        address: where people of this computer reach it, if it has said so.
    """

    def __init__(self, path: str, address: str | None = None) -> None:
        if address is None:
            super().__init__("server-database-in-use", path=path)
        else:
            super().__init__("server-database-in-use-at", path=path, url=address)
        self.address = address


class SchemaError(StorageError):
    """A database of another program, or of a newer release."""

    code = "storage-schema"


class DatabaseUrlError(StorageError):
    """A database that this program cannot use."""

    code = "bad-database"


class VersionConflictError(StorageError):
    """The table's log has grown past what the change was made for."""

    code = "stale"


class TakenError(StorageError):
    """An id, a token or a key that exists already."""

    code = "conflict"


@dataclass(frozen=True, slots=True)
class StoredEvent:
    """One entry of a table's log: its number, when it happened (UTC, ISO 8601) and its JSON text."""

    version: int
    at: str
    body: str


@dataclass(frozen=True, slots=True)
class Guest:
    """A browser that has been here.

    Attributes:
        token: SHA-256 of the token in its cookie.
    """

    id: str
    token: bytes
    name: str
    language: str


@dataclass(frozen=True, slots=True)
class SeatHolder:
    """Who holds a seat.

    Attributes:
        token: SHA-256 of the seat's token.
        sealed: the token itself, opened only by the cookie of the guest who holds the seat.
    """

    table: str
    seat: str
    guest: str
    token: bytes
    sealed: bytes


@dataclass(frozen=True, slots=True)
class Head:
    """A table in a line: what is listed without reading its log."""

    table: str
    version: int
    game: str
    phase: str
    changed: str


@dataclass(frozen=True, slots=True)
class Answer:
    """That a command with this key was carried out, and with which version it ended.

    Attributes:
        actor: who sent it.
        digest: SHA-256 of what was asked, so that a key is not used for something else.
    """

    actor: str
    key: str
    digest: bytes
    version: int


@dataclass(frozen=True, slots=True)
class Result:
    """How a finished game ended for a guest.

    Attributes:
        won: 1 if among the winners, else 0.
    """

    table: str
    seat: str
    guest: str
    game: str
    won: int
    at: str


@dataclass(frozen=True, slots=True)
class Change:
    """All that one command changes; written in one transaction.

    Attributes:
        events: to append; the first must follow the last one stored.
        seats: seats that got a holder, or another one.
        vacated: seats that lost theirs.
    """

    table: str
    head: Head | None = None
    events: tuple[StoredEvent, ...] = ()
    seats: tuple[SeatHolder, ...] = ()
    vacated: tuple[str, ...] = ()
    answer: Answer | None = None
    results: tuple[Result, ...] = ()
    guest: Guest | None = None


@dataclass(frozen=True, slots=True)
class Holding:
    """A seat of a guest, with its table's head, for the list of somebody's tables."""

    seat: str
    head: Head


@dataclass(frozen=True, slots=True)
class TableFile:
    """Everything that is kept of one table."""

    events: tuple[StoredEvent, ...]
    seats: tuple[SeatHolder, ...]
    answers: tuple[Answer, ...] = field(default=())


class Storage(Protocol):
    """What the server needs of a database. All methods raise `StorageError`."""

    async def write(self, *changes: Change) -> None:
        """Store changes, all or none; returns when they are safe on disk.

        Raises:
            VersionConflictError: the log has grown meanwhile. TakenError: an id or token exists.
            StorageError: it could not be stored; nothing was.
        """

    async def table(self, table: str) -> TableFile | None:
        """All that is kept of a table; None if there is no such table."""

    async def has(self, table: str) -> bool:
        """Whether there is such a table."""

    async def guest(self, token: bytes) -> Guest | None:
        """The guest whose cookie's token has this hash."""

    async def seat(self, token: bytes) -> SeatHolder | None:
        """The seat whose token has this hash."""

    async def holdings(self, guest: str, limit: int) -> tuple[Holding, ...]:
        """The seats a guest holds, the table that changed last first."""

    async def results(self, guest: str) -> tuple[Result, ...]:
        """A guest's finished games, the last first."""

    async def check(self) -> None:
        """Whether it can be written now: raises what is wrong."""

    def tell(self, address: str) -> None:
        """Let those who open the database while this one has it know where that is served."""

    async def close(self) -> None:
        """Finish what was begun and let go of the database."""
