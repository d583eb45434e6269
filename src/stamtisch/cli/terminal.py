"""The terminal: its width, bold type where it can be shown, a question and its answer."""

import os
import shutil
import sys
import textwrap

NARROWEST, WIDEST = 30, 100


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


def bold(text: str) -> str:
    """The text in bold type, where that can be shown."""
    return f"\033[1m{text}\033[0m" if is_styled() else text


def say(text: str = "", indent: str = "") -> None:
    """Print a text, each of its lines wrapped to the terminal."""
    for line in text.split("\n"):
        wrapped = textwrap.wrap(line, text_width(), initial_indent=indent, subsequent_indent=indent)
        print("\n".join(wrapped))


def show_picture(picture: str) -> None:
    """Print a picture of the table; a line that is too long goes on below, indented, whole words together."""
    for line in picture.split("\n"):
        indent = line[: len(line) - len(line.lstrip())]
        wrapped = textwrap.wrap(
            line,
            text_width(),
            subsequent_indent=f"{indent}    ",
            replace_whitespace=False,
            break_on_hyphens=False,
        )
        print("\n".join(wrapped))


def show_markdown(text: str) -> None:
    """Set for the eye on a terminal; as written in a file or pipe."""
    if not sys.stdout.isatty():
        print(text.rstrip())
        return
    from rich.console import Console
    from rich.markdown import Markdown

    Console(width=text_width(), height=text_height()).print(Markdown(text))


def headline(text: str) -> None:
    """A line that parts one moment from the next."""
    print(bold(f"── {text} ".ljust(text_width(), "─")))


def ask(prompt: str) -> str:
    """What the person types, without blanks around it.

    Raises:
        EOFError: nothing more will come. KeyboardInterrupt: Ctrl-C.
    """
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
