"""Rollouts: the best plans of a turn played on in the same worlds, those that fall behind dropped.

Some turns on a network tells how the game will end (`outlook.py`), or it is played to the end.
"""

from typing import Any

from stamtisch._jit import kernel, state_at, table
from stamtisch.bots.the_game.hinting import heed_all
from stamtisch.bots.the_game.outlook import foresee
from stamtisch.bots.the_game.playing import carry_out, play_ahead
from stamtisch.engine.kernels import REDEAL_BLOCK
from stamtisch.engine.layout import Grid, Row
from stamtisch.games.the_game.cards import CARDS
from stamtisch.games.the_game.observe import redeal
from stamtisch.games.the_game.rules import cards_laid
from stamtisch.games.the_game.state import RUNNING, TheGameRecord

WIN = 1000
NEARLY = 600
"""what a game is worth that is as good as won; each card left over takes a part of it"""
SCORES = table([NEARLY * 84**left // 100**left if left > 0 else WIN for left in range(CARDS + 1)])
SUM, GAIN, SQUARES, ALIVE = range(4)
"""columns of the tally: points; what they are more than the first plan's, and squared; still compared"""
WORLD_BITS = 31
GLANCED, GLANCES = 6, 8
"""plans at which a glance is taken, and worlds in which it is"""
TO_THE_END = 1 << 20
"""more turns than any game has"""


@kernel
def score(s: TheGameRecord) -> int:
    """What the end of a game is worth."""
    return SCORES[CARDS - cards_laid(s)]


@kernel
def worth(s: TheGameRecord, talk: int, desk: Row, outlook: Any) -> int:
    """What a game is worth that was played on: its end, or what the network foresees."""
    if s.outcome != RUNNING:
        return score(s)
    return foresee(s, talk, desk, outlook[0], outlook[1])


@kernel
def make_world(view: Any, worlds: Any, viewer: int, number: int, dice: int, best: Row) -> None:
    """World `number` that fits a view and what the others said."""
    worlds[0] = view[0]
    s = state_at(worlds, 0)
    s.seed[0] = number
    s.seed[1] = dice & 0x7FFFFFFF
    s.seed[2] = dice >> WORLD_BITS
    s.blocks = REDEAL_BLOCK
    redeal(s)
    s.blocks = 0
    s.viewer = 0
    heed_all(s, viewer, (dice ^ number) & 0xFFFFFFFFFF, best)


@kernel
def compare(
    view: Any,
    worlds: Any,
    stack: Any,
    moves: Grid,
    desk: Row,
    weights: Row,
    plans: Grid,
    values: Row,
    candidates: Grid,
    tally: Grid,
    count: int,
    first: int,
    games: int,
    dice: int,
    talk: int,
    outlook: Any,
    turns: int,
) -> None:
    """Play the candidates that are still compared on in so many new worlds, and add up what comes of it."""
    viewer = state_at(view, 0).turn
    for number in range(first, first + games):
        make_world(view, worlds, viewer, number, dice, values)
        base = 0
        for which in range(count):
            if tally[which, ALIVE] == 1:
                stack[0] = worlds[0]
                s = state_at(stack, 0)
                carry_out(s, candidates, which)
                play_ahead(stack, moves, desk, weights, plans, values, talk, turns)
                points = worth(s, talk, desk, outlook)
                if which == 0:
                    base = points
                tally[which, SUM] += points
                tally[which, GAIN] += points - base
                tally[which, SQUARES] += (points - base) * (points - base)


@kernel
def glance(work: Any, count: int, dice: int, talk: int, outlook: Any) -> int:
    """The candidate of which the network foresees most as soon as the turn is over, in a few worlds.

    Alone nobody else's hand tells anything, so one turn more is played; without cards to draw the game is
    played to its end. `work` is what `compare` takes first.
    """
    view, worlds, stack, moves, desk, weights, plans, values, candidates, tally = work
    s = state_at(view, 0)
    turns = TO_THE_END
    if s.draw_at < s.draw_end:
        turns = 1 if s.players == 1 else 0
    for which in range(count):
        tally[which, SUM] = 0
        tally[which, GAIN] = 0
        tally[which, SQUARES] = 0
        tally[which, ALIVE] = 1
    paper = stack, moves, desk, weights, plans, values
    compare(view, worlds, *paper, candidates, tally, count, 0, GLANCES, dice, talk, outlook, turns)
    best = 0
    for which in range(1, count):
        if tally[which, SUM] > tally[best, SUM]:
            best = which
    return best
