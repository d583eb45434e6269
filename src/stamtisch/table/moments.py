"""One moment of a game with everything that viewers see of it, worked out once."""

from collections import Counter
from functools import cached_property
from typing import Any

from stamtisch.engine import kernels
from stamtisch.engine.game import SPECTATOR, State
from stamtisch.engine.notation import HIDDEN, format_seat
from stamtisch.engine.snapshot import Observation
from stamtisch.table.written import write

Json = dict[str, Any]
ALL = "all"
"""a viewer who sees everything, once the game is over"""


class Moment:
    """A state that never changes, with its views."""

    def __init__(self, state: State) -> None:
        self.state = state
        self._observations: dict[str, Observation] = {}
        self._positions: dict[str, Json] = {}
        self._written: dict[str, bytes] = {}
        self._hidden: dict[str, Counter[tuple[str, ...]]] = {}
        self._signals: dict[str, list[int]] = {}

    @cached_property
    def ply(self) -> int:
        """How many actions and signals led to it."""
        return len(self.state.history)

    @cached_property
    def awaited(self) -> tuple[str, ...]:
        """The seats to act."""
        return tuple(format_seat(seat) for seat in self.state.to_act())

    def observation(self, viewer: str) -> Observation:
        """What a seat or `spectator` may know."""
        if viewer not in self._observations:
            self._observations[viewer] = self.state.observation(viewer)
        return self._observations[viewer]

    def signals(self, seat: str) -> list[int]:
        """The signals that a seat may give; not to be changed."""
        if seat not in self._signals:
            self._signals[seat] = self.state.signals(seat)
        return self._signals[seat]

    def position(self, viewer: str) -> Json:
        """What the viewer sees as JSON; not to be changed."""
        if viewer not in self._positions:
            shown = self.state if viewer == ALL else self.observation(viewer)
            self._positions[viewer] = shown.position()
        return self._positions[viewer]

    def hidden(self, viewer: str) -> Counter[tuple[str, ...]]:
        """How many cards are face down in each place of the viewer's: `("draw",)`, `("hands", "p2")`."""
        if viewer not in self._hidden:
            self._hidden[viewer] = count_hidden(self.position(viewer))
        return self._hidden[viewer]

    def written(self, viewer: str) -> bytes:
        """The `game` part of an Update as JSON."""
        if viewer not in self._written:
            self._written[viewer] = write(self.part(viewer))
        return self._written[viewer]

    def rest(self, past: bool = False) -> None:
        """Let go of what is soon worked out again; unless it is past, what whoever comes is told is kept.

        A server has a thousand tables of which few move at once, and most of a moment's memory is this.
        """
        self.state.rest()
        self._observations.clear()
        self._positions.clear()
        self._signals.clear()
        if past:
            self._written.clear()

    def part(self, viewer: str) -> Json:
        """The `game` part of an Update; not to be changed."""
        state = self.state
        shown = state if viewer == ALL else self.observation(viewer)
        seated = viewer not in {ALL, SPECTATOR}
        game = state.game
        over = state.is_over()
        return {
            "ply": self.ply,
            "position": self.position(viewer),
            "to_act": [*self.awaited],
            "legal": state.legal_words(viewer) if viewer in self.awaited else [],
            "signals": [game.format_words(action) for action in self.signals(viewer)] if seated else [],
            "scores": shown.scores(),
            "over": over,
            "winners": state.winners() if over else [],
            "result": self.result() if over else None,
        }

    def result(self) -> Json:
        """How the game ended, as a message."""
        game = self.state.game
        return game.spec.text.result(self.observation(SPECTATOR).view, game.options).as_json()


def count_hidden(position: Json) -> Counter[tuple[str, ...]]:
    """How many cards are face down in each place of a position."""
    hidden: Counter[tuple[str, ...]] = Counter()
    for name, part in position.items():
        if isinstance(part, dict):
            for key, value in part.items():
                hidden[name, key] += _count(value)
        else:
            hidden[name,] += _count(part)
    return hidden


def _count(part: Any) -> int:
    if isinstance(part, str):
        return int(HIDDEN in part)
    if isinstance(part, list):
        plain = part.count(HIDDEN)
        return plain if plain == len(part) else sum(map(_count, part))
    return sum(map(_count, part.values())) if isinstance(part, dict) else 0


def viewer_number(state: State, viewer: str) -> int:
    """A record's `viewer` value."""
    return kernels.SPECTATOR if viewer == SPECTATOR else state.game.seat(viewer) + 1
