"""What is told of a move beyond the move: R25, R34."""

import pytest

from tests.games.saboteur.table import start


@pytest.mark.parametrize(("goal", "card"), [("top", "gold"), ("middle", "stone_se"), ("bottom", "stone_sw")])
def test_R25_what_lies_under_a_goal_is_told_to_who_looked_and_to_nobody_else(goal, card):
    state = start(["map", "cross"], goals=["gold", "stone_se", "stone_sw"])
    action = state.game.parse_words(f"map {goal}")
    viewers = ("p1", "p2", "spectator")
    before = [state.observation(who) for who in viewers]
    state.apply(action)
    told = [
        state.happened(old, state.observation(who), action) for old, who in zip(before, viewers, strict=True)
    ]
    assert told[1:] == [[], []]
    assert len(told[0]) == 1
    assert f"Only you see what lies there: {card}." in told[0]
