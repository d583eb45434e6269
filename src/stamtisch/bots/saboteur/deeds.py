"""What a deed tells of who did it: the public course of a round, each deed put into a class.

The class says what everybody saw: whether a tunnel brought the mine nearer to the treasure, whom a broken
tool hit and how much he was suspected then, who passed though he could dig. Where the treasure lies decides
what "nearer" means for a seat that knows it; so a deed has a class for each goal.
"""

from typing import Any

from stamtisch._jit import kernel
from stamtisch.bots.saboteur.belief import Belief, believe, forget_roles
from stamtisch.bots.saboteur.policy import broken_tools, use_of
from stamtisch.bots.saboteur.ways import FAR, Ground, measure_all, nearest
from stamtisch.engine.layout import Grid, Row
from stamtisch.games.saboteur.actions import FIRST_MAP, FIRST_PASS, FIRST_ROCKFALL, FIRST_USE
from stamtisch.games.saboteur.board import lay_out, lay_tunnel, remove_tunnel, turn_up_goals
from stamtisch.games.saboteur.cards import BREAKS, CELLS, FIRST_DEAD, GOALS, SEATS, TOOLS
from stamtisch.games.saboteur.state import SaboteurRecord
from stamtisch.games.saboteur.tables import DIGGERS, PLACED_KIND, SABOTEURS, USE_TOOL

STAGES, GAINS, TRUSTS = 3, 7, 4
LAY = 0
FALL = LAY + 2 * STAGES * GAINS
BREAK = FALL + 2 * 2 * 3
FIX_SELF = BREAK + 2 * 2 * TRUSTS
FIX = FIX_SELF + 1
MAP = FIX + 2 * TRUSTS
PASS = MAP + 2 * 2
CLASSES = PASS + STAGES + 1
"""how many there are; see `classify`"""
TOOL_COUNT = len(TOOLS)
NOW, THEN = 0, 1
"""rows of `ways`: the fewest cards to each goal before a deed and after it"""


@kernel
def open_round(board: SaboteurRecord, ground: Ground) -> None:
    """The board, a copy of a view or a state, goes back to the beginning of the round."""
    lay_out(board)
    for tool in range(TOOL_COUNT):
        board.broken[tool] = 0
    for seat in range(board.players):
        board.known[seat] = 0
        board.passed_count[seat] = 0
    look(board, ground)


@kernel
def look(board: SaboteurRecord, ground: Ground) -> None:
    """Measure the ways as they are after a deed."""
    measure_all(board, ground.maps, ground.fronts)
    for goal in range(GOALS):
        hidden = board.goal_open[goal] == 0
        ground.ways[THEN, goal] = nearest(board, ground.fronts, goal, -1) if hidden else 0


@kernel
def carry_out(board: SaboteurRecord, seat: int, action: int) -> int:
    """Do on the board what everybody saw; 1 if the mine has changed."""
    if action < FIRST_ROCKFALL:
        placement = action // CELLS
        lay_tunnel(board, action - placement * CELLS, placement)
        turn_up_goals(board, action - placement * CELLS)
        return 1
    if action < FIRST_USE:
        remove_tunnel(board, action - FIRST_ROCKFALL)
        return 1
    if action < FIRST_MAP:
        use = use_of(action)
        target = action - FIRST_USE - use * SEATS
        if use < BREAKS:
            board.broken[USE_TOOL[use]] |= 1 << target
        else:
            board.broken[USE_TOOL[use]] &= ~(1 << target)
    elif action < FIRST_PASS:
        board.known[seat] |= 1 << (action - FIRST_MAP)
    else:
        board.passed_count[seat] += 1
    return 0


@kernel
def goals_left(board: SaboteurRecord, goals: Row) -> int:
    """Fill which goals lie face down; how many."""
    count = 0
    for goal in range(GOALS):
        goals[goal] = 1 if board.goal_open[goal] == 0 else 0
        count += goals[goal]
    return count


