"""Prints how fast and how large the engine is, with the machine and OpenSpiel beside it (`make bench`).

Absolute figures depend on the machine and on what else it does; compare ratios within one run.
"""

import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from bench.machine import print_machine
from bench.rival import measure_rival, print_rivals
from stamtisch import Game, load_game
from stamtisch.engine.layout import copy_states
from stamtisch.search.playout import play_games

SEVEN = ["undead", "dwarves", "doppelgangers", "dragons", "seers"]
TABLES: list[tuple[str, dict[str, Any]]] = [
    ("the-game", {"players": 3}),
    ("claim", {"players": 2}),
    ("claim", {"players": 2, "factions": "claim2"}),
    ("claim", {"players": 4, "factions": ["goblins", "knights", *SEVEN]}),
    ("runner-up", {"players": 2}),
    ("runner-up", {"players": 4}),
    ("runner-up", {"players": 4, "variant": "tactical"}),
    ("saboteur", {"players": 4}),
    ("saboteur", {"players": 8}),
]
ROUNDS = 5
"""each figure is the median of so many measurements"""
SECONDS = 0.6


def median_rate(measure: Callable[[], float]) -> float:
    """The median of a few measurements of something per second."""
    return statistics.median(measure() for _ in range(ROUNDS))


def label(game: Game) -> str:
    """`claim 2 claim2`, short enough for a table."""
    extra = [f"{len(v)} factions" if isinstance(v, list) else str(v) for v in game.changed_options().values()]
    return " ".join([game.id, *extra])


def playout_rate(game: Game) -> float:
    """Decisions a second of random games inside the kernels, deals included, one core."""
    empty = game.empty.states
    states, games = copy_states(empty), 200
    play_games(states, empty, games, 1)

    def measure() -> float:
        done, began = 0, time.perf_counter()
        while (spent := time.perf_counter() - began) < SECONDS:
            done += play_games(states, empty, games, done + 1)
        return done / spent

    return median_rate(measure)


def facade_rate(game: Game) -> float:
    """Decisions a second through `legal_actions` and `apply`, one state at a time."""

    def measure() -> float:
        done, began, dice = 0, time.perf_counter(), random.Random(1).random
        while time.perf_counter() - began < SECONDS:
            state = game.new(done)
            while not state.is_over():
                seat = state.to_act()[0] if game.id == "runner-up" else None
                actions = state.legal_actions(seat)
                state.apply(actions[int(dice() * len(actions))], seat)
                done += 1
        return done / (time.perf_counter() - began)

    measure()
    return median_rate(measure)


def clone_rate(game: Game) -> float:
    """Copies of a state a second."""
    state = game.new(1)

    def measure() -> float:
        began = time.perf_counter()
        for _ in range(100_000):
            state.clone()
        return 100_000 / (time.perf_counter() - began)

    return median_rate(measure)


def seconds_of(code: list[str], **environment: str) -> float:
    """How long a command takes."""
    began = time.perf_counter()
    subprocess.run(code, check=True, capture_output=True, env={**os.environ, **environment})
    return time.perf_counter() - began


def import_seconds() -> float:
    """What `import stamtisch` adds to the start of Python."""
    bare = statistics.median(seconds_of([sys.executable, "-c", "pass"]) for _ in range(9))
    full = statistics.median(seconds_of([sys.executable, "-c", "import stamtisch"]) for _ in range(9))
    return full - bare


LOAD = (
    "from stamtisch import load_game; s = load_game({game!r}, players={players}).new(1); s.legal_actions(0); \
s.apply(s.legal_actions(0)[0], 0); s.observation(0).position(); s.scores()"
)


def children_seconds() -> float:
    """Processor time of all commands so far: what a command costs whatever else the machine does."""
    spent = os.times()
    return spent.children_user + spent.children_system


def compile_seconds(game: str, players: int) -> tuple[float, float, float]:
    """First use of a game with an empty cache (by the clock, then processor time), then with a filled one.

    Python's start is included.
    """
    code = [sys.executable, "-c", LOAD.format(game=game, players=players)]
    with tempfile.TemporaryDirectory() as folder:
        before = children_seconds()
        cold = seconds_of(code, STAMTISCH_CACHE_DIR=folder)
        spent = children_seconds() - before
        warm = statistics.median(seconds_of(code, STAMTISCH_CACHE_DIR=folder) for _ in range(3))
    return cold, spent, warm


def replay_seconds(game: str, players: int) -> float:
    """`stamtisch replay` of a whole random game."""
    state = load_game(game, players=players).new(5)
    dice = random.Random(5)
    while not state.is_over():
        seat = state.to_act()[0]
        state.apply(dice.choice(state.legal_actions(seat)), seat)
    with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
        file.write(str(state.record()))
        file.flush()
        command = [str(Path(sys.executable).parent / "stamtisch"), "replay", file.name]
        return statistics.median(seconds_of(command) for _ in range(3))


def main() -> None:
    """Print everything."""
    print_machine("The engine")
    rival = measure_rival("openspiel", "openspiel")
    print_rivals("OpenSpiel's", rival, "decisions/s")
    native = max((rate for name, rate in rival.items() if "native" in name), default=0.0)
    loop = max((rate for name, rate in rival.items() if "loop" in name), default=0.0)
    print()
    heads = ("playout/s", "× native", "façade/s", "× loop", "clone/s", "bytes")
    print(f"{'decisions, one core':34}" + "".join(f"{head:>12}" for head in heads))
    for name, options in TABLES:
        game = load_game(name, **options)
        inside, outside = playout_rate(game), facade_rate(game)
        ratios = (inside / native if native else 0.0, outside / loop if loop else 0.0)
        print(
            f"{label(game):34}{inside:>12,.0f}{ratios[0]:>12.1f}{outside:>12,.0f}{ratios[1]:>12.1f}"
            f"{clone_rate(game):>12,.0f}{game.spec.record.dtype.itemsize:>12,}"
        )
    print(f"\nimport stamtisch: {1000 * import_seconds():.0f} ms")
    columns = ("cold compile", "processor", "warm start", "replay a game")
    print(f"\n{'seconds':34}" + "".join(f"{column:>16}" for column in columns))
    for name, players in (("the-game", 3), ("claim", 2), ("runner-up", 4), ("saboteur", 5)):
        figures = (*compile_seconds(name, players), replay_seconds(name, players))
        print(f"{name:34}" + "".join(f"{seconds:>16.2f}" for seconds in figures))


if __name__ == "__main__":
    main()
