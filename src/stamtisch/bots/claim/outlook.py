"""How phase 2 of Claim for two will end, told from both hands before its first trick by a small network.

It has a layer of units that count only above zero. All weights are whole numbers, so that it says the same
compiled and interpreted. `tools/foresee_claim.py` trains it.
"""

from math import tanh
from typing import Any

from stamtisch._jit import kernel, lowest_bit, table
from stamtisch.engine.layout import Grid, Row
from stamtisch.games.claim.cards import FIRST_KIND, KINDS, UNDEAD, WORD
from stamtisch.games.claim.state import ClaimRecord

UNDEAD_KINDS = 10
MY_PILE, THEIR_PILE = 2 * KINDS, 2 * KINDS + UNDEAD_KINDS
LEAD = THEIR_PILE + UNDEAD_KINDS
INPUTS = LEAD + 1
"""how many cards of each kind the seat has, and the other; Undead on their score piles; whether it leads"""
BEGIN, OUT, BASE = INPUTS, INPUTS + 1, INPUTS + 2
"""rows of a network after those of its inputs: what a unit begins with, what it adds; a base"""
ROWS = INPUTS + 3
UNITS = 32
FIRST_UNDEAD = FIRST_KIND[UNDEAD]
FINE = 1 << 12
"""a unit's amount, and what it adds, are told in such parts"""
STEP = FINE * FINE // 64
STEPS = 6 * 64
"""the network's answer (a logit) in steps, and steps on either side of an even chance"""
UNIT_WIN = 1000
BALANCES = table([round(UNIT_WIN * tanh(step / 128)) for step in range(-STEPS, STEPS + 1)])
"""thousandths of a win from -1000 to 1000, by steps"""


@kernel
def note_inputs(s: ClaimRecord, seat: int, inputs: Any) -> None:
    """Count the seat's and the other's cards, the Undead they have won, and who leads."""
    inputs[:] = 0
    for side in range(2):
        owner = seat if side == 0 else 1 - seat
        for word in range(2):
            cards = s.hand[owner, word]
            while cards != 0:
                inputs[KINDS * side + s.kind_at[WORD * word + lowest_bit(cards)]] += 1
                cards &= cards - 1
            cards = s.pile[owner, word]
            while cards != 0:
                kind = s.kind_at[WORD * word + lowest_bit(cards)]
                inputs[MY_PILE + UNDEAD_KINDS * side + kind - FIRST_UNDEAD] += 1
                cards &= cards - 1
    inputs[LEAD] = 1 if s.leader == seat else 0


@kernel
def add_row(net: Grid, row: int, units: Row) -> None:
    """What a card adds to each unit."""
    for j in range(UNITS):
        units[j] += net[row, j]


@kernel
def foresee(s: ClaimRecord, net: Grid, units: Row) -> int:
    """What phase 2 is worth to seat 0 before its first trick, from -1000 to 1000."""
    for j in range(UNITS):
        units[j] = net[BEGIN, j]
    for seat in range(2):
        for word in range(2):
            cards = s.hand[seat, word]
            while cards != 0:
                add_row(net, KINDS * seat + s.kind_at[WORD * word + lowest_bit(cards)], units)
                cards &= cards - 1
            cards = s.pile[seat, word]
            while cards != 0:
                kind = s.kind_at[WORD * word + lowest_bit(cards)]
                add_row(net, MY_PILE + UNDEAD_KINDS * seat + kind - FIRST_UNDEAD, units)
                cards &= cards - 1
    if s.leader == 0:
        add_row(net, LEAD, units)
    total = net[BASE, 0]
    for j in range(UNITS):
        total += max(units[j], 0) * net[OUT, j]
    step = min(max(total // STEP, -STEPS), STEPS)
    return int(BALANCES[step + STEPS])
