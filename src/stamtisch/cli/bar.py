"""A bar that shows how far a long command has come."""

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

REFRESH = 0.1
"""seconds between two pictures of the bar, at least"""


class Bar:
    """One on a terminal, or one that shows nothing."""

    def __init__(self, shown: Any = None, task: Any = None) -> None:
        self._shown, self._task = shown, task
        self._last = 0.0

    def show(self, done: int, *, at_once: bool = False, **changes: Any) -> None:
        """So much is done; with changes of the description or the total.

        Args:
            done: how much.
            at_once: whether to show it even if the last picture is still fresh.
            changes: `description`, `total`.
        """
        if self._shown is None or (not at_once and time.monotonic() - self._last < REFRESH):
            return
        self._last = time.monotonic()
        self._shown.update(self._task, completed=done, **changes)
        self._shown.refresh()


@contextmanager
def open_bar(total: int | None) -> Iterator[Bar]:
    """A bar on standard error if that is a terminal; it goes away at the end."""
    if not sys.stderr.isatty():
        yield Bar()
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from stamtisch.engine.messages import say

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    # No thread of its own: processes are forked beside it.
    with Progress(*columns, console=Console(stderr=True), auto_refresh=False, transient=True) as shown:
        task = shown.add_task(say("arena-preparing"), total=total)
        shown.refresh()
        yield Bar(shown, task)
