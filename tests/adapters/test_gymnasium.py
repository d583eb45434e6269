"""Gymnasium's own checks for every variant; bots, seats, seeds and forfeits."""

import pickle
from copy import deepcopy
from functools import partial
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

from stamtisch import IllegalActionError, NotationError, OptionError
from stamtisch.adapters.gymnasium import SeatEnv, register
from stamtisch.adapters.variants import VARIANTS
from stamtisch.bots.base import RandomBot
from stamtisch.bots.roster import UnknownBotError, bot_names, make_bot
from tests.support.variants import ALL, GAMES, ONE_EACH, name_of

IDS = {variant.game: variant.id for variant in reversed(VARIANTS)}


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
@pytest.mark.parametrize("mask", ["info", "observation", "both"])
def test_official_check(variant, mask, capsys):
    check_env(gymnasium.make(variant.id, mask=mask).unwrapped)
    assert capsys.readouterr().out  # the table, in the mode `human`


@pytest.mark.parametrize("variant", ALL, ids=name_of)
def test_official_check_of_every_variant(variant):
    game, options = variant
    environment = gymnasium.make(IDS[game], seat=options["players"] - 1, **options).unwrapped
    check_env(environment, skip_render_check=True)


def test_ids():
    names = ["Claim", "Claim2", "RunnerUp", "RunnerUpTactical", "Saboteur", "TheGame", "TheGameOnFire"]
    found = sorted(name for name in gymnasium.registry if name.startswith("stamtisch/"))
    assert found == [f"stamtisch/{name}-v0" for name in names]
    register()  # twice does no harm
    claim2: Any = gymnasium.make("stamtisch/Claim2-v0").unwrapped
    assert claim2.match.game.options["factions"] == "claim2"


def play(environment, seed):
    """The first legal action each time: all that was returned."""
    observation, info = environment.reset(seed=seed)
    told = [observation.tobytes()]
    while True:
        action = int(np.flatnonzero(info["action_mask"])[0])
        observation, reward, terminated, truncated, info = environment.step(action)
        told.append((observation.tobytes(), reward, terminated, truncated, info["action_mask"].tobytes()))
        if terminated or truncated:
            return told


def in_a_hurry(game, name):
    """The bot with the smallest budget, if it takes any."""
    try:
        make_bot(f"{name}:2sims", game)
    except UnknownBotError:
        return name
    return f"{name}:2sims"


@pytest.mark.slow
@pytest.mark.parametrize("variant", ONE_EACH, ids=name_of)
def test_any_seat_against_any_bots(variant):
    game, options = variant
    for name in map(partial(in_a_hurry, game), bot_names(game)):
        seat = options["players"] - 1
        environment = SeatEnv(game, seat=f"p{seat + 1}", bots=name, **options)
        assert environment.seat == seat
        told = play(environment, 3)
        state = environment.match.state
        assert state.is_over()
        assert told[-1][1:4] == (state.returns()[seat], True, False)
        assert all(step[1:4] == (0.0, False, False) for step in told[1:-1])
        assert not environment.action_masks().any()
        assert {seat for seat, _ in state.history} == set(range(options["players"]))


