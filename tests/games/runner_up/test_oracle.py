"""The kernels against the second implementation in `oracle.py`."""

from itertools import combinations, product
from random import Random

import pytest

from stamtisch import load_game
from tests.games.runner_up import oracle
from tests.games.runner_up.table import ended, last_round
from tests.support.play import random_step

VARIANTS = [
    *[{"players": players} for players in range(2, 7)],
    {"players": 2, "top_tie": "places", "require_scored_stage": True},
    {"players": 4, "all_equal": "shared", "require_scored_stage": True},
    *[{"players": players, "variant": "tactical"} for players in range(3, 7)],
]


class Watched:
    """A random game, followed by the oracle."""

    def __init__(self, options, seed):
        self.state = load_game("runner-up", **options).new(seed)
        self.options = options
        self.totals = dict.fromkeys(self.state.game.names, 0)
        self.scored: set[str] = set()

    def play_stage(self, dice):
        self.fields = dict.fromkeys(self.state.game.names, 0)
        for _ in range(5):
            if "variant" in self.options:
                self.play_tactical_round(dice)
            else:
                self.play_round(dice)
        for name, points in oracle.stage_points(self.fields).items():
            if points is not None:
                self.totals[name] += points
                self.scored.add(name)
        assert self.state.scores() == self.totals
        assert set(self.state.position()["scored"]) == self.scored

    def play_round(self, dice):
        lying: dict[str, list[int]] = {}
        pile = self.state.position()["virtual"]
        if pile:
            lying["v"] = [int(pile[0])]
        for _ in range(self.state.game.players):
            assert self.state.position()["pawns"] == self.fields
            card, target = self.state.game.format_words(random_step(self.state, dice)[1]).split(" > ")
            lying.setdefault(target, []).append(int(card))
        self.fields = oracle.move_by_nets(self.fields, lying)
        self.check_fields()

    def play_tactical_round(self, dice):
        played = {}
        for _ in range(self.state.game.players):
            seat, action = random_step(self.state, dice)
            played[f"p{seat + 1}"] = self.state.game.format_words(action)
        for name in oracle.acting_order(played):
            assert self.state.position()["pawns"] == self.fields
            seat, action = random_step(self.state, dice)
            assert f"p{seat + 1}" == name
            pawn = self.state.game.format_words(action).removeprefix("move ")
            self.fields = oracle.move_one(self.fields, pawn, int(played[name].split("/")[0]))
        self.check_fields()

    def check_fields(self):
        position = self.state.position()
        if position["round"] > 1:
            assert position["pawns"] == self.fields


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_random_games_go_as_the_oracle_says(options):
    for seed in range(6):
        watched, dice = Watched(options, seed), Random(seed)
        for _ in range(5):
            watched.play_stage(dice)
        assert watched.state.is_over()
        expected = oracle.winners(watched.totals, watched.scored, options)
        assert set(watched.state.winners()) == expected


ENDINGS = [
    {"require_scored_stage": must, "top_tie": tie, "all_equal": equal}
    for must, tie, equal in product((False, True), ("distinct", "places"), ("draw", "shared"))
]


@pytest.mark.parametrize("options", ENDINGS, ids=lambda options: "-".join(map(str, options.values())))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_pattern_of_totals(players, options):
    names = ["p1", "p2", "v"] if players == 2 else [f"p{seat + 1}" for seat in range(players)]
    for totals in product((-3, 0, 4), repeat=len(names)):
        points = dict(zip(names, totals, strict=True))
        must = {name for name, total in points.items() if total}
        may = [name for name in names if name not in must]
        for count in range(len(may) + 1):
            for more in combinations(may, count):
                scored = must | set(more)
                state = ended(list(totals), sorted(scored), two=players == 2, **options)
                assert set(state.winners()) == oracle.winners(points, scored, options), (points, scored)


def test_every_pattern_of_fields():
    """Three pawns on all combinations of telling fields, moved by their last cards and scored."""
    steps = [1, -1, 2]
    for before in product((-12, -11, -2, -1, 0, 1, 14, 15, 16), repeat=3):
        fields = oracle.move_by_nets(
            dict(zip(("p1", "p2", "p3"), before, strict=True)),
            dict(zip(("p1", "p2", "p3"), ([step] for step in steps), strict=True)),
        )
        points = oracle.stage_points(fields)
        state = last_round(list(before), steps=steps)
        assert state.scores() == {name: value or 0 for name, value in points.items()}, before
        assert state.position()["scored"] == [name for name in points if points[name] is not None]
