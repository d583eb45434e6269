"""Who is a saboteur and where the treasure lies, exactly, over all ways in which the role cards can lie.

`marks[seat, role, goal]` holds logarithms: how much likelier the seat's deeds are for that role (0 digger, 1
saboteur), if the treasure lies there, than for anybody. The card left over is one seat more, without deeds.
All role cards are dealt alike, so a way for them to lie weighs the product of its seats' marks. The sums over
all ways are coefficients of products of polynomials, a factor for each seat: nothing is left out.
"""

from math import exp
from typing import Any, NamedTuple

import numpy as np

from stamtisch._jit import kernel
from stamtisch.engine.layout import Row
from stamtisch.games.saboteur.cards import DIGGER, GOALS, SABOTEUR, SEATS
from stamtisch.games.saboteur.tables import SABOTEURS
from stamtisch.search.playout import next_random

MOST = 6
"""coefficients: up to four saboteurs"""
HIGHEST = 30.0
WORD = 1 << 32


class Belief(NamedTuple):
    """What is believed, and from what.

    Attributes:
        front, back: (goals, seats + 2, `MOST`) sums from the front and from the back.
        sus: (seats,) how likely each is a saboteur.
        gold: (goals,) how likely each is the treasure.
        roles: (seats + 1,) those that are known (0: not), that of the card left over behind the seats.
        goals: (goals,) 1 for each that may be the treasure.
    """

    front: Any
    back: Any
    sus: Any
    gold: Any
    roles: Any
    goals: Any


def make_belief() -> Belief:
    """Room for a belief."""
    return Belief(
        front=np.zeros((GOALS, SEATS + 2, MOST), np.float64),
        back=np.zeros((GOALS, SEATS + 2, MOST), np.float64),
        sus=np.zeros(SEATS, np.float64),
        gold=np.zeros(GOALS, np.float64),
        roles=np.zeros(SEATS + 1, np.int64),
        goals=np.zeros(GOALS, np.int64),
    )


def make_marks() -> Any:
    """Room for marks, as they are described above."""
    return np.zeros((SEATS, 2, GOALS), np.float64)


@kernel
def forget_roles(roles: Row) -> None:
    """Nobody's role is known."""
    for i in range(SEATS + 1):
        roles[i] = 0


@kernel
def weight(marks: Any, roles: Row, players: int, seat: int, role: int, goal: int) -> float:
    """What a seat's deeds weigh for a role; 0 for one that it is known not to have."""
    if roles[seat] not in (0, role):
        return 0.0
    if seat >= players:
        return 1.0
    return exp(min(max(marks[seat, role - DIGGER, goal], -HIGHEST), HIGHEST))


@kernel
def add_up(marks: Any, roles: Row, players: int, goal: int, front: Any, back: Any) -> float:
    """Fill the sums for a place of the treasure; what all ways weigh together."""
    for i in range(players + 2):
        for k in range(MOST):
            front[goal, i, k] = 0.0
            back[goal, i, k] = 0.0
    front[goal, 0, 0] = 1.0
    back[goal, players + 1, 0] = 1.0
    for i in range(players + 1):
        dig = weight(marks, roles, players, i, DIGGER, goal)
        spoil = weight(marks, roles, players, i, SABOTEUR, goal)
        front[goal, i + 1, 0] = front[goal, i, 0] * dig
        for k in range(1, MOST):
            front[goal, i + 1, k] = front[goal, i, k] * dig + front[goal, i, k - 1] * spoil
    for i in range(players, -1, -1):
        dig = weight(marks, roles, players, i, DIGGER, goal)
        spoil = weight(marks, roles, players, i, SABOTEUR, goal)
        back[goal, i, 0] = back[goal, i + 1, 0] * dig
        for k in range(1, MOST):
            back[goal, i, k] = back[goal, i + 1, k] * dig + back[goal, i + 1, k - 1] * spoil
    total: float = back[goal, 0, SABOTEURS[players]]
    return total


@kernel
def believe(marks: Any, players: int, belief: Belief) -> None:
    """Fill how likely each seat is a saboteur, and each goal the treasure, from the known roles and goals."""
    roles, front, back, sus, gold = belief.roles, belief.front, belief.back, belief.sus, belief.gold
    total = 0.0
    for goal in range(GOALS):
        gold[goal] = 0.0
        if belief.goals[goal] != 0:
            gold[goal] = add_up(marks, roles, players, goal, front, back)
            total += gold[goal]
    for seat in range(players):
        sus[seat] = 0.0
    for goal in range(GOALS):
        if gold[goal] > 0.0:
            for seat in range(players):
                spoil = weight(marks, roles, players, seat, SABOTEUR, goal)
                sus[seat] += spoil * others_weigh(front, back, players, seat, goal) / total
            gold[goal] = gold[goal] / total


@kernel
def others_weigh(front: Any, back: Any, players: int, seat: int, goal: int) -> float:
    """What all ways weigh without the seat, if it holds one of the saboteur cards."""
    left = SABOTEURS[players] - 1
    total = 0.0
    for k in range(left + 1):
        total += front[goal, seat, k] * back[goal, seat + 1, left - k]
    return total


@kernel
def draw_roles(marks: Any, players: int, belief: Belief, drawn: Row, rng: int) -> tuple[int, int]:
    """Draw a place for the treasure and fill `drawn` with roles as likely as believed; place, dice."""
    roles, gold, back = belief.roles, belief.gold, belief.back
    rng = next_random(rng)
    point = (rng >> 16) / WORD
    goal = 0
    for each in range(GOALS):
        if gold[each] > 0.0:
            goal = each
            if point < gold[each]:
                break
            point -= gold[each]
    left = SABOTEURS[players]
    for i in range(players + 1):
        spoil = 0.0
        if left > 0:
            spoil = weight(marks, roles, players, i, SABOTEUR, goal) * back[goal, i + 1, left - 1]
        whole = spoil + weight(marks, roles, players, i, DIGGER, goal) * back[goal, i + 1, left]
        rng = next_random(rng)
        if (rng >> 16) / WORD * whole < spoil:
            drawn[i] = SABOTEUR
            left -= 1
        else:
            drawn[i] = DIGGER
    return goal, rng
