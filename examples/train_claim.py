"""Learns Claim for two by playing against itself: PPO on the vector environment.

The learner is MaskablePPO of Stable-Baselines3's sb3-contrib; it, PyTorch and Matplotlib come with

    .venv/bin/pip install sb3-contrib matplotlib
    .venv/bin/python examples/train_claim.py --minutes 15 --curve curve.svg

One network plays both seats of many games at once, and sees what the seat to act may know and nothing else.
What is good for one of two players is as bad for the other, so a value changes its sign where the seat does.
Now and then the network plays 500 deals, always the same, against the bot `greedy`, half of them from the
first seat.
"""

import argparse
import os
import time
from pathlib import Path

import numpy as np
import torch
from gymnasium.spaces import Box, Discrete
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.buffers import MaskableRolloutBuffer
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
from stable_baselines3.common.vec_env import VecEnv

from stamtisch import load_game
from stamtisch.bots.roster import make_bot
from stamtisch.engine.tensors import tensor_size
from stamtisch.vector import VectorGame

GAME = load_game("claim", players=2)
SIZE, ACTIONS = tensor_size(GAME.spec.pieces), GAME.action_count
GAMES, STEPS = 256, 64
"""games played at once, and decisions in each of them between two rounds of learning"""
WIDTH = 192
"""of the network"""
RATE = 1e-3
"""of learning, at first; it sinks to nothing by the end"""
EVALUATE_EVERY = 60.0
"""seconds of learning between two evaluations"""


class BothSeats(VecEnv):
    """Many games; each step is a decision of whoever is to act, rewarded if it ends the game."""

    def __init__(self, seed: int, threads: int) -> None:
        super().__init__(GAMES, Box(0, 1, (SIZE,), np.float32), Discrete(ACTIONS))
        self.vector = VectorGame(GAME, GAMES, threads, seeds=seed)
        self.mask = self.vector.attach_mask()
        self.signs = np.ones(GAMES, np.float32)
        """−1 where the last step left the other seat to act"""

    def reset(self):
        return self.vector.observation().copy()

    def step_async(self, actions):
        self.actions = actions

    def step_wait(self):
        seats = self.vector.to_act.copy()
        rewards, ends, after = self.vector.step(self.actions)
        self.signs[:] = np.where(seats == after, 1, -1)
        return self.vector.observation().copy(), rewards[np.arange(GAMES), seats], ends.copy(), [{}] * GAMES

    def env_method(self, method_name, *args, indices=None, **kwargs):
        assert method_name == "action_masks"
        return list(self.mask.astype(bool))

    def get_attr(self, attr_name, indices=None):
        return [getattr(self, attr_name, None)] * GAMES

    def set_attr(self, attr_name, value, indices=None):
        setattr(self, attr_name, value)

    def env_is_wrapped(self, wrapper_class, indices=None):
        return [False] * GAMES

    def close(self):
        pass


class Body(BaseFeaturesExtractor):
    """Two layers that the choice of an action and the value share."""

    def __init__(self, space: Box) -> None:
        super().__init__(space, WIDTH)
        layers = (
            torch.nn.Linear(SIZE, WIDTH),
            torch.nn.ReLU(),
            torch.nn.Linear(WIDTH, WIDTH),
            torch.nn.ReLU(),
        )
        self.layers = torch.nn.Sequential(*layers)

    def forward(self, seen: torch.Tensor) -> torch.Tensor:
        return self.layers(seen)


class TurnedValues(MaskableRolloutBuffer):
    """Generalised advantage estimation where the next value may be the other seat's."""

    def __init__(self, *args, signs, **kwargs):
        self.now, self.signs = signs, np.zeros((STEPS, GAMES), np.float32)
        super().__init__(*args, **kwargs)

    def add(self, *args, **kwargs):
        self.signs[self.pos] = self.now
        super().add(*args, **kwargs)

    def compute_returns_and_advantage(self, last_values, dones):
        later, ended, ahead = last_values.numpy().flatten(), dones, np.zeros(GAMES, np.float32)
        for step in reversed(range(STEPS)):
            goes_on = np.where(ended, 0, self.signs[step])
            error = self.rewards[step] + goes_on * later - self.values[step]
            self.advantages[step] = ahead = error + self.gae_lambda * goes_on * ahead
            later, ended = self.values[step], self.episode_starts[step]
        self.returns = self.advantages + self.values


