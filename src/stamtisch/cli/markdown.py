"""Markdown set for reading, on a terminal or in a pipe: a rulebook is a text, not a source file."""

import re
from collections.abc import Iterable, Iterator
from io import StringIO
from typing import Any, ClassVar

from rich.console import Console
from rich.markdown import Heading, Markdown, TableElement
from rich.text import Text

from stamtisch.cli.terminal import is_styled, text_width

_BLANK_LINES = re.compile(r"\n{3,}")
ROOMY = 60
"""columns of a terminal"""
_UNDERLINES = {"h1": "═", "h2": "─"}


class _Heading(Heading):
    """At the left and underlined, without a frame."""

    def __rich_console__(self, console: Console, options: Any) -> Iterator[Text]:
        self.text.justify = "left"
        yield Text("")
        yield self.text
        if line := _UNDERLINES.get(self.tag):
            yield Text(line * self.text.cell_len)


class _Table(TableElement):
    """Nothing is cut; a name in the first column stays whole where there is room."""

    def __rich_console__(self, console: Console, options: Any) -> Iterator[Any]:
        for table in super().__rich_console__(console, options):
            columns = getattr(table, "columns", [])
            for number, column in enumerate(columns):
                column.no_wrap, column.overflow = number == 0 and text_width() >= ROOMY, "fold"
            yield table


class _Book(Markdown):
    elements: ClassVar[dict[str, Any]] = {
        **Markdown.elements,
        "heading_open": _Heading,
        "table_open": _Table,
    }


def set_markdown(text: str) -> str:
    """The text wrapped to the terminal; bold type where it can be shown, no colours."""
    page = StringIO()
    styled = is_styled()
    console = Console(
        file=page,
        width=text_width(),
        force_terminal=styled,
        color_system="standard" if styled else None,
        no_color=True,
        highlight=False,
        legacy_windows=False,
    )
    console.print(_Book(text, hyperlinks=False))
    return _BLANK_LINES.sub("\n\n", "\n".join(_stripped(page.getvalue().split("\n")))).strip("\n")


def _stripped(lines: Iterable[str]) -> list[str]:
    return [line.rstrip() for line in lines]
