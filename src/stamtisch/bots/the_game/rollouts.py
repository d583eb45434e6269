"""Rollouts: the best plans of a turn played on in the same worlds, those that fall behind dropped.

Some turns on a network tells how the game will end (`outlook.py`), or it is played to the end.
"""

from stamtisch._jit import kernel, state_at, table
from stamtisch.bots.the_game.hinting import heed_all
from stamtisch.bots.the_game.outlook import foresee
from stamtisch.bots.the_game.playing import carry_out, play_ahead
from stamtisch.bots.the_game.work import Work
from stamtisch.engine.kernels import REDEAL_BLOCK
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
def worth(s: TheGameRecord, talk: int, work: Work) -> int:
    """What a game is worth that was played on: its end, or what the network foresees."""
    if s.outcome != RUNNING:
        return score(s)
    return foresee(s, talk, work.desk, work.net, work.units)


@kernel
def make_world(work: Work, viewer: int, number: int, dice: int) -> None:
    """World `number` that fits the view and what the others said."""
    work.worlds[0] = work.view[0]
    s = state_at(work.worlds, 0)
    s.seed[0] = number
    s.seed[1] = dice & 0x7FFFFFFF
    s.seed[2] = dice >> WORLD_BITS
    s.blocks = REDEAL_BLOCK
    redeal(s)
    s.blocks = 0
    s.viewer = 0
    heed_all(s, viewer, (dice ^ number) & 0xFFFFFFFFFF, work.values)


@kernel
def compare(work: Work, count: int, first: int, games: int, dice: int, talk: int, turns: int) -> None:
    """Play the candidates that are still compared on in so many new worlds, and add up what comes of it."""
    tally = work.tally
    viewer = state_at(work.view, 0).turn
    for number in range(first, first + games):
        make_world(work, viewer, number, dice)
        base = 0
        for which in range(count):
            if tally[which, ALIVE] == 1:
                points = play_candidate(work, which, talk, turns)
                if which == 0:
                    base = points
                tally[which, SUM] += points
                tally[which, GAIN] += points - base
                tally[which, SQUARES] += (points - base) * (points - base)


@kernel
def play_candidate(work: Work, which: int, talk: int, turns: int) -> int:
    """The points of the world's game when it goes on with a candidate."""
    work.stack[0] = work.worlds[0]
    s = state_at(work.stack, 0)
    carry_out(s, work.candidates, which)
    play_ahead(work, talk, turns)
    return worth(s, talk, work)


@kernel
def glance(work: Work, count: int, dice: int, talk: int, worlds: int = GLANCES) -> int:
    """The candidate of which the network foresees most as soon as the turn is over, in so many worlds.

    Alone nobody else's hand tells anything, so one turn more is played; without cards to draw the game is
    played to its end.
    """
    tally = work.tally
    s = state_at(work.view, 0)
    turns = TO_THE_END
    if s.draw_at < s.draw_end:
        turns = 1 if s.players == 1 else 0
    for which in range(count):
        tally[which, SUM] = 0
        tally[which, GAIN] = 0
        tally[which, SQUARES] = 0
        tally[which, ALIVE] = 1
    compare(work, count, 0, worlds, dice, talk, turns)
    best = 0
    for which in range(1, count):
        if tally[which, SUM] > tally[best, SUM]:
            best = which
    return best
