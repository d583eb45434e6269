"""Positions of Saboteur for tests: a corridor, a table of three, who may lay what."""

from stamtisch import load_game

CORRIDOR = ("cross", "str_h", "cross", "str_h", "cross", "str_h")
"""the cells 1,0 … 6,0 of the rulebook's examples"""
GOLD_IN_THE_MIDDLE = ["stone_se", "gold", "stone_sw"]


def corridor(cards=6):
    """A board with the corridor's first cards."""
    return {f"{x},0": card for x, card in enumerate(CORRIDOR[:cards], 1)}


def roles(players, saboteurs):
    """Roles by seat, the saboteurs as numbers from 1."""
    return {f"p{i}": "saboteur" if i in saboteurs else "digger" for i in range(1, players + 1)}


def position(hand=(), board=None, goals=("gold", "stone_se", "stone_sw"), players=3, saboteurs=(2,), **more):
    """A position; `hand` is that of p1, the others hold a map each while there are six."""
    hands = {"p1": list(hand), **{f"p{i}": ["map"] for i in range(2, 4)}}
    return {
        "turn": "p1",
        "roles": roles(players, saboteurs),
        "hands": hands,
        "board": board or {},
        "goals": list(goals),
        **more,
    }


def start(hand=(), board=None, options=None, **more):
    """A state from such a position."""
    players = more.get("players", 3)
    game = load_game("saboteur", players=players, **(options or {}))
    return game.from_position(position(hand, board, **more))


def lays(state, cell=None):
    """What may be laid, on one cell or anywhere, in words without `lay`."""
    words = [word.removeprefix("lay ") for word in state.legal_words() if word.startswith("lay ")]
    return {w.rsplit(" ", 1)[0] for w in words if w.endswith(f" {cell}")} if cell else set(words)


def rule_of(state, seat, words):
    """The rule that forbids it; None if it is legal."""
    problem = state.why_not(seat, words)
    return problem and problem.rule.removeprefix("saboteur/")


def play(state, *actions):
    """The state after some actions."""
    for action in actions:
        state.apply(action)
    return state


ALL_TUNNELS = (
    *("cross", "tee_v", "tee_h", "str_v", "str_h", "curve_se", "curve_sw", "dead_cross", "dead_tee_v"),
    *("dead_tee_h", "dead_str_v", "dead_str_h", "dead_curve_se", "dead_curve_sw", "dead_n", "dead_e"),
)
DECK = {
    **dict.fromkeys(ALL_TUNNELS[7:], 1),
    "cross": 5,
    "tee_v": 5,
    "tee_h": 5,
    "str_v": 4,
    "str_h": 3,
    "curve_se": 4,
    "curve_sw": 5,
    "break_pick": 3,
    "break_lamp": 3,
    "break_cart": 3,
    "fix_pick": 2,
    "fix_lamp": 2,
    "fix_cart": 2,
    "fix_pick_lamp": 1,
    "fix_pick_cart": 1,
    "fix_lamp_cart": 1,
    "rockfall": 3,
    "map": 6,
}
"""the 67 cards of section 1 of the rules"""


def fitting(cell, board=None, cards=ALL_TUNNELS, **more):
    """Which of some cards, if not all on the table, may be laid on a cell; each tried as p1's only card."""
    found = set()
    on_table = [name.removesuffix(" turned") for name in (board or {}).values()]
    for card in [name for name in cards if on_table.count(name) < DECK[name]]:
        found |= lays(start([card], board, **more), cell)
    return found
