"""Information states: nothing hidden in them, nothing forgotten; worlds that fit them."""

import json
import random
import re
from random import Random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.observation import make_observation

from stamtisch.engine.kernels import SPECTATOR
from stamtisch.engine.tensors import split_tensor
from tests.openspiel.walk import awaited, choice, dealt, load, raw, step, walk
from tests.support.variants import ALL, ONE_EACH, RUNNER_UP, name_of

PrivateInfo = pyspiel.PrivateInfoType
CASES = [*((variant, {}) for variant in ONE_EACH), (RUNNER_UP[1], {"sequential": True})]
IDS = [f"{name_of(variant)}{'-in-turn' if more else ''}" for variant, more in CASES]
over_cases = pytest.mark.parametrize(("variant", "more"), CASES, ids=IDS)
TURN = re.compile(r" (\[[^\[\]]*to act\]|\[the end, [^\[\]]* won\])$")
MOMENTS = (0, 3, 11, 26, 47)


def told(state, seat):
    """All that a seat is told."""
    return (
        state.information_state_string(seat),
        state.observation_string(seat),
        tuple(state.information_state_tensor(seat)),
        tuple(state.observation_tensor(seat)),
        state.legal_actions(seat) if not state.is_terminal() else [],
    )


@pytest.mark.parametrize("variant", ALL[::2], ids=name_of)
def test_an_information_state_is_the_engines(variant):
    """The engine goes through the game from its start; here each ply is added to the last."""
    game, dice = load(variant), Random(1)
    state = dealt(game, dice)
    start = state.moment.snapshot()
    while not state.is_terminal():
        if dice.random() < 0.4:  # not at every ply, so that several are caught up with
            state.information_state_string(dice.randrange(game.num_players()))
        step(state, dice)
    for seat, action in state.moment._history:
        start.apply(action, seat)
    for seat in range(game.num_players()):
        first, *lines = state.information_state_string(seat).split("\n")
        ours = start.information_state(seat)
        turn = whose_turn(ours)
        assert first == f"p{seat + 1}: {json.dumps(ours['start'], separators=(',', ':'))} {turn}"
        for line, event in zip(lines, ours["events"], strict=True):
            saw = f" {json.dumps(event['saw'], separators=(',', ':'))}" if event["saw"] else ""
            before, turn = turn, whose_turn(event)
            assert line == event["action"] + saw + (f" {turn}" if turn != before else "")


def whose_turn(told):
    """What the engine tells of it, as we write it."""
    if told["to_act"]:
        return f"[{', '.join(told['to_act'])} to act]"
    return f"[the end, {', '.join(told['winners']) or 'nobody'} won]"


@pytest.mark.parametrize("variant", ALL[::2], ids=name_of)
def test_whose_turn_it_is_and_that_the_game_is_over_is_told(variant):
    turn = None
    for state in walk(load(variant, **in_turn(variant)), Random(16)):
        if state.is_chance_node():
            continue
        now = state.moment.snapshot()
        seats = ", ".join(f"p{seat + 1}" for seat in now.to_act())
        before, turn = turn, f"[{seats} to act]" if seats else f"[the end, {winners(now)} won]"
        for seat in range(state.num_players()):
            assert state.observation_string(seat).endswith(turn)
            assert state.information_state_string(seat).endswith(turn) or turn == before


def winners(over):
    return ", ".join(over.winners()) or "nobody"


def in_turn(variant):
    return {"sequential": True} if variant[0] == "runner-up" else {}


@pytest.mark.parametrize("variant", ALL[::2], ids=name_of)
def test_a_resampled_world_tells_the_seat_the_same(variant):
    game, dice = load(variant), Random(2)
    for steps in MOMENTS[::2]:
        state = dealt(game, dice, steps)
        seat = dice.randrange(game.num_players())
        world = state.resample_from_infostate(seat, dice.random)
        assert told(world, seat) == told(state, seat)
        assert world.current_player() == state.current_player()
        world.moment.setup.game.from_position(world.moment.position())


