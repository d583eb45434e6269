"""PettingZoo's own tests for every variant, and what they leave out of max_cycles, errors, rendering."""

import pickle
from copy import deepcopy
from typing import Any

import numpy as np
import pettingzoo.test
import pytest
from pettingzoo.test.save_obs_test import test_save_obs as check_saving

from stamtisch import IllegalActionError, OptionError
from stamtisch.adapters import pettingzoo as adapter
from stamtisch.adapters.pettingzoo import GameEnv, ParallelGameEnv, parallel_env
from stamtisch.adapters.variants import VARIANTS
from stamtisch.engine.registry import find_spec
from tests.support.variants import ALL, ONE_EACH, name_of

official: Any = pettingzoo.test
env: Any = adapter.env
MODULES: list[Any] = [getattr(adapter, f"{variant.name}_v{variant.version}") for variant in VARIANTS]
every_variant = pytest.mark.parametrize("variant", ALL, ids=name_of)
one_of_each = pytest.mark.parametrize("variant", ONE_EACH, ids=name_of)
CYCLES = 30


@every_variant
def test_official_api(variant):
    game, options = variant
    official.api_test(env(game, **options), num_cycles=CYCLES)


@one_of_each
@pytest.mark.parametrize("mask", ["observation", "both"])
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
def test_official_api_with_the_mask_in_the_observation(variant, mask):
    """PettingZoo warns of dicts unless the environment's name is in its own list."""
    game, options = variant
    official.api_test(env(game, mask=mask, **options), num_cycles=CYCLES)


@every_variant
def test_official_parallel_api(variant):
    """The official test looks for a mask in observations only."""
    game, options = variant
    official.parallel_api_test(parallel_env(game, mask="both", **options), num_cycles=CYCLES)


@one_of_each
def test_official_parallel_api_with_forfeits(variant):
    game, options = variant
    official.parallel_api_test(parallel_env(game, illegal="forfeit", **options), num_cycles=CYCLES)


@every_variant
def test_official_seed(variant):
    game, options = variant
    official.seed_test(lambda: env(game, **options), num_cycles=CYCLES)


@one_of_each
def test_official_parallel_seed(variant):
    game, options = variant
    official.parallel_seed_test(lambda: parallel_env(game, illegal="forfeit", **options), num_cycles=CYCLES)


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.variant.name)
def test_official_render(module, capsys):
    official.render_test(lambda **options: module.env(mask="observation", **options))
    assert capsys.readouterr().out


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.variant.name)
def test_official_save_obs(module, capsys):
    """Tensors are no images, and the official test says so."""
    check_saving(module.env())
    assert "did not save the observations" in capsys.readouterr().out


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
def test_names_have_the_version_of_the_tensor(variant):
    assert variant.version == find_spec(variant.game).tensor_version
    module = getattr(adapter, f"{variant.name}_v{variant.version}")
    assert str(module.env()) == str(module.parallel_env()) == f"{variant.name}_v{variant.version}"


@pytest.mark.parametrize("cycles", [1, 4])
@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.variant.name)
def test_max_cycles(module, cycles):
    """A cycle is a moment of decision: in Runner-Up's choices all agents act in it."""
    environment = module.raw_env(max_cycles=cycles)
    environment.reset(seed=4)
    lasts, acted = [], 0
    for agent in environment.agent_iter():
        _, reward, terminated, truncated, info = environment.last()
        lasts.append((agent, reward, terminated, truncated))
        over = terminated or truncated
        acted += not over
        environment.step(None if over else first(info["action_mask"]))
    agents = environment.possible_agents
    assert lasts[acted:] == [(agent, 0.0, False, True) for agent in agents]
    decisions = {"runner_up": {1: 3, 4: 12}, "runner_up_tactical": {1: 3, 4: 3 + 3}}
    assert acted == decisions.get(module.variant.name, {}).get(cycles, cycles)


@pytest.mark.parametrize("cycles", [1, 4])
@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.variant.name)
def test_max_cycles_in_parallel(module, cycles):
    environment = module.parallel_env(max_cycles=cycles)
    _, infos = environment.reset(seed=4)
    results = []
    while environment.agents:
        actions = {agent: first(info["action_mask"]) for agent, info in infos.items()}
        _, *result, infos = environment.step(actions)
        results.append([set(by_agent.values()) for by_agent in result])
    assert results == [[{0.0}, {False}, {step == cycles}] for step in range(1, cycles + 1)]


def first(mask):
    """The lowest action offered; 0 where none is."""
    return int(np.argmax(mask))


