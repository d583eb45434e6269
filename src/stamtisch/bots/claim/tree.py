"""The tree search of `search/ismcts.py` for phase 1 of Claim for two, which does not play phase 2 out.

Where phase 2 begins, a network says what it is worth (`outlook.py`).
"""

from typing import Any

from stamtisch._jit import kernel, state_at
from stamtisch.bots.claim.outlook import UNIT_WIN, foresee
from stamtisch.bots.claim.quick import play_phase_1
from stamtisch.engine.layout import Grid, Row
from stamtisch.games.claim.state import ClaimRecord
from stamtisch.search.ismcts import draw_world, take
from stamtisch.search.tree import ROOT, add_edge, child_of, learn


@kernel
def descend(
    s: ClaimRecord,
    edges: Grid,
    counts: Row,
    path: Grid,
    legal: Any,
    places: Row,
    weights: Row,
    rng: int,
    explore: float,
) -> tuple[int, int]:
    """Walk down the tree to a new edge, or to phase 2; how long the way was, and the generator's state."""
    node = ROOT
    length = 0
    grown = 0
    while s.phase == 1 and grown == 0:
        seat = int(s.turn)
        action, grown, rng = take(
            s, edges, counts, path, length, node, seat, legal, places, weights, rng, explore
        )
        length += 1
        if grown == 0:
            node = child_of(edges, counts, add_edge(edges, counts, node, seat, action, 0))
    return length, rng


@kernel
def look_ahead(
    views: Any,
    worlds: Any,
    key: Row,
    edges: Grid,
    counts: Row,
    path: Grid,
    legal: Any,
    places: Row,
    weights: Row,
    brought: Any,
    net: Grid,
    worth: Row,
    units: Row,
    first: int,
    last: int,
    same: int,
    explore: float,
    rng: int,
) -> int:
    """Simulations number `first` to `last`, `same` of them in each world; the generator's state."""
    for number in range(first, last):
        draw_world(worlds, views, key, number // same)
        s = state_at(worlds, 0)
        length, rng = descend(s, edges, counts, path, legal, places, weights, rng, explore)
        rng = play_phase_1(s, worth, rng)
        brought[0] = foresee(s, net, units) / UNIT_WIN
        brought[1] = -brought[0]
        learn(edges, path, length, brought)
    return rng
