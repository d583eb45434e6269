"""The rules of Claim as kernels: the deal, whose turn, what may be played, whose trick it is.

What follows a trick is in `taking.py` (phase 1), `powers.py` (phase 2) and `votes.py` (the end).
Numbers refer to `rulebooks/claim.en.md`.
"""

from stamtisch._jit import kernel, lowest_bit, popcount
from stamtisch.engine.layout import Row
from stamtisch.engine.rng import shuffle
from stamtisch.games.claim.actions import FIRST_TAKE, LOOK, TAKE_STOCK
from stamtisch.games.claim.cards import DOPPELGANGER, KINDS, SEER, WORD
from stamtisch.games.claim.powers import score_trick
from stamtisch.games.claim.state import FIRST_CHOICE, LOOKED, OVER, PLAY, SEEN_CARD_GONE, ClaimRecord
from stamtisch.games.claim.tables import FACTION_OF
from stamtisch.games.claim.taking import (
    begin_taking,
    choice,
    choices,
    fill_choices,
    may_look,
    open_index,
    second_chooses,
    start_trick,
    take_open,
    take_stock,
)
from stamtisch.games.claim.trick import best_play, seat_of
from stamtisch.games.claim.zones import holds, put, take_out


@kernel
def deal(s: ClaimRecord) -> None:
    """One shuffle of the deck; its front is the hands of p1, p2 …, the rest the stock (R2, R3, R4, R6)."""
    shuffle(s, s.stock, s.deck_size, s.deck_size)
    at = 0
    for seat in range(s.players):
        for _ in range(s.hand_size):
            put(s, s.hand, seat, s.stock[at])
            at += 1
    s.stock_at = at
    s.stock_end = s.deck_size
    s.phase = 1
    s.left = s.hand_size
    s.leader = s.first_leader
    start_trick(s)


@kernel
def settle(s: ClaimRecord) -> None:
    """In a position that was read: turn up cards, finish a whole trick, see whether it is over."""
    if s.played == 0:
        start_trick(s)
    elif s.played < s.players:
        s.turn = seat_of(s, s.played)
    elif s.stage == PLAY:
        finish_trick(s)
        if s.stage == FIRST_CHOICE and s.looked == SEEN_CARD_GONE:
            second_chooses(s)


@kernel
def to_act(s: ClaimRecord) -> int:
    """The seat that plays or chooses; nobody after the end (R8, R34)."""
    return 0 if s.stage == OVER else 1 << s.turn


@kernel
def playable(s: ClaimRecord, seat: int, word: int) -> int:
    """The hand cards that may be played, one bit a kind (R7, R8, R9, A2, A3)."""
    cards = s.hand[seat, word]
    if word == 0:
        cards &= s.firsts
    if s.played == 0:
        return cards
    led = s.led
    if (s.hand[seat, 0] & s.suit[led, 0]) | (s.hand[seat, 1] & s.suit[led, 1]) != 0:
        return cards & (s.suit[led, word] | s.suit[DOPPELGANGER, word])
    if s.doppelganger_forced == 1 and has_doppelganger(s, seat) == 1:
        return cards & s.suit[DOPPELGANGER, word]
    return cards


@kernel
def has_doppelganger(s: ClaimRecord, seat: int) -> int:
    """Whether the hand holds a Doppelganger (A2)."""
    first = s.hand[seat, 0] & s.suit[DOPPELGANGER, 0]
    return 0 if first | (s.hand[seat, 1] & s.suit[DOPPELGANGER, 1]) == 0 else 1


@kernel
def legal_actions(s: ClaimRecord, seat: int, out: Row) -> int:
    """Each different card that may be played (R7, R8), or the choices of a follower (R18, R36, R37)."""
    if s.stage == OVER or seat != s.turn:
        return 0
    if s.stage != PLAY:
        return fill_choices(s, out)
    count = 0
    for word in range(2):
        cards = playable(s, seat, word)
        while cards != 0:
            out[count] = s.kind_at[WORD * word + lowest_bit(cards)]
            cards &= cards - 1
            count += 1
    return count


