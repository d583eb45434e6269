"""The actions of Saboteur as ints: lay a placement on a cell, rockfall a cell, tools, map, pass, take."""

from stamtisch.games.saboteur.cards import CELLS, GOALS, KINDS, LARGEST_HAND, NUGGETS, PLACED, SEATS, USES

FIRST_ROCKFALL = PLACED * CELLS
"""below it: placement * `CELLS` + cell"""
FIRST_USE = FIRST_ROCKFALL + CELLS
"""use * `SEATS` + seat: a tool card before a seat (see `cards.USES`)"""
FIRST_MAP = FIRST_USE + len(USES) * SEATS
FIRST_PASS = FIRST_MAP + GOALS
"""+ kind of the card discarded"""
EMPTY_PASS = FIRST_PASS + KINDS
"""`pass` without a card: never needed, never legal"""
FIRST_TAKE = EMPTY_PASS + 1
"""+ nuggets - 1"""
ACTIONS = FIRST_TAKE + NUGGETS
EMPTY_TAKE = ACTIONS
"""a pick that was not seen: no action, only remembered"""
MAX_LAYS = 176 * 2 * LARGEST_HAND
MAX_LEGAL = MAX_LAYS + 40 + 2 * SEATS * LARGEST_HAND + GOALS + LARGEST_HAND
"""two ways to lay each card of a hand in each cell, and more than enough for the rest"""
