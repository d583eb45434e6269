"""The observation tensor of Saboteur. Seats are counted from the viewer's own, clockwise.

The mine has no borders, so the last piece is a window on it: with margin m the columns are
x = -m … 8 + m, the rows y = -3 - m … 3 + m, from the north-west. Cards that lie outside the window
are listed one by one in `outside`, so nothing is lost. The length of the tensor tells the margin.
"""

from stamtisch._jit import kernel
from stamtisch.engine.kernels import HIDDEN_SCORE
from stamtisch.engine.tensors import DEFAULT_MARGIN, Piece, Tensor, offsets
from stamtisch.games.saboteur.cards import (
    ALL_PLACEMENTS,
    CODE,
    DECK,
    FACE_DOWN,
    GOALS,
    GOLD_CARDS,
    GOLD_COPIES,
    KINDS,
    LARGEST_HAND,
    LARGEST_PACKET,
    NUGGETS,
    PLACED,
    PLACEMENTS,
    REACH,
    REACHED,
    ROUNDS,
    SEATS,
    SIDES,
    START_CELL,
    TOOLS,
    TUNNEL_CARDS,
    TUNNELS,
    WIDTH,
    cell_at,
)
from stamtisch.games.saboteur.knowledge import is_pick_known
from stamtisch.games.saboteur.rules import nuggets
from stamtisch.games.saboteur.state import DIGGING, OVER, SHARED, SHARING, TWO_CARDS, SaboteurRecord
from stamtisch.games.saboteur.tables import COPIES, EDGES, GOAL_CELLS, PLACED_KIND, THROUGH

COLUMNS, ROWS = 9, 7
"""of the window without margin"""
NORTH_WEST = cell_at(0, -3)
"""its first cell"""
CARD, NORTH, THROUGH_PLANE, REACHED_PLANE, HIDDEN_GOAL, FRONT = 0, 1, 5, 6, 7, 8
PLANES = 9
MOST_NUGGETS = sum(copies * (value + 1) for value, copies in enumerate(GOLD_COPIES))
MOST_CREDIT = 12
TOOL_COUNT = len(TOOLS)
PLACED_TURNED = tuple(turned for _, turned in PLACEMENTS)

