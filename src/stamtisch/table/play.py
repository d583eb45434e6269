"""The game at a table: its moments, since when seats are awaited, what a command may be stale against."""

from datetime import datetime

from stamtisch.engine.errors import NotationError
from stamtisch.engine.game import Game, State
from stamtisch.table.moments import Moment


class Play:
    """A game as it is played: what `Acted`, `Undone` and the clock make of it.

    Attributes:
        start: the state after the deal; not to be changed.
        now: the present moment.
        before: the moment before the last action, if that is still known.
        awaited_since: of each seat to act.
        opened: the version with which the present choices came up. Of choices that all make at once,
            one does not change what the others choose from.
        chosen: by seat, the version of its last action.
        signals: the plies that are signals.
        together: the plies that were chosen at the same time as others'.
        spoken: signals and phrases by seat since the last action.
    """

    def __init__(self, game: Game, seed: str, at: datetime, version: int) -> None:
        self.start = game.new(seed)
        self.now = Moment(self.start)
        self.before: Moment | None = None
        self.awaited_since = dict.fromkeys(self.now.awaited, at)
        self.opened = version
        self.chosen: dict[str, int] = {}
        self.signals: set[int] = set()
        self.together: set[int] = set()
        self.spoken: dict[str, int] = {}
        self._at_once = len(self.now.awaited) > 1

    @property
    def ply(self) -> int:
        """How many actions and signals there have been."""
        return self.now.ply

    def is_signal(self, seat: str, words: str) -> bool:
        """Whether the words are a signal, which never changes what is legal."""
        signals = self.now.signals(seat)
        try:
            return bool(signals) and self.now.state.game.parse_words(words) in signals
        except NotationError:
            return False

    def act(self, seat: str, words: str, at: datetime, version: int) -> None:
        """Carry out an action or a signal that is legal."""
        signal = self.is_signal(seat, words)
        old, ply = self.now, self.ply
        self.before, self.now = old, Moment(old.state.clone().apply(words, seat))
        if signal:
            self.signals.add(ply)
            self.count_spoken(seat)
            return
        self.chosen[seat] = version
        self.spoken.clear()
        rest = tuple(each for each in old.awaited if each != seat)
        if self._at_once:
            self.together.add(ply)
        if rest and self.now.awaited == rest:
            self.awaited_since.pop(seat)
        else:
            self._open(at, version)

    def count_spoken(self, seat: str) -> None:
        """One more signal or phrase of the seat."""
        self.spoken[seat] = self.spoken.get(seat, 0) + 1

    def _open(self, at: datetime, version: int) -> None:
        self.opened = version
        self.awaited_since = dict.fromkeys(self.now.awaited, at)
        self._at_once = len(self.now.awaited) > 1

    def rewind(self, ply: int, at: datetime, version: int) -> None:
        """Back to the moment before a ply."""
        self.now, self.before = Moment(self.state_after(ply)), None
        self.signals = {each for each in self.signals if each < ply}
        self.together = {each for each in self.together if each < ply}
        self.spoken.clear()
        self._open(at, version)

    def restart_clock(self, at: datetime) -> None:
        """Give all seats to act their whole time again."""
        self.awaited_since = dict.fromkeys(self.now.awaited, at)

    def give_back(self, begun: datetime, ended: datetime) -> None:
        """What went by in between is nobody's time: all waited for something else."""
        for seat, since in self.awaited_since.items():
            self.awaited_since[seat] = max(since, min(since + (ended - begun), ended))

    def actor(self, ply: int) -> int:
        """The index of the seat that acted."""
        return self.now.state.history[ply][0]

    def rest(self) -> None:
        """Let go of what is soon worked out again, once everybody has been told."""
        self.now.rest()
        if self.before is not None:
            self.before.rest(past=True)

    def state_after(self, plies: int) -> State:
        """The state as it was after so many plies."""
        again = self.start.clone()
        for seat, action in self.now.state.history[:plies]:
            again.apply(action, seat)
        return again
