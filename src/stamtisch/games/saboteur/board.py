"""The mine as kernels: what fits where, what the start reaches, which goals are turned up.

Every cell's card lies in `grid`. `front` lists the empty cells where something may be laid, each
with the mask of the placements that may. A cell belongs to it when it lies beyond a reachable open
edge; a card that fits there is then open towards that edge, so whatever fits is connected (R16).
Without `require_connection` every empty cell beside a face-up card belongs to it (A1).
"""

from stamtisch._jit import kernel
from stamtisch.games.saboteur.cards import (
    ALL_PLACEMENTS,
    CODE,
    EMPTY,
    FACE_DOWN,
    GOAL_GOLD,
    GOAL_SE,
    GOALS,
    GOLD_CELL,
    PLACED,
    REACHED,
    SIDES,
    START,
    START_CELL,
    STONE_SE_CELL,
    STONE_SW_CELL,
)
from stamtisch.games.saboteur.state import SaboteurRecord
from stamtisch.games.saboteur.tables import EDGES, GOAL_CELLS, OPEN_THERE, OPPOSITE, STEP, THROUGH


@kernel
def lay_out(s: SaboteurRecord) -> None:
    """Clear the table; the start face up, three goals face down, no borders (R3, R4)."""
    for i in range(s.laid_count):
        s.grid[s.laid[i]] = EMPTY
        s.laid[i] = 0
    s.laid_count = 0
    for i in range(s.front_count):
        s.front[i] = 0
    s.front_count = 0
    for goal in range(GOALS):
        s.grid[GOAL_CELLS[goal]] = FACE_DOWN
        s.goal_open[goal] = 0
    s.grid[START_CELL] = START
    reach(s, START_CELL)


@kernel
def is_open(s: SaboteurRecord, cell: int, side: int) -> int:
    """1 if the cell holds a face-up card that is open on that side; a stub counts (R14)."""
    return (EDGES[s.grid[cell] & CODE] >> side) & 1


@kernel
def is_blank(s: SaboteurRecord, cell: int) -> int:
    """1 for an empty cell or a face-down goal: it asks nothing of its neighbours (R15)."""
    code = s.grid[cell] & CODE
    return 1 if code in (EMPTY, FACE_DOWN) else 0


@kernel
def fitting(s: SaboteurRecord, cell: int) -> int:
    """Mask of the placements that fit all face-up neighbours, edge to edge (R12, R14, R15)."""
    mask = ALL_PLACEMENTS
    for side in range(SIDES):
        beside = cell + STEP[side]
        if is_blank(s, beside) == 0:
            mask &= narrowed(is_open(s, beside, OPPOSITE[side]), side)
    return mask


@kernel
def narrowed(opened: int, side: int) -> int:
    """Mask of the placements that are open on a side, or of those that are closed there (R14)."""
    return OPEN_THERE[side] if opened == 1 else ALL_PLACEMENTS & ~OPEN_THERE[side]


@kernel
def front_place(s: SaboteurRecord, cell: int) -> int:
    """Where a cell is, or belongs, in the ascending `front`."""
    low = 0
    high = s.front_count
    while low < high:
        middle = (low + high) >> 1
        if (s.front[middle] >> PLACED) < cell:
            low = middle + 1
        else:
            high = middle
    return low


@kernel
def is_in_front(s: SaboteurRecord, cell: int, place: int) -> int:
    """1 if the cell is in `front`, at that place."""
    return 1 if place < s.front_count and (s.front[place] >> PLACED) == cell else 0


@kernel
def front_mask(s: SaboteurRecord, cell: int) -> int:
    """Mask of the placements that may be laid on a cell (R11, R13, R14, R16)."""
    place = front_place(s, cell)
    return s.front[place] & ALL_PLACEMENTS if is_in_front(s, cell, place) == 1 else 0


@kernel
def add_front(s: SaboteurRecord, cell: int) -> None:
    """A card may be laid on this empty cell from now on, if it fits (R14, R16)."""
    place = front_place(s, cell)
    if is_in_front(s, cell, place) == 1:
        return
    for i in range(s.front_count, place, -1):
        s.front[i] = s.front[i - 1]
    s.front[place] = (cell << PLACED) | fitting(s, cell)
    s.front_count += 1


