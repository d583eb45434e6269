"""Runs the command line as a person or a program does: as a process, in an empty home."""

import codecs
import errno
import fcntl
import json
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

COMMAND = [sys.executable, "-m", "stamtisch"]
ON_A_TERMINAL = """
import fcntl, os, sys, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
os.execv(sys.argv[1], sys.argv[1:])
"""
"""makes standard input the controlling terminal, so that Ctrl-C is a signal, then becomes the command"""
SEED = "07" * 32


@dataclass(frozen=True)
class Answer:
    """What a command left behind."""

    status: int
    out: str
    err: str

    def lines(self) -> list[dict[str, Any]]:
        """The JSON lines of standard output."""
        return [json.loads(line) for line in self.out.splitlines()]


class Runner:
    """Runs commands with their own data folder."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.data = home / "data"

    def environment(self, **changes: str) -> dict[str, str]:
        kept = {
            key: value for key, value in os.environ.items() if key not in ("NO_COLOR", "COLUMNS", "LINES")
        }
        own = {"STAMTISCH_DATA_DIR": str(self.data), "TERM": "dumb", "PYTHONUTF8": "1", "LC_ALL": "C.UTF-8"}
        return kept | own | changes

    def __call__(self, *arguments: str | Path, feed: str | bytes = b"", **changes: str) -> Answer:
        done = subprocess.run(
            [*COMMAND, *map(str, arguments)],
            input=feed.encode() if isinstance(feed, str) else feed,
            capture_output=True,
            cwd=self.home,
            env=self.environment(**changes),
            timeout=120,
            check=False,
        )
        answer = Answer(done.returncode, done.stdout.decode(), done.stderr.decode())
        assert "Traceback" not in answer.err
        return answer


SLOW_BOT = '''
import time
from pathlib import Path

class Slow:
    """Says when it has played for a while, and then takes its time until it was interrupted."""

    acts = 0

    def act(self, observation):
        Slow.acts += 1
        if Slow.acts == 80:
            Path("begun").touch()
        if Path("begun").exists() and not Path("interrupted").exists():
            time.sleep(0.2)
        return observation.legal_words()[0]
'''


def interrupted(runner: Runner, *arguments: str, **changes: str) -> Answer:
    """A command with the bot `slow.py:Slow` that gets Ctrl-C when it has played some games."""
    (runner.home / "slow.py").write_text(SLOW_BOT)
    process = subprocess.Popen(
        [*COMMAND, *arguments],
        env=runner.environment(**changes),
        cwd=runner.home,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    try:
        while not (runner.home / "begun").exists():
            assert process.poll() is None, "it ended before it was interrupted"
            time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=100)
        (runner.home / "interrupted").touch()
    finally:
        process.kill()
    return Answer(process.returncode, out.decode(), err.decode())


class Terminal:
    """A command on a pseudo-terminal of a certain size."""

    def __init__(self, runner: Runner, *arguments: str, columns: int = 80, **changes: str) -> None:
        self._main, follower = pty.openpty()
        fcntl.ioctl(follower, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
        self._process = subprocess.Popen(
            [sys.executable, "-c", ON_A_TERMINAL, *COMMAND, *arguments],
            stdin=follower,
            stdout=follower,
            stderr=follower,
            cwd=runner.home,
            env=runner.environment(**changes),
            start_new_session=True,
        )
        os.close(follower)
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self._held = ""
        self.shown = ""
        """everything so far"""

    def until(self, pattern: str, seconds: float = 60) -> str | None:
        """Wait for the pattern at the end of what is shown; what came since, None if the command ended."""
        new, deadline = "", time.monotonic() + seconds
        while not re.search(pattern + r"$", new):
            assert time.monotonic() < deadline, f"still waiting for {pattern!r} after {new!r}"
            if select.select([self._main], [], [], 0.5)[0]:
                piece = self._read()
                if piece is None:
                    self.shown += new
                    return None
                new += piece
        self.shown += new
        return new

    def _read(self) -> str | None:
        """What has come, which may end within a letter or a line's end; None at the end."""
        try:
            came = os.read(self._main, 65536)
        except OSError as end:
            if end.errno != errno.EIO:  # the other side is closed
                raise
            came = b""
        if not came:
            return None
        text = self._held + self._decoder.decode(came)
        self._held = "\r" if text.endswith("\r") else ""
        return text.removesuffix(self._held).replace("\r\n", "\n")

    def type(self, text: str, enter: str = "\n") -> None:
        os.write(self._main, (text + enter).encode())

    def press(self, key: str) -> None:
        """Press a key that is no letter, as soon as the line editor waits for it: sooner it would be lost."""
        deadline, before, since = time.monotonic() + 60, -1, time.monotonic()
        while time.monotonic() - since < 0.3:
            assert time.monotonic() < deadline, "it never waits"
            state, worked = self._activity()
            if state != "S" or worked != before:
                before, since = worked, time.monotonic()
            time.sleep(0.01)
        self.type(key, enter="")

    def _activity(self) -> tuple[str, int]:
        """Whether the command runs or sleeps, and how often it has done so: man 5 proc."""
        about = Path(f"/proc/{self._process.pid}")
        state = (about / "stat").read_text().rpartition(")")[2].split()[0]
        switched = re.findall(r"ctxt_switches:\s*(\d+)", (about / "status").read_text())
        return state, sum(map(int, switched))

    def kill(self, number: int) -> None:
        self._process.send_signal(number)

    def status(self) -> int:
        """The exit status; the rest of the output goes to `shown`."""
        self.until("(?!)")
        os.close(self._main)
        return self._process.wait(60)


def record(**changes: Any) -> dict[str, Any]:
    """A short record of The Game."""
    whole = {
        "format": "stamtisch-record/1",
        "game": "the-game",
        "options": {"players": 2},
        "seed": SEED,
        "actions": [],
        "rules": 1,
    }
    return whole | changes