PIECES = (
    Piece("seats", (SEATS,), "1 for each seat at the table."),
    Piece("phase", (2,), "1 for what is done: digging, sharing out gold; all 0 at the end."),
    Piece("round", (ROUNDS,), "1 for the round, from the first."),
    Piece("turn", (SEATS,), "1 for the seat to act; all 0 at the end."),
    Piece("last", (SEATS,), "1 for the seat that played the last hand card."),
    Piece("roles", (SEATS, 2), "Seat: 1 for its role, where known: digger, saboteur."),
    Piece("spare_role", (2,), "1 for the role card left over, where known: digger, saboteur."),
    Piece("hand", (KINDS,), "Own hand: cards of each kind / copies there are, in the order of the tables."),
    Piece("passed", (KINDS,), "The same of the cards that the viewer passed with in this round."),
    Piece("discard", (KINDS,), "The same of the cards discarded openly in this round."),
    Piece("hand_sizes", (SEATS,), f"Cards in each hand / {LARGEST_HAND}."),
    Piece("passes", (SEATS,), f"How often each seat has passed in this round / {DECK}."),
    Piece("draw_pile", (1,), f"Cards left to draw / {DECK}."),
    Piece("broken", (SEATS, TOOL_COUNT), "Seat: 1 for each broken tool (pick, lamp, cart)."),
    Piece("looked", (SEATS, GOALS), "Seat: 1 for each goal it has looked at (top, middle, bottom)."),
    Piece("goals", (GOALS, GOALS), "Goal: 1 for what it is, where known: gold, stone_se, stone_sw."),
    Piece("opened", (GOALS, 2), "Goal: 1 if face up, 1 if it lies turned."),
    Piece("nuggets", (SEATS,), f"Nuggets of each seat / {MOST_NUGGETS}; -1 where not known.", low=-1.0),
    Piece("shares", (ROUNDS, 2), "Round: 1 if a packet went round, 1 if saboteurs were paid."),
    Piece("packets", (ROUNDS,), f"Round: gold cards in its packet / {LARGEST_PACKET}."),
    Piece("asked", (ROUNDS,), f"Round: picks that were somebody's choice / {LARGEST_PACKET}."),
    Piece("alike", (ROUNDS,), "Round: 1 if the last cards of its packet were equal, so that nobody chose."),
    Piece("pickers", (ROUNDS, LARGEST_PACKET), f"Round, pick: 1 + its seat / {SEATS}; 0 none yet."),
    Piece("picks", (ROUNDS, LARGEST_PACKET), f"Round, pick: nuggets taken or left / {NUGGETS}, if known."),
    Piece(
        "stretches",
        (ROUNDS, LARGEST_PACKET),
        f"Round: nuggets / {NUGGETS} of cards known to be among these neighbouring picks, ascending.",
    ),
    Piece("unpaid", (ROUNDS, SEATS), "Round, seat: 1 for a digger who got none of its packet."),
    Piece("paid", (ROUNDS, SEATS), f"Round, seat: how it was paid (see `state.py`) / {TWO_CARDS}."),
    Piece("credit", (SEATS,), f"Nuggets credited to each seat without cards / {MOST_CREDIT}."),
    Piece("start_cards", (SEATS,), f"Gold cards that each seat began with / {GOLD_CARDS}."),
    Piece("start_gold", (SEATS, NUGGETS), f"Seat: of these with 1, 2, 3 nuggets / {GOLD_CARDS}, if known."),
    Piece("gold_pile", (1,), f"Gold cards left / {GOLD_CARDS}."),
    Piece(
        "outside",
        (TUNNEL_CARDS, 4),
        f"Tunnel cards outside the window: x / {REACH}, y / {REACH}, 1 + kind / {TUNNELS}, 1 if turned.",
        low=-1.0,
    ),
    Piece(
        "mine",
        (PLANES, ROWS + 2 * DEFAULT_MARGIN, COLUMNS + 2 * DEFAULT_MARGIN),
        "Plane, row, column: tunnel card; open to N, E, S, W; through; reached from the start; "
        "goal face down; some tunnel card may be laid.",
        is_board=True,
    ),
)
_AT = offsets(PIECES)
SEATS_AT, PHASE_AT, ROUND_AT, TURN_AT, LAST_AT = (_AT[n] for n in ("seats", "phase", "round", "turn", "last"))
ROLES_AT, SPARE_AT, HAND_AT, PASSED_AT = _AT["roles"], _AT["spare_role"], _AT["hand"], _AT["passed"]
DISCARD_AT, SIZES_AT, PASSES_AT, DRAW_AT = _AT["discard"], _AT["hand_sizes"], _AT["passes"], _AT["draw_pile"]
BROKEN_AT, LOOKED_AT, GOALS_AT, OPENED_AT = _AT["broken"], _AT["looked"], _AT["goals"], _AT["opened"]
NUGGETS_AT, SHARES_AT, PACKETS_AT, ASKED_AT = _AT["nuggets"], _AT["shares"], _AT["packets"], _AT["asked"]
ALIKE_AT, PICKERS_AT, PICKS_AT, STRETCHES_AT = _AT["alike"], _AT["pickers"], _AT["picks"], _AT["stretches"]
PAID_AT, UNPAID_AT, CREDIT_AT, START_CARDS_AT = (_AT[n] for n in ("paid", "unpaid", "credit", "start_cards"))
START_GOLD_AT, PILE_AT, OUTSIDE_AT, MINE_AT = _AT["start_gold"], _AT["gold_pile"], _AT["outside"], _AT["mine"]


