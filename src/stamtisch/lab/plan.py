"""What an arena is to play: which bots sit where in which game, and with which deal. All by number.

Everything follows from the plan and a game's number, so it does not matter who plays a game, or when.
"""

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from math import ceil
from typing import Any

from stamtisch.engine.game import Game, load_game

TOGETHER = ("the-game",)
"""games that all seats win or lose together: a bot plays all seats itself, and bots are compared by deals"""
BATCH = 50
"""after so many games, or the next whole cycle, it is decided whether to stop early"""

Seating = tuple[int, ...]
"""the contestant in each seat"""


@dataclass(frozen=True)
class Plan:
    """An arena before it is played.

    Attributes:
        game: the game's id.
        options: its options, `players` among them if given.
        bots: names, as many as seats or fewer or more; a name may come more than once.
        games: how many games at most; None: until the interval is narrow enough.
        until: the width of the 95 % intervals to stop at; None: all games.
        paired: whether every deal is played in all seatings.
        seed: 64 hexadecimal digits from which all deals and dice follow.
        move_seconds: how long a bot may take for a move before it forfeits the game.
        signals: whether bots may give signals (The Game's hints).
    """

    game: str
    options: Mapping[str, Any]
    bots: tuple[str, ...]
    games: int | None = 200
    until: float | None = None
    paired: bool = False
    seed: str = "0" * 64
    move_seconds: float = 10.0
    signals: bool = True

    @cached_property
    def loaded(self) -> Game:
        """The game with its options."""
        return load_game(self.game, **self.options)

    @cached_property
    def contestants(self) -> tuple[str, ...]:
        """The different bots."""
        return tuple(dict.fromkeys(self.bots))

    @property
    def is_together(self) -> bool:
        """Whether all seats win or lose together."""
        return self.game in TOGETHER

    @cached_property
    def cycle(self) -> tuple[Seating, ...]:
        """All seatings: after one round of them everybody has sat everywhere equally often."""
        names = [self.contestants.index(bot) for bot in self.bots]
        players = self.loaded.players
        if self.is_together:
            return tuple((bot,) * players for bot in range(len(self.contestants)))
        return tuple(rotations(names, players))

    @cached_property
    def batch(self) -> int:
        """Games between two decisions whether to stop: whole cycles."""
        return len(self.cycle) * ceil(BATCH / len(self.cycle))

    @cached_property
    def total(self) -> int | None:
        """How many games at most: whole cycles."""
        return None if self.games is None else len(self.cycle) * ceil(self.games / len(self.cycle))

    def next_stop(self, done: int) -> int:
        """After how many games it is decided next whether to stop: whole batches, later on longer ones."""
        stop = done + self.batch * max(1, done // (10 * self.batch))
        return stop if self.total is None else min(stop, self.total)

    def seating(self, number: int) -> Seating:
        """Who sits where in the game of this number."""
        return self.cycle[number % len(self.cycle)]

    def deal(self, number: int) -> int:
        """The number of the deal in the game of this number."""
        return number // len(self.cycle) if self.paired else number

    def deal_seed(self, deal: int) -> str:
        """The seed of a deal."""
        return hashlib.sha256(f"stamtisch arena {self.seed} {deal}".encode()).hexdigest()


def rotations(bots: Sequence[int], players: int) -> list[Seating]:
    """All seatings: the bots in turn around the table, moved on seat by seat.

    With fewer bots than seats they take turns in sitting more often; with more, all groups of them play.
    """
    found: dict[Seating, None] = {}
    groups = combinations(bots, players) if len(bots) > players else [tuple(bots)]
    for group in groups:
        for first in range(len(group)):
            row = [group[(first + seat) % len(group)] for seat in range(players)]
            for turn in range(players):
                found[tuple(row[turn:] + row[:turn])] = None
    return list(found)
