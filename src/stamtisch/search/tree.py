"""The search tree: edges in one hash table, which is allocated before the search and never grows.

An edge is a seat's action at a node, its key made of the three. Nodes are numbers; all that is known of a
node is in its edges. Values are whole numbers of `1 / UNIT`, so that their sums do not depend on order.
"""

from math import log, sqrt
from typing import Any

import numpy as np

from stamtisch._jit import kernel
from stamtisch.engine.kernels import EVEN_WEIGHT
from stamtisch.search.playout import next_random

KEY, CHILD, VISITS, AVAILABLE, VALUE, WEIGHT, COLUMNS = 0, 1, 2, 3, 4, 5, 8
"""columns of an edge: 0 for an empty place; the node it leads to, 0 if none yet; how often taken; how often
it could have been taken; the sum of what it brought its seat; the game's weight for it"""
NOWHERE, ROOT = 0, 1
NODES, EDGES = 0, 1
"""what `counts` counts"""
UNIT = 1 << 20
SEAT_BITS, ACTION_BITS = 4, 20
SPREAD = 0x1E3779B97F4A7C15
"""odd, and below 2^63: multiplying by it spreads keys over the upper bits"""


def make_tree(simulations: int) -> tuple[Any, Any]:
    """An empty table with room for so many simulations (an edge each), and its counters."""
    places = 1 << max(8, (2 * simulations - 1).bit_length())
    return np.zeros((places, COLUMNS), np.int64), np.zeros(2, np.int64)


@kernel
def clear_tree(edges: Any, counts: Any) -> None:
    """Forget everything; the root is a node."""
    edges[:] = 0
    counts[NODES] = ROOT
    counts[EDGES] = 0


@kernel
def edge_key(node: int, seat: int, action: int) -> int:
    """Node, seat and action in one number, never 0."""
    return (((int(node) << SEAT_BITS) | seat) << ACTION_BITS) | int(action)


@kernel
def find_edge(edges: Any, node: int, seat: int, action: int) -> int:
    """The place of the edge, or the empty place where it belongs."""
    key = edge_key(node, seat, action)
    last = len(edges) - 1
    place = ((key * SPREAD) >> 32) & last
    while edges[place, KEY] != 0 and edges[place, KEY] != key:
        place = (place + 1) & last
    return place


@kernel
def add_edge(edges: Any, counts: Any, node: int, seat: int, action: int, weight: int) -> int:
    """The edge's place; made if it is new and the table has room, else -1."""
    place = find_edge(edges, node, seat, action)
    if edges[place, KEY] == 0:
        if 4 * counts[EDGES] >= 3 * len(edges):
            return -1
        edges[place, KEY] = edge_key(node, seat, action)
        edges[place, WEIGHT] = weight
        edges[place, AVAILABLE] = 1
        counts[EDGES] += 1
    return place


@kernel
def child_of(edges: Any, counts: Any, place: int) -> int:
    """The node that the edge leads to; one that has no edges if the table has no room for this one."""
    if place < 0:
        return NOWHERE
    if edges[place, CHILD] == 0:
        counts[NODES] += 1
        edges[place, CHILD] = counts[NODES]
    return int(edges[place, CHILD])


@kernel
def look_around(
    edges: Any, node: int, seat: int, legal: Any, count: int, places: Any
) -> tuple[int, int, float]:
    """Note the edges of the legal actions (-1: none yet); how many have none, the visits, the mean value."""
    untried = count
    taken = 0
    total = 0
    for i in range(count):
        place = find_edge(edges, node, seat, legal[i])
        places[i] = -1
        if edges[place, KEY] != 0:
            places[i] = place
            untried -= 1
            edges[place, AVAILABLE] += 1
            taken += edges[place, VISITS]
            total += edges[place, VALUE]
    return untried, taken, total / (UNIT * max(taken, 1))


@kernel
def best_known(edges: Any, count: int, places: Any, explore: float) -> tuple[int, float]:
    """The index of the tried action with the highest upper bound (-1: none), and the bound."""
    best = -1
    bound = -1e9
    for i in range(count):
        place = places[i]
        if place >= 0:
            visits = max(edges[place, VISITS], 1)
            spread = sqrt(log(edges[place, AVAILABLE] + 1.0) / visits)
            mean = edges[place, VALUE] / (UNIT * visits)
            upper = mean + explore * spread * edges[place, WEIGHT] / EVEN_WEIGHT
            if upper > bound:
                bound = upper
                best = i
    return best, bound


@kernel
def best_untried(weights: Any, count: int, places: Any, rng: int) -> tuple[int, int]:
    """The index of the untried action with the greatest weight, by lot among equals; generator state."""
    best = -1
    heaviest = -1
    alike = 0
    for i in range(count):
        if places[i] < 0 and weights[i] >= heaviest:
            alike = alike + 1 if weights[i] == heaviest else 1
            heaviest = weights[i]
            rng = next_random(rng)
            if ((rng >> 16) * alike) >> 32 == 0:
                best = i
    return best, rng


@kernel
def learn(edges: Any, path: Any, length: int, brought: Any) -> None:
    """Add what the playout brought to the edges on the way."""
    for i in range(length):
        place = path[i, 0]
        if place >= 0:
            edges[place, VISITS] += 1
            edges[place, VALUE] += int(brought[path[i, 1]] * UNIT)
