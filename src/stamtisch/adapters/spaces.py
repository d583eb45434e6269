"""What the environments have in common: options, spaces, what is returned, pictures."""

import sys
from dataclasses import dataclass
from typing import Any

import numpy as np
from gymnasium import logger, spaces

from stamtisch import IllegalActionError, NotationError
from stamtisch.adapters.match import Match
from stamtisch.engine.seeds import whole_number
from stamtisch.engine.tensors import bounds

MASKS = ("info", "observation", "both")
"""where the mask is given"""
ILLEGAL = ("raise", "forfeit")
"""what an action that is not offered does"""
RENDER_MODES = ("ansi", "rgb_array", "human")
FORFEIT = -1.0
"""reward of a seat that forfeits; the others get 0"""
REFUSALS = (IllegalActionError, NotationError)


@dataclass(frozen=True)
class Settings:
    """How an environment shows a game.

    Attributes:
        mask: `info`: observations are plain arrays; the mask is `info["action_mask"]`. `observation`:
            observations are dicts with `observation` and `action_mask`. `both`: such dicts, and info.
        illegal: `raise`: an action that is not offered raises and changes nothing. `forfeit`: it
            ends the episode, -1 for whoever took it, 0 for the others.
        render_mode: `ansi`: a text. `rgb_array`: the same as pixels. `human`: printed.
        max_cycles: after so many moments of decision the episode is truncated; None: never.
        signals: whether signals (The Game's hints) are offered as well.
    """

    mask: str
    illegal: str
    render_mode: str | None
    max_cycles: int | None
    signals: bool

    def __post_init__(self) -> None:
        _check("mask", self.mask, MASKS)
        _check("illegal", self.illegal, ILLEGAL)
        _check("render_mode", self.render_mode, (*RENDER_MODES, None))
        if self.max_cycles is not None and (whole_number(self.max_cycles) or 0) < 1:
            raise ValueError(f"max_cycles must be a whole number, 1 or more, not {self.max_cycles!r}")
        if self.signals and self.max_cycles is None:
            raise ValueError("signals=True needs max_cycles: hints never end a game")

    @property
    def in_info(self) -> bool:
        """Whether the mask is in the info."""
        return self.mask != "observation"

    @property
    def in_observation(self) -> bool:
        """Whether the mask is in the observation."""
        return self.mask != "info"


def _check(name: str, value: Any, allowed: tuple[Any, ...]) -> None:
    if value not in allowed:
        raise ValueError(f"{name} must be one of {', '.join(map(repr, allowed))}, not {value!r}")


def observation_space(match: Match, settings: Settings) -> spaces.Space[Any]:
    """The space of a seat's observations."""
    low, high = bounds(match.pieces)
    tensor = spaces.Box(low, high, dtype=np.float32)
    if not settings.in_observation:
        return tensor
    mask = spaces.Box(0, 1, (match.action_count,), np.int8)
    return spaces.Dict({"observation": tensor, "action_mask": mask})


def action_space(match: Match) -> "spaces.Discrete[Any]":
    """The space of a seat's actions."""
    return spaces.Discrete(match.action_count)


def observe(match: Match, settings: Settings, seat: int, may_act: bool) -> Any:
    """A seat's observation: new arrays each time."""
    tensor = match.tensor(seat)
    if not settings.in_observation:
        return tensor
    return {"observation": tensor, "action_mask": match.mask(seat) if may_act else match.no_mask()}


def inform(match: Match, settings: Settings, seat: int, may_act: bool) -> dict[str, Any]:
    """A seat's info."""
    if not settings.in_info:
        return {}
    return {"action_mask": match.mask(seat) if may_act else match.no_mask()}


def render(picture: str, mode: str | None) -> Any:
    """A picture of the table as the render mode has it."""
    if mode is None:
        logger.warn('Nothing is rendered: make the environment with render_mode="ansi", for one.')
        return None
    if mode == "ansi":
        return picture
    if mode == "human":
        sys.stdout.write(f"{picture}\n\n")
        return None
    from stamtisch.adapters.pixels import draw_text

    return draw_text(picture)
