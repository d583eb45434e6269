"""Compact numbers for a game's actions, where the game has too many for a mask of all.

A numbering is one to one with the legal actions of any moment: `numbers(legal)` gives each its number,
`action(number, legal)` the action again. Games whose actions are few have none: the action is the number.
"""

from typing import Any, Protocol


class Numbering(Protocol):
    """Numbers from 0 to `count`, exclusive."""

    count: int

    def numbers(self, legal: Any) -> Any:
        """The number of each legal action (an int32 array of them all, in the game's order)."""

    def action(self, number: int, legal: Any) -> int:
        """The action of a number; one that is legal nowhere (-1) if the number stands for nothing now."""

    def table(self) -> list[tuple[int, int, str]]:
        """For the docs: first number, how many, what they stand for."""
