"""How a vector deals, ends, refuses, hides and copies."""

import pickle
import tracemalloc
from copy import copy, deepcopy
from typing import Any

import numpy as np
import pytest

from stamtisch import IllegalActionError, NotationError, SeedError, load_game
from stamtisch._jit import INTERPRETED
from stamtisch.adapters.match import Match
from stamtisch.vector import VectorGame, kernels
from tests.support.variants import ONE_EACH, load, name_of
from tests.vector.single import Single

SEED = "5eed" * 16


@pytest.fixture(scope="module")
def pair():
    return load_game("the-game", players=2)


def everything(vector):
    return {
        name: value.tobytes() for name, value in vars(vector).items() if isinstance(value, np.ndarray)
    } | {"mask": vector._mask.tobytes()}


def step_until(vector, wanted, most=3000):
    for _ in range(most):
        vector.step()
        if wanted():
            return
    raise AssertionError("never")


# Seeds


def test_seeds_of_ones_own_begin_with_their_own_deal_and_go_on(pair):
    seeds: list[Any] = [1, "ab" * 32, b"x" * 32]
    vector = VectorGame(pair, 3, seeds=seeds)
    singles = [Single(pair, seed) for seed in seeds]
    for _ in range(3):
        assert [vector.seed(i) for i in range(3)] == [single.state.seed for single in singles]
        assert [str(vector.snapshot(i)) for i in range(3)] == [str(single.state) for single in singles]
        vector.play_out()
        for single in singles:
            single.deal()
    assert vector.deals.tolist() == [4, 4, 4]


def test_a_game_alone_with_a_seed_of_its_own_is_not_a_vector_of_one(pair):
    assert VectorGame(pair, 1, seeds=[SEED]).seed(0) == SEED
    assert VectorGame(pair, 1, seeds=SEED).seed(0) == VectorGame(pair, 9, seeds=SEED).seed(0) != SEED


def test_all_deals_differ(pair):
    vector = VectorGame(pair, 50, seeds=SEED)
    seen = set()
    for _ in range(4):
        seen |= {vector.seed(i) for i in range(50)}
        vector.reset()
    assert len(seen) == 200


def test_without_a_seed_games_are_secret(pair):
    assert VectorGame(pair, 1).seed(0) != VectorGame(pair, 1).seed(0)


def test_reset_goes_on_and_new_seeds_begin_anew(pair):
    vector, other = VectorGame(pair, 2, seeds=SEED), VectorGame(pair, 2, seeds=8)
    vector.play_out()
    vector.reset()
    assert vector.deals.tolist() == [3, 3]
    assert not vector.dones.any()
    assert not vector.rewards.any()
    vector.reset(seeds=8)
    assert everything(vector)["_states"] == everything(other)["_states"]
    assert everything(vector)["_desks"] == everything(other)["_desks"]


def test_reset_of_some_games(pair):
    vector = VectorGame(pair, 3, seeds=SEED, autoreset="off")
    vector.play_out()
    before = [vector._states[i : i + 1].tobytes() for i in range(3)]
    vector.reset(which=np.array([False, True, False]))
    assert vector.to_act.tolist() == [-1, 0, -1]
    assert vector.dones.tolist() == [True, False, True]
    assert vector.rewards[0].any()
    assert not vector.rewards[1].any()
    assert vector.deals.tolist() == [1, 2, 1]
    assert [vector._states[i : i + 1].tobytes() == before[i] for i in range(3)] == [True, False, True]
    with pytest.raises(ValueError, match="leave out which"):
        vector.reset(seeds=1, which=np.ones(3, np.bool_))


@pytest.mark.parametrize("seeds", [[1, 2], []])
def test_as_many_seeds_as_games(pair, seeds):
    with pytest.raises(ValueError, match=f"{len(seeds)} seeds for 3 games"):
        VectorGame(pair, 3, seeds=seeds)


def test_bad_seeds_are_refused(pair):
    with pytest.raises(SeedError):
        VectorGame(pair, 1, seeds="seven")
    with pytest.raises(SeedError):
        VectorGame(pair, 2, seeds=[1, "seven"])


