"""Gymnasium's vector environment: many games of one kind, stepped by one compiled call.

    import gymnasium
    import stamtisch.adapters.gymnasium_vector  # lets make_vec use it

    envs = gymnasium.make_vec("stamtisch/Claim-v0", num_envs=1024)
    observations, infos = envs.reset(seed=7)
    observations, rewards, terminations, truncations, infos = envs.step(actions)

Either one agent plays all seats, each time as the seat to act; or it has one seat, and the others move
at random inside the compiled step. What lies under it is `stamtisch.vector.VectorGame`.
"""

from typing import Any

import numpy as np

try:
    import gymnasium
except ImportError as problem:
    problem.add_note('It comes with: pip install "stamtisch[gymnasium]"')
    raise
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from stamtisch import load_game
from stamtisch.adapters import gymnasium as seats
from stamtisch.adapters.match import Match
from stamtisch.adapters.spaces import (
    RENDER_MODES,
    Settings,
    action_space,
    observation_space,
    render,
)
from stamtisch.adapters.variants import VARIANTS, OfVariant, find_variant
from stamtisch.engine.seeds import whole_number
from stamtisch.engine.tensors import DEFAULT_MARGIN
from stamtisch.vector import VectorGame

MODES = {
    AutoresetMode.DISABLED: "off",
    AutoresetMode.NEXT_STEP: "next-step",
    AutoresetMode.SAME_STEP: "same-step",
}


