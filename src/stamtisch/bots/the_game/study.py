"""The way from Python into the compiled kernels: an observation in, plans for the turn out."""

from dataclasses import dataclass, replace
from math import sqrt
from typing import Any

import numpy as np

from stamtisch._jit import plain
from stamtisch.bots.budget import Budget
from stamtisch.bots.clock import Clock
from stamtisch.bots.the_game import endgame, rollouts
from stamtisch.bots.the_game.hinting import hears_talk, say_something
from stamtisch.bots.the_game.instinct import ROOM, ROUGH, SECOND, is_known, plan_well
from stamtisch.bots.the_game.instinct import UNITS as FIRST_UNITS
from stamtisch.bots.the_game.outlook import SHEET, UNITS
from stamtisch.bots.the_game.sight import MOST_SPOTS
from stamtisch.bots.the_game.turns import FIRST, LENGTH, PLAN, ROWS, STACK, WIDE, WIDTH
from stamtisch.bots.the_game.weights import no_instinct, no_outlook
from stamtisch.bots.the_game.work import Work
from stamtisch.engine.snapshot import Observation
from stamtisch.games.the_game.actions import END
from stamtisch.games.the_game.state import TheGameRecord

SURE = 1.0
"""another plan is preferred to the evaluation's only if its gain is so many standard errors"""
AHEAD = 4
"""turns that are played on before the network tells how the game will end"""
FEWEST = 4
"""worlds without which no gain is believed"""
DOUBT = 4 * ROUGH * ROUGH
"""so much less, in its parts, may the instinct think of a plan than of the first if both are compared"""
MEMORY = 1 << 16
MOST_POSITIONS = 200_000
POSITIONS_A_SECOND, POSITIONS_A_GAME = 1_000_000, 500
"""what a budget is worth in the exact search"""


@dataclass(frozen=True)
class Plan:
    """A way to finish the turn, what the evaluation gives for it, and how games went that began with it."""

    actions: tuple[int, ...]
    value: int
    games: int = 0
    points: float = 0.0
    """of `rollouts.WIN` at most, on average"""

    @property
    def first(self) -> int:
        """The action to take now."""
        return self.actions[0] if self.actions else END


