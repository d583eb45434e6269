"""`VectorGame`: many games of one kind in one array, stepped by one compiled call."""

from collections.abc import Collection, Sequence
from copy import deepcopy
from typing import Any, Self

import numpy as np

from stamtisch.engine.errors import IllegalActionError, NotationError, StamtischError
from stamtisch.engine.game import Game
from stamtisch.engine.kernels import awaited, blind, check_action
from stamtisch.engine.notation import format_seat, shorten
from stamtisch.engine.seeds import Seed
from stamtisch.engine.snapshot import Observation, Seat, Snapshot
from stamtisch.engine.tensors import DEFAULT_MARGIN, tensor_size, with_margin
from stamtisch.vector import kernels
from stamtisch.vector.arguments import (
    Array,
    array_of,
    buffer_of,
    count_of,
    index_of,
    is_one_seed,
    one_of,
    shares_of,
)
from stamtisch.vector.crew import Crew
from stamtisch.vector.desk import desk_type, key_words, seed_text, sow

RESET_MODES = ("off", "next-step", "same-step")
ILLEGAL_MODES = ("raise", "forfeit")
WIDEST_MASK = 4096
"""a game with more actions has them listed, not masked"""
_AT_RANDOM = np.zeros(0, np.int64)


class VectorGame:
    """N games of one kind, stepped together; each is what a single game with its seed would be.

    The arrays below are read-only, and the next `step`, `reset` or `play_out` overwrites them: copy
    what must last.
    Seats that choose at the same time choose one after the other, the lowest first, and no view
    shows a choice before all are in.

    Attributes:
        rewards: a column a seat: each seat's return where a game has just ended, else 0.
        dones: where a game has just ended (with `autoreset="off"`: is over).
        to_act: the seat to act, the lowest if several are; -1 where the game is over.
        legal: a row a game: the legal actions of the seat to act (signals apart), then anything.
        counts: how many of them there are; 0 where the game is over.
        actors: the seat that took the last decision; where a game was dealt, who is to act.
        offenders: the seat that forfeited its game in the last step, or -1.
        deals: how many deals each game has had.
    """

    def __init__(
        self,
        game: Game,
        n: int,
        threads: int | None = None,
        seeds: Seed | Sequence[Seed] = None,
        *,
        autoreset: str = "same-step",
        illegal: str = "raise",
        random_seats: Collection[Seat] = (),
        margin: int = DEFAULT_MARGIN,
    ) -> None:
        """Deal n games.

        Args:
            game: the game with its options, from `load_game`.
            n: how many games.
            threads: how many threads step them; left out, as many as pay for so many games.
            seeds: one seed from which the seeds of all games follow, or a seed for each game; left
                out, a new secret one.
            autoreset: what becomes of a finished game: `off`, `next-step` or `same-step`.
            illegal: whether an action that is not offered raises, and no game changes, or forfeits
                its game. Signals are never offered.
            random_seats: seats that move at random inside the step and are never in `to_act`.
            margin: of a board window in observations (see `tensors.py`).
        """
        if not isinstance(game, Game):
            raise TypeError(f"game must be a game from load_game, not {shorten(game)}")
        self.game, self.n = game, count_of("n", n)
        n = self.n
        self._reset = RESET_MODES.index(one_of("autoreset", autoreset, RESET_MODES))
        self._forfeits = ILLEGAL_MODES.index(one_of("illegal", illegal, ILLEGAL_MODES))
        self._bots = sum({1 << game.seat(seat) for seat in random_seats})
        if self._bots == (1 << game.players) - 1:
            raise ValueError("random_seats must leave a seat that is not random")
        self.observation_size = tensor_size(with_margin(game.spec.pieces, margin))
        """numbers in a seat's observation tensor"""
        if margin != DEFAULT_MARGIN and game.spec.numbering:
            game.spec.numbering(margin)  # which knows the largest
        self._states = np.zeros(n, game.spec.record.dtype)
        self._finals = np.zeros(n, self._states.dtype) if autoreset == "same-step" else self._states
        self._desks = np.zeros(n, desk_type(game.spec.max_legal).dtype)
        self._sown = False
        self._mask: Array = np.zeros((0, game.action_count), np.int8)
        self._actions = np.zeros(n, np.int64)
        self._all = np.ones(n, np.bool_)
        self._rows = np.arange(n)
        self._name_columns()
        self._hire(threads)
        self.reset(seeds)

    @property
    def threads(self) -> int:
        """How many threads step the games."""
        return len(self._crew.parts)

    def reset(
        self, seeds: Seed | Sequence[Seed] = None, which: Array | None = None
    ) -> tuple[Array, Array, Array]:
        """Deal anew: every game by its next seed, or all from other seeds.

        Args:
            seeds: as when the vector was made; left out, the seeds go on.
            which: a mask of the games to deal; left out, all. Not together with seeds.

        Returns:
            `rewards`, `dones` and `to_act`, as `step` does.
        """
        if which is None:
            which = self._all
            if seeds is not None or not self._sown:
                self._sow(seeds)
                self._sown = True
        elif seeds is not None:
            raise ValueError("with new seeds all games are dealt: leave out which")
        else:
            which = array_of("which", which, np.bool_, (self.n,)).copy()  # read-only ones too
        self._run(kernels.reset_games, which, self._bots)
        return self.rewards, self.dones, self.to_act

    def step(self, actions: Array | None = None) -> tuple[Array, Array, Array]:
        """One decision in every game, by the seat to act.

        Args:
            actions: an action for each game; what stands for a finished game is ignored. Left out:
                each seat moves at random, each legal action as likely.

        Returns:
            `rewards`, `dones` and `to_act`.

        Raises:
            IllegalActionError, NotationError: where the vector was made so: which game, whose
                action and why; no game has changed.
        """
        chosen = _AT_RANDOM if actions is None else self._checked(actions)
        self._run(kernels.step_games, self._finals, chosen, self._forfeits, self._reset, self._bots)
        return self.rewards, self.dones, self.to_act

    def play_out(self) -> int:
        """Play every game to its end at random, inside the kernels; then as after a last `step`.

        Returns:
            How many decisions that took. The returns are in `rewards`.
        """
        return int(sum(self._run(kernels.finish_games, self._finals, self._reset, self._bots)))

    def choose(self, randoms: Array) -> Array:
        """A legal action for each game by a number from 0 to 1 (exclusive) each, or one for all."""
        return self.legal[self._rows, (shares_of(randoms, self.n) * self.counts).astype(np.int64)]

    def attach_mask(self, mask: Array | None = None) -> Array:
        """Let every step fill a mask of the legal actions from now on, and fill it now.

        Args:
            mask: as in `legal_mask`.

        Returns:
            The mask, which each step overwrites.
        """
        self._mask = self.legal_mask(mask)
        return self._mask

    def legal_list(self, out: Array | None = None, counts: Array | None = None) -> tuple[Array, Array]:
        """The legal actions of the seats to act, now, a row a game, and how many there are."""
        shape = self.n, self.game.spec.max_legal
        out = buffer_of("out", out, np.int32, shape)
        counts = buffer_of("counts", counts, np.int64, (self.n,))
        self._each(kernels.list_games, self._desks, out, counts)
        return out, counts

    def legal_mask(self, out: Array | None = None) -> Array:
        """The legal actions of the seats to act, now, as a mask: int8, a column an action.

        Raises:
            ValueError: the game has too many actions for a mask; use `legal_list`.
        """
        actions = self.game.action_count
        if actions > WIDEST_MASK:
            raise ValueError(f"{self.game.id} has {actions} actions: use legal_list")
        out = buffer_of("out", out, np.int8, (self.n, actions))
        self._each(kernels.mask_games, self._desks, out)
        return out

    def observation(self, out: Array | None = None, seat: Seat | None = None) -> Array:
        """Observation tensors, now, a row a game: float32, `observation_size` columns.

        Args:
            out: where to; left out, a new array.
            seat: whose; left out, who is to act, in a finished game who acted last.
        """
        who = kernels.TO_ACT if seat is None else self.game.seat(seat)
        return self._observe(self._states, who, self._all, out)

    def final_observation(self, out: Array | None = None, seat: Seat | None = None) -> Array:
        """The observation tensors of the games that have just ended, at their end; other rows stay.

        Args:
            out: where to; left out, a new array of zeros.
            seat: whose; left out, who acted last.
        """
        who = kernels.LAST_ACTOR if seat is None else self.game.seat(seat)
        return self._observe(self._finals, who, self._done, out)

    def snapshot(self, index: int) -> Snapshot:
        """One game as it is now, to be looked at."""
        return Snapshot(self.game, *self._moment(index))

    def view(self, index: int, seat: Seat) -> Observation:
        """What a seat of one game may know now: what a bot is given."""
        states, mask = self._moment(index)
        viewer = self.game.viewer(seat)
        blind(states, viewer)
        return Observation(self.game, states, mask, viewer)

    def final_snapshot(self, index: int) -> Snapshot:
        """The game that has last ended at an index, at its end.

        Raises:
            ValueError: none has ended yet, or, where autoreset is not `same-step`, it was dealt anew.
        """
        row = index_of(index, self.n)
        states = _copy(self._finals[row : row + 1])
        if not (states["players"][0] if self._finals is not self._states else self.to_act[row] < 0):
            raise ValueError(f"game {row} has not ended, so there is no end to show")
        return Snapshot(self.game, states, 0)

    def seed(self, index: int) -> str:
        """The seed of a game's deal: `game.new(seed)` deals the same."""
        return seed_text(self._states["seed"][index_of(index, self.n)])

    def clone(self) -> Self:
        """An independent copy: the same games, and the same deals and random moves to come."""
        twin = object.__new__(type(self))
        twin.__dict__ = {
            name: _copy(value) if isinstance(value, np.ndarray) else value
            for name, value in self.__dict__.items()
        }
        if self._finals is self._states:
            twin._finals = twin._states
        twin._name_columns()
        twin._hire(self.threads)
        return twin

    def __copy__(self) -> Self:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        twin = self.clone()
        # Who attached the mask and is copied too goes on having the same one.
        twin._mask = deepcopy(self._mask, memo)  # noqa: SLF001 - of its own kind
        return twin

    def __reduce__(self) -> str:
        raise TypeError("a VectorGame cannot be pickled: make it anew from its game and seeds, or clone() it")

    def close(self) -> None:
        """End the threads; the calling thread goes on alone."""
        self._crew.close()

    def _moment(self, index: int) -> tuple[Array, int]:
        """A copy of a game's state, and the seats to act."""
        row = index_of(index, self.n)
        states = _copy(self._states[row : row + 1])
        return states, 0 if self.to_act[row] < 0 else awaited(states)

    def _name_columns(self) -> None:
        desks = self._desks
        self.rewards = desks["rewards"][:, : self.game.players]
        self._done = desks["done"].view(np.bool_)
        self.dones = self._done[:]
        self.to_act, self.actors, self.offenders = desks["seat"], desks["actor"], desks["offender"]
        self.legal, self.counts, self.deals = desks["legal"], desks["count"], desks["deals"]
        told = self.rewards, self.dones, self.to_act, self.actors, self.offenders, self.legal
        for column in (*told, self.counts, self.deals):
            column.flags.writeable = False  # the kernels go by these

    def _hire(self, threads: int | None) -> None:
        self._crew = Crew(threads, self.n)
        self._views = [np.zeros(1, self._states.dtype) for _ in self._crew.parts]

    def _run(self, kernel: Any, *extra: Any) -> list[Any]:
        """A kernel that plays, on all games."""
        return self._each(kernel, self._states, self._desks, self._mask, self.game.empty.states, *extra)

    def _each(self, kernel: Any, *arguments: Any) -> list[Any]:
        return self._crew.run(lambda _, first, last: kernel(*arguments, first, last))

    def _observe(self, states: Array, who: int, which: Array, out: Array | None) -> Array:
        out = buffer_of("out", out, np.float32, (self.n, self.observation_size))
        desks, views = self._desks, self._views
        self._crew.run(
            lambda part, first, last: kernels.observe_games(
                states, desks, views[part], who, which, out, first, last
            )
        )
        return out

    def _sow(self, seeds: Any) -> None:
        if is_one_seed(seeds):
            sow(self._desks, np.array([key_words(seeds)]), 1)
        elif len(seeds) == self.n:
            sow(self._desks, np.array([key_words(seed) for seed in seeds]), 0)
        else:
            raise ValueError(f"{len(seeds)} seeds for {self.n} games")

    def _checked(self, actions: Array) -> Array:
        """The actions as the kernels want them; where they must be, legal all."""
        given = np.asarray(actions)
        if given.shape != (self.n,):
            raise ValueError(f"actions must have shape ({self.n},), not {given.shape}")
        np.copyto(self._actions, given, casting="safe")
        if not self._forfeits:
            index = kernels.find_illegal(self._desks, self._actions, 0, self.n)
            if index >= 0:
                raise self._refusal(index)
        return self._actions

    def _refusal(self, index: int) -> StamtischError:
        seat, action = int(self.to_act[index]), int(self._actions[index])
        where = f"game {index}, {format_seat(seat)}, action {action}"
        if not 0 <= action < self.game.action_count:
            last = self.game.action_count - 1
            return NotationError("engine-action-number", where=where, action=str(action), last=last)
        view = _copy(self._states[index : index + 1])
        if check_action(view, seat, action):
            return IllegalActionError("vector-no-signals", where=where)
        blind(view, seat + 1)
        spec = self.game.spec
        reason = spec.text.refuse(spec.record(view), seat, action, self.game.options)
        return IllegalActionError(reason.message, where=where, rule=reason.rule, **reason.arguments)


def _copy(array: Array) -> Array:
    """A copy of an array; of states, by bytes: NumPy would go field by field."""
    if array.dtype.names is None:
        return array.copy()
    return np.frombuffer(bytearray(array.tobytes()), array.dtype)
