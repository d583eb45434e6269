"""Claim's thinking bots: one that looks a single action ahead, and one that searches and solves."""

import time
from typing import TYPE_CHECKING

from stamtisch._jit import INTERPRETED
from stamtisch.bots.base import ThinkingBot
from stamtisch.bots.budget import Budget
from stamtisch.bots.claim.ahead import SearchAhead, is_phase_1_of_two
from stamtisch.bots.claim.exact import Solver, is_known
from stamtisch.bots.search import KEY_BITS, SearchBot, compare
from stamtisch.engine.errors import Reason
from stamtisch.engine.snapshot import Observation
from stamtisch.search.flat import try_actions
from stamtisch.search.searching import Tried, room_for

if TYPE_CHECKING:
    from stamtisch.engine.game import Game

SOLVER_SHARE = 0.7
"""of the time, before it is searched instead"""
NODES_A_SIMULATION = 16
"""positions that the solver may look at for each simulation of a budget"""
EXPLORE_AHEAD = 0.9
"""how curious the search of phase 1 of two is"""
WIN = 1
HOPE = 40 if INTERPRETED else 600
"""playouts in a game that is lost"""


class ClaimExpert(ThinkingBot):
    """Tries every action in a few worlds and plays each on roughly: one ply, a few milliseconds."""

    usual = Budget(simulations=400)

    def act(self, observation: Observation) -> int:
        """The action that does best on average; the only one at once."""
        legal = observation.legal_actions(observation.seat)
        if len(legal) == 1:
            return legal[0]
        key = self.random.getrandbits(KEY_BITS)
        return self.try_all(observation, key, len(legal))[0].action

    def explain(self, observation: Observation, action: int) -> Reason | None:
        """How it fared with the action, and with the best other one."""
        count = len(observation.legal_actions(observation.seat))
        tried = self.try_all(observation, self.random.getrandbits(KEY_BITS), count)
        return compare(tried, observation, action)

    def try_all(self, observation: Observation, key: int, count: int) -> list[Tried]:
        """All actions, the best first, after as many worlds as the budget allows."""
        budget = self.budget
        worlds = None if budget.simulations is None else max(1, budget.simulations // count)
        return try_actions(observation, key, worlds, budget.seconds)

    @classmethod
    def prepare(cls, game: "Game") -> None:
        """Compile what it needs."""
        cls(budget=Budget(simulations=1)).act(game.new(0).observation(game.options["first_leader"]))


class ClaimSearch(SearchBot):
    """Searches; and once two players know each other's hands, it solves the rest of the game."""

    usual = Budget(seconds=0.3)

    def __init__(self, seed: int = 0, budget: Budget | None = None) -> None:
        super().__init__(seed, budget)
        self._solver: Solver | None = None
        self._ahead: SearchAhead | None = None

    def act(self, observation: Observation) -> int:
        """A winning action if one can be proved, else the one that the search tries most.

        In a game that is lost against good play it hopes for a mistake: the action that does best in
        playouts.
        """
        legal = observation.legal_actions(observation.seat)
        if len(legal) == 1:
            return legal[0]
        began = time.perf_counter()
        solved = self.solve(observation)
        spent = time.perf_counter() - began
        if solved is None:
            return self.think(observation, spent)[0].action
        value, action = solved
        return action if value >= 0 else self.hope(observation, len(legal))

    def think(self, observation: Observation, spent: float = 0.0) -> list[Tried]:
        """Phase 1 of two is searched up to phase 2, everything else to the end; the best action first."""
        if not is_phase_1_of_two(observation):
            return super().think(observation, spent)
        game, budget = observation.game, self.budget
        if self._ahead is None or self._ahead.game is not game:
            self._ahead = SearchAhead(game, room_for(budget.simulations, budget.seconds))
        key = self.random.getrandbits(KEY_BITS)
        run = self._ahead.run
        return run(observation, key, budget.simulations, budget.seconds, explore=EXPLORE_AHEAD)

    def hope(self, observation: Observation, count: int) -> int:
        """The action after which others can go wrong most easily."""
        key = self.random.getrandbits(KEY_BITS)
        return try_actions(observation, key, max(1, HOPE // count))[0].action

    def solve(self, observation: Observation) -> tuple[int, int] | None:
        """The value and a best action, if the cards are known and the budget is large enough."""
        if not is_known(observation):
            return None
        if self._solver is None or self._solver.game is not observation.game:
            self._solver = Solver(observation.game)
        budget = self.budget
        if budget.simulations is not None:
            return self._solver.solve(observation, nodes=NODES_A_SIMULATION * budget.simulations)
        return self._solver.solve(observation, seconds=SOLVER_SHARE * (budget.seconds or 0.0))

    def explain(self, observation: Observation, action: int) -> Reason | None:
        """That it wins by force, if it does; else how it fared in the search."""
        solved = self.solve(observation)
        if solved is not None and solved == (WIN, action):
            words = observation.game.format_words(action)
            return Reason("bots-claim-wins", {"action": words})
        return super().explain(observation, action)

    @classmethod
    def prepare(cls, game: "Game") -> None:
        """Compile the search, and the solver for two."""
        super().prepare(game)
        if game.players == 2:
            state = game.new(0)
            while not is_known(state.observation(state.to_act()[0])):
                state.apply(state.legal_actions()[0])
            bot = cls(budget=Budget(simulations=2))
            observation = state.observation(state.to_act()[0])
            bot.solve(observation)
            bot.hope(observation, 1)
