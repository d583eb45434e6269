"""Broken environments: each with one fault of a kind that such projects had, and the contract it breaks."""

import random
from copy import deepcopy
from typing import Any

import numpy as np

from stamtisch.adapters.pettingzoo import GameEnv
from stamtisch.engine.game import State
from stamtisch.engine.tensors import offsets
from stamtisch.games.saboteur.window import WindowNumbering

FAULTS: dict[str, tuple[type[GameEnv], str, str, dict[str, Any]]] = {}


def breaks(contract, game="the-game", **options):
    """List a broken environment with the contract that must catch it."""

    def decorate(kind):
        FAULTS[kind.__name__] = (kind, contract, game, options)
        return kind

    return decorate


@breaks("tensors_hold_nothing_hidden")
class LeaksTheNextCard(GameEnv):
    """A number of the tensor depends on the top of the draw pile."""

    def observe(self, agent):
        seen = super().observe(agent)
        pile = self.match.state.position()["draw"]
        seen[-1] = seen[-1] or (pile[0] / 100 if pile else 0)
        return seen


@breaks("tensors_hold_nothing_hidden", game="claim", players=2)
class LeaksAHand(GameEnv):
    """The tensor shows an opponent's hand among the cards known to all."""

    def observe(self, agent):
        seen = super().observe(agent)
        other = (self._seat_of[agent] + 1) % len(self.possible_agents)
        hand = slice(offsets(self.match.pieces)["hand"], offsets(self.match.pieces)["followers"])
        known = offsets(self.match.pieces)["known"]
        seen[known : known + 88] = self.match.tensor(other)[hand]
        return seen


@breaks("tensors_hold_nothing_hidden", game="runner-up", players=3)
class LeaksAChoice(GameEnv):
    """A choice that lies face down is told."""

    def observe(self, agent):
        seen = super().observe(agent)
        choices = self.match.state.position()["committed"].values()
        seen[offsets(self.match.pieces)["virtual"]] = sum(int(words[:2]) for words in choices) / 100
        return seen


@breaks("tensors_tell_all_that_is_known")
class ForgetsCards(GameEnv):
    """Nobody remembers what has been laid."""

    def observe(self, agent):
        seen = super().observe(agent)
        at = offsets(self.match.pieces)
        seen[at["laid"] : at["tops"]] = 0
        return seen


@breaks("tensors_tell_all_that_is_known", game="claim", players=3, factions=None)
class CountsSeatsFromTheFirst(GameEnv):
    """Seats are absolute where the table says that they are relative."""

    def observe(self, agent):
        seen = super().observe(agent)
        at = offsets(self.match.pieces)
        turn = slice(at["turn"], at["turn"] + 3)
        seen[turn] = np.roll(seen[turn], self._seat_of[agent])
        return seen


class ForgetfulState(State):
    """An information state that holds the present only."""

    def information_state(self, who):
        return {"now": self.observation(who).position()}

    def clone(self):
        return _as_forgetful(super().clone())


def _as_forgetful(state):
    forgetful = ForgetfulState.__new__(ForgetfulState)
    for kind in State.__mro__:
        for name in getattr(kind, "__slots__", ()):
            if name != "__dict__" and hasattr(state, name):
                setattr(forgetful, name, getattr(state, name))
    return forgetful


@breaks("information_states_recall_everything")
class ForgetsHistory(GameEnv):
    """Two ways to one position are one information state."""

    def reset(self, seed=None, options=None):
        super().reset(seed, options)
        self.match.state = _as_forgetful(self.match.state)


@breaks("masks_are_the_legal_actions")
class OffersAnIllegalCard(GameEnv):
    """The mask shows a card that does not fit."""

    def _inform(self, agent, may_act):
        info = super()._inform(agent, may_act)
        if may_act:
            info["action_mask"][np.flatnonzero(info["action_mask"] == 0)[0]] = 1
        return info


