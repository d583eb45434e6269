"""Whether a command runs the rules compiled or interpreted: the one place where that is decided.

Importing numba and loading the compiled kernels takes about half a second, and much longer the first time,
when they have to be compiled. The same kernels, interpreted, start at once and need about a millisecond an
action, most of it for writing JSON, which compiling does not speed up. So a command runs interpreted unless
its input is so large that compiling pays, or unless the user has decided by setting NUMBA_DISABLE_JIT.
"""

import os
import sys
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

SWITCH = "NUMBA_DISABLE_JIT"
LARGE_INPUT = 2_000_000
"""bytes of records from which compiled kernels pay: half as many if they are cached, more if they are not"""


def choose_mode(input_size: int = 0) -> None:
    """Decide for a command with so many bytes of input; to be called before the engine is imported."""
    if SWITCH not in os.environ and "stamtisch._jit" not in sys.modules and input_size < LARGE_INPUT:
        os.environ[SWITCH] = "1"


def choose_server_mode(compiled: bool) -> None:
    """Decide for the server, whose first page must not wait for a compiler.

    It runs compiled if the person says so or if everything it needs is in the cache, else interpreted.
    The mode is fixed when the engine is imported, which the look into the cache does: so to run compiled,
    this process begins anew as itself.
    """
    if SWITCH in os.environ or "stamtisch._jit" in sys.modules:
        return
    os.environ[SWITCH] = "1"
    marker = warm_marker()
    if compiled or (marker is not None and marker.exists()):
        os.environ[SWITCH] = "0"
        os.execv(sys.executable, [sys.executable, *sys.orig_argv[1:]])  # noqa: S606  # our own arguments


def warm_marker() -> Path | None:
    """The file that says that all a server needs is compiled, for these very sources; None: no numba."""
    from stamtisch import _jit

    try:
        versions = version("numba"), version("numpy")
    except PackageNotFoundError:
        return None
    folder = _jit.sources_hash(Path(_jit.__file__).parent, versions)
    return _jit._cache_home() / folder / "server-is-warm"  # noqa: SLF001  # where `_jit` puts its kernels


def describe_mode() -> str:
    """One line for `--version`."""
    from stamtisch import __version__

    python = ".".join(map(str, sys.version_info[:3]))
    return f"stamtisch {__version__} (Python {python}; kernels {_kernels()})"


def _kernels() -> str:
    if os.environ.get(SWITCH, "0") not in {"", "0"}:
        return f"interpreted, because {SWITCH} is set"
    try:
        return f"compiled by numba {version('numba')}; short commands run interpreted"
    except PackageNotFoundError:
        return "interpreted, because numba is not installed"
