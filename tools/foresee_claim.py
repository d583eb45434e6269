"""Trains the network that foresees how phase 2 of Claim for two ends, and weighs followers.

Deals of both boxes and of mixed decks are played through phase 1 by the playout policy; then phase 2 is
solved: its first tricks by playouts with open hands, the rest exactly. A network with one layer is fitted
to the outcome (cross entropy, Adam) from both sides of the table; what each follower is worth is its weight
in a logistic regression. A tenth of the rows is kept apart to tell how well the network foresees.
"""

import argparse
import time
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from stamtisch import load_game
from stamtisch.bots.claim import practice
from stamtisch.bots.claim.exact import Solver
from stamtisch.bots.claim.outlook import BASE, BEGIN, FINE, INPUTS, LEAD, MY_PILE, OUT, ROWS, THEIR_PILE
from stamtisch.bots.claim.outlook import UNITS as MOST_UNITS
from stamtisch.bots.claim.quick import USUAL, WON, WORTHS
from stamtisch.bots.weights import lay_out
from stamtisch.games.claim.cards import BOXES, FREE, KINDS, PAIRS, PLURALS
from training import Adam, batches, cross_entropy, say

FILE = Path(__file__).parents[1] / "src" / "stamtisch" / "bots" / "weights" / "claim.json"
BATCH, RATE, DECAY = 512, 4e-3, 0.1
DEALS = 200
"""of one deck after the other"""
HUNDREDTHS = 100


def decks(random: Random) -> list[Any]:
    """Both boxes, and a mixed deck by lot."""
    mixed = [[*pair, *three] for pair in PAIRS for three in combinations(FREE, 3)]
    return [*BOXES, [PLURALS[faction] for faction in random.choice(mixed)]]


def collect(rows: int, dice: int) -> tuple[Any, Any]:
    """Inputs as the first seat sees them, and what phase 2 brought it: -1, 0 or 1."""
    random, rng = Random(dice), dice * 7919 + 1  # noqa: S311 - which decks, not a secret
    inputs, values = np.zeros((rows, INPUTS), np.int8), np.zeros(rows, np.int64)
    done = 0
    while done < rows:
        for deck in decks(random):
            game = load_game("claim", factions=deck)
            solver, last = Solver(game), min(done + DEALS, rows)
            work = solver.table, solver.moves, solver.frames, solver.control
            spare, legal = np.zeros(2, game.spec.record.dtype), np.zeros(game.spec.max_legal, np.int32)
            out = inputs[done:last], values[done:last]
            first = dice * 100_000_000 + done
            rng = practice.remember(
                game.empty.states, solver.states, spare, *work, legal, np.zeros(2), first, rng, *out
            )
            done = last
    return inputs, values


def seen_by_the_other(inputs: Any) -> Any:
    """The same positions from the other side of the table."""
    parts = (
        inputs[:, KINDS:MY_PILE],
        inputs[:, :KINDS],
        inputs[:, THEIR_PILE:LEAD],
        inputs[:, MY_PILE:THEIR_PILE],
        1 - inputs[:, LEAD:],
    )
    return np.concatenate(parts, axis=1)


def chance(logits: Any) -> Any:
    """Of winning."""
    return 1 / (1 + np.exp(-np.clip(logits, -30, 30)))


