"""The application on a socket: uvicorn, with a goodbye to those who watch before it stops."""

import gc
import signal
import socket
from asyncio import get_running_loop
from collections.abc import Callable
from types import FrameType

import uvicorn
from fastapi import FastAPI

from stamtisch.web.connections import Doorkeeper, serve_by, watch_loop
from stamtisch.web.front import Front
from stamtisch.web.house import House

GRACE_SECONDS = 10
KEEP_ALIVE_SECONDS = 30
BACKLOG = 2048
"""connections that the system keeps until they are taken"""
TAKEN_AT_ONCE = 32
"""connections taken before those before them are looked at"""
SILENT_MS = 120_000
"""how long what was sent may go without a sign that it has come"""


class Server(uvicorn.Server):
    """Serves until it is told to stop; then says goodbye, finishes what was begun, and closes."""

    def __init__(self, app: FastAPI, ready: Callable[[], None] | None = None) -> None:
        house: House = app.state.house
        self._door = Doorkeeper(house.settings.limits, house.metrics)
        super().__init__(
            uvicorn.Config(
                Front(app),
                http=serve_by(self._door),
                ws="none",
                lifespan="on",
                log_config=None,
                access_log=False,
                server_header=False,
                backlog=TAKEN_AT_ONCE,
                timeout_keep_alive=KEEP_ALIVE_SECONDS,
                timeout_graceful_shutdown=GRACE_SECONDS,
            )
        )
        self._door.trust(self.config.forwarded_allow_ips)
        self._app = app
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to serve, then say so."""
        watch_loop(self._door, get_running_loop())
        await super().startup(sockets)
        for each in sockets or ():
            each.listen(BACKLOG)  # the loop has set it to the number that it takes at once
        if self.started and self._ready is not None:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop: streams get their goodbye, else they would be waited for."""
        self._app.state.house.say_goodbye()
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """A signal to stop; a second Ctrl-C stops at once. To stop is no fault: it is not raised again."""
        del frame
        if self.should_exit and sig == signal.SIGINT:
            self.force_exit = True
        self.should_exit = True


def collect_seldom() -> None:
    """Search all objects for rubbish in circles only seldom: for a process that is a server and no more.

    With 1,000 tables each such search stops everybody for a second. What a move leaves behind is freed
    without it, and young circles are still found, in steps that are short: each object that is looked at
    costs some microseconds, most of them for fetching it from memory.
    """
    gc.freeze()
    gc.set_threshold(2_000, 4, 60_000)


def open_socket(host: str, port: int) -> socket.socket:
    """A socket that listens there; port 0: any that is free.

    Raises:
        OSError: the port is in use, or may not be used.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    opened = socket.socket(family, socket.SOCK_STREAM)
    try:
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            opened.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, SILENT_MS)
        opened.bind((host, port))
        opened.listen(BACKLOG)
    except BaseException:
        opened.close()
        raise
    opened.set_inheritable(True)
    return opened
