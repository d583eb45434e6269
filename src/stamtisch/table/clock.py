"""How long people may think: what the host may choose, and when a seat's time is up."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, ClassVar

from stamtisch.engine.quoting import shorten
from stamtisch.table.errors import CommandError

SHORTEST, LONGEST = 10, 14 * 24 * 3600
"""seconds that can be chosen"""
GRACE = timedelta(seconds=20)
"""how long nobody's time runs out after a table has woken up: a restart is nobody's fault"""
HOST_WAIT = timedelta(seconds=120)
"""how long a host may be gone before hosting passes on"""
PACE = timedelta(seconds=1)
"""how long after what happened last a bot acts, so that people can follow"""


def read_seconds(value: object, where: str) -> int:
    """Seconds that a clock may have.

    Raises:
        CommandError: no whole number from `SHORTEST` to `LONGEST`.
    """
    if isinstance(value, bool) or not isinstance(value, int) or not SHORTEST <= value <= LONGEST:
        raise CommandError(
            "table-field-seconds", where=where, found=shorten(value), low=SHORTEST, high=LONGEST
        )
    return value


@dataclass(frozen=True)
class ClockSettings:
    """How long a decision may take.

    Attributes:
        kind: `none`; `gentle`: people are reminded, and a bot takes over from those who are gone;
            `hard`: a bot takes over from anybody.
        seconds: for each decision.
    """

    KINDS: ClassVar[tuple[str, ...]] = ("none", "gentle", "hard")
    kind: str = "none"
    seconds: int = 60

    def deadline(self, awaited_since: datetime, woken: datetime | None) -> datetime | None:
        """When the time of a seat is up that is awaited since then; None: never."""
        if self.kind == "none":
            return None
        end = awaited_since + timedelta(seconds=self.seconds)
        return end if woken is None else max(end, woken + GRACE)

    def as_json(self) -> dict[str, Any]:
        """As in events and views."""
        return {"kind": self.kind, "seconds": self.seconds}
