"""PettingZoo: every game as an AEC environment and as a parallel one.

    from stamtisch.adapters.pettingzoo import claim_v0

    env = claim_v0.env(players=2)
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        over = termination or truncation
        env.step(None if over else env.action_space(agent).sample(info["action_mask"]))

Agents are `player_0`, `player_1` …: the seats. Where all choose at once (Runner-Up), the AEC
environment asks one after the other, and nobody sees another's choice. In the parallel one a step is
one moment: the seats to act take their actions together; the other seats' masks are all 0, and what
is given for them is not looked at.

Rewards are the game's returns, at the end, once. An agent stays alive to the end, whether its seat
still has cards or not.
"""

from copy import deepcopy
from typing import Any

import numpy as np
from gymnasium import spaces

try:
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper
except ImportError as problem:
    problem.add_note('It comes with: pip install "stamtisch[pettingzoo]"')
    raise

from stamtisch import load_game
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
from stamtisch.adapters.variants import VARIANTS, Variant
from stamtisch.engine.tensors import DEFAULT_MARGIN, bounds


class _Seats:
    """What both kinds of environment have in common.

    Args:
        game: a game's id.
        mask: where the action mask is: `info`, `observation` (a dict then) or `both`.
        illegal: what an action that is not offered does: `raise` (an error that names the rule;
            nothing changes) or `forfeit` (the episode ends, -1 for that agent).
        margin: cells around the middle of Saboteur's window (see the page on observations).
        signals: offer signals (The Game's hints) too; needs `max_cycles`.
        max_cycles: truncate after so many moments of decision; all seats of one choice are one moment.
        render_mode: `ansi`, `rgb_array` or `human`: the table, all cards open.
        options: the game's options, `players` among them.
    """

    def __init__(
        self,
        game: str,
        *,
        mask: str = "info",
        illegal: str = "raise",
        margin: int = DEFAULT_MARGIN,
        signals: bool = False,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        name: str | None = None,
        **options: Any,
    ) -> None:
        self.settings = Settings(mask, illegal, render_mode, max_cycles, signals)
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.match = Match(load_game(game, **options), margin, signals)
        spec = self.match.game.spec
        self.metadata: dict[str, Any] = {
            "name": name or f"{spec.id.replace('-', '_')}_v{spec.tensor_version}",
            "render_modes": list(RENDER_MODES),
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.match.game.players)]
        self.agents: list[str] = []
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        space, actions = observation_space(self.match, self.settings), action_space(self.match)
        self.observation_spaces: dict[str, spaces.Space[Any]] = {
            agent: deepcopy(space) for agent in self.possible_agents
        }
        self.action_spaces: dict[str, spaces.Space[Any]] = {
            agent: deepcopy(actions) for agent in self.possible_agents
        }
        low, high = bounds(self.match.pieces)
        players = self.match.game.players
        self.state_space = spaces.Box(np.tile(low, players), np.tile(high, players), dtype=np.float32)
        self._cycles = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The space of an agent's actions."""
        return self.action_spaces[agent]

    def state(self) -> Any:
        """The tensors of all seats one behind the other: the whole table, for a central critic."""
        return np.concatenate([self.match.tensor(seat) for seat in range(self.match.game.players)])

    def render(self) -> Any:
        """The table with all cards open, as the render mode has it."""
        return render(str(self.match.state), self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""

    def _rewards(self) -> dict[str, float]:
        """The returns at the end."""
        return dict(zip(self.possible_agents, self.match.state.returns(), strict=True))

    def _forfeits(self, agent: str) -> dict[str, float]:
        """The rewards when an agent forfeits."""
        return dict.fromkeys(self.possible_agents, 0.0) | {agent: FORFEIT}

    def _is_truncated(self) -> bool:
        """Count a moment of decision; whether it was the last."""
        self._cycles += 1
        return self.max_cycles is not None and self._cycles >= self.max_cycles


class GameEnv(_Seats, AECEnv[str, Any, int]):
    """A game in which agents act one after the other; `env` makes one with the usual wrappers."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game.

        Args:
            seed: the game's seed; left out, one that follows from the last, at first a secret one.
            options: not used.
        """
        self.match.start(seed)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: self._inform(agent, False) for agent in self.agents}
        self._skip_agent_selection = None  # type: ignore[assignment]  # as `_was_dead_step` has it
        self._cycles = 0
        self._waiting = self.match.state.to_act()
        self._select()

    def step(self, action: int | None) -> None:
        """Let the selected agent act; None for one whose episode is over.

        Raises:
            IllegalActionError: the action may not be taken now (with `illegal="raise"`).
            ValueError: None for an agent that is alive, an action for one that is not.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)  # type: ignore[arg-type]  # it wants None
            return
        if action is None:
            raise ValueError(f"{agent} is to act: None is for agents whose episode is over")
        try:
            self.match.act(self._waiting[0], action)
        except REFUSALS as refusal:
            if self.settings.illegal == "raise":
                raise
            self._finish(self._forfeits(agent), terminated=True)
            self.infos[agent]["refusal"] = str(refusal)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.infos[agent] = self._inform(agent, False)
        self._waiting.pop(0)
        self._go_on()

    def _go_on(self) -> None:
        """Select the next agent, or end the episode."""
        if self.match.state.is_over():
            self._finish(self._rewards(), terminated=True)
        elif not self._waiting and self._is_truncated():
            self._finish(self.rewards, terminated=False)
        else:
            self._waiting = self._waiting or self.match.state.to_act()
            self._select()

    def _select(self) -> None:
        self.agent_selection = self.possible_agents[self._waiting[0]]
        self.infos[self.agent_selection] = self._inform(self.agent_selection, True)

    def _finish(self, rewards: dict[str, float], terminated: bool) -> None:
        """Everybody's episode is over; each agent has one `last` and one empty step left."""
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.rewards = rewards
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, terminated)
        self.truncations = dict.fromkeys(self.agents, not terminated)
        self.infos = {agent: self._inform(agent, False) for agent in self.agents}
        self.agent_selection = self.agents[0]

    def _inform(self, agent: str, may_act: bool) -> dict[str, Any]:
        return inform(self.match, self.settings, self._seat_of[agent], may_act)

    def observe(self, agent: str) -> Any:
        """What the agent may know now."""
        waits = agent == self.agent_selection and agent in self.agents
        may_act = waits and not (self.terminations[agent] or self.truncations[agent])
        return observe(self.match, self.settings, self._seat_of[agent], may_act)