def test_agents_act_in_turn_or_all_in_one_moment():
    environment = env("runner-up", players=4)
    environment.reset(seed=2)
    order = []
    for agent in environment.agent_iter(8):
        order.append(agent)
        environment.step(int(np.flatnonzero(environment.last()[4]["action_mask"])[0]))
    assert order == 2 * ["player_0", "player_1", "player_2", "player_3"]


def test_nobody_sees_a_choice_before_all_have_chosen():
    environment = GameEnv("runner-up", players=3)
    seen = set()
    environment.reset(seed=2)
    legal = np.flatnonzero(environment.infos["player_0"]["action_mask"])
    for action in legal:
        environment.reset(seed=2)
        environment.step(int(action))
        assert environment.agent_selection == "player_1"
        seen.add(b"".join(environment.observe(agent).tobytes() for agent in ("player_1", "player_2")))
    assert len(legal) > 1
    assert len(seen) == 1


def test_an_illegal_action_raises_with_its_rule():
    environment = env("the-game", players=2)
    environment.reset(seed=7)
    with pytest.raises(IllegalActionError) as refusal:
        environment.step(392)  # to end the turn before a card is laid
    assert refusal.value.rule == "the-game/R14"
    assert environment.agents == ["player_0", "player_1"]
    with pytest.raises(IllegalActionError, match="no action"):
        environment.step(10**6)
    with pytest.raises(TypeError):
        environment.step(1.5)


def test_a_forfeit_ends_the_episode():
    environment = env("the-game", players=3, illegal="forfeit")
    environment.reset(seed=7)
    environment.step(392)
    assert environment.terminations == dict.fromkeys(environment.possible_agents, True)
    assert environment.rewards == {"player_0": -1.0, "player_1": 0.0, "player_2": 0.0}
    assert "the turn cannot end yet" in environment.infos["player_0"]["refusal"]
    collected = {}
    for agent in environment.agent_iter():
        collected[agent] = environment.last()[1]
        environment.step(None)
    assert collected == {"player_0": -1.0, "player_1": 0.0, "player_2": 0.0}
    environment.reset(seed=7)
    assert not any(environment.terminations.values())


def test_in_parallel_one_illegal_choice_undoes_all():
    environment = ParallelGameEnv("runner-up", players=3)
    _, infos = environment.reset(seed=3)
    good = {agent: int(np.flatnonzero(info["action_mask"])[0]) for agent, info in infos.items()}
    bad = good | {"player_2": int(np.flatnonzero(infos["player_2"]["action_mask"] == 0)[0])}
    before = environment.match.state.record()
    with pytest.raises(IllegalActionError):
        environment.step(bad)
    assert environment.match.state.record() == before
    with pytest.raises(ValueError, match="no action for player_1"):
        environment.step({"player_0": good["player_0"], "player_2": good["player_2"]})
    _, rewards, terminations, _, _ = environment.step(good)
    assert not any([*rewards.values(), *terminations.values()])
    assert environment.match.state.to_act() == [0, 1, 2]


def test_in_parallel_a_forfeit_is_one_agents_loss():
    environment = ParallelGameEnv("runner-up", players=3, illegal="forfeit")
    _, infos = environment.reset(seed=3)
    actions = {agent: int(np.flatnonzero(info["action_mask"])[0]) for agent, info in infos.items()}
    actions["player_1"] = int(np.flatnonzero(infos["player_1"]["action_mask"] == 0)[0])
    _, rewards, terminations, truncations, infos = environment.step(actions)
    assert rewards == {"player_0": 0.0, "player_1": -1.0, "player_2": 0.0}
    assert all(terminations.values())
    assert not any(truncations.values())
    assert [agent for agent, info in infos.items() if "refusal" in info] == ["player_1"]
    assert environment.step({}) == ({}, {}, {}, {}, {})


def test_in_parallel_only_the_seats_to_act_are_heeded():
    environment = ParallelGameEnv("claim", players=2)
    _, infos = environment.reset(seed=3)
    assert infos["player_0"]["action_mask"].any()
    assert not infos["player_1"]["action_mask"].any()
    action = int(np.flatnonzero(infos["player_0"]["action_mask"])[0])
    _, _, _, _, infos = environment.step({"player_0": action, "player_1": 10**9})
    assert infos["player_1"]["action_mask"].any()


@one_of_each
def test_in_parallel_and_in_turn_the_game_is_the_same(variant):
    game, options = variant
    together, apart = ParallelGameEnv(game, **options), GameEnv(game, **options)
    _, infos = together.reset(seed=9)
    apart.reset(seed=9)
    rewards = None
    while together.agents:
        masks = {agent: info["action_mask"] for agent, info in infos.items() if info["action_mask"].any()}
        actions = {agent: int(np.flatnonzero(mask)[-1]) for agent, mask in masks.items()}
        observations, rewards, _, _, infos = together.step(actions)
        for agent, action in actions.items():
            assert apart.agent_selection == agent
            apart.step(action)
        for agent, seen in observations.items():
            assert np.array_equal(seen, apart.observe(agent))
    assert rewards == apart.rewards


