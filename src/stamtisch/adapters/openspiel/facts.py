"""What OpenSpiel wants to know of each game beyond its rules: bounds, utilities, who moves when."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pyspiel

from stamtisch.engine.game import Game
from stamtisch.games.claim.cards import HAND_SIZES
from stamtisch.games.runner_up.cards import ROUNDS, STAGES
from stamtisch.games.saboteur.cards import DECK
from stamtisch.games.saboteur.cards import ROUNDS as MINES
from stamtisch.games.the_game.actions import END
from stamtisch.games.the_game.cards import CARDS

Utility = pyspiel.GameType.Utility


@dataclass(frozen=True)
class Facts:
    """One game as OpenSpiel describes games.

    Attributes:
        longest: an upper bound on the decisions of a game; a simultaneous choice is one, unless
            seats choose one after the other (the second argument).
        lowest: the least return.
        identical: all seats have the same return.
        simultaneous: several seats may choose at once.
        actions: how many action numbers are ever offered, if fewer than the engine's, which
            count signals.
    """

    longest: Callable[[Game, bool], int]
    lowest: float = -1.0
    identical: bool = False
    simultaneous: bool = False
    actions: int | None = None

    def utility(self, game: Game) -> Any:
        """Contests are zero-sum, except where a virtual player may win."""
        if self.identical:
            return Utility.IDENTICAL
        return Utility.ZERO_SUM if len(game.names) == game.players else Utility.GENERAL_SUM


def _longest_the_game(_game: Game, _in_turn: bool) -> int:
    """Every turn lays a card and ends; a position may begin within a turn."""
    return 2 * CARDS + 1


def _longest_runner_up(game: Game, in_turn: bool) -> int:
    """A choice of all seats a round; in the tactical variant each then moves a pawn."""
    choices = game.players if in_turn else 1
    return STAGES * ROUNDS * (choices + (game.players if game.options["variant"] == "tactical" else 0))


def _longest_saboteur(game: Game, _in_turn: bool) -> int:
    """Every turn a card leaves a hand; then gold is shared out."""
    return MINES * (DECK + game.players)


def _longest_claim(game: Game, _in_turn: bool) -> int:
    """In every trick of both phases each seat plays, and at most looks and takes a card."""
    return 2 * HAND_SIZES[game.players] * game.players * 3


FACTS = {
    "the-game": Facts(_longest_the_game, lowest=0.0, identical=True, actions=END + 1),
    "runner-up": Facts(_longest_runner_up, simultaneous=True),
    "saboteur": Facts(_longest_saboteur),
    "claim": Facts(_longest_claim),
}
