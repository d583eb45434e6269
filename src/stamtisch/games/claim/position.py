"""Positions of Claim: the record to JSON and back.

Beyond FORMAT's fields a position keeps what is remembered: `known` (by owner: followers taken from
the open cards, not yet played), `seen` (by viewer, then owner: followers that a Seer showed, known
to nobody else), `voids` (by seat: factions that its hand cannot hold, as all saw) and `out` (all
cards out of the game; in a position that is read it may be left out). In a view a hidden card is `?`.
"""

from typing import Any

from stamtisch._jit import plain
from stamtisch.engine.notation import HIDDEN, format_seat
from stamtisch.engine.spec import Json, Options
from stamtisch.games.claim import cards, redeal
from stamtisch.games.claim.cards import CARD_NAMES, FACTION_OF, GNOME
from stamtisch.games.claim.deck import faction_names
from stamtisch.games.claim.reading import read_position
from stamtisch.games.claim.state import HIDDEN_CARD, MIDDLE, NOT_LOOKED, OUT, ClaimRecord
from stamtisch.games.claim.trick import seat_of

__all__ = [
    "card_names",
    "follower_names",
    "hand_names",
    "read_position",
    "score_pile",
    "stock_names",
    "trick_cards",
    "write_position",
]

_hand_cards_left = plain(redeal.hand_cards_left)
_follower_count = plain(redeal.follower_count)
_seat_of = plain(seat_of)


def set_kinds(s: ClaimRecord, zone: Any, row: int) -> list[int]:
    """The kinds in a set, each as often as it is there."""
    found = []
    for word in range(2):
        left = int(zone[row, word])
        while left:
            found.append(int(s.kind_at[cards.WORD * word + (left & -left).bit_length() - 1]))
            left &= left - 1
    return found


def card_names(s: ClaimRecord, zone: Any, row: int) -> list[str]:
    """The cards of a set in words."""
    return [CARD_NAMES[kind] for kind in set_kinds(s, zone, row)]


def _whole_or_known(s: ClaimRecord, zone: Any, seat: int, count: int) -> list[str]:
    """A set as far as the viewer knows it, with `?` for the cards that are hidden."""
    found = card_names(s, zone, seat)
    if len(found) < count:
        found = card_names(s, s.known, seat)
        if 0 < s.viewer <= s.players:
            found += card_names(s, s.seen, 4 * (s.viewer - 1) + seat)
    return found + [HIDDEN] * (count - len(found))


def hand_names(s: ClaimRecord, seat: int) -> list[str]:
    """The seat's hand, `?` where hidden; known followers are part of it in phase 2."""
    count = _hand_cards_left(s, seat)
    if s.phase == 2 or s.viewer in (0, seat + 1):
        return _whole_or_known(s, s.hand, seat, count)
    return [HIDDEN] * count


def follower_names(s: ClaimRecord, seat: int) -> list[str]:
    """The seat's followers, `?` where hidden."""
    return _whole_or_known(s, s.follow, seat, _follower_count(s, seat)) if s.phase == 1 else []


def stock_names(s: ClaimRecord) -> list[str]:
    """The stock, top first, `?` where hidden."""
    kinds = [s.stock[i] for i in range(s.stock_at, s.stock_end)]
    return [HIDDEN if kind == HIDDEN_CARD else CARD_NAMES[kind] for kind in kinds]


def trick_cards(s: ClaimRecord) -> list[list[str]]:
    """The trick as pairs of seat and card, in the order played."""
    return [[format_seat(_seat_of(s, i)), CARD_NAMES[s.trick[i]]] for i in range(s.played)]


def score_pile(s: ClaimRecord, seat: int, gnomes: bool) -> list[str]:
    """The Gnomes in front of a seat, or its other cards won."""
    kinds = set_kinds(s, s.pile, seat)
    return [CARD_NAMES[kind] for kind in kinds if (FACTION_OF[kind] == GNOME) == gnomes]


def write_position(s: ClaimRecord, options: Options) -> Json:
    """The position; a hidden card is `?`."""
    names = [format_seat(seat) for seat in range(s.players)]
    seats = list(enumerate(names))
    position: Json = {
        "phase": s.phase,
        "hands": {name: hand_names(s, i) for i, name in seats},
        "stock": stock_names(s),
        "open": [CARD_NAMES[s.open[i]] for i in range(s.open_count)],
        "leader": format_seat(s.leader),
        "trick": trick_cards(s),
        "turn": format_seat(s.turn),
        "looked": s.looked != NOT_LOOKED,
        "followers": {name: found for i, name in seats if (found := follower_names(s, i))},
        "score": {name: found for i, name in seats if (found := score_pile(s, i, False))},
        "gnomes": {name: found for i, name in seats if (found := score_pile(s, i, True))},
        "middle": card_names(s, s.pile, MIDDLE),
        "out": card_names(s, s.pile, OUT),
        "known": {name: found for i, name in seats if (found := card_names(s, s.known, i))},
        "seen": {name: shown for i, name in seats if (shown := _seen(s, i, names))},
        "voids": {name: faction_names(s.void[i]) for i, name in seats if s.void[i]},
    }
    return position


def _seen(s: ClaimRecord, viewer: int, names: list[str]) -> dict[str, list[str]]:
    pairs = ((name, card_names(s, s.seen, 4 * viewer + owner)) for owner, name in enumerate(names))
    return {name: found for name, found in pairs if found}
