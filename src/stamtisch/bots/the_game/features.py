"""What the expert sees in a position at the end of a turn: a few amounts, each with a tuned weight.

The *loss* of a pile is how many unlaid cards it no longer takes, a jump apart; of two piles in a
direction the *better* one has lost less. `u0`, `u1` are the unlaid cards, `h0`, `h1` the own hand.
`desk` is scratch paper: see the constants below.
"""

from stamtisch._jit import kernel, popcount
from stamtisch.bots.the_game.counting import between, has, nearest, skipped, ten_back
from stamtisch.engine.layout import Row
from stamtisch.games.the_game.actions import BACK, HINTS
from stamtisch.games.the_game.cards import ALL_IN_HALF, CARDS, DOWN1, HALF, JUMP, LAST_CARD, PILES
from stamtisch.games.the_game.state import TheGameRecord

AVOID, GOOD = HINTS.index("avoid"), HINTS.index("good")

(
    BETTER,
    WORSE,
    WORST,
    CROSSED,
    DEAD_OWN,
    DEAD_UNSEEN,
    JUMP_OWN,
    JUMP_OWN_WORSE,
    JUMP_UNSEEN,
    JUMP_UNSEEN_WORSE,
    FIRST_COST,
    SECOND_COST,
    PAIR_OWN,
    PAIR_UNSEEN,
    UNLAID,
    AVOIDED,
    WANTED,
    WORSE_SPREAD,
    ALIVE,
    ALIVE_OWN,
    BLOCKED,
    OWN_COSTS,
) = range(22)
"""The better piles' losses; the worse ones'; the greater of the better losses; the better losses
multiplied; own and unseen cards that fit nowhere; what jumps win back, by who has the card and for which
pile; the cost of the next two own cards; coming cards with a partner ten back; the unlaid cards; what
hinted piles lost in this turn."""
FEATURES = 22
START, LOSS, NEAR, COST, AMOUNT = 0, 4, 8, 12, 16
WEIGHT = AMOUNT + FEATURES
DESK = WEIGHT + FEATURES
"""on the desk: for each pile the top before the turn, the loss, the nearest card of the own hand (0:
none) and how many unlaid cards lie before it; then the amounts, and the weights for this moment"""
DEAREST = 15
"""no cost counts as more"""
LONGEST = 2 * CARDS


@kernel
def weigh(s: TheGameRecord, seat: int, desk: Row) -> int:
    """What the position is worth to the seat at the end of its turn, by the weights on the desk."""
    look_at(s, seat, desk)
    total = 0
    for i in range(FEATURES):
        total += desk[AMOUNT + i] * desk[WEIGHT + i]
    return total


@kernel
def look_at(s: TheGameRecord, seat: int, desk: Row) -> None:
    """Write the amounts on the desk."""
    u0 = ALL_IN_HALF & ~s.laid_cards[0]
    u1 = ALL_IN_HALF & ~s.laid_cards[1]
    h0 = s.hand[seat, 0]
    h1 = s.hand[seat, 1]
    for i in range(AMOUNT, AMOUNT + FEATURES):
        desk[i] = 0
    count = popcount(u0) + popcount(u1)
    desk[AMOUNT + UNLAID] = count
    count_losses(s, u0, u1, desk)
    see_losses(s, h0, h1, count, desk)
    for pile in range(PILES):
        see_pile(s, pile, rank_of(pile, desk), h0, h1, u0, u1, desk)
    see_costs(h0, h1, u0, u1, desk)
    desk[AMOUNT + OWN_COSTS] = own_costs(s, h0, h1, u0, u1)
    desk[AMOUNT + ALIVE] = pairs(s, u0, u1)
    desk[AMOUNT + ALIVE_OWN] = pairs(s, h0, h1)
    see_hints(s, seat, u0, u1, desk)


@kernel
def count_losses(s: TheGameRecord, u0: int, u1: int, desk: Row) -> None:
    """Count what each pile has lost."""
    for pile in range(PILES):
        if pile < DOWN1:
            desk[LOSS + pile] = between(u0, u1, 0, s.top[pile] + 1)
        else:
            desk[LOSS + pile] = between(u0, u1, s.top[pile] - 1, LAST_CARD + 1)


@kernel
def rank_of(pile: int, desk: Row) -> int:
    """0 for the better pile of a direction, 1 for the worse."""
    loss = desk[LOSS + pile]
    other = desk[LOSS + (pile ^ 1)]
    return 1 if loss > other or (loss == other and pile & 1 == 1) else 0


