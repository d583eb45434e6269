"""`stamtisch games`: what can be played, for how many, with which options."""

import argparse
import json
import textwrap
from typing import Any

from stamtisch.cli.mode import choose_mode
from stamtisch.cli.output import print_json

SUMMARY = "list the games, their players, bots and options"
DESCRIPTION = (
    "Lists the games with the number of players, how long they take, the bots (for --bots), and every option "
    "with its default (for --option)."
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("--json", action="store_true", help="one JSON object a line, for programs")


def run(given: argparse.Namespace) -> int:
    """Print the games."""
    choose_mode()
    from stamtisch.cli.catalogue import describe_game, installed_games

    for number, game in enumerate(map(describe_game, installed_games())):
        if given.json:
            print_json(game)
        else:
            print("\n" * (number > 0) + "\n".join(_lines(game)))
    return 0


def _lines(game: dict[str, Any]) -> list[str]:
    from stamtisch.cli.terminal import text_width

    width = text_width()
    low, high = game["players"]
    head = f"{game['title']} ({game['id']}), {low}–{high} players"
    lines = [f"{head}, {game['minutes']} minutes" if game["minutes"] else head]
    lines += textwrap.wrap(game["summary"], width, initial_indent="  ", subsequent_indent="  ")
    lines += textwrap.wrap(
        f"bots: {', '.join(game['bots'])}", width, initial_indent="  ", subsequent_indent="    "
    )
    for option in game["options"]:
        about = f"{option['meaning']} {_upper(option['values'])}. [{option['rule'].rpartition('/')[2]}]"
        lines += textwrap.wrap(
            f"{option['name']}={json.dumps(option['default'])}",
            width,
            initial_indent="  ",
            subsequent_indent="    ",
        )
        lines += textwrap.wrap(about, width, initial_indent="      ", subsequent_indent="      ")
    return lines


def _upper(text: str) -> str:
    """With a capital at the beginning, and nothing else changed."""
    return text[:1].upper() + text[1:]
