"""The rules of The Game as kernels. Numbers refer to `rulebooks/the-game.en.md`."""

from stamtisch._jit import kernel, lowest_bit, popcount
from stamtisch.engine.layout import Row
from stamtisch.engine.rng import shuffle
from stamtisch.games.the_game.actions import BACK, END, FIRST_HINT, HINTS, NO_HINT
from stamtisch.games.the_game.cards import (
    ALL_IN_HALF,
    CARDS,
    DOWN1,
    DOWN_START,
    FIRST_CARD,
    HALF,
    JUMP,
    PILES,
    UP_START,
)
from stamtisch.games.the_game.state import DUE, FRESH, LOST, NO_FIRE, RUNNING, WON, TheGameRecord

HINT_WORDS = len(HINTS)


@kernel
def deal(s: TheGameRecord) -> None:
    """Shuffle the 98 number cards, lay out four piles, deal the hands (R2, R3, R4)."""
    for i in range(CARDS):
        s.draw[i] = FIRST_CARD + i
    shuffle(s, s.draw, CARDS, CARDS)
    s.draw_end = CARDS
    for pile in range(PILES):
        s.top[pile] = UP_START if pile < DOWN1 else DOWN_START
    for seat in range(s.players):
        draw_cards(s, seat, s.hand_size)
    s.turn = s.first_player
    start_turn(s)


@kernel
def draw_cards(s: TheGameRecord, seat: int, count: int) -> None:
    """Draw so many cards, or all that are left (R16, A5)."""
    last = min(s.draw_at + count, s.draw_end)
    for i in range(s.draw_at, last):
        bit = s.draw[i] - FIRST_CARD
        half = bit // HALF
        s.hand[seat, half] |= 1 << (bit - half * HALF)
    s.hand_count[seat] += last - s.draw_at
    s.draw_at = last


@kernel
def start_turn(s: TheGameRecord) -> None:
    """Fix what the turn owes (R14, R17, R18, R25), declare the loss if nothing fits (R20)."""
    s.laid = 0
    set_minimum(s)
    check_stuck(s)


@kernel
def set_minimum(s: TheGameRecord) -> None:
    """The minimum by the draw pile at the start of the turn, never more than was in hand (R17, A1, A11)."""
    owed = s.min_cards if s.draw_at < s.draw_end else s.min_cards_empty
    s.minimum = min(owed, s.hand_count[s.turn] + s.laid)


@kernel
def check_stuck(s: TheGameRecord) -> None:
    """Lost when cards are still owed and none fits (R20, A2)."""
    if is_stuck(s) == 1:
        s.outcome = LOST


@kernel
def is_stuck(s: TheGameRecord) -> int:
    """1 if the turn still owes cards and none of the hand fits (R20)."""
    return 1 if s.laid < s.minimum and fitting_anywhere(s) == 0 else 0


@kernel
def fitting_anywhere(s: TheGameRecord) -> int:
    """Whether any card of the hand fits on any pile; not 0 if so."""
    found = 0
    for pile in range(PILES):
        found |= fitting(s, s.turn, pile, 0) | fitting(s, s.turn, pile, 1)
    return found


@kernel
def fitting(s: TheGameRecord, seat: int, pile: int, half: int) -> int:
    """Mask of a seat's cards that fit on a pile: onwards, or exactly ten back (R6, R7, R8, R9, R12)."""
    top = s.top[pile] - FIRST_CARD - half * HALF
    if pile < DOWN1:
        below = min(max(top + 1, 0), HALF)
        fits = ALL_IN_HALF & ~((1 << below) - 1)
        jump = top - JUMP
    else:
        fits = (1 << min(max(top, 0), HALF)) - 1
        jump = top + JUMP
    if jump >= 0 and jump < HALF:
        fits |= 1 << jump
    return s.hand[seat, half] & fits


@kernel
def settle(s: TheGameRecord) -> None:
    """In a position that was read: skip empty hands at the start of a turn, see whether it is over."""
    if all_laid(s) == 1:
        s.outcome = WON
        return
    if s.outcome == LOST:
        return
    if s.laid == 0:
        skip_empty_hands(s)
    set_minimum(s)
    check_stuck(s)


@kernel
def all_laid(s: TheGameRecord) -> int:
    """Whether all 98 cards are laid (R21)."""
    return 1 if s.laid_cards[0] == ALL_IN_HALF and s.laid_cards[1] == ALL_IN_HALF else 0


@kernel
def skip_empty_hands(s: TheGameRecord) -> None:
    """Pass over seats without cards (R19)."""
    while s.hand_count[s.turn] == 0:
        s.turn = next_seat(s)


@kernel
def next_seat(s: TheGameRecord) -> int:
    """The seat to the left (R5)."""
    return s.turn + 1 if s.turn + 1 < s.players else 0


@kernel
def to_act(s: TheGameRecord) -> int:
    """The seat whose turn it is; nobody after the end (R5)."""
    return 1 << s.turn if s.outcome == RUNNING else 0


@kernel
def may_end(s: TheGameRecord) -> int:
    """Whether the minimum has been laid, so that the turn may end (R14, R15)."""
    return 1 if s.laid >= s.minimum else 0


