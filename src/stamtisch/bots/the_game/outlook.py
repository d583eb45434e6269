"""How a game will end, guessed at the start of a turn with all hands open: a small network.

Games that are played on (`rollouts.py`) need not be played to the end for it. All weights are whole numbers
in floats and their sums stay far below 2**53, so they are exact whatever the order: the same compiled and
interpreted.
"""

from math import exp
from typing import Any

from stamtisch._jit import kernel, table
from stamtisch.bots.the_game.counting import has, nearest, skipped, ten_back
from stamtisch.bots.the_game.features import (
    AMOUNT,
    DEAREST,
    DESK,
    FEATURES,
    GOOD,
    LOSS,
    START,
    look_at,
    rank_of,
)
from stamtisch.bots.the_game.hinting import hint_for
from stamtisch.engine.layout import Row
from stamtisch.games.the_game.actions import NO_HINT
from stamtisch.games.the_game.cards import ALL_IN_HALF, DOWN1, PILES, SEATS
from stamtisch.games.the_game.state import TheGameRecord

TALK, TO_DRAW, IN_HAND, OWED = range(FEATURES, FEATURES + 4)
PILE_FROM = FEATURES + 4
(
    PILE_LOSS,
    WON_OWN,
    WON_UNSEEN,
    FIRST_NEAR,
    SECOND_NEAR,
    THIRD_NEAR,
    COMING_OWN,
    COMING,
    NEXT_AVOIDS,
    NEXT_WANTS,
    LATER_AVOID,
    LATER_WANT,
) = range(12)
"""Of each pile: its loss; what a jump wins back with an own card, or another; how near the next three own
cards are; whether the next unlaid card has a partner ten back, both own or not; what the next seat and how
many later ones would say of it."""
PILE_PARTS = 12
SEAT_FROM = PILE_FROM + PILES * PILE_PARTS
FIRST_CHEAP, SECOND_CHEAP, JUMPS, CARDS_HELD = range(4)
"""Of each other seat in turn order: how cheap its cheapest two cards are, its jumps, its cards."""
SEAT_PARTS = 4
INPUTS = SEAT_FROM + (SEATS - 1) * SEAT_PARTS
SHEET = DESK + INPUTS
"""on the desk, behind what the evaluation has there, the inputs"""
FARTHEST = 16
"""a card so far away is not near"""
UNITS, BASE, LINEAR = 0, 1, 2
"""places in a network: how many units, what is added in the end, the linear weights; then for each unit
what it adds, what it begins with, and for each input what it adds to each unit"""
OUT = LINEAR + INPUTS
STEP, STEPS = 1 << 20, 640
"""the network's answer in steps, and steps on either side of an even chance"""
CURVE = 100.0
CHANCES = table([round(1000 / (1 + exp(-step / CURVE))) for step in range(-STEPS, STEPS + 1)])
"""points by steps"""


@kernel
def foresee(s: TheGameRecord, talk: int, desk: Row, net: Any, units: Any) -> int:
    """The points that a running game is worth at the start of a turn."""
    see_all(s, talk, desk)
    count = int(net[UNITS])
    begin = OUT + count
    for j in range(count):
        units[j] = net[begin + j]
    begin += count
    total = net[BASE]
    for i in range(INPUTS):
        amount = desk[DESK + i]
        if amount != 0:
            total += net[LINEAR + i] * amount
            row = begin + i * count
            for j in range(count):
                units[j] += net[row + j] * amount
    for j in range(count):
        if units[j] > 0:
            total += net[OUT + j] * units[j]
    step = int(total) // STEP
    return CHANCES[max(-STEPS, min(STEPS, step)) + STEPS]


