"""The folder beside a data set in which its parts are kept until all are there.

`games.parquet.parts` holds `order.json` and a file for every stretch of games. It outlives a crash: a part is
written under another name, flushed to the disk and renamed. When the last game is in, the parts are put
together and the whole file is renamed into its place.
"""

import errno
import fcntl
import json
import os
import re
import shutil
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import TracebackType
from typing import IO, Self

import pyarrow as pa
import pyarrow.parquet as pq

from stamtisch.lab.dataset.order import DatasetError, Order
from stamtisch.lab.dataset.tables import Table, make_schema, rows_per_group

SUFFIX = ".parts"
ORDER = "order.json"
_PART = re.compile(r"part-(\d+)-(\d+)\.parquet")
_NEW = "new"
"""what is being written, under this name"""


def parts_folder(path: Path) -> Path:
    """Where the parts of this data set are kept."""
    return path.with_name(path.name + SUFFIX)


def unfinished_seed(path: Path) -> str | None:
    """The seed of the unfinished data set for this file, None if there is none."""
    with suppress(OSError, ValueError, TypeError, KeyError):
        seed = json.loads((parts_folder(path) / ORDER).read_bytes())["seed"]
        return seed if isinstance(seed, str) else None
    return None


class Parts:
    """The parts of one data set; use as a context, which keeps other processes out.

    Attributes:
        done: so many games from the first on are in parts.
    """

    def __init__(
        self, path: Path, order: Order, damaged: Callable[[Path], None] = lambda _part: None
    ) -> None:
        """Raises DatasetError if the file is there already; `damaged` is told of parts that are no good."""
        if path.is_dir():
            raise DatasetError("arena-file", where=str(path), problem=os.strerror(errno.EISDIR))
        if path.exists():
            raise DatasetError("lab-dataset-exists", where=str(path))
        self._path, self._order, self._damaged = path, order, damaged
        self._schema = make_schema(order)
        self.folder = parts_folder(path)
        self.done = 0
        self._found: dict[int, tuple[int, Path]] = {}
        """by its first game: the game after a part's last, and where it is"""
        self._lock: IO[bytes] | None = None

    def __enter__(self) -> Self:
        """Make the folder, or find out what is in it.

        Raises:
            DatasetError: another process writes it; it is of another order. OSError: no such place.
        """
        self.folder.mkdir(exist_ok=True)
        self._lock = (self.folder / "lock").open("wb")
        try:
            # Not flock, which the bots' processes would inherit, and keep when this one is killed.
            fcntl.lockf(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            self._compare()
            self._find()
        except (BlockingIOError, PermissionError) as problem:
            self._lock.close()
            raise DatasetError("lab-dataset-busy", where=str(self.folder)) from problem
        except BaseException:
            self._lock.close()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, _problem: BaseException | None, _trace: TracebackType | None
    ) -> None:
        """Let others in; nothing is left of a folder without games."""
        if self._lock is not None:
            self._lock.close()
        if kind is not None and not self._found:
            shutil.rmtree(self.folder, ignore_errors=True)

    def _compare(self) -> None:
        """Write the order down, or see that it is the one that was."""
        wanted = json.dumps(self._order.about(), ensure_ascii=False, indent=1, sort_keys=True)
        told = self.folder / ORDER
        if not told.exists():
            with self._replacing(told) as file:
                file.write(wanted.encode())
        elif told.read_bytes() != wanted.encode():
            raise DatasetError("lab-dataset-other", where=str(self.folder), file=str(self._path))

    def _find(self) -> None:
        """Take the parts that are whole; what else there is goes."""
        named = []
        for path in self.folder.iterdir():
            if fits := _PART.fullmatch(path.name):
                named.append((int(fits[1]), int(fits[2]), path))
            elif path.name == _NEW:
                path.unlink()
        free = 0
        for first, stop, path in sorted(named):
            if not free <= first < stop <= self._order.games:
                path.unlink()
            elif not self._is_whole(path, stop - first):
                path.unlink()
                self._damaged(path)
            else:
                self._found[first] = (stop, path)
                free = stop
        self._move_on()

    def _is_whole(self, path: Path, games: int) -> bool:
        """Whether a part can be opened and holds our columns; that is quick, however long it is."""
        try:
            with pq.ParquetFile(path) as part:
                rows, schema = part.metadata.num_rows, part.schema_arrow
        except (pa.ArrowException, OSError):
            return False
        # Names within lists change on the way, so the metadata of fields are not compared.
        ours: bool = schema.equals(self._schema) and schema.metadata == self._schema.metadata
        enough: bool = rows == games if self._order.table == "records" else rows >= games
        return ours and enough

    def _move_on(self) -> None:
        """Past the games that are in parts."""
        while self.done in self._found:
            self.done = self._found[self.done][0]

    @property
    def gap(self) -> int:
        """The number of the next game after `done` that is in a part, or that of games."""
        return min((first for first in self._found if first > self.done), default=self._order.games)

    def save(self, table: Table, stop: int) -> None:
        """Keep the games from `done` to `stop`, exclusive, for good."""
        path = self.folder / f"part-{self.done:09}-{stop:09}.parquet"
        with self._replacing(path) as file:
            self._write(file, [table])
        self._found[self.done] = (stop, path)
        self._move_on()

    def finish(self) -> int:
        """Put the parts together, give the file its name, and drop the folder; how many rows it has."""
        rows = 0

        def counted() -> Iterator[Table]:
            nonlocal rows
            for table in regroup(self._read(), rows_per_group(self._order)):
                rows += table.num_rows
                yield table

        with self._replacing(self._path) as file:
            self._write(file, counted())
        shutil.rmtree(self.folder, ignore_errors=True)
        return rows

    def _read(self) -> Iterator[Table]:
        """The row groups of one part after the other.

        Raises:
            DatasetError: a part is damaged in the middle, which shows only now. It is no more.
        """
        for _, (_, path) in sorted(self._found.items()):
            try:
                with pq.ParquetFile(path) as part:
                    for number in range(part.num_row_groups):
                        yield part.read_row_group(number)
            except (pa.ArrowException, OSError) as problem:
                if isinstance(problem, OSError) and problem.errno is not None:
                    raise
                path.unlink()
                raise DatasetError("lab-dataset-damaged", where=str(self.folder), file=path.name) from problem

    def _write(self, file: IO[bytes], tables: Iterable[Table]) -> None:
        """Tables as row groups."""
        writer = pq.ParquetWriter(file, self._schema, compression="zstd")
        try:
            for table in tables:
                writer.write_table(table, row_group_size=max(1, table.num_rows))
        except BaseException:
            with suppress(OSError):
                writer.close()
            raise
        writer.close()

    @contextmanager
    def _replacing(self, path: Path) -> Iterator[IO[bytes]]:
        """A file that gets its name when it is whole and on the disk."""
        new = self.folder / _NEW
        with new.open("wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        new.replace(path)


def regroup(tables: Iterable[Table], rows: int) -> Iterator[Table]:
    """The same rows in tables of so many each, the last with what is left. Holds few more rows than that."""
    held: list[Table] = []
    count = 0
    for table in tables:
        held.append(table)
        count += table.num_rows
        while count >= rows:
            whole = pa.concat_tables(held)
            yield whole.slice(0, rows).combine_chunks()
            count -= rows
            held = [whole.slice(rows)]
    if count:
        yield pa.concat_tables(held).combine_chunks()
