"""The cards of Saboteur: tunnels, goals, actions, gold and roles (tables of the rulebook).

A side is a number, N 0, E 1, S 2, W 3; open sides are a mask. A *kind* is a card of the draw deck
(16 tunnels, then 11 actions). A *placement* is a tunnel kind as it lies: a card that looks the same
turned has one placement, every other two, the turned one second.
"""

N, E, S, W = range(4)
SIDES = 4
SIDE_NAMES = ("north", "east", "south", "west")
OPPOSITE = (S, W, N, E)

_TUNNELS = (
    ("cross", "NESW", 5),
    ("tee_v", "NES", 5),
    ("tee_h", "ESW", 5),
    ("str_v", "NS", 4),
    ("str_h", "EW", 3),
    ("curve_se", "ES", 4),
    ("curve_sw", "SW", 5),
    ("dead_cross", "NESW", 1),
    ("dead_tee_v", "NES", 1),
    ("dead_tee_h", "ESW", 1),
    ("dead_str_v", "NS", 1),
    ("dead_str_h", "EW", 1),
    ("dead_curve_se", "ES", 1),
    ("dead_curve_sw", "SW", 1),
    ("dead_n", "N", 1),
    ("dead_e", "E", 1),
)
"""id, open sides unturned, copies; the dead ends come last"""
TUNNELS = len(_TUNNELS)
FIRST_DEAD = 7

TOOLS = ("pick", "lamp", "cart")
PICK, LAMP, CART = range(3)
_ACTIONS = (
    *((f"break_{tool}", 3) for tool in TOOLS),
    *((f"fix_{tool}", 2) for tool in TOOLS),
    ("fix_pick_lamp", 1),
    ("fix_pick_cart", 1),
    ("fix_lamp_cart", 1),
    ("rockfall", 3),
    ("map", 6),
)
KIND_NAMES = (*(name for name, _, _ in _TUNNELS), *(name for name, _ in _ACTIONS))
COPIES = (*(copies for _, _, copies in _TUNNELS), *(copies for _, copies in _ACTIONS))
KINDS = len(KIND_NAMES)
DECK = sum(COPIES)
"""67 cards"""
TUNNEL_CARDS = sum(COPIES[:TUNNELS])
"""40 of them"""
ROCKFALL, MAP = KINDS - 2, KINDS - 1

_BREAK, _FIX, _FIX_TWO = TUNNELS, TUNNELS + 3, TUNNELS + 6
USES = (
    *((_BREAK + tool, tool) for tool in range(3)),
    *((_FIX + tool, tool) for tool in range(3)),
    (_FIX_TWO, PICK),
    (_FIX_TWO, LAMP),
    (_FIX_TWO + 1, PICK),
    (_FIX_TWO + 1, CART),
    (_FIX_TWO + 2, LAMP),
    (_FIX_TWO + 2, CART),
)
"""what the tool cards do: (kind, tool); the first `BREAKS` break, the others mend"""
BREAKS = 3
USE_KIND = tuple(kind for kind, _ in USES)
USE_TOOL = tuple(tool for _, tool in USES)
FIRST_TWO_TOOL = _FIX_TWO


def _mask(sides: str) -> int:
    return sum(1 << "NESW".index(side) for side in sides)


def _turn(edges: int) -> int:
    return (edges >> 2 | edges << 2) & 15


PLACEMENTS = tuple(
    (kind, turned)
    for kind, (_, sides, _) in enumerate(_TUNNELS)
    for turned in (0, 1)
    if turned == 0 or _turn(_mask(sides)) != _mask(sides)
)
"""(kind, 1 if turned) of each placement"""
PLACED = len(PLACEMENTS)
ALL_PLACEMENTS = (1 << PLACED) - 1
PLACED_KIND = tuple(kind for kind, _ in PLACEMENTS)
LAYS_OF_KIND = tuple(
    sum(1 << i for i, (placed, _) in enumerate(PLACEMENTS) if placed == kind) for kind in range(KINDS)
)
"""by kind: mask of its placements; 0 for action cards"""