@kernel
def see_all(s: TheGameRecord, talk: int, desk: Row) -> None:
    """Write the inputs on the desk."""
    seat = s.turn
    for pile in range(PILES):
        desk[START + pile] = s.top[pile]
    look_at(s, seat, desk)
    for i in range(FEATURES):
        desk[DESK + i] = desk[AMOUNT + i]
    for i in range(DESK + FEATURES, DESK + INPUTS):
        desk[i] = 0
    desk[DESK + TALK] = talk
    desk[DESK + TO_DRAW] = s.draw_end - s.draw_at
    desk[DESK + IN_HAND] = s.hand_count[seat]
    desk[DESK + OWED] = s.minimum
    u0 = ALL_IN_HALF & ~s.laid_cards[0]
    u1 = ALL_IN_HALF & ~s.laid_cards[1]
    first = first_direction(desk)
    for pile in range(PILES):
        place = rank_of(pile, desk) + (0 if pile // 2 == first else 2)
        see_pile(s, seat, pile, DESK + PILE_FROM + PILE_PARTS * place, u0, u1, desk)
    place = 0
    other = seat + 1 if seat + 1 < s.players else 0
    while other != seat:
        if s.hand_count[other] > 0:
            see_seat(s, other, DESK + SEAT_FROM + SEAT_PARTS * place, u0, u1, desk)
            for pile in range(PILES):
                rank = rank_of(pile, desk) + (0 if pile // 2 == first else 2)
                see_wish(s, other, pile, place, DESK + PILE_FROM + PILE_PARTS * rank, desk)
            place += 1
        other = other + 1 if other + 1 < s.players else 0


@kernel
def first_direction(desk: Row) -> int:
    """The direction that has lost more, up (0) or down (1): its piles are told of first."""
    up = min(desk[LOSS], desk[LOSS + 1])
    down = min(desk[LOSS + 2], desk[LOSS + 3])
    if up != down:
        return 0 if up > down else 1
    return 0 if desk[LOSS] + desk[LOSS + 1] >= desk[LOSS + 2] + desk[LOSS + 3] else 1


@kernel
def see_pile(s: TheGameRecord, seat: int, pile: int, at: int, u0: int, u1: int, desk: Row) -> None:
    """The seat's cards and what else there is for a pile."""
    h0 = s.hand[seat, 0]
    h1 = s.hand[seat, 1]
    top = s.top[pile]
    desk[at + PILE_LOSS] = desk[LOSS + pile]
    card = ten_back(pile, top)
    if has(u0, u1, card) == 1:
        desk[at + (WON_OWN if has(h0, h1, card) == 1 else WON_UNSEEN)] = skipped(u0, u1, top, card) + 1
    first = nearest(u0, u1, pile, top)
    if first > 0:
        partner = ten_back(pile, first)
        if has(u0, u1, partner) == 1 and (partner < top) == (pile < DOWN1):
            both = has(h0, h1, partner) & has(h0, h1, first)
            desk[at + (COMING_OWN if both == 1 else COMING)] = 1
    near = nearest(h0, h1, pile, top)
    which = FIRST_NEAR
    while near > 0 and which <= THIRD_NEAR:
        gap = skipped(u0, u1, top, near)
        if gap >= FARTHEST:
            return
        desk[at + which] = FARTHEST - gap
        near = nearest(h0, h1, pile, near)
        which += 1


@kernel
def see_wish(s: TheGameRecord, other: int, pile: int, place: int, at: int, desk: Row) -> None:
    """What another seat would say of a pile."""
    word = hint_for(s, other, pile)
    if word != NO_HINT:
        if place == 0:
            desk[at + (NEXT_WANTS if word == GOOD else NEXT_AVOIDS)] = 1
        else:
            desk[at + (LATER_WANT if word == GOOD else LATER_AVOID)] += 1


@kernel
def see_seat(s: TheGameRecord, other: int, at: int, u0: int, u1: int, desk: Row) -> None:
    """What another seat's cheapest cards would skip."""
    h0 = s.hand[other, 0]
    h1 = s.hand[other, 1]
    first = DEAREST
    second = DEAREST
    jumps = 0
    for pile in range(PILES):
        top = s.top[pile]
        jumps += has(h0, h1, ten_back(pile, top))
        card = nearest(h0, h1, pile, top)
        which = 0
        while card > 0 and which < 2:
            cost = skipped(u0, u1, top, card)
            if cost < first:
                second = first
                first = cost
            elif cost < second:
                second = cost
            card = nearest(h0, h1, pile, card)
            which += 1
    desk[at + FIRST_CHEAP] = DEAREST - first
    desk[at + SECOND_CHEAP] = DEAREST - second
    desk[at + JUMPS] = jumps
    desk[at + CARDS_HELD] = s.hand_count[other]
