"""The bots by name: which there are for a game, and how their dice are set so that a game can be repeated.

A name is one of a game's own bots (`greedy`), perhaps with a budget (`search:200ms`), or a level for people
(`easy`, `fair`, `strong`). Where the caller allows them, it is also a user's class (`module:Class`,
`path/file.py:Class`) or a bot behind HTTP (`http://…`).
"""

import hashlib
import re
from collections.abc import Mapping
from importlib import import_module
from typing import Any

from stamtisch.bots.base import Bot, CarelessBot, ThinkingBot
from stamtisch.bots.budget import Budget
from stamtisch.engine.errors import StamtischError, UnknownGameError
from stamtisch.engine.notation import shorten
from stamtisch.games import available_games

STRONGEST = "greedy"
"""the best bot that every game has and that needs no compiled kernels"""
LEVELS = ("easy", "fair", "strong")
"""for people, weakest first; every game has them"""

_EVERYWHERE = {"random": ("stamtisch.bots.base", "RandomBot")}
_SEARCH = {"search": ("stamtisch.bots.search", "SearchBot")}
_OF_GAME: Mapping[str, Mapping[str, tuple[str, str]]] = {
    "the-game": {
        "greedy": ("stamtisch.bots.the_game", "TheGameGreedy"),
        "planner": ("stamtisch.bots.the_game.expert", "TheGamePlanner"),
        "expert": ("stamtisch.bots.the_game.expert", "TheGameExpert"),
        "search": ("stamtisch.bots.the_game.expert", "TheGameSearch"),
    },
    "runner-up": {
        "greedy": ("stamtisch.bots.runner_up", "RunnerUpGreedy"),
        "expert": ("stamtisch.bots.runner_up.thinking", "RunnerUpExpert"),
        "search": ("stamtisch.bots.runner_up.thinking", "RunnerUpSearch"),
    },
    "saboteur": {
        "greedy": ("stamtisch.bots.saboteur", "SaboteurGreedy"),
        "planner": ("stamtisch.bots.saboteur.expert", "SaboteurPlanner"),
        "expert": ("stamtisch.bots.saboteur.expert", "SaboteurExpert"),
        "search": ("stamtisch.bots.saboteur.expert", "SaboteurSearch"),
    },
    "claim": {
        "greedy": ("stamtisch.bots.claim", "ClaimGreedy"),
        "expert": ("stamtisch.bots.claim.thinking", "ClaimExpert"),
        "search": ("stamtisch.bots.claim.thinking", "ClaimSearch"),
    },
}
"""the class behind each name, weakest first; a game's bots join by a line here"""
_CARELESS = "careless:"
"""before a name: the same, but careless now and then"""
_LEVELS: Mapping[str, Mapping[str, str]] = {
    "the-game": {"fair": "planner", "strong": "search:400ms"},
    "runner-up": {"strong": "search:300ms"},
    "claim": {"strong": "search:500ms"},
    "saboteur": {"fair": "planner", "strong": "search:400ms"},
}
"""what a level means where it is not as in `_level`: by game, then by level"""
_MODULE = re.compile(r"[A-Za-z_]\w*(\.[A-Za-z_]\w*)*:[A-Za-z_]\w*")
_FILE = re.compile(r".+\.py:[A-Za-z_]\w*", re.DOTALL)


class UnknownBotError(StamtischError):
    """A game has no bot of this name."""

    code = "unknown-bot"


def _homes(game: str) -> dict[str, tuple[str, str]]:
    if game not in available_games():
        raise UnknownGameError("engine-unknown-game", game=shorten(game), known=available_games())
    own = dict(_OF_GAME.get(game, {}))
    return _EVERYWHERE | own | ({} if "search" in own else _SEARCH)


def bot_names(game: str) -> tuple[str, ...]:
    """The names of a game's bots, weakest first; levels and budgets apart.

    Raises:
        UnknownGameError: no game has this id.
    """
    return tuple(_homes(game))


def resolve_level(level: str, game: str) -> str:
    """The name of the bot that plays at a level, perhaps with a budget.

    Raises:
        UnknownGameError: no game has this id.
    """
    homes = _homes(game)
    usual = {
        "easy": f"{_CARELESS}greedy",
        "fair": "greedy",
        "strong": "expert" if "expert" in homes else "greedy",
    }
    return _LEVELS.get(game, {}).get(level, usual[level])


def is_foreign(name: str) -> bool:
    """Whether a name leads out of the house: to a user's class or to a web address."""
    return _is_address(name) or bool(_FILE.fullmatch(name) or _MODULE.fullmatch(name))


def _is_address(name: str) -> bool:
    return name.startswith(("http://", "https://"))


def make_bot(name: str, game: str, seed: int = 0, *, foreign: bool = False) -> Bot:
    """A bot for one seat of a game.

    Args:
        name: as the module's text says.
        game: the game's id.
        seed: of its dice.
        foreign: whether users' classes and web addresses are allowed, which run anybody's code.

    Raises:
        UnknownBotError: no such bot; the error names those there are. UnknownGameError: no such game.
        BudgetError: what follows the colon is no budget. BotFileError: a user's class that cannot be had.
    """
    homes = _homes(game)
    if name in LEVELS:
        name = resolve_level(name, game)
        if name.startswith(_CARELESS):
            return CarelessBot(make_bot(name.removeprefix(_CARELESS), game, seed))
    own, colon, budget = name.partition(":")
    if own in homes:
        return _make_own(homes[own], name, seed, Budget.parse(budget) if colon else None)
    if foreign and is_foreign(name):
        return _make_foreign(name, seed)
    known = [*homes, *LEVELS]
    raise UnknownBotError("bots-unknown", game=game, bot=shorten(name), known=known)


def _make_own(home: tuple[str, str], name: str, seed: int, budget: Budget | None) -> Bot:
    module, kind = home
    maker: Any = getattr(import_module(module), kind)
    if budget is not None and not issubclass(maker, ThinkingBot):
        raise UnknownBotError("bots-no-budget", bot=shorten(name))
    bot: Bot = maker(seed) if budget is None else maker(seed, budget)
    return bot


def _make_foreign(name: str, seed: int) -> Bot:
    if _is_address(name):
        from stamtisch.bots.remote import RemoteBot

        return RemoteBot(name, seed)
    from stamtisch.bots.foreign import ForeignBot, load_kind

    kind = load_kind(name)
    if isinstance(kind, type) and issubclass(kind, Bot):
        return kind(seed)
    return ForeignBot(kind, seed)


def dice_seed(game_seed: str, seat: int, ply: int) -> int:
    """The seed of a bot's dice for one decision.

    It follows from the game's seed, so that the same game with the same moves of the people is the same
    again, also after a pause or a take-back. It tells nothing of that seed, which would betray the cards.
    """
    words = f"stamtisch bot {game_seed} {seat} {ply}"
    return int.from_bytes(hashlib.sha256(words.encode()).digest()[:8], "big")
