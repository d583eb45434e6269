"""What a vector keeps about each game beside its state: a desk, one record a game; and its seeds.

One block of ChaCha20 (`engine/rng.py`) gives a game everything that is drawn for it. Its key is the
vector's seed and its counter the game's index; where each game has a seed of its own, that is the key
and the counter is 0. The nonce is `vectorgames1`. Words 0 to 6 of the block, then the number of the
deal (0, 1, …), are the eight words of each deal's seed. Words 8 and 9 seed the dice of random moves.
"""

from functools import cache
from typing import Annotated, Any

import numpy as np

from stamtisch._jit import kernel, state_at
from stamtisch.engine.layout import I8, I64, Row, StateRecord
from stamtisch.engine.rng import chacha20_words
from stamtisch.engine.seeds import SEED_BYTES, Seed, parse_seed
from stamtisch.engine.spec import LARGEST_TABLE
from stamtisch.search.playout import STATE_BITS

NONCE = b"vectorgames1"
NONCE_0, NONCE_1, NONCE_2 = (int.from_bytes(NONCE[i : i + 4], "little") for i in (0, 4, 8))
KEY_WORDS, ROOT_WORDS = 8, 7
DICE_WORD = 8


class Desk(StateRecord):
    """Everything about one game of a vector but its state.

    Of what every record holds, `seed` is the seed of the next deal; the rest is not used.
    """

    seat: I64  # who is to act; -1 once the game is over
    actor: I64  # who acted in the last step; after a reset, who is to act
    offender: I64  # who forfeited the game in the last step, or -1
    deals: I64  # how many deals the game has had
    dice: I64  # state of the random moves' generator (`search/playout.py`)
    count: I64  # how many legal actions there are
    done: I8  # 1 if the game has just ended
    rewards: Annotated[Row, "f8", LARGEST_TABLE]  # returns of a game that has just ended, else 0
    root: Annotated[Row, "i8", ROOT_WORDS]  # what the seeds of later deals begin with
    legal: Row  # the legal actions; how many there can be depends on the game


@cache
def desk_type(max_legal: int) -> type[Desk]:
    """The desk of games with so many legal actions at most."""
    fields = {**Desk.__annotations__, "legal": Annotated[Row, "i4", max_legal]}
    return type("Desk", (StateRecord,), {"__annotations__": fields, "__module__": __name__})


def key_words(seed: Seed) -> list[int]:
    """A seed as the eight words of a key."""
    key = parse_seed(seed)
    return [int.from_bytes(key[i : i + 4], "little") for i in range(0, SEED_BYTES, 4)]


def seed_text(words: Any) -> str:
    """The eight words of a key as the 64 digits of a seed."""
    return np.asarray(words).astype("<u4").tobytes().hex()


@kernel
def sow(desks: Any, keys: Any, shared: int) -> None:
    """Give every game its seeds and dice, from one key for all or a key each, rows of `keys`."""
    for i in range(len(desks)):
        d = state_at(desks, i)
        for word in range(KEY_WORDS):
            d.seed[word] = keys[0 if shared == 1 else i, word]
        draw_root(d, i if shared == 1 else 0)
        if shared == 1:
            for word in range(ROOT_WORDS):
                d.seed[word] = d.root[word]
            d.seed[ROOT_WORDS] = 0


@kernel
def draw_root(d: Desk, counter: int) -> None:
    """Draw what a game's later deals and dice begin with, by the key that is on the desk."""
    key = (d.seed[0], d.seed[1], d.seed[2], d.seed[3], d.seed[4], d.seed[5], d.seed[6], d.seed[7])
    words = chacha20_words(key, counter, (NONCE_0, NONCE_1, NONCE_2))
    for word in range(ROOT_WORDS):
        d.root[word] = words[word]
    d.dice = (words[DICE_WORD] << 32 | words[DICE_WORD + 1]) & STATE_BITS
    d.deals = 0


@kernel
def take_key(s: Any, d: Desk) -> None:
    """Put the seed of the next deal into the state, and the one after on the desk."""
    for word in range(KEY_WORDS):
        s.seed[word] = d.seed[word]
    d.deals += 1
    for word in range(ROOT_WORDS):
        d.seed[word] = d.root[word]
    d.seed[ROOT_WORDS] = d.deals & 0xFFFFFFFF
