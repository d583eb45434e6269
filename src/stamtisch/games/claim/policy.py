"""What Claim tells the search about good play: a quick, rough choice for playouts.

Not a rule: nothing here decides what is legal. Weights are in hundredths of a vote, and rough.
"""

from stamtisch._jit import kernel, popcount
from stamtisch.games.claim.actions import FIRST_TAKE, LOOK
from stamtisch.games.claim.cards import DOPPELGANGER, DWARF, KNIGHT, UNDEAD
from stamtisch.games.claim.rules import sample_action
from stamtisch.games.claim.state import HIDDEN_CARD, PLAY, ClaimRecord
from stamtisch.games.claim.tables import FACTION_OF, VALUE_OF
from stamtisch.games.claim.trick import VALUES, rank
from stamtisch.games.claim.votes import sides

CANDIDATES = 3
"""so many cards are drawn, the best is played: neither blind nor always the same"""
AVERAGE = 45
"""what an unknown follower is worth"""
UNDEAD_WON = 30
CERTAIN = 18


@kernel
def follower_worth(kind: int) -> int:
    """What a card is worth as a follower; a Dwarf wins no Dwarves, so its value counts for less."""
    faction = FACTION_OF[kind]
    if faction == DWARF:
        return 3 * VALUE_OF[kind]
    bonus = 25 if faction == DOPPELGANGER else 0
    return 9 * VALUE_OF[kind] + (15 if faction == KNIGHT else bonus)


@kernel
def side_lead(s: ClaimRecord, seat: int, faction: int) -> int:
    """By how many cards of the faction the seat's side is ahead of all others together."""
    lead = 0
    count = sides(s)
    for other in range(s.players):
        cards = popcount(s.pile[other, 0] & s.suit[faction, 0])
        cards += popcount(s.pile[other, 1] & s.suit[faction, 1])
        lead += cards if (other - seat) % count == 0 else -cards
    return lead


@kernel
def vote_weight(s: ClaimRecord, seat: int, faction: int) -> int:
    """What one more card of the faction is worth: the closer the vote, the more."""
    lead = abs(side_lead(s, seat, faction))
    return 60 // (2 + lead)


@kernel
def stake(s: ClaimRecord, seat: int, kind: int) -> int:
    """What is at stake in this trick if the seat plays the card."""
    total = 0
    for place in range(s.played + 1):
        card = kind if place == s.played else s.trick[place]
        faction = FACTION_OF[card]
        if s.phase == 1:
            total += UNDEAD_WON if faction == UNDEAD else 0
        else:
            weight = vote_weight(s, seat, faction)
            total += -weight if faction == DWARF and s.players == 2 else weight
    if s.phase == 1:
        prize = 0
        for index in range(s.open_count):
            prize = max(prize, follower_worth(s.open[index]))
        return total + prize - AVERAGE
    return total + 12 * (s.players - 1 - s.played)


@kernel
def chance_to_win(s: ClaimRecord, seat: int, kind: int) -> int:
    """How likely the seat's side wins the trick with the card, from 0 to `CERTAIN`."""
    value = VALUE_OF[kind]
    if s.played == 0:
        return (2 * value * (5 - s.players)) // 3
    best = -1
    place_of_best = 0
    for place in range(s.played):
        strength = rank(s, s.trick[place]) * VALUES + VALUE_OF[s.trick[place]]
        if strength > best:
            best = strength
            place_of_best = place
    if rank(s, kind) * VALUES + value > best:
        return CERTAIN if s.played == s.players - 1 else 4 + (CERTAIN - 4) * value // 9
    friend = 1 if s.players == 4 and (s.leader + place_of_best - seat) & 1 == 0 else 0
    return CERTAIN // 2 if friend == 1 else 0


@kernel
def rate_card(s: ClaimRecord, seat: int, kind: int) -> int:
    """How good a card looks: what it may win, what it may lose, and what it would be worth later."""
    faction = FACTION_OF[kind]
    later = min(s.left - 1, 5)
    saved = 3 * VALUE_OF[kind] + (10 if faction == DOPPELGANGER else 8 if faction == KNIGHT else 0)
    balance = 2 * chance_to_win(s, seat, kind) - CERTAIN
    return balance * stake(s, seat, kind) // CERTAIN - later * saved // 5


@kernel
def playout_action(s: ClaimRecord, seat: int, word: int) -> int:
    """The best of a few actions drawn at random, or the better follower."""
    best = sample_action(s, seat, word)
    if s.stage != PLAY:
        return best if best == LOOK else better_follower(s, best)
    rating = rate_card(s, seat, best)
    for _ in range(CANDIDATES - 1):
        word = (word * 1103515245 + 12345) & 0xFFFFFFFF
        other = sample_action(s, seat, word)
        if other != best:
            value = rate_card(s, seat, other)
            if value > rating:
                rating = value
                best = other
    return best


@kernel
def better_follower(s: ClaimRecord, drawn: int) -> int:
    """The open card that is worth most; what was drawn, if that is from the stock or worth as much."""
    if drawn >= LOOK:
        return drawn
    best = drawn
    for index in range(s.open_count):
        kind = s.open[index]
        if kind != HIDDEN_CARD and follower_worth(kind) > follower_worth(best - FIRST_TAKE):
            best = FIRST_TAKE + kind
    return best
