"""Prints what one server process carries: moves at many tables, idle streams, a restart, a page's weight.

    python bench/load.py                              everything, at the sizes of the README
    python bench/load.py tables --tables 100 --seconds 20
    python bench/load.py idle --streams 1000
    python bench/load.py restart --tables 100
    python bench/load.py weight
    python bench/load.py rival --tables 100           moves, and the same load on boardgame.io (`make load`)

The server is a process of its own on one core (where the system lets us choose); the load comes from this
process over loopback. Each needs about three open files a stream: see `ulimit -n`.
"""

import argparse
import asyncio
import contextlib
import gc
import json
import os
import platform
import random
import re
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

ROOT = Path(__file__).parent.parent
GAME, SEATS = "the-game", 4
EACH = 5.0
"""seconds between two moves at a table"""
AT_ONCE = 50
"""requests in flight while tables are set up"""
SERVER = """
import logging, sys
from dataclasses import fields
from pathlib import Path
from stamtisch.storage.sqlite import SqliteStorage
from stamtisch.web.app import create_app
from stamtisch.web.logs import set_up_logs
from stamtisch.web.server import Server, collect_seldom, open_socket
from stamtisch.web.settings import Limits, Rate, Settings
set_up_logs(logging.WARNING)
free = {f.name: Rate(1e9, 10**9) if isinstance(f.default, Rate) else 10**9 for f in fields(Limits)}
app = create_app(SqliteStorage(Path(sys.argv[1])), Settings(pace=0, idle=3600, limits=Limits(**free)))
collect_seldom()
Server(app, lambda: print("ready", flush=True)).run([open_socket("127.0.0.1", int(sys.argv[2]))])
"""


@dataclass
class Host:
    """The server under load."""

    process: subprocess.Popen[str]
    port: int
    seconds_to_start: float

    def memory(self) -> int:
        """MiB that it holds."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") // 2**20

    def busy(self) -> float:
        """Seconds of a processor it has used so far."""
        parts = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")


def hosting(path: Path, port: int) -> contextlib.AbstractContextManager[Host]:
    """Our server."""
    return running([sys.executable, "-c", SERVER, str(path), str(port)], port)


@contextlib.contextmanager
def running(command: list[str], port: int, environment: dict[str, str] | None = None) -> Iterator[Host]:
    """A server until the end of the block, with all its threads on the first core of this machine."""
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, cores[:1])
    began = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    os.sched_setaffinity(0, cores[1:] or cores)
    assert process.stdout is not None
    assert process.stdout.readline() == "ready\n"
    try:
        yield Host(process, port, time.perf_counter() - began)
    finally:
        os.sched_setaffinity(0, cores)
        process.send_signal(signal.SIGTERM)
        process.wait()
        process.stdout.close()


class Line:
    """One connection that is kept open, for one request after another."""

    def __init__(self, port: int, token: str | None = None) -> None:
        self.port, self.token = port, token
        self.cookie = ""
        self._pair: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, bytes]:
        """A request and its answer: status and body."""
        fresh = self._pair is None
        try:
            status, headers, reader = await self._send(method, path, body)
        except (OSError, asyncio.IncompleteReadError):
            if fresh:
                raise
            self.close()  # it was kept open longer than the server likes
            status, headers, reader = await self._send(method, path, body)
        length = int(headers.get("content-length", "0"))
        found = await reader.readexactly(length)
        if "set-cookie" in headers:
            self.cookie = headers["set-cookie"].partition(";")[0]
        return status, found

    async def _send(
        self, method: str, path: str, body: Any
    ) -> tuple[int, dict[str, str], asyncio.StreamReader]:
        if self._pair is None:
            self._pair = await asyncio.open_connection("127.0.0.1", self.port)
        reader, writer = self._pair
        writer.write(self.head(method, path, body))
        return *(await read_head(reader)), reader

    def head(self, method: str, path: str, body: Any = None, more: str = "") -> bytes:
        """A request's bytes."""
        text = b"" if body is None else json.dumps(body).encode()
        who = f"Authorization: Bearer {self.token}\r\n" if self.token else f"Cookie: {self.cookie}\r\n"
        kind = f"Content-Type: application/json\r\nContent-Length: {len(text)}\r\n" if text else ""
        return f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n{who}{kind}{more}\r\n".encode() + text

    def close(self) -> None:
        """Hang up."""
        if self._pair is not None:
            self._pair[1].close()
            self._pair = None


async def read_head(reader: asyncio.StreamReader) -> tuple[int, dict[str, str]]:
    """Status and headers of an answer."""
    lines = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
    pairs = (line.partition(":") for line in lines[1:] if line)
    return int(lines[0].split()[1]), {name.lower(): value.strip() for name, _, value in pairs}


