"""The way from Python into Runner-Up's compiled kernels: an observation in, choices and their chances out."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from stamtisch._jit import INTERPRETED, plain
from stamtisch.bots.budget import Budget
from stamtisch.bots.clock import Clock
from stamtisch.bots.runner_up.desk import Desk, Notes
from stamtisch.bots.runner_up.rollouts import action_of, begin, compare, glance
from stamtisch.bots.runner_up.weights import stages_of
from stamtisch.bots.runner_up.work import make_work
from stamtisch.bots.runner_up.worth import WIN
from stamtisch.engine.snapshot import Observation
from stamtisch.games.runner_up.state import RunnerUpRecord

if TYPE_CHECKING:
    from stamtisch.engine.game import Game

FUTURES = 16 if INTERPRETED else 64
GLANCES = 32
"""futures that a glance looks at"""
SLICE = 4
"""worlds between two looks at the clock"""
DEALS_A_SECOND = 5000
"""in which strategies are learned"""
DICE_BITS = 48


@dataclass(frozen=True)
class Manner:
    """How the others, and the seat itself, are imagined to play on."""

    samples: int
    """futures that each decision of another looks at"""
    own_samples: int
    """futures that each later decision of the seat looks at"""
    careless: int = 0
    """so many of 256 decisions of the others are made without a thought"""
    learned: int = 0
    """so many of 256 choices of the others in this round follow the learned strategies"""
    deals: int = 0
    """in so many deals they are learned"""


@dataclass(frozen=True)
class Chance:
    """An action, and how often its worlds were won."""

    action: int
    worlds: int
    wins: float
    """a share, from 0 to 1"""


class Study:
    """The arrays that the kernels work on, for one game. Not for two threads at once."""

    def __init__(self, game: "Game", manner: Manner) -> None:
        self.game, self.manner = game, manner
        self.work = make_work(game, stages_of(game.players, game.options["variant"]))

    def glance(self, observation: Observation, dice: int, samples: int = GLANCES) -> list[Chance]:
        """All actions, the best first, if the others acted at random."""
        picks = self._begin(observation, dice, 0)
        glance(self.work, len(picks), samples)
        return self._rank(picks, self.work.sums.tolist(), [samples] * len(picks))

    def think(self, observation: Observation, budget: Budget, dice: int) -> list[Chance]:
        """All actions, the best first, after playing each on in the same worlds as far as the budget goes.

        Half of them are given up again and again. Interpreted, one world takes longer than a person waits:
        then a budget of time buys a glance, and no strategies are learned.
        """
        if INTERPRETED and budget.seconds is not None:
            return self.glance(observation, dice)
        clock = _SlicedClock(budget)
        picks = self._begin(observation, dice, min(self.manner.deals, _deals(budget)))
        sums, worlds = dict.fromkeys(picks, 0), dict.fromkeys(picks, 0)
        alive, spent = picks[:], 0
        rounds = max(1, (len(picks) - 1).bit_length())
        for number in range(1, rounds + 1):
            while worlds[alive[0]] == 0 or clock.spent(spent) * rounds < number:
                count = clock.slice(len(alive), spent, number / rounds)
                for pick, won in zip(alive, self._compare(alive, count), strict=True):
                    sums[pick] += won
                    worlds[pick] += count
                spent += count * len(alive)
            alive.sort(key=lambda pick: -sums[pick] / worlds[pick])
            alive = alive[: (len(alive) + 1) // 2]
        ranked = self._rank(picks, sums.values(), worlds.values())
        return sorted(ranked, key=lambda each: (-each.worlds, -each.wins, each.action))

    def _begin(self, observation: Observation, dice: int, deals: int) -> list[int]:
        assert observation.seat is not None
        self.work.views[0] = observation.view.states[0]
        notes, manner = Notes(self.work.notes), self.manner
        notes.samples, notes.own_samples = manner.samples, manner.own_samples
        notes.careless, notes.learned = manner.careless, manner.learned
        count = begin(self.work, observation.seat, FUTURES, deals, dice)
        return [int(pick) for pick in self.work.picks[:count]]

    def _compare(self, picks: list[int], worlds: int) -> list[int]:
        count = len(picks)
        self.work.picks[:count], self.work.sums[:count] = picks, 0
        compare(self.work, count, worlds)
        return [int(won) for won in self.work.sums[:count]]

    def _rank(self, picks: list[int], sums: Iterable[int], worlds: Iterable[int]) -> list[Chance]:
        chances = [
            Chance(self._action(pick), count, won / (WIN * count))
            for pick, won, count in zip(picks, sums, worlds, strict=False)
        ]
        return sorted(chances, key=lambda each: (-each.wins, each.action))

    def _action(self, pick: int) -> int:
        """The game's action for a choice."""
        return int(_action_of(RunnerUpRecord(self.work.views), Desk(self.work.desks), pick))


_action_of = plain(action_of)


def _deals(budget: Budget) -> int:
    """So many deals in which strategies are learned leave most of the budget to other things."""
    if INTERPRETED:
        return 0
    return budget.simulations or int(DEALS_A_SECOND * (budget.seconds or 0.0))


class _SlicedClock(Clock):
    """Tells how many worlds there are until the next look at it."""

    def slice(self, alive: int, games: int, until: float) -> int:
        """So many worlds before the next look."""
        if self.budget.simulations is None:
            return SLICE
        left = self.budget.simulations * until - games
        return max(1, int(left) // alive)
