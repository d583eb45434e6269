"""A second dealer: the cards that follow from a seed, without the engine, for `stamtisch verify`.

Plain Python, from the rulebooks and the description in `engine/rng.py`; it shares no code with the
kernels, so that a record whose deal both agree on was dealt by the seed and by nothing else.
"""

import struct
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, TypeVar

T = TypeVar("T")
Deal = dict[str, Any]
"""the part of a position that is dealt: hands and roles by seat, piles in order"""
_WORD = 0xFFFFFFFF
_NONCE = b"stamtisch/v1"
_COLUMNS = ((0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15))
_DIAGONALS = ((0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14))


def chacha20_block(key: bytes, counter: int, nonce: bytes = _NONCE) -> bytes:
    """64 bytes of key stream (RFC 8439, 2.3)."""
    start = struct.unpack("<16I", b"expand 32-byte k" + key + struct.pack("<I", counter) + nonce)
    x = list(start)
    for a, b, c, d in (*_COLUMNS, *_DIAGONALS) * 10:
        for one, two, other, turn in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
            x[one] = x[one] + x[two] & _WORD
            mixed = x[other] ^ x[one]
            x[other] = (mixed << turn | mixed >> 32 - turn) & _WORD
    return struct.pack("<16I", *(word + first & _WORD for word, first in zip(x, start, strict=True)))


class Shuffler:
    """Shuffles one pack after another by a seed."""

    def __init__(self, seed: str) -> None:
        self._key, self._blocks = bytes.fromhex(seed), 0

    def shuffle(self, pack: Sequence[T], places: int | None = None) -> list[T]:
        """The pack, its first places (all unless given) drawn at random."""
        cards = list(pack)
        numbers = self._numbers()
        for place in range(min(len(cards) - 1, len(cards) if places is None else places)):
            left = len(cards) - place
            product = next(p for number in numbers if (p := number * left) & 0xFFFF >= 0x10000 % left)
            other = place + (product >> 16)
            cards[place], cards[other] = cards[other], cards[place]
        return cards

    def _numbers(self) -> Iterator[int]:
        """16-bit numbers from the next unused block on."""
        while True:
            block = chacha20_block(self._key, self._blocks)
            self._blocks += 1
            yield from struct.unpack("<32H", block)


def _hands(pack: Sequence[T], players: int, size: int) -> dict[str, list[T]]:
    """So many cards from the front to each seat, one seat after the other."""
    return {f"p{seat + 1}": sorted_hand(pack[seat * size : seat * size + size]) for seat in range(players)}


def sorted_hand(cards: Sequence[T]) -> list[T]:
    """A hand in an order that does not matter."""
    return sorted(cards, key=str)


def _the_game(chance: Shuffler, options: Mapping[str, Any]) -> Iterator[Deal]:
    pack, players = chance.shuffle(range(2, 100)), options["players"]
    size = (8, 7, 6, 6, 6)[players - 1] + options["hand_delta"]
    yield {"hands": _hands(pack, players, size), "draw": pack[players * size :]}


def _runner_up(chance: Shuffler, options: Mapping[str, Any]) -> Iterator[Deal]:
    copies = {-4: 1, -3: 3, -2: 4, -1: 5, 1: 6, 2: 5, 3: 4, 4: 3, 5: 1}
    deck = [f"{value:+d}" for value, count in copies.items() for _ in range(count)]
    if options["variant"] == "tactical":
        deck = [f"{card}/{number}" for card, number in zip(deck, options["white_numbers"], strict=True)]
    players = options["players"]
    dealt = 5 * players
    extra = 4 if players == 2 else 0  # the virtual player's pile
    while True:
        pack = chance.shuffle(deck, dealt + extra)
        yield {"hands": _hands(pack, players, 5), "virtual": pack[dealt : dealt + extra]}


