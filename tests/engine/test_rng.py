"""ChaCha20 against RFC 8439, and the shuffle that is built on it."""

from collections import Counter

import numpy as np
import pytest

from stamtisch._jit import kernel, plain
from stamtisch.engine import rng
from stamtisch.engine.layout import I8, StateRecord


class DeckRecord(StateRecord):
    """A record of a game that is nothing but chance."""

    cards: I8


def make_record(seed: bytes = bytes(32)) -> DeckRecord:
    record = DeckRecord.empty()
    for word in range(8):
        record.seed[word] = int.from_bytes(seed[4 * word : 4 * word + 4], "little")
    return record


def stream(words: tuple[int, ...]) -> bytes:
    return b"".join(word.to_bytes(4, "little") for word in words)


def test_rfc8439_2_1_1_quarter_round():
    words = (0x11111111, 0x01020304, 0x9B8D6F43, 0x01234567)
    assert plain(rng.quarter_round)(*words) == (0xEA2A92F4, 0xCB1CF8CE, 0x4581472E, 0x5881C4BB)


RFC_KEY = tuple(int.from_bytes(bytes(range(4 * i, 4 * i + 4)), "little") for i in range(8))
RFC_NONCE = (0x09000000, 0x4A000000, 0x00000000)
RFC_BLOCK = (
    "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
    "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e"
)


@kernel
def compiled_block(key, counter, nonce):
    """As kernels call it."""
    return rng.chacha20_words(key, counter, nonce)


BLOCKS = pytest.mark.parametrize("block", [compiled_block, rng.chacha20_words], ids=["kernel", "source"])


@BLOCKS
def test_rfc8439_2_3_2_block_function(block):
    assert stream(block(RFC_KEY, 1, RFC_NONCE)).hex() == RFC_BLOCK


# RFC 8439, appendix A.1: key (all zero but for the bytes named), counter, nonce, first bytes.
APPENDIX = [
    (bytes(32), 0, bytes(12), "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"),
    (bytes(32), 1, bytes(12), "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed"),
    (bytes(31) + b"\1", 1, bytes(12), "3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a"),
    (b"\0\xff" + bytes(30), 2, bytes(12), "72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca"),
    (bytes(32), 0, bytes(11) + b"\2", "c2c64d378cd536374ae204b9ef933fcd1a8b2288b3dfa49672ab765b54ee27c7"),
]


@BLOCKS
@pytest.mark.parametrize(("key", "counter", "nonce", "expected"), APPENDIX)
def test_rfc8439_appendix_a_1(block, key, counter, nonce, expected):
    key_words = tuple(int.from_bytes(key[4 * i : 4 * i + 4], "little") for i in range(8))
    nonce_words = tuple(int.from_bytes(nonce[4 * i : 4 * i + 4], "little") for i in range(3))
    assert stream(block(key_words, counter, nonce_words))[:32].hex() == expected


def test_each_shuffle_begins_a_new_block():
    record = make_record()
    cards = np.arange(32)
    shuffle = plain(rng.shuffle)
    shuffle(record, cards, 32, 3)
    assert record.blocks == 1
    shuffle(record, cards, 32, 32)
    assert record.blocks == 2
    shuffle(record, cards, 1, 1)
    assert record.blocks == 2, "one card needs no draw"


def test_shuffle_keeps_the_cards_and_draws_only_the_places_asked_for():
    record = make_record(bytes(range(32)))
    cards = np.arange(98)
    plain(rng.shuffle)(record, cards, 90, 5)
    assert sorted(cards.tolist()) == list(range(98))
    assert cards[90:].tolist() == list(range(90, 98)), "cards behind the size are not touched"
    moved = [i for i in range(5, 90) if cards[i] != i]
    assert len(moved) <= 5


def test_every_order_is_equally_likely():
    """2400 shuffles of 4 cards: each of the 24 orders near 100 (six standard deviations)."""
    record = make_record(b"\7" * 32)
    shuffle = plain(rng.shuffle)
    seen = Counter()
    for _ in range(2400):
        cards = np.arange(4)
        shuffle(record, cards, 4, 4)
        seen[tuple(cards.tolist())] += 1
    assert len(seen) == 24
    assert all(abs(count - 100) < 60 for count in seen.values())


def test_numbers_that_would_bias_the_draw_are_skipped(monkeypatch):
    """For 3 cards 65536 % 3 = 1: the 16-bit number 0 gives a low part of 0 and must be skipped."""
    shuffle = plain(rng.shuffle)
    words = (0x55550000, *(0xFFFFFFFF,) * 15)
    monkeypatch.setitem(shuffle.__globals__, "next_block", lambda _record: words)
    cards = np.arange(3)
    shuffle(make_record(), cards, 3, 1)
    # 0 is skipped; 0x5555 * 3 = 0xFFFF: place 0, low part 0xFFFF: taken
    assert cards.tolist() == [0, 1, 2]
    words = (0x55560000, *(0xFFFFFFFF,) * 15)
    shuffle(make_record(), cards, 3, 1)
    # 0x5556 * 3 = 0x10002: place 1, low part 2 >= 1: taken
    assert cards.tolist() == [1, 0, 2]
