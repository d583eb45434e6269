"""One game of an arena: bots in all seats, each asked in turn, timed and checked."""

import signal
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from stamtisch.bots.asking import BotFault, ask, ask_signal
from stamtisch.bots.base import Bot
from stamtisch.bots.roster import dice_seed, make_bot
from stamtisch.engine.errors import StamtischError
from stamtisch.engine.game import State
from stamtisch.engine.notation import format_seat
from stamtisch.lab.plan import Plan

RING_AGAIN = 0.25
"""seconds after which the alarm rings again, if a bot has swallowed it"""


class TooSlow(BaseException):  # so that a bot's `except Exception` lets it through
    """The alarm: a bot has used up its time."""


@dataclass
class Clock:
    """What a seat's moves took."""

    moves: int = 0
    seconds: float = 0.0
    slowest: float = 0.0

    def add(self, seconds: float) -> None:
        """One more move."""
        self.moves += 1
        self.seconds += seconds
        self.slowest = max(self.slowest, seconds)


@dataclass(frozen=True)
class Fault:
    """Who forfeited a game, why, and the game up to there."""

    seat: int
    problem: str
    record: dict[str, Any] | None = None


@dataclass(frozen=True)
class Played:
    """A game that was played.

    Attributes:
        number: its number in the plan.
        shares: each seat's share of the win; they add up to 1, or to less where a virtual player has won.
        points: each seat's points; None after a forfeit.
        clocks: each seat's time.
        fault: set if it ended with a forfeit.
        history: all (seat, action) of a game that was finished, if they were to be kept.
    """

    number: int
    shares: tuple[float, ...]
    points: tuple[int | None, ...]
    clocks: tuple[Clock, ...] = field(compare=False)
    fault: Fault | None = None
    history: tuple[tuple[int, int], ...] = ()


Watch = Callable[[int], None]
"""told the seat that is asked now, -1 for none"""


def play_game(
    plan: Plan, number: int, watch: Watch = lambda _seat: None, *, keep_history: bool = False
) -> Played:
    """Play the game of this number to its end, or to a bot's fault. Needs the process's alarm."""
    game = plan.loaded
    seed = plan.deal_seed(plan.deal(number))
    state = game.new(seed)
    clocks = tuple(Clock() for _ in range(game.players))
    asked = _Asked(plan, watch, clocks, seed)
    seats = plan.seating(number)
    for seat, contestant in enumerate(seats):
        fault = asked.seat_bot(seat, plan.contestants[contestant])
        if fault is not None:
            return forfeit(plan, number, fault, clocks)
    while not state.is_over():
        fault = asked.signals(state) if plan.signals else None
        fault = fault or asked.move(state)
        if fault is not None:
            return forfeit(plan, number, fault, clocks)
    winners, scores = state.winners(), state.scores()
    names = [format_seat(seat) for seat in range(game.players)]
    shares = tuple(1 / len(winners) if name in winners else 0.0 for name in names)
    points = tuple(scores[name] for name in names)
    return Played(number, shares, points, clocks, history=state.history if keep_history else ())


def forfeit(plan: Plan, number: int, fault: Fault, clocks: tuple[Clock, ...] = ()) -> Played:
    """The game as it counts after a fault: the seats of the other bots share the win; together all lose."""
    seats = plan.seating(number)
    others = [seat for seat, bot in enumerate(seats) if bot != seats[fault.seat]]
    if not plan.is_together and not others:
        others = [seat for seat in range(len(seats)) if seat != fault.seat]
    shares = tuple(1 / len(others) if seat in others else 0.0 for seat in range(len(seats)))
    return Played(number, shares, (None,) * len(seats), clocks or tuple(Clock() for _ in seats), fault)


class _Asked:
    """The bots of a game, asked one at a time under the alarm."""

    def __init__(self, plan: Plan, watch: Watch, clocks: tuple[Clock, ...], seed: str) -> None:
        self._plan, self._watch, self._clocks, self._seed = plan, watch, clocks, seed
        self._bots: list[Bot] = []

    def seat_bot(self, seat: int, name: str) -> Fault | None:
        """Make the bot that sits down next."""

        def make() -> None:
            self._bots.append(make_bot(name, self._plan.game, foreign=True))

        try:
            self._within_time(seat, make)
        except Exception as problem:  # noqa: BLE001  # a user's constructor may raise anything
            return Fault(seat, str(_as_fault(problem)))
        return None

    def move(self, state: State) -> Fault | None:
        """Ask the first seat that is to act and apply its action."""
        seat = state.to_act()[0]
        bot, observation = self._bots[seat], state.observation(seat)
        bot.reseed(dice_seed(self._seed, seat, len(state.history)))
        try:
            began = time.perf_counter()
            action = self._within_time(seat, partial(ask, bot, observation))
            self._clocks[seat].add(time.perf_counter() - began)
        except BotFault as problem:
            return Fault(seat, str(problem), state.record().as_json())
        state.apply(action, seat)
        return None

    def signals(self, state: State) -> Fault | None:
        """Let every seat that wants to give a signal."""
        for seat, bot in enumerate(self._bots):
            if type(bot).signal is Bot.signal or not state.signals(seat):
                continue
            observation = state.observation(seat)
            try:
                given = self._within_time(seat, partial(ask_signal, bot, observation))
            except BotFault as problem:
                return Fault(seat, str(problem), state.record().as_json())
            if given is not None:
                state.apply(given, seat)
        return None

    def _within_time(self, seat: int, work: Callable[[], Any]) -> Any:
        """What the work gives.

        Raises:
            BotFault: the time was up.
        """
        self._watch(seat)
        try:
            _ALARM.is_set = True
            signal.setitimer(signal.ITIMER_REAL, self._plan.move_seconds, RING_AGAIN)
            return work()
        except TooSlow as alarm:
            raise BotFault("bots-too-slow", seconds=f"{self._plan.move_seconds:g}") from alarm
        finally:
            _ALARM.is_set = False
            signal.setitimer(signal.ITIMER_REAL, 0)
            self._watch(-1)


def _as_fault(problem: Exception) -> StamtischError:
    if isinstance(problem, StamtischError):
        return problem
    return BotFault("bots-raised", problem=f"{type(problem).__name__}: {problem}")


@dataclass
class _Alarm:
    is_set: bool = False


_ALARM = _Alarm()


def set_alarm() -> None:
    """Let this process's alarm ring for bots that are too slow."""
    signal.signal(signal.SIGALRM, _ring)


def _ring(_number: int, _frame: object) -> None:
    if _ALARM.is_set:
        raise TooSlow
