"""All chance in a game: ChaCha20 (RFC 8439) under the 256-bit seed, so that anyone can re-deal it.

The key is the seed. The nonce is the twelve ASCII letters `stamtisch/v1`. Each shuffle begins at
the next unused block (`blocks` in the record counts them) and reads the key stream two bytes at a
time, as little-endian 16-bit numbers. A number below n is made from such a w as w * n >> 16, unless
w * n & 65535 is less than 65536 % n: then w is skipped (Lemire, ACM TOMACS 29(1), 2019, without
its division). A shuffle is Fisher-Yates from the front: for place i in 0, 1, ..., swap it with
place i + (a number below size - i).
"""

from stamtisch._jit import compiled_as_vectors, kernel
from stamtisch.engine.layout import Row, StateRecord

NONCE = b"stamtisch/v1"
NONCE_0, NONCE_1, NONCE_2 = (int.from_bytes(NONCE[i : i + 4], "little") for i in (0, 4, 8))
WORD = 0xFFFFFFFF


@kernel
def quarter_round(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    """RFC 8439, 2.1, on 32-bit words held in 64 bits."""
    a = (a + b) & WORD
    d ^= a
    d = ((d << 16) | (d >> 16)) & WORD
    c = (c + d) & WORD
    b ^= c
    b = ((b << 12) | (b >> 20)) & WORD
    a = (a + b) & WORD
    d ^= a
    d = ((d << 8) | (d >> 24)) & WORD
    c = (c + d) & WORD
    b ^= c
    b = ((b << 7) | (b >> 25)) & WORD
    return a, b, c, d


@compiled_as_vectors
def chacha20_words(
    key: tuple[int, int, int, int, int, int, int, int], counter: int, nonce: tuple[int, int, int]
) -> tuple[int, ...]:
    """RFC 8439, 2.3: the block function; sixteen words of key stream."""
    k0, k1, k2, k3, k4, k5, k6, k7 = key
    n0, n1, n2 = nonce
    x0, x1, x2, x3 = 0x61707865, 0x3320646E, 0x79622D32, 0x6B206574
    x4, x5, x6, x7, x8, x9, x10, x11 = k0, k1, k2, k3, k4, k5, k6, k7
    x12, x13, x14, x15 = counter, n0, n1, n2
    for _ in range(10):
        x0, x4, x8, x12 = quarter_round(x0, x4, x8, x12)
        x1, x5, x9, x13 = quarter_round(x1, x5, x9, x13)
        x2, x6, x10, x14 = quarter_round(x2, x6, x10, x14)
        x3, x7, x11, x15 = quarter_round(x3, x7, x11, x15)
        x0, x5, x10, x15 = quarter_round(x0, x5, x10, x15)
        x1, x6, x11, x12 = quarter_round(x1, x6, x11, x12)
        x2, x7, x8, x13 = quarter_round(x2, x7, x8, x13)
        x3, x4, x9, x14 = quarter_round(x3, x4, x9, x14)
    return (
        (x0 + 0x61707865) & WORD,
        (x1 + 0x3320646E) & WORD,
        (x2 + 0x79622D32) & WORD,
        (x3 + 0x6B206574) & WORD,
        (x4 + k0) & WORD,
        (x5 + k1) & WORD,
        (x6 + k2) & WORD,
        (x7 + k3) & WORD,
        (x8 + k4) & WORD,
        (x9 + k5) & WORD,
        (x10 + k6) & WORD,
        (x11 + k7) & WORD,
        (x12 + counter) & WORD,
        (x13 + n0) & WORD,
        (x14 + n1) & WORD,
        (x15 + n2) & WORD,
    )


@kernel
def next_block(s: StateRecord) -> tuple[int, ...]:
    """The next sixteen words of the record's key stream."""
    key = (
        s.seed[0],
        s.seed[1],
        s.seed[2],
        s.seed[3],
        s.seed[4],
        s.seed[5],
        s.seed[6],
        s.seed[7],
    )
    words = chacha20_words(key, s.blocks, (NONCE_0, NONCE_1, NONCE_2))
    s.blocks += 1
    return words


@kernel
def shuffle(s: StateRecord, cards: Row, size: int, places: int) -> None:
    """Draw the first `places` of `cards[:size]` at random, in place, each order equally likely."""
    place = 0
    last = min(places, size - 1)
    while place < last:
        words = next_block(s)
        for half in range(32):
            left = size - place
            product = ((words[half >> 1] >> ((half & 1) << 4)) & 0xFFFF) * left
            low = product & 0xFFFF
            if place < last and (low >= left or low >= 0x10000 % left):
                other = place + (product >> 16)
                card = cards[place]
                cards[place] = cards[other]
                cards[other] = card
                place += 1
