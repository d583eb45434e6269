"""`stamtisch play`: a game at this terminal, with bots in the other seats."""

import argparse
import json
import string
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from stamtisch.cli.mode import choose_mode
from stamtisch.engine.errors import SeedError, StamtischError

if TYPE_CHECKING:
    from stamtisch.cli.session import Session
    from stamtisch.engine.game import State
    from stamtisch.engine.spec import GameSpec

SUMMARY = "play a game here, with bots in the other seats"
DESCRIPTION = "Plays a game at this terminal. Without GAME it asks which. Type ? during the game for help."
SEED_DIGITS = 64


class UsageError(StamtischError):
    """Arguments that do not go together."""

    code = "bad-usage"


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
    parser.add_argument("--bots", metavar="NAME", help="who sits in the other seats: random or greedy")
    parser.add_argument(
        "--resume",
        nargs="?",
        const="",
        metavar="FILE",
        help="go on with a record, or your last unfinished game",
    )
    parser.add_argument("--save", type=Path, metavar="FILE", help="keep the record in this file as well")


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
    from stamtisch.cli.saves import Keeper, check_new
    from stamtisch.cli.table import Table

    resumed = None
    if given.resume is None:
        session = _new_session(given)
    else:
        found = _find_resumed(given)
        if found is None:
            return 0
        session, resumed = found
    if given.save is not None:
        check_new(given.save, {Path(given.resume)} if given.resume else set())
    return Table(session, Keeper(session, given.save, resumed)).run()


def _new_session(given: argparse.Namespace) -> "Session":
    from stamtisch.bots.roster import STRONGEST
    from stamtisch.cli.session import Session
    from stamtisch.engine.game import Game

    spec = _choose_game(given.game)
    options = dict(given.option)
    if given.players is not None:
        options["players"] = _number(given.players)
    elif "players" not in options and len(spec.seats) > 1 and sys.stdin.isatty():
        options["players"] = _ask_players(spec)
    game = Game(spec, options)
    seat = game.seat((given.seat or "p1").lower())
    return Session(game.new(parse_short_seed(given.seed)), seat, given.bots or STRONGEST)


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


def _choose_game(name: str | None) -> "GameSpec":
    """The game that was named, or that the person picks from a menu."""
    from stamtisch.cli.catalogue import describe_game, installed_games
    from stamtisch.cli.terminal import bold, say
    from stamtisch.engine.messages import say as words
    from stamtisch.engine.registry import find_spec
    from stamtisch.games import available_games

    if name is not None:
        return find_spec(name.lower() if name.lower() in available_games() else name)
    specs = installed_games()
    for number, spec in enumerate(specs, 1):
        facts = describe_game(spec)
        low, high = facts["players"]
        print(bold(f"{number}) {spec.title}") + f" ({spec.id}), {low}–{high}, {facts['minutes']} min")
        say(facts["summary"], indent="   ")
    known = {str(number): spec for number, spec in enumerate(specs, 1)}
    known |= {name: spec for spec in specs for name in (spec.id, spec.title.lower())}
    return known[_ask_among(words("cli-which-game", {"count": len(specs)}), list(known))]


def _ask_players(spec: "GameSpec") -> int:
    from stamtisch.engine.messages import say as words

    low, high, usual = min(spec.seats), max(spec.seats), spec.default_players
    prompt = words("cli-how-many-players", {"low": low, "high": high, "usual": usual})
    return int(_ask_among(prompt, list(map(str, spec.seats)), str(usual)))


def _ask_among(prompt: str, known: list[str], usual: str | None = None) -> str:
    """One of the known answers; asks again until it gets one."""
    from stamtisch.cli.terminal import ask, say
    from stamtisch.engine.messages import say as words

    while True:
        try:
            answer = ask(f"{prompt} ").lower()
        except EOFError as end:
            raise UsageError("cli-no-answer") from end
        if not answer and usual is not None:
            return usual
        if answer in known:
            return answer
        say(words("cli-not-among", {"known": ", ".join(known)}))


def _find_resumed(given: argparse.Namespace) -> "tuple[Session, Path | None] | None":
    """The game to go on with, and its file in the user's folder; None if the person would rather not."""
    from stamtisch.bots.roster import STRONGEST
    from stamtisch.cli.saves import last_unfinished
    from stamtisch.cli.session import Session
    from stamtisch.engine.messages import say as words

    if given.option or given.players or given.seed:
        raise UsageError("cli-resume-has-its-own")
    if given.resume:
        state = _load_state(given.resume)
        seat, bots, path = "p1", STRONGEST, None
    else:
        saved = last_unfinished()
        if saved is None:
            raise UsageError("cli-nothing-to-resume")
        state = _load_state(str(saved.path))
        seat, bots, path = saved.seat, saved.bots, saved.path
        facts: dict[str, str | int] = {"game": state.game.spec.title, "seat": seat}
        facts |= {"moves": len(state.history), "date": path.name[:10]}
        if _ask_among(words("cli-go-on", facts), ["y", "yes", "n", "no"], "y")[0] == "n":
            return None
    if given.game is not None and given.game.lower() != state.game.id:
        raise UsageError("cli-other-game", given=given.game, found=state.game.id)
    return Session(state, state.game.seat((given.seat or seat).lower()), given.bots or bots), path


def _load_state(name: str) -> "State":
    """The state that the one record of a file leads to."""
    from stamtisch import GameRecord
    from stamtisch.cli.sources import read_sources

    sources = read_sources([name])
    if len(sources) != 1:
        raise UsageError("cli-one-record", where=name, count=len(sources))
    if sources[0].problem is not None:
        raise sources[0].problem
    record = GameRecord.parse(sources[0].text)
    state = record.start()
    for words in record.actions:
        state.apply(words)
    return state
