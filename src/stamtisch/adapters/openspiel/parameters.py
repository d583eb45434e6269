"""OpenSpiel's game parameters and our options: whole numbers, truths and words.

A game string such as `stamtisch_claim(players=3,factions=goblins/knights/…)` is read by OpenSpiel,
which splits it at commas and brackets and takes digits for numbers. So a list is written with `/`
between its entries, and a position as percent-encoded JSON (`pack_position`).
"""

import json
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote, unquote

from stamtisch.engine.errors import OptionError, PositionError
from stamtisch.engine.notation import shorten
from stamtisch.engine.spec import GameSpec, Json, Options
from stamtisch.engine.tensors import DEFAULT_MARGIN

EXPLICIT, SAMPLED = "explicit", "sampled"
MOST_DEALS = 1 << 20
"""outcomes that one chance node may list"""

CHANCE: dict[str, Any] = {"chance": EXPLICIT, "deals": 0, "rng_seed": -1, "position": "", "redeal": False}
"""parameters of every game beside its options, with their defaults"""
IN_TURN = "sequential"
"""parameter of games with simultaneous choices: seats choose one after the other, unseen"""
MARGIN = "margin"
"""parameter of games with a board: cells around the middle part in the tensor"""


@dataclass(frozen=True)
class Setting:
    """What a game's parameters say beside its options (see the page on OpenSpiel)."""

    chance: str = EXPLICIT
    deals: int = 0
    rng_seed: int = -1
    position: str = ""
    redeal: bool = False
    sequential: bool = False
    margin: int = DEFAULT_MARGIN


def specification(spec: GameSpec, simultaneous: bool) -> dict[str, Any]:
    """All parameters of a game with their defaults."""
    known: dict[str, Any] = {"players": spec.default_players}
    known |= {option.name: _write(option.default) for option in spec.options}
    known |= CHANCE
    if simultaneous:
        known[IN_TURN] = False
    if any(piece.is_board for piece in spec.pieces):
        known[MARGIN] = DEFAULT_MARGIN
    return known


def write_parameters(options: Options) -> dict[str, Any]:
    """A game's options as OpenSpiel's parameters."""
    return {name: _write(value) for name, value in options.items()}


def read_parameters(spec: GameSpec, given: dict[str, Any]) -> tuple[dict[str, Any], Setting]:
    """Options for `load_game`, and the rest.

    Raises:
        OptionError: a value that cannot be.
    """
    options: dict[str, Any] = {}
    for option in spec.options:
        if option.name in given:
            options[option.name] = _read(given[option.name], option.default)
    if "players" in given:
        options["players"] = given["players"]
    names = Setting.__dataclass_fields__
    setting = Setting(**{name: value for name, value in given.items() if name in names})
    _check(setting)
    return options, setting


def _check(setting: Setting) -> None:
    if setting.chance not in (EXPLICIT, SAMPLED):
        raise _bad("chance", setting.chance, f'"{EXPLICIT}" or "{SAMPLED}"')
    if not 0 <= setting.deals <= MOST_DEALS:
        raise _bad("deals", setting.deals, f"a whole number from 0 (no list) to {MOST_DEALS}")
    if setting.redeal and not setting.position:
        raise _bad("redeal", setting.redeal, "True only with a position")


def _bad(name: str, value: object, values: str) -> OptionError:
    return OptionError("adapters-bad-parameter", where=name, value=shorten(repr(value)), values=values)


def _write(value: Any) -> Any:
    """An option's value as a parameter."""
    return "/".join(map(str, value)) if isinstance(value, list | tuple) else value


def _read(value: Any, default: Any) -> Any:
    """A parameter as an option's value; what it may be is the option's to say."""
    if isinstance(value, str) and (isinstance(default, list | tuple) or "/" in value):
        return [int(entry) if entry.isdecimal() else entry for entry in value.split("/")]
    return value


def pack_position(position: Json | str) -> str:
    """A position (see the page on formats) as the parameter `position`: no comma, bracket or space.

    Raises:
        PositionError: text that is no JSON.
    """
    if position == "":
        return ""
    whole = unpack_position(position) if isinstance(position, str) else position
    return quote(json.dumps(whole, separators=(",", ":")), safe="")


def unpack_position(packed: str) -> Any:
    """`pack_position` undone; plain JSON is read as it is.

    Raises:
        PositionError: no JSON.
    """
    text = unquote(packed) if packed.startswith("%") else packed
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as problem:
        raise PositionError("engine-not-an-object", where="position", found=shorten(text)) from problem
