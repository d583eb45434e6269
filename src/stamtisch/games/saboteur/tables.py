"""The facts of `cards.py` that kernels look up by number (see `_jit.table`)."""

from stamtisch._jit import table
from stamtisch.games.saboteur import cards

COPIES = table(cards.COPIES)
DIGGERS = table(cards.DIGGERS)
EDGES = table(cards.EDGES)
GOAL_CELLS = table(cards.GOAL_CELLS)
LAYS_OF_KIND = table(cards.LAYS_OF_KIND)
OPEN_THERE = table(cards.OPEN_THERE)
OPPOSITE = table(cards.OPPOSITE)
PAYMENTS = table(cards.PAYMENTS)
PLACED_KIND = table(cards.PLACED_KIND)
SABOTEURS = table(cards.SABOTEURS)
STEP = table(cards.STEP)
THROUGH = table(cards.THROUGH)
USE_KIND = table(cards.USE_KIND)
USE_TOOL = table(cards.USE_TOOL)
WORTH = table(cards.WORTH)
