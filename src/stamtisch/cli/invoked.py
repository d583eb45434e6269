"""How the person called this program: hints name a command that works when it is typed again."""

import os
import shlex
import shutil
import sys
from functools import cache
from pathlib import Path

NAME = "stamtisch"


@cache
def command_name() -> str:
    """`stamtisch` if that is found on the search path, else the path it was called by."""
    called = Path(sys.argv[0] if sys.argv else "")
    if called.name in {"__main__.py", "-m"}:
        return f"{_short(Path(sys.executable))} -m {NAME}"
    found = shutil.which(NAME)
    if called.name != NAME or (found and _is_same(Path(found), called)):
        return NAME
    return _short(called)


def _is_same(one: Path, other: Path) -> bool:
    try:
        return one.samefile(other)
    except OSError:
        return False


def _short(path: Path) -> str:
    """The path from the working folder if it lies below it, else whole; quoted for a shell."""
    whole = Path(os.path.abspath(path))  # noqa: PTH100  # a link must stay one
    try:
        shown = whole.relative_to(Path.cwd())
    except (ValueError, OSError):
        shown = whole
    return shlex.quote(str(shown))