@pytest.mark.parametrize("kind", [int, np.int64, np.uint8, np.array])
def test_whole_numbers_of_all_kinds_are_seeds(pair, kind):
    wanted = VectorGame(pair, 3, seeds=7).seed(2)
    vector = VectorGame(pair, 3, seeds=kind(7))
    assert vector.seed(2) == wanted
    vector.reset(seeds=kind(8))
    assert vector.seed(2) == VectorGame(pair, 3, seeds=8).seed(2) != wanted
    own = [
        VectorGame(pair, 3, seeds=seeds) for seeds in ([7, 8, 9], [kind(7), 8, kind(9)], np.array([7, 8, 9]))
    ]
    assert len({str([each.seed(i) for i in range(3)]) for each in own}) == 1


@pytest.mark.parametrize("seed", [3.0, np.float64(3), True, object(), np.array(3.0), -1, np.int64(-1), b"x"])
def test_what_is_no_seed_is_refused_and_nothing_changes(pair, seed):
    vector = VectorGame(pair, 2, seeds=SEED)
    before = everything(vector)
    for seeds in (seed, [1, seed]):
        with pytest.raises(SeedError):
            VectorGame(pair, 2, seeds=seeds)
        with pytest.raises(SeedError):
            vector.reset(seeds)
    assert everything(vector) == before


# Ends


def test_off_a_finished_game_stays(pair):
    vector = VectorGame(pair, 2, seeds=SEED, autoreset="off")
    mask = vector.attach_mask()
    step_until(vector, vector.dones.all)
    assert vector.to_act.tolist() == [-1, -1]
    assert vector.counts.tolist() == [0, 0]
    assert not mask.any()
    state, actors = vector._states.tobytes(), vector.actors.tolist()
    observation = vector.observation()
    rewards, dones, _ = vector.step(np.array([-1, 10**9]))
    assert not rewards.any()
    assert dones.all()
    assert vector._states.tobytes() == state
    assert vector.play_out() == 0
    assert vector.dones.all()
    assert vector.actors.tolist() == actors
    assert vector.observation().tolist() == observation.tolist()
    assert vector.final_observation().tolist() == observation.tolist()
    assert vector.snapshot(0).is_over()
    assert vector.snapshot(0).scores() == vector.final_snapshot(0).scores()


def test_next_step_deals_and_ignores_the_action(pair):
    vector = VectorGame(pair, 2, seeds=SEED, autoreset="next-step")
    step_until(vector, vector.dones.any)
    over = int(np.flatnonzero(vector.dones)[0])
    assert vector.to_act[over] == -1
    assert vector.rewards[over].all()
    end = vector.observation()[over]
    assert end.tolist() == vector.final_observation()[over].tolist()
    actions = vector.choose(np.zeros(2))
    actions[over] = -5
    vector.step(actions)
    assert not vector.dones[over]
    assert not vector.rewards[over].any()
    assert vector.deals[over] == 2
    assert vector.to_act[over] == vector.actors[over] == 0
    assert vector.observation()[over].tolist() != end.tolist()


def test_same_step_deals_at_once_and_keeps_the_end(pair):
    vector = VectorGame(pair, 2, seeds=SEED)
    step_until(vector, vector.dones.any)
    over = int(np.flatnonzero(vector.dones)[0])
    assert vector.rewards[over].all()
    assert vector.deals[over] == 2
    assert vector.to_act[over] == 0
    assert not vector.snapshot(over).is_over()
    assert vector.final_snapshot(over).is_over()
    assert vector.final_snapshot(over).returns() == vector.rewards[over].tolist()
    out = np.full((2, vector.observation_size), 9, np.float32)
    vector.final_observation(out)
    assert (out[1 - over] == 9).all()
    assert not (out[over] == 9).any()


def test_play_out_with_next_step_deals_finished_games_first(pair):
    vector, other = (VectorGame(pair, 2, seeds=SEED, autoreset=mode) for mode in ("next-step", "same-step"))
    for _ in range(3):
        assert vector.play_out() == other.play_out()
        assert vector.rewards.tolist() == other.rewards.tolist()
    assert vector.deals.tolist() == [3, 3]


def test_a_deal_in_which_nobody_comes_to_decide_is_dealt_again():
    """Alone against random moves the first turn often loses The Game before the second."""
    game = load_game("the-game", players=2, min_cards=6, hand_delta=-1)
    vector = VectorGame(game, 40, seeds=SEED, random_seats=["p1"])
    singles = [Single(game, SEED, i, [0]) for i in range(40)]
    assert vector.deals.tolist() == [single.deals for single in singles]
    assert max(vector.deals) > 1
    assert (vector.to_act == 1).all()


