"""What people type: names and chat, cleaned of what would deceive the eye."""

import unicodedata

from stamtisch.engine.quoting import shorten
from stamtisch.table.errors import CommandError

LONGEST_NAME = 24
LONGEST_TEXT = 300
MOST_MARKS = 2
"""combining marks on one letter; towers of them cover other people's lines"""
_DROPPED = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""controls, invisible and direction-changing signs, halves of letters, private and unknown ones"""
_JOINER = "\u200d"
"""joins the parts of one emoji or of one letter in some scripts; harmless between letters"""


def typed_at_most(shown: int) -> int:
    """How many characters may be typed where so many are shown: what is dropped does not count."""
    return 8 * shown


def clean_name(name: object) -> str:
    """A person's name as it is shown.

    Raises:
        CommandError: no text, nothing left of it, or too long.
    """
    return _clean(name, LONGEST_NAME, "name", "table-name-empty", "table-name-long")


def clean_text(text: object) -> str:
    """A line of chat as it is shown.

    Raises:
        CommandError: no text, nothing left of it, or too long.
    """
    return _clean(text, LONGEST_TEXT, "text", "table-text-empty", "table-text-long")


def _clean(text: object, most: int, where: str, empty: str, long: str) -> str:
    if not isinstance(text, str):
        raise CommandError("table-field-text", where=where, found=shorten(text))
    if len(text) > typed_at_most(most):  # before any work is spent on it
        raise CommandError(long, where=where, most=most)
    shown = " ".join(_visible(text).split())
    if not any(unicodedata.category(letter)[0] in "LNPS" for letter in shown):
        raise CommandError(empty, where=where)
    if len(shown) > most:
        raise CommandError(long, where=where, most=most)
    return shown


def _visible(text: str) -> str:
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind in {"Mn", "Me"} else 0
        joins = letter == _JOINER and kept and kept[-1] not in {" ", _JOINER}
        if letter.isspace():
            kept.append(" ")
        elif joins or (kind not in _DROPPED and marks <= MOST_MARKS):
            kept.append(letter)
    return "".join(kept).rstrip(_JOINER)
