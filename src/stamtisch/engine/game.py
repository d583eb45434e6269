"""Games and their states as people use them: checked, named, explained; immutable but by `apply`."""

from collections.abc import Callable, Iterable
from functools import cached_property
from typing import Any, Self

import numpy as np

from stamtisch._jit import bound
from stamtisch.engine import kernels
from stamtisch.engine.errors import (
    IllegalActionError,
    NotationError,
    PositionError,
    RecordError,
    StamtischError,
)
from stamtisch.engine.layout import copy_states
from stamtisch.engine.notation import format_seat, parse_seat, shorten, split_action
from stamtisch.engine.record import GameRecord
from stamtisch.engine.registry import find_spec
from stamtisch.engine.seeds import Seed, parse_seed, whole_number, write_seed
from stamtisch.engine.snapshot import ACTION, Observation, Past, Seat, Snapshot
from stamtisch.engine.spec import GameSpec, Json

SPECTATOR = "spectator"


def load_game(name: str, /, **options: Any) -> "Game":
    """A game by its id, with its options: `load_game("claim", players=2, factions="claim2")`.

    Raises:
        UnknownGameError, OptionError, PlayersError: what was wrong and what would be right.
    """
    return Game(find_spec(name), options)


class Game:
    """One game with its options; makes states and puts actions into words and back."""

    def __init__(self, spec: GameSpec, options: dict[str, Any]) -> None:
        self.spec = spec
        self.options = spec.resolve(options)
        self.players: int = self.options["players"]
        self.names = (*map(format_seat, range(self.players)), *spec.virtual(self.options))
        """all who score: the seats, then a virtual player"""
        self.action_count = spec.action_count
        self.max_legal = spec.max_legal
        self.empty = spec.record.empty()
        """a record with the options in it, before the deal; not to be written"""
        self.empty.players = self.players
        spec.prepare(self.empty, self.options)

    @property
    def id(self) -> str:
        """The game's id, as in records."""
        return self.spec.id

    @cached_property
    def list_legal(self) -> Callable[[Any, int, Any], int]:
        """`kernels.list_legal` for this game's states."""
        return bound(kernels.list_legal, self.empty.states, 0, np.empty(0, ACTION))

    @cached_property
    def try_action(self) -> Callable[[Any, int, int], int]:
        """`kernels.try_action` for this game's states."""
        return bound(kernels.try_action, self.empty.states, 0, 0)

    def changed_options(self) -> dict[str, Any]:
        """`players` and the options that differ from their defaults: what a record writes down."""
        defaults = {option.name: option.default for option in self.spec.options}
        return {k: v for k, v in self.options.items() if k == "players" or v != defaults[k]}

    def new(self, seed: Seed = None) -> "State":
        """A freshly dealt game.

        Args:
            seed: 64 hexadecimal digits, 32 bytes or an int; left out, a new secret one.

        Raises:
            SeedError: the seed is none of these.
        """
        key = parse_seed(seed)
        record = self._blank(key)
        return State(self, record.states, kernels.begin(record.states), key)

    def from_position(self, position: Json, seed: Seed = "0" * 64) -> "State":
        """A state from a position; what the position leaves to chance comes from the seed.

        Raises:
            PositionError: what cannot be, and where.
        """
        key = parse_seed(seed)
        if not isinstance(position, dict):
            raise PositionError("engine-not-an-object", where="position", found=shorten(position))
        record = self._blank(key)
        self.spec.text.read_position(record, position, self.options)
        return State(self, record.states, kernels.resume(record.states), key, position)

    def replay(self, record: GameRecord) -> "State":
        """The state that a record leads to.

        Raises:
            RecordError: another game, options or rules. IllegalActionError, NotationError: at an action.
        """
        state = record.start()
        if state.game.id != self.id or state.game.options != self.options:
            raise RecordError("engine-record-other-game", found=repr(state.game), known=repr(self))
        for words in record.actions:
            state.apply(words)
        return state

    def seat(self, seat: Seat) -> int:
        """`p1` or 0 to 0.

        Raises:
            NotationError: no such seat at this table.
        """
        if seat.__class__ is int and 0 <= seat < self.players:  # the usual case
            return seat
        if isinstance(seat, str):
            return parse_seat(seat, self.players)
        index = whole_number(seat)
        if index is None or not 0 <= index < self.players:
            raise NotationError("engine-no-seat", seat=shorten(seat), last=format_seat(self.players - 1))
        return index

    def viewer(self, who: Seat) -> int:
        """A record's `viewer` value for a seat or `spectator`."""
        return kernels.SPECTATOR if isinstance(who, str) and who == SPECTATOR else self.seat(who) + 1

    def parse_words(self, words: str) -> int:
        """An action's words, without the seat, to the action.

        Raises:
            NotationError: what is wrong with them.
        """
        if not isinstance(words, str):
            raise NotationError("engine-not-words", words=shorten(words))
        return self.spec.text.parse_action(words, self.options)

    def format_words(self, action: int) -> str:
        """An action in words, without the seat.

        Raises:
            NotationError: no action of this game.
        """
        if not 0 <= action < self.action_count:
            raise NotationError("engine-action-number", action=shorten(action), last=self.action_count - 1)
        return self.spec.text.format_action(action, self.options)

    def parse_action(self, words: str) -> tuple[int, int]:
        """`p1: goblin-4` to (seat, action).

        Raises:
            NotationError: what is wrong with them.
        """
        if not isinstance(words, str):
            raise NotationError("engine-not-words", words=shorten(words))
        seat, rest = split_action(words, self.players)
        return seat, self.parse_words(rest)

    def format_action(self, seat: int, action: int) -> str:
        """(seat, action) to `p1: goblin-4`."""
        return f"{format_seat(seat)}: {self.format_words(action)}"

    def _blank(self, key: bytes) -> Any:
        record = self.spec.record(copy_states(self.empty.states))
        write_seed(record, key)
        return record

    def __repr__(self) -> str:
        options = "".join(f", {key}={value!r}" for key, value in self.changed_options().items())
        return f"load_game({self.id!r}{options})"


