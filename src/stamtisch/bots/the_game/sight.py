"""What the instinct sees of a position: which of its many inputs are on, and that of one hand only.

The inputs are told so that positions which are alike look alike: upside down (101 less every number) where
the other direction has lost more, and in each direction the better pile first.
"""

from stamtisch._jit import kernel
from stamtisch.bots.the_game.counting import between, has, skipped
from stamtisch.engine.layout import Row
from stamtisch.games.the_game.cards import ALL_IN_HALF, CARDS, DOWN1, FIRST_CARD, HALF, JUMP, LAST_CARD, PILES
from stamtisch.games.the_game.state import TheGameRecord

NEXT = 20
"""so many of the unlaid cards that a pile comes to are looked at"""
REACH = 20
"""so far on either side of a top every number is looked at"""
NUMBERS = LAST_CARD + 2
WINDOW = 2 * REACH + 1
TAKES = 0
TOP = TAKES + CARDS + 1
OWN_NEXT = TOP + NUMBERS
PARTNER_OWN = OWN_NEXT + NEXT
PARTNER_UNSEEN = PARTNER_OWN + NEXT
JUMP_UNSEEN = PARTNER_UNSEEN + NEXT
JUMP_OWN = JUMP_UNSEEN + JUMP + 1
OWN_NEAR = JUMP_OWN + JUMP + 1
UNSEEN_NEAR = OWN_NEAR + WINDOW
PILE_INPUTS = UNSEEN_NEAR + WINDOW
"""Of each pile: how many unlaid cards it takes; its top; which of the next ones are own, which have an unlaid
partner ten back; what the jump on its top wins back; the unlaid numbers around its top."""
OWN_CARD = PILES * PILE_INPUTS
UNSEEN_CARD = OWN_CARD + CARDS
MOST_DRAWN, MOST_HELD, MOST_DEAD, MOST_DEAD_OWN = 91, 9, 23, 7
TO_DRAW = UNSEEN_CARD + CARDS
IN_HAND = TO_DRAW + MOST_DRAWN + 1
DEAD = IN_HAND + MOST_HELD + 1
DEAD_OWN = DEAD + MOST_DEAD + 1
INPUTS = DEAD_OWN + MOST_DEAD_OWN + 1
"""Of all together: the unlaid cards, own or not; how many there are to draw and in hand; how many fit
nowhere any more, and how many of those are own. No number counts as more than its most."""
MOST_SPOTS = 400
"""never are so many inputs on"""


@kernel
def see_cards(s: TheGameRecord, seat: int, spots: Row) -> int:
    """Write the numbers of the inputs that are on; how many."""
    u0 = ALL_IN_HALF & ~s.laid_cards[0]
    u1 = ALL_IN_HALF & ~s.laid_cards[1]
    h0 = s.hand[seat, 0]
    h1 = s.hand[seat, 1]
    low = min(s.top[0], s.top[1])
    high = max(s.top[0], s.top[1])
    ceiling = max(s.top[2], s.top[3])
    floor = min(s.top[2], s.top[3])
    lost_up = between(u0, u1, 1, low)
    lost_down = between(u0, u1, ceiling, NUMBERS - 1)
    if lost_down > lost_up or (
        lost_down == lost_up and between(u0, u1, floor, NUMBERS - 1) > between(u0, u1, 1, high)
    ):
        u0, u1 = turned(u1), turned(u0)
        h0, h1 = turned(h1), turned(h0)
        low, ceiling = NUMBERS - ceiling, NUMBERS - low
        high, floor = NUMBERS - floor, NUMBERS - high
    count = see_pile(low, 0, u0, u1, h0, h1, spots, 0)
    count = see_pile(high, 1, u0, u1, h0, h1, spots, count)
    count = see_pile(ceiling, 2, u0, u1, h0, h1, spots, count)
    count = see_pile(floor, 3, u0, u1, h0, h1, spots, count)
    spots[count] = TO_DRAW + min(s.draw_end - s.draw_at, MOST_DRAWN)
    return see_rest(low, ceiling, u0, u1, h0, h1, spots, count + 1)


@kernel
def turned(half: int) -> int:
    """The bits of half of the cards in the opposite order."""
    other = 0
    for bit in range(HALF):
        other |= ((half >> bit) & 1) << (HALF - 1 - bit)
    return other


@kernel
def see_pile(top: int, place: int, u0: int, u1: int, h0: int, h1: int, spots: Row, count: int) -> int:
    """What there is for a pile; how many inputs are on by now."""
    at = place * PILE_INPUTS
    step = 1 if place < DOWN1 else -1
    takes = between(u0, u1, top, NUMBERS - 1) if place < DOWN1 else between(u0, u1, 1, top)
    spots[count] = at + TAKES + takes
    spots[count + 1] = at + TOP + top
    count += 2
    card = top + step
    which = 0
    while FIRST_CARD <= card <= LAST_CARD and which < NEXT:
        if has(u0, u1, card) == 1:
            if has(h0, h1, card) == 1:
                spots[count] = at + OWN_NEXT + which
                count += 1
            partner = card - step * JUMP
            if has(u0, u1, partner) == 1:
                own = has(h0, h1, partner)
                spots[count] = at + (PARTNER_OWN if own == 1 else PARTNER_UNSEEN) + which
                count += 1
            which += 1
        card += step
    back = top - step * JUMP
    if has(u0, u1, back) == 1:
        won = min(skipped(u0, u1, top, back) + 1, JUMP)
        spots[count] = at + (JUMP_OWN if has(h0, h1, back) == 1 else JUMP_UNSEEN) + won
        count += 1
    for way in range(WINDOW):
        card = top + step * (way - REACH)
        if has(u0, u1, card) == 1:
            spots[count] = at + (OWN_NEAR if has(h0, h1, card) == 1 else UNSEEN_NEAR) + way
            count += 1
    return count


@kernel
def see_rest(low: int, ceiling: int, u0: int, u1: int, h0: int, h1: int, spots: Row, count: int) -> int:
    """The cards, and those that no pile takes any more but by a jump; how many inputs are on in the end."""
    held = 0
    for card in range(FIRST_CARD, LAST_CARD + 1):
        if has(u0, u1, card) == 1:
            own = has(h0, h1, card)
            held += own
            spots[count] = (OWN_CARD if own == 1 else UNSEEN_CARD) + card - FIRST_CARD
            count += 1
    dead = 0
    own = 0
    if low > ceiling:
        dead = between(u0, u1, ceiling - 1, low + 1)
        own = between(h0, h1, ceiling - 1, low + 1)
    spots[count] = IN_HAND + min(held, MOST_HELD)
    spots[count + 1] = DEAD + min(dead, MOST_DEAD)
    spots[count + 2] = DEAD_OWN + min(own, MOST_DEAD_OWN)
    return count + 3