async def stream(line: Line, table: str) -> AsyncIterator[tuple[int, bytes]]:
    """The events of a table: version and data."""
    reader, writer = await asyncio.open_connection("127.0.0.1", line.port, limit=2**20)
    try:
        writer.write(line.head("GET", f"/api/tables/{table}/events"))
        status, _ = await read_head(reader)
        if status != 200:
            raise RuntimeError(f"a stream is answered with {status}")
        version = 0
        while text := await reader.readline():
            if text.startswith(b"id: "):
                version = int(text[4:])
            elif text.startswith(b'data: {"version"'):
                yield version, text[6:]
    finally:
        writer.close()


@dataclass
class Table:
    """A table with all its people."""

    id: str
    seats: list[Line] = field(default_factory=list)
    version: int = 0
    arrivals: dict[int, list[float]] = field(default_factory=dict)
    """version: when it reached each seat"""
    news: asyncio.Event = field(default_factory=asyncio.Event)
    position: dict[str, Any] = field(default_factory=dict)
    """what the seat that is to act has seen last"""


async def set_up(port: int) -> Table:
    """A table with four people, begun."""
    host = Line(port)
    wish = {"game": GAME, "options": {"players": SEATS}, "name": "p1"}
    _, body = await host.ask("POST", "/api/tables", wish)
    made = json.loads(body)
    table = Table(made["table"], [Line(port, made["token"])])
    path = f"/api/tables/{table.id}/commands"
    for number in range(2, SEATS + 1):
        guest = Line(port)
        sit = {"type": "sit", "seat": f"p{number}", "name": f"Guest {number}"}
        _, body = await guest.ask("POST", path, {"version": 0, "command": sit})
        table.seats.append(Line(port, json.loads(body)["token"]))
        guest.close()
    status, body = await host.ask("POST", path, {"version": SEATS, "command": {"type": "start"}})
    assert status == 200, body
    host.close()
    return table


async def warm_up(port: int) -> None:
    """A whole game, so that nothing is compiled while it is measured."""
    table = await set_up(port)
    over = False
    while not over:
        for line in table.seats:
            _, body = await line.ask("GET", f"/api/tables/{table.id}")
            update = json.loads(body)
            over = update["game"]["over"]
            if update["game"]["legal"]:
                command = {"type": "act", "words": random.choice(update["game"]["legal"])}
                sent = {"version": update["version"], "command": command}
                await line.ask("POST", f"/api/tables/{table.id}/commands", sent)
    for line in table.seats:
        line.close()


async def set_up_many(port: int, number: int) -> list[Table]:
    """Many tables, some at a time."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def one() -> Table:
        async with gate:
            return await set_up(port)

    return list(await asyncio.gather(*(one() for _ in range(number))))


async def listen(table: Table, line: Line, ready: asyncio.Semaphore) -> None:
    """One seat's stream: notes when each version comes."""
    first = True
    async for version, data in stream(line, table.id):
        table.arrivals.setdefault(version, []).append(time.perf_counter())
        if first:
            first = False
            ready.release()
        if b'"legal":[]' not in data or b'"over":true' in data:
            table.position = json.loads(data)
        table.version = max(table.version, version)
        table.news.set()


@dataclass
class Measured:
    """What was measured at all tables."""

    event: list[float] = field(default_factory=list)
    answer: list[float] = field(default_factory=list)
    refused: int = 0
    over: int = 0
    late: int = 0
    """moves that came more than a second behind their time: this process is too slow, not the server"""


async def play(table: Table, until: float, each: float, measured: Measured) -> None:
    """A move every so often, by whose turn it is; the time until the last of the others has seen it."""
    await asyncio.sleep(random.random() * each)
    due = time.perf_counter()
    while due < until:
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        measured.late += time.perf_counter() - due > 1
        due += each
        game = table.position.get("game")
        if game is None or game["over"]:
            measured.over += 1
            return
        seat = int(table.position["table"]["you"][1:]) - 1
        command = {"type": "act", "words": random.choice(game["legal"])}
        sent = {"version": table.position["version"], "command": command}
        began = time.perf_counter()
        status, body = await table.seats[seat].ask("POST", f"/api/tables/{table.id}/commands", sent)
        if status != 200:
            measured.refused += 1
            continue
        measured.answer.append(time.perf_counter() - began)
        version = json.loads(body)["version"]
        while len(table.arrivals.get(version, ())) < SEATS:
            table.news.clear()
            await asyncio.wait_for(table.news.wait(), 30)
        measured.event.append(max(table.arrivals.pop(version)) - began)


