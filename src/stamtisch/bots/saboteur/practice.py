"""Games that experts play against each other: to fit what deeds tell, to tune weights, to measure.

Nothing here is needed to play. The tool `tools/fit_saboteur.py` stands on it.
"""

from typing import Any

from stamtisch._jit import kernel, state_at
from stamtisch.bots.saboteur.deeds import believe_as_onlooker, note, open_round
from stamtisch.bots.saboteur.policy import rate
from stamtisch.bots.saboteur.simple import choose_simple, who_idles
from stamtisch.bots.saboteur.study import conclude
from stamtisch.bots.saboteur.ways import Reals
from stamtisch.engine.kernels import blind, deal
from stamtisch.engine.layout import Grid, Row
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


@kernel
def choose_expert(
    states: Any,
    views: Any,
    scratch: Any,
    marks: Any,
    own: Any,
    front: Any,
    back: Any,
    sus: Reals,
    gold: Reals,
    roles: Row,
    goals: Row,
    maps: Grid,
    spare: Grid,
    fronts: Grid,
    others: Grid,
    weights: Reals,
    seat: int,
    legal: Row,
    count: int,
    values: Reals,
    taste: float,
    rng: int,
) -> tuple[int, int]:
    """The expert's action; dice."""
    views[0] = states[0]
    blind(views, seat + 1)
    own[:] = marks
    conclude(views, seat, own, front, back, sus, gold, roles, goals)
    role = state_at(views, 0).role[seat]
    rate(views, scratch, maps, spare, fronts, others, seat, role, sus, gold, weights, legal, count, values)
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
def begin_round(
    states: Any, boards: Any, marks: Any, maps: Grid, fronts: Grid, ways: Grid, course: Any
) -> None:
    """Note roles and gold, and clear the board and the marks."""
    s = state_at(states, 0)
    for i in range(s.players):
        course[ROLES, i] = s.role[i]
        course[BEFORE, i] = nuggets(s, i)
    boards[0] = states[0]
    open_round(state_at(boards, 0), maps, fronts, ways)
    marks[:] = 0.0


@kernel
def watch(
    s: SaboteurRecord,
    board: SaboteurRecord,
    marks: Any,
    front: Any,
    back: Any,
    sus: Reals,
    gold: Reals,
    roles: Row,
    goals: Row,
    course: Any,
    deeds: int,
) -> None:
    """Note what an onlooker believes after so many deeds."""
    believe_as_onlooker(board, marks, front, back, sus, gold, roles, goals)
    for i in range(s.players):
        course[FIRST_DEED + deeds, i] = sus[i]


@kernel
def close_round(
    s: SaboteurRecord,
    number: int,
    deeds: int,
    kinds: Row,
    turn: int,
    results: Any,
    rounds: Any,
    course: Any,
    middles: Any,
) -> None:
    """Add up what a round brought."""
    won = 1 if s.gold_of_round[number] == SHARED else 0
    spoilers = 0
    for i in range(s.players):
        spoilers += 1 if course[ROLES, i] == SABOTEUR else 0
    rounds[spoilers, won] += 1
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
        middles[role, box] += 1


@kernel
def play_games(
    empty: Any,
    states: Any,
    views: Any,
    scratch: Any,
    boards: Any,
    marks: Any,
    own: Any,
    front: Any,
    back: Any,
    sus: Reals,
    gold: Reals,
    roles: Row,
    goals: Row,
    maps: Grid,
    spare: Grid,
    fronts: Grid,
    others: Grid,
    ways: Grid,
    classes: Row,
    weights: Any,
    tells: Any,
    legal: Row,
    values: Reals,
    kinds: Row,
    first: int,
    games: int,
    mark: int,
    taste: float,
    results: Any,
    rounds: Any,
    told: Any,
    course: Any,
    middles: Any,
    rng: int,
) -> None:
    """Play so many games; `kinds` by seat, turned on by one seat each game.

    `results[kind, role]` sums up rounds, gold, gold squared and rounds that the diggers won;
    `rounds[saboteurs, won]` counts rounds by how many saboteurs were in play, and whether the diggers won;
    `told[class]` counts deeds by role, and of anybody; `middles[role]` how suspect seats are in the middle of
    a round.
    """
    for number in range(first, first + games):
        states[0] = empty[0]
        s = state_at(states, 0)
        s.seed[0] = number
        s.seed[1] = mark
        deal(s)
        while s.phase != OVER:
            now = s.round
            deeds = 0
            begin_round(states, boards, marks, maps, fronts, ways, course)
            board = state_at(boards, 0)
            while s.phase == DIGGING and s.round == now:
                seat = s.turn
                kind = kinds[(seat + number) % s.players]
                count = legal_actions(s, seat, legal)
                if kind == GREEDY:
                    action, rng = choose_simple(s, seat, legal, count, who_idles(s), rng)
                else:
                    row = weights[kind]
                    action, rng = choose_expert(
                        states,
                        views,
                        scratch,
                        marks,
                        own,
                        front,
                        back,
                        sus,
                        gold,
                        roles,
                        goals,
                        maps,
                        spare,
                        fronts,
                        others,
                        row,
                        seat,
                        legal,
                        count,
                        values,
                        taste,
                        rng,
                    )
                rng = next_random(rng)
                shown = random_goal(board, rng >> 16)
                note(
                    board,
                    seat,
                    action,
                    marks,
                    tells,
                    front,
                    back,
                    sus,
                    gold,
                    roles,
                    goals,
                    maps,
                    fronts,
                    ways,
                    classes,
                )
                told[classes[gold_place(s)], 1 if s.role[seat] == SABOTEUR else 0] += 1
                told[classes[shown], 2] += 1
                watch(s, board, marks, front, back, sus, gold, roles, goals, course, deeds)
                deeds += 1
                apply_action(s, seat, action)
            close_round(s, now, deeds, kinds, number, results, rounds, course, middles)


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
