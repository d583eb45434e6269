"""Phase 2 of Claim for two players, counted: what is decided, what is alike, what a position comes to.

Values are as seat 0 sees them: 1 it wins, 0 they share, -1 it loses.
"""

from stamtisch._jit import kernel, lowest_bit, popcount
from stamtisch.games.claim.cards import (
    DOPPELGANGER,
    FACTIONS,
    GIANT,
    GNOME,
    GOBLIN,
    TROLL,
    WORD,
)
from stamtisch.games.claim.state import MIDDLE, OVER, ClaimRecord
from stamtisch.games.claim.tables import FACTION_OF, VALUE_OF
from stamtisch.games.claim.votes import winners

OPEN = 2
"""no value: it must be searched"""
FACTION_COUNT = len(FACTIONS)
MIX_1, MIX_2 = 0x1E3779B97F4A7C15, 0x2545F4914F6CDD1D
KEY_MASK = (1 << 62) - 1
DECIDED = 99
"""in place of a lead: nothing can change this vote"""


@kernel
def won_cards(s: ClaimRecord, seat: int, faction: int) -> int:
    """How many cards of the faction lie on the seat's score pile."""
    first = popcount(s.pile[seat, 0] & s.suit[faction, 0])
    return first + popcount(s.pile[seat, 1] & s.suit[faction, 1])


@kernel
def cards_to_come(s: ClaimRecord, faction: int) -> int:
    """By how many cards a lead in the faction can still change."""
    count = 0
    for word in range(2):
        held = s.hand[0, word] | s.hand[1, word]
        if faction == TROLL:
            held |= s.pile[MIDDLE, word]
        count += popcount(held & s.suit[faction, word])
        if faction == GNOME:
            count += popcount(held & s.suit[GIANT, word])
    return count


@kernel
def lead_in(s: ClaimRecord, faction: int) -> int:
    """Seat 0's lead in a faction's cards, `DECIDED` or -`DECIDED` if it can no more be made up for."""
    lead = won_cards(s, 0, faction) - won_cards(s, 1, faction)
    left = cards_to_come(s, faction)
    if lead > left:
        return DECIDED
    return -DECIDED if -lead > left else lead


@kernel
def proven_value(s: ClaimRecord) -> int:
    """The value of a position between tricks that is over, or decided by votes that are; else `OPEN`."""
    if s.stage == OVER:
        won = winners(s)
        return 0 if won == 3 else 3 - 2 * won
    if s.played != 0:
        return OPEN
    balance = 0
    undecided = 0
    factions = s.deck
    while factions != 0:
        lead = lead_in(s, lowest_bit(factions))
        factions &= factions - 1
        if lead == DECIDED:
            balance += 1
        elif lead == -DECIDED:
            balance -= 1
        else:
            undecided += 1
    if balance > undecided:
        return 1
    return -1 if -balance > undecided else OPEN


@kernel
def can_tie(s: ClaimRecord) -> int:
    """Whether a faction may end without a vote, so that sums of values can matter (R31, R44).

    With different values the highest card decides. Gnomes and Giants come in copies; so do Goblins 0. And a
    faction of which no card is left does not vote.
    """
    if (s.deck >> GNOME) & 1 == 1:
        return 1
    factions = s.deck
    while factions != 0:
        faction = lowest_bit(factions)
        factions &= factions - 1
        left = 0
        for word in range(2):
            there = (
                s.hand[0, word] | s.hand[1, word] | s.pile[0, word] | s.pile[1, word] | s.pile[MIDDLE, word]
            )
            left |= there & s.suit[faction, word] & ~(goblins_0(s) if word == 0 else 0)
        if left == 0:
            return 1
    return 0


@kernel
def in_play(s: ClaimRecord, word: int) -> int:
    """The cards in hands, on score piles and in the middle; not those that have left the game."""
    hands = s.hand[0, word] | s.hand[1, word]
    return hands | s.pile[0, word] | s.pile[1, word] | s.pile[MIDDLE, word]


@kernel
def goblins_0(s: ClaimRecord) -> int:
    """The bits of the five Goblins 0, which are the lowest of the first word."""
    cards = s.suit[GOBLIN, 0]
    above = cards
    for _ in range(5):
        above &= above - 1
    return cards & ~above


@kernel
def top_card(s: ClaimRecord, faction: int) -> int:
    """The highest card won of a faction: 2 * its value + the side that has it; -1 if there is none."""
    best = -1
    for side in range(2):
        for word in range(2):
            cards = s.pile[side, word] & s.suit[faction, word]
            while cards != 0:
                best = max(best, 2 * VALUE_OF[s.kind_at[WORD * word + lowest_bit(cards)]] + side)
                cards &= cards - 1
    return best


@kernel
def mix(key: int, word: int) -> int:
    """Stir a word into a key of 62 bits."""
    key = ((key ^ word) * MIX_1) & KEY_MASK
    key ^= key >> 29
    key = (key * MIX_2) & KEY_MASK
    return key ^ (key >> 32)


@kernel
def position_key(s: ClaimRecord, exact: int) -> int:
    """A key of all that the rest of the game depends on, between tricks; never 0.

    Unless sums of values may matter (`exact`), of the score piles it holds each lead and the top card.
    """
    key = 1 + s.leader
    for word in range(2):
        for seat in range(2):
            key = mix(key, s.hand[seat, word])
            if exact == 1:
                key = mix(key, s.pile[seat, word])
        key = mix(key, s.pile[MIDDLE, word])
    factions = s.deck if exact == 0 else 0
    while factions != 0:
        faction = lowest_bit(factions)
        factions &= factions - 1
        lead = lead_in(s, faction)
        top = 0 if abs(lead) == DECIDED else top_card(s, faction)
        key = mix(key, 64 * (lead + DECIDED) + top + 1)
    return key | 1


@kernel
def is_alike(s: ClaimRecord, low: int, high: int) -> int:
    """Whether two cards of a hand do the same: one faction, and no card in play between their values."""
    faction = FACTION_OF[low]
    if faction != FACTION_OF[high] or faction == DOPPELGANGER:
        return 0
    for word in range(2):
        cards = in_play(s, word) & (s.suit[faction, word] | s.suit[DOPPELGANGER, word])
        while cards != 0:
            kind = s.kind_at[WORD * word + lowest_bit(cards)]
            cards &= cards - 1
            between = VALUE_OF[low] <= VALUE_OF[kind] and VALUE_OF[kind] <= VALUE_OF[high]
            if between and (kind - low) * (kind - high) != 0:
                return 0
    return 1