@breaks("masks_are_the_legal_actions", game="saboteur", players=4, margin=0)
class HidesFarCells(GameEnv):
    """Actions outside the window are not offered."""

    def _inform(self, agent, may_act):
        info = super()._inform(agent, may_act)
        info["action_mask"][WindowNumbering(0).first_outside :] = 0
        return info


@breaks("refusals_change_nothing")
class TakesAnythingForLegal(GameEnv):
    """An action that is not offered is replaced without a word."""

    def step(self, action):
        if action is not None and not self.infos[self.agent_selection]["action_mask"][action]:
            action = int(np.flatnonzero(self.infos[self.agent_selection]["action_mask"])[0])
        super().step(action)


@breaks("refusals_change_nothing")
class PunishesAtOnce(GameEnv):
    """A refusal leaves a mark."""

    def step(self, action):
        try:
            super().step(action)
        except Exception:
            self.rewards[self.agent_selection] = -1.0
            raise


@breaks("rewards_are_the_returns_once", game="claim", players=4, factions=None)
class PicksTheFirstWinner(GameEnv):
    """Of several winners the first gets all."""

    def _rewards(self):
        rewards = super()._rewards()
        best = max(rewards, key=lambda agent: rewards[agent])
        return {agent: 1.0 if agent == best else -1.0 for agent in rewards}


@breaks("rewards_are_the_returns_once", game="runner-up", players=3)
class PaysTwice(GameEnv):
    """The empty steps at the end pay again."""

    def _clear_rewards(self):
        super()._clear_rewards()
        if any(self.terminations.values()):
            for agent in self.agents:
                self._cumulative_rewards[agent] += 1.0


@breaks("agents_live_to_the_end", players=3)
class DropsSeatsWithoutCards(GameEnv):
    """A seat that is out of cards is terminated, though its game goes on."""

    def _go_on(self):
        super()._go_on()
        for agent, cards in zip(
            self.possible_agents, self.match.state.position()["hands"].values(), strict=True
        ):
            if len(cards) < 5 and agent in self.terminations:
                self.terminations[agent] = True


@breaks("copies_go_their_own_way")
class SharesItsState(GameEnv):
    """A copy plays with the original's cards."""

    def __deepcopy__(self, memo):
        copy = self.__class__.__new__(self.__class__)
        copy.__dict__ |= {
            key: deepcopy(value, memo) for key, value in self.__dict__.items() if key != "match"
        }
        copy.match = self.match
        return copy


@breaks("observations_are_in_their_space")
class ReusesItsArray(GameEnv):
    """What was returned changes with the next step."""

    def observe(self, agent):
        if not hasattr(self, "_array"):
            self._array = super().observe(agent)
        self._array[:] = super().observe(agent)
        return self._array


@breaks("observations_are_in_their_space", game="runner-up", players=4)
class LeavesItsBounds(GameEnv):
    """A piece is not scaled."""

    def observe(self, agent):
        seen = super().observe(agent)
        at = offsets(self.match.pieces)
        seen[at["pawns"] : at["totals"]] *= 16
        return seen


@breaks("seeds_repeat_games")
class DrawsFromTheGlobalGenerator(GameEnv):
    """The deal depends on `random`, which anybody may seed."""

    def reset(self, seed=None, options=None):
        super().reset(seed and random.randrange(2**64), options)


@breaks("seeds_repeat_games")
class IgnoresItsSeed(GameEnv):
    """Every game is the same, whatever the seed."""

    def reset(self, seed=None, options=None):
        super().reset(seed and 0, options)


@breaks("seeds_repeat_games", game="claim", players=2)
class SharesOneTable(GameEnv):
    """All environments of a game play at one table."""

    table: Any = None

    def reset(self, seed=None, options=None):
        super().reset(seed, options)
        kind = type(self)
        if kind.table is None:
            kind.table = self.match
        kind.table.state = self.match.state
        self.match = kind.table
