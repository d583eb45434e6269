"""Stamtisch: four card games by the book, as a library and at the table.

    from stamtisch import load_game

    state = load_game("claim", players=2).new(seed=7)
    while not state.is_over():
        state.apply(state.legal_actions()[0])

Everything public is here and is loaded on first use, so that importing the package costs little.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from stamtisch.engine.errors import (
        IllegalActionError,
        NotationError,
        OptionError,
        PlayersError,
        PositionError,
        Reason,
        RecordError,
        SeedError,
        StamtischError,
        UnknownGameError,
    )
    from stamtisch.engine.game import Game, State, load_game, redeal
    from stamtisch.engine.record import GameRecord
    from stamtisch.engine.snapshot import Observation
    from stamtisch.games import available_games

__version__ = "0.1.0"

_HOMES = {
    "stamtisch.engine.errors": (
        "IllegalActionError",
        "NotationError",
        "OptionError",
        "PlayersError",
        "PositionError",
        "Reason",
        "RecordError",
        "SeedError",
        "StamtischError",
        "UnknownGameError",
    ),
    "stamtisch.engine.game": ("Game", "State", "load_game", "redeal"),
    "stamtisch.engine.record": ("GameRecord",),
    "stamtisch.engine.snapshot": ("Observation",),
    "stamtisch.games": ("available_games",),
}
_HOME = {name: module for module, names in _HOMES.items() for name in names}

__all__ = [
    "Game",
    "GameRecord",
    "IllegalActionError",
    "NotationError",
    "Observation",
    "OptionError",
    "PlayersError",
    "PositionError",
    "Reason",
    "RecordError",
    "SeedError",
    "StamtischError",
    "State",
    "UnknownGameError",
    "available_games",
    "load_game",
    "redeal",
]


def __getattr__(name: str) -> Any:
    if name not in _HOME:
        raise AttributeError(f"module 'stamtisch' has no attribute {name!r}")
    import_module("stamtisch.games")  # the games make themselves known to the registry
    value = getattr(import_module(_HOME[name]), name)
    globals()[name] = value
    return value
