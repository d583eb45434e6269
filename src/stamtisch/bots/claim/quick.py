"""Phase 1 of Claim for two, played quickly: what followers are worth decides which tricks to win.

Unlike the game's own playout policy (`games/claim/policy.py`) it knows what each follower is worth, learned
from solved games: most low cards are better left to the other, and of Dwarves the low ones are wanted.
"""

from stamtisch._jit import kernel
from stamtisch.engine.layout import Row
from stamtisch.games.claim.actions import FIRST_TAKE, LOOK, TAKE_STOCK
from stamtisch.games.claim.cards import DOPPELGANGER, KINDS, KNIGHT, UNDEAD
from stamtisch.games.claim.policy import CANDIDATES, CERTAIN, chance_to_win
from stamtisch.games.claim.rules import apply_action, sample_action
from stamtisch.games.claim.state import LOOKED, PLAY, ClaimRecord
from stamtisch.games.claim.tables import FACTION_OF, VALUE_OF
from stamtisch.games.claim.taking import may_look
from stamtisch.search.playout import next_random

USUAL, WON, WORTHS = KINDS, KINDS + 1, KINDS + 2
"""places behind what each kind is worth as a follower: what an unknown one is, what an Undead won is"""


@kernel
def rate_play(s: ClaimRecord, seat: int, kind: int, worth: Row) -> int:
    """How good a card looks: the follower and the Undead that it may win, and what it is worth later."""
    stake = worth[s.open[0]] - worth[USUAL]
    for place in range(s.played + 1):
        card = kind if place == s.played else s.trick[place]
        stake += worth[WON] if FACTION_OF[card] == UNDEAD else 0
    faction = FACTION_OF[kind]
    saved = 3 * VALUE_OF[kind] + (10 if faction == DOPPELGANGER else 8 if faction == KNIGHT else 0)
    balance = 2 * chance_to_win(s, seat, kind) - CERTAIN
    return balance * stake // CERTAIN - min(s.left - 1, 5) * saved // 5


@kernel
def quick_play(s: ClaimRecord, seat: int, worth: Row, rng: int) -> tuple[int, int]:
    """The best of a few cards drawn at random, and the generator's state."""
    best = -1
    most = 0
    for _ in range(CANDIDATES):
        rng = next_random(rng)
        drawn = sample_action(s, seat, rng >> 16)
        if drawn != best:
            rating = rate_play(s, seat, drawn, worth)
            if best < 0 or rating > most:
                most = rating
                best = drawn
    return best, rng


@kernel
def quick_choice(s: ClaimRecord, worth: Row) -> int:
    """A Seer looks, and takes the better card."""
    if may_look(s) == 1:
        return LOOK
    if s.looked == LOOKED and worth[s.stock[s.stock_at]] > worth[s.open[0]]:
        return TAKE_STOCK
    return FIRST_TAKE + s.open[0]


@kernel
def play_phase_1(s: ClaimRecord, worth: Row, rng: int) -> int:
    """Play on until phase 2; the generator's state."""
    while s.phase == 1:
        seat = int(s.turn)
        if s.stage == PLAY:
            action, rng = quick_play(s, seat, worth, rng)
        else:
            action = quick_choice(s, worth)
        apply_action(s, seat, action)
    return rng
