"""`stamtisch dataset`: games of bots as a Parquet file to learn from."""

import argparse
import secrets
import sys
from dataclasses import replace
from importlib.util import find_spec as find_module
from pathlib import Path
from typing import TYPE_CHECKING

from stamtisch.cli.bar import open_bar
from stamtisch.cli.mode import choose_mode
from stamtisch.cli.numbers import UsageError, parse_games, parse_number, parse_seconds, parse_workers
from stamtisch.cli.play import option, parse_short_seed

if TYPE_CHECKING:
    from stamtisch.lab.dataset.make import Made
    from stamtisch.lab.dataset.order import Order

INTERRUPTED = 130
USUAL_GAMES = 1000
FEW_GAMES = 51
"""below this compiling would take longer than it saves"""
PLAIN = {"random", "greedy", "easy", "fair"}
"""bots that need no kernels of their own"""
SUMMARY = "let bots play, and write their games or decisions into a Parquet file"
DESCRIPTION = (
    "Lets bots play and writes a Parquet file: a row for each decision (observation, mask, action, return) "
    "or for each game. The same order makes the same file. An interrupted one is gone on with by the same "
    "command. Needs pyarrow."
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    say = parser.add_argument
    say("game", metavar="GAME", help="a game's id (see `stamtisch games`)")
    say(
        "--bots",
        nargs="+",
        default=["greedy"],
        metavar="BOT",
        help="they take turns around the table (see `arena`); greedy unless given",
    )
    say("-o", "--output", type=Path, required=True, metavar="FILE", help="the file, like games.parquet")
    say("--table", default="decisions", metavar="KIND", help="decisions (unless given) or records")
    say("--games", metavar="N", help=f"how many games; {USUAL_GAMES} unless given")
    say("--players", metavar="N", help="how many seats")
    say("--option", action="append", default=[], type=option, metavar="K=V", help="an option; repeatable")
    say("--seed", metavar="HEX", help="up to 64 hexadecimal digits: the same deals and dice again")
    say("--margin", metavar="N", help="Saboteur: cells around the middle of the window (3)")
    say("--workers", metavar="N", help="how many processes; one a core unless given")
    say("--move-time", metavar="S", help="seconds for a move before a bot has failed (10)")
    say("--no-signals", action="store_true", help="bots give no signals (The Game's hints)")


def run(given: argparse.Namespace) -> int:
    """Make the file; the exit status."""
    games = USUAL_GAMES if given.games is None else parse_games(given.games)
    if set(given.bots) <= PLAIN and games < FEW_GAMES:
        choose_mode()
    workers = parse_workers(given.workers)
    order = _make_order(given, games)
    if find_module("pyarrow") is None:
        _check(order)  # nobody is to fetch it for an order that cannot be
        command = f'{sys.executable} -m pip install "pyarrow>=20"'
        raise UsageError("lab-dataset-no-pyarrow", command=command)
    made = _make(_go_on(order, given), given.output, workers)
    print(_tell(made))
    return 0 if made.finished else INTERRUPTED


def _make_order(given: argparse.Namespace, games: int) -> "Order":
    from stamtisch.engine.registry import find_spec
    from stamtisch.engine.tensors import DEFAULT_MARGIN
    from stamtisch.lab.dataset.order import Order
    from stamtisch.lab.plan import Plan

    spec = find_spec(given.game)
    options = dict(given.option)
    if given.players is not None:
        options["players"] = parse_number(given.players)
    margin = DEFAULT_MARGIN if given.margin is None else parse_number(given.margin)
    if isinstance(margin, str):
        raise UsageError("lab-dataset-margin", where="margin")
    plan = Plan(
        spec.id,
        options,
        tuple(given.bots),
        games,
        seed=parse_short_seed(given.seed) or secrets.token_hex(32),
        move_seconds=parse_seconds(given.move_time),
        signals=not given.no_signals,
    )
    return Order(plan, given.table, margin)


def _check(order: "Order") -> None:
    from stamtisch.lab.arena import check_plan

    order.check()
    check_plan(order.plan)


def _go_on(order: "Order", given: argparse.Namespace) -> "Order":
    """With the seed of the unfinished data set for this file, if there is one and no seed was given."""
    from stamtisch.lab.dataset.parts import unfinished_seed

    seed = None if given.seed else unfinished_seed(given.output)
    return order if seed is None else replace(order, plan=replace(order.plan, seed=seed))


def _make(order: "Order", path: Path, workers: int) -> "Made":
    """Make it, with a bar on a terminal."""
    from stamtisch.lab.dataset.make import make_dataset

    with open_bar(order.games) as bar:

        def show(done: int) -> None:
            bar.show(done, at_once=done == order.games, description=path.name)

        return make_dataset(order, path, workers, show, _tell_damaged)


def _tell_damaged(part: Path) -> None:
    """Say on stderr that a part is played again."""
    from stamtisch.engine.messages import say

    print(say("lab-dataset-damaged", {"file": part.name}), file=sys.stderr)


def _tell(made: "Made") -> str:
    """What was made, in a sentence or two."""
    from stamtisch.engine.messages import say

    total = made.order.games
    if not made.finished:
        return say("lab-dataset-interrupted", {"games": made.games, "total": total})
    about: dict[str, int | str] = {
        "file": str(made.path),
        "table": made.order.table,
        "rows": made.rows,
        "games": total,
        "size": f"{made.size / 1e6:.1f}",
    }
    lines = [say("lab-dataset-made", about), say("arena-again", {"seed": made.order.plan.seed})]
    if not made.order.is_repeatable():
        lines[1] = say("lab-dataset-by-the-clock")
    return "\n".join(lines)
