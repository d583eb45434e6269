"""Fits what deeds tell in Saboteur, and tunes the planner's weights: `tools/fit_saboteur.py tells`.

- `tells`: planners and greedy bots play, at tables of their own and mixed, with every number of players. Each
  deed falls into a class (`bots/saboteur/deeds.py`). Counted is how much likelier a digger, or a saboteur, is
  to do such a deed than anybody; for the roles where the treasure truly is, for anybody with a random place.
- `weights`: CMA-ES on the gold of one planner among greedy bots, and among planners with the old weights.
- `measure`: gold by role, the diggers' win rate and the area under the curve in the middle of rounds.

Deals for fitting carry a mark of their own (`FITTING`), deals for measuring another, so none is ever both.
"""

import argparse
import json
import time
from pathlib import Path
from typing import Any

import numpy as np

from stamtisch import load_game
from stamtisch.bots.saboteur import deeds, practice
from stamtisch.bots.saboteur.study import Study
from stamtisch.bots.saboteur.weights import NAMES
from stamtisch.bots.weights import load_weights
from stamtisch.lab.stats import wilson
from training import say

FILE = Path(__file__).parents[1] / "src" / "stamtisch" / "bots" / "weights" / "saboteur.json"
FITTING, MEASURING = 1, 2
"""marks of deals"""
ROUNDS = 3
"""of fitting: each begins with what the last one has found"""
SMOOTH = 3.0
"""deeds of each class that are counted besides"""
MOST = 3.0
"""no deed tells more than this"""
TASTE = 2.0
SPREAD = 0.25
PLANNER, OLD, GREEDY = 0, 1, practice.GREEDY


class Table:
    """Games for a number of players."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.game = load_game("saboteur", players=players)
        self.study = Study()
        self.practice = practice.Practice(
            states=np.zeros_like(self.study.views),
            views=self.study.views,
            scratch=self.study.scratch,
            boards=self.study.boards,
            marks=self.study.marks,
            own=np.zeros_like(self.study.marks),
            belief=self.study.belief,
            ground=self.study.ground,
            trial=self.study.trial_ground,
            legal=np.zeros(self.game.max_legal, np.int32),
            values=np.zeros(self.game.max_legal),
            course=np.zeros((practice.COURSE, 10)),
        )

    def play(self, weights: Any, tells: Any, kinds: list[int], first: int, games: int, mark: int) -> Any:
        """Results, deeds, suspicions and rounds, as `practice.play_games` counts them."""
        counts = practice.Counts(
            results=np.zeros((3, 2, 4)),
            rounds=np.zeros((practice.MOST_SABOTEURS + 1, 2), np.int64),
            told=np.zeros((deeds.CLASSES, 3)),
            middles=np.zeros((2, practice.BOXES)),
        )
        rows = np.array(weights, np.float64), np.array(tells, np.float64), np.array(kinds, np.int64)
        places = self.game.empty.states, self.practice
        practice.play_games(*places, *rows, first, games, mark, TASTE, counts, first + 1)
        return counts.results, counts.told, counts.middles, counts.rounds


def tables(players: int) -> list[list[int]]:
    """Who sits together in practice: planners, greedy bots, both, and one among the others."""
    mixed = [PLANNER if seat % 2 == 0 else GREEDY for seat in range(players)]
    return [[PLANNER] * players, [GREEDY] * players, mixed, [PLANNER] + [GREEDY] * (players - 1)]


def is_broken(number: int) -> bool:
    """Whether deeds of the class are those of a seat with a broken tool, which can do less."""
    ends = (
        (deeds.BREAK, deeds.FALL, 6),
        (deeds.FIX_SELF, deeds.BREAK, 2 * deeds.TRUSTS),
        (deeds.MAP, deeds.FIX, deeds.TRUSTS),
        (deeds.PASS, deeds.MAP, 2),
    )
    if number < deeds.FALL:
        return False
    if number == deeds.FIX_SELF:
        return True
    for end, first, size in ends:
        if first <= number < end:
            return (number - first) // size == 1
    return number == deeds.PASS + deeds.STAGES


def fit(told: Any) -> Any:
    """Logarithms of how much likelier a digger, and a saboteur, does a deed of each class than anybody."""
    found = np.zeros((deeds.CLASSES, 2))
    for broken in (False, True):
        rows = [number for number in range(deeds.CLASSES) if is_broken(number) == broken]
        part = told[rows]
        total = np.maximum(part.sum(0), 1.0)
        usual = (part[:, 2] + SMOOTH / len(rows)) / (total[2] + SMOOTH)
        for role in range(2):
            share = (part[:, role] + SMOOTH * usual) / (total[role] + SMOOTH)
            found[rows, role] = np.log(share / usual)
    return np.clip(found, -MOST, MOST)


def fit_tells(content: dict[str, Any], games: int) -> None:
    """Play and count, some times over."""
    weights = [[content["weights"][name] for name in NAMES]] * 2
    tells = content["tells"]
    for number in range(ROUNDS):
        told = np.zeros((deeds.CLASSES, 3))
        for players in range(3, 11):
            table = Table(players)
            for kinds in tables(players):
                told += table.play(weights, tells, kinds, number * games, games, FITTING)[1]
        tells = fit(told).tolist()
        say(f"round {number + 1}: {int(told[:, 2].sum())} deeds")
    content["tells"] = [[round(value, 3) for value in row] for row in tells]


def area(middles: Any) -> float:
    """The area under the curve: how often a saboteur is more suspect than a digger."""
    good, bad = middles
    below = np.cumsum(good) - good
    return float((bad * (below + good / 2)).sum() / (good.sum() * bad.sum()))


def mean_gold(results: Any, kind: int, role: int) -> tuple[float, float]:
    """Mean gold a round of a kind of seat in a role, and half its 95 % interval."""
    count, total, squares, _ = results[kind, role]
    mean = total / max(count, 1)
    return mean, 1.96 * float(np.sqrt(max(squares / max(count, 1) - mean * mean, 0) / max(count, 1)))


def win_rates(rounds: Any) -> str:
    """The diggers' win rate, and what it is for each number of saboteurs in play, with 95 % intervals."""
    found = {"all rounds": rounds.sum(0)}
    found |= {f"{number} saboteurs": row for number, row in enumerate(rounds) if row.sum()}
    rates = [(name, wilson(int(won), int(lost + won))) for name, (lost, won) in found.items()]
    return ", ".join(f"{name} {rate:.3f} ({low:.3f} to {high:.3f})" for name, (rate, low, high) in rates)