@kernel
def drop_front(s: SaboteurRecord, cell: int) -> None:
    """Nothing can be laid on an occupied cell (R11)."""
    place = front_place(s, cell)
    if is_in_front(s, cell, place) == 1:
        s.front_count -= 1
        for i in range(place, s.front_count):
            s.front[i] = s.front[i + 1]
        s.front[s.front_count] = 0


@kernel
def reach(s: SaboteurRecord, cell: int) -> None:
    """A through card, start or goal is reachable; so is all that hangs on its open edges (R17, R31)."""
    joined = mark_reached(s, cell)
    while joined == 1:
        joined = 0
        for i in range(s.laid_count):
            joined |= reach_if_joined(s, s.laid[i])
        for goal in range(GOALS):
            joined |= reach_if_joined(s, GOAL_CELLS[goal])


@kernel
def mark_reached(s: SaboteurRecord, cell: int) -> int:
    """This one is reachable (R17); 1 if it makes a card beside it reachable that was not."""
    s.grid[cell] = (s.grid[cell] & CODE) | REACHED
    joined = 0
    for side in range(SIDES):
        if is_open(s, cell, side) == 1:
            beside = cell + STEP[side]
            code = s.grid[beside]
            if code == EMPTY:
                add_front(s, beside)
            elif code < REACHED and THROUGH[code] == 1 and is_open(s, beside, OPPOSITE[side]) == 1:
                joined = 1
    return joined


@kernel
def reach_if_joined(s: SaboteurRecord, cell: int) -> int:
    """Reach a through card with an open edge at a reachable one (R17); 1 if that joins another card."""
    code = s.grid[cell]
    if code >= REACHED or THROUGH[code] == 0 or (EDGES[code] & reached_sides(s, cell)) == 0:
        return 0
    return mark_reached(s, cell)


@kernel
def reached_sides(s: SaboteurRecord, cell: int) -> int:
    """Mask of the sides where a reachable open edge touches the cell (R17); stubs do not count."""
    mask = 0
    for side in range(SIDES):
        beside = cell + STEP[side]
        if s.grid[beside] >= REACHED and is_open(s, beside, OPPOSITE[side]) == 1:
            mask |= 1 << side
    return mask


@kernel
def put_card(s: SaboteurRecord, cell: int, code: int) -> None:
    """A face-up card lies here from now on; later cards must fit it, tunnels may go on (R14, R17)."""
    drop_front(s, cell)
    s.grid[cell] = code
    for side in range(SIDES):
        beside = cell + STEP[side]
        place = front_place(s, beside)
        if is_in_front(s, beside, place) == 1:
            mask = narrowed(is_open(s, cell, side), OPPOSITE[side])
            s.front[place] &= mask | ~ALL_PLACEMENTS
        elif s.require_connection == 0 and s.grid[beside] == EMPTY:
            add_front(s, beside)
    if THROUGH[code] == 1 and (EDGES[code] & reached_sides(s, cell)) != 0:
        reach(s, cell)


@kernel
def laid_place(s: SaboteurRecord, cell: int) -> int:
    """Where a cell is, or belongs, in the ascending `laid`."""
    place = 0
    while place < s.laid_count and s.laid[place] < cell:
        place += 1
    return place


@kernel
def is_laid(s: SaboteurRecord, cell: int) -> int:
    """1 if a tunnel card lies on the cell (R23)."""
    place = laid_place(s, cell)
    return 1 if place < s.laid_count and s.laid[place] == cell else 0


@kernel
def lay_tunnel(s: SaboteurRecord, cell: int, placement: int) -> None:
    """Lay a tunnel card on a cell (R12, R13)."""
    place = laid_place(s, cell)
    for i in range(s.laid_count, place, -1):
        s.laid[i] = s.laid[i - 1]
    s.laid[place] = cell
    s.laid_count += 1
    put_card(s, cell, 1 + placement)


