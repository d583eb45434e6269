"""What a seat may know of Runner-Up: its own cards and choice, and everything turned up (R5, R9, A14)."""

from stamtisch._jit import kernel
from stamtisch.engine.rng import shuffle
from stamtisch.games.runner_up.actions import FIRST_CARD, TARGETS
from stamtisch.games.runner_up.cards import (
    ALL_CARDS,
    ALL_COUNTED,
    CARDS,
    COUNT_BITS,
    HAND_SIZE,
    KINDS,
    PILE_SIZE,
    ROUNDS,
)
from stamtisch.games.runner_up.rules import kind_of_value, value_of_kind
from stamtisch.games.runner_up.state import NOBODY, RunnerUpRecord

COUNT_MASK = (1 << COUNT_BITS) - 1


@kernel
def observe(s: RunnerUpRecord, viewer: int) -> None:
    """Hide the other hands (R5), sealed choices (R9), the pile (R41, A17) and cards not dealt (R6, A14)."""
    for card in range(CARDS):
        s.deck[card] = 0
    for turn in range(s.round - 1, PILE_SIZE):
        s.pile[turn] = 0
    for seat in range(s.players):
        if seat + 1 != viewer:
            s.hand[seat] = 0
            if s.turn == NOBODY and s.round <= ROUNDS:
                s.played[s.round - 1, seat] = 0


@kernel
def has_chosen(s: RunnerUpRecord, seat: int) -> int:
    """Whether the seat's card of this round lies on the table, face down or open (A14)."""
    return 1 if s.turn != NOBODY or (s.awaited >> seat) & 1 == 0 else 0


@kernel
def redeal(s: RunnerUpRecord) -> None:
    """Deal the unseen cards to the hidden hands, choices and pile; sealed cards lie before anybody."""
    shuffle(s, s.deck, collect_unseen(s), CARDS)
    at = 0
    for turn in range(s.round - 1, PILE_SIZE):
        if s.pawns > s.players:
            s.pile[turn] = value_of_kind(s.deck[at])
            at += 1
    for seat in range(s.players):
        if seat + 1 != s.viewer and s.round <= ROUNDS:
            at = fill_hand(s, seat, at)
    for seat in range(s.players):
        if s.tactical == 0 and s.round < ROUNDS and is_sealed(s, seat) == 1:
            for target in range(s.pawns):
                s.deck[target] = target
            shuffle(s, s.deck, s.pawns, 1)
            s.played[s.round - 1, seat] += s.deck[0]


@kernel
def is_sealed(s: RunnerUpRecord, seat: int) -> int:
    """Whether the seat has chosen a card that the viewer cannot see (R9)."""
    return 1 if s.turn == NOBODY and (s.awaited >> seat) & 1 == 0 and seat + 1 != s.viewer else 0


@kernel
def fill_hand(s: RunnerUpRecord, seat: int, at: int) -> int:
    """A sealed card, in round 5 before oneself (R19), and a hand from `deck[at:]`; where it goes on."""
    if is_sealed(s, seat) == 1:
        if s.tactical == 1:
            s.played[s.round - 1, seat] = FIRST_CARD + s.deck[at] + 1
        else:
            target = seat if s.round == ROUNDS else 0
            s.played[s.round - 1, seat] = s.deck[at] * TARGETS + target + 1
        at += 1
    size = HAND_SIZE + 1 - s.round - has_chosen(s, seat)
    bits = 1 if s.tactical == 1 else COUNT_BITS
    hand = 0
    for place in range(at, at + size):
        hand += 1 << (bits * s.deck[place])
    s.hand[seat] = hand
    return at + size


@kernel
def collect_unseen(s: RunnerUpRecord) -> int:
    """Write the cards that the viewer has not seen (base game: their kinds) into `deck`; how many."""
    unseen = unseen_cards(s)
    count = 0
    if s.tactical == 1:
        for card in range(CARDS):
            if (unseen >> card) & 1 == 1:
                s.deck[count] = card
                count += 1
        return count
    for kind in range(KINDS):
        for _ in range((unseen >> (COUNT_BITS * kind)) & COUNT_MASK):
            s.deck[count] = kind
            count += 1
    return count


@kernel
def unseen_cards(s: RunnerUpRecord) -> int:
    """All cards but those in sight, as one hand."""
    unseen = ALL_CARDS if s.tactical == 1 else ALL_COUNTED
    for seat in range(s.players):
        unseen -= s.hand[seat]
        for turn in range(ROUNDS):
            choice = s.played[turn, seat] - 1
            if choice >= FIRST_CARD:
                unseen -= 1 << (choice - FIRST_CARD)
            elif choice >= 0:
                unseen -= 1 << (COUNT_BITS * (choice // TARGETS))
    for turn in range(PILE_SIZE):
        if s.pile[turn] != 0:
            unseen -= 1 << (COUNT_BITS * kind_of_value(s.pile[turn]))
    return unseen