def measure(content: dict[str, Any], games: int) -> None:
    """What planners get among greedy bots, and among themselves."""
    weights = [[content["weights"][name] for name in NAMES]] * 2
    for players in range(3, 11):
        table = Table(players)
        for name, kinds in zip(("planners", "greedy", "mixed", "one planner"), tables(players), strict=True):
            results, _, middles, rounds = table.play(weights, content["tells"], kinds, 0, games, MEASURING)
            said = []
            for kind, role in ((kind, role) for kind in (PLANNER, GREEDY) for role in range(2)):
                if results[kind, role, 0]:
                    mean, half = mean_gold(results, kind, role)
                    who = f"{('planner', '', 'greedy')[kind]} {('digger', 'saboteur')[role]}"
                    won = results[kind, role, practice.WON] / results[kind, role, 0]
                    said.append(f"{who} {mean:.2f} ± {half:.2f} (diggers win {won:.3f})")
            say(f"{players} {name}: {'; '.join(said)}; area {area(middles):.3f}; {win_rates(rounds)}")


def tune(content: dict[str, Any], games: int, minutes: float, dice: int) -> None:
    """CMA-ES until the time is up; each generation plays the same deals, the next one others."""
    import cma  # type: ignore[import-untyped]  # it has no types

    start = np.array([content["weights"][name] for name in NAMES], np.float64)
    unit = np.maximum(np.abs(start), 0.5)
    found = cma.CMAEvolutionStrategy(start / unit, SPREAD, {"verbose": -9, "seed": dice})
    seats = [Table(5), Table(8), Table(4)]
    until, first = time.monotonic() + 60 * minutes, 0

    def worth(row: Any) -> float:
        total = 0.0
        for table in seats:
            n = table.players
            for kinds in ([PLANNER] + [GREEDY] * (n - 1), [PLANNER] + [OLD] * (n - 1)):
                results = table.play([row * unit, start], content["tells"], kinds, first, games, FITTING)[0]
                total += sum(mean_gold(results, PLANNER, role)[0] for role in range(2))
        return total

    while time.monotonic() < until:
        tried = found.ask()
        values = [worth(np.array(row)) for row in tried]
        found.tell(tried, [-value for value in values])
        first += games
        say(f"generation {found.countiter}: {np.mean(values):.3f}")
    best = np.array(found.result.xfavorite) * unit
    content["weights"] = {name: round(float(value), 3) for name, value in zip(NAMES, best, strict=True)}


def write(content: dict[str, Any]) -> str:
    """The file, a line for each number or pair."""
    weights = ",\n".join(f'  "{name}": {json.dumps(value)}' for name, value in content["weights"].items())
    tells = ",\n".join(f"  {json.dumps(row)}" for row in content["tells"])
    return f'{{\n "weights": {{\n{weights}\n }},\n "tells": [\n{tells}\n ]\n}}\n'


def main() -> None:
    """Read the file, do what is asked, write the file."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("what", choices=("tells", "weights", "measure"))
    parser.add_argument("--games", type=int, default=300, help="at each table")
    parser.add_argument("--minutes", type=float, default=5.0, help="for the weights")
    parser.add_argument("--dice", type=int, default=1)
    wanted = parser.parse_args()
    content = json.loads(json.dumps(load_weights("saboteur")))
    if wanted.what == "measure":
        measure(content, wanted.games)
        return
    if wanted.what == "tells":
        fit_tells(content, wanted.games)
    else:
        tune(content, wanted.games, wanted.minutes, wanted.dice)
    FILE.write_text(write(content), encoding="utf-8")


if __name__ == "__main__":
    main()
