"""RLCard's uno and gin rummy, for comparison: steps a second through its Python loop. Prints JSON.

Runs in an environment of its own (see the Makefile), with nothing of ours.
"""

import json
import random
import sys
import time
from typing import Any

import rlcard

GAMES = ("uno", "gin-rummy")


def rate(name: str, seconds: float) -> float:
    """Steps a second of random games; each step gives the next seat's observation and legal actions."""
    env: Any = rlcard.make(name, config={"seed": 1})
    dice, steps = random.Random(1).random, 0
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        state, _ = env.reset()
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(dice() * len(legal))])
            steps += 1
    return steps / spent


def main() -> None:
    """Measure all."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 2.0
    print(json.dumps({name: rate(name, seconds) for name in GAMES}))


if __name__ == "__main__":
    main()
