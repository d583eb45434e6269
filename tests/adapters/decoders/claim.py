"""Claim: what the tensor says, as a position."""

from functools import partial

import numpy as np

from stamtisch.games.claim.cards import CARD_NAMES, COPIES, FACTIONS, PLURALS
from tests.adapters.decoders.common import index, number


def decode(reader):
    """The parts of the position that the tensor tells."""
    names = partial(names_in, reader.game.empty.bit_of)
    phase = index(reader["phase"]) + 1
    own = reader.name(0)
    seats = [reader.name(near) for near in range(reader.players)]
    position = {
        "phase": phase,
        "leader": reader.one("leader"),
        "open": [
            card(f, v) for f, v in zip(reader["open_factions"], reader["open_values"], strict=True) if f.any()
        ],
        "looked": bool(reader["looked"].any()),
        "score": reader.by_seat("piles", lambda row: names(row, lambda name: not name.startswith("gnome"))),
        "gnomes": reader.by_seat("piles", lambda row: names(row, lambda name: name.startswith("gnome"))),
        "middle": names(reader["middle"]),
        "out": names(reader["out"]),
        "known": reader.by_seat("known", names),
        "voids": reader.by_seat("voids", lambda row: [PLURALS[i] for i in np.flatnonzero(row)]),
        "trick": trick(reader),
        "stock": stock(reader),
    }
    seen = reader.by_seat("seen", names)
    position["seen"] = {own: seen} if seen else {}
    if reader.one("turn"):
        position["turn"] = reader.one("turn")
    played = [name for name, _ in position["trick"]]
    left = number(reader["tricks_left"][0], 13)
    position["hands"] = {}
    for name in seats:
        size = left - (name in played)
        found = names(reader["hand"]) if name == own else []
        if phase == 2 and name != own:
            found = known(position, name)
        position["hands"][name] = found + ["?"] * (size - len(found))
    position["followers"] = followers(reader, position, left, names) if phase == 1 else {}
    return position


def known(position, name):
    seen = position["seen"].values()
    return position["known"].get(name, []) + [card for cards in seen for card in cards.get(name, [])]


def followers(reader, position, left, names):
    size = {2: 13, 3: 12, 4: 9}[reader.players]
    found = {}
    for near in range(reader.players):
        name = reader.name(near)
        second = index(reader["stage"]) == 2 and name == reader.one("winner")
        count = size - left + second
        cards = known(position, name)
        if near == 0 and reader.game.options["loser_peeks"]:
            cards = names(reader["followers"])
        if count:
            found[name] = cards + ["?"] * (count - len(cards))
    return dict(sorted(found.items()))


def names_in(deck, row, wanted=lambda _name: True):
    """The cards of a set in the order of the deck, each as often as it is there."""
    counts = [number(share, copies) for share, copies in zip(row, COPIES, strict=True)]
    found = sorted((deck[kind], CARD_NAMES[kind]) for kind, n in enumerate(counts) for _ in range(n))
    return [name for _, name in found if wanted(name)]


def card(faction, value):
    return f"{FACTIONS[index(faction)]}-{number(value, 9)}"


def trick(reader):
    """From the leader on, clockwise."""
    first = index(reader["leader"])
    order = [(first + place) % reader.players for place in range(reader.players)]
    cards = [(n, reader["trick_factions"][n], reader["trick_values"][n]) for n in order]
    return [[reader.name(near), card(faction, value)] for near, faction, value in cards if faction.any()]


def stock(reader):
    cards = ["?"] * number(reader["stock"][0], 72)
    if reader["top_faction"].any():
        cards[0] = card(reader["top_faction"], reader["top_value"][0])
    return cards


def check_rest(reader, view):
    """What the tensor tells that a position does not."""
    assert [i for i in range(10) if reader["deck"][i]] == [i for i in range(10) if view.deck >> i & 1]
    assert index(reader["stage"]) == (view.stage if view.stage < 3 else None)
    assert (index(reader["looked"]) or 0) + bool(reader["looked"].any()) == view.looked
    if reader["winner"].any():
        assert reader.one("winner") == f"p{view.winner + 1}"
    assert bool(reader["winner"].any()) == (view.stage in (1, 2))
