"""Gymnasium: one seat of a game, bots in the others.

    import gymnasium
    import stamtisch.adapters.gymnasium  # registers the ids

    env = gymnasium.make("stamtisch/Claim-v0", seat=0, bots="greedy")
    observation, info = env.reset(seed=7)
    action = env.action_space.sample(info["action_mask"])
    observation, reward, terminated, truncated, info = env.step(action)

The reward is the seat's return, at the end. A game that is over before the seat has had anything to
decide is dealt again.
"""

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

try:
    import gymnasium
    from gymnasium.error import ResetNeeded
except ImportError as problem:
    problem.add_note('It comes with: pip install "stamtisch[gymnasium]"')
    raise

from stamtisch import Observation, load_game
from stamtisch.adapters.match import Match
from stamtisch.adapters.spaces import (
    FORFEIT,
    REFUSALS,
    RENDER_MODES,
    Settings,
    action_space,
    inform,
    observation_space,
    observe,
    render,
)
from stamtisch.adapters.variants import VARIANTS, OfVariant, find_variant
from stamtisch.bots.base import Bot
from stamtisch.bots.roster import dice_seed, make_bot
from stamtisch.engine.seeds import SEED_BYTES
from stamtisch.engine.tensors import DEFAULT_MARGIN

Policy = str | Bot | Callable[[Observation], int]
"""a bot's name in the roster, a bot, or a function of the seat's observation"""


def _make(policy: object, game: str) -> Bot | Callable[[Observation], int]:
    if isinstance(policy, str):
        return make_bot(policy, game)
    if isinstance(policy, Bot) or (callable(policy) and not isinstance(policy, type)):
        return policy
    raise TypeError(f"bots: a bot's name, a bot or a function of an observation, not {policy!r}")


class SeatEnv(gymnasium.Env[Any, Any]):
    """One seat of a game. Bots' dice follow from the game's seed, so a seed repeats the episode.

    Args:
        game: a game's id.
        seat: an index from 0 or `p1`.
        bots: who sits in the other seats: one policy for all, or by seat.
        mask: where the action mask is: `info`, `observation` (a dict then) or `both`.
        illegal: what an action that is not offered does: `forfeit` (the episode ends, the reward is
            -1, `info["refusal"]` says why) or `raise` (an error that names the rule; nothing changes).
        margin: cells around the middle of Saboteur's window (see the page on observations).
        signals: offer signals (The Game's hints) too; needs `max_cycles`.
        max_cycles: truncate after so many steps.
        render_mode: `ansi`, `rgb_array` or `human`: the table as the seat sees it.
        options: the game's options, `players` among them.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012 - as in `Env`

    def __init__(
        self,
        game: str,
        *,
        seat: int | str = 0,
        bots: Policy | Mapping[int | str, Policy] = "random",
        mask: str = "info",
        illegal: str = "forfeit",
        margin: int = DEFAULT_MARGIN,
        signals: bool = False,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.settings = Settings(mask, illegal, render_mode, max_cycles, signals)
        self.render_mode = render_mode
        self.match = Match(load_game(game, **options), margin, signals)
        self.seat = self.match.game.seat(seat)
        self.observation_space = observation_space(self.match, self.settings)
        self.action_space = action_space(self.match)
        self._bots = self._seat_bots(bots)
        self._steps = 0
        self._goes_on = False

    def _seat_bots(
        self, bots: Policy | Mapping[int | str, Policy]
    ) -> dict[int, Bot | Callable[[Observation], int]]:
        """A bot or a function for every other seat."""
        game = self.match.game
        others = [seat for seat in range(game.players) if seat != self.seat]
        if isinstance(bots, Mapping):
            chosen = {game.seat(seat): policy for seat, policy in bots.items()}
            if missing := [seat for seat in others if seat not in chosen]:
                raise ValueError(f"bots: nobody for seat {missing[0]}")
        else:
            chosen = dict.fromkeys(others, bots)
        return {seat: _make(chosen[seat], game.id) for seat in others}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Deal a new game and let the bots act until the seat is to act.

        Args:
            seed: the game's seed; left out, drawn from the environment's generator.
            options: not used.

        Returns:
            The seat's observation and info.
        """
        super().reset(seed=seed)
        self._steps, self._goes_on = 0, False
        self.match.start(self._draw_seed() if seed is None else seed)
        self._let_bots_act()
        while self.match.state.is_over():
            self.match.start(self._draw_seed())
            self._let_bots_act()
        self._goes_on = True
        return self._look()

    def _draw_seed(self) -> bytes:
        return self.np_random.bytes(SEED_BYTES)

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Take an action for the seat and let the bots act until it is to act again.

        Returns:
            The seat's observation, reward, whether the game is over, whether it was cut off, and info.

        Raises:
            IllegalActionError: the action may not be taken now (with `illegal="raise"`).
            ResetNeeded: no episode goes on: none has begun, or the last one has ended.
        """
        if not self._goes_on:
            raise ResetNeeded("the episode is over, or none has begun: reset() the environment first")
        try:
            self.match.act(self.seat, action)
        except REFUSALS as refusal:
            if self.settings.illegal == "raise":
                raise
            self._goes_on = False
            observation, info = self._look(may_act=False)
            return observation, FORFEIT, True, False, info | {"refusal": str(refusal)}
        self._let_bots_act()
        self._steps += 1
        over = self.match.state.is_over()
        most = self.settings.max_cycles
        truncated = not over and most is not None and self._steps >= most
        self._goes_on = not (over or truncated)
        observation, info = self._look(may_act=self._goes_on)
        return observation, self.match.state.returns()[self.seat], over, truncated, info

    def _let_bots_act(self) -> None:
        """The others act while the seat is not to act."""
        state = self.match.state
        while (waiting := state.to_act()) and self.seat not in waiting:
            seat = waiting[0]
            bot = self._bots[seat]
            observation = state.observation(seat)
            if isinstance(bot, Bot):
                bot.reseed(dice_seed(state.seed, seat, len(state.history)))
                state.apply(bot.act(observation), seat)
            else:
                state.apply(bot(observation), seat)

    def _look(self, may_act: bool = True) -> tuple[Any, dict[str, Any]]:
        observation = observe(self.match, self.settings, self.seat, may_act)
        return observation, inform(self.match, self.settings, self.seat, may_act)

    def action_masks(self) -> Any:
        """The mask as booleans, for agents that ask for it so (sb3-contrib's MaskablePPO)."""
        return self.match.mask(self.seat).astype(np.bool_)

    def render(self) -> Any:
        """The table as the seat sees it, as the render mode has it."""
        return render(str(self.match.state.observation(self.seat)), self.render_mode)


class TheGameOnFireEnv(OfVariant, SeatEnv):
    """One seat of The Game: On Fire."""

    variant = find_variant("the_game_on_fire")


class RunnerUpTacticalEnv(OfVariant, SeatEnv):
    """One seat of the tactical Runner-Up."""

    variant = find_variant("runner_up_tactical")


class Claim2Env(OfVariant, SeatEnv):
    """One seat of Claim 2."""

    variant = find_variant("claim2")


KINDS = {kind.variant.name: kind for kind in (TheGameOnFireEnv, RunnerUpTacticalEnv, Claim2Env)}


def register() -> None:
    """Register the ids with Gymnasium, once."""
    for variant in VARIANTS:
        if variant.id not in gymnasium.registry:
            kind = KINDS.get(variant.name, SeatEnv)
            arguments = {"game": variant.game, **variant.options}
            gymnasium.register(variant.id, f"{__name__}:{kind.__name__}", kwargs=arguments)


register()