@kernel
def see_losses(s: TheGameRecord, h0: int, h1: int, count: int, desk: Row) -> None:
    """What the piles have lost, and the cards that no pile takes any more but by a jump."""
    up_better = min(desk[LOSS], desk[LOSS + 1])
    up_worse = max(desk[LOSS], desk[LOSS + 1])
    down_better = min(desk[LOSS + 2], desk[LOSS + 3])
    down_worse = max(desk[LOSS + 2], desk[LOSS + 3])
    desk[AMOUNT + BETTER] = up_better + down_better
    desk[AMOUNT + WORSE] = up_worse + down_worse
    desk[AMOUNT + WORST] = max(up_better, down_better)
    desk[AMOUNT + WORSE_SPREAD] = max(up_worse, down_worse)
    desk[AMOUNT + CROSSED] = 10 * up_better * down_better // max(count, 1)
    dead = up_better + down_better - count
    if dead > 0:
        own = between(h0, h1, max(s.top[2], s.top[3]) - 1, min(s.top[0], s.top[1]) + 1)
        desk[AMOUNT + DEAD_OWN] = own
        desk[AMOUNT + DEAD_UNSEEN] = dead - own


@kernel
def see_pile(s: TheGameRecord, pile: int, rank: int, h0: int, h1: int, u0: int, u1: int, desk: Row) -> None:
    """A pile's jump, the pairs that are coming, and the nearest own card."""
    top = s.top[pile]
    card = ten_back(pile, top)
    own = has(h0, h1, card)
    if has(u0, u1, card) == 1:
        gain = skipped(u0, u1, top, card) + 1
        desk[AMOUNT + (JUMP_OWN if own == 1 else JUMP_UNSEEN) + rank] += gain
    first = nearest(u0, u1, pile, top)
    if first > 0:
        partner = ten_back(pile, first)
        if has(u0, u1, partner) == 1 and (partner < top) == (pile < DOWN1):
            both = has(h0, h1, partner) & has(h0, h1, first)
            desk[AMOUNT + (PAIR_OWN if both == 1 else PAIR_UNSEEN)] += 1
        if has(h0, h1, first) == 1:
            desk[AMOUNT + BLOCKED] += 1
    near = card if own == 1 else nearest(h0, h1, pile, top)
    desk[NEAR + pile] = near
    desk[COST + pile] = LONGEST
    if near > 0:
        desk[COST + pile] = 0 if own == 1 else skipped(u0, u1, top, near)


@kernel
def pairs(s: TheGameRecord, m0: int, m1: int) -> int:
    """How many pairs ten apart of a set could still make a jump, up and down, on the lowest tops."""
    upper0 = m0 & (m0 << JUMP)
    upper1 = m1 & ((m1 << JUMP) | (m0 >> (HALF - JUMP)))
    up = min(s.top[0], s.top[1])
    down = max(s.top[2], s.top[3])
    alive = between(upper0, upper1, up - 1, LAST_CARD + 1)
    return alive + between(upper0, upper1, 0, min(down + JUMP + 1, LAST_CARD + 1))


@kernel
def see_costs(h0: int, h1: int, u0: int, u1: int, desk: Row) -> None:
    """What the next two own cards would cost, each on its best pile."""
    best = 0
    for pile in range(1, PILES):
        if desk[COST + pile] < desk[COST + best]:
            best = pile
    card = desk[NEAR + best]
    second = LONGEST
    if card > 0:
        after = nearest(h0, h1, best, card)
        if after > 0:
            second = skipped(u0, u1, card, after)
        for pile in range(PILES):
            if desk[NEAR + pile] != card:
                second = min(second, desk[COST + pile])
    desk[AMOUNT + FIRST_COST] = min(desk[COST + best], DEAREST)
    desk[AMOUNT + SECOND_COST] = min(second, DEAREST)


@kernel
def own_costs(s: TheGameRecord, h0: int, h1: int, u0: int, u1: int) -> int:
    """What every own card would skip if it were laid next, all together."""
    low = min(s.top[0], s.top[1])
    high = max(s.top[0], s.top[1])
    bottom = min(s.top[2], s.top[3])
    ceiling = max(s.top[2], s.top[3])
    total = 0
    card = nearest(h0, h1, 0, 0)
    while card > 0:
        cost = DEAREST
        if card > low:
            cost = min(cost, between(u0, u1, high if card > high else low, card))
        if card < ceiling:
            cost = min(cost, between(u0, u1, card, bottom if card < bottom else ceiling))
        total += cost
        card = nearest(h0, h1, 0, card)
    return total


@kernel
def see_hints(s: TheGameRecord, seat: int, u0: int, u1: int, desk: Row) -> None:
    """What the turn did to piles that teammates spoke of."""
    for pile in range(PILES):
        before = desk[START + pile]
        if s.top[pile] != before and (s.top[pile] > before) == (pile < DOWN1):
            word = 0
            for other in range(s.players):
                if other != seat and s.hand_count[other] > 0:
                    word = max(word, said_of(s.hint[other, pile]))
            if word > 0:
                gone = min(skipped(u0, u1, s.top[pile], before) + 1, 6)
                desk[AMOUNT + (AVOIDED if word == 1 else WANTED)] += gone


@kernel
def said_of(hint: int) -> int:
    """How much a teammate wants a pile: 2 has something very good, 1 please avoid, 0 says nothing."""
    if hint in (GOOD, BACK):
        return 2
    return 1 if hint == AVOID else 0
