"""What a seat may know of Saboteur, and drawing a full state from it."""

from stamtisch._jit import kernel
from stamtisch.games.saboteur.state import SaboteurRecord


@kernel
def observe(s: SaboteurRecord, viewer: int) -> None:
    """x"""


@kernel
def redeal(s: SaboteurRecord) -> None:
    """x"""
