"""The kernels' own random move draws each legal action equally often."""

import pytest

from stamtisch import load_game
from tests.games.runner_up.table import moment, play
from tests.support.sampling import assert_even

HANDS = [
    ["-1", "-1", "-1", "-1", "-1"],
    ["+1", "+1", "+1", "+1", "+2"],
    ["-2", "-2", "-2", "+4", "+4"],
    ["-4", "-3", "+2", "+3", "+5"],
]
"""each number of equal cards that a hand can have"""
DIFFERENT = [1, 2, 2, 5]
NUMBERED = ["+3/25", "-2/14", "+1/6", "-4/28"]


def dealt(players):
    position = {"hands": {f"p{at + 1}": hand for at, hand in enumerate(HANDS[:players])}}
    if players == 2:
        position["virtual"] = ["-4", "-3", "+3", "+5"]
    return load_game("runner-up", players=players).from_position(position)


def choices(state):
    return [len(state.legal_actions(seat)) for seat in state.to_act()]


@pytest.mark.parametrize(("players", "pawns"), [(2, 3), (3, 3), (4, 4)])
def test_each_different_card_goes_before_each_pawn_equally_often(players, pawns):
    state = dealt(players)
    assert_even(state)
    assert choices(state) == [cards * pawns for cards in DIFFERENT[:players]]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_last_card_goes_before_oneself(players):
    own = [f"+1 > p{at + 1}" for at in range(players)]
    state = moment(own, 5)
    assert_even(state)
    assert [state.legal_words(seat) for seat in range(players)] == [[words] for words in own]


@pytest.mark.parametrize("card_round", [1, 4, 5])
def test_each_numbered_card_is_put_down_equally_often(card_round):
    state = moment(NUMBERED, card_round)
    assert_even(state)
    assert choices(state) == [6 - card_round] * 4


@pytest.mark.parametrize("players", [3, 4])
def test_each_pawn_is_moved_equally_often(players):
    state = play(moment(NUMBERED[:players]), *NUMBERED[:players])
    assert_even(state)
    assert state.legal_words() == [f"move p{at + 1}" for at in range(players)]
