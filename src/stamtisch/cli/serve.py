"""`stamtisch` and `stamtisch serve`: the table in the browser, for this computer and its network."""

import argparse
import asyncio
import errno
import os
import socket
import sys
import threading
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from stamtisch.cli.mode import choose_server_mode, warm_marker
from stamtisch.engine.errors import StamtischError

if TYPE_CHECKING:
    from stamtisch.storage.base import Storage

SUMMARY = "play in the browser, alone or with friends (also: no command at all)"
DESCRIPTION = "Starts the server for tables in the browser, and opens the browser. Ctrl-C stops it."
PORT = 8765
FILE = "tables.sqlite"


class ServeError(StamtischError):
    """The server cannot be started like this."""

    code = "cannot-serve"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument(
        "--host",
        default="0.0.0.0",  # noqa: S104  # friends are to reach it
        type=_given,
        metavar="ADDRESS",
        help="whom to serve: 127.0.0.1 this computer only; everybody in the network unless given",
    )
    parser.add_argument("--port", type=_port, default=PORT, help=f"the port, {PORT} unless given")
    parser.add_argument(
        "--database", type=_given, metavar="URL", help="where tables are kept, as sqlite:////folder/file"
    )
    parser.add_argument("--data", type=_folder, metavar="DIR", help="the folder for tables and settings")
    parser.add_argument(
        "--public-url", type=_url, metavar="URL", help="where people reach it, behind a proxy"
    )
    parser.add_argument(
        "--allow-host",
        action="append",
        default=[],
        type=_host_name,
        metavar="NAME",
        help="a further name of this server: games.example, .example.org for all below, * for any name",
    )
    parser.add_argument(
        "--compiled",
        action="store_true",
        help="compile the rules first, for many tables; takes a minute or two, once",
    )
    parser.add_argument("--no-browser", action="store_true", help="open no browser")


def _given(text: str) -> str:
    if not text.strip():
        raise argparse.ArgumentTypeError("it is empty; leave it out, or set the variable that it comes from")
    return text


def _folder(text: str) -> Path:
    return Path(_given(text))


def _port(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 6 and int(text) < 65536):
        raise argparse.ArgumentTypeError(f"a port is a number from 0 to 65535, not {text!r}")
    return int(text)


def _url(text: str) -> str:
    from stamtisch.web.hosts import HOST

    way, _, rest = _given(text).partition("://")
    if way not in {"http", "https"} or not (rest.isprintable() and HOST.fullmatch(rest.rstrip("/").lower())):
        raise argparse.ArgumentTypeError(f"write it as https://games.example, not {text!r}")
    return text.rstrip("/")


def _host_name(text: str) -> str:
    from stamtisch.web.hosts import ANY, NAME

    if text != ANY and not NAME.fullmatch(text.lower()):
        raise argparse.ArgumentTypeError(f"write it as games.example, .example.org or *, not {text!r}")
    return text.lower()


def run(given: argparse.Namespace) -> int:
    """Serve until somebody stops it."""
    choose_server_mode(given.compiled)
    # The tables first: who starts it twice by mistake is told that it runs, not to take another port.
    storage = _open_storage(given)
    try:
        opened = _open_socket(given.host, given.port)
    except BaseException:
        asyncio.run(storage.close())
        raise
    _compile_once()
    import logging

    from stamtisch.web.app import create_app
    from stamtisch.web.logs import set_up_logs
    from stamtisch.web.server import Server, collect_seldom
    from stamtisch.web.settings import Settings
    from stamtisch.web.thinker import ThinkingProcess

    port = opened.getsockname()[1]
    network = find_network_address(given.host)
    share = f"http://{network}:{port}" if network else None
    set_up_logs(logging.WARNING if sys.stderr.isatty() else logging.INFO)
    hosts = (*given.allow_host, given.host)
    settings = Settings(public_url=given.public_url, share_url=share, hosts=hosts)
    app = create_app(storage, settings, thinker=ThinkingProcess())
    local = f"http://{_name(given.host)}:{port}"
    place = str(getattr(storage, "path", given.database))

    def ready() -> None:
        storage.tell(local)
        greet(given.public_url or local, None if given.public_url else share, place)
        if not given.no_browser:
            threading.Thread(target=open_browser, args=(local,), daemon=True).start()

    collect_seldom()
    Server(app, ready).run([opened])
    return 0


