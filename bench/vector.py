"""Prints how fast many games at once are, from Python and inside the kernels, beside Pgx and hand-written C.

What is compared is measured in turns, so that whatever else the machine does slows down all alike.
"""

import os
import shutil
import statistics
import subprocess
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from bench.machine import print_machine
from bench.rival import measure_rival, print_rivals
from stamtisch import Game, load_game
from stamtisch.engine.layout import copy_states
from stamtisch.search.playout import play_games
from stamtisch.vector import VectorGame
from stamtisch.vector.crew import usable_cores

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("the-game", {"players": 3}),
    ("claim", {"players": 2}),
    ("runner-up", {"players": 4}),
    ("saboteur", {"players": 5}),
]
BATCH = 1024
PLAYOUTS = 2048
"""games at once in compiled playouts"""
ROUNDS = 7
"""each figure is the median of so many measurements"""
SECONDS = 0.3
GAMES = 20_000
"""of each round of The Game beside C"""
PLAYERS = 3
SOURCE = Path(__file__).with_name("the_game.c")

Measure = Callable[[], int]
"""something that can be done again and again: how many decisions that was"""


class Rates:
    """Decisions a second, and a second of all threads' processor time, measurement by measurement."""

    def __init__(self) -> None:
        self.wall: list[float] = []
        self.processor: list[float] = []

    def measure(self, work: Measure) -> None:
        """Once more."""
        done, began, used = 0, time.perf_counter(), time.process_time()
        while (spent := time.perf_counter() - began) < SECONDS:
            done += work()
        self.wall.append(done / spent)
        self.processor.append(done / (time.process_time() - used))


def rates_in_turns(works: dict[str, Measure]) -> dict[str, Rates]:
    """The rates of each, measured one after the other and so again and again."""
    for work in works.values():
        work()
    found = {name: Rates() for name in works}
    for _ in range(ROUNDS):
        for name, work in works.items():
            found[name].measure(work)
    return found


def ratio(above: list[float], below: list[float]) -> float:
    """The median of the ratios, round by round."""
    return statistics.median(a / b for a, b in zip(above, below, strict=True))


def stepping(game: Game, threads: int, observed: bool) -> Measure:
    """Steps from Python: actions chosen in NumPy, mask (or list) and perhaps observations filled."""
    vector = VectorGame(game, BATCH, threads, seeds=1)
    if game.id != "saboteur":
        vector.attach_mask()
    dice = np.random.default_rng(1)
    randoms = np.empty(BATCH)
    out = vector.observation()

    def step() -> int:
        for _ in range(20):
            dice.random(out=randoms)
            vector.step(vector.choose(randoms))
            if observed:
                vector.observation(out)
        return 20 * BATCH

    return step


def playouts(game: Game, threads: int) -> Measure:
    """Whole random games inside the kernels."""
    return VectorGame(game, PLAYOUTS, threads, seeds=1).play_out


def print_games() -> None:
    """A line a game."""
    cores = usable_cores()
    many = f"{cores} cores"
    heads = ("mask, 1 core", many, "obs., 1 core", many, "playouts", many, "gain", "of CPU time")
    print(f"{'decisions/s, batch ' + str(BATCH):24}" + "".join(f"{head:>14}" for head in heads))
    for name, options in TABLES:
        game = load_game(name, **options)
        found = rates_in_turns(
            {
                "mask 1": stepping(game, 1, False),
                "mask all": stepping(game, cores, False),
                "observed 1": stepping(game, 1, True),
                "observed all": stepping(game, cores, True),
                "playouts 1": playouts(game, 1),
                "playouts all": playouts(game, cores),
            }
        )
        figures = "".join(f"{statistics.median(rates.wall):>14,.0f}" for rates in found.values())
        one, all_cores = found["playouts 1"], found["playouts all"]
        gain = ratio(all_cores.wall, one.wall)
        undisturbed = cores * ratio(all_cores.processor, one.processor)
        print(f"{name + ' ' + str(game.players):24}{figures}{gain:>14.2f}{undisturbed:>14.2f}")
    print("gain: all cores to one; of CPU time: what it is where nothing else runs on them")


def c_program(folder: str) -> list[str] | None:
    """Compile The Game in C; the command, or None without a compiler."""
    compiler = os.environ.get("CC") or shutil.which("cc") or shutil.which("gcc")
    if compiler is None:
        return None
    program = str(Path(folder) / "the_game")
    subprocess.run([compiler, "-O3", "-march=native", "-o", program, SOURCE], check=True)
    return [program, str(PLAYERS), str(GAMES), "1"]


def print_limit() -> None:
    """Our playouts of The Game beside those of a program written for it alone."""
    game = load_game("the-game", players=PLAYERS)
    empty = game.empty.states
    states = copy_states(empty)
    play_games(states, empty, 1, 1)
    ours, theirs, counts = [], [], set()
    with tempfile.TemporaryDirectory() as folder:
        command = c_program(folder)
        if command is None:
            print("\nNo C compiler: nothing to compare with.")
            return
        for _ in range(5 * ROUNDS):
            began = time.perf_counter()
            decisions = play_games(states, empty, GAMES, 1)
            ours.append(decisions / (time.perf_counter() - began))
            out = subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()
            theirs.append(int(out[0]) / float(out[1]))
            counts |= {decisions, int(out[0])}
    same = "the same decisions" if len(counts) == 1 else f"DIFFERENT DECISIONS: {counts}"
    print(f"\nThe Game, {PLAYERS} players, {GAMES:,} random games, one core, {same}:")
    print(f"{'hand-written C, -O3 -march=native':40}{statistics.median(theirs):>14,.0f}")
    print(f"{'our kernels':40}{statistics.median(ours):>14,.0f}")
    print(f"{'ours to C':40}{ratio(ours, theirs):>14.2f}")


def main() -> None:
    """Print everything."""
    print_machine("Many games at once")
    print_rivals(
        "Pgx's", measure_rival("pgx", "pgx_games"), "decisions/s with mask and obs., batch 1000, all cores"
    )
    print()
    print_games()
    print_limit()


if __name__ == "__main__":
    main()
