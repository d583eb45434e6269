"""OpenSpiel's own algorithms run on our games: search, counterfactual regrets, learning loops."""

from random import Random

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy, rl_environment
from open_spiel.python.algorithms import (
    cfr,
    exploitability,
    external_sampling_mccfr,
    ismcts,
    mcts,
    outcome_sampling_mccfr,
    random_agent,
)

from tests.openspiel import reduced
from tests.openspiel.walk import dealt, load, step, walk
from tests.support.variants import ONE_EACH, RUNNER_UP, name_of

IN_TURN = [
    *((variant, {}) for variant in ONE_EACH if variant[0] != "runner-up"),
    (RUNNER_UP[1], {"sequential": True}),
]


def searcher(game, simulations, worlds=-1):
    dice = np.random.RandomState(3)
    evaluator = mcts.RandomRolloutEvaluator(1, dice)
    return ismcts.ISMCTSBot(game, evaluator, 1.4, simulations, worlds, random_state=dice)


@pytest.mark.parametrize(("variant", "parameters"), IN_TURN, ids=str)
def test_information_set_search(variant, parameters):
    game, dice = load(variant, **parameters), Random(5)
    state = dealt(game, dice, 12)
    for _ in range(3):
        assert searcher(game, 8, worlds=2).step(state) in state.legal_actions()
        assert searcher(game, 8).step(state) in state.legal_actions()
        step(state, dice)
        if state.is_terminal():
            return


def test_search_finds_the_winning_card():
    """The last two tricks: a Doppelganger thrown in now loses the lead and both votes."""
    position = {
        "phase": 2,
        "leader": "p1",
        "hands": {"p1": ["goblin-9", "knight-2"], "p2": ["goblin-8", "knight-9"]},
        "score": {"p1": ["undead-1", "dwarf-1"], "p2": ["undead-2", "dwarf-2"]},
    }
    game = pyspiel.load_game("stamtisch_claim", {"position": reduced.pack_position(position), "deals": 1})
    state = dealt(game, Random(1))
    found = dict(searcher(game, 400).get_policy(state))
    best = max(found, key=found.get)
    assert state.action_to_string(best) == "goblin-9"


@pytest.mark.parametrize("solver", [pyspiel.CFRSolver, cfr.CFRSolver], ids=["compiled", "python"])
def test_counterfactual_regrets_solve_a_reduced_claim(solver):
    game = reduced.load("claim", deals=3)
    assert exploitability.exploitability(game, policy.UniformRandomPolicy(game)) > 0.4
    solving = solver(game)
    for _ in range(15):
        solving.evaluate_and_update_policy()
    average = solving.average_policy()
    measure = pyspiel.exploitability if solver is pyspiel.CFRSolver else exploitability.exploitability
    assert measure(game, average) < 0.06


@pytest.mark.parametrize("name", list(reduced.POSITIONS))
def test_counterfactual_regrets(name):
    game = reduced.load(name)
    solver = pyspiel.CFRSolver(game)
    before = pyspiel.expected_returns(game.new_initial_state(), solver.average_policy(), -1, False)
    for _ in range(3):
        solver.evaluate_and_update_policy()
    after = pyspiel.expected_returns(game.new_initial_state(), solver.average_policy(), -1, False)
    if name == "the_game":
        assert after[0] > before[0], "together they lay more cards"
    else:
        assert sum(after) == pytest.approx(0, abs=1e-9)


@pytest.mark.parametrize("name", list(reduced.POSITIONS))
@pytest.mark.parametrize(
    "solver", [external_sampling_mccfr.ExternalSamplingSolver, outcome_sampling_mccfr.OutcomeSamplingSolver]
)
def test_sampled_regrets(name, solver):
    np.random.seed(1)  # noqa: NPY002 - what these solvers draw from
    game = reduced.load(name)
    solving = solver(game)
    for _ in range(5):
        solving.iteration()
    state = dealt(game, Random(2))
    chances = solving.average_policy().action_probabilities(state)
    assert sum(chances.values()) == pytest.approx(1)
    assert set(chances) <= set(state.legal_actions())


def test_regrets_of_choices_at_once_after_openspiel_turned_them():
    game = pyspiel.convert_to_turn_based(reduced.load("runner_up", sequential=False))
    own = reduced.load("runner_up")
    values = [
        pyspiel.expected_returns(other.new_initial_state(), pyspiel.UniformRandomPolicy(other), -1, False)
        for other in (game, own)
    ]
    assert values[0] == pytest.approx(values[1])


@pytest.mark.parametrize("variant", ONE_EACH, ids=name_of)
def test_learning_loop(variant):
    """In the tactical variant single seats act too; OpenSpiel's loop for choices at once cannot do that."""
    game = load(variant, sequential=True) if "variant" in variant[1] else load(variant)
    env = rl_environment.Environment(game, observation_type=rl_environment.ObservationType.OBSERVATION)
    env.seed(4)
    agents = [random_agent.RandomAgent(seat, game.num_distinct_actions()) for seat in range(env.num_players)]
    moment = env.reset()
    while not moment.last():
        if env.is_turn_based:
            moment = env.step([agents[moment.observations["current_player"]].step(moment).action])
        else:
            moment = env.step([agent.step(moment).action for agent in agents])
    assert len(moment.rewards) == game.num_players()


@pytest.mark.parametrize(("variant", "parameters"), IN_TURN, ids=str)
def test_bots_of_openspiel_play_each_other(variant, parameters):
    game = load(variant, **parameters)
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(game.num_players())]
    returns = pyspiel.evaluate_bots(game.new_initial_state(), bots, 9)
    assert all(game.min_utility() <= value <= game.max_utility() for value in returns)


def test_a_history_leads_to_the_same_state():
    game = load(("claim", {"players": 2}), deals=3)
    *_, state = walk(game, Random(6))
    again = pyspiel.build_state_from_history_string("stamtisch_claim(deals=3)", str(state.history()))[1]
    assert str(again) == str(state)
