"""Tokens: made at random, kept as hashes, and a seat's token sealed so that only its guest's cookie opens it.

The database holds nothing that lets its reader sit anywhere. A browser still can be shown its own personal
link after a restart, because its cookie opens the seal.
"""

import base64
import hashlib
import hmac
import re
import secrets

_BYTES = 32
_SALT = 16
_TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")


def new_token() -> str:
    """256 random bits, as they can stand in a URL."""
    return secrets.token_urlsafe(_BYTES)


def follow_token(old: str, table: str) -> str:
    """The token at a table for whoever has that one at the table before; it leads nowhere back."""
    made = hmac.digest(old.encode(), b"stamtisch next " + table.encode(), "sha256")
    return base64.urlsafe_b64encode(made).rstrip(b"=").decode()


def new_id() -> str:
    """An id that nobody guesses (120 bits), for tables, whose link is all one needs to watch."""
    return secrets.token_urlsafe(15)


def is_token(text: str) -> bool:
    """Whether it is written as our tokens are."""
    return _TOKEN.fullmatch(text) is not None


def hash_token(token: str) -> bytes:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).digest()


def same(one: bytes, other: bytes) -> bool:
    """Whether two hashes are equal, in a time that does not tell where they differ."""
    return hmac.compare_digest(one, other)


def seal(token: str, cookie: str, table: str) -> bytes:
    """A seat's token, to be opened with a guest's cookie."""
    salt = secrets.token_bytes(_SALT)
    return salt + _mask(token.encode(), cookie, table, salt)


def unseal(sealed: bytes, cookie: str, table: str) -> str | None:
    """The token in a seal; None if the cookie is not the one it was sealed for."""
    salt, hidden = sealed[:_SALT], sealed[_SALT:]
    text = _mask(hidden, cookie, table, salt).decode("ascii", "replace")
    return text if is_token(text) else None


def _mask(text: bytes, cookie: str, table: str, salt: bytes) -> bytes:
    """Text XOR a pad that is used once: its salt is new each time."""
    about = b"|".join([b"stamtisch seat", table.encode(), salt])
    pad = b"".join(hmac.digest(cookie.encode(), part + about, "sha256") for part in (b"1", b"2"))
    return bytes(a ^ b for a, b in zip(text, pad[: len(text)], strict=True))
