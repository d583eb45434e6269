"""Sets of cards: put in, take out, count. A zone is a grid of masks, a row one set (`state.py`)."""

from stamtisch._jit import kernel, lowest_bit, popcount
from stamtisch.engine.layout import Grid
from stamtisch.games.claim.cards import WORD
from stamtisch.games.claim.state import ClaimRecord
from stamtisch.games.claim.tables import COPIES


@kernel
def put(s: ClaimRecord, zone: Grid, row: int, kind: int) -> None:
    """Add a card to a set (R4)."""
    bit = s.bit_of[kind]
    word = 1 if bit >= WORD else 0
    low = 1 << (bit - WORD * word)
    group = (low << COPIES[kind]) - low
    old = zone[row, word]
    zone[row, word] = old | ((((old & group) << 1) | low) & group)


@kernel
def take_out(s: ClaimRecord, zone: Grid, row: int, kind: int) -> None:
    """Remove a card from a set that holds it (R4)."""
    bit = s.bit_of[kind]
    word = 1 if bit >= WORD else 0
    low = 1 << (bit - WORD * word)
    group = (low << COPIES[kind]) - low
    old = zone[row, word]
    zone[row, word] = (old & ~group) | (((old & group) >> 1) & group)


@kernel
def holds(s: ClaimRecord, zone: Grid, row: int, kind: int) -> int:
    """Whether a set holds a card of the kind (R4)."""
    bit = s.bit_of[kind]
    word = 1 if bit >= WORD else 0
    return (zone[row, word] >> (bit - WORD * word)) & 1


@kernel
def copies_in(s: ClaimRecord, zone: Grid, row: int, kind: int) -> int:
    """How many cards of the kind a set holds (R4)."""
    bit = s.bit_of[kind]
    word = 1 if bit >= WORD else 0
    low = 1 << (bit - WORD * word)
    return popcount(zone[row, word] & ((low << COPIES[kind]) - low))


@kernel
def size(zone: Grid, row: int) -> int:
    """How many cards a set holds (R4)."""
    return popcount(zone[row, 0]) + popcount(zone[row, 1])


@kernel
def put_all(s: ClaimRecord, zone: Grid, row: int, other: Grid, other_row: int) -> None:
    """Add all cards of another set (R4)."""
    for word in range(2):
        cards = other[other_row, word]
        while cards != 0:
            put(s, zone, row, s.kind_at[WORD * word + lowest_bit(cards)])
            cards &= cards - 1
