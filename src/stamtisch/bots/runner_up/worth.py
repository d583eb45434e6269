"""What the end of a stage is worth to each player: the chance to be second when the game is over.

The stages still to come are drawn from those that our bots played against each other: how many scored, how
much, and whether the virtual player did (`weights/runner-up.json`). Which seats, chance decides. So leading
by much is worth little, and being just behind a great deal. After the last stage the rules decide.
"""

from stamtisch._jit import kernel, lowest_bit, popcount
from stamtisch.bots.runner_up.desk import Desk, Notes, draw
from stamtisch.engine.layout import Row
from stamtisch.games.runner_up.actions import TARGETS
from stamtisch.games.runner_up.cards import BACK_END, FRONT_END, ROUNDS, STAGES
from stamtisch.games.runner_up.scoring import winners
from stamtisch.games.runner_up.state import RunnerUpRecord

FIELDS = FRONT_END - BACK_END + 1
KEYS = FIELDS << TARGETS
NOBODY_SCORES = -BACK_END
"""the key of a stage in which nobody scores"""
WIN = 1 << 20
TWO_PAWNS = FIELDS
ALL_FIELDS = (1 << FIELDS) - 1
UNKNOWN = -1
WITH_VIRTUAL = 64
MANY = 8
LABEL = 256
"""a stage that was played: how many seats scored, WITH_VIRTUAL if the virtual player did, LABEL for each step
of the field from the back end"""


@kernel
def look_ahead(view: RunnerUpRecord, d: Desk, n: Notes, stages: Row, futures: int) -> None:
    """Draw the later stages, and forget what ends of this one are worth."""
    n.scored = view.scored
    left = STAGES - view.stage
    n.futures = futures if left > 0 else 1
    for player in range(view.pawns):
        n.total[player] = view.total[player]
    for future in range(n.futures):
        n.later_scored[future] = 0
        for player in range(view.pawns):
            n.later[future, player] = 0
        for _ in range(left):
            draw_stage(d, n, future, stages[draw(d, len(stages))])  # type: ignore[arg-type]  # an array
    for key in range(KEYS):
        n.worth[key, 0] = UNKNOWN


@kernel
def draw_stage(d: Desk, n: Notes, future: int, stage: int) -> None:
    """Add a stage: it says how many score and how much, chance which of the seats."""
    field = stage // LABEL + BACK_END
    if stage & WITH_VIRTUAL != 0:
        score(n, future, d.players, field)
    count = stage & (MANY - 1)
    seats = 0
    while popcount(seats) < count:
        seats |= 1 << draw(d, d.players)
    while seats != 0:
        score(n, future, lowest_bit(seats), field)
        seats &= seats - 1


@kernel
def score(n: Notes, future: int, player: int, field: int) -> None:
    """Give a player points in a future."""
    n.later[future, player] += field
    n.later_scored[future] |= 1 << player


@kernel
def field_bit(field: int) -> int:
    """A field, or the end beyond which it lies, as a bit; the front end is the lowest."""
    return 1 << (FRONT_END - max(BACK_END, min(FRONT_END, field)))


@kernel
def note_bits(d: Desk, n: Notes, pos: Row) -> int:
    """Fill `bit` for pawns that stand there; all bits, and above TWO_PAWNS those of two pawns or more."""
    occupied, shared = 0, 0
    for pawn in range(d.pawns):
        bit = field_bit(pos[pawn])
        n.bit[pawn] = bit
        shared |= occupied & bit
        occupied |= bit
    return shared << TWO_PAWNS | occupied


@kernel
def key_of_bits(d: Desk, n: Notes, occupied: int) -> int:
    """How a stage ends that ends so: a number for who scores, and how much."""
    behind = occupied & (occupied - 1)
    if behind == 0:
        return NOBODY_SCORES
    at = lowest_bit(behind)
    scorers = 0
    for pawn in range(d.pawns):
        scorers |= ((n.bit[pawn] >> at) & 1) << pawn
    return scorers * FIELDS + FRONT_END - at - BACK_END


@kernel
def end_key(d: Desk, n: Notes, pos: Row) -> int:
    """How the stage ends with the pawns there."""
    return key_of_bits(d, n, note_bits(d, n, pos) & ALL_FIELDS)


@kernel
def add_worths(d: Desk, n: Notes, s: RunnerUpRecord, seat: int, place: int, steps: int) -> None:
    """Add to a row of `gain`, for each pawn: what it brings if all ends as in `fin` but for steps of it.

    Nearly all time is spent here.
    """
    found = note_bits(d, n, n.fin)
    occupied, shared = found & ALL_FIELDS, found >> TWO_PAWNS
    for pawn in range(d.pawns):
        before, after = n.bit[pawn], field_bit(n.fin[pawn] + steps)
        left = occupied if shared & before != 0 else occupied - before
        n.bit[pawn] = after
        n.gain[place, pawn] += worth(d, n, s, key_of_bits(d, n, left | after), seat)
        n.bit[pawn] = before


@kernel
def worth(d: Desk, n: Notes, s: RunnerUpRecord, key: int, seat: int) -> int:
    """What an end of the stage is worth to a seat, of WIN."""
    if n.worth[key, 0] == UNKNOWN:
        find_worth(d, n, s, key)
    return n.worth[key, seat]


@kernel
def find_worth(d: Desk, n: Notes, s: RunnerUpRecord, key: int) -> None:
    """Count who wins in all futures; `s` is room to ask the rules in."""
    scorers = key // FIELDS
    field = key - scorers * FIELDS + BACK_END
    for player in range(d.pawns):
        n.worth[key, player] = 0
    s.round = ROUNDS + 1
    for future in range(n.futures):
        s.scored = n.scored | scorers | n.later_scored[future]
        for player in range(d.pawns):
            s.total[player] = n.total[player] + n.later[future, player] + field * ((scorers >> player) & 1)
        share_win(n, key, winners(s))
    for player in range(d.pawns):
        n.worth[key, player] //= n.futures


@kernel
def share_win(n: Notes, key: int, won: int) -> None:
    """A win is shared among the winners."""
    if won == 0:
        return
    part = WIN // popcount(won)
    while won != 0:
        n.worth[key, lowest_bit(won)] += part
        won &= won - 1
