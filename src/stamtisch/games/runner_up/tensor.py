"""The observation tensor of Runner-Up. Seats are counted from the viewer's own, clockwise.

With two players the virtual one comes after both.
"""

from stamtisch._jit import kernel
from stamtisch.engine.tensors import Piece, Tensor, offsets
from stamtisch.games.runner_up.actions import FIRST_CARD, TARGETS
from stamtisch.games.runner_up.cards import (
    CARDS,
    COUNT_BITS,
    FRONT_END,
    HAND_SIZE,
    KINDS,
    LARGEST_WHITE,
    PILE_SIZE,
    ROUNDS,
    SEATS,
    STAGES,
    VALUES,
)
from stamtisch.games.runner_up.rules import kind_of_card, value_of_kind
from stamtisch.games.runner_up.state import NOBODY, RunnerUpRecord

MOST_POINTS = STAGES * FRONT_END
HIGHEST = max(VALUES)
COUNT_MASK = (1 << COUNT_BITS) - 1

PIECES = (
    Piece("seats", (SEATS,), "1 for each pawn in play; with two players the third is the virtual one's."),
    Piece("hand", (KINDS,), f"Own hand: cards of each value, -4 to +5, / {HAND_SIZE}."),
    Piece(
        "hand_cards", (CARDS,), "Tactical: 1 for each card held, by value, -4 first (as in white_numbers)."
    ),
    Piece("pawns", (SEATS,), f"Field of each pawn / {FRONT_END}.", low=-1.0),
    Piece("totals", (SEATS,), f"Points of each player / {MOST_POINTS}.", low=-1.0),
    Piece("scored", (SEATS,), "1 for each player who has scored in some stage."),
    Piece("stage", (STAGES,), "1 for the stage, from the first."),
    Piece("round", (ROUNDS,), "1 for the round, from the first; all 0 at the end."),
    Piece("awaited", (SEATS,), "1 for each seat that has still to choose a card or to move a pawn."),
    Piece("turn", (SEATS,), "Tactical: 1 for the seat whose number is up; all 0 while cards are chosen."),
    Piece(
        "played", (ROUNDS, SEATS), f"Round, seat: value of its card / {HIGHEST}; 0 none or hidden.", low=-1.0
    ),
    Piece("targets", (ROUNDS, SEATS, SEATS), "Round, seat: 1 for the pawn before which its card was put."),
    Piece("whites", (ROUNDS, SEATS), f"Tactical: round, seat: white number of its card / {LARGEST_WHITE}."),
    Piece(
        "virtual", (PILE_SIZE,), f"Round: value of the virtual player's card / {HIGHEST}; 0 hidden.", low=-1.0
    ),
)
_AT = offsets(PIECES)
SEATS_AT, HAND_AT, CARDS_AT, PAWNS_AT = _AT["seats"], _AT["hand"], _AT["hand_cards"], _AT["pawns"]
TOTALS_AT, SCORED_AT, STAGE_AT, ROUND_AT = _AT["totals"], _AT["scored"], _AT["stage"], _AT["round"]
AWAITED_AT, TURN_AT, PLAYED_AT = _AT["awaited"], _AT["turn"], _AT["played"]
TARGETS_AT, WHITES_AT, VIRTUAL_AT = _AT["targets"], _AT["whites"], _AT["virtual"]


@kernel
def fill_tensor(s: RunnerUpRecord, seat: int, out: Tensor) -> None:
    """All that a seat may know: its cards and choice, and everything turned up (R5, R9, A14)."""
    out[:] = 0.0
    fill_hand(s, seat, out)
    for pawn in range(s.pawns):
        fill_pawn(s, seat, pawn, out)
    out[STAGE_AT + s.stage - 1] = 1.0
    if s.round <= ROUNDS:
        out[ROUND_AT + s.round - 1] = 1.0
    for past in range(ROUNDS):
        for other in range(s.players):
            if s.played[past, other] != 0:
                fill_choice(s, seat, past, other, out)
    for past in range(PILE_SIZE):
        out[VIRTUAL_AT + past] = s.pile[past] / HIGHEST


@kernel
def nearness(s: RunnerUpRecord, seat: int, pawn: int) -> int:
    """The place of a pawn: seats from the viewer's own clockwise, then a virtual player (R40)."""
    if pawn >= s.players:
        return pawn
    return pawn - seat if pawn >= seat else pawn - seat + s.players


@kernel
def fill_hand(s: RunnerUpRecord, seat: int, out: Tensor) -> None:
    """The own cards, by value and in the tactical variant one by one (R5, R18)."""
    if s.tactical == 0:
        for kind in range(KINDS):
            out[HAND_AT + kind] = ((s.hand[seat] >> (COUNT_BITS * kind)) & COUNT_MASK) / HAND_SIZE
        return
    counts = 0
    for card in range(CARDS):
        if (s.hand[seat] >> card) & 1 == 1:
            out[CARDS_AT + card] = 1.0
            counts += 1 << (COUNT_BITS * kind_of_card(card))
    for kind in range(KINDS):
        out[HAND_AT + kind] = ((counts >> (COUNT_BITS * kind)) & COUNT_MASK) / HAND_SIZE


@kernel
def fill_pawn(s: RunnerUpRecord, seat: int, pawn: int, out: Tensor) -> None:
    """Where a pawn stands, its points, and whether it is waited for (R9, R37, R51)."""
    near = nearness(s, seat, pawn)
    out[SEATS_AT + near] = 1.0
    out[PAWNS_AT + near] = s.pawn[pawn] / FRONT_END
    out[TOTALS_AT + near] = s.total[pawn] / MOST_POINTS
    out[SCORED_AT + near] = (s.scored >> pawn) & 1
    out[AWAITED_AT + near] = (s.awaited >> pawn) & 1
    if s.turn != NOBODY and s.turn == pawn:
        out[TURN_AT + near] = 1.0


@kernel
def fill_choice(s: RunnerUpRecord, seat: int, past: int, other: int, out: Tensor) -> None:
    """A card that a seat put down: its value, its pawn, its white number (R9, R11, R50)."""
    near = past * SEATS + nearness(s, seat, other)
    choice = s.played[past, other] - 1
    if choice >= FIRST_CARD:
        card = choice - FIRST_CARD
        out[PLAYED_AT + near] = value_of_kind(kind_of_card(card)) / HIGHEST
        out[WHITES_AT + near] = s.white[card] / LARGEST_WHITE
    else:
        kind = choice // TARGETS
        out[PLAYED_AT + near] = value_of_kind(kind) / HIGHEST
        out[TARGETS_AT + near * SEATS + nearness(s, seat, choice - kind * TARGETS)] = 1.0
