"""What the programs that tune and train share: a line for whoever waits, Adam, batches, cross entropy."""

import sys
from collections.abc import Iterator
from typing import Any

import numpy as np

LEAST_RATE = 1e-5
CERTAIN = 1e-6
"""no chance counts as less"""


def say(words: str) -> None:
    """A line for whoever waits."""
    sys.stdout.write(f"{words}\n")
    sys.stdout.flush()


class Adam:
    """Steps down the slope (Kingma and Ba, 2015), with decay of the weights (Loshchilov and Hutter, 2019)."""

    def __init__(self, parts: list[Any], decay: float) -> None:
        self.parts, self.decay, self.steps = parts, decay, 0
        self.slopes, self.squares = ([np.zeros_like(part) for part in parts] for _ in range(2))

    def step(self, slopes: tuple[Any, ...], rate: float) -> None:
        """Change all parts in place."""
        self.steps += 1
        unbias, unbias_squares = 1 - 0.9**self.steps, 1 - 0.998**self.steps
        for at, slope in enumerate(slopes):
            self.slopes[at] += 0.1 * (slope - self.slopes[at])
            self.squares[at] += 0.002 * (slope * slope - self.squares[at])
            step = self.slopes[at] / unbias / (np.sqrt(self.squares[at] / unbias_squares) + 1e-8)
            self.parts[at] -= rate * (step + self.decay * self.parts[at])


def batches(random: Any, count: int, size: int, times: int, rate: float) -> Iterator[tuple[Any, float]]:
    """Rows of so many to learn from, all of them so many times, and a rate that sinks (a cosine)."""
    whole = count // size
    for number in range(times):
        order = random.permutation(count)
        for batch in range(whole):
            done = (number * whole + batch) / (times * whole)
            yield order[batch * size :][:size], rate * 0.5 * (1 + np.cos(np.pi * done)) + LEAST_RATE


def cross_entropy(chance: Any, share: Any) -> float:
    """The mean over all rows, of chances and what came of them, both from 0 to 1."""
    chance = np.clip(chance, CERTAIN, 1 - CERTAIN)
    return float(-(share * np.log(chance) + (1 - share) * np.log(1 - chance)).mean())
