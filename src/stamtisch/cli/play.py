"""`stamtisch play`: a game at this terminal, with bots in the other seats."""

import argparse
import json
import string
from pathlib import Path
from typing import TYPE_CHECKING, Any

from stamtisch.cli.language import add_language, speak_as_asked
from stamtisch.cli.mode import choose_mode
from stamtisch.engine.errors import SeedError

if TYPE_CHECKING:
    from stamtisch.cli.resuming import Resumed
    from stamtisch.cli.session import Session
    from stamtisch.engine.spec import GameSpec

SUMMARY = "play a game here, with bots in the other seats"
DESCRIPTION = "Plays a game at this terminal. Without GAME it asks which. Type ? during the game for help."
SEED_DIGITS = 64


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("game", nargs="?", metavar="GAME", help="a game's id (see `stamtisch games`)")
    parser.add_argument("--players", metavar="N", help="how many play, you and the bots together")
    parser.add_argument("--seat", default=None, metavar="SEAT", help="your seat, p1 unless given")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        type=option,
        metavar="K=V",
        help="an option; repeatable",
    )
    parser.add_argument("--seed", metavar="HEX", help="up to 64 hexadecimal digits: always the same deal")
    parser.add_argument(
        "--bots",
        metavar="NAME",
        help="who sits in the other seats: easy, fair, strong, or a bot (see `stamtisch games`)",
    )
    parser.add_argument(
        "--resume",
        nargs="?",
        const="",
        metavar="FILE",
        help="go on with a record, or an unfinished game",
    )
    parser.add_argument("--save", type=Path, metavar="FILE", help="keep the record in this file as well")
    add_language(parser)


def option(text: str) -> tuple[str, Any]:
    """`k=v` from the command line: JSON if it is that, else a list at commas, else a text."""
    name, equals, value = text.partition("=")
    if not equals:
        raise argparse.ArgumentTypeError(f"write an option as name=value, not {text!r}")
    try:
        return name, json.loads(value)
    except (ValueError, RecursionError):
        parts = [part.strip() for part in value.split(",") if part.strip()]
        return name, parts if "," in value else value


def run(given: argparse.Namespace) -> int:
    """Play to the end or until the person leaves."""
    choose_mode()
    speak_as_asked(given)
    from stamtisch.cli.questions import Declined
    from stamtisch.cli.saves import Keeper, check_new
    from stamtisch.cli.table import Table
    from stamtisch.engine.messages import say as words

    try:
        session, resumed = _session(given)
    except Declined:
        print(words("cli-goodbye"))
        return 0
    if given.save is not None:
        check_new(given.save, {Path(given.resume)} if given.resume else set())
    return Table(session, Keeper(session, given.save, resumed)).run()


def _session(given: argparse.Namespace) -> "Resumed":
    """The game that was asked for: an old one or a new one."""
    from stamtisch.cli.resuming import offer_unfinished, resume_game

    if given.resume is not None:
        return resume_game(given)
    return offer_unfinished(given) or (_new_session(given), None)


def _new_session(given: argparse.Namespace) -> "Session":
    from stamtisch.bots.roster import STRONGEST
    from stamtisch.cli import questions
    from stamtisch.cli.catalogue import installed_games
    from stamtisch.cli.session import Session
    from stamtisch.cli.terminal import is_dialogue
    from stamtisch.engine.game import Game

    spec = questions.ask_game(installed_games()) if given.game is None else _named_game(given.game)
    options = dict(given.option)
    bots = given.bots
    if given.players is not None:
        options["players"] = _number(given.players)
    elif "players" not in options and len(spec.seats) > 1 and is_dialogue():
        options["players"] = questions.ask_players(spec)
        if bots is None and options["players"] > 1:
            bots = questions.ask_bots()
    game = Game(spec, options)
    seat = game.seat((given.seat or "p1").lower())
    return Session(game.new(parse_short_seed(given.seed)), seat, bots or STRONGEST)


def _number(text: str) -> int | str:
    """A whole number, or the text as it is, for the game to refuse."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < SEED_DIGITS else text


def parse_short_seed(text: str | None) -> str | None:
    """A seed that may be shorter than 64 digits: zeros in front make up for it.

    Raises:
        SeedError: not hexadecimal.
    """
    if text is None:
        return None
    if not text or set(text) - set(string.hexdigits):
        raise SeedError("cli-bad-short-seed", where="seed")
    return text.rjust(SEED_DIGITS, "0")


def _named_game(name: str) -> "GameSpec":
    from stamtisch.engine.registry import find_spec
    from stamtisch.games import available_games

    return find_spec(name.lower() if name.lower() in available_games() else name)
