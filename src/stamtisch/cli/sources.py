"""Where records come from: files, standard input, many in one; each with the place to name in an error."""

import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from stamtisch.engine.errors import StamtischError
from stamtisch.engine.quoting import shorten

STDIN = "-"
STDIN_NAME = "standard input"
LONGEST_NAME = 300
LARGEST_FILE = 256 << 20
"""bytes; a record has a few thousand, and devices that never end are files too"""


class SourceError(StamtischError):
    """A file that cannot be read."""

    code = "bad-file"


@dataclass(frozen=True)
class Source:
    """The text of one record, or why there is none.

    Attributes:
        place: the file, and the line if it holds one record a line.
        text: JSON.
        problem: set when the text could not be read.
    """

    place: str
    text: str = ""
    problem: SourceError | None = None


def read_sources(names: Sequence[str]) -> list[Source]:
    """All records of these files (`-`: standard input), in order."""
    return [source for name in names for source in _read_file(name)]


def _read_file(name: str) -> Iterator[Source]:
    place = STDIN_NAME if name == STDIN else shorten(name, LONGEST_NAME)
    try:
        whole = _read_bytes(name)
        if len(whole) > LARGEST_FILE:
            yield Source(place, problem=SourceError("cli-too-large", most=LARGEST_FILE >> 20))
            return
        text = whole.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        yield Source(place, problem=SourceError("cli-not-utf8", byte=problem.start))
        return
    except (OSError, ValueError) as problem:
        words = getattr(problem, "strerror", None) or str(problem)
        yield Source(place, problem=SourceError("cli-cannot-read", problem=words))
        return
    yield from _split(place, text)


def _read_bytes(name: str) -> bytes:
    """A file's bytes, or enough of them to see that they are too many."""
    if name == STDIN:
        return sys.stdin.buffer.read(LARGEST_FILE + 1)
    with Path(name).open("rb") as file:
        return file.read(LARGEST_FILE + 1)


def _split(place: str, text: str) -> Iterator[Source]:
    """One record a line if the first line is one and more lines follow; else the text is one record."""
    lines = [(number, line) for number, line in enumerate(text.split("\n"), 1) if line.strip()]
    if len(lines) > 1 and _is_json(lines[0][1]):
        for number, line in lines:
            yield Source(f"{place}:{number}", line)
    else:
        yield Source(place, text)


def _is_json(line: str) -> bool:
    try:
        json.loads(line)
    except (ValueError, RecursionError):
        return False
    return True


def total_size(sources: Sequence[Source]) -> int:
    """Characters in all records together."""
    return sum(len(source.text) for source in sources)
