"""A live server on a port of its own, and people who use it as browsers and programs do."""

import asyncio
import json
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Any

import httpx

from stamtisch._jit import INTERPRETED
from stamtisch.storage.sqlite import SqliteStorage
from stamtisch.web.app import create_app
from stamtisch.web.crew import Thinker
from stamtisch.web.server import Server, open_socket
from stamtisch.web.settings import Limits, Rate, Settings
from stamtisch.web.warm import warm_up

PATIENCE = 60.0
"""seconds that anything is waited for: only a machine that is very busy comes near it"""
FREELY = Rate(100_000, 100_000)
GENEROUS = Limits(
    commands=FREELY,
    questions=FREELY,
    talk=FREELY,
    new_tables=FREELY,
    new_guests=FREELY,
    address=FREELY,
    guesses=FREELY,
)
QUICK = Settings(pace=0, limits=GENEROUS)
Json = dict[str, Any]


async def until(true: Callable[[], object]) -> None:
    """Let the others go on until something is true."""
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, "it never came"
        await asyncio.sleep(0.01)


def when(true: Callable[[], object]) -> None:
    """Wait until something is true."""
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, "it never came"
        time.sleep(0.01)


def by_version(log: list[Json]) -> dict[int, list[Json]]:
    """A log's entries by their version; what an action brings about has the action's own."""
    found: dict[int, list[Json]] = {}
    for entry in log:
        found.setdefault(entry["n"], []).append(entry)
    return found


@dataclass
class Live:
    """A server that runs in a thread of this process."""

    base: str
    app: Any
    server: Server
    thread: threading.Thread
    people: list["Person"] = field(default_factory=list)

    def person(self, token: str | None = None) -> "Person":
        """Somebody new, who leaves when the server stops."""
        self.people.append(Person(self.base, token))
        return self.people[-1]

    def stop(self) -> None:
        """As SIGTERM does."""
        for each in self.people:
            each.client.close()
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive(), "the server does not stop"

    @property
    def port(self) -> int:
        return int(self.base.rpartition(":")[2])

    @property
    def house(self) -> Any:
        return self.app.state.house


@cache
def prepare() -> None:
    """Where the rules run compiled: compile them before anybody waits for an answer."""
    if not INTERPRETED:
        warm_up()


def start(path: Path, settings: Settings = QUICK, thinker: Thinker | None = None, port: int = 0) -> Live:
    """Start a server on a database."""
    prepare()
    opened = open_socket("127.0.0.1", port)
    app = create_app(SqliteStorage(path), settings, thinker=thinker)
    ready = threading.Event()
    server = Server(app, ready.set)
    thread = threading.Thread(target=server.run, args=([opened],), daemon=True)
    thread.start()
    assert ready.wait(PATIENCE), "the server does not start"
    return Live(f"http://127.0.0.1:{opened.getsockname()[1]}", app, server, thread)


@contextmanager
def serving(path: Path, settings: Settings = QUICK, **more: Any) -> Iterator[Live]:
    """A server until the end of the block."""
    live = start(path, settings, **more)
    try:
        yield live
    finally:
        live.stop()


def with_limits(**limits: Any) -> Settings:
    """Settings with these limits and no others."""
    return replace(QUICK, limits=replace(GENEROUS, **limits))


def error_code(answer: httpx.Response) -> str:
    """The code of an error, whose shape is checked."""
    error = answer.json()["error"]
    assert set(error) <= {"code", "rule", "message", "where", "detail"}
    assert set(error["detail"]) == {"id", "args", "rule", "text"}
    return str(error["code"])


