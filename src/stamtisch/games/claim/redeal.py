"""Drawing a full state that fits a view, uniformly over the arrangements of the unseen cards.

A zone is a place whose cards are hidden: a hand, followers from the stock, the stock. Only hands
are bound: a seat that did not follow holds no card of that faction. The zones that are not bound
are one pool. Of the unseen cards, those that some bound hand cannot hold come first, one by one;
`ways[m, c]` counts how many arrangements of the cards from number m on give each bound hand exactly
its open places c (a mixed-radix number). Each card draws its zone with the exact weights

    ways[m, c] = ways[m + 1, c] + sum over hands i that may hold it of ways[m + 1, c - e_i]

(the first term is the pool), so that every arrangement is equally likely; nothing is ever rejected.
The other cards fit everywhere: they are shuffled into the open places, and at last the pool is. The
weights are floats (they pass 2^62), so a chance may be off by a few parts in 10^15.

What other seats have been shown by a Seer decides nothing later and is not drawn.
"""

import numpy as np

from stamtisch._jit import kernel
from stamtisch.engine.layout import Grid, Row
from stamtisch.engine.rng import next_block, shuffle
from stamtisch.games.claim.cards import KINDS, MOST_CARDS, SEATS
from stamtisch.games.claim.observe import sees_stock
from stamtisch.games.claim.state import MIDDLE, SECOND_CHOICE, ClaimRecord
from stamtisch.games.claim.tables import COPIES, FACTION_OF
from stamtisch.games.claim.zones import copies_in, put, put_all, size

POOL = SEATS
"""index of the pool after the seats' hands"""
TWO_TO_53 = 9007199254740992.0


@kernel
def redeal(s: ClaimRecord) -> None:
    """Deal the unseen cards to the hidden zones (R4), none into a hand that cannot hold it (R8, R9, A2)."""
    restore_known(s)
    cards = np.empty(MOST_CARDS, np.int64)
    unseen = collect_unseen(s, cards)
    room = np.zeros(SEATS, np.int64)
    bases = np.ones(SEATS, np.int64)
    strides = np.zeros(SEATS, np.int64)
    states = bind_hands(s, cards, unseen, room, bases, strides)
    pool = np.empty(MOST_CARDS, np.int64)
    pooled = 0
    if states > 1:
        first = put_restricted_first(s, cards, unseen, strides)
        ways = np.zeros((first + 1) * states, np.float64)
        fill_last_ways(ways, first * states, states, unseen - first, bases, strides)
        for m in range(first - 1, -1, -1):
            fill_ways(s, ways, m * states, states, cards[m], bases, strides)
        pooled = draw_restricted(s, ways, first, states, cards, room, strides, pool)
        pooled = fill_bound_hands(s, cards, first, unseen, room, strides, pool, pooled)
    else:
        for i in range(unseen):
            pool[i] = cards[i]
        pooled = unseen
    shuffle(s, pool, pooled, pooled)
    deal_pool(s, pool, room)


@kernel
def restore_known(s: ClaimRecord) -> None:
    """What the viewer knows of other followers and hands lies there for certain (R15, R18, R20)."""
    for seat in range(s.players):
        if s.phase == 2 and seat + 1 != s.viewer:
            restore_into(s, s.hand, seat)
        if s.phase == 1 and (seat + 1 != s.viewer or s.loser_peeks == 0):
            restore_into(s, s.follow, seat)


@kernel
def restore_into(s: ClaimRecord, zone: Grid, seat: int) -> None:
    """Put a seat's known followers into its zone (R15, R18)."""
    put_all(s, zone, seat, s.known, seat)
    if s.viewer <= s.players:
        put_all(s, zone, seat, s.seen, 4 * (s.viewer - 1) + seat)


@kernel
def collect_unseen(s: ClaimRecord, cards: Row) -> int:
    """Write the kinds of all cards that lie nowhere yet, copy by copy; how many (R4)."""
    count = 0
    for kind in range(KINDS):
        if s.bit_of[kind] >= 0:
            for _ in range(COPIES[kind] - placed(s, kind)):
                cards[count] = kind
                count += 1
    return count


@kernel
def placed(s: ClaimRecord, kind: int) -> int:
    """How many cards of the kind lie somewhere the viewer knows (R4)."""
    count = 0
    for seat in range(s.players):
        count += copies_in(s, s.hand, seat, kind) + copies_in(s, s.follow, seat, kind)
    for row in range(MIDDLE + 1):
        count += copies_in(s, s.pile, row, kind)
    for place in range(s.played):
        count += 1 if s.trick[place] == kind else 0
    for index in range(s.open_count):
        count += 1 if s.open[index] == kind else 0
    if sees_stock(s, s.viewer) == 1 and s.stock[s.stock_at] == kind:
        count += 1
    return count


@kernel
def hand_cards_left(s: ClaimRecord, seat: int) -> int:
    """How many cards the hand holds: one less if the seat has played to this trick (R8)."""
    place = seat - s.leader
    if place < 0:
        place += s.players
    return s.left - (1 if place < s.played else 0)


@kernel
def follower_count(s: ClaimRecord, seat: int) -> int:
    """How many followers the seat has: one a trick, and one more where a Seer drew the first (R15, R37)."""
    return s.gained + (1 if s.stage == SECOND_CHOICE and seat == s.winner else 0)


