"""The one thread that writes: whatever is waiting goes into one transaction, so one flush serves many.

Each job has a savepoint of its own: one that does not fit is refused alone. If the transaction itself
fails (a full disk), all changes in it are refused, and nothing of them is stored.
"""

import asyncio
import queue
import sqlite3
import threading
from contextlib import suppress
from dataclasses import fields
from operator import attrgetter
from typing import Any

from stamtisch.storage.base import (
    Answer,
    Change,
    Guest,
    Head,
    SeatHolder,
    StorageError,
    VersionConflictError,
)
from stamtisch.storage.faults import explain

LARGEST_GROUP = 256
_row_of = {
    kind: attrgetter(*(each.name for each in fields(kind))) for kind in (Answer, Guest, Head, SeatHolder)
}
"""a record as a row, many times quicker than `dataclasses.astuple`, which copies it all"""
Job = tuple[tuple[Change, ...], "asyncio.Future[None]"]


class Writer:
    """Writes changes in groups, in the order in which they came."""

    def __init__(self, connection: sqlite3.Connection, path: str) -> None:
        self._connection, self._path = connection, path
        self._waiting: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._closed = False
        self._thread = threading.Thread(target=self._work, name="storage-writer", daemon=True)
        self._thread.start()

    async def write(self, changes: tuple[Change, ...]) -> None:
        """Store changes, all or none (an empty tuple: only try whether the file can be written)."""
        if self._closed:
            raise StorageError("server-storage-closed")
        done = asyncio.get_running_loop().create_future()
        self._waiting.put((changes, done))
        # Who no longer waits for the answer does not stop the writing.
        await asyncio.shield(done)

    def close(self) -> None:
        """Write what is waiting, then stop."""
        self._closed = True
        self._waiting.put(None)
        self._thread.join()

    def _work(self) -> None:
        last = False
        while not last:
            job = self._waiting.get()
            group: list[Job] = []
            while True:
                if job is None:
                    last = True
                else:
                    group.append(job)
                if last or len(group) >= LARGEST_GROUP or self._waiting.empty():
                    break
                job = self._waiting.get()
            if group:
                self._write_group(group)

    def _write_group(self, group: list[Job]) -> None:
        outcomes: list[StorageError | None] = []
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            outcomes = [self._try(changes) for changes, _ in group]
            self._connection.execute("COMMIT")
        except Exception as problem:  # noqa: BLE001  # whatever it is, those who wait must hear of it
            # After a full disk SQLite may have rolled back by itself.
            with suppress(sqlite3.Error):
                self._connection.execute("ROLLBACK")
            outcomes = [explain(problem, self._path)] * len(group)
        _tell(group, outcomes)

    def _try(self, changes: tuple[Change, ...]) -> StorageError | None:
        """Write one job of the group, or nothing of it."""
        execute = self._connection.execute
        execute("SAVEPOINT one")
        try:
            if not changes:
                # The same number again is a page in the log and a flush, as any change is: what changes
                # nothing at all would not be written, and so would succeed on a full disk.
                version = execute("PRAGMA user_version").fetchone()[0]
                execute(f"PRAGMA user_version = {version}")
            for change in changes:
                self._write(change)
        except sqlite3.IntegrityError as problem:
            execute("ROLLBACK TO one")
            return explain(problem, self._path)
        except VersionConflictError as problem:
            execute("ROLLBACK TO one")
            return problem
        finally:
            if self._connection.in_transaction:
                execute("RELEASE one")
        return None

    def _write(self, change: Change) -> None:
        execute, many = self._connection.execute, self._connection.executemany
        table = change.table
        if change.guest is not None:
            execute("INSERT OR REPLACE INTO guests VALUES (?, ?, ?, ?)", _row(change.guest))
        if change.events:
            self._check_versions(table, [event.version for event in change.events])
            rows = [(table, event.version, event.at, event.body) for event in change.events]
            many("INSERT INTO events VALUES (?, ?, ?, ?)", rows)
        if change.head is not None:
            execute("INSERT OR REPLACE INTO tables VALUES (?, ?, ?, ?, ?)", _row(change.head))
        for seat in (*change.vacated, *(holder.seat for holder in change.seats)):
            execute("DELETE FROM seats WHERE table_id = ? AND seat = ?", (table, seat))
        many("INSERT INTO seats VALUES (?, ?, ?, ?, ?)", map(_row, change.seats))
        if change.answer is not None:
            row = (table, *_row(change.answer))
            execute("INSERT INTO answers VALUES (?, ?, ?, ?, ?)", row)
        rows_of_results = [(r.guest, r.at, r.table, r.seat, r.game, r.won) for r in change.results]
        many("INSERT OR REPLACE INTO results VALUES (?, ?, ?, ?, ?, ?)", rows_of_results)

    def _check_versions(self, table: str, versions: list[int]) -> None:
        ask = "SELECT coalesce(max(version), 0) FROM events WHERE table_id = ?"
        last = self._connection.execute(ask, (table,)).fetchone()[0]
        if versions != list(range(last + 1, last + 1 + len(versions))):
            raise VersionConflictError("server-version-conflict", found=last, given=versions[0] - 1)


def _row(record: Any) -> tuple[Any, ...]:
    row: tuple[Any, ...] = _row_of[type(record)](record)
    return row


def _tell(group: list[Job], outcomes: list[StorageError | None]) -> None:
    """Wake those who wait, each loop once."""

    def wake(jobs: list[tuple["asyncio.Future[None]", StorageError | None]]) -> None:
        for future, problem in jobs:
            if future.done():
                continue
            if problem is None:
                future.set_result(None)
            else:
                future.set_exception(problem)

    by_loop: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[None], StorageError | None]]] = {}
    for (_, future), problem in zip(group, outcomes, strict=True):
        by_loop.setdefault(future.get_loop(), []).append((future, problem))
    for loop, jobs in by_loop.items():
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            loop.call_soon_threadsafe(wake, jobs)