def tell(name: str, seconds: list[float]) -> dict[str, float]:
    """Median and tails in milliseconds; those that are compared."""
    if len(seconds) < 2:
        print(f"  {name}: too few")
        return {}
    cuts = statistics.quantiles(seconds, n=1000)
    p50, p90, p99, p999 = (cuts[at] * 1000 for at in (499, 899, 989, 998))
    print(f"  {name}: p50 {p50:.1f} ms, p90 {p90:.1f}, p99 {p99:.1f}, p99.9 {p999:.1f} ({len(seconds)})")
    return {"p50": p50, "p99": p99}


def report(measured: Measured, passed: float, used: float, memory: int) -> dict[str, float]:
    """Print what was measured in so many seconds, of which the server used some; the figures to compare."""
    figures = tell("a move to the last other seat's event", measured.event)
    if measured.answer:
        tell("a move to its answer", measured.answer)
    moves = len(measured.event)
    figures |= {"processor a move": used / max(moves, 1), "memory": memory}
    print(f"  {moves / passed:.0f} moves/s; server {used / passed:.0%} of a core, {memory} MiB")
    print(f"  {used / max(moves, 1) * 1000:.2f} ms of a processor a move, with its {SEATS} streams")
    print(f"  refused {measured.refused}, games that ended {measured.over}, late clients {measured.late}")
    return figures


async def bench_tables(port: int, host: Host, number: int, seconds: float, each: float) -> dict[str, float]:
    """Many tables of four, each with a move every so many seconds."""
    await warm_up(port)
    began = time.perf_counter()
    tables = await set_up_many(port, number)
    print(f"  set up in {time.perf_counter() - began:.1f} s")
    ready = asyncio.Semaphore(0)
    listeners = [asyncio.create_task(listen(t, line, ready)) for t in tables for line in t.seats]
    for _ in listeners:
        await asyncio.wait_for(ready.acquire(), 60)
    measured = Measured()
    busy, began = host.busy(), time.perf_counter()
    until = began + seconds
    await asyncio.gather(*(play(table, until, each, measured) for table in tables))
    figures = report(measured, time.perf_counter() - began, host.busy() - busy, host.memory())
    for task in listeners:
        task.cancel()
    await asyncio.gather(*listeners, return_exceptions=True)
    return figures


def bench_rival(port: int, number: int, seconds: float, each: float) -> dict[str, float]:
    """The same load on boardgame.io's server, from a client of its own. Empty where it is not installed."""
    modules = ROOT / "build" / "boardgame" / "node_modules"
    package = modules / "boardgame.io" / "package.json"
    if not package.exists():
        print("build/boardgame is missing: boardgame.io is not measured. `make load` installs it.")
        return {}
    print(f"boardgame.io {json.loads(package.read_text())['version']}, which keeps tables in memory alone:")
    environment = os.environ | {"NODE_PATH": str(modules), "NODE_ENV": "production"}
    programs = ROOT / "bench" / "rivals" / "boardgame"
    with running(["node", str(programs / "server.js"), str(port)], port, environment) as host:
        load = {"port": port, "pid": host.process.pid, "tables": number, "seconds": seconds, "each": each}
        command = ["node", str(programs / "load.js"), *(f"--{name}={value}" for name, value in load.items())]
        done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    found = json.loads(done.stdout)
    print(f"  set up in {found['seconds_to_set_up']:.1f} s")
    event = [milliseconds / 1000 for milliseconds in found["event_ms"]]
    measured = Measured(event, over=found["over"], late=found["late"])
    return report(measured, found["seconds"], found["cpu_seconds"], found["mib"])


