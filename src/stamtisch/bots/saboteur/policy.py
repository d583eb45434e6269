"""What each action is worth to a digger or a saboteur, by rules of thumb; a card's way is about 100.

`sus` holds how likely each seat is a saboteur, `gold` how likely each goal is the treasure, both as the seat
that acts believes. The ways must be measured (`ways.measure_all`) beforehand.
"""

from typing import Any

from stamtisch._jit import kernel, state_at, table
from stamtisch.bots.saboteur.belief import Belief
from stamtisch.bots.saboteur.ways import FAR, Ground, Reals, ahead, measure_all, nearest, nearest_blocked
from stamtisch.bots.saboteur.weights import (
    DIG_BREAK,
    DIG_BREAK_AGAIN,
    DIG_BREAK_FROM,
    DIG_DEAD,
    DIG_DOORS,
    DIG_FALL,
    DIG_FALL_COST,
    DIG_FIX,
    DIG_FIX_FROM,
    DIG_FIX_HALF,
    DIG_FIX_SELF,
    DIG_GAIN,
    DIG_GOLD,
    DIG_MAP,
    DIG_MAP_LATE,
    DIG_STALL,
    KEEP,
    SPOIL_BREAK,
    SPOIL_BREAK_AGAIN,
    SPOIL_BREAK_LATE,
    SPOIL_BREAK_SOON,
    SPOIL_BREAK_TRUST,
    SPOIL_FALL,
    SPOIL_FALL_COST,
    SPOIL_FAR,
    SPOIL_FIX,
    SPOIL_FIX_FROM,
    SPOIL_FIX_SELF,
    SPOIL_HELP,
    SPOIL_IDLE,
    SPOIL_MAP,
    SPOIL_NEAR,
)
from stamtisch.engine.layout import Grid, Row
from stamtisch.games.saboteur.actions import FIRST_MAP, FIRST_PASS, FIRST_ROCKFALL, FIRST_USE
from stamtisch.games.saboteur.board import front_place, remove_tunnel
from stamtisch.games.saboteur.cards import (
    BREAKS,
    CELLS,
    CODE,
    EMPTY,
    FIRST_DEAD,
    GOALS,
    MAP,
    SABOTEUR,
    SEATS,
    SIDES,
)
from stamtisch.games.saboteur.state import SaboteurRecord
from stamtisch.games.saboteur.tables import EDGES, GOAL_CELLS, PLACED_KIND, STEP, THROUGH

DIGGER_KEEPS = table((*(14, 12, 12, 5, 9, 7, 7), *(0,) * 9, *(6, 6, 6), *(6, 6, 6), *(9, 9, 9), *(8, 20)))
"""by kind: how much it is missed"""
SABOTEUR_KEEPS = table(
    (
        *(0, 0, 0, 2, 0, 2, 2),
        *(13, 12, 12, 11, 9, 11, 11, 10, 10),
        *(25, 25, 25),
        *(4, 4, 4),
        *(5, 5, 5),
        *(20, 6),
    )
)
USED_UP = 1
"""what a map is worth to who knows the treasure"""
NEAR_FALL = 3
"""a rockfall is thought through on dead ends, and on cards so few cells from a goal"""


@kernel
def knows_gold(gold: Reals) -> int:
    """1 if there is no doubt where the treasure lies."""
    for goal in range(GOALS):
        if gold[goal] > 0.999:
            return 1
    return 0


@kernel
def mean_way(s: SaboteurRecord, fronts: Grid, gold: Reals, but: int) -> float:
    """The mean number of cards to the treasure, without one of the cells in `front` (-1: with all)."""
    total = 0.0
    for goal in range(GOALS):
        if gold[goal] > 0.0:
            total += gold[goal] * nearest(s, fronts, goal, but)
    return total


@kernel
def shortest_way(s: SaboteurRecord, fronts: Grid, gold: Reals) -> int:
    """The fewest cards to any goal that may be the treasure."""
    best = FAR
    for goal in range(GOALS):
        if gold[goal] > 0.001:
            best = min(best, nearest(s, fronts, goal, -1))
    return best


@kernel
def broken_tools(s: SaboteurRecord, seat: int) -> int:
    """How many tools are broken before the seat."""
    return ((s.broken[0] >> seat) & 1) + ((s.broken[1] >> seat) & 1) + ((s.broken[2] >> seat) & 1)


@kernel
def open_doors(s: SaboteurRecord, cell: int, edges: int) -> int:
    """How many open edges lead on into the dark."""
    count = 0
    for side in range(SIDES):
        if (edges >> side) & 1 == 1 and s.grid[cell + STEP[side]] == EMPTY:
            count += 1
    return count


@kernel
def touched(goal: int, cell: int, edges: int) -> int:
    """1 if a card there is open towards the goal."""
    for side in range(SIDES):
        if (edges >> side) & 1 == 1 and cell + STEP[side] == GOAL_CELLS[goal]:
            return 1
    return 0


