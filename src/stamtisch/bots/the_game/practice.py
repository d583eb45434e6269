"""Games that the evaluation plays against itself: to measure weights, and to find better ones.

Nothing here is needed to play. The tool that tunes the weights, `tools/tune_the_game.py`, stands on it.
"""

from typing import Any, NamedTuple

from stamtisch._jit import kernel, popcount, state_at
from stamtisch.bots.the_game.features import AMOUNT, DESK, FEATURES, weigh
from stamtisch.bots.the_game.hinting import refresh_hints
from stamtisch.bots.the_game.outlook import INPUTS, see_all
from stamtisch.bots.the_game.playing import carry_out, give_in, play_on
from stamtisch.bots.the_game.rollouts import GLANCED, glance, make_world, score
from stamtisch.bots.the_game.turns import PLAN, WIDE, lay_plan, open_desk, plan_any, plan_turn
from stamtisch.bots.the_game.work import Work
from stamtisch.engine.kernels import blind, deal
from stamtisch.engine.layout import Grid, Row
from stamtisch.games.the_game.cards import ALL_IN_HALF
from stamtisch.games.the_game.rules import cards_laid
from stamtisch.games.the_game.state import RUNNING, TheGameRecord
from stamtisch.search.playout import next_random

COMPARED = 8
"""plans of a turn that are compared"""
BEST = 5
"""so many of them are the evaluation's best, the others are drawn from those that it keeps"""
RASH = 12
"""of so many plans any may be played, now and then, to learn what comes of it"""
KEPT = 40
RARELY = 2600
"""of 65536 turns so many are looked at"""


class Comparisons(NamedTuple):
    """Turns in which plans were compared: (turns, plans, features), (turns,), (turns, plans) and (turns,)."""

    amounts: Any
    early: Any
    """how many cards were unlaid when the turn began"""
    points: Any
    counts: Any
    """how many plans"""


@kernel
def deal_number(games: Any, empty: Any, number: int, mark: int) -> None:
    """Deal number so-and-so of a series of deals that a mark tells apart."""
    games[0] = empty[0]
    s = state_at(games, 0)
    s.seed[0] = number & 0x7FFFFFFF
    s.seed[1] = number >> 31
    s.seed[2] = mark
    deal(s)


@kernel
def play_deals(empty: Any, work: Work, talk: int, first: int, games: int, mark: int, laid: Row) -> None:
    """Play so many deals by the evaluation alone; `laid` counts how often so many cards were laid."""
    for number in range(first, first + games):
        deal_number(work.stack, empty, number, mark)
        play_on(work, talk)
        laid[cards_laid(state_at(work.stack, 0))] += 1


@kernel
def mix(plans: Grid, kept: int, rng: int) -> int:
    """Bring some of the lesser plans forward at random; the generator's state."""
    for at in range(BEST, min(kept, COMPARED)):
        rng = next_random(rng)
        other = at + (((rng >> 16) * (kept - at)) >> 32)
        for i in range(PLAN):
            part = plans[at, i]
            plans[at, i] = plans[other, i]
            plans[other, i] = part
    return rng


@kernel
def note_amounts(game: Any, work: Work, which: int, out: Any) -> None:
    """Write the amounts of the position to which a candidate leads."""
    work.stack[0] = game[0]
    s: TheGameRecord = state_at(work.stack, 0)
    open_desk(s, work.desk, work.weights)
    lay_plan(s, work.candidates, which)
    weigh(s, s.turn, work.desk)
    for i in range(FEATURES):
        out[i] = work.desk[AMOUNT + i]


@kernel
def play_out(work: Work, count: int, games: int, rng: int, talk: int, points: Row) -> int:
    """Play each candidate to the end in the same worlds, and add up the points; the generator's state."""
    viewer = state_at(work.view, 0).turn
    for number in range(games):
        rng = next_random(rng)
        make_world(work, viewer, number, rng)
        for which in range(count):
            work.stack[0] = work.worlds[0]
            s = state_at(work.stack, 0)
            carry_out(s, work.candidates, which)
            play_on(work, talk)
            points[which] += score(s)
    return rng


@kernel
def collect(
    empty: Any, game: Any, work: Work, talk: int, rng: int, mark: int, games: int, found: Comparisons
) -> None:
    """Fill comparisons of plans: what each leads to, and how games went that began with it."""
    n = 0
    while n < len(found.counts):
        rng = next_random(rng)
        deal_number(game, empty, rng & 0xFFFFFFFFFFF, mark)
        s = state_at(game, 0)
        while s.outcome == RUNNING and n < len(found.counts):
            refresh_hints(s, talk)
            work.stack[0] = game[0]
            kept = plan_turn(work, work.candidates, KEPT, WIDE)
            if kept == 0:
                break
            rng = next_random(rng)
            if kept > 2 and ((rng >> 16) & 0xFFFF) < RARELY:
                rng = mix(work.candidates, kept, rng)
                count = min(kept, COMPARED)
                for which in range(count):
                    note_amounts(game, work, which, found.amounts[n, which])
                work.view[0] = game[0]
                blind(work.view, s.turn + 1)
                found.early[n] = unlaid(s) + s.laid
                found.counts[n] = count
                rng = play_out(work, count, games, rng, talk, found.points[n])
                n += 1
            carry_out(s, work.candidates, 0)


@kernel
def unlaid(s: TheGameRecord) -> int:
    """How many cards are not laid yet."""
    return popcount(ALL_IN_HALF & ~s.laid_cards[0]) + popcount(ALL_IN_HALF & ~s.laid_cards[1])


@kernel
def remember(
    empty: Any,
    game: Any,
    work: Work,
    talk: int,
    rng: int,
    mark: int,
    rashness: int,
    worlds: int,
    inputs: Any,
    points: Any,
) -> int:
    """Fill rows with the inputs at the start of turns, and with what the games came to; how many games.

    They are played as the network on hand foresees best in so many worlds, but of 65536 turns so many as
    `rashness` says by any of the evaluation's best plans. Turns without cards to draw are not noted.
    """
    n = 0
    games = 0
    while n < len(points):
        rng = next_random(rng)
        deal_number(game, empty, rng & 0xFFFFFFFFFFF, mark)
        s = state_at(game, 0)
        first = n
        while s.outcome == RUNNING:
            refresh_hints(s, talk)
            usual = 1 if s.draw_at < s.draw_end else 0
            if usual == 1 and n < len(points):
                see_all(s, talk, work.desk)
                for i in range(INPUTS):
                    inputs[n, i] = work.desk[DESK + i]
                n += 1
            work.stack[0] = game[0]
            rng = next_random(rng)
            rash = usual == 1 and ((rng >> 16) & 0xFFFF) < rashness
            kept = plan_any(work, work.candidates, RASH if rash else GLANCED)
            rng = next_random(rng)
            which = ((rng >> 16) * kept) >> 32
            if not rash and kept > 0:
                work.view[0] = game[0]
                blind(work.view, s.turn + 1)
                which = glance(work, kept, rng, talk, worlds)
            if kept == 0:
                give_in(s, work.moves)
            else:
                carry_out(s, work.candidates, which)
        for at in range(first, n):
            points[at] = score(s)
        games += 1
    return games
