"""Intervals agree with published values, and cover what they should."""

from random import Random

import pytest

from stamtisch.lab.stats import mean, student_quantile, width, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(8, 10, 0.4902, 0.9433), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962)],
)
def test_wilson_as_published(wins, games, low, high):
    rate, found_low, found_high = wilson(wins, games)
    assert rate == wins / games
    assert (found_low, found_high) == pytest.approx((low, high), abs=1e-4)


def test_without_games_anything_is_possible():
    assert wilson(0, 0) == (0.0, 0.0, 1.0)
    assert mean([1.0]) is None
    assert width(None) == float("inf")


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (200, 1.972)],
)
def test_student_as_in_the_tables(freedom, quantile):
    assert student_quantile(freedom) == pytest.approx(quantile, abs=0.02)


def test_the_mean_has_its_interval():
    middle, low, high = mean([1.0, 2.0, 3.0, 4.0])
    assert middle == 2.5
    assert (low, high) == pytest.approx((0.446, 4.554), abs=0.02)
    assert width((middle, low, high)) == pytest.approx(4.108, abs=0.04)


def test_95_of_100_intervals_hold_the_truth():
    dice = Random(5)
    held = sum(
        low <= 0.3 <= high
        for _, low, high in (wilson(sum(dice.random() < 0.3 for _ in range(80)), 80) for _ in range(2000))
    )
    assert 0.93 <= held / 2000 <= 0.97
