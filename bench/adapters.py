"""Prints how fast the PettingZoo and Gymnasium environments are, with Leduc and RLCard's games beside.

`python -m bench.adapters`. Theirs are measured if their environment is there (`make bench` makes it).
"""

import random
import statistics
import time
from collections.abc import Callable
from typing import Any

from bench.machine import print_machine
from bench.rival import measure_rival, print_rivals
from stamtisch.adapters.gymnasium import SeatEnv
from stamtisch.adapters.pettingzoo import env, parallel_env

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("the-game", {"players": 3}),
    ("claim", {"players": 2}),
    ("claim", {"players": 2, "factions": "claim2"}),
    ("runner-up", {"players": 4}),
    ("saboteur", {"players": 5}),
]
ROUNDS = 5
"""each figure is the median of so many measurements"""
SECONDS = 0.6


def rate(episode: Callable[[], int]) -> float:
    """Steps a second; `episode` plays one and counts."""
    episode()

    def measure() -> float:
        steps, began = 0, time.perf_counter()
        while (spent := time.perf_counter() - began) < SECONDS:
            steps += episode()
        return steps / spent

    return statistics.median(measure() for _ in range(ROUNDS))


def offered(info: dict[str, Any]) -> Any:
    """The actions offered; NumPy looks through a mask much faster as bools."""
    return info["action_mask"].view(bool).nonzero()[0]


def aec_rate(game: str, options: dict[str, Any]) -> float:
    """The usual loop over `agent_iter` and `last`, with PettingZoo's wrapper."""
    environment, dice = env(game, **options), random.Random(1).random

    def episode() -> int:
        environment.reset()
        steps = 0
        for _ in environment.agent_iter():
            _, _, terminated, truncated, info = environment.last()
            if terminated or truncated:
                environment.step(None)  # type: ignore[arg-type]  # PettingZoo wants it so
            else:
                legal = offered(info)
                environment.step(int(legal[int(dice() * len(legal))]))
                steps += 1
        return steps

    return rate(episode)


def parallel_rate(game: str, options: dict[str, Any]) -> float:
    """Decisions a second in the parallel environment: all observations and masks each time."""
    environment, dice = parallel_env(game, **options), random.Random(1).random

    def episode() -> int:
        _, infos = environment.reset()
        steps = 0
        while environment.agents:
            lists = {agent: offered(info) for agent, info in infos.items()}
            actions = {a: int(legal[int(dice() * len(legal))]) for a, legal in lists.items() if len(legal)}
            infos = environment.step(actions)[4]
            steps += len(actions)
        return steps

    return rate(episode)


def seat_rate(game: str, options: dict[str, Any]) -> float:
    """Steps of one seat against random bots in Gymnasium's interface."""
    environment, dice = SeatEnv(game, **options), random.Random(1).random

    def episode() -> int:
        _, info = environment.reset()
        steps, over = 0, False
        while not over:
            legal = offered(info)
            _, _, over, _, info = environment.step(int(legal[int(dice() * len(legal))]))
            steps += 1
        return steps

    return rate(episode)


def main() -> None:
    """Print everything."""
    print_machine("Environments for learning agents")
    found = measure_rival("pettingzoo", "leduc")
    rival = next(iter(found.values()), 0.0)
    print_rivals("PettingZoo's", found, "steps/s, AEC")
    print_rivals("RLCard's", measure_rival("pettingzoo", "rlcard_games"), "steps/s, its own loop")
    print(f"\n{'one core, steps/s':24}{'AEC':>12}{'× leduc':>12}{'parallel':>12}{'gymnasium':>12}")
    for game, options in TABLES:
        name = " ".join([game, *map(str, options.values())])
        aec = aec_rate(game, options)
        ratio = aec / rival if rival else 0.0
        rest = parallel_rate(game, options), seat_rate(game, options)
        print(f"{name:24}{aec:>12,.0f}{ratio:>12.1f}{rest[0]:>12,.0f}{rest[1]:>12,.0f}", flush=True)


if __name__ == "__main__":
    main()