@kernel
def bind_hands(s: ClaimRecord, cards: Row, unseen: int, room: Row, bases: Row, strides: Row) -> int:
    """Count the open places of hands; number the states of those bound by a void (R8, R9, A2)."""
    factions = 0
    for i in range(unseen):
        factions |= 1 << FACTION_OF[cards[i]]
    states = 1
    for seat in range(s.players):
        room[seat] = hand_cards_left(s, seat) - size(s.hand, seat)
        if room[seat] > 0 and s.void[seat] & factions != 0:
            strides[seat] = states
            bases[seat] = room[seat] + 1
            states *= room[seat] + 1
    return states


@kernel
def may_hold(s: ClaimRecord, seat: int, kind: int) -> int:
    """Whether the hand may hold the card (R8, R9, A2)."""
    return 1 - ((s.void[seat] >> FACTION_OF[kind]) & 1)


@kernel
def put_restricted_first(s: ClaimRecord, cards: Row, unseen: int, strides: Row) -> int:
    """Bring the cards that some bound hand cannot hold to the front; how many."""
    count = 0
    for i in range(unseen):
        kind = cards[i]
        refused = 0
        for seat in range(s.players):
            if strides[seat] > 0 and may_hold(s, seat, kind) == 0:
                refused = 1
        if refused == 1:
            cards[i] = cards[count]
            cards[count] = kind
            count += 1
    return count


@kernel
def fill_last_ways(ways: Row, start: int, states: int, free: int, bases: Row, strides: Row) -> None:
    """Ways to fill so many open places from the cards that fit everywhere: one hand after another."""
    for c in range(states):
        left = free
        product = 1.0
        for seat in range(SEATS):
            if strides[seat] > 0:
                for nth in range((c // strides[seat]) % bases[seat]):
                    product = product * left / (nth + 1)
                    left -= 1
        ways[start + c] = product  # type: ignore[assignment]  # float64 here


@kernel
def fill_ways(
    s: ClaimRecord, ways: Row, start: int, states: int, kind: int, bases: Row, strides: Row
) -> None:
    """Ways for a card of the kind and all after it (the equation above)."""
    for c in range(states):
        total = ways[start + states + c]
        for seat in range(s.players):
            stride = strides[seat]
            if stride > 0 and (c // stride) % bases[seat] > 0 and may_hold(s, seat, kind) == 1:
                total += ways[start + states + c - stride]
        ways[start + c] = total


@kernel
def draw_restricted(
    s: ClaimRecord, ways: Row, first: int, states: int, cards: Row, room: Row, strides: Row, pool: Row
) -> int:
    """Draw the zone of each restricted card by its weights; how many went to the pool."""
    pooled = 0
    c = states - 1
    for m in range(first):
        words = next_block(s)
        part = ((words[0] << 21) | (words[1] >> 11)) / TWO_TO_53
        seat = draw_zone(s, ways, m * states + c, states, cards[m], part, room, strides)
        if seat == POOL:
            pool[pooled] = cards[m]
            pooled += 1
        else:
            put(s, s.hand, seat, cards[m])
            room[seat] -= 1
            c -= strides[seat]
    return pooled


@kernel
def draw_zone(
    s: ClaimRecord, ways: Row, here: int, states: int, kind: int, part: float, room: Row, strides: Row
) -> int:
    """The hand that gets the card, or POOL; `part` is uniform from 0 to 1."""
    left = part * ways[here]
    after = here + states
    if left < ways[after]:
        return POOL
    left -= ways[after]
    chosen = POOL
    for seat in range(s.players):
        if strides[seat] > 0 and room[seat] > 0 and may_hold(s, seat, kind) == 1:
            weight = ways[after - strides[seat]]
            if left < weight:
                return seat
            left -= weight
            chosen = seat if weight > 0 else chosen
    return chosen


@kernel
def fill_bound_hands(
    s: ClaimRecord, cards: Row, first: int, unseen: int, room: Row, strides: Row, pool: Row, pooled: int
) -> int:
    """Shuffle the cards that fit everywhere into the bound hands; the rest joins the pool; its size."""
    count = unseen - first
    for i in range(count):
        cards[i] = cards[first + i]
    shuffle(s, cards, count, count)
    at = 0
    for seat in range(s.players):
        if strides[seat] > 0:
            for i in range(at, at + room[seat]):
                put(s, s.hand, seat, cards[i])
            at += room[seat]
            room[seat] = 0
    for i in range(at, count):
        pool[pooled] = cards[i]
        pooled += 1
    return pooled


@kernel
def deal_pool(s: ClaimRecord, pool: Row, room: Row) -> None:
    """Deal the shuffled pool to the other hands, to hidden followers and to the stock (R4, R15, R36)."""
    at = 0
    for seat in range(s.players):
        for _ in range(room[seat]):
            put(s, s.hand, seat, pool[at])
            at += 1
        if s.phase == 1:
            for _ in range(follower_count(s, seat) - size(s.follow, seat)):
                put(s, s.follow, seat, pool[at])
                at += 1
    for i in range(s.stock_at + sees_stock(s, s.viewer), s.stock_end):
        s.stock[i] = pool[at]
        at += 1