@pytest.mark.parametrize("game", GAMES)
def test_seeds_repeat_episodes_bots_and_all(game):
    first, second = SeatEnv(game), SeatEnv(game)
    assert play(first, 8) == play(second, 8)
    assert play(first, None) == play(second, None)
    assert play(first, 8) != play(second, 9)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("copied", [deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_copies_play_on_alike(game, copied):
    environment = SeatEnv(game)
    _, info = environment.reset(seed=4)
    for _ in range(3):
        _, _, _, _, info = environment.step(int(np.flatnonzero(info["action_mask"])[0]))
    copy = copied(environment)
    for number in np.flatnonzero(info["action_mask"])[:1]:
        there, here = copy.step(int(number)), environment.step(int(number))
        assert there[0].tobytes() == here[0].tobytes()
        assert there[1:4] == here[1:4]
    assert copy.match.state.record() == environment.match.state.record()


def test_the_seat_acts_only_when_it_is_to_act():
    environment = SeatEnv("claim", seat=1, players=2)
    _, info = environment.reset(seed=6)
    assert environment.match.state.to_act() == [1]
    assert len(environment.match.state.history) == 1
    assert info["action_mask"].any()


def test_bots_do_not_see_a_choice_that_lies_face_down():
    seen = []

    def spy(observation):
        seen.append(observation.view._states.tobytes())
        return observation.legal_actions(observation.seat)[0]

    for choice in (0, -1):
        environment = SeatEnv("runner-up", players=3, bots=spy)
        _, info = environment.reset(seed=6)
        environment.step(int(np.flatnonzero(info["action_mask"])[choice]))
    assert len(seen) == 4
    assert seen[:2] == seen[2:]


def test_a_game_over_before_the_seats_first_decision_is_dealt_again():
    calls = []

    def give_up(observation):
        """Lay the worst card each time."""
        calls.append(observation)
        actions = observation.legal_actions(observation.seat)
        return max(actions, key=lambda action: action // 4 if action % 4 < 2 else 98 - action // 4)

    environment = SeatEnv("the-game", players=2, min_cards=8, hand_delta=1, first_player="p2", bots=give_up)
    for seed in range(30):
        environment.reset(seed=seed)
        assert environment.match.state.to_act() == [0]
        if environment.match.state.seed != f"{seed:064x}":
            break
    else:
        pytest.fail("none was")
    again = SeatEnv("the-game", players=2, min_cards=8, hand_delta=1, first_player="p2", bots=give_up)
    again.reset(seed=seed)
    assert again.match.state.record() == environment.match.state.record()


def test_bots_by_seat():
    environment = SeatEnv("claim", players=2, seat=1, bots={"p1": RandomBot(), 1: "greedy"})
    assert isinstance(environment._bots[0], RandomBot)
    assert list(environment._bots) == [0]
    with pytest.raises(ValueError, match="nobody for seat 2"):
        SeatEnv("saboteur", players=3, bots={1: "random"})


def test_a_forfeit_by_default():
    environment = SeatEnv("the-game", players=2)
    environment.reset(seed=7)
    before = environment.match.state.record()
    _, reward, terminated, truncated, info = environment.step(392)
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert "the turn cannot end yet" in info["refusal"]
    assert not info["action_mask"].any()
    assert environment.match.state.record() == before


def test_an_error_if_wanted():
    environment = SeatEnv("the-game", players=2, illegal="raise")
    environment.reset(seed=7)
    with pytest.raises(IllegalActionError) as refusal:
        environment.step(392)
    assert refusal.value.rule == "the-game/R14"
    assert environment.action_masks().any()


@pytest.mark.parametrize("illegal", ["forfeit", "raise"])
@pytest.mark.parametrize("end", ["over", "forfeit", "truncated", "not begun"])
def test_an_episode_that_does_not_go_on_takes_no_step(end, illegal):
    environment = SeatEnv("claim", illegal=illegal, max_cycles=2 if end == "truncated" else None)
    if end in ("over", "truncated"):
        play(environment, 1)
    elif end == "forfeit" and illegal == "forfeit":
        environment.reset(seed=1)
        assert environment.step(environment.action_space.n - 1)[2]
    before = environment.match.state.record()
    for action in (0, environment.match.action_count - 1, *environment.match.legal(0)[:1]):
        with pytest.raises(ResetNeeded, match="reset"):
            environment.step(int(action))
    assert environment.match.state.record() == before
    _, info = environment.reset(seed=1)
    environment.step(int(np.flatnonzero(info["action_mask"])[0]))


def test_an_error_that_changes_nothing_lets_the_episode_go_on():
    environment = SeatEnv("claim", illegal="raise")
    _, info = environment.reset(seed=1)
    with pytest.raises(IllegalActionError):
        environment.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    environment.step(int(np.flatnonzero(info["action_mask"])[0]))


@pytest.mark.parametrize("bots", [None, 3, ["greedy"], RandomBot, {1: None}])
def test_what_is_no_bot_is_refused_at_making(bots):
    with pytest.raises(TypeError, match="a bot's name, a bot or a function"):
        gymnasium.make("stamtisch/Claim-v0", bots=bots)


def test_a_variant_is_what_its_id_says():
    for name, option in [
        ("Claim2", {"factions": "claim"}),
        ("TheGameOnFire", {"edition": "standard"}),
        ("RunnerUpTactical", {"variant": "base"}),
    ]:
        with pytest.raises(OptionError) as refusal:
            gymnasium.make(f"stamtisch/{name}-v0", **option)
        assert refusal.value.where == next(iter(option))
    same: Any = gymnasium.make("stamtisch/Claim2-v0", factions="claim2").unwrapped
    assert same.match.game.options["factions"] == "claim2"
    assert pickle.loads(pickle.dumps(same)).match.game.options["factions"] == "claim2"


def test_truncation():
    environment = SeatEnv("claim", max_cycles=3)
    told = play(environment, 5)
    assert [step[2:4] for step in told[1:]] == [(False, False), (False, False), (False, True)]
    assert told[-1][1] == 0.0


def test_the_table_is_shown_as_the_seat_sees_it():
    environment = SeatEnv("claim", render_mode="ansi")
    environment.reset(seed=2)
    assert environment.render() == str(environment.match.state.observation(0))
    assert environment.render() != str(environment.match.state)


def test_mistakes_are_told():
    with pytest.raises(NotationError):
        SeatEnv("claim", seat=2)
    with pytest.raises(Exception, match="no bot"):
        SeatEnv("claim", bots="nobody")
