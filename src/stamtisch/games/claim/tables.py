"""The facts of `cards.py` that kernels look up by number (see `_jit.table`)."""

from stamtisch._jit import table
from stamtisch.games.claim import cards

COPIES = table(cards.COPIES)
FACTION_OF = table(cards.FACTION_OF)
GNOME_OF = table(cards.GNOME_OF)
VALUE_OF = table(cards.VALUE_OF)
