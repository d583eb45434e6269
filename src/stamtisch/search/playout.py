"""Random playouts, compiled, for any game: the measure of the kernels' speed and a base for search.

Chance here is a 48-bit linear congruential generator, good enough for rollouts and alike in both
modes; deals inside a game still come from its own seed.
"""

from typing import Any

from stamtisch._jit import kernel, lowest_bit, state_at
from stamtisch.engine.kernels import apply_action, deal, sample_action, to_act

MULTIPLIER, INCREMENT, STATE_BITS = 0x5DEECE66D, 0xB, (1 << 48) - 1


@kernel
def next_random(rng: int) -> int:
    """The generator's next state; its upper 32 bits (`rng >> 16`) are the random word."""
    return (rng * MULTIPLIER + INCREMENT) & STATE_BITS


@kernel
def play_out(s: Any, rng: int) -> tuple[int, int]:
    """Play a state to its end at random, lowest seat first; (decisions, generator state)."""
    decisions = 0
    awaited = to_act(s)
    while awaited != 0:
        rng = next_random(rng)
        seat = lowest_bit(awaited)
        apply_action(s, seat, sample_action(s, seat, rng >> 16))
        decisions += 1
        awaited = to_act(s)
    return decisions, rng


@kernel
def play_games(states: Any, empty: Any, games: int, rng: int) -> int:
    """Deal and play so many games in state 0, seeded one after another; how many decisions.

    `empty` holds the options in state 0, as `deal` expects them.
    """
    decisions = 0
    for number in range(games):
        states[0] = empty[0]
        s = state_at(states, 0)
        s.seed[0] = number & 0xFFFFFFFF
        deal(s)
        count, rng = play_out(s, rng)
        decisions += count
    return decisions