async def bench_idle(port: int, host: Host, number: int) -> None:
    """Streams that nothing comes by, at one table for each ten."""
    before = host.memory()
    tables = await set_up_many(port, max(1, number // 10))
    with_tables = host.memory()
    ready = asyncio.Semaphore(0)
    listeners = []
    for at in range(number):
        table = tables[at % len(tables)]
        line = table.seats[at // len(tables) % SEATS]
        listeners.append(asyncio.create_task(listen(table, line, ready)))
        if at % 200 == 199:
            for _ in range(200):
                await asyncio.wait_for(ready.acquire(), 60)
    await asyncio.sleep(20)
    after = host.memory()
    print(f"  {before} MiB empty, {with_tables} MiB with {len(tables)} tables, {after} MiB with all streams")
    each = (after - with_tables) * 1024 / number
    print(f"  {each:.1f} KiB a stream, {len([t for t in listeners if not t.done()])} still open")
    for task in listeners:
        task.cancel()
    await asyncio.gather(*listeners, return_exceptions=True)


async def first_moves(tables: list[Table]) -> tuple[float, float]:
    """From now to the first move at one table, and to every table having shown itself."""
    began = time.perf_counter()
    table = tables[0]
    for line in table.seats:
        line.close()
        _, body = await line.ask("GET", f"/api/tables/{table.id}")
        update = json.loads(body)
        if update["game"]["legal"]:
            command = {"type": "act", "words": update["game"]["legal"][0]}
            sent = {"version": update["version"], "command": command}
            status, body = await line.ask("POST", f"/api/tables/{table.id}/commands", sent)
            assert status == 200, body
            break
    first = time.perf_counter() - began
    ready = asyncio.Semaphore(0)
    listeners = [asyncio.create_task(listen(table, table.seats[0], ready)) for table in tables]
    for _ in listeners:
        await asyncio.wait_for(ready.acquire(), 120)
    for task in listeners:
        task.cancel()
    await asyncio.gather(*listeners, return_exceptions=True)
    return first, time.perf_counter() - began


MODULE = re.compile(r"""(?:from|import)\s*["'](\.{1,2}/[^"']+)["']""")


async def bench_weight(port: int) -> None:
    """Everything a browser fetches before it shows the first card, compressed as it is sent."""
    line = Line(port)
    seen: dict[str, int] = {}

    async def fetch(path: str) -> str:
        if path in seen:
            return ""
        line.close()
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(line.head("GET", path, more="Accept-Encoding: gzip\r\nConnection: close\r\n"))
        status, headers = await read_head(reader)
        body = await reader.read()
        writer.close()
        seen[path] = len(body)
        assert status == 200, f"{path}: {status}"
        if headers.get("content-encoding") == "gzip":
            import gzip

            body = gzip.decompress(body)
        return body.decode(errors="replace")

    async def crawl(path: str) -> None:
        text = await fetch(path)
        for found in MODULE.findall(text):
            await crawl(urljoin(path, found))

    page = await fetch("/")
    for found in re.findall(r'(?:src|href)="(/static/[^"]+)"', page):
        await crawl(found)
    build = re.search(r"/static/([0-9a-f]{16})/", page)
    base = f"/static/{build[1]}" if build else "/static"
    await crawl(f"{base}/games/{GAME}.js")
    await fetch(f"{base}/styles/{GAME}.css")
    await fetch(f"/locale/en.ftl?v={build[1] if build else ''}")
    await fetch("/api/games")
    for path, size in sorted(seen.items(), key=lambda pair: -pair[1])[:8]:
        print(f"    {size / 1024:6.1f} KiB {path}")
    print(f"  {sum(seen.values()) / 1024:.1f} KiB in {len(seen)} requests before the first card of {GAME}")


def main() -> None:
    gc.disable()  # what it measures with does not stop meanwhile
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("what", nargs="*", default=["tables", "idle", "restart", "weight"])
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--streams", type=int, default=10_000)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--each", type=float, default=EACH, help="seconds between two moves at a table")
    parser.add_argument("--port", type=int, default=18765)
    given = parser.parse_args()
    print(f"Python {platform.python_version()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}")
    for what in given.what:
        with tempfile.TemporaryDirectory() as folder:
            bench(what, Path(folder) / "tables.sqlite", given)


def bench(what: str, path: Path, given: argparse.Namespace) -> None:
    """One of the benchmarks, on a database of its own."""
    port = given.port
    if what in ("tables", "rival"):
        load = given.tables, given.seconds, given.each
        print(f"{given.tables} tables of {SEATS} at {GAME}, a move each every {given.each:g} s, on disk:")
        with hosting(path, port) as host:
            ours = asyncio.run(bench_tables(port, host, *load))
        theirs = bench_rival(port, *load) if what == "rival" else {}
        for name in (name for name in ours if name in theirs):
            print(f"  {name}: ours is {ours[name] / theirs[name]:.2f} times theirs")
    elif what == "idle":
        print(f"{given.streams} idle streams:")
        with hosting(path, port) as host:
            asyncio.run(bench_idle(port, host, given.streams))
    elif what == "weight":
        print("A page's weight:")
        with hosting(path, port):
            asyncio.run(bench_weight(port))
    elif what == "restart":
        print(f"A restart with {given.tables} open tables:")
        with hosting(path, port):
            tables = asyncio.run(set_up_many(port, given.tables))
        with hosting(path, port) as host:
            up = host.busy()
            first, every = asyncio.run(first_moves(tables))
            used = f"{up:.2f} s of a processor to be up, {host.busy() - up:.2f} s for all tables"
            print(f"  up in {host.seconds_to_start:.2f} s, the first move {first:.2f} s later,")
            print(f"  every table has shown itself {every:.2f} s after the start; {used}")
    else:
        print(f"No benchmark {what!r}.", file=sys.stderr)


if __name__ == "__main__":
    main()
