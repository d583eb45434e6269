"""What a bot is, and the simplest ones."""

from abc import ABC, abstractmethod
from random import Random
from typing import TYPE_CHECKING, ClassVar

from stamtisch.bots.budget import Budget
from stamtisch.engine.errors import Reason
from stamtisch.engine.snapshot import Observation

if TYPE_CHECKING:
    from stamtisch.engine.game import Game


class Bot(ABC):
    """Chooses an action from what its seat may know and from its own dice, and from nothing else.

    A bot sits in one seat. It is asked with one observation after another of the same game, but must play
    on without what it remembers: games are interrupted, taken back and handed over.
    """

    def __init__(self, seed: int = 0) -> None:
        self.random = Random(seed)

    def reseed(self, seed: int) -> None:
        """Throw away the dice and take new ones; whoever asks does so before each decision."""
        self.random.seed(seed)

    @abstractmethod
    def act(self, observation: Observation) -> int:
        """One of the seat's legal actions. The observation is a seat's that is to act."""

    def signal(self, observation: Observation) -> int | None:  # noqa: ARG002  # for bots to override
        """A signal (The Game's hints) that the seat would like to give now, None for none.

        Asked of any seat, whoever is to act; an answer is one of `observation.signals(seat)`.
        """
        return None

    def explain(self, observation: Observation, action: int) -> Reason | None:  # noqa: ARG002  # as `signal`
        """Why it would take the action, as a sentence of the catalogue; None if it has nothing to say."""
        return None

    @classmethod
    def prepare(cls, game: "Game") -> None:
        """Do beforehand what takes long the first time: compile, read tables. Most bots need none."""
        del game


class ThinkingBot(Bot):
    """A bot whose strength depends on how long it thinks about a move.

    With a budget of simulations the same dice and observation always lead to the same action. With a budget
    of time they need not: a busy machine gets less far.
    """

    usual: ClassVar[Budget] = Budget(seconds=0.2)
    """what it takes when it is given none"""

    def __init__(self, seed: int = 0, budget: Budget | None = None) -> None:
        super().__init__(seed)
        self.budget = budget or self.usual


class RandomBot(Bot):
    """Any legal action, each as likely."""

    def act(self, observation: Observation) -> int:
        """A random legal action."""
        return self.random.choice(observation.legal_actions(observation.seat))


class CarelessBot(Bot):
    """Plays like another bot, but now and then without a thought, like a beginner."""

    CARELESS = 0.25
    """how often it takes any legal action"""

    def __init__(self, careful: Bot) -> None:
        super().__init__()
        self.careful = careful
        self.random = careful.random

    def reseed(self, seed: int) -> None:
        """One set of dice for both."""
        self.careful.reseed(seed)

    def act(self, observation: Observation) -> int:
        """The other's action, or any."""
        if self.random.random() < self.CARELESS:
            return self.random.choice(observation.legal_actions(observation.seat))
        return self.careful.act(observation)

    def signal(self, observation: Observation) -> int | None:
        """As the other."""
        return self.careful.signal(observation)
