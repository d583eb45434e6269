"""What a game tells the engine about itself: its seats, options, kernels and words."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from stamtisch._jit import implement
from stamtisch.engine import kernels as stubs
from stamtisch.engine.errors import NotationError, OptionError, PlayersError, Reason
from stamtisch.engine.layout import StateRecord
from stamtisch.engine.notation import parse_seat
from stamtisch.engine.numbering import Numbering
from stamtisch.engine.quoting import quote
from stamtisch.engine.seeds import whole_number
from stamtisch.engine.tensors import Pieces

Options = Mapping[str, Any]
Json = dict[str, Any]
LARGEST_TABLE = 10


@dataclass(frozen=True)
class Option:
    """One option of a game.

    Attributes:
        name: as written in records and on the command line.
        default: its value when left out.
        values: what it may be, in words for an error ("true or false").
        rule: the rule or ruling that it belongs to (`R25`).
        meaning: one plain sentence.
        check: gives the canonical value; raises ValueError for a value that cannot be.
        is_seat: the value names a seat, which must be at the table.
    """

    name: str
    default: Any
    values: str
    rule: str
    meaning: str
    check: Callable[[Any], Any]
    is_seat: bool = False


def flag(name: str, default: bool, rule: str, meaning: str) -> Option:
    """An option that is true or false."""

    def check(value: Any) -> bool:
        if isinstance(value, bool):
            return value
        raise ValueError

    return Option(name, default, "true or false", rule, meaning, check)


def whole(name: str, default: int, low: int, high: int, rule: str, meaning: str) -> Option:
    """An option that is a whole number from `low` to `high`."""

    def check(value: Any) -> int:
        if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
            return value
        raise ValueError

    return Option(name, default, f"a whole number from {low} to {high}", rule, meaning, check)


def choice(name: str, default: str, values: Sequence[str], rule: str, meaning: str) -> Option:
    """An option that is one of a few words; the first is usually the default."""

    def check(value: Any) -> str:
        if isinstance(value, str) and value in values:
            return value
        raise ValueError

    return Option(name, default, " or ".join(f'"{value}"' for value in values), rule, meaning, check)


def seat_option(name: str, rule: str, meaning: str) -> Option:
    """An option that names a seat of the table, `p1` unless given."""

    def check(value: Any) -> str:
        parse_seat(value if isinstance(value, str) else "", LARGEST_TABLE)
        return str(value)

    return Option(name, "p1", "a seat of the table (p1, p2 …)", rule, meaning, check, is_seat=True)


class GameText(Protocol):
    """The words of a game: a module `text.py` with these functions.

    A `record` may be a full state or a view; what is hidden in a view is written `?`.
    """

    def parse_action(self, words: str, options: Options) -> int:
        """Words to an action; NotationError says what is wrong."""

    def format_action(self, action: int, options: Options) -> str:
        """An action's words; `parse_action(format_action(a)) == a`."""

    def format_seen(self, action: int, seat: int, viewer: int, options: Options) -> str:
        """The words of `seat`'s action as the viewer (a record's `viewer` value) sees it."""

    def write_position(self, record: Any, options: Options) -> Json:
        """The position as FORMAT describes it, every field written."""

    def read_position(self, record: Any, position: Json, options: Options) -> None:
        """Fill an empty record from a position; PositionError names what cannot be."""

    def refuse(self, view: Any, seat: int, action: int, options: Options) -> Reason:
        """Why the action is not legal, told from the seat's own view."""

    def happened(self, before: Any, after: Any, action: int, options: Options) -> list[Reason]:
        """What an action brought about beyond itself, from a viewer's views before and after it."""

    def picture(self, record: Any, options: Options) -> str:
        """The table as a player sees it, in plain text."""

    def result(self, record: Any, options: Options) -> Reason:
        """How the game ended, as a message."""


@dataclass(frozen=True)
class Kernels:
    """A game's answers to the stubs of `kernels.py`."""

    deal: Callable[..., None]
    settle: Callable[..., None]
    to_act: Callable[..., int]
    legal_actions: Callable[..., int]
    sample_action: Callable[..., int]
    is_legal: Callable[..., int]
    signals: Callable[..., int]
    apply_action: Callable[..., None]
    scores: Callable[..., None]
    winners: Callable[..., int]
    returns: Callable[..., None]
    observe: Callable[..., None]
    redeal: Callable[..., None]
    fill_tensor: Callable[..., None]


def no_virtual_players(_options: Options) -> tuple[str, ...]:
    """Most games have none."""
    return ()


@dataclass(frozen=True)
class GameSpec:
    """One game, declared.

    Attributes:
        id: as in records (`the-game`).
        title: its name for people.
        seats: the numbers of players it allows.
        default_players: number of players when none is given.
        rules_version: raised by every change that alters any game.
        players_rule: the rule that limits the number of players (`R1`).
        options: its options, `players` apart.
        record: the class of its state records.
        action_count: actions are ints from 0 to this, exclusive.
        max_legal: an upper bound on the legal actions of one seat.
        virtual: names of players who score but never act (`v`), by options.
        prepare: writes the options into an empty record; raises OptionError for a bad combination.
        pieces: what `fill_tensor` writes, in order; with the default margin around a board.
        tensor_version: raised by every change of the pieces or of the actions' numbers.
        numbering: compact numbers of the actions for a margin around a board; None: not needed.
    """

    id: str
    title: str
    seats: Sequence[int]
    default_players: int
    rules_version: int
    players_rule: str
    options: Sequence[Option]
    record: type[StateRecord]
    action_count: int
    max_legal: int
    kernels: Kernels
    text: GameText
    prepare: Callable[[Any, Options], None]
    pieces: Pieces
    virtual: Callable[[Options], tuple[str, ...]] = no_virtual_players
    tensor_version: int = 0
    numbering: Callable[[int], Numbering] | None = None

    def register(self) -> None:
        """Make the stubs answer for this game's records."""
        for name in Kernels.__dataclass_fields__:
            implement(getattr(stubs, name), self.record.dtype, getattr(self.kernels, name))

    def resolve(self, given: Options) -> dict[str, Any]:
        """All options with their values.

        Raises:
            OptionError: an unknown option or an impossible value.
            PlayersError: a wrong number of players.
        """
        known = {option.name: option for option in self.options}
        for name in given:
            if name != "players" and name not in known:
                names = ", ".join(["players", *known])
                raise OptionError("engine-unknown-option", where=name, game=self.id, known=names)
        resolved = {"players": self._players(given.get("players", self.default_players))}
        for name, option in known.items():
            value = given.get(name, option.default)
            try:
                resolved[name] = option.check(value)
                if option.is_seat:
                    parse_seat(value, resolved["players"])
            except (ValueError, TypeError, NotationError) as problem:
                raise OptionError(
                    "engine-bad-option",
                    where=name,
                    rule=f"{self.id}/{option.rule}",
                    value=quote(value),
                    values=option.values,
                ) from problem
        return resolved

    def _players(self, players: Any) -> int:
        number = whole_number(players)
        if number is None or number not in self.seats:
            raise PlayersError(
                "engine-wrong-players",
                where="players",
                rule=f"{self.id}/{self.players_rule}",
                game=self.title,
                low=min(self.seats),
                high=max(self.seats),
                players=quote(players),
            )
        return number
