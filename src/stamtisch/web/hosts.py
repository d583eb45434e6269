"""By which names this server is called. A request for another name is not meant for it.

A page of another site can make its own name lead to this computer (DNS rebinding); to the browser, that page
and this server are one site then, and it may read and do everything. Addresses in figures cannot be
borrowed like that, nor can `localhost`; other names are served only if they are known to be ours.
"""

import ipaddress
import re
import socket
from collections.abc import Iterable
from urllib.parse import urlsplit

from stamtisch.web.errors import ForeignHostError

ANY = "*"
HOST = re.compile(r"(\[[0-9a-f:.]+\]|[^\[\]:/?#@\s]+)(:[0-9]*)?")
AT_HOME = ("", ".local", ".lan", ".home", ".home.arpa", ".internal", ".localdomain", ".fritz.box")
"""what home networks write after a computer's name; nobody on the internet has names of ours there"""
NAME = re.compile(r"\.?[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?(\.[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?)*")


class Hosts:
    """The names under which a server may be asked."""

    def __init__(self, *urls: str | None, more: Iterable[str] = (), computer: str | None = None) -> None:
        """The names.

        Args:
            urls: addresses under which people reach it.
            more: further names; `.example.org` for all below, `*` for any.
            computer: what this computer is called; None: ask it.
        """
        own = (socket.gethostname() if computer is None else computer).lower().rstrip(".")
        label = own.partition(".")[0]
        named = {urlsplit(url).hostname or "" for url in urls if url}
        more = {each.lower() for each in more}
        self._any = ANY in more
        self._names = {own, "localhost", *(label + ending for ending in AT_HOME if label), *named, *more}
        self._names.discard("")
        self._below = (".localhost", *(each for each in more if each.startswith(".")))

    def check(self, header: str | None) -> None:
        """Refuse a `Host` that is none of ours. Who names none at all is no browser.

        Raises:
            ForeignHostError: another name.
        """
        if header is None or self._any:
            return
        found = HOST.fullmatch(header.lower())
        name = found[1].rstrip(".") if found else ""
        if not (name in self._names or name.endswith(self._below) or _is_address(name)):
            raise ForeignHostError("server-foreign-host", where="Host", host=name[:100] or "?")


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True
