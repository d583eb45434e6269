"""Trains the networks that choose among plans in The Game: `tools/learn_the_game.py 1 2 3 4 5`.

Games are played with plans drawn as the network likes them (`schooling.py`). A second network, the critic,
learns what a game is worth at the start of a turn; plans after which more came than it had foreseen become
likelier, the others less likely (proximal policy optimisation: Schulman et al., 2017, with their advantages
by lambda). The network begins with the tuned weights' order of the plans. Of several players every other
round is played without hints. The deals carry a mark of their own, as those of `tune_the_game.py` do.
The network for one player that comes along learned this way in some 1,230 rounds, in which besides the last
cards were laid as the exact search (`endgame.py`) lays them.
"""

import argparse
import time
from pathlib import Path
from typing import Any

import numpy as np

from stamtisch import load_game
from stamtisch.bots.the_game import schooling
from stamtisch.bots.the_game.features import FEATURES
from stamtisch.bots.the_game.instinct import FINE, ROUGH, SUMS
from stamtisch.bots.the_game.sight import INPUTS, MOST_SPOTS
from stamtisch.bots.the_game.study import Study
from stamtisch.bots.the_game.weights import as_instinct, tuned
from stamtisch.games.the_game.cards import CARDS
from training import Adam, cross_entropy, say

FILE = Path(__file__).parents[1] / "src" / "stamtisch" / "bots" / "weights" / "the-game-instinct.npz"
LEARNING = 2
"""mark of the deals"""
GAMES = 400
"""in a round"""
TOLD = 20
"""rounds after which a line is written, and the file"""
BATCH, CRITIC_BATCH, TIMES = 1000, 500, 2
RATE, CRITIC_RATE, SLOWEST = 5e-4, 1e-3, 0.1
TRUST, CLIP, CURIOUS = 0.8, 0.2, 0.015
UNITS, CRITIC_UNITS = (32, 8), (64, 16)
SCALES = np.concatenate([np.full(FEATURES, 0.05), np.full(FEATURES, 0.05 / CARDS), [3e-3]])
"""what the sums are multiplied with, so that they are about as large as the other inputs"""
COARSE = 256
"""weights of the inputs are told in so much coarser parts, which makes the file smaller"""


class Network:
    """Sums and inputs that are on, two layers of units that count only above zero, and a linear part."""

    def __init__(self, units: tuple[int, int], out: float, edge: float, dice: int) -> None:
        first, second = units
        random = np.random.default_rng(dice)
        linear = np.zeros(SUMS)
        linear[-1] = edge
        start = (
            np.zeros(1),
            linear,
            np.full(first, 0.05),
            random.standard_normal((SUMS, first)) * 0.1,
            random.standard_normal((INPUTS, first)) * 0.05,
            np.full(second, 0.05),
            random.standard_normal((first, second)) * np.sqrt(2 / first),
            random.standard_normal(second) * out / np.sqrt(second),
        )
        self.parts = [part.astype(np.float32) for part in start]
        self.adam = Adam(self.parts, 0.0)

    def answer(self, on: Any, sums: Any) -> tuple[Any, Any, Any]:
        """What it answers, and what its layers count."""
        base, linear, begin, of_sums, of_inputs, begin2, between, out = self.parts
        first = np.maximum(begin + sums @ of_sums + on @ of_inputs, 0)
        second = np.maximum(begin2 + first @ between, 0)
        return base[0] + sums @ linear + second @ out, first, second

    def learn(self, error: Any, on: Any, sums: Any, first: Any, second: Any, rate: float) -> None:
        """A step against errors of the answers."""
        between, out = self.parts[6:]
        back2 = np.outer(error, out) * (second > 0)
        back = (back2 @ between.T) * (first > 0)
        slopes = (
            error.sum(keepdims=True),
            sums.T @ error,
            back.sum(0),
            sums.T @ back,
            on.T @ back,
            back2.sum(0),
            first.T @ back2,
            second.T @ error,
        )
        self.adam.step(slopes, rate)

    def whole(self) -> Any:
        """The network in whole numbers."""
        base, linear, begin, of_sums, of_inputs, begin2, between, out = (
            p.astype(np.float64) for p in self.parts
        )
        parts = (
            [len(begin), len(begin2)],
            base * ROUGH * ROUGH,
            linear * SCALES * ROUGH * ROUGH,
            begin * FINE,
            (of_sums * SCALES[:, None] * FINE).ravel(),
            (np.rint(of_inputs * (FINE / COARSE)) * COARSE).ravel(),
            begin2 * FINE * ROUGH,
            (between * ROUGH).ravel(),
            out * ROUGH,
        )
        return np.rint(np.concatenate(parts)).astype(np.int64)


