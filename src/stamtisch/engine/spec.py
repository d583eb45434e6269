"""What a game tells the engine about itself: its seats, options, kernels and words."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol

from stamtisch._jit import implement
from stamtisch.engine import kernels as stubs
from stamtisch.engine.errors import NotationError, OptionError, PlayersError, Reason
from stamtisch.engine.layout import StateRecord
from stamtisch.engine.messages import Argument, Arguments, say
from stamtisch.engine.notation import parse_seat
from stamtisch.engine.numbering import Numbering
from stamtisch.engine.quoting import quote
from stamtisch.engine.seeds import whole_number
from stamtisch.engine.tensors import Pieces, with_margin

Options = Mapping[str, Any]
Json = dict[str, Any]
LARGEST_TABLE = 10


@dataclass(frozen=True)
class Option:
    """One option of a game. Its words are the message `<game>-option-<name>` with its attributes.

    Attributes:
        name: as written in records and on the command line.
        default: its value when left out.
        kind: what its value is: `flag`, `whole`, `choice`, `seat` (which must be at the table) or `list`.
        rule: the rule or ruling that it belongs to (`R25`).
        check: gives the canonical value; raises ValueError for a value that cannot be.
        choices: of a choice, its words; of a list, words that stand for a whole list.
        items: of a list of words, what it may hold.
        low: the least number, where it is of numbers.
        high: the largest.
        game: the game's id; written by the game's spec.
    """

    name: str
    default: Any
    kind: str
    rule: str
    check: Callable[[Any], Any]
    choices: tuple[str, ...] = ()
    items: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    game: str = ""

    @property
    def message(self) -> str:
        """Id of the message with its words: a short label; `.meaning`, and a label for each choice."""
        return f"{self.game}-option-{self.name}"

    @property
    def meaning(self) -> str:
        """What it does, in one plain sentence."""
        return say(f"{self.message}.meaning")

    @property
    def values(self) -> str:
        """What it may be, in words ("true or false")."""
        if self.kind == "list":
            return say(f"{self.message}.values")
        quoted = [f'"{each}"' for each in self.choices]
        first, last = ", ".join(quoted[:-1]), "".join(quoted[-1:])
        bounds: Arguments = {"low": self.low, "high": self.high, "first": first, "last": last}
        return say(f"engine-values-{self.kind}", bounds)

    def refusal(self, value: Any) -> OptionError:
        """The error for a value that cannot be."""
        message = f"{self.game}-bad-{self.name}" if self.kind == "list" else f"engine-bad-{self.kind}"
        about: dict[str, Argument] = {"value": quote(value)}
        if self.kind == "choice":
            about["choices"] = self.choices
        elif self.kind == "whole":
            about |= {"low": self.low, "high": self.high}
        return OptionError(message, where=self.name, rule=f"{self.game}/{self.rule}", **about)


def flag(name: str, default: bool, rule: str) -> Option:
    """An option that is true or false."""

    def check(value: Any) -> bool:
        if isinstance(value, bool):
            return value
        raise ValueError

    return Option(name, default, "flag", rule, check)


def whole(name: str, default: int, low: int, high: int, rule: str) -> Option:
    """An option that is a whole number from `low` to `high`."""

    def check(value: Any) -> int:
        if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
            return value
        raise ValueError

    return Option(name, default, "whole", rule, check, low=low, high=high)


def choice(name: str, default: str, values: Sequence[str], rule: str) -> Option:
    """An option that is one of a few words; the first is usually the default."""

    def check(value: Any) -> str:
        if isinstance(value, str) and value in values:
            return value
        raise ValueError

    return Option(name, default, "choice", rule, check, choices=tuple(values))


def seat_option(name: str, rule: str) -> Option:
    """An option that names a seat of the table, `p1` unless given."""

    def check(value: Any) -> str:
        parse_seat(value if isinstance(value, str) else "", LARGEST_TABLE)
        return str(value)

    return Option(name, "p1", "seat", rule, check)


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

    def tell(self, action: int, seat: int, viewer: int, options: Options) -> Reason:
        """The action as a sentence, with no more in it than the viewer (0: all is known) sees of it."""

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
    rollout_action: Callable[..., int] | None = None
    """for playouts; None: as `sample_action`"""
    action_weight: Callable[..., int] | None = None
    """for searches; None: all alike"""


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
        seen: an action as others see it, for games in which what was done tells more than what lies on the
            table; None: views come without a past.
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
    seen: Callable[[int], int] | None = None

    def __post_init__(self) -> None:
        """Tell the options which game they belong to."""
        object.__setattr__(self, "options", tuple(replace(option, game=self.id) for option in self.options))

    def window(self, margin: int) -> tuple[Pieces, Numbering | None]:
        """What a tensor holds, and the numbers of the actions, with this margin around a board.

        Raises:
            ValueError: there can be no such margin.
        """
        return with_margin(self.pieces, margin), self.numbering(margin) if self.numbering else None

    def register(self) -> None:
        """Make the stubs answer for this game's records."""
        chance = {"rollout_action": self.kernels.sample_action, "action_weight": stubs.even_weight}
        for name in Kernels.__dataclass_fields__:
            answer = getattr(self.kernels, name) or chance[name]
            implement(getattr(stubs, name), self.record.dtype, answer)

    def resolve(self, given: Options) -> dict[str, Any]:
        """All options with their values.

        Raises:
            OptionError: an unknown option or an impossible value.
            PlayersError: a wrong number of players.
        """
        known = {option.name: option for option in self.options}
        for name in given:
            if name != "players" and name not in known:
                names = ["players", *known]
                raise OptionError("engine-unknown-option", where=name, game=self.id, known=names)
        resolved = {"players": self._players(given.get("players", self.default_players))}
        for name, option in known.items():
            value = given.get(name, option.default)
            try:
                resolved[name] = option.check(value)
                if option.kind == "seat":
                    parse_seat(value, resolved["players"])
            except (ValueError, TypeError, NotationError) as problem:
                raise option.refusal(value) from problem
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