@over_cases
def test_resampled_worlds_go_on_alike_as_long_as_the_seat_sees_no_difference(variant, more):
    game, dice = load(variant, **more), Random(3)
    compared = 0
    for steps in MOMENTS:
        state = dealt(game, dice, steps)
        seat = dice.randrange(game.num_players())
        world = state.resample_from_infostate(seat, dice.random)
        for _ in range(8):
            if state.is_terminal() or world.is_terminal() or awaited(state) != awaited(world):
                break
            common = {i: set(state.legal_actions(i)) & set(world.legal_actions(i)) for i in awaited(state)}
            if not all(common.values()):
                break
            chosen = {i: dice.choice(sorted(numbers)) for i, numbers in common.items()}
            for one in (state, world):
                if one.is_simultaneous_node():
                    one.apply_actions([chosen.get(i, 0) for i in range(game.num_players())])
                else:
                    one.apply_action(chosen[one.current_player()])
            alike = state.observation_string(seat) == world.observation_string(seat)
            assert (state.information_state_string(seat) == world.information_state_string(seat)) == alike
            if not alike:
                break
            assert told(state, seat) == told(world, seat)
            compared += 1
    assert compared > 0


@over_cases
def test_resampled_worlds_differ_from_the_truth_and_from_each_other(variant, more):
    game, dice = load(variant, **more), Random(4)
    state = dealt(game, dice, 2)
    worlds = {raw(state.resample_from_infostate(0, dice.random))[0] for _ in range(30)}
    assert len(worlds) == 30
    drawn = [state.resample_from_infostate(0, dice.random).moment.position()["hands"] for _ in range(30)]
    assert len({str(hands) for hands in drawn}) > 25
    assert state.moment.position()["hands"] not in drawn


@over_cases
def test_a_resampled_world_does_not_depend_on_the_truth(variant, more):
    game, dice = load(variant, **more), Random(5)
    for steps in MOMENTS:
        state = dealt(game, dice, steps)
        other = state.resample_from_infostate(0, dice.random)
        for seed in range(3):
            drawn = [one.resample_from_infostate(0, Random(seed).random) for one in (state, other)]
            assert drawn[0].moment.position() == drawn[1].moment.position()
            assert drawn[0].history() == []


@over_cases
def test_a_resampled_world_can_be_played_copied_pickled_and_resampled(variant, more):
    game, dice = load(variant, **more), Random(6)
    state = dealt(game, dice, 4)
    world = state.resample_from_infostate(0, dice.random)
    known = world.information_state_string(0)
    again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, world))[1]
    assert again.information_state_string(0) == world.clone().information_state_string(0) == known
    assert again.resample_from_infostate(0, dice.random).information_state_string(0) == known
    first, *_ = world.information_state_string(1).split("\n")
    assert json.loads(TURN.sub("", first)[4:]) == world.moment.position(2)
    while not world.is_terminal():
        step(world, dice)
    assert world.information_state_string(0).startswith(known)


def test_before_the_deal_there_is_nothing_to_resample():
    state = load(("claim", {"players": 2})).new_initial_state()
    state.apply_action(3)
    assert str(state.resample_from_infostate(0, Random(1).random)) == str(state)


@pytest.mark.parametrize("player", [-2, -1, 2, 99])
def test_no_world_fits_a_player_who_is_not_there(player):
    game = pyspiel.load_game("stamtisch_claim()")
    for state in (game.new_initial_state(), dealt(game, Random(1))):
        for ask in (
            state.information_state_string,
            lambda seat, state=state: state.resample_from_infostate(seat, Random(1).random),
        ):
            with pytest.raises(pyspiel.SpielError, match="player"):
                ask(player)