@kernel
def fill_tensor(s: SaboteurRecord, seat: int, out: Tensor) -> None:
    """All that a seat may know: own cards, what it has seen, the table, the gold (R2, R5, R9, R25, R40)."""
    out[:] = 0.0
    if s.phase != OVER:
        out[PHASE_AT + (0 if s.phase == DIGGING else 1)] = 1.0
        out[TURN_AT + nearness(s, seat, s.turn)] = 1.0
    out[ROUND_AT + s.round] = 1.0
    out[LAST_AT + nearness(s, seat, s.last)] = 1.0
    out[DRAW_AT] = (s.draw_end - s.draw_at) / DECK
    out[PILE_AT] = s.pile_count / GOLD_CARDS
    if s.role[s.players] != 0:
        out[SPARE_AT + s.role[s.players] - 1] = 1.0
    fill_cards(s, seat, out)
    fill_goals(s, out)
    for near in range(s.players):
        fill_seat(s, seat + near if seat + near < s.players else seat + near - s.players, near, out)
    for number in range(ROUNDS):
        fill_share(s, seat, number, out)
    fill_mine(s, out)


@kernel
def nearness(s: SaboteurRecord, seat: int, other: int) -> int:
    """How many places clockwise of the viewer (R7)."""
    return other - seat if other >= seat else other - seat + s.players


@kernel
def fill_cards(s: SaboteurRecord, seat: int, out: Tensor) -> None:
    """Own hand and passes, open discards (R8, R9, R10)."""
    for kind in range(KINDS):
        out[HAND_AT + kind] = s.hand[seat, kind] / COPIES[kind]
        out[PASSED_AT + kind] = s.passed[seat, kind] / COPIES[kind]
        out[DISCARD_AT + kind] = s.gone[kind] / COPIES[kind]


@kernel
def fill_goals(s: SaboteurRecord, out: Tensor) -> None:
    """What the viewer knows of each goal (R3, R25, R27)."""
    for goal in range(GOALS):
        if s.goal[goal] != 0:
            out[GOALS_AT + GOALS * goal + s.goal[goal] - 1] = 1.0
        if s.goal_open[goal] != 0:
            out[OPENED_AT + 2 * goal] = 1.0
            out[OPENED_AT + 2 * goal + 1] = s.goal_open[goal] - 1


@kernel
def fill_seat(s: SaboteurRecord, other: int, near: int, out: Tensor) -> None:
    """What is known of one seat (R2, R5, R9, R20, R25, R40)."""
    out[SEATS_AT + near] = 1.0
    if s.role[other] != 0:
        out[ROLES_AT + 2 * near + s.role[other] - 1] = 1.0
    out[SIZES_AT + near] = s.hand_count[other] / LARGEST_HAND
    out[PASSES_AT + near] = s.passed_count[other] / DECK
    for tool in range(TOOL_COUNT):
        out[BROKEN_AT + TOOL_COUNT * near + tool] = (s.broken[tool] >> other) & 1
    for goal in range(GOALS):
        out[LOOKED_AT + GOALS * near + goal] = (s.known[other] >> goal) & 1
    total = nuggets(s, other)
    out[NUGGETS_AT + near] = -1.0 if total == HIDDEN_SCORE else total / MOST_NUGGETS
    out[CREDIT_AT + near] = s.credit[other] / MOST_CREDIT
    out[START_CARDS_AT + near] = s.start_cards[other] / GOLD_CARDS
    for value in range(NUGGETS):
        out[START_GOLD_AT + NUGGETS * near + value] = s.start_gold[other, value] / GOLD_CARDS
    for number in range(ROUNDS):
        out[PAID_AT + SEATS * number + near] = s.paid[number, other] / TWO_CARDS
        out[UNPAID_AT + SEATS * number + near] = (s.unpaid[number] >> other) & 1


