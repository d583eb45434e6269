"""The 256-bit seed from which all chance of a game follows: 64 hexadecimal digits when written."""

import secrets
import string
from struct import unpack
from typing import Any

from stamtisch.engine.errors import SeedError
from stamtisch.engine.quoting import quote

SEED_BYTES = 32
Seed = str | bytes | int | None


def whole_number(value: Any) -> int | None:
    """The value as an int if it is a whole number of any kind (NumPy's too), not true or false."""
    if isinstance(value, bool) or not hasattr(value, "__index__"):
        return None
    try:
        return int(value.__index__())
    except TypeError:  # an array
        return None


def parse_seed(seed: Seed) -> bytes:
    """The 32 bytes of a seed: 64 hexadecimal digits, 32 bytes, an int (big-endian) or None: a new one.

    Raises:
        SeedError: anything else.
    """
    if seed is None:
        return secrets.token_bytes(SEED_BYTES)
    if isinstance(seed, bytes):
        if len(seed) != SEED_BYTES:
            raise SeedError("engine-seed-bytes", where="seed", count=len(seed))
        return seed
    if (number := whole_number(seed)) is not None:
        if not 0 <= number < 1 << (8 * SEED_BYTES):
            raise SeedError("engine-seed-number", where="seed")
        return number.to_bytes(SEED_BYTES, "big")
    if not isinstance(seed, str):
        raise SeedError("engine-seed-no-text", where="seed")
    if strange := sorted(set(seed) - set(string.hexdigits)):
        raise SeedError("engine-seed-letter", where="seed", letter=quote(strange[0]))
    if len(seed) != 2 * SEED_BYTES:
        raise SeedError("engine-seed-length", where="seed", count=len(seed))
    return bytes.fromhex(seed)


def write_seed(record: Any, seed: bytes) -> None:
    """Put the seed into a state record as the key of its deals (`rng.py`)."""
    cells = record.seed
    for place, word in enumerate(unpack("<8I", seed)):
        cells[place] = word
    record.blocks = 0
