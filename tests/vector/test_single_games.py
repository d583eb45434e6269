"""A vector's games are what single games with the same seeds are, whatever their number and the threads."""

import numpy as np
import pytest

from stamtisch._jit import INTERPRETED
from stamtisch.engine import kernels
from stamtisch.vector import VectorGame
from tests.support.play import raw
from tests.support.variants import ALL, ONE_EACH, load, name_of
from tests.vector.single import Single

SEED = "5eed" * 16
STEPS = 30 if INTERPRETED else 250
every_kind = pytest.mark.parametrize("variant", ONE_EACH, ids=name_of)


def state_bytes(vector, index, arrays="_states"):
    return getattr(vector, arrays)[index : index + 1].tobytes()


def assert_same(vector, singles):
    """Every array of the vector says what the single games say."""
    assert vector.to_act.tolist() == [single.seat for single in singles]
    for i, single in enumerate(singles):
        assert state_bytes(vector, i) == raw(single.state)
        assert vector.legal[i, : vector.counts[i]].tolist() == single.legal()
        assert vector.deals[i] == single.deals
        assert vector.seed(i) == single.state.seed


@pytest.mark.parametrize("variant", ALL, ids=name_of)
def test_games_are_single_games(variant):
    """The same bytes, choices, returns and ends, step by step, with deals following each other."""
    game = load(variant)
    vector = VectorGame(game, 3, threads=2, seeds=SEED)
    singles = [Single(game, SEED, i) for i in range(3)]
    dice = np.random.default_rng(3)
    assert_same(vector, singles)
    for _ in range(STEPS):
        actions = vector.choose(dice.random(3))
        acting = vector.to_act.copy()
        rewards, dones, to_act = vector.step(actions)
        for i, single in enumerate(singles):
            single.step(int(actions[i]))
            assert vector.actors[i] == acting[i]
            assert dones[i] == single.state.is_over()
            assert rewards[i].tolist() == single.state.returns()
            if dones[i]:
                assert state_bytes(vector, i, "_finals") == raw(single.state)
                single.deal()
        assert_same(vector, singles)
        assert to_act is vector.to_act


