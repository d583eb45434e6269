"""Saboteur's bots: `greedy`, and the expert with its beliefs and its search."""

from stamtisch.bots.saboteur.greedy import SaboteurGreedy

__all__ = ["SaboteurGreedy"]