# Refusals


@pytest.mark.parametrize("variant", ONE_EACH, ids=name_of)
def test_an_action_that_is_not_offered_raises_and_nothing_changes(variant):
    game = load(variant)
    vector = VectorGame(game, 4, threads=2, seeds=SEED)
    dice = np.random.default_rng(6)
    for _ in range(40):
        vector.step()
        good = vector.choose(dice.random(4))
        before = everything(vector)
        bad = good.astype(np.int64)
        index = int(dice.integers(4))
        seat = int(vector.to_act[index])
        bad[index] = dice.integers(game.action_count)
        legal = vector.snapshot(index).legal_actions(seat)
        if bad[index] in legal:
            continue
        with pytest.raises(IllegalActionError) as refusal:
            vector.step(bad)
        assert refusal.value.where == f"game {index}, p{seat + 1}, action {bad[index]}"
        assert refusal.value.rule or str(refusal.value.reason).startswith("Many games")
        assert {**everything(vector), "_actions": 0} == {**before, "_actions": 0}
        vector.step(good)


def test_the_reason_is_the_single_games(pair):
    vector = VectorGame(pair, 3, seeds=SEED)
    actions = vector.choose(np.zeros(3))
    end = pair.parse_words("end")
    actions[1] = end
    single = Single(pair, SEED, 1)
    with pytest.raises(IllegalActionError) as refusal:
        vector.step(actions)
    reason = single.state.why_not(0, "end").reason
    assert refusal.value.reason == reason
    assert refusal.value.rule == "the-game/R14"
    assert str(refusal.value) == f"game 1, p1, action {end}: {reason}"


@pytest.mark.parametrize("action", [-1, 413, 2**62])
def test_numbers_that_are_no_action(pair, action):
    vector = VectorGame(pair, 2, seeds=SEED)
    with pytest.raises(NotationError, match="game 0, p1, action"):
        vector.step(np.array([action, vector.choose(np.zeros(2))[1]]))


@pytest.mark.parametrize("illegal", ["raise", "forfeit"])
def test_signals_are_not_offered(pair, illegal):
    vector = VectorGame(pair, 1, seeds=SEED, illegal=illegal)
    (hint, *_) = pair.new(SEED).signals(0)
    if illegal == "forfeit":
        vector.step(np.array([hint]))
        assert vector.offenders.tolist() == [0]
    else:
        with pytest.raises(IllegalActionError, match="without signals"):
            vector.step(np.array([hint]))


@pytest.mark.parametrize("mode", ["off", "next-step", "same-step"])
def test_forfeit_ends_the_game_for_the_offender(pair, mode):
    vector = VectorGame(pair, 3, seeds=SEED, illegal="forfeit", autoreset=mode)
    step_until(vector, lambda: vector.to_act[1] == 1)
    state = vector._states[1:2].tobytes()
    deals = vector.deals.tolist()
    actions = vector.choose(np.zeros(3))
    actions[1] = -3
    rewards, dones, to_act = vector.step(actions)
    assert dones.tolist() == [False, True, False]
    assert rewards[1].tolist() == [0, -1]
    assert vector.offenders.tolist() == [-1, 1, -1]
    assert vector.actors[1] == 1
    assert vector._finals[1:2].tobytes() == state
    assert to_act[1] == (0 if mode == "same-step" else -1)
    vector.step(vector.choose(np.zeros(3)))
    assert vector.offenders.tolist() == [-1, -1, -1]
    assert not vector.rewards.any()
    assert vector.deals[1] == deals[1] + (mode != "off")


@pytest.mark.parametrize(
    ("actions", "problem"),
    [
        (np.zeros(3, np.int64), ValueError),
        (np.zeros((2, 1), np.int64), ValueError),
        (7, ValueError),
        (np.zeros(2), TypeError),
        (np.zeros(2, np.uint64), TypeError),
        (["a", "b"], TypeError),
    ],
)
def test_actions_are_whole_numbers_one_a_game(pair, actions, problem):
    vector = VectorGame(pair, 2, seeds=SEED)
    before = vector._states.tobytes()
    with pytest.raises(problem):
        vector.step(actions)
    assert vector._states.tobytes() == before


