"""What a data set is to hold. Everything in the file follows from this and from the versions."""

from dataclasses import dataclass
from functools import cached_property
from importlib.metadata import PackageNotFoundError, version
from typing import Any

from stamtisch.bots.base import ThinkingBot
from stamtisch.bots.roster import is_foreign, make_bot
from stamtisch.engine.errors import StamtischError
from stamtisch.engine.tensors import DEFAULT_MARGIN, offsets
from stamtisch.lab.dataset.rows import Reader
from stamtisch.lab.plan import Plan

FORMAT = "stamtisch-dataset/1"
TABLES = ("decisions", "records")


class DatasetError(StamtischError):
    """A data set that cannot be made or read."""

    code = "bad-dataset"


@dataclass(frozen=True)
class Order:
    """A data set before it is made.

    Attributes:
        plan: the games: which bots sit where, with which deals. All its `games` are played, and just these.
        table: `decisions`, a row a decision, or `records`, a row a game.
        margin: cells around the middle of Saboteur's window, as in the environments.
    """

    plan: Plan
    table: str = "decisions"
    margin: int = DEFAULT_MARGIN

    @property
    def games(self) -> int:
        """How many games."""
        return self.plan.games or 0

    @cached_property
    def reader(self) -> Reader:
        """What turns a game into rows of decisions."""
        return Reader(self.plan.loaded, self.margin)

    def check(self) -> None:
        """See that it can be made, the bots and the game's options apart (`arena.check_plan` sees to them).

        Raises:
            DatasetError, StamtischError: what is wrong.
        """
        if self.table not in TABLES:
            raise DatasetError("lab-dataset-table", where="table", known=TABLES)
        if self.games < 1:
            raise DatasetError("arena-games", where="games")
        try:
            self.reader  # noqa: B018  # made here, so that a margin that cannot be is told at once
        except ValueError as problem:
            raise DatasetError("lab-dataset-margin", where="margin") from problem

    def bots(self, number: int) -> list[str]:
        """The bot in each seat of the game of this number."""
        return [self.plan.contestants[bot] for bot in self.plan.seating(number)]

    def about(self) -> dict[str, Any]:
        """The order as the file's metadata tell it."""
        game = self.plan.loaded
        told = {
            "format": FORMAT,
            "table": self.table,
            "game": game.id,
            "options": dict(game.options),
            "bots": list(self.plan.bots),
            "games": self.games,
            "seed": self.plan.seed,
            "signals": self.plan.signals,
            "repeatable": self.is_repeatable(),
            "versions": {
                "stamtisch": _own_version(),
                "rules": game.spec.rules_version,
                "tensor": game.spec.tensor_version,
            },
        }
        return told | (self._arrays() if self.table == "decisions" else {})

    def _arrays(self) -> dict[str, Any]:
        """What the arrays of decisions mean."""
        reader = self.reader
        at = offsets(reader.pieces)
        pieces = [
            {
                "name": piece.name,
                "from": at[piece.name],
                "shape": list(piece.shape),
                "low": piece.low,
                "high": piece.high,
                "meaning": piece.meaning,
            }
            for piece in reader.pieces
        ]
        board = {} if reader.numbering is None else {"margin": self.margin}
        return {**board, "observation": {"size": reader.size, "pieces": pieces}, "actions": reader.count}

    def is_repeatable(self) -> bool:
        """Whether the same order makes the same file: no bot thinks by the clock, none is a stranger."""
        for name in self.plan.contestants:
            if is_foreign(name):
                return False
            bot = make_bot(name, self.plan.game)
            if isinstance(bot, ThinkingBot) and bot.budget.seconds is not None:
                return False
        return True


def _own_version() -> str:
    try:
        return version("stamtisch")
    except PackageNotFoundError:
        return "unknown"
