"""How often and how many: token buckets by guest and by address, and counts of what is open."""

import math
import time
from collections.abc import Callable

from stamtisch.web.errors import TooManyError
from stamtisch.web.settings import Rate

WAIT = 5
"""seconds after which somebody who has too many open may look whether one is free"""
LARGEST = 20_000
"""buckets kept; full ones are forgotten first, as they hold nothing against anybody"""


class Bucket:
    """One kind of doing, a bucket for each who does it."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._clock = rate, clock
        self._levels: dict[str, tuple[float, float]] = {}
        """who: (what was left, when)"""

    def take(self, who: str) -> None:
        """Do it once.

        Raises:
            TooManyError: not now; it says when.
        """
        now = self._clock()
        left = self._left(who, now)
        if left < 1:
            raise TooManyError(math.ceil((1 - left) / self._rate.each_second))
        if len(self._levels) >= LARGEST:
            self._forget(now)
        self._levels[who] = (left - 1, now)

    def check(self, who: str) -> None:
        """Whether it could be done now, without doing it.

        Raises:
            TooManyError: as `take`.
        """
        left = self._left(who, self._clock())
        if left < 1:
            raise TooManyError(math.ceil((1 - left) / self._rate.each_second))

    def _left(self, who: str, now: float) -> float:
        left, when = self._levels.get(who, (float(self._rate.burst), now))
        return min(self._rate.burst, left + (now - when) * self._rate.each_second)

    def _forget(self, now: float) -> None:
        full = [who for who in self._levels if self._left(who, now) >= self._rate.burst]
        for who in full or list(self._levels)[: LARGEST // 2]:
            del self._levels[who]


class Count:
    """How many of something each has open."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: dict[str, int] = {}

    def add(self, who: str) -> None:
        """One more.

        Raises:
            TooManyError: that would be too many.
        """
        if self._open.get(who, 0) >= self._most:
            raise TooManyError(WAIT)
        self._open[who] = self._open.get(who, 0) + 1

    def remove(self, who: str) -> None:
        """One less."""
        self._open[who] -= 1
        if not self._open[who]:
            del self._open[who]
