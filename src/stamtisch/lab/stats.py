"""Intervals: Wilson's for rates, Student's for means; both at 95 %."""

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist, fmean, stdev

LEVEL = 0.95
Z = NormalDist().inv_cdf(0.5 + LEVEL / 2)

Estimate = tuple[float, float, float]
"""the estimate, and the ends of its interval"""


def wilson(wins: float, games: int) -> Estimate:
    """A rate with Wilson's interval; shared wins may be fractions."""
    if games == 0:
        return 0.0, 0.0, 1.0
    rate, square = wins / games, Z * Z
    middle = (rate + square / (2 * games)) / (1 + square / games)
    half = Z / (1 + square / games) * sqrt(rate * (1 - rate) / games + square / (4 * games * games))
    return rate, max(0.0, middle - half), min(1.0, middle + half)


def student_quantile(freedom: int) -> float:
    """The two-sided 95 % quantile of Student's t: exact for 1 and 2, else Cornish and Fisher's series."""
    if freedom <= 2:
        return (12.706205, 4.302653)[freedom - 1]
    z, n = Z, float(freedom)
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * n**4)
    )


def mean(values: Sequence[float]) -> Estimate | None:
    """A mean with Student's interval; None for fewer than two values."""
    if len(values) < 2:
        return None
    middle = fmean(values)
    half = student_quantile(len(values) - 1) * stdev(values) / sqrt(len(values))
    return middle, middle - half, middle + half


def width(estimate: Estimate | None) -> float:
    """From one end of the interval to the other; endless where there is none."""
    return float("inf") if estimate is None else estimate[2] - estimate[1]
