"""The way from Python into the compiled kernels: an observation in, beliefs and rated actions out."""

from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from stamtisch._jit import kernel, state_at
from stamtisch.bots.budget import Budget
from stamtisch.bots.clock import Clock
from stamtisch.bots.saboteur import rollouts, weights
from stamtisch.bots.saboteur.belief import Belief, believe, forget_roles, make_belief, make_marks
from stamtisch.bots.saboteur.deeds import (
    NOW,
    PASS,
    THEN,
    believe_as_onlooker,
    carry_out,
    look,
    note,
    open_round,
)
from stamtisch.bots.saboteur.policy import broken_tools, rate
from stamtisch.bots.saboteur.rollouts import who_is_believed_bad
from stamtisch.bots.saboteur.ways import Ground, make_ground
from stamtisch.engine.layout import Grid, Row
from stamtisch.engine.snapshot import Observation
from stamtisch.games.saboteur.actions import MAX_LEGAL
from stamtisch.games.saboteur.cards import DECK, DIGGER, GOAL_GOLD, GOALS, SABOTEUR, SEATS
from stamtisch.games.saboteur.state import SaboteurRecord
from stamtisch.search.searching import seed_words

ROOM = 20
"""actions that are compared by playing on"""
FEWEST = 4
"""worlds that each action that is compared should be tried in"""
TRUST = {DIGGER: 80, SABOTEUR: 30}
"""the rules of thumb count as much as so many worlds, by role"""
GOLD_A_POINT = 0.002
"""nuggets that a point of their rating stands for"""
SPREAD = 0x9E3779B97F4A7C15
SIMPLE = 0.5
"""in so many worlds the others suspect as simply as the greedy bot"""
MOST_DEEDS = DECK
IDLE = PASS + 1
"""the class of a pass of which only the number is known"""


@kernel
def is_as_seen(view: SaboteurRecord, board: SaboteurRecord) -> int:
    """Whether the deeds led to the table as it lies."""
    if view.laid_count != board.laid_count:
        return 0
    for i in range(view.laid_count):
        if view.laid[i] != board.laid[i]:
            return 0
    for tool in range(3):
        if view.broken[tool] != board.broken[tool]:
            return 0
    return 1


@kernel
def recall(
    views: Any,
    boards: Any,
    deeds: Grid,
    count: int,
    marks: Any,
    tells: Any,
    belief: Belief,
    ground: Ground,
) -> None:
    """Fill the marks from the deeds of the round; from the number of passes if the deeds are not known."""
    marks[:] = 0.0
    view = state_at(views, 0)
    boards[0] = views[0]
    board = state_at(boards, 0)
    if count >= 0:
        open_round(board, ground)
        for i in range(count):
            note(board, deeds[i, 0], deeds[i, 1], marks, tells, belief, ground)
        if is_as_seen(view, board) == 1:
            return
    boards[0] = views[0]
    marks[:] = 0.0
    for seat in range(view.players):
        if broken_tools(view, seat) == 0:
            for role in range(2):
                for goal in range(GOALS):
                    marks[seat, role, goal] = view.passed_count[seat] * tells[IDLE, role]


@kernel
def share_belief(views: Any, marks: Any, belief: Belief) -> None:
    """Fill what an onlooker believes."""
    believe_as_onlooker(state_at(views, 0), marks, belief)


@kernel
def conclude(views: Any, seat: int, marks: Any, belief: Belief) -> None:
    """Fill what the seat believes: it knows its own role and the goals it has looked at."""
    roles, goals = belief.roles, belief.goals
    view = state_at(views, 0)
    forget_roles(roles)
    roles[seat] = view.role[seat]
    for role in range(2):
        for goal in range(GOALS):
            marks[seat, role, goal] = 0.0
    found = 0
    for goal in range(GOALS):
        goals[goal] = 1 if view.goal[goal] == 0 else 0
        if view.goal[goal] == GOAL_GOLD:
            found = 1 + goal
    if found > 0:
        for goal in range(GOALS):
            goals[goal] = 1 if goal == found - 1 else 0
    believe(marks, view.players, belief)


