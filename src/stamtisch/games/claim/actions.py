"""The actions of Claim as ints: play a card, take an open card, look, take the card looked at."""

from stamtisch.games.claim.cards import KINDS

FIRST_TAKE = KINDS
"""action `FIRST_TAKE + kind` takes an open card of that kind"""
LOOK = FIRST_TAKE + KINDS
TAKE_STOCK = LOOK + 1
ACTIONS = TAKE_STOCK + 1
MAX_LEGAL = 13
"""a whole hand of different cards"""
