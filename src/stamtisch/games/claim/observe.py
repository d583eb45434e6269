"""What a seat may know of Claim (R2h of the rulebook: "What you can see").

Public: open cards, the trick, score piles, Gnomes, Trolls in the middle, all cards out of the game,
who took which open card, which faction a hand cannot hold. A seat also knows its hand, its
followers (with `loser_peeks`, A1) and what a Seer showed it (R18, R37).
"""

from stamtisch._jit import kernel
from stamtisch.games.claim.cards import MOST_CARDS
from stamtisch.games.claim.state import HIDDEN_CARD, LOOKED, ClaimRecord


@kernel
def observe(s: ClaimRecord, viewer: int) -> None:
    """Hide other hands, hidden followers, the stock and what others have seen (R4, R15, R18, A1)."""
    for word in range(2):
        for seat in range(s.players):
            if seat + 1 != viewer:
                s.hand[seat, word] = 0
                s.follow[seat, word] = 0
            elif s.loser_peeks == 0:
                s.follow[seat, word] = 0
            for looker in range(s.players):
                if looker + 1 != viewer:
                    s.seen[4 * looker + seat, word] = 0
    for i in range(MOST_CARDS):
        if i != s.stock_at or sees_stock(s, viewer) == 0:
            s.stock[i] = HIDDEN_CARD


@kernel
def sees_stock(s: ClaimRecord, viewer: int) -> int:
    """Whether the viewer is the winning Seer who has looked at the top card (R18, R37)."""
    return 1 if s.looked == LOOKED and viewer == s.winner + 1 else 0
