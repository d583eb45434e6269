"""The Game's strong bots: the planner judges turns, the expert foresees, the searcher plays games on."""

from typing import TYPE_CHECKING, ClassVar

from stamtisch._jit import INTERPRETED
from stamtisch.bots.base import Bot, ThinkingBot
from stamtisch.bots.budget import Budget
from stamtisch.bots.the_game import weights
from stamtisch.bots.the_game.reasons import describe
from stamtisch.bots.the_game.study import Plan, Study
from stamtisch.engine.errors import Reason
from stamtisch.engine.snapshot import Observation

if TYPE_CHECKING:
    from stamtisch.engine.game import Game

DICE_BITS = 60


class TheGamePlanner(Bot):
    """Ends its turn in the position that the evaluation likes best, and minds and gives hints.

    Its weights are round numbers, which is how one would begin.
    """

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self._studies: dict[int, Study] = {}

    def act(self, observation: Observation) -> int:
        """The first action of the best plan for the turn."""
        legal = observation.legal_actions(observation.seat)
        if len(legal) == 1:
            return legal[0]
        return self.choose(observation, legal)

    def choose(self, observation: Observation, legal: list[int]) -> int:
        """One of several legal actions."""
        plans = self.think(observation)
        return plans[0].first if plans else legal[0]

    def think(self, observation: Observation) -> list[Plan]:
        """Plans for the turn, the one to take first."""
        return self.study(observation).look(observation, 1)

    def signal(self, observation: Observation) -> int | None:
        """What its hand would have the others know about a pile and they do not know yet."""
        if observation.seat is None or observation.view.players == 1:
            return None
        return self.study(observation).hint(observation, observation.seat)

    def explain(self, observation: Observation, action: int) -> Reason | None:
        """What the action does to the piles."""
        return describe(observation.view, action)

    def study(self, observation: Observation) -> Study:
        """The study for the number of players."""
        players = observation.view.players
        if players not in self._studies:
            self._studies[players] = self.new_study(players)
        return self._studies[players]

    def new_study(self, players: int) -> Study:
        """Weights that nobody tuned, the same for any number of players."""
        del players
        return Study(weights.plain())

    @classmethod
    def prepare(cls, game: "Game") -> None:
        """Compile what the bot will need, and read its weights."""
        state = game.new(0)
        bot = cls()
        for seat in range(game.players):
            bot.signal(state.observation(seat))
        bot.rehearse(state.observation(state.to_act()[0]))

    def rehearse(self, observation: Observation) -> None:
        """Do everything once that a game may need, so that it is compiled."""
        self.act(observation)


class TheGameExpert(TheGamePlanner):
    """The same with tuned weights; then a network glances at the best plans in a few worlds.

    Where there is an instinct, another network, it chooses among them at once. Interpreted, both take longer
    than a person waits: then the weights decide.
    """

    def new_study(self, players: int) -> Study:
        """With what was tuned and learned for the number of players."""
        instinct = None if INTERPRETED else weights.instinct(players)
        return Study(weights.tuned(players), weights.outlook(players), instinct)

    def think(self, observation: Observation) -> list[Plan]:
        """Plans for the turn after a glance, the one to take first."""
        if INTERPRETED:
            return super().think(observation)
        return self.study(observation).glance(observation)

    def rehearse(self, observation: Observation) -> None:
        """A glance as well."""
        super().rehearse(observation)
        if not INTERPRETED:
            self.study(observation).compile_glance(observation)


class TheGameSearch(ThinkingBot, TheGameExpert):
    """Plays the expert's best plans on in worlds that fit what it sees and hears; solves the end."""

    usual: ClassVar[Budget] = Budget(seconds=0.4)

    def __init__(self, seed: int = 0, budget: Budget | None = None) -> None:
        TheGameExpert.__init__(self, seed)
        self.budget = budget or self.usual

    def choose(self, observation: Observation, legal: list[int]) -> int:
        """The winning action where the end can be solved, else the first of the plan that fared best."""
        solved = self.study(observation).solve(observation, self.budget)
        return super().choose(observation, legal) if solved is None else solved

    def think(self, observation: Observation) -> list[Plan]:
        """The plans for the turn after playing on, the one to take first."""
        dice = self.random.getrandbits(DICE_BITS)
        return self.study(observation).play_on(observation, self.budget, dice)

    def explain(self, observation: Observation, action: int) -> Reason | None:
        """That it wins for certain, or what the action does to the piles."""
        if self.study(observation).solve(observation, self.budget) == action:
            return Reason("the-game-why-solved", {"action": observation.game.format_words(action)})
        return describe(observation.view, action)

    def rehearse(self, observation: Observation) -> None:
        """One game, comparisons and the exact search; interpreted nothing, since a game takes long."""
        if not INTERPRETED:
            self.budget = Budget(simulations=1)
            self.act(observation)
            self.study(observation).compile_search(observation)
