"""Hypothesis strategies: any game, any options, any reachable moment; and tests for every game."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support.play import random_state
from tests.support.variants import ALL, GAMES, load

dice = st.integers(0, 2**32 - 1).map(Random)
game_seeds = st.integers(0, 2**256 - 1).map(lambda number: f"{number:064x}")


def variants(game: str) -> st.SearchStrategy[Any]:
    """One of the game's variants."""
    return st.sampled_from([variant for variant in ALL if variant[0] == game])


@st.composite
def states(draw: Any, game: str) -> Any:
    """A state that random play reached in some variant of the game; never over."""
    loaded = load(draw(variants(game)))
    return random_state(loaded, draw(game_seeds), draw(dice), draw(st.integers(0, 120)))


def for_every_game(*parts: Any) -> Callable[[Callable[..., None]], Any]:
    """Run a property once per game. Parts are strategies, or functions from a game to a strategy."""

    def decorate(test: Callable[..., None]) -> Any:
        def run(game: str, data: Any) -> None:
            test(*[data.draw(part(game) if callable(part) else part) for part in parts])

        run.__name__, run.__module__, run.__doc__ = test.__name__, test.__module__, test.__doc__
        return pytest.mark.parametrize("game", GAMES)(given(st.data())(run))

    return decorate