Steps = tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]


class ParallelGameEnv(_Seats, ParallelEnv[str, Any, int]):
    """A game in which all agents that are to act do so in one step."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        """Deal a new game.

        Args:
            seed: the game's seed; left out, one that follows from the last, at first a secret one.
            options: not used.

        Returns:
            Observations and infos by agent.
        """
        self.match.start(seed)
        self.agents = self.possible_agents.copy()
        self._cycles = 0
        return self._observations()

    def step(self, actions: dict[str, int]) -> Steps:
        """Let all seats act that are to act.

        Args:
            actions: by agent; those of agents that are not to act now are not looked at.

        Returns:
            Observations, rewards, terminations, truncations, infos by agent.

        Raises:
            IllegalActionError: an action may not be taken now (with `illegal="raise"`); none was.
            ValueError: an agent that is to act has no action.
        """
        if not self.agents:
            return {}, {}, {}, {}, {}
        acting = [self.possible_agents[seat] for seat in self.match.state.to_act()]
        if missing := [agent for agent in acting if actions.get(agent) is None]:
            raise ValueError(f"no action for {', '.join(missing)}, to act now")
        rewards = dict.fromkeys(self.possible_agents, 0.0)
        refused = self._act(acting, actions)
        if refused:
            rewards = self._forfeits(next(iter(refused)))
        elif self.match.state.is_over():
            rewards = self._rewards()
        terminated = bool(refused) or self.match.state.is_over()
        truncated = not terminated and self._is_truncated()
        observations, infos = self._observations(may_act=not (terminated or truncated))
        for agent, words in refused.items():
            infos[agent]["refusal"] = words
        everybody = self.agents
        if terminated or truncated:
            self.agents = []
        return (
            observations,
            rewards,
            dict.fromkeys(everybody, terminated),
            dict.fromkeys(everybody, truncated),
            infos,
        )

    def _act(self, acting: list[str], actions: dict[str, int]) -> dict[str, str]:
        """Take the actions, all or none; who was refused, with the words why."""
        trial = deepcopy(self.match)
        for agent in acting:
            try:
                trial.act(self._seat_of[agent], actions[agent])
            except REFUSALS as refusal:
                if self.settings.illegal == "raise":
                    raise
                return {agent: str(refusal)}
        self.match = trial
        return {}

    def _observations(self, may_act: bool = True) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        acting = self.match.state.to_act() if may_act else []
        seats = self._seat_of.items()
        observations = {agent: observe(self.match, self.settings, i, i in acting) for agent, i in seats}
        return observations, {agent: inform(self.match, self.settings, i, i in acting) for agent, i in seats}


def raw_env(game: str, **options: Any) -> GameEnv:
    """An AEC environment without wrappers; see `GameEnv` for the options."""
    return GameEnv(game, **options)


def env(game: str, **options: Any) -> OrderEnforcingWrapper[str, Any, int]:
    """An AEC environment with the wrapper that enforces the order of calls.

    PettingZoo's other usual wrappers check actions; this environment does so itself.
    """
    return OrderEnforcingWrapper(raw_env(game, **options))


def parallel_env(game: str, **options: Any) -> ParallelGameEnv:
    """A parallel environment."""
    return ParallelGameEnv(game, **options)


class Entry:
    """A variant of a game, used like one of PettingZoo's own modules: `claim_v0.env()`."""

    def __init__(self, variant: Variant) -> None:
        self.variant = variant

    def raw_env(self, **options: Any) -> GameEnv:
        """`raw_env` of this variant."""
        return raw_env(**self._arguments(options))

    def env(self, **options: Any) -> OrderEnforcingWrapper[str, Any, int]:
        """`env` of this variant."""
        return env(**self._arguments(options))

    def parallel_env(self, **options: Any) -> ParallelGameEnv:
        """`parallel_env` of this variant."""
        return parallel_env(**self._arguments(options))

    def _arguments(self, options: dict[str, Any]) -> dict[str, Any]:
        name = f"{self.variant.name}_v{self.variant.version}"
        return {"game": self.variant.game, "name": name, **self.variant.settle(options)}


(
    the_game_v0,
    the_game_on_fire_v0,
    runner_up_v0,
    runner_up_tactical_v0,
    saboteur_v0,
    claim_v0,
    claim2_v0,
) = map(Entry, VARIANTS)
