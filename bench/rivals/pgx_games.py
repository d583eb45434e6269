"""Pgx's Leduc and sparrow mahjong on the processor, many games at once, for comparison. Prints JSON.

Runs in an environment of its own (see the Makefile), with nothing of ours.
"""

import json
import sys
import time
from typing import Any

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental import auto_reset

GAMES = ("leduc_holdem", "sparrow_mahjong")
BATCH = 1000
CHUNK = 20
"""steps between two looks at the clock"""


def rate(name: str, seconds: float) -> float:
    """Decisions a second, a step of all games a call: random legal actions, masks and observations filled."""
    env: Any = pgx.make(name)
    start, step = jax.jit(jax.vmap(env.init)), jax.vmap(auto_reset(env.step, env.init))

    @jax.jit  # type: ignore[untyped-decorator]  # not installed beside our own checks
    def play(state: Any, key: Any) -> Any:
        choose, go_on = jax.random.split(key)
        odds = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        actions = jax.random.categorical(choose, odds, axis=-1)
        return step(state, actions, jax.random.split(go_on, BATCH))

    key = jax.random.PRNGKey(1)
    state = start(jax.random.split(key, BATCH))
    state = jax.block_until_ready(play(state, key))
    done, began = 0, time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        for _ in range(CHUNK):
            key, use = jax.random.split(key)
            state = play(state, use)
        jax.block_until_ready(state)
        done += CHUNK * BATCH
    return done / spent


def main() -> None:
    """Measure all."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 3.0
    print(json.dumps({name: rate(name, seconds) for name in GAMES}))


if __name__ == "__main__":
    main()
