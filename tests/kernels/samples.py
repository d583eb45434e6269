"""Small kernels to compile in tests."""

from typing import Annotated

from stamtisch._jit import kernel, lowest_bit, popcount, state_at
from stamtisch.engine.layout import I8, I32, Grid, Row, StateRecord


class SampleRecord(StateRecord):
    """Fields of several widths and shapes."""

    narrow: I8
    wide: I32
    long: Annotated[Row, "i1", 9]
    short: Annotated[Row, "i1", 3]
    low: Annotated[Grid, "i2", 2, 5]
    flat: Annotated[Grid, "i2", 4, 3]


@kernel
def weigh(value, factor):
    return 10 * value + factor


@kernel
def weigh_all(states):
    """Whole numbers of every kind."""
    s = state_at(states, 0)
    total = weigh(s.narrow, 2) + weigh(s.wide, s.narrow) + weigh(3, s.long[2])
    return total + weigh(1 << 40, popcount(s.narrow)) + weigh(lowest_bit(s.wide), 0)


@kernel
def last(row, place):
    return row[place]


@kernel
def corner(grid, x, y):
    grid[x, y] += 1
    return grid[x, y]


@kernel
def read_fields(states):
    """Fields of one item in every shape."""
    s = state_at(states, 0)
    return last(s.long, 8) + 10 * last(s.short, 2) + 100 * corner(s.low, 1, 4) + 10000 * corner(s.flat, 3, 2)


@kernel
def reach(states, place):
    """A part that may read outside its field."""
    return last(state_at(states, 0).short, place)


@kernel
def last_of_three(row):
    return last(row, 2)


@kernel
def reach_third(states):
    return last_of_three(state_at(states, 0).short)


@kernel
def reach_third_again(states):
    return last_of_three(state_at(states, 0).short) + last(state_at(states, 0).long, 2)


@kernel
def endless(number):
    return endless(number - 1)


@kernel
def ask_endless(number):
    return endless(number)


def sample():
    record = SampleRecord.empty()
    record.narrow, record.wide = 7, 1000
    record.long[2], record.long[8], record.short[2] = -3, 5, 4
    record.low[1, 4], record.flat[3, 2] = 8, 20
    return record


@kernel
def narrow_of(s):
    return s.narrow


@kernel
def ask_narrow(states):
    return narrow_of(state_at(states, 0))
