"""`stamtisch rules`: the rulebook of a game, or one rule of it."""

import argparse

from stamtisch.cli.language import add_language, speak_as_asked
from stamtisch.cli.mode import choose_mode
from stamtisch.cli.output import print_json

REST = "rules"
"""what further words are, before or after options"""
SUMMARY = "read a rulebook, or one rule by its number"
DESCRIPTION = (
    "Shows the rulebook of a game, or single rules of it: stamtisch rules the-game R12. "
    "A book that is longer than the terminal is shown by your pager (PAGER)."
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("game", metavar="GAME", help="a game's id (see `stamtisch games`)")
    parser.add_argument("rules", nargs="*", default=[], metavar="RULE", help="numbers of rules, as R12 or A3")
    parser.add_argument("--json", action="store_true", help="one JSON object a rule and line, for programs")
    add_language(parser)


def run(given: argparse.Namespace) -> int:
    """Print the book or the rules asked for."""
    choose_mode()
    speak_as_asked(given)
    from stamtisch.cli.markdown import set_markdown
    from stamtisch.cli.rulebook import load_rulebook
    from stamtisch.cli.terminal import show_long
    from stamtisch.engine.registry import find_spec
    from stamtisch.games import available_games

    known = {name.lower(): name for name in available_games()}
    book = load_rulebook(find_spec(known.get(given.game.lower(), given.game)).id)
    wanted = [book.rule(number) for number in given.rules]
    if given.json:
        for number, text in wanted or book.rules().items():
            print_json({"rule": f"{book.game}/{number}", "text": text})
    elif wanted:
        show_long(set_markdown("\n\n".join(f"**{number}** {text}" for number, text in wanted)))
    else:
        show_long(set_markdown(book.text))
    return 0
