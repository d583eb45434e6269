"""The threads that step a vector's games, each a part of them."""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

from stamtisch.vector.arguments import count_of

LEAST_GAMES = 1024
"""fewer games than this are not worth a thread: waking one takes as long as some hundred decisions"""


def usable_cores() -> int:
    """How many cores this process may run on."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Crew:
    """Runs a kernel on parts of the games, the first part in the calling thread."""

    def __init__(self, threads: int | None, games: int) -> None:
        """Divide the games among threads; left out, as many as there are cores and work for."""
        if threads is None:
            threads = min(usable_cores(), games // LEAST_GAMES)
        else:
            threads = count_of("threads", threads)
        count = max(1, min(threads, games))
        edges = [games * part // count for part in range(count + 1)]
        self.parts = list(pairwise(edges))
        self._pool = ThreadPoolExecutor(count - 1, "stamtisch-vector") if count > 1 else None

    def run(self, task: Callable[[int, int, int], Any]) -> list[Any]:
        """`task(part, first, last)` for each part of the games, at the same time; what they answer."""
        if self._pool is None:
            return [task(0, *self.parts[0])]
        others = [self._pool.submit(task, part, *self.parts[part]) for part in range(1, len(self.parts))]
        return [task(0, *self.parts[0]), *(other.result() for other in others)]

    def close(self) -> None:
        """End the threads."""
        if self._pool is not None:
            self._pool.shutdown()
            self._pool = None
            self.parts = [(0, self.parts[-1][1])]
