"""The Game's bots: `greedy`, and the expert with its evaluation, search and hints."""

from stamtisch.bots.the_game.greedy import TheGameGreedy

__all__ = ["TheGameGreedy"]
