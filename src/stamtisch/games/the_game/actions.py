"""The actions of The Game as ints: lay a card on a pile, end the turn, give a hint about a pile."""

from stamtisch.games.the_game.cards import CARDS, PILES

END = CARDS * PILES
FIRST_HINT = END + 1
HINTS = ("none", "avoid", "good", "jump", "back")
"""what a hint says; `back` only with the option jump_announcements (A12)"""
NO_HINT = 0
BACK = HINTS.index("back")
ACTIONS = FIRST_HINT + PILES * len(HINTS)
MAX_LEGAL = 10 * PILES + 1
"""the largest hand on every pile, and `end`"""
