"""Games small enough to be gone through whole: a late position, a few deals of what is hidden in it."""

from typing import Any

import pyspiel

from stamtisch.adapters.openspiel import pack_position

CLAIM = {
    "phase": 2,
    "leader": "p1",
    "hands": {"p1": ["knight-3", "knight-8", "dwarf-2"], "p2": ["knight-4", "knight-5", "doppelganger-9"]},
    "score": {
        "p1": [
            *("goblin-3", "goblin-7", "goblin-8", "undead-4", "undead-6", "undead-8", "undead-9", "dwarf-8"),
            *("dwarf-9", *(f"doppelganger-{value}" for value in (2, 3, 4, 5, 7))),
        ],
        "p2": [
            *(f"undead-{value}" for value in (0, 1, 2, 3, 5, 7)),
            *("dwarf-3", "dwarf-4", "dwarf-5", "dwarf-6", "doppelganger-8"),
        ],
    },
}
THE_GAME = {
    "piles": {"up1": 90, "up2": 91, "down1": 20, "down2": 15},
    "hands": {"p1": [92, 97], "p2": [98, 94]},
    "draw": [95],
}
RUNNER_UP = {
    "stage": 5,
    "round": 4,
    "pawns": {"p1": 4, "p2": 0, "p3": 4},
    "hands": {"p1": ["-3", "+4"], "p2": ["+1", "+1"], "p3": ["-1", "+3"]},
    "totals": {"p1": 2, "p2": 4, "p3": 6},
}
TACTICAL = {
    "stage": 5,
    "round": 5,
    "pawns": {"p1": 3, "p2": -2, "p3": 3},
    "hands": {"p1": ["+4/29"], "p2": ["+1/7"], "p3": ["-1/3"]},
    "totals": {"p1": 2, "p2": 4, "p3": 6},
}
SABOTEUR = {
    "round": 3,
    "turn": "p3",
    "hands": {"p1": ["cross"], "p2": ["str_h"], "p3": ["map"]},
    "roles": {"p1": "digger", "p2": "saboteur", "p3": "digger"},
    "spare_roles": ["digger"],
    "goals": ["stone_sw", "gold", "stone_se"],
    "gold": {"p1": [3, 1], "p3": [2, 1]},
    "last": "p2",
}
POSITIONS: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "claim": (CLAIM, {"deals": 8}),
    "the_game": (THE_GAME, {"deals": 4}),
    "runner_up": (RUNNER_UP, {"deals": 2, "sequential": True}),
    "tactical": (TACTICAL, {"deals": 6, "sequential": True, "variant": "tactical"}),
    "saboteur": (SABOTEUR, {"deals": 4, "players": 3}),
}

NAMES = {"tactical": "runner_up"}
"""games that are not called as their reduced ones"""


def load(name: str, **parameters: Any) -> Any:
    """A reduced game, its hidden cards dealt by chance."""
    position, more = POSITIONS[name]
    given = {"position": pack_position(position), "redeal": True, **more, **parameters}
    return pyspiel.load_game(f"stamtisch_{NAMES.get(name, name)}", given)
