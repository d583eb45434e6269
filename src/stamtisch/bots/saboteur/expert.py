"""Saboteur's strong bots: the expert judges each action by what it believes; the searcher plays rounds on."""

from typing import TYPE_CHECKING

from stamtisch._jit import INTERPRETED
from stamtisch.bots.base import Bot, ThinkingBot
from stamtisch.bots.budget import Budget
from stamtisch.bots.saboteur.reasons import describe
from stamtisch.bots.saboteur.study import FEWEST, Study
from stamtisch.engine.errors import Reason
from stamtisch.engine.snapshot import Observation
from stamtisch.games.saboteur.actions import FIRST_TAKE

if TYPE_CHECKING:
    from stamtisch.engine.game import Game

KEY_BITS = 256
TASTE = 2.0
"""actions that differ by no more are as good as each other"""


class SaboteurPlanner(Bot):
    """Keeps account of who behaves like a saboteur, and takes the action that then promises most."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self._study: Study | None = None

    @property
    def study(self) -> Study:
        """The arrays to think with."""
        if self._study is None:
            self._study = Study()
        return self._study

    def act(self, observation: Observation) -> int:
        """One of the seat's legal actions; of gold the most."""
        legal = observation.legal_actions(observation.seat)
        if len(legal) == 1 or legal[-1] >= FIRST_TAKE:
            return legal[-1]
        self.study.form_opinion(observation)
        values = self.study.rate(observation, legal).tolist()
        rated = [value + TASTE * self.random.random() for value in values]
        return legal[rated.index(max(rated))]

    def explain(self, observation: Observation, action: int) -> Reason | None:
        """What the action does to the way to the treasure, or how much the seat that it hits is suspected."""
        return describe(self.study, observation, action)

    @classmethod
    def prepare(cls, game: "Game") -> None:
        """Compile what it needs."""
        state = game.new(0)
        bot = cls()
        if isinstance(bot, ThinkingBot):
            bot.budget = Budget(simulations=1 if INTERPRETED else 2 * FEWEST)
        bot.act(state.observation(state.to_act()[0]))


class SaboteurSearch(ThinkingBot, SaboteurPlanner):
    """Plays the rounds on in worlds drawn by what it believes, and takes the action that brings most gold."""

    usual = Budget(seconds=0.4)

    def __init__(self, seed: int = 0, budget: Budget | None = None) -> None:
        SaboteurPlanner.__init__(self, seed)
        self.budget = budget or self.usual

    def act(self, observation: Observation) -> int:
        """One of the seat's legal actions; of gold the most."""
        legal = observation.legal_actions(observation.seat)
        if len(legal) == 1 or legal[-1] >= FIRST_TAKE:
            return legal[-1]
        dice = self.random.getrandbits(KEY_BITS)
        return self.study.think(observation, legal, self.budget, dice)[0].action


class SaboteurExpert(SaboteurSearch):
    """The same with so few playouts that it answers in milliseconds."""

    usual = Budget(simulations=2000)
