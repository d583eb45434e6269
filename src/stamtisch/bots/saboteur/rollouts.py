"""Playing rounds on: promising actions tried in worlds drawn by belief, and what they bring in gold.

All play on as simply as the greedy bot. In some worlds, drawn by lot, diggers suspect whom everybody suspects
now, in the others whoever passes often.
"""

from math import comb
from typing import Any, NamedTuple

from stamtisch._jit import kernel, state_at, table
from stamtisch.bots.saboteur.belief import WORD, Belief, draw_roles
from stamtisch.bots.saboteur.simple import choose_simple, who_idles
from stamtisch.bots.saboteur.ways import Reals
from stamtisch.engine.kernels import REDEAL_BLOCK
from stamtisch.engine.layout import Row
from stamtisch.games.saboteur.actions import FIRST_USE
from stamtisch.games.saboteur.cards import (
    BREAKS,
    GOAL_GOLD,
    GOALS,
    GOLD_CARDS,
    GOLD_COPIES,
    NUGGETS,
    SABOTEUR,
    SEATS,
)
from stamtisch.games.saboteur.observe import redeal_cards, redeal_goals
from stamtisch.games.saboteur.rules import apply_action, legal_actions
from stamtisch.games.saboteur.state import DIGGING, PAID, SHARED, SaboteurRecord
from stamtisch.games.saboteur.tables import WORTH
from stamtisch.search.playout import next_random

UNIT = 1_000_000


def pick_worth(size: int, pick: int) -> float:
    """The mean value of pick number so and so, from 0, of a packet from the full pile, the largest first."""
    total = 0.0
    for value in range(1, NUGGETS + 1):
        good = sum(GOLD_COPIES[value - 1 :])
        ways = (comb(good, k) * comb(GOLD_CARDS - good, size - k) for k in range(pick + 1, size + 1))
        total += sum(ways) / comb(GOLD_CARDS, size)
    return total


PICKS = table(
    [
        round(UNIT * pick_worth(size, pick)) if pick < size else 0
        for size in range(SEATS + 1)
        for pick in range(SEATS)
    ]
)
"""by size of the packet and number of the pick, in millionths of a nugget"""
SUM, GAIN, ALIVE = range(3)
"""columns of the tally: gold; what it is more than the first action's; 1 if still compared"""
TALLY = 3
SUSPECT = 0.65
"""so likely a saboteur that others break its tools"""


class Worlds(NamedTuple):
    """What actions are compared in.

    Attributes:
        views: (1,) what the seat to act sees.
        world: (1,) one that fits it.
        copies: (1,) the same, played on.
        legal: room for legal actions.
        drawn: (seats + 1,) the world's roles.
        suspects: (actions,) whom everybody suspects after each, as masks.
        tally: (actions, `TALLY`) what each brought.
    """

    views: Any
    world: Any
    copies: Any
    legal: Any
    drawn: Any
    suspects: Any
    tally: Any


@kernel
def make_world(w: Worlds, key: Any, number: int, marks: Any, belief: Belief, rng: int) -> int:
    """World number so and so: cards as they may lie, roles and treasure as believed; dice.

    Gold is of no interest, so it is not dealt as it may be: all cards are alike.
    """
    w.world[0] = w.views[0]
    s = state_at(w.world, 0)
    for word in range(8):
        s.seed[word] = key[word]
    s.seed[7] = number
    s.blocks = REDEAL_BLOCK
    redeal_goals(s)
    redeal_cards(s)
    s.viewer = 0
    goal, rng = draw_roles(marks, s.players, belief, w.drawn, rng)
    for i in range(s.players + 1):
        s.role[i] = w.drawn[i]
    if s.goal[goal] != GOAL_GOLD:
        for other in range(GOALS):
            if s.goal[other] == GOAL_GOLD:
                s.goal[other] = s.goal[goal]
        s.goal[goal] = GOAL_GOLD
    for i in range(GOLD_CARDS):
        s.gold_pile[i] = 1
    return rng


@kernel
def earned(s: SaboteurRecord, seat: int, role: int, number: int) -> float:
    """What a round that is over brought a seat, in nuggets as they are usually dealt."""
    if s.gold_of_round[number] == PAID:
        count = 0
        for i in range(s.players):
            if s.paid[number, i] != 0:
                count += 1
        return 1.0 * WORTH[count] if role == SABOTEUR else 0.0
    total = 0.0
    if s.gold_of_round[number] == SHARED:
        size = int(s.packet[number])
        for i in range(size):
            if s.picker[number, i] == seat:
                total += PICKS[size * SEATS + i] / UNIT
    return total


@kernel
def who_is_believed_bad(players: int, public: Reals) -> int:
    """Mask of the seats that everybody takes for saboteurs."""
    mask = 0
    for seat in range(players):
        if public[seat] > SUSPECT:
            mask |= 1 << seat
    return mask


@kernel
def play_on(s: SaboteurRecord, legal: Row, suspects: int, rng: int) -> None:
    """Play the round to its end; if `suspects` is negative, who passes is suspected.

    Else these seats are, and whoever breaks a tool of a seat that is not. Each turn has dice of its own,
    however many actions were legal before: so what is tried in one world differs less by luck.
    """
    number = s.round
    while s.phase == DIGGING and s.round == number:
        seat = s.turn
        count = legal_actions(s, seat, legal)
        bad = who_idles(s) if suspects < 0 else suspects
        rng = next_random(rng)
        action, _ = choose_simple(s, seat, legal, count, bad, rng)
        if suspects >= 0 and FIRST_USE <= action < FIRST_USE + BREAKS * SEATS:
            target = (action - FIRST_USE) % SEATS
            if (suspects >> target) & 1 == 0:
                suspects |= 1 << seat
        apply_action(s, seat, action)


@kernel
def compare(
    w: Worlds,
    key: Any,
    marks: Any,
    belief: Belief,
    seat: int,
    candidates: Any,
    number: int,
    simple_share: float,
    rng: int,
) -> None:
    """Try the candidates that are still compared in world number so and so, and add up what they bring."""
    rng = next_random(rng)
    rng = make_world(w, key, number, marks, belief, rng)
    role = state_at(w.world, 0).role[seat]
    rng = next_random(rng)
    simple = 1 if (rng >> 16) / WORD < simple_share else 0
    rng = next_random(rng)
    base = 0.0
    for i in range(len(candidates)):
        if w.tally[i, ALIVE] != 0.0:
            w.copies[0] = w.world[0]
            s = state_at(w.copies, 0)
            now = s.round
            apply_action(s, seat, int(candidates[i]))
            if s.phase == DIGGING and s.round == now:
                play_on(s, w.legal, -1 if simple == 1 else w.suspects[i], rng)
            value = earned(s, seat, role, now)
            if i == 0:
                base = value
            w.tally[i, SUM] += value
            w.tally[i, GAIN] += value - base
