"""The rules of thumb of `greedy.py` once more, as kernels: for playouts and for games of practice."""

from stamtisch._jit import kernel, popcount, table
from stamtisch.bots.saboteur.policy import broken_tools, use_of
from stamtisch.engine.layout import Row
from stamtisch.games.saboteur import cards
from stamtisch.games.saboteur.actions import FIRST_MAP, FIRST_PASS, FIRST_ROCKFALL, FIRST_USE
from stamtisch.games.saboteur.cards import (
    BREAKS,
    CELLS,
    CODE,
    DIGGER,
    EMPTY,
    FIRST_DEAD,
    GOAL_GOLD,
    GOALS,
    MAP,
    PLACED,
    REACHED,
    SEATS,
    SIDES,
    TUNNELS,
    WIDTH,
)
from stamtisch.games.saboteur.state import SaboteurRecord
from stamtisch.games.saboteur.tables import EDGES, LAYS_OF_KIND, PLACED_KIND, STEP
from stamtisch.search.playout import next_random

FAR, NEAR, MANY_PASSES = 99, 4, 3
"""as in `greedy.py`"""
_PLACES = [(cell % WIDTH, cell // WIDTH) for cell in cards.GOAL_CELLS]
GOAL_COLUMN = _PLACES[0][0]
"""all goals lie in one"""
ROWS_OFF = table(
    [
        min((abs(row - y) for goal, (_, y) in enumerate(_PLACES) if mask >> goal & 1), default=FAR)
        for mask in range(1 << GOALS)
        for row in range(WIDTH)
    ]
)
"""by mask of aims and row: how many rows to the nearest"""
DICE = 1 << 35
"""random words by this are from 0 to an eighth"""


@kernel
def is_aim(s: SaboteurRecord, seat: int, goal: int) -> int:
    """1 if the goal may be the treasure as far as the seat has seen."""
    if s.goal_open[goal] != 0:
        return 0
    for each in range(GOALS):
        if (s.known[seat] >> each) & 1 == 1 and s.goal[each] == GOAL_GOLD:
            return 1 if each == goal else 0
    return 1 - ((s.known[seat] >> goal) & 1)


@kernel
def aims(s: SaboteurRecord, seat: int) -> int:
    """Mask of the goals that may be the treasure."""
    mask = 0
    for goal in range(GOALS):
        mask |= is_aim(s, seat, goal) << goal
    return mask


@kernel
def greedy_gap(cell: int, mask: int) -> int:
    """Steps to the nearest aim; `FAR` if there is none."""
    row = cell // WIDTH
    return min(FAR, abs(cell - row * WIDTH - GOAL_COLUMN) + ROWS_OFF[mask * WIDTH + row])


@kernel
def leads_to(s: SaboteurRecord, placement: int, cell: int, mask: int) -> int:
    """How far from a goal the tunnel ends when the card is laid there."""
    if PLACED_KIND[placement] >= FIRST_DEAD:
        return FAR
    best = FAR
    for side in range(SIDES):
        if (EDGES[1 + placement] >> side) & 1 == 1:
            beside = cell + STEP[side]
            steps = greedy_gap(beside, mask)
            if steps == 0:
                return 0
            if steps < best and s.grid[beside] == EMPTY:
                best = steps
    return best


@kernel
def greedy_keeps(kind: int, known: int) -> int:
    """How much a greedy digger would miss the card."""
    if kind < TUNNELS:
        if kind >= FIRST_DEAD:
            return 0
        first = 0
        while (LAYS_OF_KIND[kind] >> first) & 1 == 0:
            first += 1
        return 6 + 2 * popcount(EDGES[1 + first])
    if kind < TUNNELS + 3:
        return 3
    if kind == MAP:
        return 1 if known == 1 else 20
    return 8


@kernel
def who_idles(s: SaboteurRecord) -> int:
    """Mask of the seats that pass often though they could dig."""
    mask = 0
    for seat in range(s.players):
        if s.passed_count[seat] - 2 * broken_tools(s, seat) >= MANY_PASSES:
            mask |= 1 << seat
    return mask


@kernel
def greedy_digger(s: SaboteurRecord, seat: int, action: int, mask: int, ahead: int, suspects: int) -> float:
    """What an action is worth to a greedy digger."""
    known = 1 if popcount(mask) == 1 else 0
    if action < FIRST_ROCKFALL:
        placement = action // CELLS
        gain = ahead - leads_to(s, placement, action % CELLS, mask)
        if gain > 0:
            return 50.0 + 10 * gain + popcount(EDGES[1 + placement])
        return -20.0 + gain
    if action < FIRST_USE:
        cell = action - FIRST_ROCKFALL
        dead = PLACED_KIND[(s.grid[cell] & CODE) - 1] >= FIRST_DEAD
        return 45.0 if dead and greedy_gap(cell, mask) < ahead else -60.0
    if action < FIRST_MAP:
        use = use_of(action)
        target = action - FIRST_USE - use * SEATS
        suspect = (suspects >> target) & 1
        if use < BREAKS:
            return 30.0 if suspect == 1 else -60.0
        if target == seat:
            return 100.0
        return -30.0 if suspect == 1 else 35.0
    if action < FIRST_PASS:
        goal = action - FIRST_MAP
        if known == 1 or (s.known[seat] >> goal) & 1 == 1:
            return -50.0
        return 81.0 if goal == 1 else 80.0
    return -1.0 * greedy_keeps(action - FIRST_PASS, known)


@kernel
def greedy_saboteur(s: SaboteurRecord, seat: int, action: int, mask: int, ahead: int) -> float:
    """What an action is worth to a greedy saboteur."""
    late = 1 if ahead <= NEAR else 0
    if action < FIRST_ROCKFALL:
        placement = action // CELLS
        cell = action % CELLS
        leads = leads_to(s, placement, cell, mask)
        if late == 1 and greedy_gap(cell, mask) == ahead and leads > ahead:
            return 55.0 + min(leads, 9)
        return -60.0 if leads < ahead else -5.0
    if action < FIRST_USE:
        cell = action - FIRST_ROCKFALL
        return 60.0 - greedy_gap(cell, mask) if late == 1 and s.grid[cell] >= REACHED else -40.0
    if action < FIRST_MAP:
        use = use_of(action)
        target = action - FIRST_USE - use * SEATS
        if use < BREAKS:
            whole = 1 if broken_tools(s, target) == 0 else 0
            soon = (target - seat + s.players) % s.players
            return -60.0 if target == seat else 40.0 + 20 * whole + 10 * late - soon
        return 30.0 if target == seat else -60.0
    if action < FIRST_PASS:
        goal = action - FIRST_MAP
        return 5.0 if popcount(mask) > 1 and (s.known[seat] >> goal) & 1 == 0 else -50.0
    kind = action - FIRST_PASS
    return 1.0 * greedy_keeps(kind, 0) if kind < FIRST_DEAD else -10.0


@kernel
def choose_simple(
    s: SaboteurRecord, seat: int, legal: Row, count: int, suspects: int, rng: int
) -> tuple[int, int]:
    """The greedy bot's action, if it suspects these seats; dice."""
    mask = aims(s, seat)
    suspects &= ~(1 << seat)
    ahead = FAR
    for i in range(s.front_count):
        ahead = min(ahead, greedy_gap(s.front[i] >> PLACED, mask))
    best = -1e9
    chosen = 0
    for i in range(count):
        rng = next_random(rng)
        value = (rng >> 16) / DICE
        if s.role[seat] == DIGGER:
            value += greedy_digger(s, seat, int(legal[i]), mask, ahead, suspects)
        else:
            value += greedy_saboteur(s, seat, int(legal[i]), mask, ahead)
        if value > best:
            best = value
            chosen = i
    return int(legal[chosen]), rng
