"""The vector environment keeps Gymnasium's contract: spaces, seeds, autoreset, copies, wrappers."""

from copy import deepcopy
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from gymnasium.vector.utils import batch_space
from gymnasium.wrappers.vector import ClipReward, DictInfoToList, FlattenObservation, RecordEpisodeStatistics

from stamtisch import IllegalActionError, OptionError, SeedError
from stamtisch._jit import INTERPRETED
from stamtisch.adapters.gymnasium import SeatEnv
from stamtisch.adapters.gymnasium_vector import VectorSeatEnv, register
from stamtisch.adapters.variants import VARIANTS
from tests.support.variants import ONE_EACH, name_of

STEPS = 40 if INTERPRETED else 200
MODES = list(AutoresetMode)
every_kind = pytest.mark.parametrize("variant", ONE_EACH, ids=name_of)
every_mode = pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.value)


def first_legal(infos):
    return infos["action_mask"].argmax(axis=1)


def any_legal(infos, dice):
    masks = infos["action_mask"]
    return (dice.random(masks.shape) * masks).argmax(axis=1)


def everything(environment, seed, steps, dice):
    """All that an environment returns, with a reset of what is over where it does not reset itself."""
    observations, infos = environment.reset(seed=seed)
    told: list[Any] = [(observations, infos)]
    by_hand = environment.metadata["autoreset_mode"] == AutoresetMode.DISABLED
    for _ in range(steps):
        told.append(environment.step(any_legal(infos, dice)))
        observations, _, terminations, _, infos = told[-1]
        if by_hand and terminations.any():
            observations, infos = environment.reset(options={"reset_mask": terminations})
            told.append((observations, infos))
    return told


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
@pytest.mark.parametrize("mask", ["info", "observation", "both"])
def test_spaces_hold_what_is_returned(variant, mask):
    environment = gymnasium.make_vec(variant.id, num_envs=3, mask=mask)
    assert isinstance(environment, VectorSeatEnv)
    assert environment.spec is not None
    assert environment.spec.id == variant.id
    assert environment.num_envs == 3
    assert environment.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    single, whole = environment.single_observation_space, environment.observation_space
    assert whole == batch_space(single, 3)
    assert environment.action_space == batch_space(environment.single_action_space, 3)
    other = SeatEnv(variant.game, mask=mask, **variant.options)
    assert single == other.observation_space
    assert environment.single_action_space == other.action_space
    observations, infos = environment.reset(seed=1)
    for _ in range(10):
        assert observations in whole
        masks = observations["action_mask"] if mask != "info" else infos["action_mask"]
        assert masks.dtype == np.int8
        assert ("action_mask" in infos) == (mask != "observation")
        actions = masks.argmax(axis=1)
        assert actions in environment.action_space
        observations, rewards, terminations, truncations, infos = environment.step(actions)
        assert rewards.shape == terminations.shape == truncations.shape == (3,)
        assert rewards.dtype == np.float64
        assert terminations.dtype == truncations.dtype == np.bool_
        assert not truncations.any()
        assert set(infos["seat"]) <= set(range(environment.vector.game.players))
    environment.close()


@every_kind
@every_mode
@pytest.mark.parametrize("seat", [None, 1])
def test_a_seed_repeats_everything(variant, mode, seat):
    game, options = variant
    first, second = (VectorSeatEnv(game, 3, seat=seat, autoreset_mode=mode, **options) for _ in range(2))
    told = [
        everything(envs, seed, STEPS, np.random.default_rng(1)) for envs, seed in ((first, 5), (second, 5))
    ]
    assert data_equivalence(told[0], told[1], exact=True)
    other = everything(second, 6, STEPS, np.random.default_rng(1))
    assert not data_equivalence(told[0], other, exact=True)
    first_again, second_again = (
        everything(envs, None, 5, np.random.default_rng(1)) for envs in (first, first)
    )
    assert not data_equivalence(first_again, second_again, exact=True)


