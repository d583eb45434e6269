"""Positions say everything, both ways; what cannot be is refused by name and place."""

import copy

import pytest
from hypothesis import strategies as st

from stamtisch import PositionError
from tests.support.play import random_step
from tests.support.strategies import dice, for_every_game, states
from tests.support.variants import ONE_EACH, load, name_of


@for_every_game(states, dice)
def test_a_position_read_is_the_position_written(state, rng):
    position = state.position()
    again = state.game.from_position(position, state.seed)
    assert again.position() == position
    assert again.to_act() == state.to_act()
    for seat in state.to_act():
        assert again.legal_actions(seat) == state.legal_actions(seat)
    assert again.scores() == state.scores()
    for who in ("spectator", *range(state.game.players)):
        assert again.observation(who).position() == state.observation(who).position()


JUNK = (
    st.none()
    | st.booleans()
    | st.integers(-5, 200)
    | st.text(max_size=6)
    | st.just(1.5)
    | st.just([[]])
    | st.just({"p1": {}})
)


@st.composite
def broken_positions(draw, game):
    """A true position with one part, at any depth, replaced by junk."""
    state = draw(states(game))
    position = copy.deepcopy(state.position())
    part, junk = position, draw(JUNK)
    while True:
        keys = list(part) if isinstance(part, dict) else list(range(len(part)))
        key = draw(st.sampled_from(keys))
        if isinstance(part[key], dict | list) and part[key] and draw(st.booleans()):
            part = part[key]
        else:
            part[key] = junk
            return state, position


@for_every_game(broken_positions)
def test_a_broken_position_is_read_rightly_or_refused_clearly(case):
    state, position = case
    problem = None
    try:
        again = state.game.from_position(position, state.seed)
    except PositionError as refusal:
        problem = refusal
    if problem is None:
        assert again.game.from_position(again.position()).position() == again.position()
        assert str(again)
    else:
        assert problem.code == "impossible-position"
        assert problem.where
        assert str(problem)


@pytest.mark.parametrize("variant", ONE_EACH, ids=name_of)
@pytest.mark.parametrize(
    "position", [None, [], "x", 3, {"no_such_field": 1}, {"hands": []}, {"hands": {"p99": []}}]
)
def test_what_is_no_position_is_refused(variant, position):
    with pytest.raises(PositionError):
        load(variant).from_position(position)


@for_every_game(states, dice)
def test_a_view_is_no_position(state, rng):
    """A view's `?` is no card; where nothing is hidden the view may be read."""
    view = state.observation("spectator").position()
    if "'?'" in repr(view):
        with pytest.raises(PositionError):
            state.game.from_position(view)
    random_step(state, rng)
