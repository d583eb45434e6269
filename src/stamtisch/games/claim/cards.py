"""The cards of Claim: ten factions, 88 kinds of card (a faction and a value), and their names.

A *kind* is what a word names: all Goblins 0 are one kind. Zones of the state hold cards as bit
masks in two words (see `state.py`); how many copies a kind has stands in `COPIES`.
"""

FACTIONS = (
    "goblin",
    "knight",
    "undead",
    "dwarf",
    "doppelganger",
    "gnome",
    "giant",
    "dragon",
    "troll",
    "seer",
)
"""names in cards; a faction is its index here"""
GOBLIN, KNIGHT, UNDEAD, DWARF, DOPPELGANGER, GNOME, GIANT, DRAGON, TROLL, SEER = range(10)
PLURALS = (
    "goblins",
    "knights",
    "undead",
    "dwarves",
    "doppelgangers",
    "gnomes",
    "giants",
    "dragons",
    "trolls",
    "seers",
)
"""names in the option `factions`"""

PAIRS = ((GOBLIN, KNIGHT), (GNOME, GIANT))
"""of these exactly one is in a deck, whole (R2)"""
FREE = (UNDEAD, DWARF, DOPPELGANGER, DRAGON, TROLL, SEER)
CLAIM_1 = (GOBLIN, KNIGHT, UNDEAD, DWARF, DOPPELGANGER)
CLAIM_2 = (GNOME, GIANT, DRAGON, TROLL, SEER)
BOXES = {"claim": CLAIM_1, "claim2": CLAIM_2}

_TEN = tuple((value, 1) for value in range(10))
_VALUES = {
    GOBLIN: ((0, 5), *_TEN[1:]),
    KNIGHT: _TEN[2:],
    GNOME: ((1, 3), (3, 3), (5, 3), (7, 3), (9, 1)),
    GIANT: ((1, 2), (3, 2), (5, 2), (7, 2), (9, 1)),
}
"""(value, copies) of each faction that is not 0 to 9 once each"""

_KINDS = tuple(
    (faction, value, copies)
    for faction in range(len(FACTIONS))
    for value, copies in _VALUES.get(faction, _TEN)
)
KINDS = len(_KINDS)
FACTION_OF = tuple(faction for faction, _, _ in _KINDS)
VALUE_OF = tuple(value for _, value, _ in _KINDS)
COPIES = tuple(copies for _, _, copies in _KINDS)
FIRST_KIND = tuple(FACTION_OF.index(faction) for faction in range(len(FACTIONS)))
GNOME_OF = tuple(
    next((k for k in range(KINDS) if FACTION_OF[k] == GNOME and VALUE_OF[k] == value), -1)
    for value in range(10)
)
"""the kind of the Gnome with a value, -1 where there is none"""

SEATS = 4
WORD = 52
"""cards in the first word of a mask: the pair (22) and three factions; the rest is in the second"""
MOST_CARDS = 72
HAND_SIZES = (0, 0, 13, 12, 9)
"""by number of players (R2, R3)"""
DECK_FACTIONS = (0, 0, 5, 7, 7)
"""by number of players (R2, R3)"""

CARD_NAMES = tuple(f"{FACTIONS[faction]}-{value}" for faction, value, _ in _KINDS)
KIND_OF = {name: kind for kind, name in enumerate(CARD_NAMES)}
