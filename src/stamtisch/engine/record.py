"""A game is its options, its seed and its list of actions: the record, as JSON."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from stamtisch.engine.errors import RecordError, SeedError
from stamtisch.engine.notation import shorten
from stamtisch.engine.registry import find_spec
from stamtisch.engine.spec import Json

if TYPE_CHECKING:
    from stamtisch.engine.game import State

FORMAT = "stamtisch-record/1"
FIELDS = ("format", "game", "options", "seed", "position", "actions", "rules")
DEFAULT_SEED = "0" * 64


@dataclass(frozen=True)
class GameRecord:
    """A game written down. Everything in it is checked when it is read or replayed.

    Attributes:
        game: the game's id.
        options: the options that were given (`players` among them).
        seed: 64 hexadecimal digits.
        actions: `p1: goblin-4` and so on, in order.
        rules: the version of the rules it was played under.
        position: where it starts, if not with a deal.
    """

    game: str
    options: Mapping[str, Any]
    seed: str = DEFAULT_SEED
    actions: tuple[str, ...] = ()
    rules: int = 1
    position: Json | None = field(default=None)

    def as_json(self) -> Json:
        """The record as a JSON object."""
        whole = {
            "format": FORMAT,
            "game": self.game,
            "options": dict(self.options),
            "seed": self.seed,
            "position": self.position,
            "actions": list(self.actions),
            "rules": self.rules,
        }
        return {key: value for key, value in whole.items() if value is not None}

    def __str__(self) -> str:
        return json.dumps(self.as_json(), ensure_ascii=False)

    @classmethod
    def parse(cls, text: str | bytes) -> "GameRecord":
        """A record from JSON text.

        Raises:
            RecordError: no JSON, or not a record.
        """
        try:
            return cls.from_json(json.loads(text))
        except (ValueError, RecursionError) as problem:
            raise RecordError("engine-record-not-json", problem=shorten(problem)) from problem

    @classmethod
    def from_json(cls, whole: object) -> "GameRecord":
        """A record from a JSON object; its game, options and rules version are checked.

        Raises:
            RecordError: what is wrong with it. UnknownGameError, OptionError, SeedError: as they say.
        """
        if not isinstance(whole, dict):
            raise RecordError("engine-not-an-object", where="record", found=shorten(whole))
        if "format" not in whole:
            raise RecordError("engine-record-no-format", where="format", known=FORMAT)
        if whole["format"] != FORMAT:
            raise RecordError(
                "engine-record-format",
                where="format",
                found=shorten(whole["format"]),
                known=FORMAT,
            )
        for key in whole:
            if key not in FIELDS:
                raise RecordError("engine-record-field", field=shorten(key), known=FIELDS)
        for key in ("game", "actions"):
            if key not in whole:
                raise RecordError("engine-record-missing", field=key)
        options = whole.get("options", {})
        if not isinstance(options, dict):
            raise RecordError("engine-not-an-object", where="options", found=shorten(options))
        seed = whole.get("seed", DEFAULT_SEED)
        if not isinstance(seed, str):
            raise SeedError("engine-seed-no-text", where="seed")
        record = cls(
            whole["game"],
            options,
            seed,
            cls._actions(whole["actions"]),
            whole.get("rules", 1),
            whole.get("position"),
        )
        record._check_version()
        return record

    @staticmethod
    def _actions(actions: object) -> tuple[str, ...]:
        if not isinstance(actions, list):
            raise RecordError("engine-record-actions", where="actions", entry=shorten(actions))
        for action in actions:
            if not isinstance(action, str):
                raise RecordError("engine-record-actions", where="actions", entry=shorten(action))
        return tuple(actions)

    def _check_version(self) -> None:
        spec = find_spec(self.game)
        if self.rules != spec.rules_version or isinstance(self.rules, bool):
            raise RecordError(
                "engine-record-rules",
                where="rules",
                found=shorten(self.rules),
                game=spec.title,
                known=spec.rules_version,
            )

    def start(self) -> "State":
        """The state before the first action.

        Raises:
            RecordError: other rules. OptionError, SeedError, PositionError: as they say.
        """
        from stamtisch.engine.game import load_game

        self._check_version()

        game = load_game(self.game, **self.options)
        if self.position is None:
            return game.new(self.seed)
        return game.from_position(self.position, self.seed)