@dataclass
class Person:
    """Somebody with a browser, or with a seat's token."""

    base: str
    token: str | None = None
    client: httpx.Client = field(init=False)

    def __post_init__(self) -> None:
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {"Origin": self.base}
        self.client = httpx.Client(base_url=self.base, timeout=PATIENCE, headers=headers)

    def host(self, game: str = "claim", bots: int = 0, **more: Any) -> Json:
        """Set up a table with oneself, bots and open seats."""
        options = more.pop("options", {"players": 2})
        seats = [{"kind": "me"}] + [{"kind": "bot", "bot": "greedy"}] * bots
        seats += [{"kind": "open"}] * (options["players"] - len(seats))
        wish = {"game": game, "options": options, "name": "Anna", "seats": seats, **more}
        answer = self.client.post("/api/tables", json=wish)
        assert answer.status_code == 201, answer.text
        made: Json = answer.json()
        return made

    def send(
        self, table: str, kind: str, /, version: int | None = None, key: str | None = None, **parts: Any
    ):
        """Post a command; with the present version, unless one is given."""
        if version is None:
            version = self.look(table)["version"]
        headers = {"Idempotency-Key": key} if key else {}
        sent = {"version": version, "command": {"type": kind, **parts}}
        return self.client.post(f"/api/tables/{table}/commands", json=sent, headers=headers)

    def do(self, table: str, kind: str, /, **parts: Any) -> Json:
        """Post a command that is to succeed."""
        answer = self.send(table, kind, **parts)
        assert answer.status_code == 200, answer.text
        done: Json = answer.json()
        return done

    def look(self, table: str) -> Json:
        """The table as this person sees it."""
        answer = self.client.get(f"/api/tables/{table}")
        assert answer.status_code == 200, answer.text
        update: Json = answer.json()
        return update

    def act(self, table: str) -> httpx.Response | None:
        """Do the first legal thing, if it is one's turn."""
        update = self.look(table)
        legal = update["game"]["legal"]
        return self.send(table, "act", update["version"], words=legal[0]) if legal else None

    @contextmanager
    def watch(self, table: str, after: int | None = None) -> Iterator["Watch"]:
        """A stream, read by a thread until the end of the block."""
        watch = Watch(self, table, after)
        try:
            yield watch
        finally:
            watch.close()


class Watch:
    """A stream and everything that came by it."""

    def __init__(self, person: Person, table: str, after: int | None = None) -> None:
        self.updates: list[Json] = []
        self.raw: list[str] = []
        self.said_goodbye = False
        self.ended = threading.Event()
        self._news = threading.Condition()
        headers = {"Last-Event-ID": str(after)} if after is not None else {}
        path = f"/api/tables/{table}/events"
        # A client of its own: closing it from another thread ends the read.
        self._client = httpx.Client(
            base_url=person.base,
            timeout=httpx.Timeout(PATIENCE, read=PATIENCE),
            headers=person.client.headers,
            cookies=person.client.cookies,
        )
        self._stream = self._client.stream("GET", path, headers=headers)
        self.response = self._stream.__enter__()
        self._thread = threading.Thread(target=self._read, daemon=True)
        self._thread.start()

    def _read(self) -> None:
        try:
            version = ""
            for line in self.response.iter_lines():
                with self._news:
                    self.raw.append(line)
                    if line.startswith("id: "):
                        version = line[4:]
                    if line == "event: bye":
                        self.said_goodbye = True
                    if line.startswith("data: ") and not self.said_goodbye:
                        update = json.loads(line[6:])
                        assert str(update["version"]) == version
                        self.updates.append(update)
                    self._news.notify_all()
        except (httpx.HTTPError, OSError, ValueError):
            pass
        finally:
            with self._news:
                self.ended.set()
                self._news.notify_all()

    def wait(self, until: Callable[["Watch"], object], seconds: float = PATIENCE) -> Json:
        """Wait until there is an update and something is true of it; the last update."""
        with self._news:
            came = self._news.wait_for(lambda: bool(self.updates and until(self)), seconds)
            assert came, "it never came"
            return self.updates[-1]

    def wait_version(self, version: int) -> Json:
        """Wait for an update of at least this version."""
        return self.wait(lambda watch: watch.updates[-1]["version"] >= version)

    @property
    def log(self) -> list[Json]:
        """The log as a browser puts it together: what comes again replaces what was there."""
        entries: dict[int, list[Json]] = {}
        for update in self.updates:
            entries |= by_version(update["log"])
        return [entry for n in sorted(entries) for entry in entries[n]]

    def close(self) -> None:
        """Leave."""
        # Shutting the socket down wakes the reading thread; closing alone would not.
        network = self.response.extensions.get("network_stream")
        raw = network.get_extra_info("socket") if network is not None else None
        if raw is not None:
            with suppress(OSError):
                raw.shutdown(2)
        self._thread.join(PATIENCE)
        self._client.close()
