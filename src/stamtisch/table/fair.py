"""A shuffle that nobody can steer: the server's secret, committed to beforehand, and the players' shares.

    commit = SHA-256(SHA-256(secret))
    seed   = SHA-256(secret || share of p1 || share of p2 …)      a seat without a share adds nothing

The commitment is shown from the start, so the server cannot choose the secret after it has seen the shares;
players cannot choose theirs to any end, since they do not know the secret. At the end all is shown.

The commitment is hashed twice for a reason: SHA-256(secret) would be the seed itself where nobody adds a
share, and where p1's share is SHA-256's own padding, the seed could be worked out from it and the shares.
"""

import base64
import hashlib
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

ENTROPY_BYTES = 32
_ID_BYTES = 12


def derive(purpose: str, entropy: bytes) -> bytes:
    """32 bytes for one purpose out of the caller's entropy; those of another purpose tell nothing of them."""
    if len(entropy) < ENTROPY_BYTES:
        raise ValueError(f"{ENTROPY_BYTES} bytes of entropy are needed")
    return hashlib.sha256(purpose.encode() + b"\0" + entropy).digest()


def new_table_id(entropy: bytes) -> str:
    """An unguessable id for a table: 16 letters, digits, `-` and `_`."""
    return base64.urlsafe_b64encode(derive("table", entropy)[:_ID_BYTES]).decode()


def make_commit(secret: bytes) -> str:
    """What is shown of the secret before the game."""
    return hashlib.sha256(hashlib.sha256(secret).digest()).hexdigest()


def make_seed(secret: bytes, shares: Iterable[bytes]) -> str:
    """The game's seed from the secret and the shares in the order of the seats."""
    return hashlib.sha256(secret + b"".join(shares)).hexdigest()


@dataclass
class Fair:
    """The secret and the shares of one table."""

    secret: bytes
    shares: dict[str, str] = field(default_factory=dict)

    def seed(self, seats: Iterable[str]) -> str:
        """The seed as 64 hexadecimal digits."""
        return make_seed(
            self.secret, (bytes.fromhex(self.shares[seat]) for seat in seats if seat in self.shares)
        )

    def as_json(self, seats: Iterable[str], over: bool) -> dict[str, Any]:
        """As in views: the secret and the seed only once the game is over."""
        return {
            "commit": make_commit(self.secret),
            "shares": {seat: self.shares[seat] for seat in seats if seat in self.shares},
            "secret": self.secret.hex() if over else None,
            "seed": self.seed(seats) if over else None,
        }
