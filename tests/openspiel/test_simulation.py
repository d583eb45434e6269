"""OpenSpiel's own random simulations, over every game, number of players and main option."""

import pyspiel
import pytest

from tests.openspiel.walk import load
from tests.support.variants import ALL, RUNNER_UP, name_of


@pytest.mark.parametrize("variant", ALL, ids=name_of)
def test_random_simulation(variant):
    pyspiel.random_sim_test(load(variant), 1, serialize=True, verbose=False)


@pytest.mark.parametrize("variant", RUNNER_UP[::2], ids=name_of)
def test_random_simulation_one_choice_after_the_other(variant):
    pyspiel.random_sim_test(load(variant, sequential=True), 1, serialize=True, verbose=False)


@pytest.mark.parametrize("variant", RUNNER_UP[::3], ids=name_of)
def test_random_simulation_turned_into_turns_by_openspiel(variant):
    game = pyspiel.convert_to_turn_based(load(variant))
    pyspiel.random_sim_test(game, 1, serialize=True, verbose=False)


@pytest.mark.parametrize("variant", ALL[::9], ids=name_of)
def test_random_simulation_with_sampled_chance(variant):
    pyspiel.random_sim_test(load(variant, chance="sampled"), 1, serialize=False, verbose=False)
