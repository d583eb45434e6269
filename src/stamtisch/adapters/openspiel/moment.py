"""One moment of a game for OpenSpiel: the drawing of the seed, the decisions, what each seat recalls.

The way to the next decision is short: a compiled call to act, one to list what is legal. Strings
and tensors are made when asked for, and what a seat recalls is carried on from where it was last
asked for.
"""

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any

import numpy as np

from stamtisch.adapters.openspiel.recall import (
    ALL_SEEING,
    Recall,
    carry_on,
    describe,
    first_recall,
    name_of,
    turn,
    view_of,
)
from stamtisch.adapters.openspiel.setup import (
    CHANCE,
    KEY_SIZE,
    TERMINAL,
    Parameters,
    Setup,
    encode,
    find_setup,
)
from stamtisch.engine import kernels
from stamtisch.engine.errors import NotationError, RecordError, StamtischError
from stamtisch.engine.game import State, difference
from stamtisch.engine.layout import copy_states
from stamtisch.engine.notation import shorten
from stamtisch.engine.seeds import parse_seed, write_seed
from stamtisch.engine.spec import Json


class Moment:
    """A game at some moment. Only `draw`, `deal`, `act` and `act_together` change it.

    Attributes:
        player: OpenSpiel's current player.
        drawn: how many chance nodes lie behind.
    """

    __slots__ = (
        "_awaited",
        "_first",
        "_history",
        "_legal",
        "_listed",
        "_number",
        "_origin",
        "_recalls",
        "_roots",
        "_states",
        "drawn",
        "player",
        "setup",
    )

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.player, self.drawn = CHANCE, 0
        self._number = 0
        self._states: Any = None
        self._origin: Any = None
        self._awaited = self._first = 0
        self._history: list[tuple[int, int]] = []
        self._legal: dict[int, list[int]] = {}
        self._listed: dict[int, Any] = {}
        """by seat: legal actions in our numbers"""
        self._recalls: dict[int, Recall] = {}
        """by viewer, made when first asked for"""
        self._roots: dict[int, Recall] = {}
        """of viewers who recall what was before the first ply here (see `resampled`)"""

    # Chance

    def draw(self, outcome: int) -> None:
        """Take one outcome of a chance node; the last one deals. Deal n is the engine's seed n.

        Raises:
            NotationError: no such outcome.
        """
        size = len(self.setup.outcomes)
        if not 0 <= outcome < size:
            raise NotationError("engine-action-number", action=shorten(outcome), last=size - 1)
        self._number = self._number * size + outcome
        self.drawn += 1
        if self.drawn == self.setup.draws:
            self.deal(parse_seed(self._number))

    def deal(self, key: bytes) -> None:
        """Deal by a seed."""
        self.drawn = self.setup.draws
        self._states, awaited = self.setup.deal(key)
        self._begin(awaited)

    def _begin(self, awaited: int) -> None:
        self._origin, self._first = copy_states(self._states), awaited
        self._move_on(awaited)

    def _move_on(self, awaited: int) -> None:
        self._awaited = awaited
        self.player = self.setup.player_of[awaited]
        self._legal, self._listed = {}, {}

    # Decisions

    def legal_actions(self, seat: int) -> list[int]:
        """The seat's legal actions, the lowest first; empty if it is not to act. Not to be written."""
        found = self._legal.get(seat)
        if found is None:
            found = self._legal[seat] = self._list_legal(seat)
        return found

    def _list_legal(self, seat: int) -> list[int]:
        if not self._awaited >> seat & 1:
            return []
        numbering = self.setup.numbering
        legal = self._list(seat)
        numbers: list[int] = (numbering.numbers(legal) if numbering else legal).tolist()
        numbers.sort()
        return numbers

    def _list(self, seat: int) -> Any:
        """The seat's legal actions in our numbers, in the game's order."""
        found = self._listed.get(seat)
        if found is None:
            out = np.empty(self.setup.game.spec.max_legal, np.int32)
            found = self._listed[seat] = out[: kernels.list_legal(self._states, seat, out)]
        return found

    def action(self, seat: int, number: int) -> int:
        """What OpenSpiel's number of an action is in ours; one that is legal nowhere if it is none now."""
        if self.setup.numbering is None:
            return number if number < self.setup.numbers else -1
        return self.setup.numbering.action(number, self._list(seat))

    def number(self, seat: int, action: int) -> int:
        """`action` undone, of a legal action."""
        if self.setup.numbering is None:
            return action
        return int(self.setup.numbering.numbers(np.array(self._list(seat)))[self._list(seat) == action][0])

    def act(self, seat: int, number: int) -> None:
        """Take an action.

        Raises:
            IllegalActionError, NotationError: it may not be; nothing changed.
        """
        action = self.action(seat, number)
        awaited = kernels.try_action(self._states, seat, action)
        if awaited < 0:
            raise self.refusal(seat, number)
        self._history.append((seat, action))
        self._move_on(awaited)

    def act_together(self, numbers: Sequence[int]) -> None:
        """Take one action of each seat at once; what seats that are not to act would do is left out.

        Raises:
            IllegalActionError, NotationError: one may not be; nothing changed.
        """
        steps = [(seat, number) for seat, number in enumerate(numbers) if self._awaited >> seat & 1]
        for seat, number in steps:
            if not kernels.check_action(self._states, seat, self.action(seat, number)):
                raise self.refusal(seat, number)
        for seat, number in steps:
            self.act(seat, number)

    def refusal(self, seat: int, number: int) -> StamtischError:
        """Why an action that is not offered may not be taken."""
        action = self.action(seat, number)
        if action >= 0:
            try:
                self.snapshot().apply(action, seat)
            except StamtischError as problem:
                return problem
        return NotationError("engine-action-number", action=shorten(number), last=self.setup.numbers - 1)

    def returns(self) -> list[float]:
        """Each seat's return; all 0 before the end."""
        out = np.zeros(self.setup.game.players)
        if self.player == TERMINAL:
            kernels.fill_returns(self._states, out)
        return out.tolist()

    # What is seen

    def snapshot(self) -> State:
        """The moment as a state of the engine's, on its own."""
        return State(self.setup.game, copy_states(self._states), self._awaited, bytes(32))

    def is_dealt(self) -> bool:
        """Whether there is anything to see."""
        return self._states is not None

    def position(self, viewer: int = ALL_SEEING) -> Json:
        """The position as the viewer sees it, not to be written; empty before the deal."""
        return self.setup.position(view_of(self._states, viewer).tobytes()) if self.is_dealt() else {}

    def observe(self, viewer: int) -> str:
        """The position as the viewer sees it, and the seats to act, in text."""
        if not self.is_dealt():
            return f"{name_of(viewer)}: {{}}"
        return describe(self.setup, viewer, encode(self.position(viewer)), self._states, self._awaited)

    def observe_privately(self, viewer: int) -> str:
        """What the viewer sees and not everybody; empty if there is nothing."""
        more = difference(self.position(kernels.SPECTATOR), self.position(viewer))
        return f"{name_of(viewer)}: {encode(more)}" if more else ""

    def recall(self, viewer: int) -> str:
        """All that the viewer has come to know: its first observation, then a line for each ply."""
        return self._recalled(viewer).text if self.is_dealt() else self.observe(viewer)

    def _recalled(self, viewer: int) -> Recall:
        known = self._recalls.get(viewer) or self._roots.get(viewer)
        if known is None:
            known = first_recall(self.setup, viewer, self._origin, self._first)
        if known.ply < len(self._history):
            known = carry_on(self.setup, viewer, known, self._history)
        self._recalls[viewer] = known
        return known

    def words(self, seat: int, number: int) -> str:
        """An action in words."""
        action = self.action(seat, number)
        return self.setup.game.format_words(action) if action >= 0 else f"number {number}"

    def observation(self, seat: int) -> list[float]:
        """The seat's observation tensor."""
        out = np.empty(self.setup.size, np.float32)
        self.fill_observation(seat, out)
        numbers: list[float] = out.tolist()
        return numbers

    def fill_observation(self, seat: int, out: Any) -> None:
        """The seat's observation tensor, written into an array."""
        kernels.fill_observation(self._states, copy_states(self._states), seat, out)

    def fill_recall(self, seat: int, plies: Any, key: Any) -> None:
        """What an information-state tensor holds beside the observation: actions, a fingerprint."""
        known = self._recalled(seat + 1)
        plies.reshape(-1)[: len(known.codes)] = known.codes
        digest = blake2b(known.text.encode(), digest_size=3 * KEY_SIZE).digest()
        for i in range(KEY_SIZE):
            key[i] = int.from_bytes(digest[3 * i : 3 * i + 3], "big") / (1 << 24)

    def resampled(self, seat: int, number: int) -> "Moment":
        """A moment that is the same to the seat, with what it may not know dealt anew by the number.

        The seat recalls there what it recalls here. The others begin with what they see there.
        """
        if not self.is_dealt():
            return self.__deepcopy__({})
        setup, states = self.setup, view_of(self._states, seat + 1)
        write_seed(setup.game.spec.record(states), parse_seed(number))
        kernels.complete(states)
        world = Moment(setup)
        world.drawn, world._number = setup.draws, number
        world._states = states
        world._begin(self._awaited)
        known = self._recalled(seat + 1)
        world._roots = {seat + 1: known._replace(ply=0, states=world._origin)}
        return world

    def __str__(self) -> str:
        """The whole table, the seats to act, the position to the last card."""
        if not self.is_dealt():
            return f"{self.drawn} of {self.setup.draws} draws of the seed: {self._number}"
        state = self.snapshot()
        return (
            f"{state}\n{turn(self.setup, self._states, self._awaited)}\nposition: {encode(state.position())}"
        )

    # Copies

    def __deepcopy__(self, memo: dict[int, Any]) -> "Moment":
        """An independent copy; what is never written is shared."""
        copy = Moment(self.setup)
        copy.player, copy.drawn, copy._number = self.player, self.drawn, self._number
        copy._states = None if self._states is None else copy_states(self._states)
        copy._origin, copy._first, copy._roots = self._origin, self._first, self._roots
        copy._awaited = self._awaited
        copy._history, copy._recalls = self._history.copy(), self._recalls.copy()
        copy._legal, copy._listed = self._legal.copy(), self._listed.copy()
        return copy

    def __reduce__(self) -> tuple[Any, ...]:
        saved = None
        if self.is_dealt():
            roots = {viewer: (root.view, root.text, root.codes) for viewer, root in self._roots.items()}
            saved = (
                self.setup.game.spec.rules_version,
                self._origin.tobytes(),
                self._first,
                self._states.tobytes(),
                self._awaited,
                tuple(self._history),
                roots,
            )
        return restore, (self.setup.id, self.setup.parameters, self.drawn, self._number, saved)

    def _set(self, saved: tuple[Any, ...]) -> None:
        """Undo `__reduce__`.

        Raises:
            RecordError: it was saved under other rules.
        """
        spec = self.setup.game.spec
        version, origin, self._first, states, awaited, history, roots = saved
        if version != spec.rules_version or len(states) != spec.record.dtype.itemsize:
            found, known = shorten(version), spec.rules_version
            raise RecordError("engine-record-rules", where="rules", found=found, game=spec.title, known=known)
        self._origin = np.ndarray(1, spec.record.dtype, bytearray(origin))
        self._states = np.ndarray(1, spec.record.dtype, bytearray(states))
        self._history = list(history)
        self._roots = {viewer: Recall(0, self._origin, self._first, *root) for viewer, root in roots.items()}
        self._move_on(awaited)


def restore(name: str, parameters: Parameters, drawn: int, number: int, saved: Any) -> Moment:
    """A moment that was pickled."""
    moment = Moment(find_setup(name, parameters))
    moment.drawn, moment._number = drawn, number  # noqa: SLF001 - its own
    if saved is not None:
        moment._set(saved)  # noqa: SLF001 - its own
    return moment
