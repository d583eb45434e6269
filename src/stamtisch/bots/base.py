"""What a bot is, and the simplest one."""

from abc import ABC, abstractmethod
from random import Random

from stamtisch.engine.snapshot import Observation


class Bot(ABC):
    """Chooses an action from what its seat may know and from its own dice, and from nothing else."""

    def __init__(self, seed: int = 0) -> None:
        self.random = Random(seed)

    @abstractmethod
    def act(self, observation: Observation) -> int:
        """One of the seat's legal actions. The observation is a seat's that is to act."""


class RandomBot(Bot):
    """Any legal action, each as likely."""

    def act(self, observation: Observation) -> int:
        """A random legal action."""
        return self.random.choice(observation.legal_actions(observation.seat))
