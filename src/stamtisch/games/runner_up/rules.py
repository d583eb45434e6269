"""The rules of Runner-Up as kernels. Numbers refer to `rulebooks/runner-up.en.md`."""

from stamtisch._jit import kernel, lowest_bit, popcount
from stamtisch.engine.layout import Row
from stamtisch.engine.rng import shuffle
from stamtisch.games.runner_up.actions import FIRST_CARD, FIRST_MOVE, TARGETS
from stamtisch.games.runner_up.cards import (
    BACK_END,
    BACKWARD_KINDS,
    CARDS,
    COUNT_BITS,
    FIRST_OF_KIND,
    FRONT_END,
    HAND_SIZE,
    ONE_EACH,
    PILE_SIZE,
    ROUNDS,
    STAGES,
)
from stamtisch.games.runner_up.scoring import score_stage
from stamtisch.games.runner_up.state import NOBODY, RunnerUpRecord

HALF_WORD = 0xFFFFFFFF


@kernel
def deal(s: RunnerUpRecord) -> None:
    """Begin the first of five stages (R1, R3).

    The draws of a stage, here and before each later one: the 32 cards in order of value, -4 to +5 (the
    order of the option white_numbers), are shuffled as far as they are dealt; the first five are p1's,
    the next five p2's and so on; with two players the next four are the virtual pile, top first.
    """
    s.stage = 1
    begin_stage(s)


@kernel
def begin_stage(s: RunnerUpRecord) -> None:
    """All pawns to the start, new cards for all, the first round (R2, R4, R5, R7, R40, R48)."""
    for pawn in range(TARGETS):
        s.pawn[pawn] = 0
        for past in range(ROUNDS):
            s.played[past, pawn] = 0
    deal_cards(s)
    s.round = 1
    choose_cards(s)


@kernel
def deal_cards(s: RunnerUpRecord) -> None:
    """Shuffle all 32 cards, deal five to each seat (R5, R6) and four to a virtual player (R41)."""
    dealt = HAND_SIZE * s.players
    for card in range(CARDS):
        s.deck[card] = card
    shuffle(s, s.deck, CARDS, dealt if s.pawns == s.players else dealt + PILE_SIZE)
    for seat in range(s.players):
        hand = 0
        for place in range(HAND_SIZE * seat, HAND_SIZE * seat + HAND_SIZE):
            hand += 1 << unit_shift(s, s.deck[place])
        s.hand[seat] = hand
    if s.pawns > s.players:
        for place in range(PILE_SIZE):
            s.pile[place] = value_of_kind(kind_of_card(s.deck[dealt + place]))


@kernel
def unit_shift(s: RunnerUpRecord, card: int) -> int:
    """Where a card stands in a hand: only in the tactical variant do numbers tell cards apart (R18)."""
    return card if s.tactical == 1 else COUNT_BITS * kind_of_card(card)


@kernel
def kind_of_card(card: int) -> int:
    """The index of a card's value."""
    return popcount(FIRST_OF_KIND & ((2 << card) - 1))


@kernel
def value_of_kind(kind: int) -> int:
    """-4 to -1, then +1 to +5: there is no 0."""
    return kind - BACKWARD_KINDS if kind < BACKWARD_KINDS else kind - BACKWARD_KINDS + 1


@kernel
def kind_of_value(value: int) -> int:
    """The index of a value among -4 to -1 and +1 to +5."""
    return value + BACKWARD_KINDS if value < 0 else value + BACKWARD_KINDS - 1


@kernel
def choose_cards(s: RunnerUpRecord) -> None:
    """All seats choose a card at once, in any order (R7, R8, R50, A16)."""
    s.turn = NOBODY
    s.awaited = (1 << s.players) - 1


@kernel
def settle(s: RunnerUpRecord) -> None:
    """In a position that was read: turn up the cards if all have chosen."""
    if s.awaited == 0 and s.round <= ROUNDS:
        turn_up(s)


@kernel
def to_act(s: RunnerUpRecord) -> int:
    """All who have yet to choose (R9), or the seat whose number is up (R51); nobody after the end."""
    return s.awaited if s.turn == NOBODY else 1 << s.turn


@kernel
def may_act(s: RunnerUpRecord, seat: int) -> int:
    """Whether the seat has yet to choose (R8), or its number is up (R51)."""
    return (s.awaited >> seat) & 1 if s.turn == NOBODY else 1 if seat == s.turn else 0


@kernel
def held(s: RunnerUpRecord, seat: int) -> int:
    """The different cards of a hand, one bit each; in the base game equal values are one (R18)."""
    hand = s.hand[seat]
    if s.tactical == 1:
        return hand
    return (hand | hand >> 1 | hand >> 2) & ONE_EACH


@kernel
def legal_actions(s: RunnerUpRecord, seat: int, out: Row) -> int:
    """Each card before each pawn (R8, R9, R42), each card (R50), or each pawn to move (R52, A12, A13)."""
    if may_act(s, seat) == 0:
        return 0
    if s.turn != NOBODY:
        for pawn in range(s.pawns):
            out[pawn] = FIRST_MOVE + pawn
        return s.pawns
    count = 0
    cards = held(s, seat)
    while cards != 0:
        count = list_choices(s, seat, lowest_bit(cards), count, out)
        cards &= cards - 1
    return count


