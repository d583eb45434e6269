"""The observation tensor of Claim. Seats are counted from the viewer's own, clockwise.

A set of cards is a row of the 88 kinds (`cards.CARD_NAMES`): copies held / copies there are.
"""

from stamtisch._jit import kernel, lowest_bit
from stamtisch.engine.layout import Grid
from stamtisch.engine.tensors import Piece, Tensor, offsets
from stamtisch.games.claim.cards import FACTIONS, HAND_SIZES, KINDS, MOST_CARDS, SEATS, WORD
from stamtisch.games.claim.state import HIDDEN_CARD, MIDDLE, NOT_LOOKED, OVER, PLAY, ClaimRecord
from stamtisch.games.claim.tables import COPIES, FACTION_OF, VALUE_OF

FACTION_COUNT = len(FACTIONS)
HIGHEST = int(max(VALUE_OF))
MOST_TRICKS = max(HAND_SIZES)

PIECES = (
    Piece("seats", (SEATS,), "1 for each seat at the table."),
    Piece("deck", (FACTION_COUNT,), "1 for each faction in the deck, in the order of the rulebook."),
    Piece("phase", (2,), "1 for the phase: followers, votes."),
    Piece("stage", (3,), "1 for what is to be done: play, first choice, second choice; all 0 at the end."),
    Piece("turn", (SEATS,), "1 for the seat to act; all 0 at the end."),
    Piece("leader", (SEATS,), "1 for the seat that leads this trick."),
    Piece("winner", (SEATS,), "1 for the seat that has won the trick, while followers are taken."),
    Piece("tricks_left", (1,), f"Tricks left in this phase, this one included, / {MOST_TRICKS}."),
    Piece("stock", (1,), f"Cards in the stock / {MOST_CARDS}."),
    Piece("hand", (KINDS,), "Own hand."),
    Piece("followers", (KINDS,), "Own followers of phase 1, as far as they may be looked at."),
    Piece("known", (SEATS, KINDS), "Seat: its followers taken openly and not yet played; all know them."),
    Piece("seen", (SEATS, KINDS), "Seat: its followers that a Seer's look showed to the viewer alone."),
    Piece("piles", (SEATS, KINDS), "Seat: its score pile, Gnomes included."),
    Piece("out", (KINDS,), "Cards out of the game."),
    Piece("middle", (KINDS,), "Trolls left lying in the middle."),
    Piece("trick_factions", (SEATS, FACTION_COUNT), "Seat: 1 for the faction of its card in the trick."),
    Piece("trick_values", (SEATS,), f"Seat: value of its card in the trick / {HIGHEST}."),
    Piece("open_factions", (2, FACTION_COUNT), "Open card: 1 for its faction."),
    Piece("open_values", (2,), f"Open card: its value / {HIGHEST}."),
    Piece("looked", (2,), "1 if the winning Seer has looked at the stock: still to take, has taken."),
    Piece("top_faction", (FACTION_COUNT,), "1 for the faction of the stock's top card, seen by this Seer."),
    Piece("top_value", (1,), f"Value of that card / {HIGHEST}."),
    Piece("voids", (SEATS, FACTION_COUNT), "Seat: 1 for each faction that its hand cannot hold, as all saw."),
)
_AT = offsets(PIECES)
SEATS_AT, DECK_AT, PHASE_AT, STAGE_AT = _AT["seats"], _AT["deck"], _AT["phase"], _AT["stage"]
TURN_AT, LEADER_AT, WINNER_AT = _AT["turn"], _AT["leader"], _AT["winner"]
LEFT_AT, STOCK_AT, HAND_AT, FOLLOWERS_AT = _AT["tricks_left"], _AT["stock"], _AT["hand"], _AT["followers"]
KNOWN_AT, SEEN_AT, PILES_AT = _AT["known"], _AT["seen"], _AT["piles"]
TRICK_AT, TRICK_VALUES_AT = _AT["trick_factions"], _AT["trick_values"]
OPEN_AT, OPEN_VALUES_AT, LOOKED_AT = _AT["open_factions"], _AT["open_values"], _AT["looked"]
TOP_AT, TOP_VALUE_AT, VOIDS_AT = _AT["top_faction"], _AT["top_value"], _AT["voids"]


