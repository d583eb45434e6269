"""The actions of Runner-Up as ints: put a card before a pawn, choose a card by its number, move a pawn."""

from stamtisch.games.runner_up.cards import CARDS, HAND_SIZE, KINDS, SEATS

TARGETS = SEATS
"""before whom a card is put: a seat; with two players 2 is the virtual player"""
FIRST_CARD = KINDS * TARGETS
"""base game, below it: kind * TARGETS + target; tactical from it on: the card put before oneself"""
FIRST_MOVE = FIRST_CARD + CARDS
"""tactical, from it on: the pawn to move"""
ACTIONS = FIRST_MOVE + TARGETS
MAX_LEGAL = HAND_SIZE * TARGETS
