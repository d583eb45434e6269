"""A bot that searches: any game, by its rules alone."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from stamtisch.bots.base import ThinkingBot
from stamtisch.bots.budget import Budget
from stamtisch.engine.errors import Reason
from stamtisch.engine.snapshot import Observation
from stamtisch.search.searching import Search, Tried, room_for

if TYPE_CHECKING:
    from stamtisch.engine.game import Game

KEY_BITS = 256


class SearchBot(ThinkingBot):
    """Takes the action that a tree search over worlds that fit its view tries most."""

    usual = Budget(seconds=0.2)
    explore = 0.7
    """how curious the search is; good for returns between -1 and 1"""

    def __init__(self, seed: int = 0, budget: Budget | None = None) -> None:
        super().__init__(seed, budget)
        self._search: Search | None = None

    def act(self, observation: Observation) -> int:
        """The action tried most; the only one at once."""
        legal = observation.legal_actions(observation.seat)
        return legal[0] if len(legal) == 1 else self.think(observation)[0].action

    def think(self, observation: Observation, spent: float = 0.0) -> list[Tried]:
        """Search with the budget, less the seconds spent already; all legal actions, the best first."""
        game, budget = observation.game, self.budget
        seconds = budget.seconds and max(budget.seconds - spent, budget.seconds / 10)
        if self._search is None or self._search.game is not game:
            self._search = Search(game, room_for(budget.simulations, budget.seconds))
        key = self.random.getrandbits(KEY_BITS)
        return self._search.run(observation, key, budget.simulations, seconds, explore=self.explore)

    def explain(self, observation: Observation, action: int) -> Reason | None:
        """How it fared with the action, and with the best other one."""
        return compare(self.think(observation), observation, action)

    @classmethod
    def prepare(cls, game: "Game") -> None:
        """Compile the search for the game."""
        state = game.new(0)
        cls(budget=Budget(simulations=2)).act(state.observation(state.to_act()[0]))


def compare(tried: Sequence[Tried], observation: Observation, action: int) -> Reason | None:
    """An action beside the best other one, in a sentence; None if there is no other."""
    found = {each.action: each for each in tried}
    others = [each for each in tried if each.action != action]
    if action not in found or not others:
        return None
    game = observation.game
    return Reason(
        "bots-search-reason",
        {
            "action": game.format_words(action),
            "value": percent(found[action]),
            "other": game.format_words(others[0].action),
            "other_value": percent(others[0]),
        },
    )


def percent(tried: Tried) -> int:
    """A value from -1 to 1 as a share of the games."""
    return round(50 * (tried.value + 1))