@kernel
def legal_actions(s: TheGameRecord, seat: int, out: Row) -> int:
    """Each card that fits, pile by pile, then the end of the turn (R10, R11, R15)."""
    if s.outcome != RUNNING or seat != s.turn:
        return 0
    count = 0
    for pile in range(PILES):
        for half in range(2):
            cards = fitting(s, seat, pile, half)
            while cards != 0:
                out[count] = (half * HALF + lowest_bit(cards)) * PILES + pile
                cards &= cards - 1
                count += 1
    if may_end(s) == 1:
        out[count] = END
        count += 1
    return count


@kernel
def sample_action(s: TheGameRecord, seat: int, word: int) -> int:
    """The legal action number `word * n >> 32`, by counting bits."""
    count = may_end(s)
    for pile in range(PILES):
        count += popcount(fitting(s, seat, pile, 0)) + popcount(fitting(s, seat, pile, 1))
    left = (word * count) >> 32
    for pile in range(PILES):
        for half in range(2):
            cards = fitting(s, seat, pile, half)
            size = popcount(cards)
            if left < size:
                for _ in range(left):
                    cards &= cards - 1
                return (half * HALF + lowest_bit(cards)) * PILES + pile
            left -= size
    return END


@kernel
def is_legal(s: TheGameRecord, seat: int, action: int) -> int:
    """Whether a lay or the end is legal for the seat to act (R5, R6, R7, R14), or a hint (R24)."""
    if s.outcome != RUNNING or action < 0:
        return 0
    if action >= FIRST_HINT:
        return is_signal(s, action)
    if seat != s.turn:
        return 0
    if action == END:
        return may_end(s)
    card = action // PILES
    half = card // HALF
    return (fitting(s, seat, action % PILES, half) >> (card - half * HALF)) & 1


@kernel
def is_signal(s: TheGameRecord, action: int) -> int:
    """Hints name a pile and a wish, never a number (R24); announcing a jump is an option (A12)."""
    if action >= FIRST_HINT + PILES * HINT_WORDS:
        return 0
    return 1 if (action - FIRST_HINT) % HINT_WORDS != BACK or s.may_announce == 1 else 0


@kernel
def signals(s: TheGameRecord, seat: int, out: Row) -> int:
    """Every hint that may be given, by any seat at any time (R24)."""
    count = 0
    if s.outcome == RUNNING:
        for action in range(FIRST_HINT, FIRST_HINT + PILES * HINT_WORDS):
            if is_signal(s, action) == 1:
                out[count] = action
                count += 1
    return count


@kernel
def apply_action(s: TheGameRecord, seat: int, action: int) -> None:
    """Lay a card, end the turn or give a hint."""
    if action < END:
        lay(s, seat, action // PILES, action % PILES)
    elif action == END:
        end_turn(s)
    else:
        hint = action - FIRST_HINT
        s.hint[seat, hint // HINT_WORDS] = hint % HINT_WORDS


@kernel
def lay(s: TheGameRecord, seat: int, card: int, pile: int) -> None:
    """The card becomes the pile's top (R10); then the game may be won (R21) or lost (R20)."""
    half = card // HALF
    bit = 1 << (card - half * HALF)
    s.hand[seat, half] &= ~bit
    s.laid_cards[half] |= bit
    s.hand_count[seat] -= 1
    s.laid += 1
    s.top[pile] = card + FIRST_CARD
    s.hint[seat, pile] = NO_HINT
    if s.on_fire == 1:
        s.fire[pile] = FRESH if is_fire(card + FIRST_CARD) == 1 else NO_FIRE
    if all_laid(s) == 1:
        s.outcome = WON
    else:
        check_stuck(s)


@kernel
def is_fire(card: int) -> int:
    """The doublets 22 to 77 burn (F1)."""
    return 1 if card % 11 == 0 and card >= 22 and card <= 77 else 0


@kernel
def end_turn(s: TheGameRecord) -> None:
    """Lost if a fire was due (F2); else draw as many as were laid (R16), next player (R5, R19)."""
    if s.on_fire == 1 and fires_go_on(s) == 1:
        s.outcome = LOST
        return
    draw_cards(s, s.turn, s.laid)
    s.turn = next_seat(s)
    skip_empty_hands(s)
    start_turn(s)


@kernel
def fires_go_on(s: TheGameRecord) -> int:
    """1 if a fire should have been covered by now; fresh ones fall due next turn (F2, F3)."""
    lost = 0
    for pile in range(PILES):
        if s.fire[pile] == DUE:
            lost = 1
        elif s.fire[pile] == FRESH:
            s.fire[pile] = DUE
    return lost


@kernel
def cards_laid(s: TheGameRecord) -> int:
    """How many of the 98 cards the team has laid (R22)."""
    return popcount(s.laid_cards[0]) + popcount(s.laid_cards[1])


@kernel
def scores(s: TheGameRecord, out: Row) -> None:
    """The team's cards laid, the same for every seat (R1, R22)."""
    for seat in range(s.players):
        out[seat] = cards_laid(s)


@kernel
def winners(s: TheGameRecord) -> int:
    """All or none (R1, R21)."""
    return (1 << s.players) - 1 if s.outcome == WON else 0


@kernel
def returns(s: TheGameRecord, out: Row) -> None:
    """The share of the cards laid, 1 for a perfect game (R22)."""
    for seat in range(s.players):
        out[seat] = cards_laid(s) / CARDS  # type: ignore[assignment]  # float64 here