@kernel
def believe_as_onlooker(board: SaboteurRecord, marks: Any, belief: Belief) -> int:
    """Fill what follows from the deeds alone, if a goal still lies face down; how many do."""
    forget_roles(belief.roles)
    left = goals_left(board, belief.goals)
    if left > 0:
        believe(marks, board.players, belief)
    return left


@kernel
def note(
    board: SaboteurRecord,
    seat: int,
    action: int,
    marks: Any,
    tells: Any,
    belief: Belief,
    ground: Ground,
) -> None:
    """Carry out a deed, put it into its class for each goal, and add what it tells to the seat's marks."""
    goals, ways, classes = belief.goals, ground.ways, ground.classes
    goals_left(board, goals)
    hidden = 0
    for goal in range(GOALS):
        ways[NOW, goal] = ways[THEN, goal]
        hidden |= goals[goal] << goal
    seen = board.known[seat]
    broken = 1 if broken_tools(board, seat) > 0 else 0
    other = -1
    if FIRST_USE <= action < FIRST_MAP:
        other = class_of_tool(board, seat, action, broken, marks, belief)
    elif FIRST_MAP <= action < FIRST_PASS:
        other = MAP + 2 * broken + (1 if seen != 0 else 0)
    if carry_out(board, seat, action) == 1:
        look(board, ground)
    for goal in range(GOALS):
        classes[goal] = other
        if other < 0:
            aims = hidden & ~seen
            if (seen >> goal) & 1 == 1:
                aims = 1 << goal
            classes[goal] = class_on_board(action, broken, ways, aims)
        for role in range(2):
            marks[seat, role, goal] += tells[classes[goal], role]


@kernel
def class_of_tool(
    board: SaboteurRecord, seat: int, action: int, broken: int, marks: Any, belief: Belief
) -> int:
    """The class of a tool card: by how much its target was suspected, and whether that could dig."""
    use = use_of(action)
    target = action - FIRST_USE - use * SEATS
    if use >= BREAKS and target == seat:
        return FIX_SELF
    believe_as_onlooker(board, marks, belief)
    trust = trust_class(belief.sus[target], board.players)
    if use >= BREAKS:
        return FIX + broken * TRUSTS + trust
    hit = 1 if broken_tools(board, target) > 0 else 0
    return BREAK + (2 * broken + hit) * TRUSTS + trust


@kernel
def trust_class(sus: float, players: int) -> int:
    """0 for a seat that is trusted, 3 for one that is all but found out."""
    usual = SABOTEURS[players] / (DIGGERS[players] + SABOTEURS[players])
    ratio = sus / max(1.0 - sus, 1e-9) * (1.0 - usual) / usual
    if ratio < 0.6:
        return 0
    if ratio < 1.5:
        return 1
    return 2 if ratio < 5.0 else 3


@kernel
def class_on_board(action: int, broken: int, ways: Grid, aims: int) -> int:
    """The class of a tunnel, a rockfall or a pass for a seat that aims at some of the goals."""
    count = 0
    gain = 0
    short = FAR
    for goal in range(GOALS):
        if (aims >> goal) & 1 == 1:
            count += 1
            gain += ways[NOW, goal] - ways[THEN, goal]
            short = min(short, ways[NOW, goal])
    sure = 1 if count == 1 else 0
    stage = 0 if short <= 2 else 1 if short <= 4 else 2
    if action < FIRST_ROCKFALL:
        dead = 1 if PLACED_KIND[action // CELLS] >= FIRST_DEAD else 0
        return LAY + (sure * STAGES + stage) * GAINS + gain_class(gain, max(count, 1), dead)
    if action < FIRST_USE:
        sign = 0 if gain > 0 else 1 if gain == 0 else 2
        return FALL + (2 * broken + sure) * 3 + sign
    return PASS + STAGES if broken == 1 else PASS + stage


@kernel
def gain_class(gain: int, count: int, dead: int) -> int:
    """How far a tunnel brings the mine on: from a card on each way to a card back."""
    if gain >= count:
        return 0
    if 3 * gain >= count:
        return 1
    if gain > 0:
        return 2
    if gain == 0:
        return 3 + dead
    return 5 if -gain < count else 6