def _open_socket(host: str, port: int) -> socket.socket:
    from stamtisch.web.server import open_socket

    try:
        return open_socket(host, port)
    except (OSError, UnicodeError) as problem:
        raise _explain(problem, host, port) from problem


def _explain(problem: Exception, host: str, port: int) -> ServeError:
    if isinstance(problem, PermissionError):
        return ServeError("server-port-forbidden", port=str(port), other=str(PORT))
    if getattr(problem, "errno", None) == errno.EADDRINUSE:
        other = str(free_port(host, port))
        return ServeError("server-port-used", port=str(port), other=other)
    words = getattr(problem, "strerror", None) or str(problem)
    return ServeError("server-bad-host", host=host, problem=words)


def free_port(host: str, port: int) -> int:
    """The next port after one that nobody uses."""
    from stamtisch.web.server import open_socket

    for other in range(port + 1, min(port + 50, 65536)):
        try:
            open_socket(host, other).close()
        except OSError:
            continue
        return other
    return 0


def _open_storage(given: argparse.Namespace) -> "Storage":
    from stamtisch.cli.saves import data_folder
    from stamtisch.storage.base import DatabaseInUseError
    from stamtisch.storage.opening import open_storage

    folder = (given.data or data_folder()).expanduser().absolute()
    try:
        return open_storage(given.database or f"sqlite:///{folder / FILE}")
    except DatabaseInUseError as problem:
        if problem.address and not given.no_browser:
            open_browser(problem.address)
        raise


def _compile_once() -> None:
    """Where the rules run compiled: compile them before anybody waits for it."""
    from stamtisch._jit import INTERPRETED

    marker = None if INTERPRETED else warm_marker()
    if marker is None or marker.exists():
        return
    from stamtisch.engine.messages import say
    from stamtisch.web.warm import warm_up

    print(say("server-compiling"), flush=True)
    warm_up()
    with suppress(OSError):  # then it is compiled again next time
        marker.touch()


def _name(host: str) -> str:
    """How this computer is reached from itself."""
    if host in {"0.0.0.0", "::", "127.0.0.1", "localhost"}:  # noqa: S104  # compared, not bound
        return "localhost"
    return f"[{host}]" if ":" in host else host


def find_network_address(host: str) -> str | None:
    """This computer's address in its network, if it serves that; no packet is sent to find it."""
    if host not in {"0.0.0.0", "::"}:  # noqa: S104  # compared, not bound
        return None if host.startswith("127.") or host in {"localhost", "::1"} else _name(host)
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for documentation, which nobody has
            address: str = probe.getsockname()[0]
        except OSError:
            return None
    return None if address.startswith("127.") or address == "0.0.0.0" else address  # noqa: S104  # compared


def greet(local: str, network: str | None, place: str) -> None:
    """Say that it runs, where, and how to stop it."""
    from stamtisch.engine.messages import say

    print()
    print(say("server-ready"))
    print("  " + say("server-address-here", {"url": local}))
    if network is not None:
        print("  " + say("server-address-network", {"url": network}))
        _print_code(network)
    print("  " + say("server-kept-in", {"path": place}))
    print("  " + say("server-stop"), flush=True)


def _print_code(url: str) -> None:
    """A QR code for phones, where there is a terminal that can show it."""
    if not sys.stdout.isatty():
        return
    import segno

    try:
        segno.make(url, error="l", micro=False).terminal(compact=True)
    except UnicodeEncodeError:
        return


def open_browser(url: str) -> None:
    """Open the person's browser, if there is one with a window."""
    windowed = sys.platform == "darwin" or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    )
    if windowed:
        import webbrowser

        webbrowser.open(url)
