"""States: what is offered and refused, words both ways, copies, pickles, the same game everywhere."""

import json
import os
import pickle
import subprocess
import sys
from copy import deepcopy
from random import Random

import pyspiel
import pytest

from stamtisch import IllegalActionError, NotationError, StamtischError
from tests.openspiel.walk import awaited, choice, dealt, load, raw, step, walk
from tests.support.variants import ALL, ONE_EACH, RUNNER_UP, name_of

MOMENTS = (0, 5, 17, 40)
SCRIPT = """
import hashlib, pyspiel, stamtisch.adapters.openspiel
told = hashlib.sha256()
for name in ("the_game", "claim", "saboteur", "runner_up(sequential=True)"):
    state = pyspiel.load_game("stamtisch_" + name).new_initial_state()
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
        if not state.is_chance_node():
            told.update(str(state).encode() + state.information_state_string(1).encode())
print(told.hexdigest())
"""


@pytest.mark.parametrize("variant", ALL[::2], ids=name_of)
def test_what_is_offered_is_what_the_engine_offers(variant):
    dice = Random(1)
    for state in walk(load(variant), dice):
        if state.is_chance_node():
            continue
        ours = state.moment.snapshot()
        assert awaited(state) == ours.to_act() or ours.is_over()
        assert state.is_terminal() == ours.is_over()
        assert state.returns() == ours.returns()
        for seat in awaited(state):
            words = [state.action_to_string(seat, number) for number in state.legal_actions(seat)]
            assert sorted(words) == sorted(ours.legal_words(seat))
            assert state.legal_actions(seat) == sorted(set(state.legal_actions(seat)))


@pytest.mark.parametrize("variant", ALL[::3], ids=name_of)
def test_words_lead_back_to_the_action(variant):
    dice = Random(2)
    for state in walk(load(variant), dice):
        for seat in awaited(state):
            for number in state.legal_actions(seat):
                assert state.string_to_action(seat, state.action_to_string(seat, number)) == number
        if len(awaited(state)) == 1 and not state.is_simultaneous_node():
            number = state.legal_actions()[-1]
            assert state.string_to_action(state.action_to_string(number)) == number


