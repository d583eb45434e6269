"""The bots by name: which there are for a game, and how their dice are set so that a game can be repeated."""

import hashlib
from importlib import import_module

from stamtisch.bots.base import Bot
from stamtisch.engine.errors import StamtischError, UnknownGameError
from stamtisch.engine.notation import shorten
from stamtisch.games import available_games

STRONGEST = "greedy"
"""the best bot that every game has"""
_EVERYWHERE = {"random": ("stamtisch.bots.base", "RandomBot")}
_OF_GAME = {
    "the-game": {"greedy": ("stamtisch.bots.the_game", "TheGameGreedy")},
    "runner-up": {"greedy": ("stamtisch.bots.runner_up", "RunnerUpGreedy")},
    "saboteur": {"greedy": ("stamtisch.bots.saboteur", "SaboteurGreedy")},
    "claim": {"greedy": ("stamtisch.bots.claim", "ClaimGreedy")},
}


class UnknownBotError(StamtischError):
    """A game has no bot of this name."""

    code = "unknown-bot"


def _homes(game: str) -> dict[str, tuple[str, str]]:
    if game not in available_games():
        raise UnknownGameError("engine-unknown-game", game=shorten(game), known=", ".join(available_games()))
    return _EVERYWHERE | _OF_GAME.get(game, {})


def bot_names(game: str) -> tuple[str, ...]:
    """The names of a game's bots, weakest first.

    Raises:
        UnknownGameError: no game has this id.
    """
    return tuple(_homes(game))


def make_bot(name: str, game: str, seed: int = 0) -> Bot:
    """A bot for one seat of a game.

    Raises:
        UnknownBotError: no such bot; the error names those there are. UnknownGameError: no such game.
    """
    homes = _homes(game)
    if name not in homes:
        raise UnknownBotError("bots-unknown", game=game, bot=shorten(name), known=", ".join(homes))
    module, kind = homes[name]
    bot: Bot = getattr(import_module(module), kind)(seed)
    return bot


def dice_seed(game_seed: str, seat: int, ply: int) -> int:
    """The seed of a bot's dice for one decision.

    It follows from the game's seed, so that the same game with the same moves of the people is the same
    again, also after a pause or a take-back. It tells nothing of that seed, which would betray the cards.
    """
    words = f"stamtisch bot {game_seed} {seat} {ply}"
    return int.from_bytes(hashlib.sha256(words.encode()).digest()[:8], "big")