@every_mode
def test_alone_it_is_gymnasiums_own_vector_of_single_environments(mode):
    """The same observations, rewards, ends, masks, with every autoreset mode, for a game of one seat."""
    ours = VectorSeatEnv("the-game", 3, players=1, autoreset_mode=mode)
    theirs = SyncVectorEnv([lambda: SeatEnv("the-game", players=1)] * 3, autoreset_mode=mode)
    seeds: list[Any] = [3, 4, 5]
    assert not ours.closed
    observations, infos = ours.reset(seed=seeds)
    expected, their_infos = theirs.reset(seed=seeds)
    ended = np.zeros(3, np.bool_)
    while not ended.all():
        live = ~ended
        assert observations[live].tolist() == expected[live].tolist()
        assert infos["action_mask"][live].tolist() == their_infos["action_mask"][live].tolist()
        actions = first_legal(infos)
        stepped = ours.step(actions)
        actions[ended] = first_legal(their_infos)[ended]
        their_stepped = theirs.step(actions)
        for one, other in zip(stepped[1:4], their_stepped[1:4], strict=True):
            assert one[live].tolist() == other[live].tolist()
        just = stepped[2] & live
        if mode == AutoresetMode.SAME_STEP and just.any():
            for i in np.flatnonzero(just):
                assert stepped[4]["final_obs"][i].tolist() == their_stepped[4]["final_obs"][i].tolist()
            assert stepped[4]["_final_obs"][just].all()
        elif just.any():
            assert stepped[0][just].tolist() == their_stepped[0][just].tolist()
        ended |= just
        if mode == AutoresetMode.DISABLED and ended.any():
            break  # theirs refuse further steps
        observations, infos = stepped[0], stepped[4]
        expected, their_infos = their_stepped[0], their_stepped[4]
    ours.close()
    theirs.close()


@every_kind
def test_one_agent_in_all_seats_is_paid_as_who_acted_last(variant):
    game, options = variant
    environment = VectorSeatEnv(game, 4, **options)
    _, infos = environment.reset(seed=2)
    assert "returns" not in infos
    dice = np.random.default_rng(2)
    ends = 0
    for _ in range(4 * STEPS):
        acting = infos["seat"]
        _, rewards, terminations, _, infos = environment.step(any_legal(infos, dice))
        assert ("returns" in infos) == terminations.any()
        for i in np.flatnonzero(terminations):
            ends += 1
            assert infos["_returns"][i]
            assert infos["returns"][i].tolist() == environment.vector.final_snapshot(int(i)).returns()
            assert rewards[i] == infos["returns"][i, acting[i]]
            assert infos["seat"][i] == acting[i]
            assert not infos["action_mask"][i].any()
        assert not rewards[~terminations].any()
    assert ends or INTERPRETED


@every_kind
def test_one_seat_is_shown_its_own_view_and_paid_its_own_return(variant):
    game, options = variant
    environment = VectorSeatEnv(game, 4, seat="p2", autoreset_mode="SameStep", mask="both", **options)
    observations, infos = environment.reset(seed=2)
    dice = np.random.default_rng(2)
    for _ in range(STEPS):
        assert infos["seat"].tolist() == [1] * 4
        assert environment.vector.to_act.tolist() == [1] * 4
        shown = environment.vector.observation(seat=1)
        assert observations["observation"].tolist() == shown.tolist()
        assert observations["action_mask"].tolist() == infos["action_mask"].tolist()
        observations, rewards, terminations, _, infos = environment.step(any_legal(infos, dice))
        for i in np.flatnonzero(terminations):
            assert rewards[i] == infos["returns"][i, 1]
            final = infos["final_obs"][i]
            assert final in environment.single_observation_space
            assert not final["action_mask"].any()
            expected = environment.vector.final_observation(seat=1)[i]
            assert final["observation"].tolist() == expected.tolist()
            assert infos["final_info"]["returns"][i].tolist() == infos["returns"][i].tolist()
        if terminations.any():
            assert [final is None for final in infos["final_obs"]] == (~terminations).tolist()


@every_kind
@pytest.mark.parametrize("mask", ["info", "both"])
def test_what_is_returned_is_never_changed(variant, mask):
    game, options = variant
    environment = VectorSeatEnv(game, 2, mask=mask, autoreset_mode="SameStep", **options)
    kept = everything_twice(environment)
    assert data_equivalence(kept[0], kept[1], exact=True)


def everything_twice(environment):
    """What was returned, and what it looked like when it was."""
    _, infos = environment.reset(seed=1)
    returned, copies = [], []
    for _ in range(25):
        masks = infos["action_mask"]
        returned.append(environment.step(masks.argmax(axis=1)))
        copies.append(deepcopy(returned[-1]))
        infos = returned[-1][-1]
    return returned, copies


def test_without_copies_the_arrays_are_the_same_each_time():
    environment = VectorSeatEnv("claim", 2, copy=False, mask="both")
    observations, infos = environment.reset(seed=1)
    again, _, _, _, infos_again = environment.step(first_legal(infos))
    assert again["observation"] is observations["observation"]
    assert infos_again["action_mask"] is infos["action_mask"]


@every_kind
def test_what_is_not_offered_forfeits_or_raises(variant):
    game, options = variant
    environment = VectorSeatEnv(game, 2, **options)
    _, infos = environment.reset(seed=3)
    actions = first_legal(infos)
    actions[1] = int(np.flatnonzero(infos["action_mask"][1] == 0)[0])
    _, rewards, terminations, _, infos = environment.step(actions)
    assert rewards.tolist() == [0, -1]
    assert terminations.tolist() == [False, True]
    assert infos["offender"].tolist() == [-1, 0]
    assert infos["_offender"].tolist() == [False, True]
    strict = VectorSeatEnv(game, 2, illegal="raise", **options)
    _, infos = strict.reset(seed=3)
    with pytest.raises(IllegalActionError, match="game 1, p1"):
        strict.step(actions)
    strict.step(first_legal(infos))


