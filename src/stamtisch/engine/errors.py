"""Everything that can be refused: one tree, each with a stable code, a place and words.

The words come from the message catalogue (`messages.py`), so an error carries a message's id and
arguments and is put into words when somebody reads it.
"""

from dataclasses import dataclass, field
from typing import Any

from stamtisch.engine.messages import FALLBACK, Argument, Arguments, Names, say
from stamtisch.engine.quoting import shorten

LONGEST_PLACE = 100


@dataclass(frozen=True)
class Reason:
    """Why something is refused: the rule (`claim/R8`, None if it is no rule's matter) and words.

    Attributes:
        message: id of a message in the catalogue.
        arguments: what the message names (cards, seats, numbers, lists of them), in notation.
        rule: id of the rule or ruling that forbids it.
    """

    message: str
    arguments: Arguments = field(default_factory=dict)
    rule: str | None = None

    def say(self, language: str | None = None, names: Names | None = None) -> str:
        """It in words of a language, tokens by their names (see `names.make_names`) or as written."""
        return say(self.message, self.arguments, language, names)

    def __str__(self) -> str:
        return self.say()

    def as_json(self) -> dict[str, Any]:
        """The message for programs that put it into words themselves; `text` is English, in notation."""
        arguments = {
            key: value if isinstance(value, int | str) else list(value)
            for key, value in self.arguments.items()
        }
        return {"id": self.message, "args": arguments, "rule": self.rule, "text": self.say(FALLBACK)}


class StamtischError(Exception):
    """Base of all errors that a user, a program or a file can cause."""

    code = "error"

    def __init__(
        self,
        message: str,
        *,
        rule: str | None = None,
        where: str | None = None,
        **arguments: Argument,
    ) -> None:
        super().__init__(message)
        self.reason = Reason(message, arguments, rule)
        self.where = shorten(where, LONGEST_PLACE) if where else None
        """The offending part: an option's name, a path in a position (`hands.p1`), a line."""

    @property
    def rule(self) -> str | None:
        """Id of the rule that forbids it, None if no rule does."""
        return self.reason.rule

    def __str__(self) -> str:
        words = str(self.reason)
        return f"{self.where}: {words}" if self.where else words

    def as_json(self) -> dict[str, Any]:
        """The error as FORMAT describes it: code, rule and message (and where, if known)."""
        parts = {
            "code": self.code,
            "rule": self.rule,
            "message": str(self.reason),
            "where": self.where,
        }
        return {key: value for key, value in parts.items() if value is not None}

    def as_json_with_detail(self) -> dict[str, Any]:
        """`as_json` and the message itself as `detail`, to be put into words in any language."""
        return {**self.as_json(), "detail": self.reason.as_json()}


class UnknownGameError(StamtischError):
    """No game has this id."""

    code = "unknown-game"


class OptionError(StamtischError):
    """An option that the game does not have, or a value it cannot take."""

    code = "bad-option"


class PlayersError(OptionError):
    """A number of players that the game does not allow."""

    code = "wrong-players"


class SeedError(StamtischError):
    """A seed that is not 64 hexadecimal digits (32 bytes)."""

    code = "bad-seed"


class NotationError(StamtischError):
    """Words that are not an action, a card or a seat of this game."""

    code = "bad-notation"


class PositionError(StamtischError):
    """A position that cannot be: `where` names the part."""

    code = "impossible-position"


class RecordError(StamtischError):
    """A record file that is broken or of a version this program cannot replay."""

    code = "bad-record"


class IllegalActionError(StamtischError):
    """An action that is written well but not legal now."""

    code = "illegal-action"

    @classmethod
    def because(cls, reason: Reason) -> "IllegalActionError":
        """The error for a reason that a game gave."""
        return cls(reason.message, rule=reason.rule, where=None, **reason.arguments)