# What lies in a cell: 0 nothing, 1 + placement, and the start and goals after those.
EMPTY = 0
START = 1 + PLACED
FACE_DOWN = START + 1
GOLD_CELL = FACE_DOWN + 1
STONE_SE_CELL = GOLD_CELL + 1
STONE_SW_CELL = STONE_SE_CELL + 2
"""a turned stone is one more than the unturned"""
REACHED = 64
"""added to a through card, start or face-up goal that can be reached from the start (R17)"""
CODE = REACHED - 1
EDGES = (
    0,
    *(_turn(_mask(_TUNNELS[kind][1])) if turned else _mask(_TUNNELS[kind][1]) for kind, turned in PLACEMENTS),
    15,
    0,
    15,
    _mask("ES"),
    _mask("NW"),
    _mask("SW"),
    _mask("NE"),
)
"""open sides by what lies in a cell"""
THROUGH = tuple(
    int(
        (code > PLACED and code != FACE_DOWN) or (0 < code <= PLACED and PLACEMENTS[code - 1][0] < FIRST_DEAD)
    )
    for code in range(len(EDGES))
)
"""1 for what joins all its open sides"""
OPEN_THERE = tuple(sum(1 << i for i in range(PLACED) if EDGES[1 + i] >> side & 1) for side in range(SIDES))
"""by side: mask of the placements that are open there"""

GOAL_GOLD, GOAL_SE, GOAL_SW = 1, 2, 3
GOAL_NAMES = ("?", "gold", "stone_se", "stone_sw")
GOALS = 3
GOAL_WORDS = ("top", "middle", "bottom")

DIGGER, SABOTEUR = 1, 2
ROLE_NAMES = ("?", "digger", "saboteur")
LEAST_SEATS, SEATS = 3, 10
ROUNDS = 3
DIGGERS = (0, 0, 0, 3, 4, 4, 5, 5, 6, 7, 7)
SABOTEURS = (0, 0, 0, 1, 1, 2, 2, 3, 3, 3, 4)
HAND_SIZES = (0, 0, 0, 6, 6, 6, 5, 5, 4, 4, 4)
"""each by number of players (R2, R5)"""
LARGEST_HAND = 6

GOLD_COPIES = (16, 8, 4)
"""gold cards with 1, 2 and 3 nuggets"""
GOLD_CARDS = sum(GOLD_COPIES)
NUGGETS = 3
LARGEST_PACKET = 9
WORTH = (0, 4, 3, 3, 2)
"""nuggets for each saboteur by their number (R37)"""
WAYS = 4
NEVER = 1 << 24
"""no way of payment"""


def _bundle(ones: int, twos: int = 0, threes: int = 0) -> int:
    return ones | twos << 8 | threes << 16


PAYMENTS = (
    *(NEVER, NEVER, NEVER, NEVER),
    *(_bundle(0, 1), _bundle(2), NEVER, NEVER),
    *(_bundle(0, 0, 1), _bundle(1, 1), _bundle(3), NEVER),
    *(_bundle(1, 0, 1), _bundle(0, 2), _bundle(2, 1), _bundle(4)),
)
"""by (worth - 1) * `WAYS` + way: the cards of each way to pay a worth, fewest cards first (A9); a bundle
of gold cards is one number: ones, twos and threes, a byte each"""

# The mine: 40 tunnel cards and three goals reach no farther than 41 cells, the next card one more.
REACH = 42
WIDTH = 2 * REACH + 1
CELLS = WIDTH * WIDTH
STEP = (-WIDTH, 1, WIDTH, -1)
"""from a cell to its neighbour, by side"""


def cell_at(x: int, y: int) -> int:
    """The number of a cell; row by row from the north-west."""
    return (y + REACH) * WIDTH + x + REACH


START_CELL = cell_at(0, 0)
GOAL_CELLS = (cell_at(8, -2), cell_at(8, 0), cell_at(8, 2))
