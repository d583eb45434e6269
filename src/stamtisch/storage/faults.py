"""SQLite's complaints in words that tell the person what to do."""

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from stamtisch.storage.base import (
    ReadOnlyError,
    SchemaError,
    StorageBusyError,
    StorageError,
    StorageFullError,
    TakenError,
)

_KINDS: dict[str, tuple[type[StorageError], str]] = {
    "SQLITE_FULL": (StorageFullError, "server-disk-full"),
    "SQLITE_READONLY": (ReadOnlyError, "server-read-only"),
    "SQLITE_PERM": (ReadOnlyError, "server-read-only"),
    "SQLITE_CANTOPEN": (ReadOnlyError, "server-cannot-open"),
    "SQLITE_BUSY": (StorageBusyError, "server-database-busy"),
    "SQLITE_LOCKED": (StorageBusyError, "server-database-busy"),
    "SQLITE_NOTADB": (SchemaError, "server-database-foreign"),
    "SQLITE_CORRUPT": (StorageError, "server-database-damaged"),
}
LEAST_ROOM = 65_536
NO_SPACE, NO_SPACE_QUOTA = 28, 122


def explain(problem: Exception, path: str) -> StorageError:
    """The error for something that SQLite or the system said."""
    if isinstance(problem, sqlite3.IntegrityError):
        return TakenError("server-taken")
    name = getattr(problem, "sqlite_errorname", "") or ""
    for start, (kind, message) in _KINDS.items():
        if name == start or name.startswith(start + "_"):
            return kind(message, path=path)
    if name.startswith("SQLITE_IOERR") and _is_full(path):
        return StorageFullError("server-disk-full", path=path)
    if isinstance(problem, OSError):
        if problem.errno in {NO_SPACE, NO_SPACE_QUOTA}:
            return StorageFullError("server-disk-full", path=path)
        if isinstance(problem, FileExistsError | NotADirectoryError):
            return StorageError("server-not-a-folder", path=path)
        if isinstance(problem, PermissionError) or problem.errno == 30:  # EROFS
            return ReadOnlyError("server-read-only", path=path)
        return StorageError("server-storage-failed", path=path, problem=problem.strerror or str(problem))
    return StorageError("server-storage-failed", path=path, problem=str(problem))


def _is_full(path: str) -> bool:
    """Whether the disk has no room, which SQLite calls a fault when it makes its files."""
    try:
        return shutil.disk_usage(Path(path).absolute().parent).free < LEAST_ROOM
    except OSError:
        return False


@contextmanager
def explained(path: str) -> Iterator[None]:
    """Whatever goes wrong with the database inside comes out as a `StorageError`."""
    try:
        yield
    except (sqlite3.Error, OSError) as problem:
        raise explain(problem, path) from problem
