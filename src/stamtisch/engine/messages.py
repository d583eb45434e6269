"""The message catalogue: Fluent files in `locale/`, the only place where sentences for people are.

A message is named by its id, which begins with the game's id (`claim-must-follow`) or with `engine-`.
"""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

LANGUAGES = ("en",)


@cache
def _bundle(language: str) -> Any:
    """The Fluent bundle of a language, read on first use (a quick command needs none)."""
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted(files("stamtisch").joinpath("locale", language).iterdir(), key=str):
        if path.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def has_message(message: str, language: str = "en") -> bool:
    """Whether the catalogue has the message."""
    return bool(_bundle(language).has_message(message))


def say(message: str, arguments: Mapping[str, str | int] | None = None, language: str = "en") -> str:
    """The message in words.

    Raises:
        LookupError: the catalogue has no such message, or an argument is missing: a fault of ours.
    """
    bundle = _bundle(language)
    if not bundle.has_message(message):
        raise LookupError(f"no message {message!r} in {language}")
    words, faults = bundle.format_pattern(bundle.get_message(message).value, dict(arguments or {}))
    if faults:
        raise LookupError(f"message {message!r} in {language}: {faults[0]}")
    return str(words)