class Table:
    """The arrays in which games for so many players are played and noted."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.empty = load_game("the-game", players=players).empty.states
        self.game, self.study = np.zeros_like(self.empty), Study(tuned(players))
        self.notes = schooling.blank(GAMES)

    def play(self, actor: Network, critic: Network, dice: int) -> int:
        """Play a round; how many turns were noted."""
        instinct, other = as_instinct(actor.whole()), as_instinct(critic.whole())
        feelings = np.zeros(sum(max(UNITS, CRITIC_UNITS)))
        work = self.study.work._replace(instinct=instinct, feelings=feelings)
        talk, rng = int(self.players > 1 and dice % 2), dice * 100 + self.players
        places = self.empty, self.game, work, other
        return int(schooling.attend(*places, talk, rng, LEARNING, np.array([TRUST]), self.notes))


def tables(inputs: schooling.Inputs, which: Any) -> tuple[Any, Any]:
    """Some rows as a network takes them: the inputs that are on as ones in a table, and the sums."""
    spots, counts = inputs.spots[which], inputs.counts[which]
    on = np.zeros((len(spots), INPUTS), np.float32)
    rows = np.repeat(np.arange(len(spots)), counts)
    on[rows, spots[np.arange(MOST_SPOTS) < counts[:, None]]] = 1
    return on, (inputs.sums[which] * SCALES).astype(np.float32)


def teach_critic(critic: Network, notes: schooling.Lessons, which: Any, rate: float) -> float:
    """Let it learn what some games were worth at the start of some turns; its surprise before."""
    on, sums = tables(notes.turns, which)
    answers, first, second = critic.answer(on, sums)
    chance, worth = 1 / (1 + np.exp(-answers)), notes.worth[which]
    critic.learn(((chance - worth) / len(which)).astype(np.float32), on, sums, first, second, rate)
    return cross_entropy(chance, worth)


def teach_actor(actor: Network, notes: schooling.Lessons, which: Any, gains: Any, rate: float) -> float:
    """Make plans of some turns likelier by what they gained; how open its choices were before (in nats)."""
    counts = notes.options[which]
    turn = np.repeat(np.arange(len(which)), counts)
    begins = np.cumsum(counts) - counts
    rows = np.arange(len(turn)) - np.repeat(begins - notes.first[which], counts)
    on, sums = tables(notes.plans, rows)
    answers, first, second = actor.answer(on, sums)
    likely = np.exp(answers - np.maximum.reduceat(answers, begins)[turn])
    chance = likely / np.add.reduceat(likely, begins)[turn]
    taken = begins + notes.taken[which] - notes.first[which]
    ratio = chance[taken] / notes.chance[notes.taken[which]]
    gains = np.where(np.where(gains > 0, ratio > 1 + CLIP, ratio < 1 - CLIP), 0, gains * ratio)
    surprise = np.log(np.maximum(chance, 1e-9))
    openness = -np.add.reduceat(chance * surprise, begins)
    error = gains[turn] * chance + CURIOUS * chance * (surprise + openness[turn])
    error[taken] -= gains
    actor.learn((error / len(which)).astype(np.float32), on, sums, first, second, rate)
    return float(openness.mean())


def parts_of(order: Any, size: int) -> list[Any]:
    """The order in parts of so many, the rest left out."""
    return [order[at : at + size] for at in range(0, len(order) - size + 1, size)]


def train(players: int, rounds: int, dice: int, wait: int) -> None:
    """Train for so many rounds, and write the network now and then and in the end."""
    actor, critic = Network(UNITS, 0.1, 1.0, dice), Network(CRITIC_UNITS, 1.0, 0.0, dice + 1)
    table, random, began = Table(players), np.random.default_rng(dice), time.monotonic()
    won: list[float] = []
    for number in range(rounds):
        slower = 1 - (1 - SLOWEST) * number / rounds
        turns = table.play(actor, critic, dice * 100_000 + number)
        notes = table.notes
        won.append(float((notes.results == 1).mean()))
        gains = notes.worth[:turns] - notes.foreseen[:turns]
        gains = gains / (gains.std() + 1e-6)
        surprise = openness = 0.0
        for _ in range(TIMES):
            for which in parts_of(random.permutation(turns), CRITIC_BATCH):
                surprise = teach_critic(critic, notes, which, CRITIC_RATE * slower)
        for _ in range(TIMES if number >= wait else 0):
            for which in parts_of(random.permutation(turns), BATCH):
                openness = teach_actor(actor, notes, which, gains[which], RATE * slower)
        if number % TOLD == TOLD - 1 or number == rounds - 1:
            say(
                f"{players} players, {number + 1} rounds, {time.monotonic() - began:.0f} s: "
                f"won {np.mean(won[-TOLD:]):.3f}, surprise {surprise:.4f}, openness {openness:.3f}"
            )
            save(players, actor)


def save(players: int, actor: Network) -> None:
    """Put the network into the file, beside those for other numbers of players."""
    nets = dict(np.load(FILE)) if FILE.exists() else {}
    nets[str(players)] = actor.whole()
    np.savez_compressed(FILE, **{name: nets[name] for name in sorted(nets)})


def main() -> None:
    """Train for some numbers of players, write the file."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("players", type=int, nargs="+", choices=range(1, 6))
    parser.add_argument("--rounds", type=int, default=1200, help=f"of {GAMES} games")
    parser.add_argument("--wait", type=int, default=8, help="rounds in which only the critic learns")
    parser.add_argument("--dice", type=int, default=7)
    wanted = parser.parse_args()
    for players in wanted.players:
        train(players, wanted.rounds, wanted.dice, wanted.wait)


if __name__ == "__main__":
    main()
