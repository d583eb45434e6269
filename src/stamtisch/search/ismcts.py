"""Information-set Monte Carlo tree search, compiled, for any game.

One tree from the searcher's point of view (Cowling, Powley and Whitehouse, 2012): each simulation draws a
world that fits the view, walks down among the actions that are legal in it, adds an edge, and plays to the
end. An action is judged by what it brought its own seat, so any number of players and any teams will do.
Seats that choose at once do so at the same node, none knowing the others' choice (decoupled).

It is deterministic: the key, the view and the number of simulations decide everything.
"""

from math import log, sqrt
from typing import Any

from stamtisch._jit import kernel, lowest_bit, state_at
from stamtisch.engine.kernels import (
    EVEN_WEIGHT,
    REDEAL_BLOCK,
    action_weight,
    apply_action,
    legal_actions,
    redeal,
    returns,
    rollout_action,
    to_act,
)
from stamtisch.search.playout import next_random
from stamtisch.search.tree import (
    ROOT,
    VALUE,
    VISITS,
    add_edge,
    best_known,
    best_untried,
    child_of,
    find_edge,
    learn,
    look_around,
)

DEEPEST = 400
"""decisions in the tree below which a simulation goes on by playout alone"""


@kernel
def draw_world(worlds: Any, views: Any, key: Any, number: int) -> None:
    """State 0 becomes the world of this number that fits the view."""
    worlds[0] = views[0]
    s = state_at(worlds, 0)
    for word in range(8):
        s.seed[word] = key[word]
    s.seed[7] = number & 0xFFFFFFFF
    s.blocks = REDEAL_BLOCK
    redeal(s)
    s.blocks = 0
    s.viewer = 0


@kernel
def select(
    s: Any, edges: Any, node: int, seat: int, legal: Any, places: Any, weights: Any, rng: int, explore: float
) -> tuple[int, int, int]:
    """The action to follow, 1 if it is a new one, and the generator's state."""
    count = legal_actions(s, seat, legal)
    untried, taken, mean = look_around(edges, node, seat, legal, count, places)
    best, bound = best_known(edges, count, places, explore)
    if untried != 0:
        for i in range(count):
            weights[i] = action_weight(s, seat, legal[i]) if places[i] < 0 else 0
        fresh, rng = best_untried(weights, count, places, rng)
        hope = mean + explore * sqrt(log(taken + 2.0)) * weights[fresh] / EVEN_WEIGHT
        if best < 0 or hope > bound:
            return int(legal[fresh]), 1, rng
    return int(legal[best]), 0, rng


@kernel
def take(
    s: Any,
    edges: Any,
    counts: Any,
    path: Any,
    length: int,
    node: int,
    seat: int,
    legal: Any,
    places: Any,
    weights: Any,
    rng: int,
    explore: float,
) -> tuple[int, int, int]:
    """The seat acts at the node; the action, 1 if its edge is new or has no room, the generator's state."""
    action, fresh, rng = select(s, edges, node, seat, legal, places, weights, rng, explore)
    weight = action_weight(s, seat, action) if fresh == 1 else 0
    place = add_edge(edges, counts, node, seat, action, weight)
    path[length, 0] = place
    path[length, 1] = seat
    apply_action(s, seat, action)
    return action, 1 if place < 0 else fresh, rng


@kernel
def descend(
    s: Any,
    edges: Any,
    counts: Any,
    path: Any,
    legal: Any,
    places: Any,
    weights: Any,
    rng: int,
    explore: float,
) -> tuple[int, int]:
    """Walk down the tree to a new edge, or to the end; how long the way was, and the generator's state."""
    node = ROOT
    length = 0
    grown = 0
    awaited = to_act(s)
    while awaited != 0 and grown == 0:
        here = node
        together = awaited
        while together & awaited != 0 and length < DEEPEST:
            seat = lowest_bit(together & awaited)
            together &= ~(1 << seat)
            action, fresh, rng = take(
                s, edges, counts, path, length, here, seat, legal, places, weights, rng, explore
            )
            length += 1
            awaited = to_act(s)
            grown |= fresh
            if grown == 0:
                link = add_edge(edges, counts, node, seat, action, 0)
                node = child_of(edges, counts, link)
        grown |= 1 if length == DEEPEST else 0
    return length, rng


@kernel
def roll_out(s: Any, rng: int) -> int:
    """Play to the end by the game's rollout policy, lowest seat first; the generator's state."""
    awaited = to_act(s)
    while awaited != 0:
        rng = next_random(rng)
        seat = lowest_bit(awaited)
        apply_action(s, seat, rollout_action(s, seat, rng >> 16))
        awaited = to_act(s)
    return rng


@kernel
def simulate(
    views: Any,
    worlds: Any,
    key: Any,
    edges: Any,
    counts: Any,
    path: Any,
    legal: Any,
    places: Any,
    weights: Any,
    brought: Any,
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
        rng = roll_out(s, rng)
        returns(s, brought)
        learn(edges, path, length, brought)
    return rng


@kernel
def read_root(edges: Any, seat: int, legal: Any, count: int, visits: Any, values: Any) -> None:
    """How often each legal action was taken at the root, and what it brought in all."""
    for i in range(count):
        place = find_edge(edges, ROOT, seat, legal[i])
        visits[i] = edges[place, VISITS]
        values[i] = edges[place, VALUE]
