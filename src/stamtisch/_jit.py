"""The only door to numba: `kernel`, `stub` and `state_at`, compiled or interpreted.

The same source runs in two modes, chosen once, when this module is imported:

- compiled: every kernel is a numba dispatcher, cached on disk;
- interpreted: `NUMBA_DISABLE_JIT=1`, or no numba installed. Kernels are the plain functions and
  numba is never imported, which makes a short command start at once.

numba's own cache does not notice an edit in another file, nor a change of its flags. So the cache
lies in a folder named by a hash of all sources that hold kernels, of the versions and of the flags.
"""

import hashlib
import importlib.util
import os
import shutil
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from types import FunctionType
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")

KERNEL_PACKAGES = ("engine", "games", "search", "vector", "bots")
"""Folders whose sources decide whether a cached kernel is still good."""
FLAGS = (
    "NUMBA_BOUNDSCHECK",
    "NUMBA_OPT",
    "NUMBA_DEBUGINFO",
    "NUMBA_CPU_NAME",
    "NUMBA_CPU_FEATURES",
)
KEEP_SECONDS = 14 * 24 * 3600
"""Cache folders of other versions are removed when they have not been used for so long."""


def _is_interpreted() -> bool:
    wanted = os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0")
    return wanted or importlib.util.find_spec("numba") is None


INTERPRETED = _is_interpreted()


def sources_hash(package: Path, extra: tuple[str, ...] = ()) -> str:
    """Hash of every kernel source below `package` (paths and bytes), the versions and the flags."""
    digest = hashlib.sha256(repr((sys.version_info[:3], extra)).encode())
    digest.update(repr([(flag, os.environ.get(flag)) for flag in FLAGS]).encode())
    files = [path for name in KERNEL_PACKAGES for path in (package / name).rglob("*.py")]
    for path in sorted([*package.glob("_*.py"), *files]):
        digest.update(str(path.relative_to(package)).encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:20]


def _cache_home() -> Path:
    if chosen := os.environ.get("STAMTISCH_CACHE_DIR"):
        return Path(chosen)
    from platformdirs import user_cache_path

    return user_cache_path("stamtisch", appauthor=False) / "kernels"


def prune_cache(home: Path, keep: Path, now: float) -> None:
    """Remove the cache folders beside `keep` that nobody has used for `KEEP_SECONDS`."""
    for folder in home.iterdir():
        if folder != keep and folder.is_dir() and now - folder.stat().st_mtime > KEEP_SECONDS:
            shutil.rmtree(folder, ignore_errors=True)


def _prepare_cache(*versions: str) -> Path | None:
    """The folder for compiled kernels, made if need be; None where nothing can be written."""
    try:
        home = _cache_home()
        folder = home / sources_hash(Path(__file__).parent, versions)
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        prune_cache(home, folder, time.time())
    except OSError:
        return None
    return folder if os.access(folder, os.W_OK) else None


_VIEWS: dict[Any, Callable[[Any, int], Any]] = {}


def register_view(dtype: Any, view: Callable[[Any, int], Any]) -> None:
    """Tell `state_at` how to read one element of an array of `dtype` without numba."""
    if dtype in _VIEWS:
        raise TypeError(f"two games with one record layout: {dtype}")
    _VIEWS[dtype] = view


def state_at(states: Any, index: int) -> Any:
    """Element `index` of an array of states, written through (a view, not a copy)."""
    return _VIEWS[states.dtype](states, index)


def compiled_as_vectors(function: Callable[P, R]) -> Callable[P, R]:
    """Mark `rng.chacha20_words`: compiled kernels run `_chacha.py`'s vectors in its place."""
    if not INTERPRETED:
        from stamtisch import _chacha, _compiler

        _compiler.replace(function, _chacha.signature, _chacha.generate)
    return function


def popcount(mask: int) -> int:
    """How many bits are set in a mask of at most 63 bits."""
    return mask.bit_count()


def lowest_bit(mask: int) -> int:
    """The index of the lowest set bit; the mask must not be 0."""
    return (mask & -mask).bit_length() - 1


