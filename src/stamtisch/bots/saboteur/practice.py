"""Games that experts play against each other: to fit what deeds tell, to tune weights, to measure.

Nothing here is needed to play. The tool `tools/fit_saboteur.py` stands on it.
"""

from typing import Any, NamedTuple

from stamtisch._jit import kernel, state_at
from stamtisch.bots.saboteur.belief import Belief
from stamtisch.bots.saboteur.deeds import believe_as_onlooker, note, open_round
from stamtisch.bots.saboteur.policy import rate
from stamtisch.bots.saboteur.simple import choose_simple, who_idles
from stamtisch.bots.saboteur.study import conclude
from stamtisch.bots.saboteur.ways import Ground, Reals
from stamtisch.engine.kernels import blind, deal
from stamtisch.engine.layout import Row
from stamtisch.games.saboteur.actions import FIRST_TAKE
from stamtisch.games.saboteur.cards import DECK, GOAL_GOLD, GOALS, SABOTEUR
from stamtisch.games.saboteur.rules import apply_action, legal_actions, nuggets
from stamtisch.games.saboteur.state import DIGGING, OVER, SHARED, SHARING, SaboteurRecord
from stamtisch.search.playout import next_random

GREEDY = 2
"""kind of a seat; 0 and 1 are experts with the first and the second weights"""
ROLES, BEFORE, FIRST_DEED = range(3)
"""rows of the course of a round: roles, gold before it, then suspicion after each deed"""
COURSE = FIRST_DEED + 1 + DECK
BOXES = 1000
"""suspicion is counted in so many steps"""
MOST_SABOTEURS = 4
"""in play at once"""
ROUNDS_PLAYED, GOLD, SQUARES, WON = range(4)
"""columns of the results"""


class Practice(NamedTuple):
    """Arrays for a table: the game, what its seats see, believe and reckon with."""

    states: Any
    views: Any
    scratch: Any
    boards: Any
    marks: Any
    own: Any
    """marks of the seat that chooses"""
    belief: Belief
    ground: Ground
    trial: Ground
    legal: Any
    values: Any
    course: Any
    """(`COURSE`, seats)"""


class Counts(NamedTuple):
    """What is counted.

    Attributes:
        results: (kinds, roles, 4) rounds, gold, gold squared and rounds that the diggers won.
        rounds: (saboteurs in play, 2) rounds, by whether the diggers won.
        told: (classes, 3) deeds by role, and of anybody.
        middles: (roles, `BOXES`) how suspect seats are in the middle of a round.
    """

    results: Any
    rounds: Any
    told: Any
    middles: Any


@kernel
def choose_expert(
    p: Practice, weights: Reals, seat: int, count: int, taste: float, rng: int
) -> tuple[int, int]:
    """The expert's action; dice."""
    p.views[0] = p.states[0]
    blind(p.views, seat + 1)
    p.own[:] = p.marks
    conclude(p.views, seat, p.own, p.belief)
    values, legal = p.values, p.legal
    rate(p.views, p.scratch, p.ground, p.trial, seat, p.belief, weights, legal, count, values)
    best = -1e9
    chosen = 0
    for i in range(count):
        rng = next_random(rng)
        value = values[i] + taste * (rng >> 16) / 4294967296.0
        if value > best:
            best = value
            chosen = i
    return int(legal[chosen]), rng


@kernel
def begin_round(p: Practice) -> None:
    """Note roles and gold, and clear the board and the marks."""
    s = state_at(p.states, 0)
    for i in range(s.players):
        p.course[ROLES, i] = s.role[i]
        p.course[BEFORE, i] = nuggets(s, i)
    p.boards[0] = p.states[0]
    open_round(state_at(p.boards, 0), p.ground)
    p.marks[:] = 0.0


@kernel
def watch(p: Practice, deeds: int) -> None:
    """Note what an onlooker believes after so many deeds."""
    board = state_at(p.boards, 0)
    believe_as_onlooker(board, p.marks, p.belief)
    for i in range(board.players):
        p.course[FIRST_DEED + deeds, i] = p.belief.sus[i]


@kernel
def close_round(
    s: SaboteurRecord, number: int, deeds: int, kinds: Row, turn: int, course: Any, counts: Counts
) -> None:
    """Add up what a round brought."""
    results = counts.results
    won = 1 if s.gold_of_round[number] == SHARED else 0
    spoilers = 0
    for i in range(s.players):
        spoilers += 1 if course[ROLES, i] == SABOTEUR else 0
    counts.rounds[spoilers, won] += 1
    while s.phase == SHARING:
        take_most(s)
    for i in range(s.players):
        kind = kinds[(i + turn) % s.players]
        role = 1 if course[ROLES, i] == SABOTEUR else 0
        got = nuggets(s, i) - course[BEFORE, i]
        results[kind, role, ROUNDS_PLAYED] += 1
        results[kind, role, GOLD] += got
        results[kind, role, SQUARES] += got * got
        results[kind, role, WON] += won
        box = min(int(course[FIRST_DEED + deeds // 2, i] * BOXES), BOXES - 1)
        counts.middles[role, box] += 1


@kernel
def play_games(
    empty: Any,
    p: Practice,
    weights: Any,
    tells: Any,
    kinds: Row,
    first: int,
    games: int,
    mark: int,
    taste: float,
    counts: Counts,
    rng: int,
) -> None:
    """Play so many games; `kinds` by seat, turned on by one seat each game."""
    for number in range(first, first + games):
        p.states[0] = empty[0]
        s = state_at(p.states, 0)
        s.seed[0] = number
        s.seed[1] = mark
        deal(s)
        while s.phase != OVER:
            now = s.round
            deeds = 0
            begin_round(p)
            board = state_at(p.boards, 0)
            while s.phase == DIGGING and s.round == now:
                seat = s.turn
                kind = kinds[(seat + number) % s.players]
                count = legal_actions(s, seat, p.legal)
                if kind == GREEDY:
                    action, rng = choose_simple(s, seat, p.legal, count, who_idles(s), rng)
                else:
                    action, rng = choose_expert(p, weights[kind], seat, count, taste, rng)
                rng = next_random(rng)
                shown = random_goal(board, rng >> 16)
                note(board, seat, action, p.marks, tells, p.belief, p.ground)
                counts.told[p.ground.classes[gold_place(s)], 1 if s.role[seat] == SABOTEUR else 0] += 1
                counts.told[p.ground.classes[shown], 2] += 1
                watch(p, deeds)
                deeds += 1
                apply_action(s, seat, action)
            close_round(s, now, deeds, kinds, number, p.course, counts)


@kernel
def random_goal(board: SaboteurRecord, word: int) -> int:
    """One of the goals that lie face down."""
    count = 0
    for goal in range(GOALS):
        if board.goal_open[goal] == 0:
            count += 1
    left = (word * count) >> 32
    for goal in range(GOALS):
        if board.goal_open[goal] == 0:
            if left == 0:
                return goal
            left -= 1
    return 0


@kernel
def gold_place(s: SaboteurRecord) -> int:
    """The goal that is the treasure."""
    for goal in range(GOALS):
        if s.goal[goal] == GOAL_GOLD:
            return goal
    return 0


@kernel
def take_most(s: SaboteurRecord) -> None:
    """Pick the largest gold card."""
    value = s.pick[s.round, s.packet[s.round] - 1]
    apply_action(s, s.turn, FIRST_TAKE + value - 1)