class VectorSeatEnv(VectorEnv[Any, Any, Any]):
    """Many games of one kind, an agent's decision in each of them a step.

    The reward is the return, at the end: of the agent's seat, or, where it plays all seats, of the
    seat that acted last. `infos` always holds `seat`, the seat whose observation is shown; where
    games have just ended, `returns`, those of all their seats, and where one was forfeited `offender`,
    each with a mask as Gymnasium has it (`_returns`, `_offender`).

    Args:
        game: a game's id.
        num_envs: how many games.
        seat: the agent's seat, the others move at random; left out, the agent plays all seats.
        mask: where the action mask is: `info`, `observation` (a dict then) or `both`.
        illegal: what an action that is not offered does: `forfeit` (the episode ends, the reward is
            -1) or `raise` (an error that names the game and the rule; nothing changes).
        margin: cells around the middle of Saboteur's window (see the page on observations).
        autoreset_mode: what becomes of a finished game; see Gymnasium.
        threads: how many threads step the games; left out, as many as pay for so many games.
        copy: whether what is returned are new arrays; if not, the next step overwrites them.
        render_mode: `ansi`, `rgb_array` or `human`: each table as the seat shown sees it.
        options: the game's options, `players` among them.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012 - as in `VectorEnv`

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        seat: int | str | None = None,
        mask: str = "info",
        illegal: str = "forfeit",
        margin: int = DEFAULT_MARGIN,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        threads: int | None = None,
        copy: bool = True,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.settings = Settings(mask, illegal, render_mode, None, False)
        self.render_mode, self.num_envs, self.copy = render_mode, num_envs, copy
        mode = AutoresetMode(autoreset_mode)
        self.metadata = {**self.metadata, "autoreset_mode": mode}
        loaded = load_game(game, **options)
        self.seat = None if seat is None else loaded.seat(seat)
        others = () if seat is None else set(range(loaded.players)) - {self.seat}
        self.vector = VectorGame(
            loaded,
            num_envs,
            threads,
            autoreset=MODES[mode],
            illegal=illegal,
            random_seats=others,
            margin=margin,
        )
        match = Match(loaded, margin)
        self._numbering = match.numbering
        self.single_observation_space = observation_space(match, self.settings)
        self.single_action_space = action_space(match)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._rows = np.arange(num_envs)
        self._tensors = np.zeros((num_envs, match.size), np.float32)
        self._masks = np.zeros((num_envs, match.action_count), np.int8)
        if self._numbering is None:
            self.vector.attach_mask(self._masks)

    def reset(
        self, *, seed: int | list[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Deal the games anew.

        Args:
            seed: one from which all games' seeds follow, or one for each game; left out, they go on.
            options: `reset_mask`, an array of booleans: deal only these games; then without seed.

        Returns:
            Observations and infos.
        """
        super().reset(seed=whole_number(seed))
        self.vector.reset(seed, (options or {}).get("reset_mask"))
        return self._observe(), self._inform()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """The agent's decision in every game.

        Returns:
            Observations, rewards, terminations, truncations (none) and infos.

        Raises:
            IllegalActionError, NotationError: with `illegal="raise"`: not legal; no game has changed.
        """
        rewards, dones, _ = self.vector.step(self._engine_actions(np.asarray(actions)))
        earners = self.vector.actors if self.seat is None else self.seat
        infos = self._inform()
        if dones.any():
            self._tell_ends(infos, dones.copy())
        truncations = np.zeros(self.num_envs, np.bool_)
        return self._observe(), rewards[self._rows, earners], dones.copy(), truncations, infos

    def render(self) -> Any:
        """Each table as the seat shown sees it, as the render mode has it."""
        shown = self._shown_seats().tolist()
        pictures = (str(self.vector.view(i, seat)) for i, seat in enumerate(shown))
        return tuple(render(picture, self.render_mode) for picture in pictures)

    def close_extras(self, **_kwargs: Any) -> None:
        """End the threads."""
        self.vector.close()

    def _engine_actions(self, actions: Any) -> Any:
        """The game's actions for the numbers, -1 for a number that stands for none."""
        if self._numbering is None or actions.shape != (self.num_envs,):
            return actions
        legal, counts, to_act = self.vector.legal, self.vector.counts, self._numbering.action
        numbers = enumerate(actions.tolist())
        return np.array([to_act(number, legal[i, : counts[i]]) for i, number in numbers], np.int64)

    def _shown_seats(self) -> Any:
        """The seat shown in each game: the agent's, who is to act, or after the end who acted last."""
        if self.seat is not None:
            return np.full(self.num_envs, self.seat)
        return np.where(self.vector.to_act < 0, self.vector.actors, self.vector.to_act)

    def _observe(self) -> Any:
        tensors = self.vector.observation(None if self.copy else self._tensors, self.seat)
        return _told(tensors, self._mask()) if self.settings.in_observation else tensors

    def _inform(self) -> dict[str, Any]:
        infos = {"seat": self._shown_seats()}
        return infos | {"action_mask": self._mask()} if self.settings.in_info else infos

    def _mask(self) -> Any:
        if self._numbering is not None:
            self._masks[:] = 0
            legal, counts = self.vector.legal, self.vector.counts
            for i in range(self.num_envs):
                self._masks[i, self._numbering.numbers(legal[i, : counts[i]])] = 1
        return self._masks.copy() if self.copy else self._masks

    def _tell_ends(self, infos: dict[str, Any], dones: Any) -> None:
        """Add what is to be said of the games that have just ended."""
        ends: dict[str, Any] = {"returns": self.vector.rewards.copy(), "_returns": dones}
        forfeits = self.vector.offenders >= 0
        if forfeits.any():
            ends |= {"offender": self.vector.offenders.copy(), "_offender": forfeits}
        infos |= ends
        if self.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP:
            infos |= {"final_obs": self._finals(dones), "_final_obs": dones}
            infos |= {"final_info": ends, "_final_info": dones}

    def _finals(self, dones: Any) -> Any:
        """The last observation of each game that has just ended, None for the others."""
        tensors = self.vector.final_observation(seat=self.seat)
        finals = np.full(self.num_envs, None, object)
        for i in np.flatnonzero(dones):
            no_mask = np.zeros_like(self._masks[i])
            finals[i] = _told(tensors[i], no_mask) if self.settings.in_observation else tensors[i]
        return finals


def _told(tensors: Any, masks: Any) -> dict[str, Any]:
    return {"observation": tensors, "action_mask": masks}


class TheGameOnFireVectorEnv(OfVariant, VectorSeatEnv):
    """Many games of The Game: On Fire."""

    variant = find_variant("the_game_on_fire")


class RunnerUpTacticalVectorEnv(OfVariant, VectorSeatEnv):
    """Many games of the tactical Runner-Up."""

    variant = find_variant("runner_up_tactical")


class Claim2VectorEnv(OfVariant, VectorSeatEnv):
    """Many games of Claim 2."""

    variant = find_variant("claim2")


KINDS = {
    kind.variant.name: kind for kind in (TheGameOnFireVectorEnv, RunnerUpTacticalVectorEnv, Claim2VectorEnv)
}


def register() -> None:
    """Let `gymnasium.make_vec` make these environments for our ids."""
    seats.register()
    for variant in VARIANTS:
        kind = KINDS.get(variant.name, VectorSeatEnv)
        gymnasium.registry[variant.id].vector_entry_point = f"{__name__}:{kind.__name__}"


register()
