"""Whose trick it is, who leads next, and in which order followers are taken."""

from stamtisch._jit import kernel
from stamtisch.games.claim.cards import DOPPELGANGER, DRAGON, GOBLIN, KNIGHT
from stamtisch.games.claim.state import ClaimRecord
from stamtisch.games.claim.tables import FACTION_OF, VALUE_OF

VALUES = 16
"""more than any value"""
OFF_FACTION, OF_THE_LED, KNIGHT_ON_GOBLIN = range(3)


@kernel
def seat_of(s: ClaimRecord, place: int) -> int:
    """The seat that plays the card number `place` of the trick: clockwise from the leader (R8, R34)."""
    seat = s.leader + place
    return seat if seat < s.players else seat - s.players


@kernel
def winning_card(s: ClaimRecord) -> int:
    """The card that has won the trick (R11)."""
    place = s.winner - s.leader
    return s.trick[place if place >= 0 else place + s.players]


@kernel
def rank(s: ClaimRecord, kind: int) -> int:
    """A card's class in the trick: Knight on Goblins, of the faction led, or another (R10, R12, R13)."""
    faction = FACTION_OF[kind]
    if faction == s.led:
        return OF_THE_LED
    if faction == DOPPELGANGER:
        return OF_THE_LED
    if faction == KNIGHT and s.led == GOBLIN:
        return KNIGHT_ON_GOBLIN
    return OFF_FACTION


@kernel
def best_play(s: ClaimRecord) -> int:
    """The place in the trick of the card that wins; of equal ones the first (R11, R12, R13, A4)."""
    best = 0
    strongest = -1
    for place in range(s.players):
        kind = s.trick[place]
        strength = rank(s, kind) * VALUES + VALUE_OF[kind]
        if strength > strongest:
            strongest = strength
            best = place
    return best


@kernel
def fill_order(s: ClaimRecord, best: int) -> None:
    """The order of taking: the winner, those of the faction led, the others; high to low (R35, A4)."""
    s.order[0] = seat_of(s, best)
    done = 1 << best
    for nth in range(1, s.players):
        chosen = 0
        highest = -1
        for place in range(s.players):
            key = taking_key(s, s.trick[place])
            if (done >> place) & 1 == 0 and key > highest:
                highest = key
                chosen = place
        done |= 1 << chosen
        s.order[nth] = seat_of(s, chosen)


@kernel
def taking_key(s: ClaimRecord, kind: int) -> int:
    """What decides when a losing card takes; a beaten Knight ranks with the others by its value (R35, A5)."""
    kind_rank = rank(s, kind)
    if kind_rank == KNIGHT_ON_GOBLIN and s.beaten_knight_first == 0:
        kind_rank = OFF_FACTION
    return kind_rank * VALUES + VALUE_OF[kind]


@kernel
def next_leader(s: ClaimRecord) -> int:
    """The winner, or whoever played the last Dragon (R17, R21, R26, R38, A7, A8)."""
    leader = s.winner
    first = s.players - 1 if s.dragon_last_card == 1 else 0
    for place in range(first, s.players):
        if FACTION_OF[s.trick[place]] == DRAGON:
            leader = seat_of(s, place)
    return leader
