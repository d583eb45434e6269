"""Whole games, action by action, are what they were."""

import pytest

from tests.golden.golden import golden_variants, path_of, write_game
from tests.support.variants import name_of


@pytest.mark.parametrize("variant", golden_variants(), ids=name_of)
def test_the_game_goes_as_written(variant):
    assert write_game(variant) == path_of(variant).read_text(encoding="utf-8")