@kernel
def remove_tunnel(s: SaboteurRecord, cell: int) -> None:
    """Take a tunnel card off the table; no other card moves (R18, R23, R24)."""
    place = laid_place(s, cell)
    s.laid_count -= 1
    for i in range(place, s.laid_count):
        s.laid[i] = s.laid[i + 1]
    s.laid[s.laid_count] = 0
    s.grid[cell] = EMPTY
    survey(s)


@kernel
def survey(s: SaboteurRecord) -> None:
    """Find anew what the start reaches and where cards may be laid (R16, R17, R18)."""
    for i in range(s.front_count):
        s.front[i] = 0
    s.front_count = 0
    for i in range(s.laid_count):
        s.grid[s.laid[i]] &= CODE
    for goal in range(GOALS):
        s.grid[GOAL_CELLS[goal]] &= CODE
    s.grid[START_CELL] &= CODE
    reach(s, START_CELL)
    if s.require_connection == 0:
        add_all_neighbours(s)


@kernel
def add_all_neighbours(s: SaboteurRecord) -> None:
    """Without the need of a connection, every empty cell beside a face-up card is open (R13, A1)."""
    for i in range(s.laid_count):
        add_neighbours(s, s.laid[i])
    for goal in range(GOALS):
        if s.goal_open[goal] != 0:
            add_neighbours(s, GOAL_CELLS[goal])


@kernel
def add_neighbours(s: SaboteurRecord, cell: int) -> None:
    """The empty cells edge to edge with a card (R13)."""
    for side in range(SIDES):
        if s.grid[cell + STEP[side]] == EMPTY:
            add_front(s, cell + STEP[side])


@kernel
def turn_up_goals(s: SaboteurRecord, laid_cell: int) -> int:
    """Turn up every goal reached, until there is no more; 1 if the treasure is one (R27, R30, A6)."""
    found = 0
    changed = 1
    while changed == 1:
        changed = 0
        for goal in range(GOALS):
            if s.goal_open[goal] == 0:
                sides = reached_sides(s, GOAL_CELLS[goal])
                if sides != 0:
                    turn_up(s, goal, sides, laid_cell)
                    changed = 1
                    if s.goal[goal] == GOAL_GOLD:
                        found = 1
    return found


@kernel
def turn_up(s: SaboteurRecord, goal: int, sides: int, laid_cell: int) -> None:
    """A stone is laid open towards the connecting edge; others need not match (R28, R29)."""
    cell = GOAL_CELLS[goal]
    if s.goal[goal] == GOAL_GOLD:
        s.goal_open[goal] = 1
        put_card(s, cell, GOLD_CELL)
        return
    stone = STONE_SE_CELL if s.goal[goal] == GOAL_SE else STONE_SW_CELL
    turned = choose_turn(s, cell, stone, preferred(sides, cell, laid_cell))
    s.goal_open[goal] = 1 + turned
    put_card(s, cell, stone + turned)


@kernel
def preferred(sides: int, cell: int, laid_cell: int) -> int:
    """Of several connecting sides that of the card just laid comes first (A4)."""
    for side in range(SIDES):
        if (sides >> side) & 1 == 1 and cell + STEP[side] == laid_cell:
            return 1 << side
    return sides


@kernel
def choose_turn(s: SaboteurRecord, cell: int, stone: int, sides: int) -> int:
    """1 if the stone lies turned: it must connect; then fewest mismatches, then unturned (R28, A4)."""
    if EDGES[stone] & sides == 0:
        return 1
    if EDGES[stone + 1] & sides == 0:
        return 0
    return 1 if mismatches(s, cell, stone + 1) < mismatches(s, cell, stone) else 0


@kernel
def mismatches(s: SaboteurRecord, cell: int, code: int) -> int:
    """How many face-up neighbours a goal lying so does not fit (R29, A4)."""
    count = 0
    for side in range(SIDES):
        beside = cell + STEP[side]
        if is_blank(s, beside) == 0 and is_open(s, beside, OPPOSITE[side]) != (EDGES[code] >> side) & 1:
            count += 1
    return count