@kernel
def dig_lay(s: SaboteurRecord, maps: Grid, fronts: Grid, gold: Reals, w: Reals, action: int) -> float:
    """What a tunnel brings a digger: cards saved on the way, and doors to go on from."""
    placement = action // CELLS
    cell = action - placement * CELLS
    edges = EDGES[1 + placement]
    place = front_place(s, cell)
    if PLACED_KIND[placement] >= FIRST_DEAD:
        lost = mean_way(s, fronts, gold, place) - mean_way(s, fronts, gold, -1)
        return w[DIG_DEAD] - w[DIG_GAIN] * lost
    gain = 0.0
    found = 0.0
    for goal in range(GOALS):
        if gold[goal] > 0.0:
            now = nearest(s, fronts, goal, -1)
            then = min(nearest(s, fronts, goal, place), ahead(s, maps, goal, cell, edges))
            gain += gold[goal] * (now - then)
            if touched(goal, cell, edges) == 1:
                found += gold[goal]
    value = w[DIG_GAIN] * gain + w[DIG_DOORS] * open_doors(s, cell, edges) + w[DIG_GOLD] * found
    return value if gain > 0.01 or found > 0.0 else value + w[DIG_STALL]


@kernel
def use_of(action: int) -> int:
    """The use (see `cards.USES`) of a tool card."""
    return (action - FIRST_USE) // SEATS


@kernel
def dig_tool(s: SaboteurRecord, seat: int, sus: Reals, w: Reals, action: int) -> float:
    """What breaking or mending a tool brings a digger."""
    use = use_of(action)
    target = action - FIRST_USE - use * SEATS
    broken = broken_tools(s, target)
    if use < BREAKS:
        if target == seat:
            return -200.0
        value = w[DIG_BREAK] * (sus[target] - w[DIG_BREAK_FROM])
        return value if broken == 0 or value < 0 else value * w[DIG_BREAK_AGAIN]
    if target == seat:
        return w[DIG_FIX_SELF] if broken == 1 else w[DIG_FIX_SELF] * w[DIG_FIX_HALF]
    value = w[DIG_FIX] * (w[DIG_FIX_FROM] - sus[target])
    return value if broken == 1 or value < 0 else value * w[DIG_FIX_HALF]


