"""What every command writes with: complaints and JSON, a line each; streams that never fail on a letter."""

import json
import sys
from typing import Any


def prepare_streams() -> None:
    """Let a terminal that lacks a letter show a `?` for it, and foreign bytes be read as such."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def complain(code: str, words: str) -> None:
    """One line on standard error."""
    print(f"{code}: {' '.join(words.split())}", file=sys.stderr)


def print_json(value: Any) -> None:
    """One line of JSON, in plain ASCII where the stream cannot carry more."""
    line = json.dumps(value, ensure_ascii=False)
    try:
        line.encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        line = json.dumps(value)
    print(line)
