"""Tunes the weights of The Game's expert: `tools/tune_the_game.py 3 --minutes 10`.

Two ways, both on games that the evaluation plays against itself:

- `compare` (the usual one): in turns of such games some plans are played to the end in the same worlds
  that fit the seat's view; the weights are fitted to how much better one plan did than another (ridge
  regression towards the old weights). The next round begins with the new weights if they win more.
- `cma`: CMA-ES on what games played by the weights are worth. Slower, but needs no good beginning.

Deals for tuning carry a mark of their own (`TUNING`), deals for measuring another (`MEASURING`), so none
is ever both. The measured share of games won, with hints and without, goes into the file too.
"""

import argparse
import json
import math
import time
from pathlib import Path
from typing import Any

import numpy as np

from stamtisch import load_game
from stamtisch.bots.the_game import practice
from stamtisch.bots.the_game.features import FEATURES
from stamtisch.bots.the_game.rollouts import SCORES
from stamtisch.bots.the_game.study import Study
from stamtisch.bots.the_game.turns import PLAN
from stamtisch.bots.the_game.weights import as_row
from stamtisch.bots.the_game.work import Work
from stamtisch.bots.weights import lay_out
from stamtisch.games.the_game.cards import CARDS
from training import say

FILE = Path(__file__).parents[1] / "src" / "stamtisch" / "bots" / "weights" / "the-game.json"
TUNING, CHOOSING, MEASURING = 1, 2, 3
"""marks of deals: to fit, to choose between old and new weights, to measure what came out"""
STATES, WORLDS = 300, 16
"""turns looked at in a round, and worlds in each"""
RIDGE = 10.0
CHOOSING_GAMES, MEASURING_GAMES, CMA_GAMES = 1000, 5000, 160
SPREAD = 0.15
"""first step of CMA-ES, as a part of the largest weight"""