class Network:
    """A layer of units that count only above zero; its answer is a logit."""

    def __init__(self, dice: int) -> None:
        self.random = np.random.default_rng(dice)
        first = self.random.standard_normal((INPUTS, MOST_UNITS)) * 0.15
        out = self.random.standard_normal(MOST_UNITS) / 6
        start = np.zeros(1), first, np.zeros(MOST_UNITS), out
        self.parts = [part.astype(np.float32) for part in start]
        self.adam = Adam(self.parts, DECAY)

    def answer(self, x: Any) -> tuple[Any, Any]:
        """Logits, and what the units count."""
        base, first, begin, out = self.parts
        units = np.maximum(x @ first + begin, 0)
        return base[0] + units @ out, units

    def learn(self, x: Any, won: Any, rate: float) -> None:
        """A step of Adam."""
        logits, units = self.answer(x)
        error = ((chance(logits) - won) / len(won)).astype(np.float32)
        back = np.outer(error, self.parts[3]) * (units > 0)
        slopes = error.sum(keepdims=True), x.T @ back, back.sum(0), units.T @ error
        self.adam.step(slopes, rate)

    def train(self, inputs: Any, won: Any, times: int) -> None:
        """So many times through all rows."""
        for rows, rate in batches(self.random, len(won), BATCH, times, RATE):
            self.learn(inputs[rows].astype(np.float32), won[rows], rate)

    def measure(self, inputs: Any, won: Any) -> tuple[float, float]:
        """The mean cross entropy, and how often it names the winner."""
        foreseen = chance(self.answer(inputs.astype(np.float32))[0])
        return cross_entropy(foreseen, won), float(((foreseen > 0.5) == (won > 0.5)).mean())

    def whole(self) -> Any:
        """The network in whole numbers."""
        base, first, begin, out = (part.astype(np.float64) for part in self.parts)
        rows = np.zeros((ROWS, MOST_UNITS))
        rows[:INPUTS], rows[BEGIN], rows[OUT] = first * FINE, begin * FINE, out * FINE
        rows[BASE, 0] = base[0] * FINE * FINE
        return np.rint(rows).astype(np.int64)


def weigh_followers(inputs: Any, won: Any) -> Any:
    """What having a card rather than leaving it to the other adds to the logit, in hundredths."""
    x = np.concatenate(
        [
            inputs[:, :KINDS] - inputs[:, KINDS:MY_PILE].astype(float),
            (inputs[:, MY_PILE:THEIR_PILE] - inputs[:, THEIR_PILE:LEAD].astype(float)).sum(1, keepdims=True),
            2.0 * inputs[:, LEAD:] - 1,
        ],
        axis=1,
    )
    weights = np.zeros(x.shape[1])
    for _ in range(30):
        foreseen = chance(x @ weights)
        slope = x.T @ (won - foreseen) - weights
        curve = (x * (foreseen * (1 - foreseen))[:, None]).T @ x + np.eye(len(weights))
        weights += np.linalg.solve(curve, slope)
    worth = np.zeros(WORTHS)
    worth[:KINDS], worth[WON] = weights[:KINDS], weights[KINDS]
    held = inputs[:, :KINDS].sum(0) + inputs[:, KINDS:MY_PILE].sum(0)
    worth[USUAL] = (weights[:KINDS] * held).sum() / held.sum()
    return np.rint(HUNDREDTHS * worth).astype(np.int64)


def main() -> None:
    """Play, train, write the file."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--rows", type=int, default=90_000)
    parser.add_argument("--rounds", type=int, default=12)
    parser.add_argument("--dice", type=int, default=2)
    wanted = parser.parse_args()
    began = time.monotonic()
    inputs, values = collect(wanted.rows, wanted.dice)
    won = ((values + 1) / 2).astype(np.float32)
    apart = np.arange(len(won)) % 10 == 9
    network = Network(wanted.dice)
    network.train(
        np.concatenate([inputs[~apart], seen_by_the_other(inputs[~apart])]),
        np.concatenate([won[~apart], 1 - won[~apart]]),
        wanted.rounds,
    )
    surprise, named = network.measure(inputs[apart], won[apart])
    measured = {"rows": wanted.rows, "surprise": round(surprise, 4), "named": round(named, 4)}
    content = {
        "worth": {"followers": weigh_followers(inputs, won).tolist()},
        "outlook": {"rows": network.whole().tolist()},
        "measured": measured,
    }
    FILE.write_text(lay_out(content), encoding="utf-8")
    say(f"{time.monotonic() - began:.0f} s: {measured}")


if __name__ == "__main__":
    main()