@pytest.mark.parametrize(
    "arguments",
    [
        {"n": 0},
        {"threads": 0},
        {"autoreset": "sometimes"},
        {"illegal": "ignore"},
        {"random_seats": ["p1", "p2"]},
        {"margin": -1},
    ],
)
def test_what_cannot_be_is_refused(pair, arguments):
    with pytest.raises(ValueError, match="must"):
        VectorGame(pair, **{"n": 2, **arguments})
    with pytest.raises(NotationError):
        VectorGame(pair, 2, random_seats=["p3"])


@pytest.mark.parametrize("name", ["n", "threads"])
@pytest.mark.parametrize("value", ["3", 2.0, True, [2], np.ones(2, np.int64)])
def test_how_many_is_a_whole_number(pair, name, value):
    with pytest.raises(TypeError, match=f"{name} must be a whole number, not"):
        VectorGame(pair, **{"n": 2, name: value})
    assert VectorGame(pair, **{"n": 2, name: np.int16(1)}).threads == 1
    with pytest.raises(TypeError, match="n must be a whole number, not"):
        VectorGame(pair, None)


@pytest.mark.parametrize("game", ["claim", None, 7])
def test_a_game_is_one_that_was_loaded(game):
    with pytest.raises(TypeError, match="from load_game"):
        VectorGame(game, 2)


@pytest.mark.parametrize(
    ("randoms", "problem"),
    [
        (1.0, ValueError),
        (-0.1, ValueError),
        (1, ValueError),
        (float("nan"), ValueError),
        ([0.5, 1.0], ValueError),
        ([0.5, -1e-9], ValueError),
        ([0.5, float("nan")], ValueError),
        ([0.5], ValueError),
        ([0.5] * 3, ValueError),
        ([[0.5, 0.5]], ValueError),
        ("half", TypeError),
        (None, TypeError),
        (True, TypeError),
        ([None, 0.5], TypeError),
        (0.5j, TypeError),
    ],
)
def test_a_choice_is_by_numbers_from_0_to_1(pair, randoms, problem):
    with pytest.raises(problem, match="randoms must"):
        VectorGame(pair, 2, seeds=SEED).choose(randoms)


def test_one_number_may_choose_for_all(pair):
    vector = VectorGame(pair, 2, seeds=SEED)
    largest = float(np.nextafter(1, 0))
    last = [int(vector.legal[i, vector.counts[i] - 1]) for i in range(2)]
    assert vector.choose(largest).tolist() == vector.choose([largest] * 2).tolist() == last
    assert vector.choose(0).tolist() == vector.legal[:, 0].tolist()


@pytest.mark.parametrize(
    ("game", "margin"),
    [("saboteur", margin) for margin in (-1, 35, 40, 1.5, "3", None, True)]
    + [(game, margin) for game in ("claim", "the-game", "runner-up") for margin in (0, 4, 35, 1.5)],
)
def test_a_margin_that_cannot_be_is_refused_as_elsewhere(game, margin):
    loaded = load_game(game)
    with pytest.raises(ValueError, match="margin must be") as refusal:
        VectorGame(loaded, 1, margin=margin)
    with pytest.raises(ValueError, match="margin must be") as elsewhere:
        Match(loaded, margin)
    assert str(refusal.value) == str(elsewhere.value)


def test_the_largest_margin():
    loaded = load_game("saboteur")
    assert VectorGame(loaded, 1, margin=34).observation_size == Match(loaded, 34).size


@pytest.mark.parametrize(
    "out",
    [
        np.zeros((2, 413), np.int32),
        np.zeros((3, 413), np.int8),
        np.zeros((2, 412), np.int8),
        np.zeros((413, 2), np.int8).T,
        [[0] * 413] * 2,
    ],
)
def test_buffers_must_fit(pair, out):
    vector = VectorGame(pair, 2, seeds=SEED)
    with pytest.raises(ValueError, match="contiguous int8 array of shape"):
        vector.attach_mask(out)


BUFFERS = {
    "attach_mask": (lambda vector, out: vector.attach_mask(out), np.int8, 413),
    "legal_mask": (lambda vector, out: vector.legal_mask(out), np.int8, 413),
    "legal_list": (lambda vector, out: vector.legal_list(out), np.int32, None),
    "counts": (lambda vector, out: vector.legal_list(None, out), np.int64, 0),
    "observation": (lambda vector, out: vector.observation(out), np.float32, -1),
    "final_observation": (lambda vector, out: vector.final_observation(out), np.float32, -1),
}


