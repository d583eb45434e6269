"""What Runner-Up's thinking bots work on: a seat's view as plain numbers, and worlds dealt from it.

A *desk* is one moment of a stage, seen or imagined; it is copied for each way to go on. *Notes* are what all
of them share: what the end of a stage is worth, and room to reckon. All numbers are whole.
"""

from typing import Annotated

from stamtisch._jit import kernel, table
from stamtisch.engine.layout import I8, I16, I64, Grid, Row, StateRecord
from stamtisch.games.runner_up.actions import FIRST_CARD, TARGETS
from stamtisch.games.runner_up.cards import (
    CARDS,
    COPIES,
    COUNT_BITS,
    HAND_SIZE,
    KINDS,
    PILE_SIZE,
    VALUES,
)
from stamtisch.games.runner_up.observe import unseen_cards
from stamtisch.games.runner_up.state import NOBODY, RunnerUpRecord
from stamtisch.search.playout import next_random

VALUE_OF_KIND = table(VALUES)
VALUE_OF_CARD = table(
    [value for value, copies in zip(VALUES, COPIES, strict=True) for _ in range(copies)],
)
COUNT_MASK = (1 << COUNT_BITS) - 1
FIELDS = 29
KEYS = (1 << TARGETS) * FIELDS
"""ways a stage can end: who scores, and how much"""
FUTURES = 128
"""ways in which the later stages may go, looked at for each end of this one"""


class Desk(StateRecord):
    """A moment of a stage."""

    pawns: I8
    tactical: I8
    round: I8
    me: I8  # the seat that thinks
    size: I8  # cards in each hand; while cards are chosen those already sealed among them
    awaited: I8  # tactical, once the cards are open: mask of those still to move; else 0
    unseen: I8  # cards in `deck`
    rng: I64
    pos: Annotated[Row, "i2", 6]  # field of each pawn
    value: Annotated[Grid, "i2", 6, 5]  # seat, place: the cards of each hand
    white: Annotated[Grid, "i2", 6, 5]  # their white numbers
    card: Annotated[Row, "i2", 6]  # tactical: value of the card that each seat has chosen
    number: Annotated[Row, "i2", 6]  # tactical: its white number
    pick: Annotated[Row, "i1", 6]  # seat: what it puts down next, place * TARGETS + target
    pile: Annotated[Row, "i2", 4]  # the virtual player's values by round
    deck: Annotated[Row, "i1", 32]  # units that the seat has not seen


class Notes(StateRecord):
    """What all desks of a decision share."""

    samples: I16  # futures that a decision of the others in a playout looks at
    own_samples: I16  # and one of the seat that thinks
    careless: I16  # so many of 256 decisions of the others are made without a thought
    learned: I16  # so many of 256 choices of the others in this round follow the learned strategies
    pool_size: I8
    pool: Annotated[Row, "i1", 32]  # values of the cards that may still come up
    fin: Annotated[Row, "i2", 6]  # where pawns may end
    bit: Annotated[Row, "i8", 6]  # the same as a bit each, see `worth.py`
    gain: Annotated[Grid, "i8", 5, 6]  # place, target: what putting that card there brings
    total: Annotated[Row, "i2", 6]  # points before this stage is scored
    scored: I8  # mask of those who have scored
    futures: I16
    later: Annotated[Grid, "i2", 128, 6]  # future: points of later stages
    later_scored: Annotated[Row, "i1", 128]  # future: who scores in them
    worth: Annotated[Grid, "i4", 1856, 6]  # end of the stage, player: see `worth.py`


@kernel
def draw(d: Desk, below: int) -> int:
    """A random number below another."""
    d.rng = next_random(d.rng)
    return ((d.rng >> 16) * below) >> 32


@kernel
def open_desk(view: RunnerUpRecord, d: Desk, n: Notes, seat: int, rng: int) -> None:
    """Write down what the seat sees."""
    d.players, d.pawns, d.tactical = view.players, view.pawns, view.tactical
    d.round, d.me, d.rng = view.round, seat, rng
    d.size = HAND_SIZE + 1 - view.round
    d.awaited = 0
    for pawn in range(view.pawns):
        d.pos[pawn] = view.pawn[pawn]
    if view.turn != NOBODY:
        d.size -= 1
        d.awaited = view.awaited
        for other in range(view.players):
            card = view.played[view.round - 1, other] - 1 - FIRST_CARD
            d.card[other], d.number[other] = VALUE_OF_CARD[card], view.white[card]
    for place in range(units_of(d, view.hand[seat], d.deck)):
        put_card(view, d, seat, place, d.deck[place])
    d.unseen = units_of(d, unseen_cards(view), d.deck)
    n.pool_size = d.unseen + d.size
    for at in range(d.unseen):
        n.pool[at] = unit_value(d, d.deck[at])
    for place in range(d.size):
        n.pool[d.unseen + place] = d.value[seat, place]


@kernel
def units_of(d: Desk, hand: int, out: Row) -> int:
    """Write the cards of a hand, in the base game their kinds, lowest first; how many."""
    count = 0
    if d.tactical == 1:
        for card in range(CARDS):
            if (hand >> card) & 1 == 1:
                out[count] = card
                count += 1
        return count
    for kind in range(KINDS):
        for _ in range((hand >> (COUNT_BITS * kind)) & COUNT_MASK):
            out[count] = kind
            count += 1
    return count


@kernel
def unit_value(d: Desk, unit: int) -> int:
    """The value of a kind, in the tactical variant of a card."""
    return VALUE_OF_CARD[unit] if d.tactical == 1 else VALUE_OF_KIND[unit]


@kernel
def put_card(view: RunnerUpRecord, d: Desk, seat: int, place: int, unit: int) -> None:
    """Put a card into a hand."""
    d.value[seat, place] = unit_value(d, unit)
    d.white[seat, place] = view.white[unit] if d.tactical == 1 else 0


@kernel
def deal_world(view: RunnerUpRecord, d: Desk) -> None:
    """Deal the unseen cards to the other hands and to the virtual player."""
    at = 0
    for seat in range(d.players):
        if seat != d.me:
            for place in range(d.size):
                put_card(view, d, seat, place, draw_card(d, at))
                at += 1
    if d.pawns > d.players:
        for turn in range(d.round - 1, PILE_SIZE):
            d.pile[turn] = unit_value(d, draw_card(d, at))
            at += 1


@kernel
def draw_card(d: Desk, at: int) -> int:
    """Bring a random one of the cards from `deck[at]` on to that place."""
    other = at + draw(d, d.unseen - at)
    unit = d.deck[other]
    d.deck[other] = d.deck[at]
    d.deck[at] = unit
    return unit