@kernel
def fill_share(s: SaboteurRecord, seat: int, number: int, out: Tensor) -> None:
    """How the gold of a round was shared out, as far as the viewer knows (R35, R37, R40)."""
    if s.gold_of_round[number] == 0:
        return
    out[SHARES_AT + 2 * number + s.gold_of_round[number] - 1] = 1.0
    if s.gold_of_round[number] != SHARED:
        return
    out[PACKETS_AT + number] = s.packet[number] / LARGEST_PACKET
    out[ASKED_AT + number] = s.asked[number] / LARGEST_PACKET
    out[ALIKE_AT + number] = s.alike[number]
    made = s.picked if s.phase == SHARING and number == s.round else s.packet[number]
    for i in range(s.packet[number]):
        at = LARGEST_PACKET * number + i
        if i < made:
            out[PICKERS_AT + at] = (1 + nearness(s, seat, s.picker[number, i])) / SEATS
        if is_pick_known(s, number, i) == 1:
            out[PICKS_AT + at] = s.pick[number, i] / NUGGETS
        else:
            out[STRETCHES_AT + at] = s.pick[number, i] / NUGGETS


@kernel
def margin_of(length: int) -> int:
    """The margin of the window in a tensor of this length."""
    margin = 0
    while MINE_AT + PLANES * (ROWS + 2 * margin) * (COLUMNS + 2 * margin) < length:
        margin += 1
    return margin


@kernel
def place_in_window(cell: int, margin: int) -> int:
    """The place of a cell in the window, row by row; -1 if it lies outside."""
    row = cell // WIDTH - NORTH_WEST // WIDTH + margin
    column = cell % WIDTH - NORTH_WEST % WIDTH + margin
    if row < 0 or column < 0 or row >= ROWS + 2 * margin or column >= COLUMNS + 2 * margin:
        return -1
    return row * (COLUMNS + 2 * margin) + column


@kernel
def fill_mine(s: SaboteurRecord, out: Tensor) -> None:
    """Every card on the table, and where one may be laid (R3, R11, R14, R16)."""
    margin = margin_of(len(out))
    plane = (ROWS + 2 * margin) * (COLUMNS + 2 * margin)
    outside = 0
    for i in range(s.laid_count):
        place = place_in_window(s.laid[i], margin)
        if place >= 0:
            out[MINE_AT + CARD * plane + place] = 1.0
            fill_card(s.grid[s.laid[i]], plane, MINE_AT + place, out)
        else:
            list_outside(s.laid[i], (s.grid[s.laid[i]] & CODE) - 1, OUTSIDE_AT + 4 * outside, out)
            outside += 1
    fill_card(s.grid[START_CELL], plane, MINE_AT + place_in_window(START_CELL, margin), out)
    for goal in range(GOALS):
        place = place_in_window(GOAL_CELLS[goal], margin)
        fill_card(s.grid[GOAL_CELLS[goal]], plane, MINE_AT + place, out)
    for i in range(s.front_count):
        place = place_in_window(s.front[i] >> PLACED, margin)
        if place >= 0 and s.front[i] & ALL_PLACEMENTS != 0:
            out[MINE_AT + FRONT * plane + place] = 1.0


@kernel
def fill_card(code: int, plane: int, at: int, out: Tensor) -> None:
    """What lies in a cell: its open sides, whether it leads on and is reached (R14, R17)."""
    card = code & CODE
    for side in range(SIDES):
        out[at + (NORTH + side) * plane] = (EDGES[card] >> side) & 1
    out[at + THROUGH_PLANE * plane] = THROUGH[card]
    out[at + REACHED_PLANE * plane] = 1.0 if code >= REACHED else 0.0
    out[at + HIDDEN_GOAL * plane] = 1.0 if card == FACE_DOWN else 0.0


@kernel
def list_outside(cell: int, placement: int, at: int, out: Tensor) -> None:
    """A tunnel card outside the window: where and how it lies (R4)."""
    out[at] = (cell % WIDTH - REACH) / REACH
    out[at + 1] = (cell // WIDTH - REACH) / REACH
    out[at + 2] = (1 + PLACED_KIND[placement]) / TUNNELS
    out[at + 3] = PLACED_TURNED[placement]
