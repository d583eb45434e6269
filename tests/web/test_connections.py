"""Connections that ask nothing: closed after a while, bounded, and never in the way of those who ask."""

import asyncio
import json
import os
import resource
import socket
import subprocess
import sys
from contextlib import ExitStack

import httpx
import pytest

from stamtisch.web.connections import NO_FILES, Doorkeeper, watch_loop
from stamtisch.web.metrics import Metrics
from stamtisch.web.settings import Limits
from tests.web.live import PATIENCE, serving, with_limits
from tests.web.ports import free_port
from tests.web.serve import ROOT

HALF = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n"


def connect(live):
    return socket.create_connection(("127.0.0.1", live.port), timeout=PATIENCE)


def read_all(line):
    """Everything until it is closed; b"" if it was broken off."""
    got = b""
    try:
        while chunk := line.recv(65536):
            got += chunk
    except ConnectionResetError:
        pass
    return got


def is_fine(live):
    return httpx.get(f"{live.base}/healthz", timeout=PATIENCE).status_code == 200


@pytest.fixture
def hasty(path):
    """Long enough to ask something on a machine that is busy."""
    with serving(path, with_limits(head_seconds=2)) as live:
        yield live


def test_a_connection_that_says_nothing_is_closed(hasty):
    with connect(hasty) as line:
        assert read_all(line) == b""


def test_a_head_that_does_not_come_whole_is_not_waited_for_and_told_so(hasty):
    with connect(hasty) as line:
        line.sendall(HALF)
        assert read_all(line).startswith(b"HTTP/1.1 408 ")


def test_a_head_that_does_not_come_whole_after_an_answer_is_not_waited_for(hasty):
    with connect(hasty) as line:
        line.sendall(HALF + b"\r\n")
        assert line.recv(65536).startswith(b"HTTP/1.1 200 ")
        line.sendall(HALF)
        assert b"HTTP/1.1 408 " in read_all(line)


def test_a_body_that_nobody_wants_does_not_keep_a_connection(hasty):
    with connect(hasty) as line:
        line.sendall(HALF + b"Content-Length: 1000\r\n\r\n")
        assert line.recv(65536).startswith(b"HTTP/1.1 200 ")
        line.sendall(b"x")
        read_all(line)


def test_a_stream_is_no_silence(hasty):
    anna = hasty.person()
    table = anna.host()["table"]
    with anna.watch(table) as watch, connect(hasty) as line:
        watch.wait_version(1)
        read_all(line)  # the time is over
        anna.do(table, "chat", text="Hi")
        watch.wait_version(2)


def test_when_all_places_are_taken_the_silent_make_room(path):
    with serving(path, with_limits(connections=40)) as live, ExitStack() as lines:
        anna = live.person()
        table = anna.host()["table"]
        with anna.watch(table) as watch:
            watch.wait_version(1)
            silent = [lines.enter_context(connect(live)) for _ in range(120)]
            assert is_fine(live)
            assert read_all(silent[0]) == b""
            anna.do(table, "chat", text="Hi")
            watch.wait_version(2)


def test_where_nobody_is_silent_who_comes_is_refused(path):
    with serving(path, with_limits(connections=2)) as live, ExitStack() as streams:
        table = live.person().host()["table"]
        for _ in range(2):
            streams.enter_context(live.person().watch(table)).wait_version(1)
        with pytest.raises(httpx.TransportError):
            is_fine(live)


def test_one_address_has_a_share_and_its_own_silent_ones_make_room(path, monkeypatch):
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "192.0.2.1")
    with serving(path, with_limits(address_connections=5)) as live, ExitStack() as lines:
        silent = [lines.enter_context(connect(live)) for _ in range(6)]
        assert read_all(silent[0]) == b""
        assert is_fine(live)


def test_a_proxy_stands_for_many(path):
    with serving(path, with_limits(address_connections=2)) as live, ExitStack() as lines:
        silent = [lines.enter_context(connect(live)) for _ in range(6)]
        assert is_fine(live)
        for each in silent:
            each.sendall(HALF + b"\r\n")
            assert each.recv(65536).startswith(b"HTTP/1.1 200 ")


def test_an_address_has_room_for_all_its_streams_in_the_usual_limits():
    limits = Limits()
    assert limits.address_connections >= limits.address_streams + 100
    assert Doorkeeper(limits, Metrics()).most_each * 2 <= Doorkeeper(limits, Metrics()).most


def test_a_reader_who_stops_is_let_go_without_a_complaint(path, caplog):
    with serving(path) as live:
        anna = live.person()
        table = anna.host()["table"]
        with connect(live) as line:
            line.sendall(b"GET /api/tables/%s/events HTTP/1.1\r\nHost: localhost\r\n\r\n" % table.encode())
            assert line.recv(12) == b"HTTP/1.1 200"
            (watcher,) = live.house.streams._open
            loop = watcher._task.get_loop()
            for _ in range(400):  # at once, before it can send any of it
                loop.call_soon_threadsafe(watcher.push, b"x" * 100_000)
            read_all(line)
        assert is_fine(live)
        assert len(live.house.streams) == 0
    assert "without completing" not in caplog.text


# --- files --------------------------------------------------------------------------------------------


SMALL = """
import resource, sys
resource.setrlimit(resource.RLIMIT_NOFILE, (300, 300))
from tests.web.serve import main
from stamtisch.web.logs import set_up_logs
set_up_logs()
main()
"""


def test_a_flood_of_silent_connections_neither_stops_the_server_nor_fills_its_log(path):
    """More of them than the process may open files."""
    port = free_port()
    process = subprocess.Popen(
        [sys.executable, "-c", SMALL, str(path), str(port)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
    )
    try:
        assert process.stdout.readline() == "ready\n", process.stderr.read()
        with ExitStack() as lines:
            for _ in range(500):
                lines.enter_context(socket.create_connection(("127.0.0.1", port), timeout=PATIENCE))
            base = f"http://127.0.0.1:{port}"
            assert httpx.get(f"{base}/readyz", timeout=PATIENCE).status_code == 200
            wish = {"game": "claim", "options": {"players": 2}, "name": "Anna"}
            assert httpx.post(f"{base}/api/tables", json=wish, timeout=PATIENCE).status_code == 201
    finally:
        process.terminate()
        _, complaints = process.communicate(timeout=PATIENCE)
    said = [json.loads(line)["event"] for line in complaints.splitlines()]
    assert said.count("too many connections") == 1
    assert len(said) < 10


def test_a_loop_without_files_says_so_once_a_minute_in_a_line_and_makes_room(capsys):
    now = [0.0]
    door = Doorkeeper(Limits(), Metrics(), clock=lambda: now[0])

    async def run():
        loop = asyncio.get_running_loop()
        watch_loop(door, loop)
        for now[0] in (0.0, 1.0, 59.0, 60.0):
            loop.call_exception_handler(
                {"message": NO_FILES, "exception": OSError(24, "Too many open files")}
            )

    asyncio.run(run())
    assert capsys.readouterr().out.count("no files are left") == 2


def test_the_process_may_open_as_many_files_as_the_system_allows():
    script = (
        "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (100, 400));"
        "from stamtisch.web.connections import raise_file_limit as f; print(f(), resource.getrlimit(7)[0])"
    )
    assert resource.RLIMIT_NOFILE == 7
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["400", "400"]