@every_kind
@pytest.mark.parametrize(("n", "threads"), [(1, 1), (2, 2), (7, 3), (7, 7), (7, 99), (5, None)])
def test_neither_the_number_of_games_nor_the_threads_matter(variant, n, threads):
    game = load(variant)
    dice = np.random.default_rng(4)
    one_by_one = [VectorGame(game, i + 1, threads=1, seeds=SEED) for i in range(n)]
    together = VectorGame(game, n, threads=threads, seeds=SEED)
    for _ in range(STEPS // 2):
        actions = together.choose(dice.random(n))
        together.step(actions)
        for i, vector in enumerate(one_by_one):
            vector.step(np.array([*vector.choose(np.zeros(i + 1))[:-1], actions[i]]))
            assert state_bytes(vector, i) == state_bytes(together, i)
            assert vector.rewards[i].tolist() == together.rewards[i].tolist()
            assert vector.dones[i] == together.dones[i]
            assert vector.to_act[i] == together.to_act[i]
            assert vector.legal[i, : vector.counts[i]].tolist() == (
                together.legal[i, : together.counts[i]].tolist()
            )


@every_kind
@pytest.mark.parametrize("threads", [1, 3])
def test_random_moves_follow_from_the_seed(variant, threads):
    game = load(variant)
    vector = VectorGame(game, 4, threads=threads, seeds=SEED)
    singles = [Single(game, SEED, i) for i in range(4)]
    for _ in range(STEPS):
        vector.step()
        for single in singles:
            single.step(single.draw())
            if single.state.is_over():
                single.deal()
        assert_same(vector, singles)


@every_kind
@pytest.mark.parametrize("threads", [1, 2])
def test_play_out_is_random_steps_to_the_end(variant, threads):
    game = load(variant)
    vector = VectorGame(game, 3, threads=threads, seeds=SEED)
    singles = [Single(game, SEED, i) for i in range(3)]
    vector.step()
    for single in singles:
        single.step(single.draw())
    for _ in range(2):
        decisions = 0
        for single in singles:
            while not single.state.is_over():
                single.step(single.draw())
                decisions += 1
        assert vector.play_out() == decisions
        assert vector.dones.all()
        assert vector.rewards.tolist() == [single.state.returns() for single in singles]
        for i, single in enumerate(singles):
            assert state_bytes(vector, i, "_finals") == raw(single.state)
            single.deal()
        assert_same(vector, singles)


@every_kind
@pytest.mark.parametrize("mode", ["same-step", "next-step"])
def test_random_seats_act_inside_the_step(variant, mode):
    game = load(variant)
    bots = [seat for seat in range(game.players) if seat != 1]
    vector = VectorGame(game, 3, threads=2, seeds=SEED, random_seats=bots, autoreset=mode)
    singles = [Single(game, SEED, i, bots) for i in range(3)]
    dice = np.random.default_rng(5)
    assert_same(vector, singles)
    for _ in range(STEPS):
        assert set(vector.to_act) <= {1, -1}
        actions = vector.choose(dice.random(3))
        vector.step(actions)
        for i, single in enumerate(singles):
            if single.state.is_over():
                single.deal()
                assert not vector.dones[i]
                assert vector.rewards[i].tolist() == [0] * game.players
                continue
            single.step(int(actions[i]))
            assert vector.dones[i] == single.state.is_over()
            assert vector.rewards[i].tolist() == single.state.returns()
            if vector.dones[i] and mode == "same-step":
                single.deal()
        assert_same(vector, singles)


@every_kind
def test_masks_and_lists_are_the_legal_actions(variant):
    game = load(variant)
    vector = VectorGame(game, 5, threads=2, seeds=SEED)
    legal = np.full((5, game.spec.max_legal), -7, np.int32)
    counts = np.zeros(5, np.int64)
    attached = None if game.id == "saboteur" else vector.attach_mask()
    for _ in range(STEPS):
        vector.step()
        assert vector.legal_list(legal, counts) == (legal, counts)
        assert counts.tolist() == vector.counts.tolist()
        for i in range(5):
            offered = vector.snapshot(i).legal_actions(int(vector.to_act[i]))
            assert legal[i, : counts[i]].tolist() == offered
            if attached is not None:
                assert np.flatnonzero(attached[i]).tolist() == sorted(offered)
                assert attached[i].max() == 1
    if attached is not None:
        assert vector.legal_mask().tolist() == attached.tolist()


@every_kind
@pytest.mark.parametrize("threads", [1, 2])
def test_observations_are_single_games_observations(variant, threads):
    game = load(variant)
    vector = VectorGame(game, 3, threads=threads, seeds=SEED)
    singles = [Single(game, SEED, i) for i in range(3)]
    ends = 0
    for _ in range(2 * STEPS):
        acting = vector.to_act.copy()
        vector.step()
        finals = vector.final_observation()
        last_seat = vector.final_observation(seat=game.players - 1)
        for i, single in enumerate(singles):
            single.step(single.draw())
            if single.state.is_over():
                ends += 1
                assert finals[i].tolist() == tensor(single.state, acting[i])
                assert last_seat[i].tolist() == tensor(single.state, game.players - 1)
                single.deal()
            else:
                assert not finals[i].any()
        shown, first_seat = vector.observation(), vector.observation(seat="p1")
        for i, single in enumerate(singles):
            assert shown[i].tolist() == tensor(single.state, single.seat)
            assert first_seat[i].tolist() == tensor(single.state, 0)
    assert ends or INTERPRETED


def tensor(state, seat):
    size = sum(piece.size for piece in state.game.spec.pieces)
    out = np.zeros(size, np.float32)
    kernels.fill_observation(state._states, np.zeros_like(state._states), seat, out)
    return out.tolist()
