"""What an environment must keep, tested from outside, beside PettingZoo's own tests.

Each contract takes a function that makes an AEC environment, and a seed. The judge is the engine
itself: a state of our own that takes the same actions. `CONTRACTS` lists them all.
"""

import pickle
import random
from collections.abc import Callable
from copy import deepcopy
from importlib import import_module

import numpy as np
import pytest

from stamtisch import IllegalActionError, NotationError, redeal
from tests.adapters.decoders.common import Reader
from tests.support.play import raw

CONTRACTS: dict[str, Callable[..., None]] = {}
REDEAL_SEED = "5a" * 32


def contract(function):
    """List a contract under its name."""
    CONTRACTS[function.__name__] = function
    return function


class Follower:
    """A state of the engine that goes along with an environment."""

    def __init__(self, env, seed):
        self.env, self.match = env, env.match
        env.reset(seed=seed)
        self.state = env.match.game.new(seed)
        self.rewards = dict.fromkeys(env.possible_agents, 0.0)

    @property
    def agent(self):
        return self.env.agent_selection

    @property
    def seat(self):
        return self.env.possible_agents.index(self.agent)

    def numbers(self):
        """The numbers of the legal actions, from the engine's list."""
        legal = np.array(self.state.legal_actions(self.seat), np.int32)
        return self.match.numbering.numbers(legal) if self.match.numbering else legal

    def step(self, dice):
        """One random legal action in both."""
        legal = self.state.legal_actions(self.seat)
        choice = dice.randrange(len(legal))
        number = int(self.numbers()[choice])
        self.state.apply(legal[choice], self.seat)
        self.env.step(number)
        self.gather()
        return number

    def gather(self):
        for agent, reward in self.env.rewards.items():
            self.rewards[agent] += reward

    def play(self, dice):
        """To the end; the environment before each action."""
        while not self.state.is_over():
            yield self
            self.step(dice)


def tensor_of(env, agent):
    seen = env.observe(agent)
    return seen["observation"] if isinstance(seen, dict) else seen


def mask_of(env, agent):
    seen = env.observe(agent)
    return seen["action_mask"] if isinstance(seen, dict) else env.infos[agent]["action_mask"]


@contract
def masks_are_the_legal_actions(make, seed):
    """At every step the agent's mask is the engine's list, and the others' masks are empty."""
    env = make()
    for follower in Follower(env, seed).play(random.Random(seed)):
        assert sorted(np.flatnonzero(mask_of(env, follower.agent))) == sorted(follower.numbers())
        for agent in env.agents:
            assert agent == follower.agent or not mask_of(env, agent).any()
    assert not any(mask_of(env, agent).any() for agent in env.agents)


@contract
def observations_are_in_their_space(make, seed):
    """At every step, after the reset and at the end too; what was returned never changes."""
    env = make()
    follower = Follower(env, seed)
    kept = []
    for _ in follower.play(random.Random(seed)):
        kept += [check_space(env, agent) for agent in env.possible_agents]
    kept += [check_space(env, agent) for agent in env.possible_agents]
    for tensor, copy in kept:
        assert np.array_equal(tensor, copy)
    for agent in env.possible_agents:
        spoilt = tensor_of(env, agent)
        good = spoilt.copy()
        spoilt[:] = 99
        assert np.array_equal(tensor_of(env, agent), good)


def check_space(env, agent):
    seen, tensor = env.observe(agent), tensor_of(env, agent)
    assert env.observation_space(agent).contains(seen)
    assert tensor.dtype == np.float32
    return tensor, tensor.copy()


@contract
def tensors_hold_nothing_hidden(make, seed):
    """In every world that looks the same to a seat its tensor is the same, and so is its mask."""
    env = make()
    dice = random.Random(seed)
    for follower in Follower(env, seed).play(dice):
        if dice.random() < 0.8:
            continue
        for seat, agent in enumerate(env.possible_agents):
            other = deepcopy(env)
            other.match.state = redeal(follower.state.observation(seat), REDEAL_SEED)
            assert tensor_of(other, agent).tobytes() == tensor_of(env, agent).tobytes()
            assert np.array_equal(mask_of(other, agent), mask_of(env, agent))


@contract
def tensors_tell_all_that_is_known(make, seed):
    """Read by the published table, a tensor gives the seat's position again."""
    env = make()
    dice = random.Random(seed)
    follower = Follower(env, seed)
    for _ in follower.play(dice):
        if dice.random() < 0.3:
            check_decoded(env, follower.state)
    check_decoded(env, follower.state)


def check_decoded(env, state):
    decoder = import_module(f"tests.adapters.decoders.{state.game.id.replace('-', '_')}")
    for seat, agent in enumerate(env.possible_agents):
        view = state.observation(seat)
        known = view.position()
        reader = Reader(state.game, seat, tensor_of(env, agent), env.match.margin)
        told = decoder.decode(reader)
        assert told == {key: as_told(key, known[key], told[key], view) for key in told}
        decoder.check_rest(reader, view.view)


def as_told(key, known, told, view):
    """A field of the position as far as a tensor can tell it: in Saboteur ways of payment are codes."""
    if key == "hands":
        return {name: known[name] for name in told}
    if key == "gold_pile":
        return ["?"] * len(known)
    if key == "shares":
        paid = view.view.paid
        return [
            share
            if "picks" in share
            else share
            | {"paid": {name: paid[share["round"] - 1, int(name[1:]) - 1] for name in share["paid"]}}
            for share in known
        ]
    return known


