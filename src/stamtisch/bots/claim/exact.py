"""The exact solution of phase 2 of Claim for two players, once both hands are known.

Alpha-beta over win, share and loss with a transposition table, by the rules' own kernels. It needs no
recursion and can be stopped and gone on with at any time: all it knows is in its arrays.
"""

import time
from typing import Any

import numpy as np

from stamtisch._jit import INTERPRETED, kernel, lowest_bit, state_at
from stamtisch.bots.claim.counts import OPEN, can_tie, is_alike, position_key, proven_value
from stamtisch.engine.game import Game
from stamtisch.engine.kernels import REDEAL_BLOCK
from stamtisch.engine.snapshot import Observation
from stamtisch.games.claim.cards import DOPPELGANGER, DWARF, KINDS, WORD
from stamtisch.games.claim.redeal import redeal
from stamtisch.games.claim.rules import apply_action, legal_actions
from stamtisch.games.claim.state import ClaimRecord
from stamtisch.games.claim.tables import FACTION_OF, VALUE_OF
from stamtisch.games.claim.trick import OF_THE_LED, rank

COUNT, NEXT, ALPHA, BETA, FROM, TO, BEST, MOVE, KEY, FIELDS = range(10)
"""a frame: moves, the next of them, the window now and as it was, the best value, its move, the key"""
DEPTH, VALUE, EXACT, DONE, NODES, CONTROLS = range(6)
"""what `control` holds"""
PLIES = 28
MOST_MOVES = 16
TABLE_KEY, TABLE_DATA = 0, 1
SLICE = 50 if INTERPRETED else 4000


@kernel
def enter(states: Any, table: Any, moves: Any, frames: Any, control: Any, depth: int) -> int:
    """Open the position at this depth; its value if that is known already, else `OPEN`."""
    s = state_at(states, depth)
    control[NODES] += 1
    value = proven_value(s)
    if value != OPEN:
        return value
    hint = -1
    frames[depth, KEY] = 0
    frames[depth, FROM] = frames[depth, ALPHA]
    frames[depth, TO] = frames[depth, BETA]
    if s.played == 0:
        key = position_key(s, control[EXACT])
        frames[depth, KEY] = key
        place = key & (len(table) - 1)
        place ^= 0 if table[place, TABLE_KEY] == key else 1
        if table[place, TABLE_KEY] == key:
            data = table[place, TABLE_DATA]
            hint = (data >> 4) - 1
            low, high = (data & 3) - 1, ((data >> 2) & 3) - 1
            if depth > 0 and (low == high or low >= frames[depth, BETA]):
                return int(low)
            if depth > 0 and high <= frames[depth, ALPHA]:
                return int(high)
    frames[depth, COUNT] = list_moves(s, moves[depth], hint, control[EXACT])
    frames[depth, NEXT] = 0
    frames[depth, BEST] = -2 if s.turn == 0 else 2
    frames[depth, MOVE] = -1
    return OPEN


@kernel
def list_moves(s: ClaimRecord, moves: Any, hint: int, exact: int) -> int:
    """Fill the moves worth trying, the most promising first; how many."""
    count = legal_actions(s, s.turn, moves)
    kept = 0
    for i in range(count):
        kind = moves[i]
        twin = 0
        if exact == 0 and kept > 0:
            for j in range(kept):
                twin |= is_alike(s, moves[j], kind) if moves[j] < kind else 0
        if twin == 0:
            moves[kept] = kind
            kept += 1
    for i in range(1, kept):
        kind = moves[i]
        rated = 1000 if kind == hint else promise(s, kind)
        j = i - 1
        while j >= 0 and (moves[j] != hint and promise(s, moves[j]) < rated):
            moves[j + 1] = moves[j]
            j -= 1
        moves[j + 1] = kind
    return kept


@kernel
def promise(s: ClaimRecord, kind: int) -> int:
    """How early to try a card: win cheaply, lose Dwarves, lead what cannot be beaten."""
    value = VALUE_OF[kind]
    faction = FACTION_OF[kind]
    if s.played == 0:
        strong = is_safe_lead(s, kind)
        return (60 + value if strong == 1 else value) if faction != DWARF else 30 - value
    strength = rank(s, kind) * 16 + value
    wins = 1 if strength > OF_THE_LED * 16 + VALUE_OF[s.trick[0]] else 0
    dwarves = (1 if faction == DWARF else 0) + (1 if s.led == DWARF else 0)
    stake = 2 - 2 * dwarves
    return (50 + 20 * stake - value) if wins == 1 else 40 - value


@kernel
def is_safe_lead(s: ClaimRecord, kind: int) -> int:
    """Whether the other hand has no higher card of the faction, nor a higher Doppelganger."""
    other = 1 - s.turn
    for word in range(2):
        cards = s.hand[other, word] & (s.suit[FACTION_OF[kind], word] | s.suit[DOPPELGANGER, word])
        while cards != 0:
            if VALUE_OF[s.kind_at[WORD * word + lowest_bit(cards)]] > VALUE_OF[kind]:
                return 0
            cards &= cards - 1
    return 1


