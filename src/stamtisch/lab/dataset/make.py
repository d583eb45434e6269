"""Makes a data set: bots play, their games become rows, rows become parts, parts become the file."""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from stamtisch.engine.notation import format_seat
from stamtisch.lab.arena import check_plan
from stamtisch.lab.crew import Crew
from stamtisch.lab.dataset.order import DatasetError, Order
from stamtisch.lab.dataset.parts import Parts, parts_folder
from stamtisch.lab.dataset.tables import TableMaker, rows_per_group
from stamtisch.lab.match import Played

SAVE_EVERY = 30.0
"""seconds after which what is done is kept as a part, so that a crash costs no more than these"""
BATCH = 64
"""games between two waits for the slowest: so many may be ahead of one that takes long"""

Progress = Callable[[int], None]
"""told how many games are done"""
Damaged = Callable[[Path], None]
"""told of each part that was damaged, the games of which are played again"""


@dataclass(frozen=True)
class Made:
    """What has become of an order.

    Attributes:
        order: what was to be made.
        path: the file.
        games: how many games are done; all, unless it was interrupted.
        rows: how many rows the file has; 0 if it was interrupted.
        size: its bytes.
        finished: whether the file is there; else its parts are, and the same order goes on from them.
    """

    order: Order
    path: Path
    games: int
    rows: int = 0
    size: int = 0
    finished: bool = False


def make_dataset(
    order: Order,
    path: Path | str,
    workers: int = 1,
    progress: Progress = lambda _done: None,
    damaged: Damaged = lambda _part: None,
) -> Made:
    """Play the games and write the file; go on where it was interrupted, if it was.

    The file depends on the order alone: not on the number of processes, nor on interruptions.

    Raises:
        StamtischError: the order cannot be carried out, the file is there already, or a bot went wrong.
            What was done is kept.
    """
    path = Path(path)
    order.check()
    check_plan(order.plan)
    try:
        with Parts(path, order, damaged) as parts:
            progress(parts.done)
            return _make(order, path, parts, workers, progress)
    except OSError as problem:
        words = problem.strerror or str(problem)
        message = "lab-dataset-disk" if parts_folder(path).exists() else "arena-file"
        raise DatasetError(message, where=str(path), problem=words) from problem


def _make(order: Order, path: Path, parts: Parts, workers: int, progress: Progress) -> Made:
    saver = _Saver(order, parts, progress)
    try:
        if parts.done < order.games:
            with Crew(order.plan, workers, keep_history=True) as crew:
                while parts.done < order.games:
                    for played in _in_order(crew, parts.done, parts.gap):
                        saver.add(played)
                    saver.save()
        rows = parts.finish()
    except KeyboardInterrupt:
        saver.save()
        return Made(order, path, parts.done)
    return Made(order, path, order.games, rows, path.stat().st_size, finished=True)


def _in_order(crew: Crew, first: int, stop: int) -> Iterator[Played]:
    """The games by number. Those that are done before an earlier one wait."""
    for start in range(first, stop, BATCH):
        waiting: dict[int, Played] = {}
        front = start
        for played in crew.play(range(start, min(start + BATCH, stop))):
            waiting[played.number] = played
            while front in waiting:
                yield waiting.pop(front)
                front += 1


class _Saver:
    """Gathers games and keeps them as parts."""

    def __init__(self, order: Order, parts: Parts, progress: Progress) -> None:
        self._order, self._parts, self._progress = order, parts, progress
        self._tables = TableMaker(order)
        self._rows = rows_per_group(order)
        self._saved = time.monotonic()

    def add(self, played: Played) -> None:
        """One more game.

        Raises:
            DatasetError: a bot went wrong in it; the games before are kept.
        """
        if played.fault is not None:
            self.save()
            raise self._fault(played)
        self._tables.add(played)
        self._progress(played.number + 1)
        if self._tables.rows >= self._rows or time.monotonic() - self._saved >= SAVE_EVERY:
            self.save()

    def save(self) -> None:
        """Keep what has come since the last time; may be called again wherever Ctrl-C has broken it off."""
        table, stop = self._tables.table(self._parts.done)
        if stop > self._parts.done:
            self._parts.save(table, stop)
        self._tables.clear()
        self._saved = time.monotonic()

    def _fault(self, played: Played) -> DatasetError:
        assert played.fault is not None
        seat = played.fault.seat
        return DatasetError(
            "lab-dataset-fault",
            where=self._order.bots(played.number)[seat],
            game=str(played.number),
            seat=format_seat(seat),
            problem=played.fault.problem,
        )
