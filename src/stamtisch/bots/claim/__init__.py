"""Claim's bots: `greedy`, the expert, and the search with what it knows of phase 2."""

from stamtisch.bots.claim.greedy import ClaimGreedy

__all__ = ["ClaimGreedy"]
