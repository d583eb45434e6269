"""Hints: what a seat says of each pile, from its own hand alone, and hands that fit what was said."""

from typing import Any

from stamtisch._jit import kernel, state_at
from stamtisch.bots.the_game.counting import has, nearest, skipped, ten_back
from stamtisch.bots.the_game.features import AVOID, GOOD
from stamtisch.engine.layout import Row
from stamtisch.games.the_game.actions import FIRST_HINT, HINTS, NO_HINT
from stamtisch.games.the_game.cards import ALL_IN_HALF, FIRST_CARD, HALF, PILES
from stamtisch.games.the_game.state import RUNNING, TheGameRecord
from stamtisch.search.playout import next_random

WORDS = len(HINTS)
CLOSE = 1
"""a card that skips no more is worth keeping a pile for"""
SOON = 3
"""a pair ten apart is worth it if its first card skips no more"""
TRIES = 40
"""hands drawn for a seat until one fits what it said"""
BROKEN, UNSAID = 3, 1
"""how badly a hand fits: it lacks what was said; it would have said more"""


@kernel
def hint_for(s: TheGameRecord, seat: int, pile: int) -> int:
    """Good: the seat has a jump, or two cards for one; avoid: it has a card close by; or nothing."""
    h0 = s.hand[seat, 0]
    h1 = s.hand[seat, 1]
    top = s.top[pile]
    if has(h0, h1, ten_back(pile, top)) == 1:
        return GOOD
    card = nearest(h0, h1, pile, top)
    if card == 0:
        return NO_HINT
    gap = skipped(ALL_IN_HALF & ~s.laid_cards[0], ALL_IN_HALF & ~s.laid_cards[1], top, card)
    if gap <= SOON and has(h0, h1, ten_back(pile, card)) == 1:
        return GOOD
    return AVOID if gap <= CLOSE else NO_HINT


@kernel
def refresh_hints(s: TheGameRecord, talk: int) -> None:
    """Before a turn: every other seat says how its hand stands to the piles, if there is talk (R24)."""
    if s.outcome != RUNNING:
        return
    for seat in range(s.players):
        for pile in range(PILES):
            s.hint[seat, pile] = hint_for(s, seat, pile) if talk == 1 and seat != s.turn else NO_HINT


@kernel
def has_spoken(s: TheGameRecord, seat: int) -> int:
    """1 if a hint of the seat is on the table."""
    for pile in range(PILES):
        if s.hint[seat, pile] != NO_HINT:
            return 1
    return 0


@kernel
def is_talkative(s: TheGameRecord) -> int:
    """1 if anybody's hint is on the table: then the others are believed to speak their minds."""
    for seat in range(s.players):
        if has_spoken(s, seat) == 1:
            return 1
    return 0


@kernel
def misfit(s: TheGameRecord, seat: int) -> int:
    """How badly a seat's hand fits what it says; 0: it would say just that."""
    found = 0
    for pile in range(PILES):
        said = s.hint[seat, pile]
        true = hint_for(s, seat, pile)
        if said == NO_HINT and true != NO_HINT:
            found += UNSAID
        elif said in (AVOID, GOOD) and true != said:
            found += BROKEN if true == NO_HINT else UNSAID
    return found


@kernel
def deal_back(s: TheGameRecord, seat: int) -> None:
    """The seat's hand goes back on the draw pile's front, where it may be drawn again."""
    for half in range(2):
        for bit in range(HALF):
            if (s.hand[seat, half] >> bit) & 1 == 1:
                s.draw_at -= 1
                s.draw[s.draw_at] = FIRST_CARD + half * HALF + bit
        s.hand[seat, half] = 0


@kernel
def draw_hand(s: TheGameRecord, seat: int, rng: int) -> int:
    """Draw a hand for the seat at random from the whole draw pile, to its front; the generator's state."""
    for at in range(s.draw_at, s.draw_at + s.hand_count[seat]):
        rng = next_random(rng)
        other = at + (((rng >> 16) * (s.draw_end - at)) >> 32)
        card = s.draw[at]
        s.draw[at] = s.draw[other]
        s.draw[other] = card
        bit = s.draw[at] - FIRST_CARD
        half = bit // HALF
        s.hand[seat, half] |= 1 << (bit - half * HALF)
    return rng


@kernel
def heed(s: TheGameRecord, seat: int, rng: int, best: Row) -> int:
    """Change the hand of a seat that has spoken for one that fits what it said; the generator's state."""
    least = misfit(s, seat)
    best[0] = s.hand[seat, 0]
    best[1] = s.hand[seat, 1]
    deal_back(s, seat)
    tries = 0
    while least > 0 and tries < TRIES:
        s.hand[seat, 0] = 0
        s.hand[seat, 1] = 0
        rng = draw_hand(s, seat, rng)
        found = misfit(s, seat)
        if found < least:
            least = found
            best[0] = s.hand[seat, 0]
            best[1] = s.hand[seat, 1]
        tries += 1
    s.hand[seat, 0] = best[0]
    s.hand[seat, 1] = best[1]
    take_out(s, seat)
    return rng


@kernel
def take_out(s: TheGameRecord, seat: int) -> None:
    """Bring the cards of the seat's hand to the draw pile's front, and from there into the hand."""
    at = s.draw_at
    for place in range(s.draw_at, s.draw_end):
        bit = s.draw[place] - FIRST_CARD
        half = bit // HALF
        if (s.hand[seat, half] >> (bit - half * HALF)) & 1 == 1:
            card = s.draw[place]
            s.draw[place] = s.draw[at]
            s.draw[at] = card
            at += 1
    s.draw_at = at


@kernel
def heed_all(s: TheGameRecord, viewer: int, rng: int, best: Row) -> int:
    """Make a world more likely, given all that was said to a seat; the generator's state."""
    for seat in range(s.players):
        if seat != viewer and s.hand_count[seat] > 0 and has_spoken(s, seat) == 1:
            rng = heed(s, seat, rng, best)
    return rng


@kernel
def hears_talk(states: Any) -> int:
    """1 if a hint of anybody is on the table in state 0."""
    return is_talkative(state_at(states, 0))


@kernel
def say_something(states: Any, seat: int) -> int:
    """The hint that the seat of state 0 most wants to change; -1 if all is said."""
    s = state_at(states, 0)
    best = -1
    urgency = 0
    for pile in range(PILES):
        true = hint_for(s, seat, pile)
        said = s.hint[seat, pile]
        if true != said:
            pressing = 3 if true == GOOD else (2 if true == AVOID else 1)
            if pressing > urgency:
                urgency = pressing
                best = FIRST_HINT + pile * WORDS + true
    return best
