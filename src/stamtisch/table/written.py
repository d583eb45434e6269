"""JSON as it is sent. What many are told is written once and kept so.

Bytes take a fraction of the memory of the objects that they are written from, and the search for rubbish in
circles, which stops a whole server, has nothing to look through in them.
"""

import json
from collections.abc import Iterable

_write = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


def write(whole: object) -> bytes:
    """JSON, as short as it can be."""
    return _write(whole).encode()


def join_object(parts: Iterable[tuple[str, bytes]]) -> bytes:
    """An object of values that are written already; the names are plain words."""
    return b"{%s}" % b",".join(b'"%s":%s' % (name.encode(), value) for name, value in parts)


def join_list(parts: Iterable[bytes]) -> bytes:
    """A list of what is written already, each part one value, several with commas between, or none."""
    return b"[%s]" % b",".join(filter(None, parts))
