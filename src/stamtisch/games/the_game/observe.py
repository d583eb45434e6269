"""What a seat may know of The Game: its own hand, all that was laid, all hints (R4, R13, R24)."""

from stamtisch._jit import kernel, lowest_bit
from stamtisch.engine.rng import shuffle
from stamtisch.games.the_game.cards import ALL_IN_HALF, CARDS, FIRST_CARD, HALF
from stamtisch.games.the_game.rules import is_stuck
from stamtisch.games.the_game.state import LOST, TheGameRecord


@kernel
def observe(s: TheGameRecord, viewer: int) -> None:
    """Hide the other hands (R4) and the draw pile (R3)."""
    for i in range(CARDS):
        s.draw[i] = 0
    s.draw_end -= s.draw_at
    s.draw_at = 0
    s.viewer = viewer
    hide_hands(s)


@kernel
def hide_hands(s: TheGameRecord) -> None:
    """Only the viewer's own hand stays (R4)."""
    for seat in range(s.players):
        if seat + 1 != s.viewer:
            s.hand[seat, 0] = 0
            s.hand[seat, 1] = 0


@kernel
def redeal(s: TheGameRecord) -> None:
    """Deal the unseen cards at random to the hidden hands and the draw pile.

    Everybody knows that the player whose turn it is has a card that fits if one is owed, or has none if
    that lost the game (R20): worlds in which it is otherwise are dealt again.
    """
    draw_size = s.draw_end - s.draw_at
    while True:
        deal_unseen(s, draw_size)
        if s.laid >= s.minimum or is_stuck(s) == (1 if s.outcome == LOST else 0):
            return


@kernel
def deal_unseen(s: TheGameRecord, draw_size: int) -> None:
    """The unseen cards go to the hands that the viewer does not see, the rest is the draw pile (R3)."""
    hide_hands(s)
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
