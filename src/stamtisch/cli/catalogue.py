"""The games that can be played here, with what a person wants to know before choosing one."""

from typing import TYPE_CHECKING, Any

from stamtisch.cli.rulebook import load_rulebook

if TYPE_CHECKING:
    from stamtisch.engine.spec import GameSpec


def installed_games() -> "list[GameSpec]":
    """The declarations of all games, in the order of the registry."""
    from stamtisch.engine.registry import find_spec
    from stamtisch.games import available_games

    return [find_spec(game) for game in available_games()]


def describe_game(spec: "GameSpec") -> dict[str, Any]:
    """A game's facts as JSON: players, minutes, bots, options."""
    from stamtisch.bots.roster import LEVELS, bot_names

    book = load_rulebook(spec.id)
    return {
        "id": spec.id,
        "title": spec.title,
        "summary": book.summary,
        "players": [min(spec.seats), max(spec.seats)],
        "default_players": spec.default_players,
        "minutes": book.minutes,
        "rules": spec.rules_version,
        "bots": [*LEVELS, *bot_names(spec.id)],
        "options": [
            {
                "name": option.name,
                "default": option.default,
                "values": option.values,
                "rule": f"{spec.id}/{option.rule}",
                "meaning": option.meaning,
            }
            for option in spec.options
        ],
    }