@pytest.mark.parametrize("name", BUFFERS)
def test_a_read_only_buffer_is_refused_in_one_line(pair, name):
    fill, dtype, columns = BUFFERS[name]
    vector = VectorGame(pair, 2, seeds=SEED)
    wide = {None: pair.max_legal, -1: vector.observation_size}.get(columns, columns)
    buffer = np.zeros((2, wide) if columns != 0 else 2, dtype)
    fill(vector, buffer)
    buffer.flags.writeable = False
    with pytest.raises(ValueError, match=r"^(out|counts) must be writable, this array is read-only$"):
        fill(vector, buffer)


def test_which_games_may_be_told_by_a_read_only_array(pair):
    vector = VectorGame(pair, 2, seeds=SEED)
    which = np.array([False, True])
    which.flags.writeable = False
    vector.reset(which=which)
    assert vector.deals.tolist() == [1, 2]


def test_a_mask_of_very_many_actions_is_refused():
    vector = VectorGame(load_game("saboteur"), 1, seeds=SEED)
    with pytest.raises(ValueError, match="use legal_list"):
        vector.legal_mask()


def test_what_the_kernels_go_by_is_not_to_be_written(pair):
    vector = VectorGame(pair, 2, seeds=SEED)
    returned = (*vector.reset(), *vector.step())
    columns = (vector.legal, vector.counts, vector.to_act, vector.actors)
    others = (vector.rewards, vector.dones, vector.offenders, vector.deals)
    for column in (*columns, *others, *returned):
        with pytest.raises(ValueError, match="read-only"):
            column[0] = 0


LOOKS = {
    "snapshot": lambda vector, index: vector.snapshot(index),
    "view": lambda vector, index: vector.view(index, 1),
    "final_snapshot": lambda vector, index: vector.final_snapshot(index),
    "seed": lambda vector, index: vector.seed(index),
}
every_look = pytest.mark.parametrize("look", LOOKS.values(), ids=LOOKS)


@every_look
@pytest.mark.parametrize("index", [3, -4, 2**40, -(2**40), 2**70])
def test_there_is_no_such_game(pair, look, index):
    vector = VectorGame(pair, 3, seeds=SEED)
    vector.play_out()
    with pytest.raises(IndexError, match="index must be from -3 to 2, not"):
        look(vector, index)


@every_look
@pytest.mark.parametrize("index", [None, True, False, 1.0, "1", slice(0, 1), [0], np.zeros(3, np.int64)])
def test_an_index_is_a_whole_number(pair, look, index):
    vector = VectorGame(pair, 3, seeds=SEED)
    vector.play_out()
    with pytest.raises(TypeError, match="index must be a whole number"):
        look(vector, index)


@every_look
def test_an_index_counts_from_the_end_too(pair, look):
    vector = VectorGame(pair, 3, seeds=SEED)
    vector.play_out()
    seen = [str(look(vector, index)) for index in range(3)]
    assert len(set(seen)) == 3
    assert [str(look(vector, index)) for index in (-3, -2, -1)] == seen
    assert [str(look(vector, np.int8(index))) for index in (-3, -2, -1)] == seen


@pytest.mark.parametrize("mode", ["off", "next-step", "same-step"])
def test_without_an_end_there_is_none_to_show(pair, mode):
    vector = VectorGame(pair, 2, seeds=SEED, autoreset=mode)
    for _ in range(2):
        with pytest.raises(ValueError, match="game 1 has not ended"):
            vector.final_snapshot(-1)
        vector.reset()
    step_until(vector, lambda: vector.dones[1])
    assert vector.final_snapshot(1).is_over()
    step_until(vector, lambda: vector.dones[0])
    assert vector.final_snapshot(0).is_over()
    vector.reset(which=np.array([False, True]))
    if mode == "same-step":
        assert vector.final_snapshot(1).is_over()
    else:
        with pytest.raises(ValueError, match="game 1 has not ended"):
            vector.final_snapshot(1)


@pytest.mark.parametrize("mode", ["off", "same-step"])
def test_a_forfeited_game_is_shown_as_it_stood(pair, mode):
    vector = VectorGame(pair, 1, seeds=SEED, illegal="forfeit", autoreset=mode)
    table = str(vector.snapshot(0).position())
    vector.step(np.array([-1]))
    assert str(vector.final_snapshot(0).position()) == table