@kernel
def improve(states: Any, moves: Any, frames: Any, depth: int, value: int) -> None:
    """A move's value is known: it may be the best so far, and narrow the window."""
    move = moves[depth, frames[depth, NEXT] - 1]
    if state_at(states, depth).turn == 0:
        if value > frames[depth, BEST]:
            frames[depth, BEST] = value
            frames[depth, MOVE] = move
            frames[depth, ALPHA] = max(frames[depth, ALPHA], value)
    elif value < frames[depth, BEST]:
        frames[depth, BEST] = value
        frames[depth, MOVE] = move
        frames[depth, BETA] = min(frames[depth, BETA], value)


@kernel
def remember(table: Any, frames: Any, depth: int) -> None:
    """Write what is known of the position into the table."""
    key = frames[depth, KEY]
    if key == 0:
        return
    best = frames[depth, BEST]
    low = -1 if best <= frames[depth, FROM] else best
    high = 1 if best >= frames[depth, TO] else best
    place = key & (len(table) - 1)
    if table[place, TABLE_KEY] != 0 and table[place, TABLE_KEY] != key:
        place ^= 1
    table[place, TABLE_KEY] = key
    table[place, TABLE_DATA] = (low + 1) | ((high + 1) << 2) | ((frames[depth, MOVE] + 1) << 4)


@kernel
def advance(states: Any, table: Any, moves: Any, frames: Any, control: Any, most: int) -> None:
    """Go on with the search for so many steps, or until it is done."""
    depth = control[DEPTH]
    for _ in range(most):
        if frames[depth, NEXT] < frames[depth, COUNT] and frames[depth, ALPHA] < frames[depth, BETA]:
            states[depth + 1] = states[depth]
            s = state_at(states, depth + 1)
            frames[depth, NEXT] += 1
            apply_action(s, s.turn, moves[depth, frames[depth, NEXT] - 1])
            frames[depth + 1, ALPHA] = frames[depth, ALPHA]
            frames[depth + 1, BETA] = frames[depth, BETA]
            value = enter(states, table, moves, frames, control, depth + 1)
            if value == OPEN:
                depth += 1
            else:
                improve(states, moves, frames, depth, value)
        else:
            remember(table, frames, depth)
            if depth == 0:
                control[DONE] = 1
                break
            depth -= 1
            improve(states, moves, frames, depth, frames[depth + 1, BEST])
    control[DEPTH] = depth


@kernel
def begin(states: Any, table: Any, moves: Any, frames: Any, control: Any) -> None:
    """Open the position in state 0."""
    control[:] = 0
    control[EXACT] = can_tie(state_at(states, 0))
    frames[0, ALPHA] = -1
    frames[0, BETA] = 1
    control[VALUE] = enter(states, table, moves, frames, control, 0)


@kernel
def reveal(states: Any) -> None:
    """The one world that fits a view in which all cards are known (any seed will do)."""
    s = state_at(states, 0)
    s.blocks = REDEAL_BLOCK
    redeal(s)
    s.viewer = 0


class Solver:
    """Solves positions of one table; what it has found is kept for the next."""

    def __init__(self, game: Game, places: int = 1 << 20) -> None:
        self.game = game
        self.table = np.zeros((places, 2), np.int64)
        self.states = np.zeros(PLIES, game.spec.record.dtype)
        self.moves = np.zeros((PLIES, MOST_MOVES), np.int64)
        self.frames = np.zeros((PLIES, FIELDS), np.int64)
        self.control = np.zeros(CONTROLS, np.int64)

    @property
    def nodes(self) -> int:
        """Positions looked at in the last search."""
        return int(self.control[NODES])

    def solve(
        self, observation: Observation, seconds: float | None = None, nodes: int | None = None
    ) -> tuple[int, int] | None:
        """The value for the seat that sees (1, 0, -1) and a best action; None if the budget was too small.

        The position must be one in which the seat knows all cards (`is_known`); it must be to act.
        """
        ends = time.perf_counter() + (seconds if seconds is not None else 1e9)
        self.states[:1] = observation.view.states
        reveal(self.states)
        arrays = (self.states, self.table, self.moves, self.frames, self.control)
        begin(*arrays)
        while self.control[VALUE] == OPEN and not self.control[DONE]:
            if time.perf_counter() > ends or (nodes is not None and self.nodes >= nodes):
                return None
            advance(*arrays, SLICE)
        return self._read(observation)

    def _read(self, observation: Observation) -> tuple[int, int]:
        value, action = int(self.frames[0, BEST]), int(self.frames[0, MOVE])
        if self.control[VALUE] != OPEN:
            value, action = int(self.control[VALUE]), -1
        if not 0 <= action < KINDS:
            action = observation.legal_actions(observation.seat)[0]
        return (value if observation.seat == 0 else -value), action


def is_known(observation: Observation) -> bool:
    """Whether the seat knows both hands: phase 2 of two players (its own followers are in its hand)."""
    view = observation.view
    return bool(view.players == 2 and view.phase == 2)