@kernel
def list_choices(s: RunnerUpRecord, seat: int, bit: int, count: int, out: Row) -> int:
    """The ways to put down one card; the last card goes before oneself (R19)."""
    if s.tactical == 1:
        out[count] = FIRST_CARD + bit
        return count + 1
    first = bit // COUNT_BITS * TARGETS
    if s.round == ROUNDS:
        out[count] = first + seat
        return count + 1
    for target in range(s.pawns):
        out[count + target] = first + target
    return count + s.pawns


@kernel
def sample_action(s: RunnerUpRecord, seat: int, word: int) -> int:
    """The legal action number `word * n >> 32`: first the card, then from the rest of the word the pawn."""
    if s.turn != NOBODY:
        return FIRST_MOVE + (word * s.pawns >> 32)
    cards = held(s, seat)
    product = word * popcount(cards)
    for _ in range(product >> 32):
        cards &= cards - 1
    bit = lowest_bit(cards)
    if s.tactical == 1:
        return FIRST_CARD + bit
    target = seat if s.round == ROUNDS else ((product & HALF_WORD) * s.pawns) >> 32
    return bit // COUNT_BITS * TARGETS + target


@kernel
def is_legal(s: RunnerUpRecord, seat: int, action: int) -> int:
    """Whether the seat may choose this card (R8, R50) or move this pawn (R52) now."""
    if may_act(s, seat) == 0 or action < 0 or action >= FIRST_MOVE + s.pawns:
        return 0
    if s.turn != NOBODY:
        return 1 if action >= FIRST_MOVE else 0
    if s.tactical == 1:
        if action < FIRST_CARD or action >= FIRST_MOVE:
            return 0
        return (s.hand[seat] >> (action - FIRST_CARD)) & 1
    return may_put(s, seat, action)


@kernel
def may_put(s: RunnerUpRecord, seat: int, action: int) -> int:
    """A card of the hand before any pawn in play (R8, R9); the last one before oneself (R19, R44)."""
    kind = action // TARGETS
    target = action - kind * TARGETS
    if action >= FIRST_CARD or target >= s.pawns or (s.round == ROUNDS and target != seat):
        return 0
    return (held(s, seat) >> (COUNT_BITS * kind)) & 1


@kernel
def signals(s: RunnerUpRecord, seat: int, out: Row) -> int:
    """There are none."""
    return 0


@kernel
def apply_action(s: RunnerUpRecord, seat: int, action: int) -> None:
    """Put a card face down (R8, R9, R50), or move a pawn (R52)."""
    if action >= FIRST_MOVE:
        move_pawn(s, seat, action - FIRST_MOVE)
        return
    if s.tactical == 1:
        s.hand[seat] -= 1 << (action - FIRST_CARD)
    else:
        s.hand[seat] -= 1 << (COUNT_BITS * (action // TARGETS))
    s.played[s.round - 1, seat] = action + 1
    s.awaited &= ~(1 << seat)
    if s.awaited == 0:
        turn_up(s)


@kernel
def turn_up(s: RunnerUpRecord) -> None:
    """All cards are turned up at once (R11): pawns move by their nets, or players act by number (R51)."""
    if s.tactical == 1:
        s.awaited = (1 << s.players) - 1
        call_highest_number(s)
    else:
        move_by_nets(s)
        end_round(s)


@kernel
def move_by_nets(s: RunnerUpRecord) -> None:
    """Add up all cards before each pawn, then stop it at the ends (R10, R12, R13, R14, R15, R16, A11)."""
    for seat in range(s.players):
        choice = s.played[s.round - 1, seat] - 1
        kind = choice // TARGETS
        s.pawn[choice - kind * TARGETS] += value_of_kind(kind)
    if s.pawns > s.players and s.round <= PILE_SIZE:
        s.pawn[s.players] += s.pile[s.round - 1]  # the top card of the pile (R43, R44, A17)
    for pawn in range(s.pawns):
        s.pawn[pawn] = on_track(s.pawn[pawn])


@kernel
def on_track(field: int) -> int:
    """Steps beyond the ends are lost (R13)."""
    return max(BACK_END, min(FRONT_END, field))


@kernel
def call_highest_number(s: RunnerUpRecord) -> None:
    """Of those still to move, the one with the highest white number acts (R51, R53, A10)."""
    highest = -1
    for seat in range(s.players):
        if (s.awaited >> seat) & 1 == 1:
            number = s.white[s.played[s.round - 1, seat] - 1 - FIRST_CARD]
            if number > highest:
                highest = number
                s.turn = seat


@kernel
def move_pawn(s: RunnerUpRecord, seat: int, pawn: int) -> None:
    """Move any pawn by one's card, stopping at the ends (R52, R54, R55, R56); then the next number (R51)."""
    card = s.played[s.round - 1, seat] - 1 - FIRST_CARD
    s.pawn[pawn] = on_track(s.pawn[pawn] + value_of_kind(kind_of_card(card)))
    s.awaited &= ~(1 << seat)
    if s.awaited != 0:
        call_highest_number(s)
    else:
        end_round(s)


@kernel
def end_round(s: RunnerUpRecord) -> None:
    """The next round without the cards played (R17, R58, A14); after the fifth the scoring (R3, R20, R57)."""
    s.round += 1
    if s.round <= ROUNDS:
        choose_cards(s)
        return
    score_stage(s)
    if s.stage < STAGES:
        for seat in range(s.players):
            s.last[seat] = s.played[ROUNDS - 1, seat]  # all have seen it (A14)
        s.stage += 1
        begin_stage(s)
    else:
        s.turn = NOBODY
