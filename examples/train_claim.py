"""Learns Claim for two by playing against itself: PPO on the vector environment.

The learner is MaskablePPO of Stable-Baselines3's sb3-contrib; it, PyTorch and Matplotlib come with

    .venv/bin/pip install sb3-contrib matplotlib
    .venv/bin/python examples/train_claim.py --minutes 15 --curve curve.svg

One network, the actor, plays both seats of many games at once, and sees what the seat to act may know and
nothing else. Another, the critic, is needed for learning only: it guesses who will win, and sees what either
seat may know, so that the luck of hidden cards is not taken for skill. What is good for one of two players is
as bad for the other, so a value changes its sign where the seat does.
Now and then the actor plays 500 deals, always the same, against the bot `greedy`, half from the first seat.
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
from sb3_contrib.common.maskable.policies import MaskableActorCriticPolicy
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv

from stamtisch import load_game
from stamtisch.bots.roster import make_bot
from stamtisch.vector import VectorGame

GAME = load_game("claim", players=2)
GAMES, STEPS = 512, 32
"""games played at once, and decisions in each of them between two rounds of learning"""
WIDTHS = 256, 192
"""of the actor and of the critic"""
RATE, ENTROPY = 1e-3, 0.01
"""how fast it learns, and what trying things out is worth, at first; both sink to nothing by the end"""
EVALUATE_EVERY = 60.0
"""seconds of learning between two evaluations"""


def both_views(vector: VectorGame) -> np.ndarray:
    """What the seat to act may know, and behind it what the other one may."""
    seats = [vector.observation(seat=seat) for seat in range(2)]
    first = (vector.to_act == 0)[:, None]
    return np.hstack([np.where(first, *seats), np.where(first, *seats[::-1])])


def questions() -> tuple[np.ndarray, np.ndarray, np.ndarray, int]:
    """The questions the networks are told the answers to, and the actions there are.

    A question is whether the number in a column of both views reaches a level, for each level met in random
    games. What is always the same there, or the same as a question before, is left out: the tables of numbers
    are made for other decks and more seats, too.

    Returns:
        The column of each question; its level; the actions; how many questions are about the own view.
    """
    vector, rows, masks = VectorGame(GAME, 64, 1, seeds=2**66), [], []
    for _ in range(120):
        rows.append(both_views(vector))
        masks.append(vector.legal_mask())
        vector.step()
    found: dict[bytes, tuple[int, float]] = {}
    for at, column in enumerate(np.vstack(rows).T):
        for level in np.unique(column)[1:]:
            found.setdefault((column >= level).tobytes(), (at, level))
    columns, levels = (np.array(each) for each in zip(*found.values(), strict=True))
    own = int((columns < vector.observation_size).sum())
    return columns, levels, np.flatnonzero(np.vstack(masks).any(axis=0)), own


COLUMNS, LEVELS, ACTIONS, OWN = questions()


def answers(views: np.ndarray, count: int | None = None) -> np.ndarray:
    """To the first questions, or to all: 0 or 1."""
    return (views[:, COLUMNS[:count]] >= LEVELS[:count]).astype(np.float32)


class BothSeats(VecEnv):
    """Many games; each step is a decision of whoever is to act, rewarded if it ends the game."""

    def __init__(self, seed: int, threads: int) -> None:
        super().__init__(GAMES, Box(0, 1, (len(COLUMNS),), np.float32), Discrete(len(ACTIONS)))
        self.vector = VectorGame(GAME, GAMES, threads, seeds=seed)
        self.mask = self.vector.attach_mask()
        self.signs = np.ones(GAMES, np.float32)
        """−1 where the last step left the other seat to act"""

    def reset(self):
        return answers(both_views(self.vector))

    def step_async(self, actions):
        self.actions = ACTIONS[actions]

    def step_wait(self):
        seats = self.vector.to_act.copy()
        rewards, ends, after = self.vector.step(self.actions)
        self.signs[:] = np.where(seats == after, 1, -1)
        return self.reset(), rewards[np.arange(GAMES), seats], ends.copy(), [{}] * GAMES

    def env_method(self, method_name, *args, indices=None, **kwargs):
        assert method_name == "action_masks"
        return list(self.mask[:, ACTIONS].astype(bool))

    def get_attr(self, attr_name, indices=None):
        return [getattr(self, attr_name, None)] * GAMES

    def set_attr(self, attr_name, value, indices=None):
        setattr(self, attr_name, value)

    def env_is_wrapped(self, wrapper_class, indices=None):
        return [False] * GAMES

    def close(self):
        pass


def network(size: int, width: int, results: int) -> torch.nn.Sequential:
    """Two hidden layers; the first results are all near nothing."""
    last = torch.nn.Linear(width, results)
    torch.nn.init.normal_(last.weight, std=0.001)
    torch.nn.init.zeros_(last.bias)
    wide, relu = torch.nn.Linear(width, width), torch.nn.ReLU()
    return torch.nn.Sequential(torch.nn.Linear(size, width), relu, wide, relu, last)


class ActorAndCritic(MaskableActorCriticPolicy):
    """Two networks; only the critic sees the columns that the seat to act may not."""

    def _build(self, lr_schedule):
        self.actor = network(OWN, WIDTHS[0], len(ACTIONS))
        self.critic = network(len(COLUMNS), WIDTHS[1], 1)
        self.optimizer = self.optimizer_class(self.parameters(), lr_schedule(1), **self.optimizer_kwargs)

    def logarithms(self, seen, masks):
        """Of the probabilities of the actions."""
        return self.actor(seen[:, :OWN]).masked_fill(torch.as_tensor(masks) == 0, -1e9).log_softmax(1)

    def predict_values(self, obs):
        return torch.tanh(self.critic(obs))

    def forward(self, obs, deterministic=False, action_masks=None):
        logarithms = self.logarithms(obs, action_masks)
        actions = torch.multinomial(logarithms.exp(), 1)
        return actions[:, 0], self.predict_values(obs), logarithms.gather(1, actions)[:, 0]

    def evaluate_actions(self, obs, actions, action_masks=None):
        logarithms = self.logarithms(obs, action_masks)
        entropy = -(logarithms.exp() * logarithms).sum(1)
        return self.predict_values(obs), logarithms.gather(1, actions[:, None])[:, 0], entropy


class TurnedValues(MaskableRolloutBuffer):
    """Generalised advantage estimation where the next value may be the other seat's.

    Where only one action is legal there is nothing to learn: the value is the next one.
    """

    def __init__(self, *args, signs, **kwargs):
        self.now, self.signs = signs, np.zeros((STEPS, GAMES), np.float32)
        super().__init__(*args, **kwargs)

    def add(self, *args, **kwargs):
        self.signs[self.pos] = self.now
        super().add(*args, **kwargs)

    def compute_returns_and_advantage(self, last_values, dones):
        forced = self.action_masks.sum(axis=2) == 1
        later, ended, ahead = last_values.numpy().flatten(), dones, np.zeros(GAMES, np.float32)
        for step in reversed(range(STEPS)):
            goes_on = np.where(ended, 0, self.signs[step])
            target = self.rewards[step] + goes_on * later
            later = self.values[step] = np.where(forced[step], target, self.values[step])
            ahead = target - later + np.where(forced[step], 1, self.gae_lambda) * goes_on * ahead
            self.advantages[step], ended = ahead, self.episode_starts[step]
        self.returns = self.advantages + self.values
        self.free = ~self.swap_and_flatten(forced[:, :, None])[:, 0]

    def _get_samples(self, batch_inds, env=None):
        return super()._get_samples(batch_inds[self.free[batch_inds]], env)


def share_won(actor: torch.nn.Module, games: int = 500, seed: int = 2**64) -> tuple[float, float]:
    """The share of games won against the bot greedy, shared wins as halves, and its standard error.

    The same seed has always the same deals. The actor takes what is likeliest; it sees its seat's view alone.
    """
    bot, vector = make_bot("greedy", GAME.id), VectorGame(GAME, games, seeds=seed, autoreset="off")
    seats, won = np.arange(games) % 2, np.zeros(games)
    while (vector.to_act >= 0).any():
        with torch.no_grad():
            rated = actor(torch.as_tensor(answers(vector.observation(), OWN))).numpy()
        actions = ACTIONS[np.where(vector.legal_mask()[:, ACTIONS], rated, -np.inf).argmax(axis=1)]
        for game in np.flatnonzero(vector.to_act == 1 - seats):
            actions[game] = bot.act(vector.view(int(game), int(vector.to_act[game])))
        rewards, ends, _ = vector.step(actions)
        won[ends] += rewards[np.flatnonzero(ends), seats[ends]]
    return float((won.mean() + 1) / 2), float(won.std() / 2 / games**0.5)


class Watch(BaseCallback):
    """Evaluates now and then, and stops when the time is over; evaluating does not count."""

    def __init__(self, minutes: float) -> None:
        super().__init__()
        self.limit, self.spent, self.evaluated = minutes * 60, 0.0, 0.0
        self.curve: list[tuple[float, float]] = []

    def left(self) -> float:
        """The share of the time that is left."""
        return max(0.0, 1 - self.spent / self.limit)

    def _on_training_start(self) -> None:
        self._note()

    def _on_rollout_start(self) -> None:
        now = time.perf_counter()
        self.spent, self.began = self.spent + now - self.began, now
        self.model.ent_coef = ENTROPY * self.left()
        if self.spent - self.evaluated >= min(EVALUATE_EVERY, self.limit / 15):
            self.evaluated = self.spent
            self._note()

    def _note(self) -> None:
        self.curve.append((self.spent / 60, share_won(self.model.policy.actor)[0]))
        (minutes, share), played = self.curve[-1], self.num_timesteps / 1e6
        print(f"{minutes:5.1f} min, {played:5.2f} M decisions: {share:.1%} against greedy", flush=True)
        self.began = time.perf_counter()

    def _on_step(self) -> bool:
        return self.spent < self.limit


def draw(curve: list[tuple[float, float]], path: Path) -> None:
    """The curve as a picture, its kind by the file's name."""
    import matplotlib as mpl

    mpl.use("Agg")
    mpl.rcParams["svg.hashsalt"] = "stamtisch"
    from matplotlib import pyplot as plt

    _, axes = plt.subplots(figsize=(7, 3.5), layout="constrained")
    minutes, shares = np.transpose(curve)
    axes.plot(minutes, 100 * shares, marker="o", markersize=3)
    axes.axhline(50, color="gray", linestyle=":")
    axes.set(xlabel="minutes of learning", ylabel="games won against greedy, %", ylim=(0, 100))
    plt.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)