class Practice:
    """Games for a number of players."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.empty = load_game("the-game", players=players).empty.states
        self.usual = Study(as_row([0] * 2 * FEATURES)).work._replace(
            values=np.zeros(practice.KEPT, np.int64),
            candidates=np.zeros((practice.KEPT, PLAN), np.int64),
        )

    def work(self, weights: Any) -> Work:
        """What the kernels work on, with these weights."""
        return self.usual._replace(weights=as_row(weights))

    def play(self, weights: Any, talk: bool, first: int, games: int, mark: int) -> Any:
        """How often so many cards were laid."""
        laid = np.zeros(CARDS + 1, np.int64)
        practice.play_deals(self.empty, self.work(weights), int(talk), first, games, mark, laid)
        return laid

    def worth(self, weights: Any, talk: bool, first: int, games: int, mark: int) -> float:
        """Mean points of a game, as rollouts count them."""
        laid = self.play(weights, talk, first, games, mark)
        return float(sum(SCORES[CARDS - cards] * laid[cards] for cards in range(CARDS + 1))) / games

    def compare(self, weights: Any, talk: bool, dice: int) -> tuple[Any, Any]:
        """Differences between plans of a turn: in their amounts, and in their points."""
        most = practice.COMPARED
        found = practice.Comparisons(
            amounts=np.zeros((STATES, most, FEATURES), np.int64),
            early=np.zeros(STATES, np.int64),
            points=np.zeros((STATES, most), np.int64),
            counts=np.zeros(STATES, np.int64),
        )
        places = self.empty, np.zeros_like(self.empty), self.work(weights)
        practice.collect(*places, int(talk), dice, TUNING, WORLDS, found)
        begin = (found.early / CARDS)[:, None, None]
        both = np.concatenate([found.amounts * (1 - begin), found.amounts * begin], axis=2)
        rows, gains = [], []
        for amounts, earned, count in zip(both, found.points / WORLDS, found.counts, strict=True):
            rows.append(amounts[:count] - amounts[:count].mean(0))
            gains.append(earned[:count] - earned[:count].mean())
        return np.concatenate(rows), np.concatenate(gains)


def fit(rows: Any, gains: Any, weights: Any) -> Any:
    """Weights that foretell the gains, as near to the old ones (but for their size) as that allows."""
    old = rows @ weights
    size = (old @ gains) / (old @ old)
    spread = rows.std(0) + 1e-9
    scaled = rows / spread
    square = scaled.T @ scaled + RIDGE * len(gains) / 1000 * np.eye(len(weights))
    change = np.linalg.solve(square, scaled.T @ (gains - size * old)) / spread
    return np.rint(weights + change / size).astype(np.int64)


def tune_by_comparing(table: Practice, weights: Any, talk: bool, until: float, dice: int) -> Any:
    """Rounds of comparing and fitting until the time is up."""
    kept: list[tuple[Any, Any]] = []
    while time.monotonic() < until:
        kept = [*kept[-2:], table.compare(weights, talk, dice + len(kept) + int(time.time()))]
        new = fit(np.concatenate([rows for rows, _ in kept]), np.concatenate([g for _, g in kept]), weights)
        first = int(time.time())
        before, after = (table.worth(w, talk, first, CHOOSING_GAMES, CHOOSING) for w in (weights, new))
        say(f"  {before:.1f} -> {after:.1f}{'  kept' if after > before else ''}")
        weights = new if after > before else weights
    return weights


def tune_by_cma(table: Practice, weights: Any, talk: bool, until: float, dice: int) -> Any:
    """CMA-ES until the time is up; each generation plays the same deals, the next one others."""
    import cma  # type: ignore[import-untyped]  # it has no types

    unit = float(np.abs(weights).max())
    found = cma.CMAEvolutionStrategy(weights / unit, SPREAD, {"verbose": -9, "seed": dice + 1})
    first = 0
    while time.monotonic() < until:
        tried = found.ask()
        worth = [table.worth(np.rint(np.array(x) * unit), talk, first, CMA_GAMES, TUNING) for x in tried]
        found.tell(tried, [-each for each in worth])
        first += CMA_GAMES
        say(f"  generation {found.countiter}: {np.mean(worth):.1f}")
    return np.rint(found.result.xfavorite * unit).astype(np.int64)


def measure(table: Practice, weights: Any, talk: bool) -> dict[str, Any]:
    """Share of games won with its 95 % interval (Wilson), and the mean of cards laid."""
    laid = table.play(weights, talk, 0, MEASURING_GAMES, MEASURING)
    n, won = MEASURING_GAMES, int(laid[CARDS])
    middle, half = (won / n + 1.92 / n), 1.96 * math.sqrt(won * (n - won) / n**3 + 0.96 / n**2)
    share = [round((middle + sign * half) / (1 + 3.84 / n), 4) for sign in (-1, 1)]
    return {
        "games": n,
        "won": won,
        "interval": share,
        "laid": round(float(laid @ np.arange(CARDS + 1)) / n, 2),
    }


def main() -> None:
    """Read the file, tune for some numbers of players, write the file."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("players", type=int, nargs="+", choices=range(1, 6))
    parser.add_argument("--minutes", type=float, default=5.0, help="for each number; 0: only measure")
    parser.add_argument("--way", choices=("compare", "cma"), default="compare")
    parser.add_argument("--silent", action="store_true", help="tune without hints")
    parser.add_argument("--dice", type=int, default=1)
    wanted = parser.parse_args()
    content = json.loads(FILE.read_text(encoding="utf-8"))
    for players in wanted.players:
        table, talk = Practice(players), players > 1 and not wanted.silent
        weights = np.array(content["weights"][str(players)], np.float64)
        say(f"{players} players")
        way = tune_by_cma if wanted.way == "cma" else tune_by_comparing
        weights = way(table, weights, talk, time.monotonic() + 60 * wanted.minutes, wanted.dice)
        content["weights"][str(players)] = [int(each) for each in weights]
        content.setdefault("measured", {})[str(players)] = {
            name: measure(table, weights, name == "hints")
            for name in (("silent",) if players == 1 else ("hints", "silent"))
        }
        say(json.dumps(content["measured"][str(players)]))
        FILE.write_text(lay_out(content), encoding="utf-8")


if __name__ == "__main__":
    main()
