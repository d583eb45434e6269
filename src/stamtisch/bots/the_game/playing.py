"""The expert plays on by its evaluation: whole turns, whole games, with hints before each turn."""

from typing import Any

from stamtisch._jit import kernel, state_at
from stamtisch.bots.the_game.hinting import refresh_hints
from stamtisch.bots.the_game.instinct import plan_well
from stamtisch.bots.the_game.turns import FIRST, LENGTH, QUICK, WIDE, lay_plan
from stamtisch.bots.the_game.work import Work
from stamtisch.engine.layout import Grid
from stamtisch.games.the_game.actions import END
from stamtisch.games.the_game.rules import apply_action, end_turn, legal_actions
from stamtisch.games.the_game.state import RUNNING, TheGameRecord


@kernel
def carry_out(s: TheGameRecord, plans: Grid, which: int) -> None:
    """Play a plan; end the turn if it may end."""
    lay_plan(s, plans, which)
    if s.outcome == RUNNING and s.laid >= s.minimum:
        end_turn(s)


@kernel
def give_in(s: TheGameRecord, moves: Any) -> None:
    """All is lost: any action."""
    legal_actions(s, s.turn, moves[0])
    apply_action(s, s.turn, moves[0, 0])


@kernel
def play_turn(work: Work, talk: int, way: int) -> None:
    """The seat to act in state 0 plays its turn, or a part of one that owes very much."""
    s = state_at(work.stack, 0)
    refresh_hints(s, talk)
    if plan_well(work, work.plans, 1, way) > 0:
        carry_out(s, work.plans, 0)
    else:
        give_in(s, work.moves)


@kernel
def play_on(work: Work, talk: int) -> None:
    """State 0 is played to its end."""
    s = state_at(work.stack, 0)
    while s.outcome == RUNNING:
        play_turn(work, talk, WIDE)


@kernel
def play_ahead(work: Work, talk: int, turns: int) -> None:
    """So many turns are played from state 0, with less thought."""
    s = state_at(work.stack, 0)
    left = turns
    while s.outcome == RUNNING and left > 0:
        play_turn(work, talk, QUICK)
        left -= 1


@kernel
def first_action(plans: Grid, which: int) -> int:
    """A plan's first action."""
    return plans[which, FIRST] if plans[which, LENGTH] > 0 else END
