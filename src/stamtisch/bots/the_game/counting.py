"""Cards between numbers: sets of cards as the game keeps them, two masks `m0` and `m1`, counted and sought.

Distances are counted in cards that are not laid yet, not in numbers: a pile that goes up from 30 skips
nothing with the 34 if 31, 32 and 33 lie already.
"""

from stamtisch._jit import kernel, lowest_bit, popcount, table
from stamtisch.games.the_game.cards import DOWN1, FIRST_CARD, HALF, JUMP, LAST_CARD

EDGE = LAST_CARD + 4
BELOW = table(
    [
        sum(1 << bit for bit in range(HALF) if half * HALF + bit + FIRST_CARD < card)
        for half in range(2)
        for card in range(EDGE)
    ]
)
"""by half and number: mask of the cards below the number"""


@kernel
def between(m0: int, m1: int, low: int, high: int) -> int:
    """How many cards of a set lie between two numbers, both left out."""
    first = m0 & BELOW[high] & ~BELOW[low + 1]
    second = m1 & BELOW[EDGE + high] & ~BELOW[EDGE + low + 1]
    return popcount(first) + popcount(second)


@kernel
def skipped(m0: int, m1: int, top: int, card: int) -> int:
    """How many cards of a set lie between a pile's top and a card, on whichever side."""
    return between(m0, m1, min(top, card), max(top, card))


@kernel
def highest_bit(mask: int) -> int:
    """The index of the highest set bit; the mask must not be 0."""
    mask |= mask >> 1
    mask |= mask >> 2
    mask |= mask >> 4
    mask |= mask >> 8
    mask |= mask >> 16
    mask |= mask >> 32
    return popcount(mask) - 1


@kernel
def nearest(m0: int, m1: int, pile: int, top: int) -> int:
    """The first card of a set that a pile would come to; 0 if it has passed them all."""
    if pile < DOWN1:
        first = m0 & ~BELOW[top + 1]
        if first != 0:
            return lowest_bit(first) + FIRST_CARD
        second = m1 & ~BELOW[EDGE + top + 1]
        return lowest_bit(second) + HALF + FIRST_CARD if second != 0 else 0
    second = m1 & BELOW[EDGE + top]
    if second != 0:
        return highest_bit(second) + HALF + FIRST_CARD
    first = m0 & BELOW[top]
    return highest_bit(first) + FIRST_CARD if first != 0 else 0


@kernel
def has(m0: int, m1: int, card: int) -> int:
    """1 if the set holds the number; any number may be asked for."""
    if card < FIRST_CARD or card > LAST_CARD:
        return 0
    bit = card - FIRST_CARD
    return (m0 >> bit) & 1 if bit < HALF else (m1 >> (bit - HALF)) & 1


@kernel
def ten_back(pile: int, top: int) -> int:
    """The number that jumps back on a top (R8), be it a card or not."""
    return top - JUMP if pile < DOWN1 else top + JUMP
