"""The terminal: its size, bold type where it can be shown, long texts in a pager, questions."""

import os
import shlex
import shutil
import signal
import subprocess
import sys
import textwrap
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

NARROWEST, WIDEST = 30, 100
WIDEST_LABEL, MARGIN = 24, 4
"""columns of the label that a line of a picture may begin with; of a continuation without one"""
GLUE = "\u00a0"
PAGERS = ("less", "more")


def text_width() -> int:
    """The columns that texts are set in."""
    return max(NARROWEST, min(WIDEST, shutil.get_terminal_size().columns))


def text_height() -> int:
    """The lines of the terminal."""
    return max(10, shutil.get_terminal_size().lines)


def is_styled() -> bool:
    """Whether standard output may be given bold type."""
    plain = os.environ.get("NO_COLOR") or os.environ.get("TERM", "dumb") == "dumb"
    return sys.stdout.isatty() and not plain


def is_dialogue() -> bool:
    """Whether a person sits at both ends."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def bold(text: str) -> str:
    """The text in bold type, where that can be shown."""
    return f"\033[1m{text}\033[0m" if is_styled() else text


def wrap(text: str, indent: str = "", hanging: str | None = None) -> list[str]:
    """The lines of a text, each wrapped to the terminal."""
    lines: list[str] = []
    for line in text.split("\n"):
        lines += textwrap.wrap(
            line,
            text_width(),
            initial_indent=indent,
            subsequent_indent=indent if hanging is None else hanging,
            break_on_hyphens=False,
        ) or [""]
    return lines


def say(text: str = "", indent: str = "") -> None:
    """Print a text, each of its lines wrapped to the terminal."""
    print("\n".join(wrap(text, indent)))


def fit_picture(picture: str) -> list[str]:
    """A picture of the table; a line that is too long goes on below, under what its label begins.

    What stands between two commas stays together, as far as it fits a line.
    """
    lines: list[str] = []
    for line in picture.split("\n"):
        label = line[: line.find(": ") + 2] if ": " in line[:WIDEST_LABEL] else line[:MARGIN]
        rest = line[len(label) :]
        if len(line) > text_width() and ", " in rest:
            rest = rest.replace(" ", GLUE).replace(f",{GLUE}", ", ")
        wrapped = textwrap.wrap(
            label + rest,
            text_width(),
            subsequent_indent=" " * (len(label) if ": " in label else MARGIN),
            replace_whitespace=False,
            break_on_hyphens=False,
        )
        lines += [each.replace(GLUE, " ") for each in wrapped]
    return lines


def headline(text: str) -> None:
    """A line that parts one moment from the next."""
    print(bold(f"── {text} ".ljust(text_width(), "─")))


def show_long(text: str) -> None:
    """Print a text; one that does not fit the terminal goes through the person's pager."""
    if is_dialogue() and text.count("\n") + 2 > text_height() and (pager := _pager()):
        environment = {"LESS": "FRX", **os.environ}
        with _no_interrupts(), suppress(OSError):
            done = subprocess.run(  # noqa: S603  # the person's own pager
                pager, input=text + "\n", text=True, env=environment, check=False
            )
            if done.returncode not in {126, 127}:  # the shell's "cannot be run", "not found"
                return
    print(text)


def _pager() -> list[str]:
    """The command of the pager; empty if there is none, or none is wanted."""
    if os.environ.get("TERM", "dumb") == "dumb":
        return []
    if (chosen := os.environ.get("PAGER")) is not None:
        return ["/bin/sh", "-c", chosen] if chosen.strip() not in {"", "cat"} else []
    return next(([shlex.quote(name)] for name in PAGERS if shutil.which(name)), [])


@contextmanager
def _no_interrupts() -> "Iterator[None]":
    """Ctrl-C is the pager's while it runs."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def ask(prompt: str) -> str:
    """What the person types, without blanks around it; a long question is wrapped.

    Raises:
        EOFError: nothing more will come. KeyboardInterrupt: Ctrl-C.
    """
    *above, last = wrap(prompt)
    print("".join(f"{line}\n" for line in above), end="")
    prompt = f"{last} "
    if sys.stdin.isatty():
        import readline  # noqa: F401  # gives `input` line editing and history

        try:
            return input(prompt).strip()
        except EOFError:
            print()
            raise
    print(prompt, end="", flush=True)
    line = sys.stdin.readline()
    if not line:
        print()
        raise EOFError
    print(line.strip())  # so that the output of a piped game can be followed
    return line.strip()