class Study:
    """The arrays that the kernels work on. Not for two threads at once.

    Without a network that foresees how games end they are always played to the end; without an instinct the
    evaluation alone puts plans in order.
    """

    def __init__(self, weights: Any, net: Any = None, instinct: Any = None) -> None:
        dtype = TheGameRecord.dtype
        self.foresees = net is not None
        self.has_instinct = instinct is not None and instinct[FIRST_UNITS] > 0
        net = no_outlook() if net is None else net
        instinct = no_instinct() if instinct is None else instinct
        self.stack = np.zeros(max(STACK, endgame.DEEPEST + 2), dtype)
        self.view, self.worlds = np.zeros(1, dtype), np.zeros(1, dtype)
        self.candidates = np.zeros((ROOM, PLAN), np.int64)
        self.values = np.zeros(ROOM, np.int64)
        self.tally = np.zeros((ROOM, 4), np.int64)
        self.work = Work(
            view=self.view,
            worlds=self.worlds,
            stack=self.stack,
            moves=np.zeros((ROWS, WIDTH), np.int64),
            desk=np.zeros(SHEET, np.int64),
            weights=weights,
            plans=np.zeros((ROOM, PLAN), np.int64),
            values=self.values,
            candidates=self.candidates,
            tally=self.tally,
            net=net,
            units=np.zeros(int(net[UNITS])),
            instinct=instinct,
            feelings=np.zeros(int(instinct[FIRST_UNITS] + instinct[SECOND])),
            spots=np.zeros(MOST_SPOTS, np.int64),
            scores=np.zeros(ROOM, np.int64),
        )

    def look(self, observation: Observation, room: int = ROOM) -> list[Plan]:
        """The best plans by the evaluation, best first; none if all lose at once."""
        self.stack[0] = observation.view.states[0]
        kept = plan_well(self.work, self.candidates, room, WIDE)
        rows, values = self.candidates[:kept].tolist(), self.values[:kept].tolist()
        return [
            Plan(tuple(row[FIRST : FIRST + row[LENGTH]]), value)
            for row, value in zip(rows, values, strict=True)
        ]

    def hint(self, observation: Observation, seat: int) -> int | None:
        """The hint that the seat most wants to change."""
        self.stack[0] = observation.view.states[0]
        hint = int(say_something(self.stack, seat))
        return None if hint < 0 else hint

    def glance(self, observation: Observation) -> list[Plan]:
        """The best plans by the evaluation, before them the one of which the network foresees the most.

        Where it does not know such games and their end is far, nothing is foreseen; nor where there is an
        instinct, which chooses better. The worlds are the same ones throughout a turn, so that what was
        thought best is still best when its first card is laid.
        """
        plans = self.look(observation, rollouts.GLANCED)
        view = observation.view
        unknown = self.has_instinct or not is_usual(view)
        if len(plans) < 2 or (unknown and view.draw_at < view.draw_end):
            return plans
        self.view[0] = view.states[0]
        dice, talk = view.draw_end - view.draw_at, int(hears_talk(self.view))
        chosen = int(rollouts.glance(self.work, len(plans), dice, talk))
        return [plans[chosen], *plans[:chosen], *plans[chosen + 1 :]]

    def play_on(self, observation: Observation, budget: Budget, dice: int) -> list[Plan]:
        """The best plans, the one to take first, after playing on in worlds that fit the view.

        Half of the plans are given up again and again, never the evaluation's first. Interpreted, one game
        takes longer than a person waits: then a budget of time buys no games.
        """
        clock = Clock(budget)
        plans = self._plausible(observation)
        self.view[0] = observation.view.states[0]
        talk, worlds = int(hears_talk(self.view)), 0
        turns = AHEAD if self.foresees and is_usual(observation.view) else rollouts.TO_THE_END
        games = np.zeros(len(plans), np.int64)
        self.tally[:] = 0
        alive = self.tally[: len(plans), rollouts.ALIVE]
        alive[:] = 1
        rounds = 0 if clock.is_too_short else max(len(plans) - 1, 0).bit_length()
        for number in range(rounds):
            while clock.spent(int(games.sum())) * rounds < number + 1:
                rollouts.compare(self.work, len(plans), worlds, 1, dice, talk, turns)
                games += alive
                worlds += 1
            self._give_up(plans, games)
        return self._rank(plans, games)

    def _plausible(self, observation: Observation) -> list[Plan]:
        """The best plans, without those of which an instinct thinks too little to be worth the time."""
        plans = self.look(observation)
        scores = self.work.scores[: len(plans)]
        return plans[: int((scores >= scores[:1] - DOUBT).sum())]

    def _give_up(self, plans: list[Plan], games: Any) -> None:
        """Half of the plans that are left, the worst ones, are compared no further."""
        tally = self.tally
        left = [which for which in range(1, len(plans)) if tally[which, rollouts.ALIVE]]
        # Where the time was up before the first game there is no mean: the evaluation's order stays.
        left.sort(key=lambda which: -tally[which, rollouts.SUM] / max(games[which], 1))
        for which in left[(len(left) + 1) // 2 :]:
            tally[which, rollouts.ALIVE] = 0

    def _rank(self, plans: list[Plan], games: Any) -> list[Plan]:
        """The plan to take, then the others by their points."""
        tally = self.tally
        tried = [
            replace(plan, games=int(count), points=float(tally[which, rollouts.SUM] / max(count, 1)))
            for which, (plan, count) in enumerate(zip(plans, games.tolist(), strict=True))
        ]
        chosen, most = 0, 0.0
        for which in range(1, len(plans)):
            gain, error = _gain(tally[which].tolist(), int(games[which]))
            if gain > max(most, SURE * error) and games[which] >= FEWEST:
                chosen, most = which, gain
        others = tried[:chosen] + tried[chosen + 1 :]
        return tried[chosen : chosen + 1] + sorted(others, key=lambda plan: -plan.points)

    def solve(self, observation: Observation, budget: Budget) -> int | None:
        """The action that begins a way to lay everything, if all hands can be told and one is found."""
        if not is_open(observation.view):
            return None
        self.view[0] = observation.view.states[0]
        rollouts.make_world(self.work, observation.view.turn, 0, 0)
        return self._solve_world(_positions(budget))

    def compile_glance(self, observation: Observation) -> None:
        """Let a glance be compiled before it is needed, which may not be until the draw pile is empty."""
        self.view[0] = observation.view.states[0]
        rollouts.glance(self.work, 0, 0, 0)

    def compile_search(self, observation: Observation) -> None:
        """Let comparisons and the exact search be compiled before they are needed."""
        self.view[0] = observation.view.states[0]
        rollouts.make_world(self.work, observation.view.turn, 0, 0)
        rollouts.compare(self.work, 0, 0, 0, 0, 0, 0)
        self._solve_world(0)

    def _solve_world(self, limit: int) -> int | None:
        self.stack[0] = self.worlds[0]
        rows = np.zeros((endgame.DEEPEST + 1, WIDTH), np.int64)
        counters = np.zeros(endgame.COUNTERS, np.int64)
        failed = np.zeros(MEMORY, np.int64)
        if endgame.solve(self.stack, rows, counters, failed, limit) != endgame.YES:
            return None
        return int(rows[0, counters[endgame.CURSOR] - 1]) % endgame.UNIT


def is_open(view: TheGameRecord) -> bool:
    """Whether the seat to act can tell all hands: nothing to draw and at most one other hand."""
    others = sum(view.hand_count[seat] > 0 for seat in range(view.players) if seat != view.turn)
    few = sum(view.hand_count[seat] for seat in range(view.players)) <= endgame.MOST_UNLAID
    return view.draw_at == view.draw_end and others <= 1 and few


def is_usual(view: TheGameRecord) -> bool:
    """Whether the network knows such games: the standard rules, while there are cards to draw."""
    return plain(is_known)(view) == 1


def _gain(row: list[int], games: int) -> tuple[float, float]:
    """The mean gain over the evaluation's plan, and its standard error."""
    if games < 2:
        return 0.0, 0.0
    mean = row[rollouts.GAIN] / games
    spread = max(row[rollouts.SQUARES] / games - mean * mean, 0.0)
    return mean, sqrt(spread / (games - 1))


def _positions(budget: Budget) -> int:
    if budget.simulations is not None:
        return min(budget.simulations * POSITIONS_A_GAME, MOST_POSITIONS)
    assert budget.seconds is not None
    return min(int(budget.seconds * POSITIONS_A_SECOND), MOST_POSITIONS)