@kernel
def foresee(
    boards: Any,
    scratch: Any,
    shared: Any,
    trial: Any,
    seat: int,
    candidates: Any,
    tells: Any,
    belief: Belief,
    ground: Ground,
    suspects: Row,
) -> None:
    """Fill the masks of the seats that everybody would take for saboteurs after each of the actions."""
    for i in range(len(candidates)):
        scratch[0] = boards[0]
        board = state_at(scratch, 0)
        look(board, ground)
        trial[:] = shared
        note(board, seat, int(candidates[i]), trial, tells, belief, ground)
        suspects[i] = 0
        if believe_as_onlooker(board, trial, belief) > 0:
            suspects[i] = who_is_believed_bad(board.players, belief.sus)


@kernel
def try_out(views: Any, boards: Any, action: int, ground: Ground) -> None:
    """Fill the fewest cards to each goal before and after an action on the mine."""
    boards[0] = views[0]
    board = state_at(boards, 0)
    look(board, ground)
    for goal in range(GOALS):
        ground.ways[NOW, goal] = ground.ways[THEN, goal]
    carry_out(board, board.turn, action)
    look(board, ground)


@dataclass(frozen=True)
class Opinion:
    """What a seat believes."""

    suspicion: tuple[float, ...]
    """by seat: how likely it is a saboteur"""
    gold: tuple[float, ...]
    """by goal: how likely it is the treasure"""


@dataclass(frozen=True)
class Choice:
    """An action, what the rules of thumb give for it, and the gold that it brought in playouts."""

    action: int
    value: float
    games: int = 0
    gold: float = 0.0


