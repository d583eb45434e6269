"""The observation tensor of The Game. Seats are counted from the viewer's own, clockwise."""

from stamtisch._jit import kernel, lowest_bit
from stamtisch.engine.tensors import Piece, Tensor, offsets
from stamtisch.games.the_game.actions import HINTS
from stamtisch.games.the_game.cards import CARDS, DOWN_START, HALF, HAND_SIZES, PILES, SEATS
from stamtisch.games.the_game.state import FRESH, LOST, NO_FIRE, RUNNING, TheGameRecord

LARGEST_HAND = max(HAND_SIZES) + 2
"""with the option hand_delta"""
WISHES = len(HINTS) - 1
"""what a hint can say, `none` apart"""

PIECES = (
    Piece("seats", (SEATS,), "1 for each seat at the table."),
    Piece("hand", (CARDS,), "Own hand: 1 for each card held, from 2 to 99."),
    Piece("laid", (CARDS,), "1 for each card laid so far by anybody, from 2 to 99."),
    Piece("tops", (PILES,), f"Top value of each pile (up1, up2, down1, down2) / {DOWN_START}."),
    Piece("fires", (PILES, 2), "On Fire: pile; a fire card on top laid in this turn, one to be covered now."),
    Piece("hand_sizes", (SEATS,), f"Cards in each hand / {LARGEST_HAND}."),
    Piece("turn", (SEATS,), "1 for the seat to act; all 0 at the end."),
    Piece("draw_pile", (1,), f"Cards left to draw / {CARDS}."),
    Piece("laid_now", (1,), f"Cards laid in this turn / {LARGEST_HAND}."),
    Piece("owed", (1,), f"Cards owed in this turn / {LARGEST_HAND}."),
    Piece("hints", (SEATS, PILES, WISHES), "Seat, pile: 1 for what its hint says (avoid, good, jump, back)."),
    Piece("ended", (2,), "1 at the end: lost, won."),
)
_AT = offsets(PIECES)
SEATS_AT, HAND_AT, LAID_AT, TOPS_AT = _AT["seats"], _AT["hand"], _AT["laid"], _AT["tops"]
FIRES_AT, SIZES_AT, TURN_AT = _AT["fires"], _AT["hand_sizes"], _AT["turn"]
DRAW_AT, NOW_AT, OWED_AT = _AT["draw_pile"], _AT["laid_now"], _AT["owed"]
HINTS_AT, ENDED_AT = _AT["hints"], _AT["ended"]


@kernel
def fill_tensor(s: TheGameRecord, seat: int, out: Tensor) -> None:
    """All that a seat may know: its hand, all that was laid, all hints (R3, R4, R13, R24)."""
    out[:] = 0.0
    for half in range(2):
        set_cards(s.hand[seat, half], HAND_AT + half * HALF, out)
        set_cards(s.laid_cards[half], LAID_AT + half * HALF, out)
    for pile in range(PILES):
        out[TOPS_AT + pile] = s.top[pile] / DOWN_START
        if s.fire[pile] != NO_FIRE:
            out[FIRES_AT + 2 * pile + (0 if s.fire[pile] == FRESH else 1)] = 1.0
    fill_seats(s, seat, out)
    out[DRAW_AT] = (s.draw_end - s.draw_at) / CARDS
    out[NOW_AT] = s.laid / LARGEST_HAND
    out[OWED_AT] = s.minimum / LARGEST_HAND
    if s.outcome != RUNNING:
        out[ENDED_AT + (0 if s.outcome == LOST else 1)] = 1.0


@kernel
def set_cards(cards: int, at: int, out: Tensor) -> None:
    """1 for each card of a mask."""
    while cards != 0:
        out[at + lowest_bit(cards)] = 1.0
        cards &= cards - 1


@kernel
def fill_seats(s: TheGameRecord, seat: int, out: Tensor) -> None:
    """What is told of each seat, the viewer's own first: hand size, turn, hints (R5, R24)."""
    for near in range(s.players):
        other = seat + near if seat + near < s.players else seat + near - s.players
        out[SEATS_AT + near] = 1.0
        out[SIZES_AT + near] = s.hand_count[other] / LARGEST_HAND
        if other == s.turn and s.outcome == RUNNING:
            out[TURN_AT + near] = 1.0
        for pile in range(PILES):
            hint = s.hint[other, pile]
            if hint != 0:
                out[HINTS_AT + (near * PILES + pile) * WISHES + hint - 1] = 1.0