def share_won(model: MaskablePPO, games: int = 500, seed: int = 2**64) -> float:
    """The share of games won against the bot greedy, shared wins as halves; always the same deals."""
    bot, vector = make_bot("greedy", GAME.id), VectorGame(GAME, games, seeds=seed, autoreset="off")
    seats, won = np.arange(games) % 2, np.zeros(games)
    while (vector.to_act >= 0).any():
        mask = vector.legal_mask().astype(bool)
        mask[vector.to_act < 0, 0] = True  # of a game that is over nothing is carried out
        actions, _ = model.predict(vector.observation(), action_masks=mask, deterministic=True)
        for game in np.flatnonzero(vector.to_act == 1 - seats):
            actions[game] = bot.act(vector.view(int(game), int(vector.to_act[game])))
        rewards, ends, _ = vector.step(np.where(vector.to_act < 0, 0, actions))
        won[ends] += rewards[np.flatnonzero(ends), seats[ends]]
    return float((won.mean() + 1) / 2)


class Watch(BaseCallback):
    """Evaluates now and then, and stops when the time is over; evaluating does not count."""

    def __init__(self, minutes: float) -> None:
        super().__init__()
        self.limit, self.spent, self.evaluated = minutes * 60, 0.0, 0.0
        self.curve: list[tuple[float, float]] = []

    def rate(self, _: float) -> float:
        """Of learning, now."""
        return RATE * max(0.0, 1 - self.spent / self.limit)

    def _on_training_start(self) -> None:
        self._note()

    def _on_rollout_start(self) -> None:
        now = time.perf_counter()
        self.spent, self.began = self.spent + now - self.began, now
        if self.spent - self.evaluated >= min(EVALUATE_EVERY, self.limit / 15):
            self.evaluated = self.spent
            self._note()

    def _note(self) -> None:
        self.curve.append((self.spent / 60, share_won(self.model)))
        played = self.num_timesteps / 1e6
        share = f"{self.curve[-1][1]:.1%} against greedy"
        print(f"{self.spent / 60:5.1f} min, {played:5.2f} M decisions: {share}", flush=True)
        self.began = time.perf_counter()

    def _on_step(self) -> bool:
        return self.spent < self.limit


def draw(curve: list[tuple[float, float]], path: Path) -> None:
    """The curve as a picture, its kind by the file's name."""
    import matplotlib as mpl

    mpl.use("Agg")
    mpl.rcParams["svg.hashsalt"] = "stamtisch"
    from matplotlib import pyplot as plt
    from matplotlib.ticker import PercentFormatter

    _, axes = plt.subplots(figsize=(7, 3.5), layout="constrained")
    axes.plot(*zip(*curve, strict=True), marker="o", markersize=3)
    axes.axhline(0.5, color="gray", linestyle=":")
    axes.set(xlabel="minutes of learning", ylabel="games won against greedy", ylim=(0, 1))
    axes.yaxis.set_major_formatter(PercentFormatter(1))
    plt.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)


def main() -> None:
    """Learn for so many minutes, evaluate now and then, draw the curve."""
    parser = argparse.ArgumentParser(description="Learn Claim for two by self-play.")
    parser.add_argument("--minutes", type=float, default=15.0, help="how long to learn (15)")
    parser.add_argument("--threads", type=int, default=os.cpu_count(), help="how many cores to use (all)")
    parser.add_argument("--seed", type=int, default=1, help="of the deals and of the network")
    parser.add_argument("--curve", type=Path, help="draw the curve into this file (.svg or .png)")
    parser.add_argument("--save", type=Path, help="write the network into this file")
    given = parser.parse_args()
    torch.set_num_threads(given.threads)
    tables, watch = BothSeats(given.seed, given.threads), Watch(given.minutes)
    model = MaskablePPO(
        "MlpPolicy", tables, learning_rate=watch.rate, n_steps=STEPS, batch_size=2048, n_epochs=3, gamma=1.0,
        gae_lambda=0.95, clip_range=0.2, ent_coef=0.01, seed=given.seed, device="cpu",
        policy_kwargs={"features_extractor_class": Body, "net_arch": []},
        rollout_buffer_class=TurnedValues, rollout_buffer_kwargs={"signs": tables.signs},
    )  # fmt: skip
    model.learn(10**12, callback=watch)
    print(f"at the end, on 2,000 other deals: {share_won(model, 2000, 2**65):.1%} against greedy")
    if given.curve:
        draw(watch.curve, given.curve)
    if given.save:
        model.policy.save(given.save)


if __name__ == "__main__":
    main()