class Study:
    """The arrays that the kernels work on. Not for two threads at once."""

    def __init__(self) -> None:
        dtype = SaboteurRecord.dtype
        self.views, self.boards, self.scratch = (np.zeros(1, dtype) for _ in range(3))
        self.marks, self.shared, self.trial = make_marks(), make_marks(), make_marks()
        self.belief = make_belief()
        self.public = np.zeros(SEATS)
        """how likely an onlooker takes each seat for a saboteur"""
        self.public_belief = self.belief._replace(sus=self.public, gold=np.zeros(GOALS))
        self.ground, self.trial_ground = make_ground(), make_ground()
        self.suspects = np.zeros(ROOM, np.int64)
        self.tally = np.zeros((ROOM, rollouts.TALLY), np.float64)
        self.worlds = rollouts.Worlds(
            views=self.views,
            world=np.zeros(1, dtype),
            copies=np.zeros(1, dtype),
            legal=np.zeros(MAX_LEGAL, np.int32),
            drawn=np.zeros(SEATS + 1, np.int64),
            suspects=self.suspects,
            tally=self.tally,
        )
        self.deeds = np.zeros((MOST_DEEDS, 2), np.int64)
        self.simple = SIMPLE
        self.trust = 0
        self.weights, self.tells = weights.weights(), weights.tells()

    def form_opinion(self, observation: Observation) -> Opinion:
        """What the observation's seat believes now."""
        seat, players = observation.viewer - 1, observation.view.players
        count = self._read_past(observation)
        self.views[0] = observation.view.states[0]
        facts = self.views, self.boards, self.deeds, count, self.marks, self.tells
        recall(*facts, self.belief, self.ground)
        share_belief(self.views, self.marks, self.public_belief)
        self.shared[:] = self.marks
        conclude(self.views, seat, self.marks, self.belief)
        return Opinion(tuple(self.belief.sus[:players].tolist()), tuple(self.belief.gold.tolist()))

    def _read_past(self, observation: Observation) -> int:
        """Write down what was done this round; how much, or -1 if not all of it is remembered."""
        view = observation.view
        hands = sum(view.hand_count[seat] for seat in range(view.players))
        count: int = DECK - (view.draw_end - view.draw_at) - hands
        if len(observation.past) < count:
            return -1
        if count > 0:
            self.deeds[:count] = observation.past[-count:]
        return count

    def rate(self, observation: Observation, legal: list[int]) -> Any:
        """What each legal action is worth by the rules of thumb; after `form_opinion` of the same view."""
        seat = observation.viewer - 1
        actions, out = np.array(legal, np.int32), np.zeros(len(legal), np.float64)
        places = self.views, self.scratch, self.ground, self.trial_ground
        rate(*places, seat, self.belief, self.weights, actions, len(legal), out)
        return out

    def ways_with(self, observation: Observation, action: int, opinion: Opinion) -> tuple[int, int]:
        """The fewest cards to the likeliest goal before and after a tunnel or a rockfall."""
        self.views[0] = observation.view.states[0]
        try_out(self.views, self.boards, action, self.ground)
        goal = opinion.gold.index(max(opinion.gold))
        return int(self.ground.ways[NOW, goal]), int(self.ground.ways[THEN, goal])

    def think(self, observation: Observation, legal: list[int], budget: Budget, dice: int) -> list[Choice]:
        """The legal actions that the rules rate best, the one to take first, after playing on.

        Half of them are given up again and again, never the first. Interpreted, one game takes longer than a
        person waits: then a budget of time buys no games.
        """
        clock = Clock(budget)
        self.form_opinion(observation)
        self.trust = TRUST[int(observation.view.role[observation.viewer - 1])]
        values = self.rate(observation, legal).tolist()
        order = sorted(range(len(legal)), key=lambda i: -values[i])[: _room(budget)]
        choices = [Choice(legal[i], values[i]) for i in order]
        self.tally[:] = 0.0
        self.tally[: len(choices), rollouts.ALIVE] = 1.0
        games = np.zeros(len(choices), np.int64)
        rounds = 0 if clock.is_too_short else (len(choices) - 1).bit_length()
        key, worlds = seed_words(dice), 0
        candidates = np.array([each.action for each in choices], np.int64)
        if rounds > 0:
            self._foresee(observation, candidates)
        for number in range(rounds):
            while clock.spent(int(games.sum())) * rounds < number + 1:
                self._compare(observation.viewer - 1, candidates, key, worlds, dice)
                games += self.tally[: len(choices), rollouts.ALIVE] > 0
                worlds += 1
            self._give_up(choices, games)
        return self._rank(choices, games)

    def _foresee(self, observation: Observation, candidates: Any) -> None:
        """Fill whom everybody would suspect after each candidate; leaves the seat's own belief in place."""
        seat = observation.viewer - 1
        trial = self.shared, self.trial, seat, candidates, self.tells
        foresee(self.boards, self.scratch, *trial, self.belief, self.trial_ground, self.suspects)
        conclude(self.views, seat, self.marks, self.belief)

    def _compare(self, seat: int, candidates: Any, key: Any, number: int, dice: int) -> None:
        rng = (dice ^ (number * SPREAD)) & ((1 << 48) - 1)
        facts = key, self.marks, self.belief, seat, candidates
        rollouts.compare(self.worlds, *facts, number, self.simple, rng)

    def _give_up(self, choices: list[Choice], games: Any) -> None:
        """Half of the actions that are left, the worst ones, are compared no further."""
        tally = self.tally
        left = [which for which in range(1, len(choices)) if tally[which, rollouts.ALIVE]]
        left.sort(key=lambda which: -self._gain(choices, games, which))
        for which in left[(len(left) + 1) // 2 :]:
            tally[which, rollouts.ALIVE] = 0.0

    def _gain(self, choices: list[Choice], games: Any, which: int) -> float:
        """How much more gold than the first an action brings: playouts and rules of thumb together."""
        usual = GOLD_A_POINT * (choices[which].value - choices[0].value)
        return float(
            (self.tally[which, rollouts.GAIN] + self.trust * usual) / (int(games[which]) + self.trust)
        )

    def _rank(self, choices: list[Choice], games: Any) -> list[Choice]:
        """The action to take, then the others by what they gain; those that were given up come last.

        They were tried in fewer worlds: one of them that had luck there would win too often.
        """
        tally = self.tally
        tried = [
            replace(each, games=int(count), gold=float(tally[which, rollouts.SUM] / max(int(count), 1)))
            for which, (each, count) in enumerate(zip(choices, games, strict=True))
        ]

        def place(which: int) -> tuple[bool, float]:
            return not tally[which, rollouts.ALIVE], -self._gain(choices, games, which)

        return [tried[which] for which in sorted(range(len(tried)), key=place)]


def _room(budget: Budget) -> int:
    """How many actions a budget allows to compare."""
    if budget.simulations is None:
        return ROOM
    return max(1, min(ROOM, budget.simulations // FEWEST))