# Hiding, copying, buffers


def test_choices_at_the_same_time_stay_hidden():
    """Whatever the lowest seats choose, the others see the same until all have chosen."""
    game = load_game("runner-up", players=3)
    vector = VectorGame(game, 2, seeds=[SEED, SEED])
    vector.step(vector.legal[[0, 1], [0, 5]])
    assert vector.to_act.tolist() == [1, 1]
    assert vector._states[0:1].tobytes() != vector._states[1:2].tobytes()
    for seat in (1, 2):
        one, other = vector.observation(seat=seat)
        assert one.tolist() == other.tolist()
    one, other = vector.observation()
    assert one.tolist() == other.tolist()
    one, other = vector.observation(seat=0)
    assert one.tolist() != other.tolist()


@pytest.mark.parametrize("mode", ["off", "same-step"])
def test_a_clone_goes_its_own_way(pair, mode):
    vector = VectorGame(pair, 3, threads=2, seeds=SEED, autoreset=mode)
    vector.attach_mask()
    vector.step()
    twin = vector.clone()
    assert everything(twin) == everything(vector)
    before = everything(vector)
    for _ in range(30):
        twin.step()
    assert everything(vector) == before
    for _ in range(30):
        vector.step()
    assert everything(twin) == everything(vector)
    assert twin.threads == vector.threads == 2


@pytest.mark.parametrize("copied", [copy, deepcopy])
def test_a_copy_is_a_clone(pair, copied):
    vector = VectorGame(pair, 3, threads=2, seeds=SEED)
    vector.attach_mask()
    vector.step()
    before = everything(vector)
    twin = copied(vector)
    assert everything(twin) == before
    assert twin.game is vector.game
    twin.play_out()
    assert everything(vector) == before != everything(twin)


def test_a_mask_that_is_copied_with_its_vector_stays_attached(pair):
    vector = VectorGame(pair, 3, seeds=SEED)
    mask = vector.attach_mask()
    for first, second in ((vector, mask), (mask, vector)):
        copies = deepcopy([first, second])
        twin, twins = copies if first is vector else copies[::-1]
        twin.step()
        assert twins.tolist() == twin.legal_mask().tolist()
        assert mask.tolist() == vector.legal_mask().tolist() != twins.tolist()


def test_a_vector_is_not_pickled(pair):
    with pytest.raises(TypeError, match=r"cannot be pickled.*clone"):
        pickle.dumps(VectorGame(pair, 1))


def test_a_snapshot_does_not_change(pair):
    vector = VectorGame(pair, 1, seeds=SEED)
    look = vector.snapshot(0)
    before = look.position()
    vector.step()
    assert look.position() == before != vector.snapshot(0).position()


def test_closed_it_goes_on_alone(pair):
    vector = VectorGame(pair, 4, threads=4, seeds=SEED)
    other = VectorGame(pair, 4, threads=1, seeds=SEED)
    vector.close()
    vector.close()
    assert vector.threads == 1
    vector.step()
    other.step()
    assert everything(vector)["_states"] == everything(other)["_states"]


@pytest.mark.skipif(INTERPRETED, reason="records become Python objects there")
def test_a_step_allocates_nothing_of_the_games_size(pair):
    n = 20_000
    vector = VectorGame(pair, n, threads=1, seeds=SEED)
    vector.attach_mask()
    out = vector.observation()
    vector.step(vector.choose(np.zeros(n)))  # what is loaded or compiled the first time does not count
    found = []
    for _ in range(3):
        actions = vector.choose(np.zeros(n))
        tracemalloc.start()
        try:
            vector.step(actions)
            vector.observation(out)
            found.append(tracemalloc.get_traced_memory()[1])
        finally:
            tracemalloc.stop()
    assert min(found) < n  # another thread of this process may have had its own to do once


@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")
def test_each_kernel_is_compiled_once_a_game(pair):
    for threads in (1, 2):
        vector = VectorGame(pair, 2, threads=threads, seeds=SEED, illegal="forfeit")
        vector.attach_mask()
        vector.step()
        vector.step(vector.choose(np.zeros(2)))
        vector.step(vector.choose(np.zeros(2)).tolist())
        vector.play_out()
    step_games: Any = kernels.step_games
    states = {str(signature[0]) for signature in step_games.signatures}
    assert len(states) == len(step_games.signatures)
