"""The same seed is the same game in every process, whatever Python's string hash."""

import os
import subprocess
import sys

import pytest

PLAY = """
import hashlib, sys
import numpy as np
from stamtisch.adapters.pettingzoo import GameEnv
from stamtisch.adapters.variants import VARIANTS
for variant in VARIANTS:
    digest = hashlib.sha256()
    env = GameEnv(variant.game, **variant.options)
    env.reset(seed=42)
    while env.agents:
        observation, reward, terminated, truncated, info = env.last()
        digest.update(observation.tobytes() + info["action_mask"].tobytes() + repr(reward).encode())
        env.step(None if terminated else int(np.flatnonzero(info["action_mask"])[0]))
    digest.update(str(env.match.state.record()).encode())
    print(variant.name, digest.hexdigest())
"""


def run(hash_seed):
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run(
        [sys.executable, "-c", PLAY], env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout.splitlines()


@pytest.fixture(scope="module")
def first_run():
    return run("0")


def test_every_game_is_played(first_run):
    assert len({line.split()[1] for line in first_run}) == len(first_run) == 7


@pytest.mark.parametrize("hash_seed", ["1", "random"])
def test_other_processes_play_the_same_games(first_run, hash_seed):
    assert run(hash_seed) == first_run
