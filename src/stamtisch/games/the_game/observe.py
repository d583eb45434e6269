"""What a seat may know of The Game: its own hand, all that was laid, all hints (R4, R13, R24)."""

from stamtisch._jit import kernel, lowest_bit
from stamtisch.engine.rng import shuffle
from stamtisch.games.the_game.cards import ALL_IN_HALF, CARDS, FIRST_CARD, HALF
from stamtisch.games.the_game.state import TheGameRecord


@kernel
def observe(s: TheGameRecord, viewer: int) -> None:
    """Hide the other hands (R4) and the draw pile (R3)."""
    for i in range(CARDS):
        s.draw[i] = 0
    s.draw_end -= s.draw_at
    s.draw_at = 0
    for seat in range(s.players):
        if seat + 1 != viewer:
            s.hand[seat, 0] = 0
            s.hand[seat, 1] = 0


@kernel
def redeal(s: TheGameRecord) -> None:
    """Deal the unseen cards at random to the hidden hands and the draw pile."""
    draw_size = s.draw_end - s.draw_at
    unseen = collect_unseen(s)
    shuffle(s, s.draw, unseen, unseen)
    at = 0
    for seat in range(s.players):
        if seat + 1 != s.viewer:
            for i in range(at, at + s.hand_count[seat]):
                bit = s.draw[i] - FIRST_CARD
                half = bit // HALF
                s.hand[seat, half] |= 1 << (bit - half * HALF)
            at += s.hand_count[seat]
    s.draw_at = at
    s.draw_end = at + draw_size


@kernel
def collect_unseen(s: TheGameRecord) -> int:
    """Write the cards that the viewer has not seen into `draw`; how many."""
    count = 0
    for half in range(2):
        unseen = ALL_IN_HALF & ~s.laid_cards[half]
        for seat in range(s.players):
            unseen &= ~s.hand[seat, half]
        while unseen != 0:
            s.draw[count] = half * HALF + lowest_bit(unseen) + FIRST_CARD
            unseen &= unseen - 1
            count += 1
    return count