@over_cases
def test_equal_information_states_have_equal_own_histories(variant, more):
    """Two deals, random play: whenever a seat is told the same, it has seen and done the same before."""
    game = load(variant, **more, deals=2)
    past = {}
    for number in range(18):
        dice = Random(number // 2 % 3)  # the same dice lead to equal and to nearly equal ways
        way = [[] for _ in range(game.num_players())]
        state = game.new_initial_state()
        while not state.is_terminal() and len(state.history()) < 60:
            seats = awaited(state)
            for seat in range(game.num_players()) if seats else ():
                text = state.information_state_string(seat)
                if seat in seats:
                    assert past.setdefault((seat, text), tuple(way[seat])) == tuple(way[seat])
            if state.is_simultaneous_node():
                choices = [choice(state, dice, seat) for seat in range(game.num_players())]
                for seat in seats:
                    way[seat].append((state.information_state_string(seat), choices[seat]))
                state.apply_actions(choices)
                continue
            action = dice.choice(state.legal_actions())
            for seat in seats:
                way[seat].append((state.information_state_string(seat), action))
            state.apply_action(action)
    assert len(past) > 20


@over_cases
def test_a_seat_that_saw_something_else_knows_something_else(variant, more):
    """Ways that part and meet again in one observation stay two information states."""
    game, dice = load(variant, **more), Random(7)
    state = dealt(game, dice, 6)
    for seat in range(game.num_players()):
        whole = state.information_state_string(seat)
        first, *events = whole.split("\n")
        assert first.startswith(f"p{seat + 1}: ")
        assert len(events) == len(state.moment._history)
    step(state, dice)
    assert state.information_state_string(seat).startswith(whole + "\n")


@over_cases
def test_tensors_are_the_same_exactly_when_strings_are(variant, more):
    game, dice = load(variant, **more), Random(8)
    found = {}
    for state in walk(game, dice):
        if state.is_chance_node():
            continue
        for seat in range(game.num_players()):
            text = state.information_state_string(seat)
            tensor = tuple(state.information_state_tensor(seat))
            assert found.setdefault(tensor, text) == text
    assert len(set(found.values())) == len(found)


def test_what_an_information_state_tensor_recalls():
    game = load(("runner-up", {"players": 3}), sequential=True)
    state, dice = dealt(game, Random(9)), Random(9)
    setup = state.moment.setup
    done = []
    for _ in range(5):
        done.append((state.current_player(), state.legal_actions()[0]))
        step(state, dice)
        done[-1] = (done[-1][0], state.moment._history[-1][1])
    for seat in range(3):
        parts = split_tensor(
            np.array(state.information_state_tensor(seat), np.float32), setup.pieces + setup.recall_pieces
        )
        for row, (actor, action) in zip(parts["recall"], done, strict=False):
            hidden = actor != seat
            assert row[0] == np.float32(((actor - seat) % 3 + 1) / 3)
            assert row[1] == np.float32(0 if hidden else (action + 1) / setup.game.action_count)
        assert not parts["recall"][5:].any()
        assert ((parts["recall_key"] >= 0) & (parts["recall_key"] < 1)).all()
    assert game.information_state_tensor_size() == setup.size + 2 * setup.plies + 4


@over_cases
def test_tensors_keep_to_their_bounds_and_may_be_kept(variant, more):
    game, dice = load(variant, **more), Random(10)
    observation = make_observation(game)
    setup = game.setup
    for state in walk(game, dice):
        for seat in range(game.num_players()):
            observation.set_from(state, seat)
            assert list(observation.tensor) == state.observation_tensor(seat)
            for piece in setup.pieces:
                part = observation.dict[piece.name]
                assert part.shape == piece.shape
                assert piece.low <= part.min() <= part.max() <= piece.high


@over_cases
def test_public_and_private_observations(variant, more):
    """Everybody's part holds nothing of a seat's own; both together are the whole."""
    game, dice = load(variant, **more), Random(11)
    kinds = pyspiel.IIGObservationType
    public = make_observation(game, kinds(True, False, PrivateInfo.NONE))
    private = make_observation(game, kinds(False, False, PrivateInfo.SINGLE_PLAYER))
    everything = make_observation(game, kinds(True, False, PrivateInfo.ALL_PLAYERS))
    nothing = make_observation(game, kinds(False, False, PrivateInfo.NONE))
    recall = make_observation(game, kinds(True, True, PrivateInfo.NONE))
    secrets = make_observation(game, kinds(False, False, PrivateInfo.ALL_PLAYERS))
    for steps in MOMENTS:
        state = dealt(game, dice, steps)
        moment = state.moment
        for seat in range(game.num_players()):
            shown = TURN.sub("", public.string_from(state, seat))
            assert json.loads(shown[len("spectator: ") :]) == moment.position(SPECTATOR)
            own = private.string_from(state, seat)
            assert own.startswith(f"p{seat + 1}: ")
            world = state.resample_from_infostate(seat, random.Random(1).random)
            assert private.string_from(world, seat) == own
            assert public.string_from(world, seat) == public.string_from(state, seat)
            assert recall.string_from(state, seat).startswith("spectator: ")
            assert json.loads(TURN.sub("", everything.string_from(state, seat))[5:]) == moment.position()
            assert secrets.string_from(state, seat).startswith("all: ")
            assert nothing.string_from(state, seat) == ""
    for seen in (public, private, everything, nothing):
        assert seen.tensor is None
        seen.set_from(state, 0)


def test_parameters_of_observations_are_refused():
    game = load(("claim", {"players": 2}))
    assert game.make_py_observer({}).tensor is not None
    with pytest.raises(ValueError, match="no parameters"):
        make_observation(game, params={"colour": 1})
