"""What all will choose at once in a round of Runner-Up: strategies learned by regret matching.

Nobody knows another's hand, and all choose together. So hands are dealt again and again from the cards that
are not out yet; in each deal every seat chooses by its strategy, and then regrets of each choice what it
would have brought more. What is regretted is chosen more often; the average of such strategies is what
players who learn from each other come to. A strategy knows a choice by the card, the pawn and how good the
rest of the hand is. Only the base game needs it: in the tactical variant pawns move one after another.
"""

from typing import Annotated, Any

from stamtisch._jit import kernel, state_at
from stamtisch.bots.runner_up.desk import Desk, Notes, draw
from stamtisch.bots.runner_up.worth import WIN, add_worths
from stamtisch.engine.layout import Grid, StateRecord
from stamtisch.games.runner_up.actions import TARGETS
from stamtisch.games.runner_up.cards import KINDS, PILE_SIZE
from stamtisch.games.runner_up.rules import kind_of_value
from stamtisch.games.runner_up.state import RunnerUpRecord

RESTS = 5
"""hands are told apart by how far the rest carries: into so many classes"""
CELLS = RESTS * KINDS * TARGETS
SHARE = 256
"""what is added to the average strategy in a deal"""
LITTLE = WIN >> 10


class Minds(StateRecord):
    """The strategies of all seats."""

    regret: Annotated[Grid, "i8", 6, 270]  # seat, cell
    share: Annotated[Grid, "i8", 6, 270]  # seat, cell: the average strategy
    steps: Annotated[Grid, "i2", 6, 6]  # seat, pawn: how far its cards move the pawn in this deal
    kept: Annotated[Grid, "i1", 6, 2]  # seat: the card kept to the end, and the one if that is put down now


@kernel
def forget(m: Minds) -> None:
    """Nothing is learned."""
    for seat in range(TARGETS):
        for cell in range(CELLS):
            m.regret[seat, cell] = 0
            m.share[seat, cell] = 0


@kernel
def hand_sum(d: Desk, seat: int) -> int:
    """The sum of a hand."""
    total = 0
    for place in range(d.size):
        total += d.value[seat, place]
    return total


@kernel
def first_cell(d: Desk, seat: int, place: int, total: int) -> int:
    """Where the choices with this card begin in the seat's strategy."""
    value = d.value[seat, place]
    rest = (total - value) // max(1, d.size - 1)
    return (max(0, min(RESTS - 1, rest + 2)) * KINDS + kind_of_value(value)) * TARGETS


@kernel
def learn(desks: Any, notes: Any, scratch: Any, minds: Any, deals: int) -> None:
    """Match regrets in so many deals. Desk 0 is what is seen, desk 1 is used up."""
    d, n, s, m = state_at(desks, 1), state_at(notes, 0), state_at(scratch, 0), state_at(minds, 0)
    desks[1] = desks[0]
    forget(m)
    for _ in range(deals):
        deal_all(d, n)
        for seat in range(d.players):
            d.pick[seat] = choose(d, m, seat, 1)
            note_steps(d, m, seat)
        for seat in range(d.players):
            regret_all(d, n, s, m, seat)
    state_at(desks, 0).rng = d.rng


@kernel
def deal_all(d: Desk, n: Notes) -> None:
    """Deal all hands from the cards that are not out, as somebody sees it who knows none of them."""
    at = 0
    for seat in range(d.players):
        for place in range(d.size):
            d.value[seat, place] = draw_value(d, n, at)
            at += 1
    if d.pawns > d.players:
        for turn in range(d.round - 1, PILE_SIZE):
            d.pile[turn] = draw_value(d, n, at)
            at += 1


@kernel
def draw_value(d: Desk, n: Notes, at: int) -> int:
    """Bring a random one of the values from `pool[at]` on to that place."""
    other = at + draw(d, n.pool_size - at)
    value = n.pool[other]
    n.pool[other] = n.pool[at]
    n.pool[at] = value
    return value


@kernel
def weight(m: Minds, seat: int, cell: int, learning: int) -> int:
    """How much a choice is wanted: while learning by its regret, later by its part of the average."""
    if learning == 1:
        return max(0, m.regret[seat, cell]) // LITTLE
    return m.share[seat, cell]


@kernel
def choose(d: Desk, m: Minds, seat: int, learning: int) -> int:
    """A choice by the seat's strategy: place * TARGETS + target. While learning the average takes it in."""
    total, wanted = hand_sum(d, seat), 0
    for place in range(d.size):
        cell = first_cell(d, seat, place, total)
        for target in range(d.pawns):
            wanted += weight(m, seat, cell + target, learning)
    if wanted == 0:
        return draw(d, d.size) * TARGETS + draw(d, d.pawns)
    left, found = draw(d, wanted), -1
    for place in range(d.size):
        cell = first_cell(d, seat, place, total)
        for target in range(d.pawns):
            each = weight(m, seat, cell + target, learning)
            if learning == 1:
                m.share[seat, cell + target] += SHARE * each // wanted
            if found < 0 and left < each:
                found = place * TARGETS + target
            left -= each
    return found


@kernel
def note_steps(d: Desk, m: Minds, seat: int) -> None:
    """How the seat's choice and the rest of its hand move the pawns; the last card its own."""
    for pawn in range(d.pawns):
        m.steps[seat, pawn] = 0
    chosen = d.pick[seat] // TARGETS
    m.steps[seat, d.pick[seat] - chosen * TARGETS] += d.value[seat, chosen]
    m.kept[seat, 0] = draw(d, d.size)
    other = draw(d, d.size - 1)
    m.kept[seat, 1] = other if other < m.kept[seat, 0] else other + 1
    last = m.kept[seat, 1] if m.kept[seat, 0] == chosen else m.kept[seat, 0]
    for place in range(d.size):
        if place == last:
            m.steps[seat, seat] += d.value[seat, place]
        elif place != chosen:
            m.steps[seat, draw(d, d.pawns)] += d.value[seat, place]


@kernel
def regret_all(d: Desk, n: Notes, s: RunnerUpRecord, m: Minds, seat: int) -> None:
    """Note for each choice of the seat what it would have brought more than the one made."""
    for pawn in range(d.pawns):
        n.fin[pawn] = d.pos[pawn]
        for other in range(d.players):
            if other != seat:
                n.fin[pawn] += m.steps[other, pawn]
    if d.pawns > d.players:
        for turn in range(d.round - 1, PILE_SIZE):
            n.fin[d.players] += d.pile[turn]
    for place in range(d.size):
        last = m.kept[seat, 1] if m.kept[seat, 0] == place else m.kept[seat, 0]
        n.fin[seat] += d.value[seat, last]
        for target in range(d.pawns):
            n.gain[place, target] = 0
        add_worths(d, n, s, seat, place, d.value[seat, place])
        n.fin[seat] -= d.value[seat, last]
    add_regrets(d, n, m, seat)


@kernel
def add_regrets(d: Desk, n: Notes, m: Minds, seat: int) -> None:
    """Add up the regrets; those below nothing count when more comes."""
    chosen = d.pick[seat] // TARGETS
    brought = n.gain[chosen, d.pick[seat] - chosen * TARGETS]
    total = hand_sum(d, seat)
    for place in range(d.size):
        cell = first_cell(d, seat, place, total)
        for target in range(d.pawns):
            m.regret[seat, cell + target] += n.gain[place, target] - brought
