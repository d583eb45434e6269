"""Every variant of every game keeps every contract, over whole random games.

`STAMTISCH_GAMES=10000 pytest tests/adapters/test_contract.py -k whole_games` plays so many of each.
"""

import os

import pytest

from stamtisch.adapters.pettingzoo import GameEnv
from tests.adapters.contract import CONTRACTS
from tests.support.variants import ALL, ONE_EACH, name_of

GAMES = int(os.environ.get("STAMTISCH_GAMES", "1"))
EVERY_VARIANT = ("masks_are_the_legal_actions", "rewards_are_the_returns_once")


def maker(variant, **settings):
    game, options = variant
    return lambda: GameEnv(game, **options, **settings)


@pytest.mark.parametrize("name", EVERY_VARIANT)
@pytest.mark.parametrize("variant", ALL, ids=name_of)
def test_whole_games(variant, name):
    make = maker(variant)
    env = make()
    for seed in range(GAMES):
        CONTRACTS[name](lambda: env, seed)


@pytest.mark.parametrize("name", sorted(set(CONTRACTS) - set(EVERY_VARIANT)))
@pytest.mark.parametrize("variant", ONE_EACH, ids=name_of)
def test_contracts(variant, name):
    CONTRACTS[name](maker(variant), 11)


@pytest.mark.parametrize("name", sorted(CONTRACTS))
@pytest.mark.parametrize("mask", ["observation", "both"])
def test_masks_in_observations(mask, name):
    CONTRACTS[name](maker(ONE_EACH[0], mask=mask), 3)


@pytest.mark.parametrize("name", EVERY_VARIANT)
@pytest.mark.parametrize("margin", [0, 1])
def test_a_small_window(margin, name):
    CONTRACTS[name](maker(("saboteur", {"players": 4}), margin=margin), 5)
