"""The four games. Each is a package of its own; none sees another."""

from stamtisch.engine.registry import available_games, register_module

__all__ = ["available_games"]

for _game in ("the-game", "runner-up", "saboteur", "claim"):
    register_module(_game, f"stamtisch.games.{_game.replace('-', '_')}")
