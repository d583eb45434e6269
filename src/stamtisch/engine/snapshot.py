"""What can be asked of any moment of a game, whether all of it is known or only a seat's view."""

from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from stamtisch.engine import kernels
from stamtisch.engine.errors import IllegalActionError
from stamtisch.engine.notation import format_seat
from stamtisch.engine.spec import Json

if TYPE_CHECKING:
    from stamtisch.engine.game import Game

Seat = int | str
Past = tuple[tuple[int, int], ...]
SEATS = [tuple(seat for seat in range(10) if mask >> seat & 1) for mask in range(1 << 10)]
"""the seats in a mask"""
ACTION = np.dtype(np.int32)


class Snapshot:
    """One moment of a game: a state, or a view of one. Ask it; it never changes by being asked."""

    __slots__ = ("__dict__", "_awaited", "_states", "game")

    def __init__(self, game: "Game", states: Any, awaited: int) -> None:
        self.game = game
        self._states = states
        self._awaited = awaited

    @cached_property
    def _record(self) -> Any:
        return self.game.spec.record(self._states)

    def rest(self) -> None:
        """Let go of what makes reading quick: for one that is kept, but is not read for a while."""
        self.__dict__.clear()

    def to_act(self) -> list[int]:
        """The seats (from 0) that must act now, several in a simultaneous choice; empty at the end."""
        return list(SEATS[self._awaited])

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._awaited == 0

    def turn(self) -> Json:
        """Who is to act: `{"to_act": ["p2"]}`; at the end nobody, and `winners`."""
        if self.is_over():
            return {"to_act": [], "winners": self.winners()}
        return {"to_act": [format_seat(seat) for seat in self.to_act()]}

    def legal_actions(self, seat: Seat | None = None) -> list[int]:
        """The seat's legal actions, signals apart, in a fixed order; empty if it is not to act.

        Args:
            seat: an index from 0 or `p1`; may be left out when only one seat is to act.

        Raises:
            NotationError: no such seat. IllegalActionError: no seat given and several may act.
        """
        game = self.game
        index = self._sole_seat() if seat is None else game.seat(seat)
        if not self._awaited >> index & 1:
            return []
        out = np.empty(game.max_legal, ACTION)
        return out[: game.list_legal(self._states, index, out)].tolist()  # type: ignore[no-any-return]

    def legal_words(self, seat: Seat | None = None) -> list[str]:
        """`legal_actions` in words."""
        return [self.game.format_words(action) for action in self.legal_actions(seat)]

    def signals(self, seat: Seat) -> list[int]:
        """The signals that the seat may give now (The Game's hints); they never change what is legal."""
        out = np.empty(self.game.max_legal, ACTION)
        return out[: kernels.list_signals(self._states, self.game.seat(seat), out)].tolist()  # type: ignore[no-any-return]

    def scores(self) -> dict[str, int | None]:
        """The rulebook's points so far by seat (and virtual player); None where the viewer may not know."""
        return self._tally()[0]

    def winners(self) -> list[str]:
        """Who wins, once the game is over: seats as `p1`, in Runner-Up perhaps `v`."""
        return self._tally()[1]

    def returns(self) -> list[float]:
        """Each seat's return: all 0 before the end, then as the game defines it (see its page)."""
        out = np.zeros(self.game.players)
        if self.is_over():
            kernels.fill_returns(self._states, out)
        return out.tolist()

    def position(self) -> Json:
        """The position as JSON (see the page on formats); in a view, what is hidden is `?`."""
        return self.game.spec.text.write_position(self._record, self.game.options)

    def result(self) -> str:
        """How the game ended, in a sentence."""
        return str(self.game.spec.text.result(self._record, self.game.options))

    def _tally(self) -> tuple[dict[str, int | None], list[str]]:
        names = self.game.names
        points = np.zeros(len(names), np.int64)
        won = kernels.tally(self._states, points)
        shown = [None if value == kernels.HIDDEN_SCORE else value for value in points.tolist()]
        return dict(zip(names, shown, strict=True)), [name for i, name in enumerate(names) if won >> i & 1]

    def _sole_seat(self) -> int:
        mask = self._awaited
        if mask & (mask - 1) == 0 and mask:
            return mask.bit_length() - 1
        if mask == 0:
            raise IllegalActionError("engine-nobody-acts")
        raise IllegalActionError("engine-whose-turn", seats=[*map(format_seat, self.to_act())])

    def __str__(self) -> str:
        return self.game.spec.text.picture(self._record, self.game.options)


class Observation(Snapshot):
    """What one seat, or a spectator, may know of a moment. Bots get this and nothing else."""

    __slots__ = ("past", "viewer")

    def __init__(self, game: "Game", states: Any, awaited: int, viewer: int, past: Past = ()) -> None:
        super().__init__(game, states, awaited)
        self.viewer = viewer
        """seat + 1, or `SPECTATOR`"""
        self.past = past
        """what led here, as far as it is remembered: each (seat, action) as the viewer saw it (see
        `GameSpec.seen`); empty in games where the view itself holds all that matters"""

    @property
    def view(self) -> Any:
        """The game's own record (see its `state.py`) with what is hidden left blank."""
        return self._record

    @property
    def seat(self) -> int | None:
        """The seat whose view this is; None for a spectator."""
        return None if self.viewer == kernels.SPECTATOR else self.viewer - 1
