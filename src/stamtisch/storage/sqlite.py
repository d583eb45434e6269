"""Tables in one SQLite file: WAL, synchronous FULL, one writer with group commit, readers beside it.

A file belongs to one server at a time (see `claim.py`).
"""

import asyncio
import math
import sqlite3
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from stamtisch.storage import schema
from stamtisch.storage.base import (
    Answer,
    Change,
    Guest,
    Head,
    Holding,
    Result,
    SeatHolder,
    StorageError,
    StoredEvent,
    TableFile,
)
from stamtisch.storage.claim import FileClaim
from stamtisch.storage.faults import explained
from stamtisch.storage.writer import Writer

T = TypeVar("T")
READERS = 2
WAIT_SECONDS = 5.0
"""how long a statement waits for another program that looks into the file (a back-up)"""

CHECKED_SECONDS = 2.0
"""how long it is believed that the file can be written"""


class SqliteStorage:
    """The storage in a SQLite file; made if it does not exist, brought up to date if it is older."""

    def __init__(self, path: Path) -> None:
        """Open the file.

        Raises:
            StorageError: it cannot be used, and why.
        """
        self.path = path
        self._fine = -math.inf
        """when it was last seen that it can be written"""
        self._local = threading.local()
        self._open: list[sqlite3.Connection] = []
        self._opening = threading.Lock()
        if path.is_dir():
            raise StorageError("server-is-a-folder", path=str(path))
        with explained(str(path)):
            path.parent.mkdir(parents=True, exist_ok=True)
            self._claim = FileClaim(path)
            try:
                connection = self._connect()
                schema.prepare(connection, str(path))
                self._claim.hold_inside()
            except BaseException:
                self._let_go()
                raise
        self._writer = Writer(connection, str(path))
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="storage-reader")

    async def write(self, *changes: Change) -> None:
        """Store changes, all or none; returns when they are safe on disk."""
        await self._writer.write(changes)

    async def table(self, table: str) -> TableFile | None:
        """All that is kept of a table."""
        return await self._read(lambda db: _read_table(db, table))

    async def has(self, table: str) -> bool:
        """Whether there is such a table."""
        ask = "SELECT 1 FROM events WHERE table_id = ? AND version = 1"
        return await self._read(lambda db: db.execute(ask, (table,)).fetchone()) is not None

    async def guest(self, token: bytes) -> Guest | None:
        """The guest whose cookie's token has this hash."""
        found = await self._read(
            lambda db: db.execute("SELECT * FROM guests WHERE token = ?", (token,)).fetchone()
        )
        return Guest(*found) if found else None

    async def seat(self, token: bytes) -> SeatHolder | None:
        """The seat whose token has this hash."""
        found = await self._read(
            lambda db: db.execute("SELECT * FROM seats WHERE token = ?", (token,)).fetchone()
        )
        return SeatHolder(*found) if found else None

    async def holdings(self, guest: str, limit: int) -> tuple[Holding, ...]:
        """The seats a guest holds, the table that changed last first."""
        rows = await self._read(
            lambda db: db.execute(
                "SELECT s.seat, t.* FROM seats s JOIN tables t ON t.id = s.table_id"
                " WHERE s.guest = ? ORDER BY t.changed DESC LIMIT ?",
                (guest, limit),
            ).fetchall()
        )
        return tuple(Holding(row[0], Head(*row[1:])) for row in rows)

    async def results(self, guest: str) -> tuple[Result, ...]:
        """A guest's finished games, the last first."""
        rows = await self._read(
            lambda db: db.execute(
                "SELECT table_id, seat, guest, game, won, at FROM results"
                " WHERE guest = ? ORDER BY at DESC LIMIT 1000",
                (guest,),
            ).fetchall()
        )
        return tuple(Result(*row) for row in rows)

    async def check(self) -> None:
        """Whether it can be written now, or could be a moment ago."""
        if time.monotonic() - self._fine >= CHECKED_SECONDS:
            await self._writer.write(())
            self._fine = time.monotonic()

    def tell(self, address: str) -> None:
        """Let those who open the file while this one has it know where that is served."""
        self._claim.tell(address)

    async def close(self) -> None:
        """Write what is waiting, then let go of the file."""
        await asyncio.to_thread(self._writer.close)
        self._readers.shutdown()
        for connection in self._open:
            connection.close()
        self._let_go()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(
            self.path, timeout=WAIT_SECONDS, isolation_level=None, check_same_thread=False
        )
        with self._opening:
            self._open.append(connection)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA journal_size_limit = 67108864")
        return connection

    def _reader(self) -> sqlite3.Connection:
        connection: sqlite3.Connection | None = getattr(self._local, "connection", None)
        if connection is None:
            connection = self._connect()
            connection.execute("PRAGMA query_only = ON")
            self._local.connection = connection
        return connection

    async def _read(self, ask: Callable[[sqlite3.Connection], T]) -> T:
        def work() -> T:
            with explained(str(self.path)):
                return ask(self._reader())

        return await asyncio.get_running_loop().run_in_executor(self._readers, work)

    def _let_go(self) -> None:
        for connection in self._open:
            connection.close()
        self._claim.let_go()


def _read_table(db: sqlite3.Connection, table: str) -> TableFile | None:
    """A table's rows, all of one moment."""
    db.execute("BEGIN")
    try:
        events = db.execute(
            "SELECT version, at, body FROM events WHERE table_id = ? ORDER BY version", (table,)
        ).fetchall()
        if not events:
            return None
        seats = db.execute("SELECT * FROM seats WHERE table_id = ?", (table,)).fetchall()
        answers = db.execute(
            "SELECT actor, key, digest, version FROM answers WHERE table_id = ?"
            " ORDER BY version DESC LIMIT 500",
            (table,),
        ).fetchall()
    finally:
        db.execute("COMMIT")
    return TableFile(
        tuple(StoredEvent(*row) for row in events),
        tuple(SeatHolder(*row) for row in seats),
        tuple(Answer(*row) for row in reversed(answers)),
    )