@pytest.mark.parametrize("variant", [*ONE_EACH, RUNNER_UP[7]], ids=name_of)
def test_an_action_not_offered_is_refused_and_changes_nothing(variant):
    game, dice = load(variant), Random(3)
    for steps in MOMENTS:
        state = dealt(game, dice, steps)
        before, history = raw(state), state.history()
        seat = awaited(state)[0]
        offered = set(state.legal_actions(seat))
        numbers = game.num_distinct_actions()
        for number in [-7, 1 << 40, numbers, *range(0, numbers, 1 + numbers // 200)]:
            if number in offered:
                continue
            with pytest.raises(StamtischError):
                take(state, seat, number, dice)
            assert raw(state) == before
            assert state.history() == history


def take(state, seat, number, dice):
    """This action of a seat; where several choose, anything that is legal for the others."""
    if state.is_simultaneous_node():
        seats = range(state.num_players())
        state.apply_actions([number if i == seat else choice(state, dice, i) for i in seats])
    else:
        state.apply_action(number)


def test_a_refusal_names_the_rule():
    state = dealt(load(("claim", {"players": 2})), Random(4))
    with pytest.raises(IllegalActionError) as caught:
        state.apply_action(state.moment.setup.game.parse_words("look"))
    assert caught.value.rule


def test_one_bad_choice_of_several_changes_nothing():
    game, dice = load(("runner-up", {"players": 3})), Random(5)
    state = dealt(game, dice)
    before = raw(state)
    good = [choice(state, dice, seat) for seat in range(3)]
    for seat in range(3):
        with pytest.raises(IllegalActionError):
            state.apply_actions([91 if other == seat else number for other, number in enumerate(good)])
        assert raw(state) == before
    state.apply_actions(good)
    assert raw(state) != before


def test_signals_are_not_offered():
    state = dealt(load(("the-game", {"players": 2})), Random(6))
    signal = state.moment.snapshot().signals(0)[0]
    assert signal >= state.num_distinct_actions()
    with pytest.raises(NotationError):
        state.apply_action(signal)
    with pytest.raises(StamtischError):
        state.string_to_action(0, "hint up1 avoid")


def test_words_that_are_no_action_or_not_legal_are_refused():
    state = dealt(load(("claim", {"players": 2})), Random(7))
    with pytest.raises(NotationError):
        state.string_to_action(0, "goblin-77")
    with pytest.raises(IllegalActionError):
        state.string_to_action(0, "take stock")
    assert load(("claim", {"players": 2})).new_initial_state().string_to_action("draw 5") == 5


def test_before_the_deal():
    game = load(("saboteur", {"players": 3}))
    state = game.new_initial_state()
    assert state.is_initial_state()
    assert state.legal_actions() == list(range(64))
    for seat in range(3):
        assert state.information_state_string(seat) == state.observation_string(seat) == f"p{seat + 1}: {{}}"
        assert not any(state.information_state_tensor(seat))
        assert not any(state.observation_tensor(seat))
    with pytest.raises(NotationError):
        state.apply_action(64)
    assert state.returns() == [0, 0, 0]
    assert str(state.clone()) == str(state)


def test_after_the_end():
    for variant in ONE_EACH:
        *_, state = walk(load(variant), Random(8))
        assert state.current_player() == pyspiel.PlayerId.TERMINAL
        assert state.legal_actions() == []
        assert state.legal_actions(0) == []
        assert state.rewards() == state.returns() == state.moment.snapshot().returns()
        assert "\n[the end, " in str(state)
        assert "\n" in state.information_state_string(0)
        with pytest.raises(StamtischError):
            state.apply_action(0)


@pytest.mark.parametrize("variant", ONE_EACH, ids=name_of)
def test_who_is_to_act_is_in_the_text(variant):
    state = dealt(load(variant), Random(9), 3)
    seats = ", ".join(f"p{seat + 1}" for seat in awaited(state))
    assert f"\n[{seats} to act]\n" in str(state)


@pytest.mark.parametrize("variant", [*ONE_EACH, RUNNER_UP[7]], ids=name_of)
def test_a_copy_is_a_state_of_its_own(variant):
    game, dice = load(variant), Random(10)
    for steps in MOMENTS:
        state = dealt(game, dice, steps)
        before = raw(state)
        for copy in (state.clone(), pickle.loads(pickle.dumps(state)), deepcopy(state)):
            assert raw(copy) == before
            assert copy.history() == state.history()
            texts = [state.information_state_string(seat) for seat in range(game.num_players())]
            assert texts == [copy.information_state_string(seat) for seat in range(game.num_players())]
            step(copy, dice)
            assert raw(state) == before
            assert [state.information_state_string(seat) for seat in range(game.num_players())] == texts


@pytest.mark.parametrize("variant", ALL[::4], ids=name_of)
def test_serialised_games_go_on_alike(variant):
    game, dice = load(variant), Random(11)
    for steps in MOMENTS:
        state = dealt(game, dice, steps)
        again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1]
        while not state.is_terminal():
            same = dice.getrandbits(60)
            step(state, Random(same))
            step(again, Random(same))
            assert raw(again) == raw(state)


def test_a_pickle_of_other_rules_is_refused(monkeypatch):
    state = dealt(load(("claim", {"players": 2})), Random(12))
    whole = pickle.dumps(state.moment)
    assert raw_of(pickle.loads(whole)) == raw_of(state.moment)
    restore, saved = state.moment.__reduce__()
    newer = (*saved[:4], (99, *saved[4][1:]))
    with pytest.raises(StamtischError, match="rules"):
        restore(*newer)


def raw_of(moment):
    return moment._states.tobytes(), moment._history


def test_what_is_handed_out_may_be_changed_without_harm():
    state = dealt(load(("claim", {"players": 2})), Random(13))
    legal = state.legal_actions()
    legal.clear()
    assert state.legal_actions()
    start = load(("claim", {"players": 2})).new_initial_state()
    start.chance_outcomes().clear()
    assert len(start.chance_outcomes()) == 64


def test_the_same_in_every_process_and_a_quiet_end():
    """Another order of sets, another process; OpenSpiel frees its games after Python has ended."""
    told = set()
    for seed in ("0", "12345"):
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        done = subprocess.run(
            [sys.executable, "-c", SCRIPT], capture_output=True, text=True, env=environment, check=True
        )
        assert done.stderr == ""
        told.add(done.stdout)
    assert len(told) == 1


def test_random_numbers_of_others_play_no_part():
    def play():
        return [str(state) for state in walk(load(("saboteur", {"players": 3})), Random(14))]

    import numpy as np

    first = play()
    np.random.seed(5)  # noqa: NPY002 - on purpose
    assert play() == first


def test_positions_are_in_the_text_to_the_last_card():
    state = dealt(load(("the-game", {"players": 2})), Random(15), 4)
    position = json.loads(str(state).split("position: ")[1])
    assert position == state.moment.position()
    assert len(position["draw"]) > 70
