"""Every fault is caught by the contract meant for it; the sound environment keeps it."""

import pytest

from stamtisch import IllegalActionError
from stamtisch.adapters.pettingzoo import GameEnv
from tests.adapters.contract import CONTRACTS
from tests.adapters.faults import FAULTS
from tests.support.variants import CLAIM

SEVEN = {players: options["factions"] for _, options in CLAIM if (players := options["players"]) > 2}
SEEDS = (1, 2)


def maker(kind, game, options):
    chosen = {
        key: SEVEN[options["players"]] if key == "factions" else value for key, value in options.items()
    }
    return lambda: kind(game, **chosen)


def is_caught(make, name, seed):
    try:
        CONTRACTS[name](make, seed)
    except (AssertionError, IllegalActionError, pytest.fail.Exception):
        return True
    return False


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_is_caught_and_its_absence_is_not(name):
    kind, broken, game, options = FAULTS[name]
    assert any(is_caught(maker(kind, game, options), broken, seed) for seed in SEEDS)
    CONTRACTS[broken](maker(GameEnv, game, options), SEEDS[0])


def test_every_contract_has_a_fault():
    assert {broken for _, broken, _, _ in FAULTS.values()} == set(CONTRACTS)
