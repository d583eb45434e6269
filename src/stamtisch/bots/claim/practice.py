"""Games of Claim for two, played through phase 1, then solved: what `outlook.py` learns from.

Nothing here is needed to play. The tool that trains the network, `tools/foresee_claim.py`, stands on it.
"""

from typing import Any

from stamtisch._jit import kernel, state_at
from stamtisch.bots.claim.counts import OPEN
from stamtisch.bots.claim.exact import BEST, DONE, NODES, SLICE, VALUE, advance, begin
from stamtisch.bots.claim.outlook import note_inputs
from stamtisch.engine.kernels import deal, returns
from stamtisch.engine.layout import Grid, Row
from stamtisch.games.claim.policy import playout_action
from stamtisch.games.claim.rules import apply_action, legal_actions
from stamtisch.games.claim.state import ClaimRecord
from stamtisch.search.ismcts import roll_out
from stamtisch.search.playout import next_random

PLAYOUTS = 8
"""for each card, before the rest is solved"""
SOLVED_FROM = 9
"""cards in each hand: from here the solution takes a millisecond"""
MOST_NODES = 200_000
MARK = 0x636C61
"""tells these deals from all others"""


@kernel
def play_phase_1(s: ClaimRecord, rng: int) -> int:
    """Play on by the playout policy until phase 2; the generator's state."""
    while s.phase == 1:
        rng = next_random(rng)
        apply_action(s, s.turn, playout_action(s, s.turn, rng >> 16))
    return rng


@kernel
def best_by_playouts(states: Any, spare: Any, legal: Any, brought: Any, rng: int) -> tuple[int, int]:
    """The card that does best in playouts with open hands, and the generator's state."""
    s = state_at(states, 0)
    seat = int(s.turn)
    count = legal_actions(s, seat, legal)
    best = int(legal[0])
    most = -1e9
    for i in range(count if count > 1 else 0):
        total = 0.0
        for _ in range(PLAYOUTS):
            spare[0] = states[0]
            other = state_at(spare, 0)
            apply_action(other, seat, legal[i])
            rng = roll_out(other, rng)
            returns(other, brought)
            total += brought[seat]
        if total > most:
            most = total
            best = int(legal[i])
    return best, rng


@kernel
def solve_rest(states: Any, table: Grid, moves: Grid, frames: Grid, control: Row) -> int:
    """The value for seat 0, `OPEN` if that takes too long."""
    begin(states, table, moves, frames, control)
    if control[VALUE] != OPEN:
        return int(control[VALUE])
    while control[DONE] == 0:
        if control[NODES] > MOST_NODES:
            return OPEN
        advance(states, table, moves, frames, control, SLICE)
    return int(frames[0, BEST])


@kernel
def judge(
    states: Any,
    spare: Any,
    table: Grid,
    moves: Grid,
    frames: Grid,
    control: Row,
    legal: Any,
    brought: Any,
    rng: int,
) -> tuple[int, int]:
    """What phase 2 in state 0 brings seat 0 between good players, and the generator's state."""
    value = OPEN
    while value == OPEN:
        if state_at(states, 0).left <= SOLVED_FROM:
            spare[1] = states[0]
            value = solve_rest(states, table, moves, frames, control)
            states[0] = spare[1]
        for _ in range(2 if value == OPEN else 0):
            action, rng = best_by_playouts(states, spare, legal, brought, rng)
            s = state_at(states, 0)
            apply_action(s, s.turn, action)
    return value, rng


@kernel
def remember(
    empty: Any,
    states: Any,
    spare: Any,
    table: Grid,
    moves: Grid,
    frames: Grid,
    control: Row,
    legal: Any,
    brought: Any,
    first: int,
    rng: int,
    inputs: Any,
    values: Any,
) -> int:
    """Fill rows of inputs and values, one a deal, beginning with deal `first`; the generator's state."""
    for row in range(len(values)):
        states[0] = empty[0]
        s = state_at(states, 0)
        s.seed[0] = (first + row) & 0xFFFFFFFF
        s.seed[1] = MARK
        deal(s)
        rng = play_phase_1(s, rng)
        note_inputs(s, 0, inputs[row])
        values[row], rng = judge(states, spare, table, moves, frames, control, legal, brought, rng)
    return rng
