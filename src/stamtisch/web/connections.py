"""Connections before and between requests: how long they may be silent, and how many there may be.

uvicorn waits for ever for a request's head, and takes connections until the process has no file left for
its database. Here a connection that says nothing is closed after a while; one address has a share of them
only; and when there are too many, who waited longest without asking anything makes room for who comes.
"""

import asyncio
import resource
import time
import weakref
from collections.abc import Callable
from functools import partial
from typing import Any

import h11
import structlog
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol

from stamtisch.web.metrics import Metrics
from stamtisch.web.people import one_address
from stamtisch.web.settings import Limits

log = structlog.get_logger()
FILES = 65_536
"""open files that the process asks for; the system may allow fewer"""
RESERVE = 192
"""files kept for the database, pages, bots, and connections that are taken before others are closed"""
FEWEST = 32
STALLED_SECONDS = 120.0
"""how long somebody may take to read what waits for him"""
LINGER_SECONDS = 10.0
"""how long the last words to a connection may take"""
QUIET_SECONDS = 60.0
"""between two lines in the log about the same trouble"""
LINE = "stamtisch.line"
"""where a request's state has a weak reference to its connection"""
NO_FILES = "socket.accept() out of system resource"


def raise_file_limit() -> int:
    """Let this process open as many files as it may, within reason; how many that are."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
    if soft == resource.RLIM_INFINITY:
        return FILES
    if soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (OSError, ValueError):  # a system with a lower limit of its own
            return soft
    return max(soft, wanted)


class Doorkeeper:
    """Knows all connections, and which of them wait without a request."""

    def __init__(self, limits: Limits, metrics: Metrics, clock: Callable[[], float] = time.monotonic) -> None:
        room = max(raise_file_limit() - RESERVE, FEWEST)
        self.head_seconds = limits.head_seconds
        self.most = min(limits.connections, room)
        self.most_each = min(limits.address_connections, max(self.most // 2, FEWEST))
        self._trusted: Callable[[str], bool] = lambda _: False
        self._open: dict[str, int] = {}
        self._all = 0
        self._idle: dict[Connection, None] = {}
        """who waits longest first"""
        self._idle_at: dict[str, dict[Connection, None]] = {}
        """the same by address"""
        self._metrics, self._clock = metrics, clock
        self._told: dict[str, float] = {}
        metrics.watch("connections_open", "Open connections", lambda: self._all)

    def trust(self, proxies: list[str] | str) -> None:
        """Do not count by address what comes from these: behind a proxy stand many people."""
        known = ProxyHeadersMiddleware(_nothing, proxies).trusted_hosts
        self._trusted = lambda host: host in known

    def admit(self, line: "Connection", host: str) -> bool:
        """Count a connection in, at the cost of one that waits if need be; False: there is no room."""
        line.address = one_address(host)
        self._open[line.address] = self._open.get(line.address, 0) + 1
        self._all += 1
        fits = True
        if self._open[line.address] > self.most_each and not self._trusted(host):
            fits = self._drop_first(self._idle_at.get(line.address, {}), "address")
        elif self._all > self.most:
            fits = self._drop_first(self._idle, "all")
        if fits:
            self.waits(line)
        return fits

    def leave(self, line: "Connection") -> None:
        """Count a connection out."""
        self.works(line)
        self._all -= 1
        self._open[line.address] -= 1
        if not self._open[line.address]:
            del self._open[line.address]

    def waits(self, line: "Connection") -> None:
        """A connection has no request now."""
        self._idle[line] = None
        self._idle_at.setdefault(line.address, {})[line] = None

    def works(self, line: "Connection") -> None:
        """A connection has a request, or is closed."""
        if line in self._idle:
            del self._idle[line], self._idle_at[line.address][line]
            if not self._idle_at[line.address]:
                del self._idle_at[line.address]

    def out_of_files(self) -> None:
        """The system gave no file for a connection: make some room."""
        self._tell("no files are left for connections")
        for _ in range(min(FEWEST, len(self._idle))):
            self._drop_first(self._idle, "files")

    def _drop_first(self, waiting: "dict[Connection, None]", reason: str) -> bool:
        self._metrics.connections_dropped.labels(reason).inc()
        self._tell("too many connections")
        line = next(iter(waiting), None)
        if line is None:
            return False
        self.works(line)
        line.drop()
        return True

    def _tell(self, trouble: str) -> None:
        now = self._clock()
        if now - self._told.get(trouble, -QUIET_SECONDS) >= QUIET_SECONDS:
            self._told[trouble] = now
            log.warning(trouble, open=self._all, most=self.most, most_each=self.most_each)


async def _nothing(*_: Any) -> None:
    """No application."""


class Connection(H11Protocol):
    """A connection as uvicorn serves it, whose silence has an end."""

    def __init__(self, door: Doorkeeper, *, app_state: dict[str, Any], **more: Any) -> None:
        super().__init__(app_state={**app_state, LINE: weakref.ref(self)}, **more)
        self._door = door
        self.address = ""
        self._deadline: asyncio.TimerHandle | None = None
        self._stalled: asyncio.TimerHandle | None = None
        self._counted = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn
        """Somebody has come: he is to ask soon."""
        super().connection_made(transport)
        self._counted = True
        if self._door.admit(self, self.client[0] if self.client else "local"):
            self._deadline = self.loop.call_later(self._door.head_seconds, self._too_late)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """He has gone."""
        if self._counted:
            self._counted = False
            self._door.leave(self)
        self._set_deadline(None)
        self._set_stalled(None)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Something has come: a whole head ends the waiting, a part of one begins it."""
        super().data_received(data)
        if not self._is_idle():
            self._door.works(self)
            self._set_deadline(None)
        elif self._deadline is None and not self.transport.is_closing():
            # uvicorn's own time between requests has ended with these bytes.
            self._deadline = self.loop.call_later(self._door.head_seconds, self._too_late)

    def on_response_complete(self) -> None:
        """A request is answered."""
        super().on_response_complete()
        if self._is_idle() and self._counted:
            self._door.waits(self)

    def pause_writing(self) -> None:
        """He reads more slowly than we write."""
        super().pause_writing()
        self._set_stalled(self.loop.call_later(STALLED_SECONDS, self.drop))

    def resume_writing(self) -> None:
        """He has read."""
        self._set_stalled(None)
        super().resume_writing()

    def timeout_keep_alive_handler(self) -> None:
        """He asks nothing more."""
        super().timeout_keep_alive_handler()
        self._linger()

    def drop(self) -> None:
        """Close it at once, whatever was to be sent."""
        if self.cycle is not None:
            self.cycle.disconnected = True
        self.transport.abort()

    def _is_idle(self) -> bool:
        before_the_first = self.cycle is None
        return before_the_first or self.cycle.response_complete

    def _set_deadline(self, handle: asyncio.TimerHandle | None) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = handle

    def _set_stalled(self, handle: asyncio.TimerHandle | None) -> None:
        if self._stalled is not None:
            self._stalled.cancel()
        self._stalled = handle

    def _too_late(self) -> None:
        """The head has not come: say so to who began one."""
        self._deadline = None
        if self.transport.is_closing():
            return
        if self.conn.our_state is h11.IDLE and self.conn.trailing_data[0]:
            headers = [(b"connection", b"close"), (b"content-length", b"0")]
            for event in (
                h11.Response(status_code=408, headers=headers, reason=b"Request Timeout"),
                h11.EndOfMessage(),
            ):
                self.transport.write(self.conn.send(event))
        self.transport.close()
        self._linger()

    def _linger(self) -> None:
        if self.transport.get_write_buffer_size():
            self.loop.call_later(LINGER_SECONDS, self.transport.abort)


def serve_by(door: Doorkeeper) -> type[asyncio.Protocol]:
    """What uvicorn makes for each connection."""
    made: Any = partial(Connection, door)
    protocol: type[asyncio.Protocol] = made
    return protocol


def watch_loop(door: Doorkeeper, loop: asyncio.AbstractEventLoop) -> None:
    """Say once a minute, in a line, that no file is left, which the loop itself would say without end."""

    def handle(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        if context.get("message") == NO_FILES:
            door.out_of_files()
        else:
            loop.default_exception_handler(context)

    loop.set_exception_handler(handle)