def main() -> None:
    """Learn for so many minutes, evaluate now and then, draw the curve."""
    parser = argparse.ArgumentParser(description="Learn Claim for two by self-play.")
    parser.add_argument("--minutes", type=float, default=15.0, help="how long to learn (15)")
    parser.add_argument("--threads", type=int, default=os.cpu_count(), help="how many cores to use (all)")
    parser.add_argument("--seed", type=int, default=1, help="of the deals and of the network")
    parser.add_argument("--curve", type=Path, help="draw the curve into this file (.svg or .png)")
    parser.add_argument("--save", type=Path, help="write the actor into this file")
    given = parser.parse_args()
    torch.set_num_threads(given.threads)
    tables, watch = BothSeats(given.seed, given.threads), Watch(given.minutes)
    model = MaskablePPO(
        ActorAndCritic, tables, learning_rate=lambda _: RATE * watch.left() ** 2, n_steps=STEPS, n_epochs=2,
        batch_size=2048, gamma=1.0, gae_lambda=0.95, clip_range=0.2, seed=given.seed, device="cpu",
        rollout_buffer_class=TurnedValues, rollout_buffer_kwargs={"signs": tables.signs},
    )  # fmt: skip
    model.learn(10**12, callback=watch, log_interval=None)
    share, error = share_won(model.policy.actor, 2000, 2**65)
    print(f"at the end, on 2,000 other deals: {share:.1%} (±{1.96 * error:.1%}) against greedy")
    if given.curve:
        draw(watch.curve, given.curve)
    if given.save:
        torch.save(model.policy.actor, given.save)


if __name__ == "__main__":
    main()
