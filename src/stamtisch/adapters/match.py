"""One game being played as learning environments see it: tensors, masks and numbers of actions."""

import hashlib
from operator import index
from typing import Any, Self, SupportsIndex

import numpy as np

from stamtisch import Game, IllegalActionError, State, load_game
from stamtisch.engine import kernels
from stamtisch.engine.layout import copy_states
from stamtisch.engine.seeds import Seed, parse_seed
from stamtisch.engine.tensors import DEFAULT_MARGIN, tensor_size


class Match:
    """A game with its state, seen by each seat as arrays. Nothing it returns changes afterwards.

    Attributes:
        game: the game with its options.
        pieces: what a tensor holds, in order.
        size: how many numbers a tensor holds.
        action_count: actions are numbered from 0 to this, exclusive.
        numbering: how, where these are not the engine's own numbers.
        state: the moment; new with every `start`.
    """

    def __init__(self, game: Game, margin: int = DEFAULT_MARGIN, signals: bool = False) -> None:
        self.game, self.margin, self.signals = game, margin, signals
        self.pieces, self.numbering = game.spec.window(margin)
        self.size = tensor_size(self.pieces)
        self.action_count = self.numbering.count if self.numbering else game.action_count
        self.state: State = game.new(0)
        self._next_seed: bytes | None = None
        self._unwanted = frozenset[int]() if signals else frozenset(self.state.signals(0))
        self._make_room()

    def _make_room(self) -> None:
        most = self.game.spec.max_legal
        self._listed = np.empty(2 * most if self.signals else most, np.int32)
        self._view = copy_states(self.game.empty.states)

    def start(self, seed: Seed = None) -> None:
        """Deal a new game: by this seed, or by one that follows from the last; at first, a secret one."""
        key = parse_seed(self._next_seed if seed is None else seed)
        self._next_seed = hashlib.sha256(key).digest()
        self.state = self.game.new(key)

    def tensor(self, seat: int) -> Any:
        """What the seat may know now, as float32."""
        out = np.empty(self.size, np.float32)
        kernels.fill_observation(self.state._states, self._view, seat, out)  # noqa: SLF001 - the fast way
        return out

    def legal(self, seat: int) -> Any:
        """The seat's legal actions in the engine's numbers, with its signals if they are offered."""
        states = self.state._states  # noqa: SLF001 - the fast way
        count = kernels.list_legal(states, seat, self._listed)
        if self.signals:
            count += kernels.list_signals(states, seat, self._listed[count:])
        return self._listed[:count]

    def mask(self, seat: int) -> Any:
        """1 for each action that the seat may take now, as int8; all 0 if it is not to act."""
        out = np.zeros(self.action_count, np.int8)
        legal = self.legal(seat)
        out[self.numbering.numbers(legal) if self.numbering else legal] = 1
        return out

    def no_mask(self) -> Any:
        """The mask of a seat that may not act."""
        return np.zeros(self.action_count, np.int8)

    def action(self, seat: int, number: SupportsIndex) -> int:
        """The engine's action for a number.

        Raises:
            IllegalActionError: it stands for none, or for a signal where none are offered.
        """
        action = index(number)
        if self.numbering:
            action = self.numbering.action(action, self.legal(seat))
        if action in self._unwanted:
            raise IllegalActionError("adapters-no-signals")
        if not 0 <= action < self.game.action_count:
            raise IllegalActionError("adapters-no-such-number", number=index(number))
        return action

    def act(self, seat: int, number: SupportsIndex) -> None:
        """Let the seat take an action.

        Raises:
            IllegalActionError: it may not; the error names the rule, and nothing has changed.
        """
        self.state.apply(self.action(seat, number), seat)

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        copy = self.__class__.__new__(self.__class__)
        copy.__dict__ |= self.__dict__
        copy.state = self.state.clone()
        copy._make_room()  # noqa: SLF001 - of its own kind
        return copy

    def __getstate__(self) -> dict[str, Any]:
        return {
            "game": (self.game.id, self.game.changed_options()),
            "margin": self.margin,
            "signals": self.signals,
            "seed": self.state.seed,
            "next_seed": self._next_seed,
            "history": self.state.history,
        }

    def __setstate__(self, saved: dict[str, Any]) -> None:
        game, options = saved["game"]
        self.__init__(load_game(game, **options), saved["margin"], saved["signals"])  # type: ignore[misc]
        self.start(saved["seed"])
        self._next_seed = saved["next_seed"]
        for seat, action in saved["history"]:
            self.state.apply(action, seat)
