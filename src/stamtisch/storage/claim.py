"""A database file belongs to one server at a time: two would each think that they own its tables.

Two locks say so. One is held on a file beside it, in which the server tells its address to whoever comes
second. The other is held in the file itself, which may be moved to another name while it is served.

A file of several names (hard links) is refused: SQLite keeps what was written last beside the name by which
it was opened, and by another name that is not found after a crash.
"""

import errno
import fcntl
import os
import re
from contextlib import suppress
from pathlib import Path

from stamtisch.storage.base import DatabaseInUseError, StorageError

BEYOND = 0x4000_0000 + 0x1_0000
"""the byte that is locked, past the 512 from 1 GiB on by which SQLite locks; nothing is written there"""
_ADDRESS = re.compile(r"https?://[!-~]{1,200}")


class FileClaim:
    """A database file, held by this process until it is let go."""

    def __init__(self, path: Path) -> None:
        """Take the file; before SQLite opens it, for a file that is closed loses its locks.

        Raises:
            DatabaseInUseError: another process has it. StorageError: it has several names.
            OSError: it cannot be written.
        """
        if path.exists() and path.stat().st_nlink > 1:
            raise StorageError("server-database-linked", path=str(path))
        # By its own name: a symbolic link to the file is the same file.
        self._beside = os.open(f"{path.resolve()}.lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        self._inside = -1
        self._path = path
        try:
            self._hold()
        except BaseException:
            self.let_go()
            raise

    def _hold(self) -> None:
        try:
            fcntl.flock(self._beside, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as problem:
            raise DatabaseInUseError(str(self._path), self._told()) from problem
        os.ftruncate(self._beside, 0)
        self._inside = os.open(self._path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o644)
        self.hold_inside()

    def hold_inside(self) -> None:
        """Lock the file itself; again once SQLite is in WAL mode: before, it unlocks all of the file."""
        try:
            fcntl.lockf(self._inside, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, BEYOND)
        except OSError as problem:
            if problem.errno not in {errno.EACCES, errno.EAGAIN}:
                raise
            raise DatabaseInUseError(str(self._path)) from problem

    def _told(self) -> str | None:
        """The address that the process has written which holds the file."""
        said = os.pread(self._beside, 300, 0).decode("ascii", "replace").strip()
        return said if _ADDRESS.fullmatch(said) else None

    def tell(self, address: str) -> None:
        """Let those who come second know where this one is."""
        with suppress(OSError):  # no room for a line: then it is not told
            os.pwrite(self._beside, address.encode("ascii", "replace"), 0)

    def let_go(self) -> None:
        """Give the file back; after SQLite has closed it."""
        for each in (self._inside, self._beside):
            if each >= 0:
                os.close(each)
