"""What a vector is called with, looked at before a kernel goes by it: kernels check no bounds."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from stamtisch.engine.notation import shorten
from stamtisch.engine.seeds import whole_number

Array = Any
"""a NumPy array"""


def count_of(name: str, value: Any) -> int:
    """A number of things, at least 1."""
    count = whole_number(value)
    if count is None:
        raise TypeError(f"{name} must be a whole number, not {shorten(value)}")
    if count < 1:
        raise ValueError(f"{name} must be at least 1, not {count}")
    return count


def index_of(index: Any, n: int) -> int:
    """The index of one of n games, from 0; negative ones count from the end, as in Python."""
    number = whole_number(index)
    if number is None:
        raise TypeError(f"index must be a whole number, not {shorten(index)}")
    if not -n <= number < n:
        raise IndexError(f"index must be from {-n} to {n - 1}, not {shorten(number)}")
    return number % n


def is_one_seed(seeds: Any) -> bool:
    """Whether this is a seed, good or bad, and not a sequence of seeds."""
    if isinstance(seeds, str | bytes) or whole_number(seeds) is not None:
        return True
    return not hasattr(seeds, "__len__") or np.ndim(seeds) == 0


def one_of(name: str, value: Any, known: Sequence[str]) -> str:
    """One of the words that there are."""
    if value not in known:
        raise ValueError(f"{name} must be one of {', '.join(known)}, not {value!r}")
    return str(value)


def array_of(name: str, given: Array | None, dtype: Any, shape: tuple[int, ...]) -> Array:
    """The caller's array, to be read only, if it is as it must be; none given: a new one."""
    if given is None:
        return np.zeros(shape, dtype)
    if (
        not isinstance(given, np.ndarray)
        or given.dtype != dtype
        or given.shape != shape
        or not given.flags.c_contiguous
    ):
        raise ValueError(f"{name} must be a contiguous {np.dtype(dtype)} array of shape {shape}")
    return given


def buffer_of(name: str, given: Array | None, dtype: Any, shape: tuple[int, ...]) -> Array:
    """The caller's array to be written into, if it is as it must be; none given: a new one."""
    buffer = array_of(name, given, dtype, shape)
    if not buffer.flags.writeable:
        raise ValueError(f"{name} must be writable, this array is read-only")
    return buffer


def shares_of(randoms: Any, n: int) -> Array:
    """Numbers from 0 to 1 (exclusive), one for each game or one for all."""
    shares = np.asarray(randoms)
    if shares.dtype.kind not in "fiu":
        raise TypeError(f"randoms must be numbers, not {shorten(randoms)}")
    if shares.shape not in ((), (n,)):
        raise ValueError(f"randoms must have shape ({n},), not {shares.shape}")
    if not (shares.min() >= 0 and shares.max() < 1):  # so that NaN is refused too
        raise ValueError("randoms must be from 0 to 1 (exclusive)")
    return shares
