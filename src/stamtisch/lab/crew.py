"""Processes that play an arena's games, each one at a time.

A bot that hangs where no alarm reaches it, or takes its process with it, forfeits: the process is replaced.
"""

import multiprocessing
import signal
import time
import warnings
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from typing import Any

from stamtisch.engine.messages import say
from stamtisch.lab.match import Fault, Played, forfeit, play_game, set_alarm
from stamtisch.lab.plan import Plan

GRACE = 2.0
"""seconds over its time after which a bot that heeds no alarm is given up"""
LOOK_EVERY = 0.5
_FORK = multiprocessing.get_context("fork")


def _work(plan: Plan, tasks: Connection, others: Connection, moment: Any, keep_history: bool) -> None:
    """A process's life: a number comes, a played game goes, until there are no more, or nobody asks."""
    others.close()  # else it would never be told that the arena itself was killed
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    set_alarm()

    def watch(seat: int) -> None:
        moment[1] = time.monotonic()
        moment[0] = seat

    with suppress(EOFError, BrokenPipeError):
        while (number := tasks.recv()) is not None:
            tasks.send(play_game(plan, number, watch, keep_history=keep_history))


@dataclass
class _Worker:
    process: Any
    tasks: Connection
    moment: Any
    """the seat that is asked now (-1: none), and since when"""
    number: int | None = None
    """the game it plays"""


class Crew:
    """So many processes; use as a context. They inherit what has been compiled and loaded before."""

    def __init__(self, plan: Plan, workers: int, *, keep_history: bool = False) -> None:
        self._plan, self._keep_history = plan, keep_history
        self._workers = [self._hire() for _ in range(workers)]

    def __enter__(self) -> "Crew":
        return self

    def __exit__(self, *_problem: object) -> None:
        for worker in self._workers:
            _dismiss(worker)

    def _hire(self) -> _Worker:
        ours, theirs = _FORK.Pipe()
        moment = _FORK.RawArray("d", [-1.0, 0.0])
        task = (self._plan, theirs, ours, moment, self._keep_history)
        process = _FORK.Process(target=_work, args=task, daemon=True)
        with warnings.catch_warnings():
            # NumPy's threads sleep, and the children do not use them.
            warnings.simplefilter("ignore", DeprecationWarning)
            process.start()
        theirs.close()
        return _Worker(process, ours, moment)

    def play(self, numbers: Iterable[int]) -> Iterator[Played]:
        """Play the games of these numbers; they come as they are done, in any order."""
        left = iter(numbers)
        for worker in self._workers:
            _give(worker, next(left, None))
        while busy := [worker for worker in self._workers if worker.number is not None]:
            for connection in wait([worker.tasks for worker in busy], LOOK_EVERY):
                worker = next(worker for worker in busy if worker.tasks is connection)
                yield self._collect(worker)
                _give(worker, next(left, None))
            for worker in busy:
                if worker.number is not None and self._is_stuck(worker):
                    seconds = f"{self._plan.move_seconds:g}"
                    yield self._give_up(worker, say("bots-too-slow", {"seconds": seconds}))
                    _give(worker, next(left, None))

    def _collect(self, worker: _Worker) -> Played:
        """The game that the worker has played, or what becomes of it if the process has died."""
        try:
            played: Played = worker.tasks.recv()
        except (EOFError, ConnectionError):
            return self._give_up(worker, say("bots-died"))
        return played

    def _is_stuck(self, worker: _Worker) -> bool:
        seat, since = map(float, worker.moment)
        return seat >= 0 and time.monotonic() - since > self._plan.move_seconds + GRACE

    def _give_up(self, worker: _Worker, problem: str) -> Played:
        """The game that a bot has spoilt; the worker gets a new process."""
        seat = max(int(worker.moment[0]), 0)
        _dismiss(worker)
        fresh = self._hire()
        number = worker.number or 0
        worker.process, worker.tasks, worker.moment = fresh.process, fresh.tasks, fresh.moment
        return forfeit(self._plan, number, Fault(seat, problem))


def _give(worker: _Worker, number: int | None) -> None:
    worker.number = number
    if number is not None:
        worker.tasks.send(number)


def _dismiss(worker: _Worker) -> None:
    """End the process, whatever it does."""
    worker.process.kill()
    worker.process.join()
    worker.tasks.close()
