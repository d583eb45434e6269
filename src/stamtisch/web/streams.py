"""Server-Sent Events: one open response a watcher, as light as can be, since ten thousand may be idle.

A watcher is one task and a short queue of ready bytes. Signs of life come from one clock for all. Who reads
too slowly is let go: his browser connects again and gets what he missed.
"""

import asyncio

from starlette.types import Receive, Scope, Send

from stamtisch.web.connections import LINE

SIGN_OF_LIFE = b": here\n\n"
BYE = b"event: bye\ndata: {}\n\n"
RETRY = b"retry: 1000\n\n"
"""a broken stream is opened again after a second"""
STREAM_HEADERS = (
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"cache-control", b"no-store"),
    (b"x-accel-buffering", b"no"),
)
SLICE = 500
"""watchers that get their sign of life in one go"""


def sse(version: int, body: bytes) -> bytes:
    """An update as an event."""
    return b"id: %d\nevent: update\ndata: %s\n\n" % (version, body)


class Watcher:
    """One open stream. Whoever has something for it pushes ready bytes."""

    __slots__ = ("_gone", "_queue", "_room", "_task", "_wake", "ended", "eyes", "guest", "version")

    def __init__(self, guest: str, room: int) -> None:
        self.guest = guest
        self.eyes = ""
        """as whom it was told last"""
        self.version = 0
        """the last version it was told"""
        self.ended = False
        self._room = room
        self._queue: list[bytes] = []
        self._wake: asyncio.Future[None] | None = None
        self._task: asyncio.Task[object] | None = None
        self._gone = False

    def push(self, chunk: bytes) -> bool:
        """Send something soon; False if it reads too slowly and is let go."""
        if self.ended:
            return True
        if len(self._queue) >= self._room:
            self.ended = True
            if self._task is not None:
                self._task.cancel()
            return False
        self._queue.append(chunk)
        self._rouse()
        return True

    def keep_alive(self) -> None:
        """A sign of life, unless something is on its way anyhow."""
        if not self._queue:
            self.push(SIGN_OF_LIFE)

    def end(self) -> None:
        """Close it after what is waiting."""
        self.ended = True
        self._rouse()

    def _rouse(self) -> None:
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    def _left(self, _: object) -> None:
        self._gone = self.ended = True
        self._rouse()

    async def serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request with everything that is pushed, until its end."""
        loop = asyncio.get_running_loop()
        self._task = asyncio.current_task()
        leaving = loop.create_task(_wait_for_leaving(receive))
        leaving.add_done_callback(self._left)
        try:
            await send({"type": "http.response.start", "status": 200, "headers": list(STREAM_HEADERS)})
            if scope["method"] != "HEAD":
                await self._send_all(send, loop)
            if not self._gone:
                await send({"type": "http.response.body", "body": b"", "more_body": False})
        except asyncio.CancelledError:
            if not self.ended:
                raise
            # Too slow: the connection is closed without an end, which the browser takes for a fault.
            connection = scope.get("state", {}).get(LINE, _nobody)()
            if connection is not None:
                connection.drop()
        finally:
            self.ended = True
            leaving.remove_done_callback(self._left)
            leaving.cancel()

    async def _send_all(self, send: Send, loop: asyncio.AbstractEventLoop) -> None:
        while not self._gone:
            if self._queue:
                await self._send_waiting(send)
            elif self.ended:
                return
            else:
                self._wake = loop.create_future()
                await self._wake
                self._wake = None

    async def _send_waiting(self, send: Send) -> None:
        """Send what is waiting. Apart from the loop, whose frame would keep the bytes while it waits."""
        chunk = b"".join(self._queue)
        self._queue.clear()
        await send({"type": "http.response.body", "body": chunk, "more_body": True})


def _nobody() -> None:
    """Without a server there is no connection."""


async def _wait_for_leaving(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass


class Streams:
    """All open streams of the server."""

    def __init__(self, heartbeat: float) -> None:
        self._heartbeat = heartbeat
        self._open: set[Watcher] = set()

    def __len__(self) -> int:
        return len(self._open)

    def add(self, watcher: Watcher) -> None:
        """Count a stream in."""
        self._open.add(watcher)

    def remove(self, watcher: Watcher) -> None:
        """Count it out."""
        self._open.discard(watcher)

    def say_goodbye(self) -> None:
        """Tell all that the server goes down, and close them."""
        for watcher in tuple(self._open):
            watcher.push(BYE)
            watcher.end()

    async def keep_alive(self) -> None:
        """Give signs of life for ever."""
        while True:
            await asyncio.sleep(self._heartbeat)
            watchers = tuple(self._open)
            for start in range(0, len(watchers), SLICE):
                for watcher in watchers[start : start + SLICE]:
                    watcher.keep_alive()
                await asyncio.sleep(0)
