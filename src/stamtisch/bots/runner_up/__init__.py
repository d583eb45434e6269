"""Runner-Up's bots: `greedy`, and the expert and the search with their imagined worlds."""

from stamtisch.bots.runner_up.greedy import RunnerUpGreedy

__all__ = ["RunnerUpGreedy"]
