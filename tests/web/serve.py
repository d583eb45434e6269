"""A server as a process of its own, to be killed: `python -m tests.web.serve FILE PORT`."""

import contextlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from tests.web.live import PATIENCE, QUICK

ROOT = Path(__file__).parents[2]


def launch(path: Path, port: int) -> subprocess.Popen[str]:
    """Start one and wait until it serves."""
    command = [sys.executable, "-m", "tests.web.serve", str(path), str(port)]
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT, env=environment)
    assert process.stdout is not None
    assert process.stdout.readline() == "ready\n", "the server does not start"
    return process


@contextlib.contextmanager
def launched(path: Path, port: int) -> Iterator[subprocess.Popen[str]]:
    """One until the end of the block."""
    process = launch(path, port)
    try:
        yield process
    finally:
        process.terminate()
        process.communicate(timeout=PATIENCE)


def main() -> None:
    from stamtisch.storage.sqlite import SqliteStorage
    from stamtisch.web.app import create_app
    from stamtisch.web.server import Server, open_socket

    app = create_app(SqliteStorage(Path(sys.argv[1])), QUICK)
    opened = open_socket("127.0.0.1", int(sys.argv[2]))
    Server(app, lambda: print("ready", flush=True)).run([opened])  # noqa: T201  # who launched it waits


if __name__ == "__main__":
    main()