def _stub_python(function: Callable[P, R]) -> Any:
    """A generic function that picks the game's kernel by the record's dtype."""
    table: dict[Any, Callable[..., Any]] = {}

    def call(s: Any, *args: Any) -> Any:
        return table[s.dtype](s, *args)

    call.__name__, call.__doc__ = function.__name__, function.__doc__
    call.table = table  # type: ignore[attr-defined]  # read by `implement`
    return call


def implement(generic: Any, dtype: Any, implementation: Callable[..., Any]) -> None:
    """Register the kernel that answers `generic` for records of `dtype`."""
    generic.table[dtype] = implementation


def plain(function: Callable[P, R]) -> Callable[P, R]:
    """A kernel's interpreted twin: the same source, calling interpreted twins, for views and tests.

    Python code that has a record's view calls kernels through this; the compiled ones take arrays.
    """
    body = getattr(function, "py_func", None)
    if body is None:
        return function
    if body not in _TWINS:
        names = dict(body.__globals__)
        _TWINS[body] = twin = FunctionType(body.__code__, names, body.__name__)
        twin.__doc__ = body.__doc__
        for name in body.__code__.co_names:
            if name in names:
                names[name] = _plain_value(names[name])
    return _TWINS[body]  # type: ignore[no-any-return]  # same signature by construction


_TWINS: dict[Any, Any] = {}


def _plain_value(value: Any) -> Any:
    """What a twin finds under a name: twins for kernels, tuples for tables."""
    return tuple(value.tolist()) if hasattr(value, "tolist") else plain(value)


if INTERPRETED:

    def table(values: Sequence[int]) -> Sequence[int]:
        """Constants that kernels index; without numba a tuple."""
        return tuple(values)

    def kernel(function: Callable[P, R]) -> Callable[P, R]:
        """Mark a kernel; without numba it stays the function it is."""
        return function

    def bound(function: Callable[P, R], *_examples: Any) -> Callable[P, R]:
        """A kernel for arguments of one kind; without numba the kernel."""
        return function

    def stub(function: Callable[P, R]) -> Callable[P, R]:
        """A generic kernel, answered by each game (see `implement`)."""
        return _stub_python(function)  # type: ignore[no-any-return]  # same signature by contract

else:
    import operator

    import numba
    import numpy as np
    from numba.core import types

    from stamtisch import _compiler

    _CONFIG: Any = numba.config
    _CACHE = _prepare_cache(numba.__version__, np.__version__)

    def table(values: Sequence[int]) -> Sequence[int]:
        """Constants that kernels index: an array, since numba makes a branch of every item of a tuple."""
        constants: Any = np.array(values, np.int64)
        return constants  # type: ignore[no-any-return]  # read like any sequence of ints

    def kernel(function: Callable[P, R]) -> Callable[P, R]:
        """Compile a kernel on first call, cached in this version's folder, without the GIL."""
        before = _CONFIG.CACHE_DIR
        try:
            if _CACHE is not None:
                _CONFIG.CACHE_DIR = str(_CACHE)
            return _compiler.Kernel(function, _CACHE is not None)
        finally:
            _CONFIG.CACHE_DIR = before

    def bound(function: Callable[P, R], *examples: Any) -> Callable[P, R]:
        """A kernel for arguments of the examples' types, which it trusts: called in half the time."""
        dispatcher: Any = function
        return dispatcher.compile(tuple(map(dispatcher.typeof_pyval, examples)))  # type: ignore[no-any-return]

    def stub(function: Callable[P, R]) -> Callable[P, R]:
        """A generic kernel: in compiled callers the record's type picks the game's kernel."""
        call = _stub_python(function)
        _compiler.answer_by_record(call, call.table)
        return call  # type: ignore[no-any-return]  # same signature by contract

    int64: Any = types.int64

    def _element(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        return context.get_function(operator.getitem, sig)(builder, args)

    def _count_bits(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    def _count_zeros(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        return builder.cttz(args[0], context.get_constant(types.boolean, True))

    _compiler.replace(state_at, lambda states, index: states.dtype(states, int64), _element)
    _compiler.replace(popcount, lambda mask: int64(int64), _count_bits)
    _compiler.replace(lowest_bit, lambda mask: int64(int64), _count_zeros)
