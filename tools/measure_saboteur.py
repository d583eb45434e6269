"""Measures Saboteur's bots by role: `tools/measure_saboteur.py expert greedy --players 5 8 --games 200`.

One seat is the first bot's, all others are the second's; the seat goes round from deal to deal. Told for each
number of players: mean gold a round by role, of that seat, of the others, and of the second bot in that seat
on the same deals; the diggers' win rate, and what it is by how many saboteurs are in play; and how often a
saboteur is more suspect than a digger in the middle of a round (area under the curve), as an onlooker
believes. These deals are used for nothing else.
"""

import argparse
import sys
from collections import defaultdict
from math import sqrt
from typing import Any

import numpy as np

from fit_saboteur import win_rates
from stamtisch import load_game
from stamtisch.bots.roster import dice_seed, make_bot
from stamtisch.bots.saboteur.practice import MOST_SABOTEURS
from stamtisch.bots.saboteur.study import Study
from stamtisch.engine.game import State
from stamtisch.games.saboteur.cards import ROLE_NAMES, SABOTEUR, WORTH
from stamtisch.games.saboteur.state import DIGGING, OVER, SHARED

FIRST_DEAL = 50_000_000


class Tally:
    """What was counted at the tables of a number of players."""

    def __init__(self) -> None:
        self.gold: dict[tuple[str, int], list[int]] = defaultdict(list)
        self.rounds = np.zeros((MOST_SABOTEURS + 1, 2), np.int64)
        """by how many saboteurs were in play, and whether the diggers won"""
        self.suspicion: tuple[list[float], list[float]] = ([], [])
        """of diggers and of saboteurs"""


def round_gold(view: Any, number: int, roles: list[int]) -> list[int]:
    """What a round brought each seat."""
    got = [0] * len(roles)
    if view.gold_of_round[number] == SHARED:
        for i in range(view.packet[number]):
            got[view.picker[number, i]] += view.pick[number, i]
    else:
        count = roles.count(SABOTEUR)
        got = [WORTH[count] if role == SABOTEUR else 0 for role in roles]
    return got


def play(state: State, bots: list[Any], hero: int, tally: Tally, study: Study | None) -> None:
    """Play a game, and count."""
    players = state.game.players
    roles: list[list[int]] = []
    course: list[list[float]] = []
    while not state.is_over():
        view, (seat,) = state.view, state.to_act()
        number, digging = view.round, view.phase == DIGGING
        if digging and number == len(roles):
            roles.append([view.role[i] for i in range(players)])
            course = []
        observation = state.observation(seat)
        if study is not None and digging:
            study.form_opinion(observation)
            course.append(study.public[:players].tolist())
        bots[seat].reseed(dice_seed(state.seed, seat, len(state.history)))
        state.apply(bots[seat].act(observation), seat)
        if digging and (state.view.round, state.view.phase) != (number, DIGGING) and course:
            for role, value in zip(roles[number], course[len(course) // 2], strict=True):
                tally.suspicion[role == SABOTEUR].append(value)
    assert state.view.phase == OVER
    for number, held in enumerate(roles):
        tally.rounds[held.count(SABOTEUR), int(state.view.gold_of_round[number] == SHARED)] += 1
        for seat, got in enumerate(round_gold(state.view, number, held)):
            tally.gold["hero" if seat == hero else "others", held[seat]].append(got)


def mean(values: list[Any]) -> str:
    """A mean with half its 95 % interval."""
    row = np.array(values, np.float64)
    return f"{row.mean():.3f} ± {1.96 * row.std() / sqrt(len(row)):.3f}" if len(row) else "-"


def area(good: list[float], bad: list[float]) -> float:
    """How often a saboteur is more suspect than a digger."""
    low, high = np.sort(good), np.array(bad)
    below = np.searchsorted(low, high, "left") + np.searchsorted(low, high, "right")
    return float(below.mean() / 2 / len(low))


def measure(first: str, second: str, players: int, games: int) -> None:
    """Play, and print a paragraph."""
    game, tally, usual, study = load_game("saboteur", players=players), Tally(), Tally(), Study()
    for number in range(games):
        hero, seed = number % players, FIRST_DEAL + number
        bots = [make_bot(first if seat == hero else second, "saboteur") for seat in range(players)]
        play(game.new(seed), bots, hero, tally, study)
        if first != second:
            play(game.new(seed), [make_bot(second, "saboteur")] * players, hero, usual, None)
    sys.stdout.write(f"{players} players, {games} games, {first} among {second}\n")
    sys.stdout.write(f"  diggers win {win_rates(tally.rounds)}; area {area(*tally.suspicion):.3f}\n")
    for role in (1, 2):
        said = f"  {ROLE_NAMES[role]}: {first} {mean(tally.gold['hero', role])}"
        said += f", {second} beside it {mean(tally.gold['others', role])}"
        if first != second:
            said += f", {second} in its seat {mean(usual.gold['hero', role])}"
            said += f", in any seat {mean(usual.gold['hero', role] + usual.gold['others', role])}"
        sys.stdout.write(said + "\n")
    sys.stdout.flush()


def main() -> None:
    """Measure what is asked."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("first")
    parser.add_argument("second")
    parser.add_argument("--players", type=int, nargs="+", default=[5, 8], choices=range(3, 11))
    parser.add_argument("--games", type=int, default=200)
    wanted = parser.parse_args()
    for players in wanted.players:
        measure(wanted.first, wanted.second, players, wanted.games)


if __name__ == "__main__":
    main()
