"""The games and their rulebooks, as pages want them."""

from functools import cache
from typing import Any

from stamtisch import __version__
from stamtisch.bots.roster import LEVELS, bot_names
from stamtisch.engine.messages import LANGUAGES
from stamtisch.engine.registry import find_spec
from stamtisch.engine.spec import GameSpec, Option
from stamtisch.games import available_games
from stamtisch.rulebooks import load_rulebook

Json = dict[str, Any]


def describe_all(build: str) -> Json:
    """What can be played here."""
    return {
        "games": [describe(find_spec(game)) for game in available_games()],
        "languages": list(LANGUAGES),
        "release": __version__,
        "build": build,
    }


def describe(spec: GameSpec) -> Json:
    """A game: seats, minutes, options, bots."""
    book = load_rulebook(spec.id)
    return {
        "id": spec.id,
        "title": spec.title,
        "summary": book.summary,
        "players": list(spec.seats),
        "default_players": spec.default_players,
        "minutes": book.minutes,
        "rules": spec.rules_version,
        "options": [_describe_option(spec.id, option) for option in spec.options],
        "bots": list(bot_names(spec.id)),
        "levels": list(LEVELS),
    }


def _describe_option(game: str, option: Option) -> Json:
    return {
        "name": option.name,
        "kind": option.kind,
        "default": option.default,
        "choices": list(option.choices),
        "items": list(option.items),
        "low": option.low,
        "high": option.high,
        "rule": f"{game}/{option.rule}",
        "meaning": option.meaning,
        "values": option.values,
    }


@cache
def rules_page(game: str, language: str) -> Json:
    """A rulebook as HTML, whole and rule by rule.

    Raises:
        UnknownGameError: no such game.
    """
    find_spec(game)
    book = load_rulebook(game, language)
    rules = [{"id": name, "html": _html(text)} for name, text in book.rules().items()]
    return {"title": book.title, "html": _html(book.text), "rules": rules}


def rule_text(game: str, rule: str, language: str) -> Json:
    """One rule.

    Raises:
        UnknownGameError, RulebookError: no such game, no such rule.
    """
    find_spec(game)
    name, text = load_rulebook(game, language).rule(rule)
    return {"id": name, "html": _html(text)}


def _html(text: str) -> str:
    from markdown_it import MarkdownIt

    return str(MarkdownIt("commonmark", {"html": False}).enable("table").render(text))
