"""A game at one terminal: a person in one seat, bots in the others; no printing, no asking."""

from dataclasses import dataclass
from itertools import groupby

from stamtisch.bots.base import Bot
from stamtisch.bots.roster import dice_seed, make_bot
from stamtisch.engine.game import State
from stamtisch.engine.notation import format_seat
from stamtisch.engine.snapshot import Observation


@dataclass(frozen=True)
class News:
    """What one seat did in a row, as the person saw it; `seat` is `p2`."""

    seat: str
    actions: tuple[str, ...]


class Session:
    """The game as the person plays it."""

    def __init__(self, state: State, seat: int, bots: str) -> None:
        """Put bots of this name into the other seats.

        Raises:
            UnknownBotError: there is no such bot.
        """
        self.state, self.seat, self.bot_name = state, seat, bots
        others = [other for other in range(state.game.players) if other != seat]
        self._bots: dict[int, Bot] = {other: make_bot(bots, state.game.id) for other in others}
        self._told = len(state.history)

    @property
    def seat_name(self) -> str:
        """`p1` and so on."""
        return format_seat(self.seat)

    def view(self) -> Observation:
        """What the person may see now."""
        return self.state.observation(self.seat)

    def is_my_turn(self) -> bool:
        """Whether the person must act."""
        return self.seat in self.state.to_act()

    def advance(self) -> None:
        """Let the bots act until only the person is to act, or the game is over."""
        while waiting := [seat for seat in self.state.to_act() if seat != self.seat]:
            seat = waiting[0]
            bot = self._bots[seat]
            bot.random.seed(dice_seed(self.state.seed, seat, len(self.state.history)))
            self.state.apply(bot.act(self.state.observation(seat)), seat)

    def news(self, since: int | None = None) -> list[News]:
        """What has been done since the last call (or from this ply on), seat by seat."""
        viewer = self.state.game.viewer(self.seat)
        history = self.state.history[self._told if since is None else since :]
        self._told = len(self.state.history)
        seen = (self.state.seen_action(seat, action, viewer).split(": ", 1) for seat, action in history)
        return [
            News(who, tuple(words for _, words in steps))
            for who, steps in groupby(seen, lambda step: step[0])
        ]

    def take_back(self) -> list[News]:
        """Undo all from the person's last action on; what was undone, empty if there was nothing."""
        plies = [ply for ply, (seat, _) in enumerate(self.state.history) if seat == self.seat]
        if not plies:
            return []
        undone = self.news(plies[-1])
        while len(self.state.history) > plies[-1]:
            self.state.undo()
        self._told = len(self.state.history)
        return undone
