"""Scoring a stage."""

import pytest

from tests.games.runner_up.table import fields, last_round, moment, play, points


@pytest.mark.parametrize(
    ("pawns", "expected"),
    [
        ([6, 9, 2], [6, 0, 0]),  # W10
        ([4, 1, 4, -3], [0, 1, 0, 0]),  # W11
        ([12, 16, -3], [12, 0, 0]),
        ([5, 4, 3, 2, 1, 0], [0, 4, 0, 0, 0, 0]),
        ([0, 1, 2, 3, 4, 5], [0, 0, 0, 0, 4, 0]),
        ([-1, 15, 16], [0, 15, 0]),
    ],
)
def test_R30_R31_the_second_occupied_field_scores(pawns, expected):
    assert points(pawns) == expected


@pytest.mark.parametrize(
    ("pawns", "expected"),
    [
        ([16, 16, 12], [0, 0, 12]),  # W17
        ([7, 7, 6, 1], [0, 0, 6, 0]),
        ([8, 8, 8, 8, 8, -2], [0, 0, 0, 0, 0, -2]),
    ],
)
def test_R32_A3_sharing_the_front_field_does_not_matter(pawns, expected):
    assert points(pawns) == expected


@pytest.mark.parametrize(
    ("pawns", "expected"),
    [
        ([3, -2, -2, -2], [0, -2, -2, -2]),  # W12
        ([8, 8, 5, 5, -1], [0, 0, 5, 5, 0]),  # W13
        ([5, 3, 3, -2], [0, 3, 3, 0]),
    ],
)
def test_R33_each_gets_all_the_points(pawns, expected):
    assert points(pawns) == expected


@pytest.mark.parametrize(
    ("pawns", "expected"),
    [([-1, -3, -7], [0, -3, 0]), ([16, 16, -11], [0, 0, -11]), ([-1, -2, -3], [0, -2, 0])],
)
def test_R34_points_may_be_negative(pawns, expected):
    assert points(pawns) == expected


def test_R30_R34_the_very_ends_of_the_track():
    state = last_round([15, 14, -11], steps=[1, 2, -1])
    assert list(state.scores().values()) == [0, 0, -12]


@pytest.mark.parametrize(
    ("pawns", "expected"),
    [([3, 0, 0, -2], [0, 0, 0, 0]), ([0, -4, -9], [0, -4, 0]), ([1, 0, -1], [0, 0, 0])],  # W14, W18
)
def test_R35_A1_the_start_is_a_field_worth_nothing(pawns, expected):
    assert points(pawns) == expected


def test_A1_scoring_nought_is_scoring():
    assert last_round([2, -1, -2]).position()["scored"] == ["p2"]


@pytest.mark.parametrize("field", [-11, -1, 0, 4, 16])
@pytest.mark.parametrize("players", [3, 6])
def test_R36_A2_one_field_only_and_nobody_scores(field, players):
    state = last_round([field - 1] * players)
    assert set(state.scores().values()) == {0}
    assert state.position()["scored"] == []


def test_R37_A15_points_are_added_up_and_open():
    rest = {"stage": 3, "totals": {"p1": 4, "p2": -2, "p3": 9, "p4": 0}}
    state = last_round([6, 4, 5, -3], steps=[1, -1, 2, -2], **rest)
    assert state.scores() == {"p1": 4, "p2": 1, "p3": 9, "p4": 0}
    assert state.position()["totals"] == state.scores()
    for who in ("spectator", "p1", "p4"):
        assert state.observation(who).scores() == state.scores()
    assert state.position()["scored"] == ["p1", "p2", "p3"]


def test_R37_totals_of_many_points():
    """The most and the least that five stages can give fit."""
    state = last_round([15, 14, -11], stage=5, totals={"p2": 60}, steps=[1, 1, -1])
    assert state.scores()["p2"] == 75
    state = last_round([15, 14, -11], stage=5, totals={"p3": -48}, steps=[1, 2, -1])
    assert state.scores()["p3"] == -60


@pytest.mark.parametrize(
    ("pawns", "expected"),
    [
        ([7, 2, 4], [0, 0, 4]),  # W29
        ([6, 5, 6], [0, 5, 0]),  # W28
        ([3, 3, -8], [0, 0, -8]),
        ([3, 5, 9], [0, 5, 0]),
        ([1, 2, -3], [1, 0, 0]),
    ],
)
def test_R45_R46_the_virtual_pawn_counts_and_scores(pawns, expected):
    assert points(pawns, two=True) == expected


def test_R45_no_pawn_of_nobody_counts():
    """With three players there is no fourth pawn on the start."""
    assert points([5, -2, -2]) == [0, -2, -2]
    state = moment(["-1 > p1", "-2 > p2", "-3 > p3"], 5)
    assert play(state, "-1 > p1", "-2 > p2", "-3 > p3").scores() == {"p1": 0, "p2": -2, "p3": 0}
    assert fields(state) == [0, 0, 0]
