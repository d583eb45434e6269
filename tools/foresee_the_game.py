"""Trains the networks that foresee how a game of The Game ends: `tools/foresee_the_game.py 1 2 3 4 5`.

Games are played as the expert plays, first with a network that foresees nothing, then with the one of the
round before, now and then with another than the best plan; at the start of each turn the inputs of
`outlook.py` are noted, and at the end what the game was worth in points. A network with one layer is fitted
to that and to the round before (cross entropy, Adam); a tenth of the rows is kept apart to tell how well it
foresees. Alone, two rounds more followed with `--go-on`, then one with `--worlds 24` as well.
The deals carry a mark of their own, as those of `tune_the_game.py` do.
"""

import argparse
import json
import time
from pathlib import Path
from typing import Any

import numpy as np

from stamtisch import load_game
from stamtisch.bots.the_game import practice
from stamtisch.bots.the_game.outlook import BASE, CURVE, INPUTS, LINEAR, OUT, STEP, UNITS
from stamtisch.bots.the_game.rollouts import GLANCES, WIN
from stamtisch.bots.the_game.study import Study
from stamtisch.bots.the_game.weights import as_net, outlook, tuned
from stamtisch.bots.weights import lay_out
from training import Adam, batches, cross_entropy, say

FILE = Path(__file__).parents[1] / "src" / "stamtisch" / "bots" / "weights" / "the-game-outlook.json"
LEARNING = 1
"""mark of the deals"""
RASHNESS = 4000
"""of 65536 turns so many are not played as the evaluation likes best"""
BATCH, RATE, DECAY = 1024, 3e-3, 3e-4
FINE = 1 << 14
"""a unit's amount is told in such parts"""


