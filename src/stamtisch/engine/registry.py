"""The games there are: a dict from id to the module that declares the game."""

from importlib import import_module

from stamtisch.engine.errors import UnknownGameError
from stamtisch.engine.notation import shorten
from stamtisch.engine.spec import GameSpec

_MODULES: dict[str, str] = {}
_LOADED: dict[str, GameSpec] = {}


def register_module(game: str, module: str) -> None:
    """Name the module whose `SPEC` declares the game; it is imported when the game is first used."""
    _MODULES[game] = module


def available_games() -> tuple[str, ...]:
    """The ids of all games."""
    return tuple(_MODULES)


def find_spec(game: object) -> GameSpec:
    """The declaration of a game.

    Raises:
        UnknownGameError: no game has this id.
    """
    if not isinstance(game, str) or game not in _MODULES:
        raise UnknownGameError("engine-unknown-game", game=shorten(game), known=[*_MODULES])
    if game not in _LOADED:
        spec: GameSpec = import_module(_MODULES[game]).SPEC
        spec.register()
        _LOADED[game] = spec
    return _LOADED[game]
