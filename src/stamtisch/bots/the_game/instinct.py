"""Which of the best plans is taken without playing on: a network that learned it from games.

It adds to what the evaluation says of a plan. All weights are whole numbers in floats and their sums stay
below 2**53, so they are exact whatever the order: the same compiled and interpreted.
"""

from typing import Any

from stamtisch._jit import kernel, state_at, table
from stamtisch.bots.the_game.features import AMOUNT, FEATURES, UNLAID, look_at
from stamtisch.bots.the_game.sight import INPUTS, see_cards
from stamtisch.bots.the_game.turns import BEATEN, PLAN, lay_plan, plan_any
from stamtisch.bots.the_game.work import Work
from stamtisch.engine.layout import Grid, Row
from stamtisch.games.the_game.cards import HAND_SIZES
from stamtisch.games.the_game.state import TheGameRecord

ROOM = 12
"""plans that are looked at"""
SUMS = 2 * FEATURES + 1
"""besides the inputs that are on: the evaluation's amounts, the same by how many cards were unlaid, and what
the evaluation gives less for the plan than for its best"""
EDGE = 2 * FEATURES
EDGE_UNIT = 1000
UNITS, SECOND, BASE, LINEAR = 0, 1, 2, 3
BEGIN = LINEAR + SUMS
"""places in a network: how many units in the first layer and in the second, what is added in the end, the
linear weights of the sums; then what the first units begin with, what each sum and each input adds to each
of them; what the second units begin with, what each first unit adds to each of them; what each of
these adds"""
FINE, ROUGH = 1 << 20, 1 << 14
"""a unit of the first layer is told in such parts, all other weights in such ones"""
USUAL_SIZES = table(HAND_SIZES)


@kernel
def is_known(s: TheGameRecord) -> int:
    """1 if the networks know such games: the standard rules, while there are cards to draw."""
    if s.min_cards != 2 or s.min_cards_empty != 1 or s.on_fire == 1:
        return 0
    return 1 if s.hand_size == USUAL_SIZES[s.players] and s.draw_at < s.draw_end else 0


@kernel
def plan_well(work: Work, plans: Grid, room: int, way: int) -> int:
    """As `plan_any`, in the order in which the instinct likes them (without one, all alike); how many."""
    known = work.instinct[UNITS] > 0 and is_known(state_at(work.stack, 0)) == 1
    kept = plan_any(work, plans, ROOM if known else room, way)
    for which in range(kept):
        work.scores[which] = 0
    if known and kept > 1 and work.values[0] < BEATEN:
        for which in range(kept):
            work.scores[which] = score_plan(work, plans, which)
        for which in range(1, kept):
            sink(plans, work.values, work.scores, which)
    return min(kept, room)


@kernel
def sink(plans: Grid, values: Row, scores: Row, which: int) -> None:
    """Put a plan in its place among those before it, which are in order."""
    at = which
    while at > 0 and scores[at - 1] < scores[at]:
        scores[at - 1], scores[at] = scores[at], scores[at - 1]
        values[at - 1], values[at] = values[at], values[at - 1]
        for i in range(PLAN):
            plans[at - 1, i], plans[at, i] = plans[at, i], plans[at - 1, i]
        at -= 1


@kernel
def score_plan(work: Work, plans: Grid, which: int) -> int:
    """How the instinct likes a plan of the turn of state 0."""
    count = see_plan(work, plans, which)
    edge = edge_of(work, which)
    return answer(work.instinct, work.desk, edge, work.spots, count, work.feelings)


@kernel
def see_plan(work: Work, plans: Grid, which: int) -> int:
    """Carry a plan out in state 1, and write what there is to see of it; how many inputs are on."""
    work.stack[1] = work.stack[0]
    s: TheGameRecord = state_at(work.stack, 1)
    lay_plan(s, plans, which)
    look_at(s, s.turn, work.desk)
    return see_cards(s, s.turn, work.spots)


@kernel
def edge_of(work: Work, which: int) -> int:
    """What the evaluation gives less for a plan than for its best."""
    edge: int = (work.values[which] - work.values[0]) // EDGE_UNIT
    return edge


@kernel
def answer(net: Any, desk: Row, edge: int, spots: Row, count: int, units: Any) -> int:
    """What the network makes of the amounts on the desk and of the inputs that are on."""
    total = net[BASE] + add_sums(net, desk, edge, units)
    first = int(net[UNITS])
    at = BEGIN + first + SUMS * first
    for i in range(count):
        row = at + spots[i] * first
        for j in range(first):
            units[j] += net[row + j]
    return int(total + add_layers(net, at + INPUTS * first, units))


@kernel
def add_sums(net: Any, desk: Row, edge: int, units: Any) -> Any:
    """Begin the first units, add the sums to them; what the sums add to the whole."""
    first = int(net[UNITS])
    at = BEGIN + first
    total = edge * net[LINEAR + EDGE]
    for j in range(first):
        units[j] = net[BEGIN + j] + edge * net[at + EDGE * first + j]
    for i in range(FEATURES):
        amount = desk[AMOUNT + i]
        if amount != 0:
            later = amount * desk[AMOUNT + UNLAID]
            row = at + i * first
            other = row + FEATURES * first
            total += amount * net[LINEAR + i] + later * net[LINEAR + FEATURES + i]
            for j in range(first):
                units[j] += amount * net[row + j] + later * net[other + j]
    return total


@kernel
def add_layers(net: Any, at: int, units: Any) -> Any:
    """What the second units add to the whole, from the first ones; their weights begin there."""
    first = int(net[UNITS])
    second = int(net[SECOND])
    for k in range(first, first + second):
        units[k] = net[at + k - first]
    at += second
    for j in range(first):
        amount = units[j]
        if amount > 0:
            row = at + j * second - first
            for k in range(first, first + second):
                units[k] += amount * net[row + k]
    at += first * second - first
    total = 0.0
    for k in range(first, first + second):
        if units[k] > 0:
            total += int(units[k]) // FINE * net[at + k]
    return total


def size(units: int, second: int) -> int:
    """How many numbers a network with so many units has."""
    return BEGIN + units * (1 + SUMS + INPUTS + second) + 2 * second
