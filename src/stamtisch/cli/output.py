"""What every command writes with: complaints and JSON, a line each; streams that never fail on a letter."""

import json
import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any


def prepare_streams() -> None:
    """Let a terminal that lacks a letter show a `?` for it, and foreign bytes be read as such."""
    if sys.stdin is None:  # closed by the caller
        sys.stdin = Path(os.devnull).open(encoding="utf-8")  # noqa: SIM115  # kept open to the end
    if sys.stdout is None:
        sys.stdout = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115  # as stdin
    if sys.stderr is None:
        sys.stderr = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115  # as stdin
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def complain(code: str, words: str) -> None:
    """One line on standard error."""
    line = "".join(letter if letter.isprintable() else "·" for letter in " ".join(words.split()))
    with suppress(OSError):  # then there is nowhere left to say it
        print(f"{code}: {line}", file=sys.stderr, flush=True)


def print_json(value: Any) -> None:
    """One line of JSON, in plain ASCII where the stream cannot carry more."""
    line = json.dumps(value, ensure_ascii=False)
    try:
        line.encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        line = json.dumps(value)
    print(line)
