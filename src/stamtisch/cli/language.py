"""The language at the terminal: `--lang`, else the system's (LC_ALL, LC_MESSAGES, LANG), else English."""

import argparse
import os

from stamtisch.engine.errors import StamtischError
from stamtisch.engine.messages import LANGUAGES, choose_language, speak
from stamtisch.engine.quoting import shorten

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""where a system says its user's language; the first that says anything counts"""


class LanguageError(StamtischError):
    """A language that is not spoken here."""

    code = "unknown-language"


def add_language(parser: argparse.ArgumentParser) -> None:
    """The option of commands that talk to a person."""
    known = ", ".join(LANGUAGES)
    parser.add_argument("--lang", metavar="LANG", help=f"{known}; the system's language unless given")


def speak_as_asked(given: argparse.Namespace) -> None:
    """Say everything in the language asked for.

    Raises:
        LanguageError: it is none of those there are.
    """
    if given.lang is None:
        speak(choose_language([os.environ[name] for name in VARIABLES if os.environ.get(name)][:1]))
    elif given.lang in LANGUAGES:
        speak(given.lang)
    else:
        raise LanguageError("cli-no-language", where="lang", found=shorten(given.lang), known=LANGUAGES)
