"""The message catalogue: Fluent files in `locale/`, the only place where sentences for people are.

A message is named by its id, which begins with the game's id (`claim-must-follow`) or with `engine-`;
`claim-option-factions.meaning` is an attribute of a message. The browser has the same files and puts
them into words by the same rules (see `say`).
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

LANGUAGES = ("en", "nl", "fr", "de", "fy")
FALLBACK = "en"
"""the source language: it has every message"""
NOT_IN_PAGES = ("adapters", "arena", "cli", "pictures", "lab", "vector")
"""files whose messages are said in terminals only, a quarter of all"""
MOST_LEGAL, FIRST_LEGAL = 6, 3
"""of more legal things than this, only the first are said"""

_MINUS = re.compile(r"(^|[\s(“„«])-(?=\d)")
_spoken = [FALLBACK]
"""the language that is spoken where none is asked for"""

Argument = int | str | Sequence[int | str]
"""a number, a token of the notation, or a list of them"""
Arguments = Mapping[str, Argument]
Names = Callable[[str], str | None]
"""what a token is called; None: as it is written"""


def speak(language: str) -> None:
    """From now on say everything in this language where no other is asked for: a terminal has one reader."""
    _spoken[0] = language


def spoken_language() -> str:
    """The language that `speak` has set, English at first."""
    return _spoken[0]


def choose_language(wanted: Iterable[str]) -> str:
    """The first language wanted that there is (`nl-BE`, `de_AT.UTF-8` count as `nl`, `de`), else English."""
    for each in wanted:
        language = each.replace("_", "-").partition("-")[0].partition(".")[0].strip().lower()
        if language in LANGUAGES:
            return language
    return FALLBACK


@cache
def catalogue(language: str) -> str:
    """All messages of a language that a page may need, as one Fluent file; those it lacks are in English."""
    own = _read(language, NOT_IN_PAGES)
    if language == FALLBACK:
        return own
    known = _ids(own)
    rest = [entry for entry in _entries(_read(FALLBACK, NOT_IN_PAGES)) if entry.id.name not in known]
    return own + "".join(_serialize(entry) for entry in rest)


def _read(language: str, without: Sequence[str] = ()) -> str:
    folder = files("stamtisch").joinpath("locale", language)
    parts = [
        path
        for path in sorted(folder.iterdir(), key=str)
        if path.name.endswith(".ftl") and path.name.removesuffix(".ftl") not in without
    ]
    return "\n".join(path.read_text(encoding="utf-8") for path in parts)


def _entries(text: str) -> list[Any]:
    from fluent.syntax import ast, parse

    return [entry for entry in parse(text).body if isinstance(entry, ast.Message | ast.Term)]


def _ids(text: str) -> set[str]:
    return {entry.id.name for entry in _entries(text)}


def _serialize(entry: Any) -> str:
    from fluent.syntax import FluentSerializer

    return FluentSerializer().serialize_entry(entry)


@cache
def _bundle(language: str) -> Any:
    """The Fluent bundle of a language, read on first use (a quick command needs none)."""
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(_read(language)))
    return bundle


def _pattern(message: str, language: str) -> Any:
    """The text of a message or of its attribute in a language, None if there is none."""
    name, _, attribute = message.partition(".")
    bundle = _bundle(language)
    if not bundle.has_message(name):
        return None
    found = bundle.get_message(name)
    return found.attributes.get(attribute) if attribute else found.value


def has_message(message: str, language: str = FALLBACK) -> bool:
    """Whether the catalogue has the message (or, `id.attribute`, the attribute) in just this language."""
    return _pattern(message, language) is not None


def say(
    message: str,
    arguments: Arguments | None = None,
    language: str | None = None,
    names: Names | None = None,
) -> str:
    """The message in words.

    A token is put as its name, a list is joined as the language does it. Beside `$card`, a message can
    ask for `$card-token`, the token as it is written, to select by. A long list `$legal` is cut short. With
    names, what is less than nothing has a true minus sign, not the hyphen that is typed.

    Args:
        message: its id, or `id.attribute`.
        arguments: what it names.
        language: one of `LANGUAGES` (left out: the one that is spoken); what it lacks is said in English.
        names: what tokens are called; left out, they stay as they are written.

    Raises:
        LookupError: the catalogue has no such message, or an argument is missing: a fault of ours.
    """
    wanted = _spoken[0] if language is None else language
    spoken = wanted if wanted in LANGUAGES and has_message(message, wanted) else FALLBACK
    pattern = _pattern(message, spoken)
    if pattern is None:
        raise LookupError(f"no message {message!r} in {spoken}")
    values: dict[str, str | int] = {}
    for key, value in (arguments or {}).items():
        if isinstance(value, int):
            values[key] = value
        elif isinstance(value, str):
            values |= {key: _word(value, spoken, names), f"{key}-token": value}
        elif key == "legal" and len(value) > MOST_LEGAL:
            values[key] = _shorten(value, spoken, names)
        else:
            values[key] = _word(value, spoken, names)
    words, faults = _bundle(spoken).format_pattern(pattern, values)
    if faults:
        raise LookupError(f"message {message!r} in {spoken}: {faults[0]}")
    return _MINUS.sub(r"\1−", str(words)) if names else str(words)


def _shorten(value: Sequence[int | str], language: str, names: Names | None) -> str:
    """The first of what is legal, and how many more: the rest is seen at the table."""
    first = ", ".join(_word(str(each), language, names) for each in value[:FIRST_LEGAL])
    return say("engine-list-more", {"first": first, "count": len(value) - FIRST_LEGAL}, language)


def _word(value: str | Sequence[int | str], language: str, names: Names | None) -> str:
    """A token by its name, a list joined."""
    if isinstance(value, str):
        return (names(value) if names else None) or value
    return join_words([_word(str(each), language, names) for each in value], language)


def join_words(words: Sequence[str], language: str | None = None) -> str:
    """`a, b and c` in a language (left out: the one that is spoken), or a dash where there is none."""
    if len(words) < 2:
        return words[0] if words else "–"
    return say("engine-list", {"first": ", ".join(words[:-1]), "last": words[-1]}, language)