def test_signals_are_offered_if_wanted():
    with pytest.raises(ValueError, match="max_cycles"):
        env("the-game", signals=True)
    talking = GameEnv("the-game", players=2, signals=True, max_cycles=50)
    talking.reset(seed=1)
    hints = talking.infos["player_0"]["action_mask"][393:]
    assert hints.sum() == 16
    talking.step(393 + 1)
    assert talking.agent_selection == "player_0"
    assert talking.match.state.position()["hints"] == {"p1": {"up1": "avoid"}}
    quiet = GameEnv("the-game", players=2)
    quiet.reset(seed=1)
    assert not quiet.infos["player_0"]["action_mask"][393:].any()
    with pytest.raises(IllegalActionError, match="signals=True"):
        quiet.step(393 + 1)


def test_without_a_seed_games_follow_from_the_last():
    first, second = GameEnv("claim"), GameEnv("claim")
    for environment in (first, second):
        environment.reset(seed=5)
        environment.reset()
    assert first.match.state.seed == second.match.state.seed
    assert first.match.state.seed != f"{5:064x}"
    first.reset()
    assert first.match.state.seed != second.match.state.seed
    fresh = GameEnv("claim")
    fresh.reset()
    second.reset(seed=None)
    assert fresh.match.state.seed != second.match.state.seed


def test_the_state_is_all_tensors_together():
    environment = env("claim", players=2)
    environment.reset(seed=5)
    state = environment.state()
    assert environment.state_space.contains(state)
    both = [environment.observe("player_0"), environment.observe("player_1")]
    assert np.array_equal(state, np.concatenate(both))


@pytest.mark.parametrize("game", ["claim", "saboteur"])
def test_pictures(game):
    environment = env(game, render_mode="ansi")
    environment.reset(seed=1)
    assert environment.render() == str(environment.unwrapped.match.state)
    pixels = env(game, render_mode="rgb_array")
    pixels.reset(seed=1)
    image = pixels.render()
    assert image.dtype == np.uint8
    assert 0.01 < (image < 128).mean() < 0.5
    assert np.array_equal(image, pixels.render())
    plain = env(game)
    plain.reset(seed=1)
    with pytest.warns(UserWarning, match="render_mode"):
        assert plain.render() is None


@pytest.mark.parametrize(
    ("setting", "value"),
    [
        ("mask", "here"),
        ("illegal", "ignore"),
        ("render_mode", "pixels"),
        ("max_cycles", 0),
        ("max_cycles", 1.5),
        ("max_cycles", "x"),
        ("max_cycles", True),
        ("margin", -1),
        ("margin", 35),
        ("margin", "wide"),
        ("margin", 1.5),
    ],
)
def test_settings_are_checked(setting, value):
    with pytest.raises(ValueError, match=setting):
        env("saboteur", **{setting: value})


def test_a_number_of_numpys_is_a_number():
    assert parallel_env("saboteur", margin=np.int64(1), max_cycles=np.int64(2)).max_cycles == 2


def test_a_margin_is_for_a_table_without_borders():
    with pytest.raises(ValueError, match="without borders"):
        env("claim", margin=4)


@pytest.mark.parametrize("make", ["raw_env", "env", "parallel_env"])
def test_a_variant_is_what_its_name_says(make):
    for module, option in [
        (adapter.claim2_v0, {"factions": "claim"}),
        (adapter.the_game_on_fire_v0, {"edition": "standard"}),
        (adapter.runner_up_tactical_v0, {"variant": "base"}),
    ]:
        with pytest.raises(OptionError) as refusal:
            getattr(module, make)(**option)
        assert refusal.value.where == next(iter(option))
    same = getattr(adapter.claim2_v0, make)(factions="claim2").unwrapped
    assert same.match.game.options["factions"] == "claim2"


@pytest.mark.parametrize("copied", [deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
@pytest.mark.parametrize("make", [env, parallel_env])
def test_wrapped_and_parallel_environments_are_copied_too(make, copied):
    environment = make("claim", players=2)
    environment.reset(seed=5)
    copy = copied(environment)
    copy.reset(seed=6)
    assert environment.unwrapped.match.state.seed == f"{5:064x}"
    assert copy.unwrapped.match.state.seed == f"{6:064x}"
    assert copy.agents == environment.agents == ["player_0", "player_1"]
