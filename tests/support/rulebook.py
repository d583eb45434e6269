"""The ids of the numbered rules, read from the rulebooks."""

import re
from functools import cache
from importlib.resources import files

_RULE = re.compile(r"^\*\*((?:R|A|F)\d+[a-z]?)\*\* ", re.MULTILINE)


@cache
def rule_ids(game: str) -> tuple[str, ...]:
    """All ids of a game's rulebook in its order: `claim/R8`."""
    text = files("stamtisch").joinpath("rulebooks", f"{game}.en.md").read_text(encoding="utf-8")
    return tuple(f"{game}/{number}" for number in _RULE.findall(text))