class State(Snapshot):
    """A moment of a game with the way that led to it. Changed by `apply` and `undo` only."""

    __slots__ = ("_before", "_history", "_key", "_origin", "_secret", "_start", "_told")

    def __init__(
        self,
        game: Game,
        states: Any,
        awaited: int,
        key: bytes,
        start: Json | None = None,
        before: Past = (),
    ) -> None:
        super().__init__(game, states, awaited)
        self._history: list[tuple[int, int]] = []
        self._key = key
        self._start = start
        """the position it began with, None after a deal"""
        self._told: list[tuple[int, int]] = []
        """the past as nobody in particular saw it, as far as it was asked for; see `_past`"""
        self._secret: list[int] = []
        """which of it looks different to who did it"""
        self._before = before
        """what a seat remembers of the time before that, if it was drawn from its view"""
        self._origin = (copy_states(states), awaited)
        """the state before the first action; never written"""

    @property
    def seed(self) -> str:
        """The seed as 64 hexadecimal digits. Whoever has it knows every hidden card."""
        return self._key.hex()

    @property
    def view(self) -> Any:
        """The game's own record (see its `state.py`) with everything in it; not to be changed."""
        return self._record

    @property
    def history(self) -> tuple[tuple[int, int], ...]:
        """All (seat, action) so far."""
        return tuple(self._history)

    def apply(self, action: int | str, seat: Seat | None = None) -> Self:
        """Carry out an action (or signal); the state itself changes.

        Args:
            action: an action, its words, or both with the seat: `p1: goblin-4`.
            seat: who acts; may be left out when the words name it or only one seat is to act.

        Returns:
            The state, so that calls can be chained.

        Raises:
            NotationError: the words say nothing. IllegalActionError: not legal now; nothing changed.
        """
        game = self.game
        if action.__class__ is int:
            number: int = action  # no bool either
            index = self._sole_seat() if seat is None else game.seat(seat)
        else:
            index, number = self._name(action, seat)
        if not 0 <= number < game.action_count:
            raise self._no_action(action)
        awaited = game.try_action(self._states, index, number)
        if awaited < 0:
            raise self._refusal(index, number)
        self._awaited = awaited
        self._history.append((index, number))
        return self

    def undo(self) -> Self:
        """Take back the last action as if it had never been.

        Raises:
            IllegalActionError: nothing has been done yet.
        """
        if not self._history:
            raise IllegalActionError("engine-nothing-to-undo")
        again = self._restarted()
        for seat, action in self._history[:-1]:
            again._awaited = self.game.try_action(again._states, seat, action)
        self._states = again._states
        self.rest()
        self._awaited = again._awaited
        self._history.pop()
        self._told, self._secret = [], []
        return self

    def clone(self) -> "State":
        """An independent copy."""
        copy = State.__new__(State)
        copy.game, copy._states, copy._awaited = self.game, copy_states(self._states), self._awaited
        copy._key, copy._start, copy._origin = self._key, self._start, self._origin
        copy._before, copy._told, copy._secret = self._before, [], []
        copy._history = self._history.copy()
        return copy

    def why_not(self, seat: Seat, words: str) -> StamtischError | None:
        """Why the seat may not act so, told from what that seat may know; None if it may."""
        index = self.game.seat(seat)
        try:
            action = self.game.parse_words(words)
        except NotationError as problem:
            return problem
        if kernels.check_action(self._states, index, action):
            return None
        return self._refusal(index, action)

    def observation(self, who: Seat) -> Observation:
        """What a seat (or `spectator`) may know now."""
        viewer = self.game.viewer(who)
        states = copy_states(self._states)
        kernels.blind(states, viewer)
        return Observation(self.game, states, self._awaited, viewer, self._past(viewer))

    def _past(self, viewer: int) -> Past:
        """What led here as a viewer saw it, if his game is one where it matters."""
        seen = self.game.spec.seen
        if seen is None:
            return ()
        before, told = len(self._before), self._told
        for number in range(len(told), before + len(self._history)):
            done = self._before[number] if number < before else self._history[number - before]
            told.append((done[0], seen(done[1])))
            if told[-1] != done:
                self._secret.append(number)
        past = told.copy()
        for number in self._secret:
            if past[number][0] == viewer - 1:
                past[number] = self._before[number] if number < before else self._history[number - before]
        return tuple(past)

    def information_state(self, who: Seat) -> Json:
        """All that a seat (or `spectator`) has come to know: perfect recall.

        Returns:
            `options`; `start` (the first observation's position) and who was to act then; `events`: for
            each ply the action as it was seen, what changed in the viewer's position (None: gone), and
            who was then to act or had won (see `turn`).
        """
        viewer = self.game.viewer(who)
        state = self._restarted()
        before = start = state.observation(who).position()
        turn = state.turn()
        events: list[Json] = []
        for seat, action in self._history:
            seen = self.seen_action(seat, action, viewer)
            state.apply(action, seat)
            after = state.observation(who).position()
            events.append({"action": seen, "saw": difference(before, after), **state.turn()})
            before = after
        return {"options": self.game.changed_options(), "start": start, **turn, "events": events}

    def seen_action(self, seat: int, action: int, viewer: int) -> str:
        """An action of this game in words as a viewer (a record's `viewer` value) sees it."""
        text = self.game.spec.text
        return f"{format_seat(seat)}: {text.format_seen(action, seat, viewer, self.game.options)}"

    def redeal(self, who: Seat, seed: Seed = None) -> "State":
        """`observation(who).redeal(seed)`: another state that fits what the seat knows."""
        return redeal(self.observation(who), seed)

    def happened(self, before: Observation, after: Observation, action: int) -> list[str]:
        """What an action brought about beyond itself, in sentences, as the views' owner saw it."""
        told = self.game.spec.text.happened(before.view, after.view, action, self.game.options)
        return [str(each) for each in told]

    def record(self) -> GameRecord:
        """The game so far as a record."""
        actions = tuple(self.game.format_action(seat, action) for seat, action in self._history)
        return GameRecord(
            self.game.id,
            self.game.changed_options(),
            self.seed,
            actions,
            self.game.spec.rules_version,
            self._start,
        )

    def _restarted(self) -> "State":
        states, awaited = self._origin
        return State(self.game, copy_states(states), awaited, self._key, self._start, self._before)

    def _name(self, action: int | str, seat: Seat | None) -> tuple[int, int]:
        """Seat and action as ints from whatever the caller gave."""
        if isinstance(action, str):
            if seat is None and ":" in action:
                return self.game.parse_action(action)
            action = self.game.parse_words(action)
        number = whole_number(action)
        if number is None:
            raise self._no_action(action)
        return self._sole_seat() if seat is None else self.game.seat(seat), number

    def _no_action(self, action: object) -> NotationError:
        last = self.game.action_count - 1
        return NotationError("engine-action-number", action=shorten(action), last=last)

    def _refusal(self, seat: int, action: int) -> IllegalActionError:
        if self.is_over():
            return IllegalActionError("engine-game-over")
        view = self.observation(seat)
        reason = self.game.spec.text.refuse(view._record, seat, action, self.game.options)
        return IllegalActionError.because(reason)


def redeal(view: Observation, seed: Seed = None) -> State:
    """A full state drawn uniformly from those that fit the view, by the seed alone.

    The view does not hold the true cards, so the true state is drawn no likelier than any other.
    """
    key = parse_seed(seed)
    record = view.game.spec.record(copy_states(view._states))
    write_seed(record, key)
    kernels.complete(record.states)
    start = view.game.spec.text.write_position(record, view.game.options)
    return State(view.game, record.states, view._awaited, key, start, view.past)


def difference(before: Any, after: Any) -> Any:
    """What changed between two JSON values: objects field by field, anything else whole."""
    if not isinstance(before, dict) or not isinstance(after, dict):
        return after
    keys: Iterable[str] = dict.fromkeys([*before, *after])
    return {
        key: difference(before.get(key), after.get(key)) for key in keys if before.get(key) != after.get(key)
    }
