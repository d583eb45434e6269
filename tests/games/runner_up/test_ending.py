"""The end of the game: who wins, what it returns, what is said."""

import pytest

from stamtisch import IllegalActionError
from stamtisch._jit import plain
from stamtisch.games.runner_up import scoring
from tests.games.runner_up.table import ended, last_round, moment

CASES = [
    ([9, 3, -2, 5], ["p4"]),  # W21
    ([14, 9, 9, -2], ["p2", "p3"]),  # W22
    ([10, 10, 7], ["p3"]),  # W23
    ([4, 4, 4], []),  # W24
    ([12, 0, -3], ["p2"]),  # W25
    ([-2, -5, -9], ["p2"]),  # W26
    ([12, 12, 7, 0], ["p3"]),
    ([5, 0, 0, 0], ["p2", "p3", "p4"]),
    ([0, 0, 0], []),
    ([-3, -3, -8], ["p3"]),
    ([1, 2, 3, 4, 5, 6], ["p5"]),
    ([6, 6, 6, 6, 6, 5], ["p6"]),
]


@pytest.mark.parametrize(("totals", "expected"), CASES)
def test_R38_R39_R39a_R39b_A5_A6_the_second_most_points_win(totals, expected):
    state = ended(totals)
    assert state.is_over()
    assert state.winners() == expected


def test_R38_the_game_ends_with_the_scoring_of_the_fifth_stage():
    state = last_round([4, 9, 3], steps=[1, -1, 2], stage=5, totals={"p1": 6, "p2": 10, "p3": -1})
    assert state.is_over()
    assert (state.scores(), state.winners()) == ({"p1": 11, "p2": 10, "p3": 4}, ["p2"])
    with pytest.raises(IllegalActionError, match="over"):
        state.apply("p1: +1 > p1")
    assert not last_round([4, 9, 3], stage=4).is_over()
    assert last_round([4, 9, 3], stage=4).winners() == []


def test_R38_the_finished_game_as_a_position():
    state = last_round([4, 9, 3], steps=[1, -1, 2], stage=5, totals={"p1": 6, "p2": 10, "p3": -1})
    position = state.position()
    assert (position["stage"], position["round"]) == (5, 5)
    assert position["pawns"] == {"p1": 5, "p2": 8, "p3": 5}
    assert position["hands"] == {"p1": [], "p2": [], "p3": []}
    again = state.game.from_position(position)
    assert again.is_over()
    assert again.position() == position


def test_R38_nobody_has_won_before_the_end():
    state = moment(["+1 > p1", "+2 > p2", "+3 > p3"], stage=3, totals={"p1": 9, "p2": 5})
    assert plain(scoring.winners)(state._record) == 0
    assert (state.winners(), state.returns()) == ([], [0, 0, 0])


def test_A4_who_never_scored_may_win():
    state = ended([12, 0, -3])
    assert state.position()["scored"] == ["p1", "p3"]
    assert state.winners() == ["p2"]


@pytest.mark.parametrize(
    ("totals", "scored", "expected"),
    [
        ([12, 0, -3], ["p1", "p3"], ["p3"]),
        ([12, 0, -3], ["p1", "p2", "p3"], ["p2"]),
        ([0, 0, -3], ["p2", "p3"], ["p3"]),
        ([0, 0, 0], [], []),
        ([7, 0, 0], ["p1"], []),
        ([5, 5, 0], ["p1", "p2"], []),
    ],
)
def test_A4_option_only_who_has_scored_may_win(totals, scored, expected):
    state = ended(totals, scored, require_scored_stage=True)
    assert state.winners() == expected


@pytest.mark.parametrize(
    ("totals", "expected"),
    [
        ([10, 10, 7], ["p1", "p2"]),
        ([10, 7, 7], ["p2", "p3"]),
        ([10, 9, 7], ["p2"]),
        ([3, 8, 8, 8, 1], ["p2", "p3", "p4"]),
        ([4, 4, 4], []),
    ],
)
def test_A5_option_players_level_at_the_top_take_both_places(totals, expected):
    assert ended(totals, top_tie="places").winners() == expected


@pytest.mark.parametrize("tie", ["distinct", "places"])
def test_A6_option_all_equal_and_all_share(tie):
    state = ended([4, 4, 4], top_tie=tie, all_equal="shared")
    assert state.winners() == ["p1", "p2", "p3"]
    assert state.returns() == [0, 0, 0]
    assert ended([4, 4, 3], all_equal="shared").winners() == ["p3"]


def test_A4_A6_options_together():
    both = {"require_scored_stage": True, "all_equal": "shared"}
    assert ended([5, 5, 0], ["p1", "p2"], **both).winners() == ["p1", "p2"]
    assert ended([5, 0, 0], ["p1"], **both).winners() == ["p1"]
    assert ended([0, 0, 0], [], **both).winners() == []
    assert ended([0, 0, 0], ["p3"], **both).winners() == ["p3"]


@pytest.mark.parametrize(
    ("totals", "expected", "returns"),
    [
        ([11, 3, 6], ["v"], [-0.5, -0.5]),  # W30
        ([10, 4, 7], ["v"], [-0.5, -0.5]),
        ([6, 3, 11], ["p1"], [1, -0.5]),
        ([6, 3, 3], ["p2", "v"], [-1, 0.5]),
        ([3, 3, 6], ["p1", "p2"], [0.5, 0.5]),
        ([6, 6, 3], ["v"], [-0.5, -0.5]),
        ([2, 2, 2], [], [0, 0]),
    ],
)
def test_R47_A7_the_virtual_player_may_win_and_share(totals, expected, returns):
    state = ended(totals, two=True)
    assert state.winners() == expected
    assert state.returns() == returns


def test_R47_A6_the_virtual_player_shares_with_all():
    state = ended([2, 2, 2], two=True, all_equal="shared")
    assert state.winners() == ["p1", "p2", "v"]
    assert state.returns() == [0, 0]
    assert ended([7, 0, 0], ["p1", "v"], two=True, require_scored_stage=True).winners() == ["v"]


@pytest.mark.parametrize(
    ("totals", "returns"),
    [
        ([9, 3, -2, 5], [-1 / 3, -1 / 3, -1 / 3, 1]),
        ([14, 9, 9, -2], [-0.5, 0.5, 0.5, -0.5]),
        ([4, 4, 4], [0, 0, 0]),
        ([5, 0, 0], [-1, 0.5, 0.5]),
    ],
)
def test_R39_winners_share_what_the_others_lose(totals, returns):
    state = ended(totals)
    assert state.returns() == pytest.approx(returns)
    assert sum(state.returns()) == pytest.approx(0)


@pytest.mark.parametrize(
    ("state", "words"),
    [
        (ended([9, 3, -2, 5]), "p4 wins with 5 points, the second-most."),
        (ended([14, 9, 9, -2]), "p2 and p3 share the win with 9 points, the second-most."),
        (ended([11, 3, 6], two=True), "v wins with 6 points, the second-most."),
        (ended([4, 4, 4]), "All totals are equal, so nobody is second: a draw."),
        (ended([4, 4, 4], all_equal="shared"), "p1, p2 and p3 share the win with 4 points each."),
        (ended([8, 8, 2], top_tie="places"), "p1 and p2 share the win with 8 points each."),
        (
            ended([7, 0, 0], ["p1"], require_scored_stage=True),
            "Among those who have scored nobody is second, so nobody wins.",
        ),
    ],
    ids=str,
)
def test_R38_R39_R39b_the_result_in_words(state, words):
    assert state.result() == words
