"""PettingZoo's own card game Leduc hold'em, for comparison: steps a second through its AEC loop. Prints JSON.

Runs in an environment of its own (see the Makefile), with nothing of ours.
"""

import json
import random
import sys
import time
from typing import Any

from pettingzoo.classic import leduc_holdem_v4


def main() -> None:
    """Measure it."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 2.0
    env: Any = leduc_holdem_v4.env()  # type: ignore[no-untyped-call]  # as PettingZoo has it
    dice, steps = random.Random(1).random, 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        env.reset()
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                legal = observation["action_mask"].nonzero()[0]
                env.step(int(legal[int(dice() * len(legal))]))
                steps += 1
    print(json.dumps({"leduc_holdem_v4": steps / (time.perf_counter() - began)}))


if __name__ == "__main__":
    main()
