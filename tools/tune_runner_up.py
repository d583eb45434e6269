"""Learns from games that Runner-Up's bots play against each other, and looks for what beats them.

- `stages`: counts how stages end, for each number of players and both variants, into the bots' weights
  (`runner-up.json`); from that they tell what the end of a stage is worth.
- `respond`: trains a best response to a bot for some minutes. Ways to imagine the bot (how far it looks, how
  often it does not, how much it learns) play against three, or as many as it takes, of the bot itself; half
  of them are given up again and again. What is left plays new deals; what it wins above its share is gained.

Deals carry a mark, so that deals to learn from are never deals to measure with.
"""

import argparse
import json
import math
import time
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np

from stamtisch import load_game
from stamtisch.bots.runner_up.practice import SKILL, play_games
from stamtisch.bots.runner_up.study import FUTURES, GLANCES, Manner
from stamtisch.bots.runner_up.thinking import RunnerUpExpert, RunnerUpSearch
from stamtisch.bots.runner_up.weights import as_stages, stages_of
from stamtisch.bots.runner_up.work import make_work
from stamtisch.bots.weights import load_weights
from stamtisch.games.runner_up.cards import BACK_END, FRONT_END, SEATS
from training import say

FILE = Path(__file__).parents[1] / "src" / "stamtisch" / "bots" / "weights" / "runner-up.json"
LEARNING, TRAINING, MEASURING = 1, 2, 3
"""marks of deals"""
TABLES = [("base", players) for players in range(2, 7)] + [("tactical", players) for players in range(3, 7)]
FIRST_GUESS = {"1": [0] * 10 + [1] * 10 + [0] * 9}
"""where nothing was counted yet"""
RESPONSES = [Manner(*each) for each in product((2, 4), (8,), (0, 64), (0, 128), (600,))]
RESPONSE_WORLDS = 60


def skill(manner: Manner, worlds: int) -> list[int]:
    """A way to play as `practice.py` takes it."""
    deals = manner.deals if manner.learned else 0
    row = [manner.samples, manner.own_samples, manner.careless, manner.learned, deals]
    return [0, worlds, *row, FUTURES]


class Practice:
    """A table of so many players."""

    def __init__(self, variant: str, players: int, stages: Any) -> None:
        game = load_game("runner-up", players=players, variant=variant)
        self.empty: Any = game.empty.states
        self.players = players
        self.games: Any = np.repeat(self.empty, 2)
        self.work = make_work(game, stages)

    def play(self, skills: list[list[int]], first: int, games: int, mark: int) -> tuple[Any, Any]:
        """Wins by skill, and how often stages ended how."""
        wins = np.zeros(self.players)
        ends = np.zeros((2, SEATS + 1, FRONT_END - BACK_END + 1), np.int64)
        places = self.empty, self.games, self.work
        play_games(*places, np.array(skills, np.int64), first, games, mark, wins, ends)
        return wins, ends


def count_stages(games: int) -> None:
    """Let bots that only glance ahead play each other at every table, and write how their stages end."""
    content = load_weights("runner-up") if FILE.exists() else {"stages": {}}
    way = [GLANCES, *[0] * (SKILL - 2), FUTURES]
    for variant, players in TABLES:
        known = content["stages"].get(f"{variant}-{players}", FIRST_GUESS)
        table = Practice(variant, players, as_stages(known))
        _, ends = table.play([way] * players, 0, games, LEARNING)
        content["stages"][f"{variant}-{players}"] = {
            f"{scorers}{'+' * virtual}": ends[virtual, scorers].tolist()
            for virtual, scorers in product(range(2), range(players + 1))
            if ends[virtual, scorers].any()
        }
        say(f"{variant}, {players} players")
        FILE.write_text(json.dumps(content, indent=1).replace("\n    ", " ") + "\n", encoding="utf-8")


@dataclass
class Response:
    """A way to play against the bot, and how it fared."""

    manner: Manner
    wins: float = 0.0
    games: int = 0

    @property
    def share(self) -> float:
        """Of the games, what it won."""
        return self.wins / max(1, self.games)

    def play(self, table: Practice, others: list[list[int]], first: int, mark: int) -> None:
        """Play a deal in every seat."""
        skills = [skill(self.manner, RESPONSE_WORLDS), *others]
        wins, _ = table.play(skills, first, table.players, mark)
        self.wins += float(wins[0])
        self.games += table.players


def respond(variant: str, players: int, bot: str, worlds: int, minutes: float) -> None:
    """Train a best response for so long; measure it for half as long."""
    table = Practice(variant, players, stages_of(players, variant))
    kind = {"expert": RunnerUpExpert, "search": RunnerUpSearch}[bot]
    others = [skill(kind.manner, worlds)] * (players - 1)
    table.play([others[0]] * players, 0, 1, TRAINING)  # compiled before the clock runs
    left = [Response(manner) for manner in RESPONSES]
    halvings, began, first = len(left).bit_length() - 1, time.monotonic(), 0
    for number in range(1, halvings + 1):
        while time.monotonic() - began < 60 * minutes * number / halvings:
            for response in left:
                response.play(table, others, first, TRAINING)
            first += players
        left = sorted(left, key=lambda response: -response.share)[: max(1, len(left) // 2)]
    best = left[0]
    say(f"after {minutes:g} minutes: {best.manner}, {100 * best.share:.1f} % of {best.games} training games")
    found = Response(best.manner)
    while time.monotonic() - began < 90 * minutes:
        found.play(table, others, found.games, MEASURING)
    half = 1.96 * math.sqrt(found.share * (1 - found.share) / found.games)
    say(f"new deals: {100 * found.share:.1f} % ± {100 * half:.1f} of {found.games} games")
    say(f"a fair share is {100 / players:.1f} %, less where nobody or the virtual player wins")


def main() -> None:
    """As the command line says."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    ways = parser.add_subparsers(dest="way", required=True)
    counting = ways.add_parser("stages")
    counting.add_argument("--games", type=int, default=600, help="at each table")
    responding = ways.add_parser("respond")
    responding.add_argument("--players", type=int, default=4, choices=range(2, 7))
    responding.add_argument("--variant", default="base", choices=("base", "tactical"))
    responding.add_argument("--bot", default="search", choices=("expert", "search"))
    responding.add_argument("--worlds", type=int, default=20, help="in which the bot plays on")
    responding.add_argument("--minutes", type=float, default=10.0)
    wanted = parser.parse_args()
    if wanted.way == "stages":
        count_stages(wanted.games)
    else:
        respond(wanted.variant, wanted.players, wanted.bot, wanted.worlds, wanted.minutes)


if __name__ == "__main__":
    main()
