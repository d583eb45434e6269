"""A user's own bot: a class with `act(observation) -> action` in a module or a file.

The action is a number or words. If the class can be called with one argument it is given a seed, else
nothing; `explain`, `signal` and `reseed` are used where it has them.
"""

import hashlib
import importlib
import importlib.util
import inspect
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from stamtisch.bots.asking import check_answer
from stamtisch.bots.base import Bot
from stamtisch.engine.errors import Reason, StamtischError
from stamtisch.engine.notation import shorten
from stamtisch.engine.snapshot import Observation


class BotFileError(StamtischError):
    """A user's bot that cannot be had."""

    code = "bad-bot"


class ForeignBot(Bot):
    """Speaks for a user's bot."""

    def __init__(self, kind: Any, seed: int = 0) -> None:
        super().__init__(seed)
        self.bot = kind(seed) if _takes_seed(kind) else kind()

    def reseed(self, seed: int) -> None:
        """New dice, if it has a way to take them: `reseed(seed)`, or a `random.Random` named `random`."""
        super().reseed(seed)
        dice: Any = getattr(self.bot, "random", None)
        if hasattr(self.bot, "reseed"):
            self.bot.reseed(seed)
        elif hasattr(dice, "seed"):
            dice.seed(seed)

    def act(self, observation: Observation) -> int:
        """Its action, checked."""
        return check_answer(self.bot.act(observation), observation)

    def signal(self, observation: Observation) -> Any:
        """Its signal, if it gives any."""
        return self.bot.signal(observation) if hasattr(self.bot, "signal") else None

    def explain(self, observation: Observation, action: int) -> Reason | None:
        """Its reason, if it gives any; a text is taken as it is."""
        said = self.bot.explain(observation, action) if hasattr(self.bot, "explain") else None
        return said if said is None or isinstance(said, Reason) else Reason("bots-says", {"words": str(said)})


def _takes_seed(kind: Any) -> bool:
    try:
        inspect.signature(kind).bind(0)
    except (TypeError, ValueError):
        return False
    return True


def load_kind(name: str) -> Any:
    """The class that `module:Class` or `path/to/file.py:Class` names.

    Raises:
        BotFileError: why there is none.
    """
    place, _, kind = name.rpartition(":")
    module = _load_file(Path(place)) if place.endswith(".py") else _load_module(place)
    found = getattr(module, kind, None)
    if found is None:
        raise BotFileError("bots-no-class", where=place, kind=shorten(kind))
    if not callable(found) or not callable(getattr(found, "act", None)):
        raise BotFileError("bots-no-act", where=place, kind=shorten(kind))
    return found


def _load_file(path: Path) -> ModuleType:
    """The module in a file; once a process, so that a class is always the same."""
    try:
        whole = path.resolve(strict=True)
    except OSError as problem:
        raise BotFileError("bots-no-file", where=str(path), problem=problem.strerror or "") from problem
    name = f"stamtisch_bot_{hashlib.sha256(str(whole).encode()).hexdigest()[:16]}"
    if name in sys.modules:
        return sys.modules[name]
    spec = importlib.util.spec_from_file_location(name, whole)
    if spec is None or spec.loader is None:
        raise BotFileError("bots-no-file", where=str(path), problem="no Python file")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except Exception as problem:
        del sys.modules[name]
        raise _broken(str(path), problem) from problem
    return module


def _load_module(name: str) -> ModuleType:
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    try:
        return importlib.import_module(name)
    except Exception as problem:
        raise _broken(name, problem) from problem


def _broken(where: str, problem: Exception) -> BotFileError:
    words = shorten(problem, 200)
    return BotFileError("bots-broken-file", where=where, problem=f"{type(problem).__name__}: {words}")
