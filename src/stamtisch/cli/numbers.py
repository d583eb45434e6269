"""Numbers on the command line, each refused with a sentence of its own."""

import os

from stamtisch.engine.errors import StamtischError

MOST_WORKERS = 256
USUAL_MOVE_TIME = "10"


class UsageError(StamtischError):
    """An argument that cannot be."""

    code = "bad-usage"


def parse_number(text: str) -> int | str:
    """A whole number, or the text as it is, for the game to refuse."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else text


def parse_games(text: str) -> int:
    """How many games.

    Raises:
        UsageError: none, or no number.
    """
    number = parse_number(text)
    if isinstance(number, str) or number < 1:
        raise UsageError("arena-games", where="games")
    return number


def parse_workers(text: str | None) -> int:
    """How many processes; left out, one a core.

    Raises:
        UsageError: none, too many, or no number.
    """
    if text is None:
        return len(os.sched_getaffinity(0))
    number = parse_number(text)
    if isinstance(number, str) or not 1 <= number <= MOST_WORKERS:
        raise UsageError("arena-workers", where="workers", most=MOST_WORKERS)
    return number


def parse_seconds(text: str | None) -> float:
    """The time for a move.

    Raises:
        UsageError: no time at all, or no number.
    """
    problem = UsageError("arena-seconds", where="move-time")
    try:
        seconds = float(text or USUAL_MOVE_TIME)
    except ValueError:
        raise problem from None
    if not 0 < seconds < 1e6:
        raise problem
    return seconds
