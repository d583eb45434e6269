"""The end of Claim: the factions' votes, ties, winners."""

from stamtisch._jit import kernel, lowest_bit, popcount
from stamtisch.engine.kernels import share_victory
from stamtisch.engine.layout import Row
from stamtisch.games.claim.cards import FACTIONS, WORD
from stamtisch.games.claim.state import ClaimRecord
from stamtisch.games.claim.tables import VALUE_OF

FACTION_COUNT = len(FACTIONS)
NOBODY = -1
VALUES, SUMS = 16, 1024
"""more than any value; more than any sum of values"""


@kernel
def sides(s: ClaimRecord) -> int:
    """How many sides there are: two teams among four, else each seat (R5, R45)."""
    return 2 if s.players == 4 else s.players


@kernel
def count_cards(s: ClaimRecord, side: int, faction: int) -> int:
    """How many cards of the faction a side has won (R29, R45)."""
    count = 0
    for seat in range(side, s.players, sides(s)):
        for word in range(2):
            count += popcount(s.pile[seat, word] & s.suit[faction, word])
    return count


@kernel
def add_values(s: ClaimRecord, side: int, faction: int) -> int:
    """The sum of the values of these cards (R44)."""
    total = 0
    for seat in range(side, s.players, sides(s)):
        for word in range(2):
            cards = s.pile[seat, word] & s.suit[faction, word]
            while cards != 0:
                total += VALUE_OF[s.kind_at[WORD * word + lowest_bit(cards)]]
                cards &= cards - 1
    return total


@kernel
def highest_value(s: ClaimRecord, side: int, faction: int) -> int:
    """The highest value among these cards (R30)."""
    highest = 0
    for seat in range(side, s.players, sides(s)):
        for word in range(2):
            cards = s.pile[seat, word] & s.suit[faction, word]
            while cards != 0:
                highest = max(highest, VALUE_OF[s.kind_at[WORD * word + lowest_bit(cards)]])
                cards &= cards - 1
    return highest


@kernel
def vote(s: ClaimRecord, faction: int) -> int:
    """The side with most cards of a faction, then the highest; NOBODY if equal (R29, R30, R31)."""
    chosen = NOBODY
    best = 0
    for side in range(sides(s)):
        count = count_cards(s, side, faction)
        if count != 0:
            strength = count * VALUES + highest_value(s, side, faction)
            if strength > best:
                best = strength
                chosen = side
            elif strength == best:
                chosen = NOBODY
    return chosen


@kernel
def scores(s: ClaimRecord, out: Row) -> None:
    """The votes as the piles lie, the same for partners (R29, R32, R45)."""
    for seat in range(s.players):
        out[seat] = 0
    for faction in range(FACTION_COUNT):
        side = vote(s, faction)
        if side != NOBODY:
            for seat in range(side, s.players, sides(s)):
                out[seat] += 1


@kernel
def claim_strength(s: ClaimRecord, side: int) -> int:
    """Votes, then cards of the factions voting for the side, then their values (R32, R44, A11, A12, A19)."""
    votes = 0
    cards = 0
    values = 0
    for faction in range(FACTION_COUNT):
        if vote(s, faction) == side:
            votes += 1
            cards += count_cards(s, side, faction)
            values += add_values(s, side, faction)
    return (votes * SUMS + cards) * SUMS + values


@kernel
def winners(s: ClaimRecord) -> int:
    """The side with the strongest claim; those that stay tied share the win (R32, R44, R45, A11, A12)."""
    best = -1
    won = 0
    for side in range(sides(s)):
        strength = claim_strength(s, side)
        if strength > best:
            best = strength
            won = 0
        if strength == best:
            for seat in range(side, s.players, sides(s)):
                won |= 1 << seat
    return won


@kernel
def returns(s: ClaimRecord, out: Row) -> None:
    """Winners share 1, the others share -1; 0 if all share the win (R32, R44, R45)."""
    share_victory(winners(s), s.players, out)