def test_reset_of_some_games():
    environment = VectorSeatEnv("the-game", 3, autoreset_mode="Disabled")
    observations, _ = environment.reset(seed=3)
    again, _ = environment.reset(options={"reset_mask": np.array([True, False, False])})
    assert (observations == again).all(axis=1).tolist() == [False, True, True]


@every_mode
def test_gymnasiums_wrappers_work(mode):
    plain = VectorSeatEnv("claim", 3, mask="both", autoreset_mode=mode)
    flat = plain if mode == AutoresetMode.SAME_STEP else FlattenObservation(plain)  # it refuses that mode
    wrapped = RecordEpisodeStatistics(ClipReward(flat, -0.5, 0.5))
    told = everything(wrapped, 4, 60, np.random.default_rng(4))
    assert all(observations in wrapped.observation_space for observations, *_ in told)
    assert len(wrapped.return_queue) >= 3
    assert set(np.concatenate(list(map(np.atleast_1d, wrapped.return_queue)))) <= {-0.5, 0.0, 0.5}
    assert set(np.concatenate(list(map(np.atleast_1d, wrapped.length_queue)))) == {52}


@pytest.mark.parametrize("kind", [np.int64, np.uint8])
def test_seeds_may_be_numpys(kind):
    environment = VectorSeatEnv("claim", 2, players=2)
    wanted, _ = environment.reset(seed=3)
    assert environment.reset(seed=kind(3))[0].tolist() == wanted.tolist()
    assert environment.np_random_seed == 3
    wanted, _ = environment.reset(seed=[3, 4])
    assert environment.reset(seed=[kind(3), kind(4)])[0].tolist() == wanted.tolist()
    with pytest.raises(SeedError, match="seed"):
        environment.reset(seed=3.0)


@pytest.mark.parametrize("variant", [("claim", {"players": 2}), ("saboteur", {"players": 3})], ids=name_of)
def test_a_copy_goes_its_own_way(variant):
    game, options = variant
    environment, alone = (VectorSeatEnv(game, 2, copy=False, **options) for _ in range(2))
    _, infos = environment.reset(seed=3)
    twin = deepcopy(environment)
    mask = infos["action_mask"].copy()
    _, infos = alone.reset(seed=3)
    for _ in range(5):
        actions = first_legal(infos)
        observations, _, _, _, their_infos = twin.step(actions)
        expected, _, _, _, infos = alone.step(actions)
        assert observations.tolist() == expected.tolist()
        assert their_infos["action_mask"].tolist() == infos["action_mask"].tolist()
    assert environment._mask().tolist() == mask.tolist()


def test_infos_as_a_list():
    environment = DictInfoToList(VectorSeatEnv("claim", 2))
    _, infos = environment.reset(seed=1)
    actions = np.array([info["action_mask"].argmax() for info in infos])
    _, _, _, _, infos = environment.step(actions)
    assert [info["seat"] for info in infos] == [1, 1]


def test_pictures(capsys):
    environment = VectorSeatEnv("the-game", 2, render_mode="ansi")
    _, infos = environment.reset(seed=1)
    first, second = environment.render()
    assert first == str(environment.vector.view(0, 0))
    assert "?" in first
    assert first != second
    shown: Any = gymnasium.make_vec("stamtisch/Claim-v0", num_envs=1, render_mode="human").render()
    assert shown == (None,)
    assert capsys.readouterr().out
    (pixels,) = VectorSeatEnv("claim", 1, render_mode="rgb_array").render()
    assert pixels.ndim == 3
    assert infos["seat"].tolist() == [0, 0]


def test_registered_twice_does_no_harm():
    register()
    assert str(gymnasium.registry["stamtisch/Claim-v0"].vector_entry_point).endswith(":VectorSeatEnv")


@pytest.mark.parametrize("variant", [each for each in VARIANTS if each.options], ids=lambda each: each.name)
def test_a_variant_is_what_its_id_says(variant):
    ((name, own),) = variant.options.items()
    for other in {"claim", "standard", "base"} - {own}:
        with pytest.raises(OptionError) as refusal:
            gymnasium.make_vec(variant.id, num_envs=2, **{name: other})
        assert refusal.value.where == name
    same: Any = gymnasium.make_vec(variant.id, num_envs=2, **variant.options).unwrapped
    assert same.vector.game.options[name] == own
