"""The tests of the Python API that OpenSpiel ships, run on our games."""

from itertools import islice
from random import Random

import pytest
from absl import flags

if not flags.FLAGS.is_parsed():
    flags.FLAGS.mark_as_parsed()

from open_spiel.integration_tests import api_test
from open_spiel.python.tests import games_sim_test

from tests.openspiel import reduced
from tests.openspiel.walk import load, walk
from tests.support.variants import ONE_EACH, RUNNER_UP, name_of

GAMES = [*((variant, {}) for variant in ONE_EACH), (RUNNER_UP[1], {"sequential": True})]
NODES = {
    "claim": (1, 663, 224),
    "the_game": (1, 408, 220),
    "runner_up": (1, 695, 216),
    "tactical": (1, 96, 162),
    "saboteur": (1, 74, 240),
}
"""chance nodes, decisions, ends of the reduced games"""
KNOWLEDGE = {"claim": 430, "the_game": 408, "runner_up": 654, "tactical": 94, "saboteur": 56}
"""information states of the seat to act"""


class _Partial(api_test.EnforceAPIOnPartialTreeBase):
    """OpenSpiel would draw its states near the deal; these are from whole games."""

    __test__ = False
    variant, parameters = ONE_EACH[0], {}

    @classmethod
    def setUpClass(cls):
        cls.game, cls.game_name = load(cls.variant, **cls.parameters), name_of(cls.variant)
        cls.game_type = cls.game.get_type()
        states = islice(walk(cls.game, Random(7)), 0, None, 9)
        cls.some_states = [cls.game.new_initial_state(), *(state.clone() for state in states)]


class _Full(api_test.EnforceAPIOnFullTreeBase):
    __test__ = False

    @classmethod
    def setUpClass(cls):
        cls.game = reduced.load(cls.game_name)
        super().setUpClass()


for _number, (_variant, _parameters) in enumerate(GAMES):
    _body = {"__test__": True, "variant": _variant, "parameters": _parameters}
    globals()[f"TestPartial{_number}"] = type(f"TestPartial{_number}", (_Partial,), _body)
for _name in reduced.POSITIONS:
    api_test.TOTAL_NUM_STATES[_name] = NODES[_name]
    api_test.PERFECT_RECALL_NUM_STATES[_name] = KNOWLEDGE[_name]
    _title = f"TestFull_{_name}"
    globals()[_title] = type(_title, (_Full,), {"__test__": True, "game_name": _name})


@pytest.mark.parametrize(("variant", "parameters"), GAMES, ids=lambda value: str(value)[:40])
def test_games_simulation(variant, parameters):
    games_sim_test.GamesSimTest().sim_game(load(variant, **parameters))
