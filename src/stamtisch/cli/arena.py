"""`stamtisch arena`: bots against bots, measured."""

import argparse
import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Any

from stamtisch.cli.bar import open_bar
from stamtisch.cli.mode import choose_mode
from stamtisch.cli.numbers import UsageError, parse_games, parse_number, parse_seconds, parse_workers
from stamtisch.cli.output import print_json
from stamtisch.cli.play import option, parse_short_seed

if TYPE_CHECKING:
    from stamtisch.lab.arena import Outcome
    from stamtisch.lab.plan import Plan
    from stamtisch.lab.tally import Tally

INTERRUPTED = 130
USUAL_GAMES = 200
PLAIN = {"random", "greedy"}
"""bots that need no kernels of their own"""
FEW_GAMES = 501
"""below it such bots are done before the rules would be compiled the first time"""
REST = "bots"
"""what further words are, before or after options"""
SUMMARY = "let bots play against each other, and measure them"
DESCRIPTION = (
    "Plays bots against each other: seats rotated, 95 % intervals, the same result from the same seed "
    "whatever the number of processes. A bot is one of the game's own (greedy, search:200ms), a level (easy, "
    "fair, strong), your class (module:Class, path/file.py:Class) or a web address that answers."
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    say = parser.add_argument
    say("game", metavar="GAME", help="a game's id (see `stamtisch games`)")
    say("bots", nargs="*", metavar="BOT", help="fewer bots than seats take turns around the table")
    say("--players", metavar="N", help="how many seats")
    say("--option", action="append", default=[], type=option, metavar="K=V", help="an option; repeatable")
    say("--games", metavar="N", help=f"how many games at most; {USUAL_GAMES} unless --until is given")
    say("--until", metavar="WIDTH", help="stop when the intervals are so narrow, like 0.02 or 2%%")
    say("--paired", action="store_true", help="play each deal in all seatings, and compare by deals")
    say("--seed", metavar="HEX", help="up to 64 hexadecimal digits: the same deals and dice again")
    say("--workers", metavar="N", help="how many processes; one a core unless given")
    say("--move-time", metavar="S", help="seconds for a move before a bot forfeits (10)")
    say("--no-signals", action="store_true", help="bots give no signals (The Game's hints)")
    kind = parser.add_mutually_exclusive_group()
    kind.add_argument("--json", action="store_true", help="one JSON object, for programs")
    kind.add_argument("--html", type=Path, metavar="FILE", help="write a page as well")


def run(given: argparse.Namespace) -> int:
    """Play, then report; the exit status."""
    if set(given.bots) <= PLAIN and parse_number(given.games or str(USUAL_GAMES)) in range(FEW_GAMES):
        choose_mode()
    plan = _make_plan(given)
    workers = parse_workers(given.workers)
    if given.html is not None:
        _write(given.html, "")  # better now than after an hour
    outcome = _run(plan, workers)
    _report(outcome, given)
    from stamtisch.lab.arena import INTERRUPTED as STOPPED

    return INTERRUPTED if outcome.ended == STOPPED else 0


def _make_plan(given: argparse.Namespace) -> "Plan":
    from stamtisch.bots.roster import LEVELS, bot_names
    from stamtisch.engine.registry import find_spec
    from stamtisch.lab.plan import Plan

    spec = find_spec(given.game)
    if not given.bots:
        raise UsageError("arena-no-bots", game=spec.title, known=", ".join([*bot_names(spec.id), *LEVELS]))
    options = dict(given.option)
    if given.players is not None:
        options["players"] = parse_number(given.players)
    until = None if given.until is None else _share(given.until)
    games = None if given.games is None else parse_games(given.games)
    seconds = parse_seconds(given.move_time)
    seed = parse_short_seed(given.seed) or secrets.token_hex(32)
    if games is None and until is None:
        games = USUAL_GAMES
    return Plan(
        spec.id, options, tuple(given.bots), games, until, given.paired, seed, seconds, not given.no_signals
    )


def _share(text: str) -> float:
    """`0.02` or `2%`."""
    problem = UsageError("arena-until", where="until")
    try:
        share = float(text.removesuffix("%")) / (100 if text.endswith("%") else 1)
    except ValueError:
        raise problem from None
    if not 0 < share < 1:
        raise problem
    return share


def _run(plan: "Plan", workers: int) -> "Outcome":
    """Play, with a bar on a terminal."""
    from stamtisch.lab.arena import run_arena

    with open_bar(plan.games) as bar:

        def show(done: int, tally: "Tally | None") -> None:
            changes: dict[str, Any] = {}
            if tally is not None:
                changes["description"] = _leader(tally)
                if plan.total is not None:
                    changes["total"] = plan.total
            bar.show(done, at_once=tally is not None, **changes)

        return run_arena(plan, workers, show)


def _leader(tally: "Tally") -> str:
    """The bot that is ahead, in a few words."""
    best = max(tally.standings(), key=lambda each: each.rate[0] - (each.fair or 0.0))
    half = (best.rate[2] - best.rate[1]) / 2
    return f"{best.name} {100 * best.rate[0]:.1f} ± {100 * half:.1f} %"


def _report(outcome: "Outcome", given: argparse.Namespace) -> None:
    from stamtisch.lab.report import as_json, as_page, as_text

    if given.json:
        print_json(as_json(outcome))
        return
    if given.html is not None:
        _write(given.html, as_page(outcome))
    print(as_text(outcome))


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as problem:
        words = problem.strerror or str(problem)
        raise UsageError("arena-file", where=str(path), problem=words) from problem