def _saboteur(chance: Shuffler, options: Mapping[str, Any]) -> Iterator[Deal]:
    players = options["players"]
    diggers = (3, 4, 4, 5, 5, 6, 7, 7)[players - 3]
    roles = ["digger"] * diggers + ["saboteur"] * (players + 1 - diggers)
    gold: Deal = {"gold_pile": chance.shuffle([1] * 16 + [2] * 8 + [3] * 4)[::-1]}
    while True:
        shuffled = chance.shuffle(roles)
        goals = chance.shuffle(["gold", "stone_se", "stone_sw"])
        pack = chance.shuffle([card for card, count in _SABOTEUR.items() for _ in range(count)])
        size = (6, 6, 6, 5, 5, 4, 4, 4)[players - 3]
        yield gold | {
            "roles": {f"p{seat + 1}": shuffled[seat] for seat in range(players)},
            "spare_roles": shuffled[players:],
            "goals": goals,
            "hands": _hands(pack, players, size),
            "draw": pack[players * size :],
        }
        gold = {}


_SABOTEUR = (
    {"cross": 5, "tee_v": 5, "tee_h": 5, "str_v": 4, "str_h": 3, "curve_se": 4, "curve_sw": 5}
    | dict.fromkeys(("dead_cross", "dead_tee_v", "dead_tee_h", "dead_str_v", "dead_str_h"), 1)
    | dict.fromkeys(("dead_curve_se", "dead_curve_sw", "dead_n", "dead_e"), 1)
    | dict.fromkeys(("break_pick", "break_lamp", "break_cart"), 3)
    | dict.fromkeys(("fix_pick", "fix_lamp", "fix_cart"), 2)
    | dict.fromkeys(("fix_pick_lamp", "fix_pick_cart", "fix_lamp_cart"), 1)
    | {"rockfall": 3, "map": 6}
)


def _claim(chance: Shuffler, options: Mapping[str, Any]) -> Iterator[Deal]:
    chosen, players = options["factions"], options["players"]
    if isinstance(chosen, str):
        first = ["goblins", "knights", "undead", "dwarves", "doppelgangers"]
        chosen = first if chosen == "claim" else ["gnomes", "giants", "dragons", "trolls", "seers"]
    deck = [card for name, cards in _claim_cards().items() if name in chosen for card in cards]
    pack, size = chance.shuffle(deck), (13, 12, 9)[players - 2]
    open_cards = 1 if players == 2 else 2  # of the first trick
    rest = pack[players * size :]
    yield {
        "hands": _hands(pack, players, size),
        "open": sorted_hand(rest[:open_cards]),
        "stock": rest[open_cards:],
    }


def _claim_cards() -> dict[str, list[str]]:
    """The cards of each faction, the pairs first."""
    values: dict[str, list[int]] = {
        "goblin": [0] * 5 + list(range(1, 10)),
        "knight": list(range(2, 10)),
        "gnome": [1, 1, 1, 3, 3, 3, 5, 5, 5, 7, 7, 7, 9],
        "giant": [1, 1, 3, 3, 5, 5, 7, 7, 9],
    }
    names = [*values, "undead", "dwarf", "doppelganger", "dragon", "troll", "seer"]
    plurals = {"undead": "undead", "dwarf": "dwarves"}
    return {
        plurals.get(name, f"{name}s"): [f"{name}-{value}" for value in values.get(name, range(10))]
        for name in names
    }


_DEALERS: dict[str, Callable[[Shuffler, Mapping[str, Any]], Iterator[Deal]]] = {
    "the-game": _the_game,
    "runner-up": _runner_up,
    "saboteur": _saboteur,
    "claim": _claim,
}
DEAL_NUMBER = {"runner-up": "stage", "saboteur": "round"}
"""the field of a position that says which deal of a game it belongs to"""


def deals(game: str, options: Mapping[str, Any], seed: str) -> Iterator[Deal]:
    """The deals of a game in turn: as many as the game takes, which this dealer does not know."""
    return _DEALERS[game](Shuffler(seed), options)


def find_difference(deal: Deal, position: Mapping[str, Any]) -> str | None:
    """The first part of a freshly dealt position that is not as dealt; None if all is."""
    for field, cards in deal.items():
        found = position.get(field)
        if field == "hands" and isinstance(found, dict):
            found = {seat: sorted_hand(hand) for seat, hand in found.items()}
        elif field == "open" and isinstance(found, list):
            found = sorted_hand(found)
        if found != cards:
            return field
    return None
