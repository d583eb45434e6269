"""Runner-Up's thinking bots: both imagine worlds and play on in them, one a little, one as long as it may."""

from typing import TYPE_CHECKING, ClassVar

from stamtisch._jit import INTERPRETED
from stamtisch.bots.base import ThinkingBot
from stamtisch.bots.budget import Budget
from stamtisch.bots.runner_up.study import DICE_BITS, Chance, Manner, Study
from stamtisch.engine.errors import Reason
from stamtisch.engine.snapshot import Observation

if TYPE_CHECKING:
    from stamtisch.engine.game import Game


class RunnerUpExpert(ThinkingBot):
    """Plays every action on in a few worlds, in which all others look a little ahead."""

    usual: ClassVar[Budget] = Budget(simulations=40 if INTERPRETED else 400)
    manner: ClassVar[Manner] = Manner(samples=3, own_samples=8)

    def __init__(self, seed: int = 0, budget: Budget | None = None) -> None:
        super().__init__(seed, budget)
        self._study: Study | None = None

    def act(self, observation: Observation) -> int:
        """The action that wins most often; the only one at once."""
        legal = observation.legal_actions(observation.seat)
        return legal[0] if len(legal) == 1 else self.think(observation)[0].action

    def think(self, observation: Observation) -> list[Chance]:
        """All actions that differ, the best first."""
        if self._study is None or self._study.game is not observation.game:
            self._study = Study(observation.game, self.manner)
        return self._study.think(observation, self.budget, self.random.getrandbits(DICE_BITS))

    def explain(self, observation: Observation, action: int) -> Reason | None:
        """How often it won with the action, and with the best other one."""
        chances = {each.action: each for each in self.think(observation)}
        others = [each for each in chances.values() if each.action != action]
        if action not in chances or not others:
            return None
        game = observation.game
        return Reason(
            "bots-runner-up-reason",
            {
                "action": game.format_words(action),
                "value": round(100 * chances[action].wins),
                "other": game.format_words(others[0].action),
                "other_value": round(100 * others[0].wins),
            },
        )

    @classmethod
    def prepare(cls, game: "Game") -> None:
        """Compile what it needs; interpreted there is nothing to compile, and one world takes long."""
        if not INTERPRETED:
            cls(budget=Budget(simulations=1)).act(game.new(0).observation(0))


class RunnerUpSearch(RunnerUpExpert):
    """Learns first what all will choose at once, by regret matching, then plays on in many worlds."""

    usual: ClassVar[Budget] = Budget(seconds=0.3)
    manner: ClassVar[Manner] = Manner(samples=4, own_samples=8, learned=96, deals=2000)