@kernel
def sample_action(s: ClaimRecord, seat: int, word: int) -> int:
    """The legal action number `word * n >> 32`, by counting bits."""
    if s.stage != PLAY:
        return choice(s, (word * choices(s)) >> 32)
    cards = playable(s, seat, 0)
    other = playable(s, seat, 1)
    first = popcount(cards)
    left = (word * (first + popcount(other))) >> 32
    base = 0
    if left >= first:
        left -= first
        cards = other
        base = WORD
    for _ in range(left):
        cards &= cards - 1
    return s.kind_at[base + lowest_bit(cards)]


@kernel
def is_legal(s: ClaimRecord, seat: int, action: int) -> int:
    """Whether the seat may play the card (R7, R8, R9) or choose so (R18, R36, R37)."""
    if s.stage == OVER or seat != s.turn or action < 0 or action > TAKE_STOCK:
        return 0
    if s.stage == PLAY:
        if action >= KINDS or s.bit_of[action] < 0:
            return 0
        bit = s.bit_of[action]
        word = 1 if bit >= WORD else 0
        return (playable(s, seat, word) >> (bit - WORD * word)) & 1
    if action < FIRST_TAKE:
        return 0
    if action < LOOK:
        return 1 if open_index(s, action - FIRST_TAKE) >= 0 else 0
    if action == LOOK:
        return may_look(s)
    return 1 if s.looked == LOOKED else 0


@kernel
def signals(s: ClaimRecord, seat: int, out: Row) -> int:
    """There is no table talk (A17)."""
    return 0


@kernel
def apply_action(s: ClaimRecord, seat: int, action: int) -> None:
    """Play a card, look, or take a follower (R7, R18, R36, R37)."""
    if action < KINDS:
        play_card(s, seat, action)
    elif action < LOOK:
        take_open(s, open_index(s, action - FIRST_TAKE))
    elif action == LOOK:
        s.looked = LOOKED
    else:
        take_stock(s)


@kernel
def play_card(s: ClaimRecord, seat: int, kind: int) -> None:
    """A card goes from the hand to the trick; the next clockwise follows (R7, R8, R34)."""
    take_out(s, s.hand, seat, kind)
    if s.phase == 2:
        forget(s, seat, kind)
    if s.played == 0:
        s.led = FACTION_OF[kind]
    elif FACTION_OF[kind] != s.led:
        note_void(s, seat, FACTION_OF[kind])
    s.trick[s.played] = kind
    s.played += 1
    if s.played < s.players:
        s.turn = seat + 1 if seat + 1 < s.players else 0
    else:
        finish_trick(s)


@kernel
def forget(s: ClaimRecord, seat: int, kind: int) -> None:
    """A follower that was played is no longer one known in the hand: one taken openly counts first (R20)."""
    if holds(s, s.known, seat, kind) == 1:
        take_out(s, s.known, seat, kind)
    elif s.deck >> SEER & 1 == 1:
        for viewer in range(s.players):
            take_out(s, s.seen, 4 * viewer + seat, kind)


@kernel
def note_void(s: ClaimRecord, seat: int, faction: int) -> None:
    """All see that the hand holds no card of the faction led (R8, R9), no Doppelganger where forced (A2)."""
    if faction != DOPPELGANGER:
        s.void[seat] |= 1 << s.led
        if s.doppelganger_forced == 1:
            s.void[seat] |= 1 << DOPPELGANGER


@kernel
def finish_trick(s: ClaimRecord) -> None:
    """The trick is whole: followers are taken in phase 1 (R15), its cards are won in phase 2 (R22)."""
    best = best_play(s)
    s.winner = seat_of(s, best)
    if s.phase == 1:
        begin_taking(s, best)
    else:
        score_trick(s)
        start_trick(s)
