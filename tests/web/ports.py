"""Ports for servers that are told theirs before they start, or come back to it."""

import os
import socket
from itertools import cycle, islice

# Below those that systems give away by themselves: nobody is given one between asking and using it.
_STRETCH = range(21_000, 32_000)
_BEGIN = os.getpid() * 97 % len(_STRETCH)  # far from where the process beside this one begins
_ports = islice(cycle(_STRETCH), _BEGIN, None)


def free_port() -> int:
    """A port that nobody listens at, and that is not told again for long."""
    for port in _ports:
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise AssertionError("ports never end")