def collect(players: int, net: Any, rows: int, dice: int, worlds: int) -> tuple[Any, Any]:
    """Inputs, and points from 0 to 1, of games played with a network; half of them with hints."""
    empty = load_game("the-game", players=players).empty.states
    study, game = Study(tuned(players), net), np.zeros_like(empty)
    inputs, points = np.zeros((rows, INPUTS), np.int16), np.zeros(rows, np.int64)
    parts = [(0, rows)] if players == 1 else [(0, rows // 2), (rows // 2, rows)]
    for talk, (first, last) in enumerate(parts):
        places = empty, game, study.work
        out = inputs[first:last], points[first:last]
        rng = dice * 1000 + players * 10 + talk
        practice.remember(*places, talk, rng, LEARNING, RASHNESS, worlds, *out)
    return inputs, (points / WIN).astype(np.float32)


class Network:
    """A linear part and a layer of units that count only above zero; its answer is a logit."""

    def __init__(self, units: int, inputs: Any, dice: int) -> None:
        self.random = np.random.default_rng(dice)
        self.mean, self.spread = inputs.mean(0, dtype=np.float64), inputs.std(0, dtype=np.float64)
        constant = self.spread < 1 / FINE
        self.mean[constant], self.spread[constant] = 0.0, 1.0
        self.spread = np.maximum(self.spread, 0.1)
        first = self.random.standard_normal((INPUTS, units)) / np.sqrt(INPUTS)
        first[constant] = 0.0
        out = self.random.standard_normal(units) / 10
        start = np.zeros(INPUTS), np.zeros(1), first, np.zeros(units), out
        self.parts = [part.astype(np.float32) for part in start]
        self.adam = Adam(self.parts, DECAY)

    def scaled(self, inputs: Any) -> Any:
        """The inputs in terms of their spread."""
        return ((inputs - self.mean) / self.spread).astype(np.float32)

    def answer(self, x: Any) -> tuple[Any, Any]:
        """Logits, and what the units count."""
        linear, base, first, begin, out = self.parts
        units = np.maximum(x @ first + begin, 0)
        return x @ linear + base[0] + units @ out, units

    def learn(self, x: Any, points: Any, rate: float) -> None:
        """A step of Adam."""
        logits, units = self.answer(x)
        error = ((1 / (1 + np.exp(-logits)) - points) / len(points)).astype(np.float32)
        back = np.outer(error, self.parts[4]) * (units > 0)
        slopes = x.T @ error, error.sum(keepdims=True), x.T @ back, back.sum(0), units.T @ error
        self.adam.step(slopes, rate)

    def train(self, inputs: Any, points: Any, times: int) -> None:
        """So many times through all rows."""
        for rows, rate in batches(self.random, len(points), BATCH, times, RATE):
            self.learn(self.scaled(inputs[rows]), points[rows], rate)

    def surprise(self, inputs: Any, points: Any) -> float:
        """The mean cross entropy."""
        return cross_entropy(1 / (1 + np.exp(-self.answer(self.scaled(inputs))[0])), points)

    def whole(self) -> list[int]:
        """The network in whole numbers, for inputs as they are."""
        linear, base, first, begin, out = (part.astype(np.float64) for part in self.parts)
        linear, first = linear / self.spread, first / self.spread[:, None]
        base, begin = base - self.mean @ linear, begin - self.mean @ first
        size, units = CURVE * STEP, len(out)
        net = np.zeros(OUT + units * (INPUTS + 2))
        net[UNITS], net[BASE], net[LINEAR:OUT] = units, (base * size)[0], linear * size
        net[OUT:] = np.concatenate([out * size / FINE, begin * FINE, (first * FINE).ravel()])
        return [int(each) for each in np.rint(net)]


def learn(rows: list[tuple[Any, Any]], wanted: argparse.Namespace, dice: int) -> tuple[Any, dict[str, Any]]:
    """A network from the rows, as kernels take it, and how well it foresees."""
    inputs, points = (np.concatenate(parts) for parts in zip(*rows, strict=True))
    apart = np.arange(len(points)) // 5000 % 10 == 9
    network = Network(wanted.units, inputs[~apart], dice)
    network.train(inputs[~apart], points[~apart], wanted.times)
    return as_net(network.whole()), {
        "rows": len(points),
        "mean": round(float(points.mean()), 4),
        "surprise": round(network.surprise(inputs[apart], points[apart]), 4),
        "of_the_mean": round(cross_entropy(points[~apart].mean(), points[apart]), 4),
    }


def main() -> None:
    """Train for some numbers of players, write the file."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("players", type=int, nargs="+", choices=range(1, 6))
    parser.add_argument("--rounds", type=int, default=3, help="of playing and learning")
    parser.add_argument("--rows", type=int, default=300_000, help="turns noted in a round")
    parser.add_argument("--times", type=int, default=8, help="that all rows are learned from")
    parser.add_argument("--units", type=int, default=64)
    parser.add_argument("--dice", type=int, default=77)
    parser.add_argument("--worlds", type=int, default=GLANCES, help="in which a plan is judged")
    parser.add_argument("--go-on", action="store_true", help="begin with the network that there is")
    wanted = parser.parse_args()
    for players in wanted.players:
        net: Any = outlook(players) if wanted.go_on else None
        rows: list[tuple[Any, Any]] = []
        for dice in range(wanted.dice, wanted.dice + wanted.rounds):
            began = time.monotonic()
            rows = [*rows[-1:], collect(players, net, wanted.rows, dice, wanted.worlds)]
            net, measured = learn(rows, wanted, dice)
            content = json.loads(FILE.read_text(encoding="utf-8"))
            more = wanted.go_on or dice > wanted.dice
            measured["rounds"] = 1 + (content["measured"][str(players)]["rounds"] if more else 0)
            content["nets"][str(players)] = [int(each) for each in net]
            content["measured"][str(players)] = measured
            FILE.write_text(lay_out(content), encoding="utf-8")
            say(f"{players} players, {time.monotonic() - began:.0f} s: {measured}")


if __name__ == "__main__":
    main()
