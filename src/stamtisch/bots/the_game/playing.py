"""The expert plays on by its evaluation: whole turns, whole games, with hints before each turn."""

from typing import Any

from stamtisch._jit import kernel, state_at
from stamtisch.bots.the_game.hinting import refresh_hints
from stamtisch.bots.the_game.turns import FIRST, LENGTH, QUICK, WIDE, plan_any
from stamtisch.engine.layout import Grid, Row
from stamtisch.games.the_game.actions import END
from stamtisch.games.the_game.cards import PILES
from stamtisch.games.the_game.rules import apply_action, end_turn, lay, legal_actions
from stamtisch.games.the_game.state import RUNNING, TheGameRecord


@kernel
def carry_out(s: TheGameRecord, plans: Grid, which: int) -> None:
    """Play a plan; end the turn if it may end."""
    seat = s.turn
    for at in range(FIRST, FIRST + plans[which, LENGTH]):
        lay(s, seat, plans[which, at] // PILES, plans[which, at] % PILES)
    if s.outcome == RUNNING and s.laid >= s.minimum:
        end_turn(s)


@kernel
def play_turn(
    stack: Any, moves: Any, desk: Row, weights: Row, plans: Grid, values: Row, talk: int, way: int
) -> None:
    """The seat to act in state 0 plays its turn, or a part of one that owes very much."""
    s = state_at(stack, 0)
    refresh_hints(s, talk)
    if plan_any(stack, moves, desk, weights, plans, values, 1, way) > 0:
        carry_out(s, plans, 0)
    else:  # all is lost
        legal_actions(s, s.turn, moves[0])
        apply_action(s, s.turn, moves[0, 0])


@kernel
def play_on(stack: Any, moves: Any, desk: Row, weights: Row, plans: Grid, values: Row, talk: int) -> None:
    """State 0 is played to its end."""
    s = state_at(stack, 0)
    while s.outcome == RUNNING:
        play_turn(stack, moves, desk, weights, plans, values, talk, WIDE)


@kernel
def play_ahead(
    stack: Any, moves: Any, desk: Row, weights: Row, plans: Grid, values: Row, talk: int, turns: int
) -> None:
    """So many turns are played from state 0, with less thought."""
    s = state_at(stack, 0)
    left = turns
    while s.outcome == RUNNING and left > 0:
        play_turn(stack, moves, desk, weights, plans, values, talk, QUICK)
        left -= 1


@kernel
def first_action(plans: Grid, which: int) -> int:
    """A plan's first action."""
    return plans[which, FIRST] if plans[which, LENGTH] > 0 else END
