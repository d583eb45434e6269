"""The application on a socket: uvicorn, with a goodbye to those who watch before it stops."""

import signal
import socket
from collections.abc import Callable
from types import FrameType

import uvicorn
from fastapi import FastAPI

from stamtisch.web.front import Front

GRACE_SECONDS = 10
KEEP_ALIVE_SECONDS = 30
BACKLOG = 2048


class Server(uvicorn.Server):
    """Serves until it is told to stop; then says goodbye, finishes what was begun, and closes."""

    def __init__(self, app: FastAPI, ready: Callable[[], None] | None = None) -> None:
        super().__init__(
            uvicorn.Config(
                Front(app),
                http="h11",
                ws="none",
                lifespan="on",
                log_config=None,
                access_log=False,
                server_header=False,
                backlog=BACKLOG,
                timeout_keep_alive=KEEP_ALIVE_SECONDS,
                timeout_graceful_shutdown=GRACE_SECONDS,
            )
        )
        self._app = app
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to serve, then say so."""
        await super().startup(sockets)
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


def open_socket(host: str, port: int) -> socket.socket:
    """A socket that listens there; port 0: any that is free.

    Raises:
        OSError: the port is in use, or may not be used.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    opened = socket.socket(family, socket.SOCK_STREAM)
    try:
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        opened.bind((host, port))
        opened.listen(BACKLOG)
    except BaseException:
        opened.close()
        raise
    opened.set_inheritable(True)
    return opened