@contract
def rewards_are_the_returns_once(make, seed):
    """Over an episode each agent's rewards add up to the engine's return, and winners get the most."""
    env = make()
    follower = Follower(env, seed)
    dice = random.Random(seed)
    for _ in follower.play(dice):
        pass
    collected = dict.fromkeys(env.possible_agents, 0.0)
    lasts = dict.fromkeys(env.possible_agents, 0)
    for agent in env.agent_iter():
        _, reward, terminated, truncated, _ = env.last()
        assert (terminated, truncated) == (True, False)
        collected[agent] += reward
        lasts[agent] += 1
        env.step(None)
    returns = follower.state.returns()
    assert list(follower.rewards.values()) == returns
    assert list(collected.values()) == returns
    assert set(lasts.values()) == {1}
    assert env.agents == []
    winners = [int(name[1:]) - 1 for name in follower.state.winners() if name != "v"]
    assert all(returns[seat] == max(returns) for seat in winners)


@contract
def agents_live_to_the_end(make, seed):
    """Nobody is terminated early; None for the living and actions for the dead are refused."""
    env = make()
    follower = Follower(env, seed)
    for _ in follower.play(random.Random(seed)):
        assert env.agents == env.possible_agents
        assert not any([*env.terminations.values(), *env.truncations.values()])
        assert not any(env.rewards.values())
    assert all(env.terminations.values())
    with pytest.raises(ValueError, match="dead"):
        env.step(0)
    env.reset(seed=seed)
    with pytest.raises(ValueError, match="None"):
        env.step(None)


@contract
def refusals_change_nothing(make, seed):
    """An action that is not offered raises, names a rule or says what is wrong, and leaves all as it was."""
    env = make()
    dice = random.Random(seed)
    for follower in Follower(env, seed).play(dice):
        if dice.random() < 0.5:
            continue
        mask = mask_of(env, follower.agent)
        before = moment(env)
        for number in dice.sample(range(len(mask)), 5):
            if mask[number] == 0:
                with pytest.raises((IllegalActionError, NotationError)) as refusal:
                    env.step(number)
                assert str(refusal.value)
                assert moment(env) == before
        assert raw(env.match.state) == raw(follower.state)


def moment(env):
    """Everything that an environment shows."""
    agents = env.possible_agents
    shown = (env.agent_selection, env.agents, env.rewards, env.terminations, env.truncations)
    seen = [(tensor_of(env, agent).tobytes(), mask_of(env, agent).tobytes()) for agent in agents]
    return deepcopy((shown, seen, raw(env.match.state)))


@contract
def copies_go_their_own_way(make, seed):
    """A deep or pickled copy in mid-game plays on alike, and leaves the original alone."""
    env = make()
    dice = random.Random(seed)
    follower = Follower(env, seed)
    length = sum(1 for _ in Follower(make(), seed).play(random.Random(seed)))
    for _ in range(dice.randrange(length)):
        follower.step(dice)
    before = moment(env)
    ends = []
    for copy in (deepcopy(env), pickle.loads(pickle.dumps(env)), env):
        assert moment(copy) == before
        again = Follower.__new__(Follower)
        again.__dict__ |= follower.__dict__ | {"env": copy, "match": copy.match, "rewards": {}}
        again.state, again.rewards = follower.state.clone(), dict(follower.rewards)
        for _ in again.play(random.Random(seed)):
            pass
        ends.append(moment(copy))
    assert ends[0] == ends[1] == ends[2]


@contract
def seeds_repeat_games(make, seed):
    """The seed alone makes the game: not another environment, nor anybody's random numbers."""
    first, second, between = make(), make(), make()
    followers = Follower(first, seed), Follower(second, seed)
    dice = [random.Random(seed) for _ in range(3)]
    before = random.getstate(), np.random.get_state()  # noqa: NPY002 - that is the point
    for _ in followers[0].play(dice[0]):
        random.seed(3)
        np.random.seed(7)  # noqa: NPY002 - that is the point
        if dice[2].random() < 0.1:
            between.reset(seed=seed + 1)
        assert moment(first) == moment(second)
        followers[1].step(dice[1])
        random.seed(1)
    random.setstate(before[0])
    np.random.set_state(before[1])  # noqa: NPY002 - that is the point
    assert moment(first) == moment(second)
    assert raw(first.match.state) == raw(followers[0].state)
    for environment in (between, second):
        environment.reset(seed=seed + 1)
    assert moment(between) == moment(second)
    first.reset(seed=seed)
    assert raw(first.match.state) != raw(second.match.state)


@contract
def information_states_recall_everything(make, seed):
    """Two ways to one view are told apart by the seat that went them; one way is always the same."""
    env = make()
    dice = random.Random(seed)
    for follower in Follower(env, seed).play(dice):
        seat, state = follower.seat, env.match.state
        legal = follower.state.legal_actions(seat)
        one, other = dice.choice(legal), dice.choice(legal)
        there, back = try_both(state, seat, one, other), try_both(state, seat, other, one)
        if there is None or back is None or one == other:
            continue
        if raw(there.observation(seat)) == raw(back.observation(seat)):
            assert there.information_state(seat) != back.information_state(seat)
        assert there.information_state(seat) == try_both(state, seat, one, other).information_state(seat)


def try_both(state, seat, one, other):
    """The state after two actions of a seat; None if they are not both legal."""
    copy = state.clone()
    try:
        return copy.apply(one, seat).apply(other, seat)
    except (IllegalActionError, NotationError):
        return None