@kernel
def fill_tensor(s: ClaimRecord, seat: int, out: Tensor) -> None:
    """All that a seat may know: own cards, open cards, what was seen and remembered (R4, R8, R15, R18)."""
    out[:] = 0.0
    fill_moment(s, seat, out)
    set_cards(s, s.hand, seat, HAND_AT, out)
    set_cards(s, s.follow, seat, FOLLOWERS_AT, out)
    for near in range(s.players):
        other = seat + near if seat + near < s.players else seat + near - s.players
        out[SEATS_AT + near] = 1.0
        set_cards(s, s.known, other, KNOWN_AT + near * KINDS, out)
        set_cards(s, s.seen, 4 * seat + other, SEEN_AT + near * KINDS, out)
        set_cards(s, s.pile, other, PILES_AT + near * KINDS, out)
        set_factions(s.void[other], VOIDS_AT + near * FACTION_COUNT, out)
    for row in range(SEATS, MIDDLE + 1):
        set_cards(s, s.pile, row, PILES_AT + row * KINDS, out)
    for place in range(s.played):
        near = nearness(s, seat, s.leader + place)
        set_card(s.trick[place], TRICK_AT + near * FACTION_COUNT, TRICK_VALUES_AT + near, out)
    for index in range(s.open_count):
        set_card(s.open[index], OPEN_AT + index * FACTION_COUNT, OPEN_VALUES_AT + index, out)
    if s.stock_at < s.stock_end and s.stock[s.stock_at] != HIDDEN_CARD:
        set_card(s.stock[s.stock_at], TOP_AT, TOP_VALUE_AT, out)


@kernel
def fill_moment(s: ClaimRecord, seat: int, out: Tensor) -> None:
    """The deck, phase and stage; who acts, leads and has won (R1, R8, R15, R18)."""
    set_factions(s.deck, DECK_AT, out)
    out[PHASE_AT + s.phase - 1] = 1.0
    out[LEADER_AT + nearness(s, seat, s.leader)] = 1.0
    out[LEFT_AT] = s.left / MOST_TRICKS
    out[STOCK_AT] = (s.stock_end - s.stock_at) / MOST_CARDS
    if s.looked != NOT_LOOKED:
        out[LOOKED_AT + s.looked - 1] = 1.0
    if s.stage == OVER:
        return
    out[STAGE_AT + s.stage] = 1.0
    out[TURN_AT + nearness(s, seat, s.turn)] = 1.0
    if s.stage != PLAY:
        out[WINNER_AT + nearness(s, seat, s.winner)] = 1.0


@kernel
def nearness(s: ClaimRecord, seat: int, other: int) -> int:
    """How many places clockwise of the viewer; `other` may be past the last seat."""
    near = other - seat
    if near < 0:
        return near + s.players
    return near if near < s.players else near - s.players


@kernel
def set_cards(s: ClaimRecord, zone: Grid, row: int, at: int, out: Tensor) -> None:
    """The share of the copies of each kind that a set holds; its copies are its lowest bits (R4)."""
    for word in range(2):
        cards = zone[row, word]
        while cards != 0:
            bit = WORD * word + lowest_bit(cards)
            kind = s.kind_at[bit]
            out[at + kind] = (bit - s.bit_of[kind] + 1) / COPIES[kind]
            cards &= cards - 1


@kernel
def set_card(kind: int, faction_at: int, value_at: int, out: Tensor) -> None:
    """One card by its faction and value."""
    out[faction_at + FACTION_OF[kind]] = 1.0
    out[value_at] = VALUE_OF[kind] / HIGHEST


@kernel
def set_factions(factions: int, at: int, out: Tensor) -> None:
    """1 for each faction of a mask."""
    while factions != 0:
        out[at + lowest_bit(factions)] = 1.0
        factions &= factions - 1