@kernel
def is_worth_a_fall(s: SaboteurRecord, cell: int) -> int:
    """1 if a rockfall on the cell is worth a thought."""
    code = s.grid[cell] & CODE
    if THROUGH[code] == 0:
        return 1
    for goal in range(GOALS):
        if s.goal_open[goal] == 0:
            gap = abs(cell // 85 - GOAL_CELLS[goal] // 85) + abs(cell % 85 - GOAL_CELLS[goal] % 85)
            if gap <= NEAR_FALL:
                return 1
    return 0


@kernel
def fall_gain(
    states: Any, scratch: Any, maps: Grid, fronts: Grid, gold: Reals, cell: int, now: float
) -> float:
    """How many cards more are needed when a tunnel card is taken away; spoils `maps` and `fronts`."""
    scratch[0] = states[0]
    s = state_at(scratch, 0)
    remove_tunnel(s, cell)
    measure_all(s, maps, fronts)
    return mean_way(s, fronts, gold, -1) - now


@kernel
def dig_map(s: SaboteurRecord, seat: int, gold: Reals, w: Reals, short: int, goal: int) -> float:
    """What a look at a goal brings a digger: most where it is in doubt."""
    doubt = gold[goal] * (1.0 - gold[goal]) * 4.0
    if (s.known[seat] >> goal) & 1 == 1 or doubt < 0.02:
        return -60.0
    value = w[DIG_MAP] * doubt
    return value + w[DIG_MAP_LATE] if short <= 3 else value


@kernel
def keeps(role: int, kind: int, known: int) -> int:
    """How much a card is missed."""
    if kind == MAP and known == 1:
        return USED_UP
    return SABOTEUR_KEEPS[kind] if role == SABOTEUR else DIGGER_KEEPS[kind]


@kernel
def blocked_way(s: SaboteurRecord, maps: Grid, gold: Reals, cell: int) -> float:
    """The mean number of cards to the treasure if a cell were filled with rock; spoils `maps`."""
    total = 0.0
    for goal in range(GOALS):
        if gold[goal] > 0.0:
            total += gold[goal] * nearest_blocked(s, maps, goal, cell)
    return total


@kernel
def spoil_lay(
    s: SaboteurRecord,
    maps: Grid,
    gold: Reals,
    w: Reals,
    action: int,
    short: int,
    now: float,
    blocked: float,
) -> float:
    """What a tunnel brings a saboteur: cards that the way gets longer, more so near the goals."""
    placement = action // CELLS
    cell = action - placement * CELLS
    edges = EDGES[1 + placement]
    then = blocked
    found = 0.0
    if PLACED_KIND[placement] < FIRST_DEAD:
        on = 0.0
        for goal in range(GOALS):
            if gold[goal] > 0.0:
                on += gold[goal] * ahead(s, maps, goal, cell, edges)
                if touched(goal, cell, edges) == 1:
                    found += gold[goal]
        then = min(then, on)
    gain = then - now
    if gain > 0.01:
        return gain * (w[SPOIL_NEAR] if short <= 3 else w[SPOIL_FAR]) - w[DIG_GOLD] * found
    return gain * w[SPOIL_HELP] + w[SPOIL_IDLE] - w[DIG_GOLD] * found


@kernel
def spoil_tool(s: SaboteurRecord, seat: int, sus: Reals, w: Reals, action: int, short: int) -> float:
    """What breaking or mending a tool brings a saboteur."""
    use = use_of(action)
    target = action - FIRST_USE - use * SEATS
    broken = broken_tools(s, target)
    if use < BREAKS:
        if target == seat:
            return -200.0
        trust = 1.0 - sus[target]
        value = w[SPOIL_BREAK] + w[SPOIL_BREAK_TRUST] * (trust - 0.5)
        if broken > 0:
            value *= w[SPOIL_BREAK_AGAIN]
        soon = (target - seat + s.players) % s.players
        value -= w[SPOIL_BREAK_SOON] * soon / s.players
        return value + w[SPOIL_BREAK_LATE] if short <= 3 else value
    if target == seat:
        return w[SPOIL_FIX_SELF]
    return w[SPOIL_FIX] * (sus[target] - w[SPOIL_FIX_FROM])


@kernel
def rate(
    states: Any,
    scratch: Any,
    ground: Ground,
    trial: Ground,
    seat: int,
    belief: Belief,
    w: Reals,
    legal: Row,
    count: int,
    out: Reals,
) -> None:
    """Rate the seat's legal actions; `trial` is for ground as it would be."""
    s = state_at(states, 0)
    role, sus, gold = s.role[seat], belief.sus, belief.gold
    maps, fronts = ground.maps, ground.fronts
    measure_all(s, maps, fronts)
    known = knows_gold(gold)
    short = shortest_way(s, fronts, gold)
    now = mean_way(s, fronts, gold, -1)
    last = -1
    blocked = now
    for i in range(count):
        action = int(legal[i])
        if action < FIRST_ROCKFALL:
            cell = action % CELLS
            if role == SABOTEUR and cell != last:
                last = cell
                blocked = way_without(s, trial.maps, fronts, gold, cell, now)
            if role == SABOTEUR:
                out[i] = spoil_lay(s, maps, gold, w, action, short, now, blocked)
            else:
                out[i] = dig_lay(s, maps, fronts, gold, w, action)
        elif action < FIRST_USE:
            out[i] = -100.0
            if is_worth_a_fall(s, action - FIRST_ROCKFALL) == 1:
                cell = action - FIRST_ROCKFALL
                gain = fall_gain(states, scratch, trial.maps, trial.fronts, gold, cell, now)
                out[i] = rate_fall(role, w, gain)
        else:
            out[i] = rate_card(s, seat, role, sus, gold, w, action, short, known)


@kernel
def rate_fall(role: int, w: Reals, gain: float) -> float:
    """What a rockfall is worth after which so many cards more are needed."""
    if role == SABOTEUR:
        return w[SPOIL_FALL] * gain - w[SPOIL_FALL_COST]
    return -w[DIG_FALL] * gain - w[DIG_FALL_COST]


@kernel
def rate_card(
    s: SaboteurRecord,
    seat: int,
    role: int,
    sus: Reals,
    gold: Reals,
    w: Reals,
    action: int,
    short: int,
    known: int,
) -> float:
    """What a tool card, a map or a pass is worth."""
    if action >= FIRST_PASS:
        return -w[KEEP] * keeps(role, action - FIRST_PASS, known)
    if action >= FIRST_MAP:
        value = dig_map(s, seat, gold, w, short, action - FIRST_MAP)
        return w[SPOIL_MAP] * value if role == SABOTEUR and value > 0 else value
    if role == SABOTEUR:
        return spoil_tool(s, seat, sus, w, action, short)
    return dig_tool(s, seat, sus, w, action)


@kernel
def way_without(s: SaboteurRecord, spare: Grid, fronts: Grid, gold: Reals, cell: int, now: float) -> float:
    """The mean way if a cell in `front` were filled with rock; measured anew if it lies on a best way."""
    place = front_place(s, cell)
    for goal in range(GOALS):
        if gold[goal] > 0.0 and fronts[place, goal] <= nearest(s, fronts, goal, -1):
            return blocked_way(s, spare, gold, cell)
    return now
