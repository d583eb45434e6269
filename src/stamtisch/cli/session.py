"""A game at one terminal: a person in one seat, bots in the others; no printing, no asking."""

from dataclasses import dataclass

from stamtisch.bots.base import Bot
from stamtisch.bots.roster import dice_seed, make_bot
from stamtisch.engine.game import State
from stamtisch.engine.notation import HIDDEN, format_seat
from stamtisch.engine.snapshot import Observation


@dataclass(frozen=True)
class News:
    """What one seat did in a row, as the person saw it; `seat` is `p2`."""

    seat: str
    actions: tuple[str, ...]
    told: tuple[str, ...] = ()
    """the actions as sentences"""
    events: tuple[str, ...] = ()
    """what the last of the actions brought about, in sentences"""

    @property
    def is_sealed(self) -> bool:
        """Whether the seat has done no more than choose in secret."""
        return self.actions == (HIDDEN,)


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
        self._told = state.clone()

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
        state = self._told if since is None else self._moment(since)
        game, viewer = state.game, state.game.viewer(self.seat)
        told: list[News] = []
        before = state.observation(self.seat)
        for seat, action in self.state.history[len(state.history) :]:
            who, words = state.seen_action(seat, action, viewer).split(": ", 1)
            sentence = str(game.spec.text.tell(action, seat, viewer, game.options))
            after = state.apply(action, seat).observation(self.seat)
            events = [event for event in state.happened(before, after, action) if event != sentence]
            item = News(who, (words,), (sentence,), tuple(events))
            if told and told[-1].seat == who and not told[-1].events:
                last = told.pop()
                item = News(who, last.actions + item.actions, last.told + item.told, item.events)
            told.append(item)
            before = after
        self._told = self.state.clone()
        return told

    def _moment(self, ply: int) -> State:
        """The state after so many actions."""
        state = self.state.record().start()
        for seat, action in self.state.history[:ply]:
            state.apply(action, seat)
        return state

    def take_back(self) -> list[News]:
        """Undo all from the person's last action on; what was undone, empty if there was nothing."""
        plies = [ply for ply, (seat, _) in enumerate(self.state.history) if seat == self.seat]
        if not plies:
            return []
        undone = self.news(plies[-1])
        while len(self.state.history) > plies[-1]:
            self.state.undo()
        self._told = self.state.clone()
        return undone
