"""Games that the evaluation plays against itself: to measure weights, and to find better ones.

Nothing here is needed to play. The tool that tunes the weights, `tools/tune_the_game.py`, stands on it.
"""

from typing import Any

from stamtisch._jit import kernel, popcount, state_at
from stamtisch.bots.the_game.features import AMOUNT, DESK, FEATURES, weigh
from stamtisch.bots.the_game.hinting import refresh_hints
from stamtisch.bots.the_game.outlook import INPUTS, see_all
from stamtisch.bots.the_game.playing import carry_out, play_on
from stamtisch.bots.the_game.rollouts import GLANCED, glance, make_world, score
from stamtisch.bots.the_game.turns import FIRST, LENGTH, PLAN, open_desk, plan_any, plan_turn
from stamtisch.engine.kernels import blind, deal
from stamtisch.engine.layout import Grid, Row
from stamtisch.games.the_game.cards import ALL_IN_HALF, PILES
from stamtisch.games.the_game.rules import apply_action, cards_laid, lay, legal_actions
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
def play_deals(
    empty: Any,
    stack: Any,
    moves: Any,
    desk: Row,
    weights: Row,
    plans: Grid,
    values: Row,
    talk: int,
    first: int,
    games: int,
    mark: int,
    laid: Row,
) -> None:
    """Play so many deals by the evaluation alone; `laid` counts how often so many cards were laid."""
    for number in range(first, first + games):
        deal_number(stack, empty, number, mark)
        play_on(stack, moves, desk, weights, plans, values, talk)
        laid[cards_laid(state_at(stack, 0))] += 1


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
def note_amounts(game: Any, stack: Any, desk: Row, weights: Row, plans: Grid, which: int, out: Any) -> None:
    """Write the amounts of the position to which a plan leads."""
    stack[0] = game[0]
    s: TheGameRecord = state_at(stack, 0)
    seat = s.turn
    open_desk(s, desk, weights)
    for at in range(FIRST, FIRST + plans[which, LENGTH]):
        lay(s, seat, plans[which, at] // PILES, plans[which, at] % PILES)
    weigh(s, seat, desk)
    for i in range(FEATURES):
        out[i] = desk[AMOUNT + i]


@kernel
def play_out_plans(
    view: Any,
    worlds: Any,
    stack: Any,
    moves: Any,
    desk: Row,
    weights: Row,
    plans: Grid,
    values: Row,
    compared: Grid,
    count: int,
    games: int,
    rng: int,
    talk: int,
    points: Row,
) -> int:
    """Play each plan to the end in the same worlds, and add up the points; the generator's state."""
    viewer = state_at(view, 0).turn
    for number in range(games):
        rng = next_random(rng)
        make_world(view, worlds, viewer, number, rng, values)
        for which in range(count):
            stack[0] = worlds[0]
            s = state_at(stack, 0)
            carry_out(s, compared, which)
            play_on(stack, moves, desk, weights, plans, values, talk)
            points[which] += score(s)
    return rng


@kernel
def collect(
    empty: Any,
    game: Any,
    view: Any,
    worlds: Any,
    stack: Any,
    moves: Any,
    desk: Row,
    weights: Row,
    plans: Grid,
    values: Row,
    compared: Grid,
    talk: int,
    rng: int,
    mark: int,
    games: int,
    amounts: Any,
    early: Row,
    points: Any,
    counts: Any,
) -> None:
    """Fill comparisons of plans: what each leads to, and how games went that began with it."""
    n = 0
    while n < len(counts):
        rng = next_random(rng)
        deal_number(game, empty, rng & 0xFFFFFFFFFFF, mark)
        s = state_at(game, 0)
        while s.outcome == RUNNING and n < len(counts):
            refresh_hints(s, talk)
            stack[0] = game[0]
            kept = plan_turn(stack, moves, desk, weights, compared, values, KEPT, 0)
            if kept == 0:
                break
            rng = next_random(rng)
            if kept > 2 and ((rng >> 16) & 0xFFFF) < RARELY:
                rng = mix(compared, kept, rng)
                count = min(kept, COMPARED)
                for which in range(count):
                    note_amounts(game, stack, desk, weights, compared, which, amounts[n, which])
                view[0] = game[0]
                blind(view, s.turn + 1)
                early[n] = unlaid(s) + s.laid
                counts[n] = count
                rng = play_out_plans(
                    view,
                    worlds,
                    stack,
                    moves,
                    desk,
                    weights,
                    plans,
                    values,
                    compared,
                    count,
                    games,
                    rng,
                    talk,
                    points[n],
                )
                n += 1
            carry_out(s, compared, 0)


@kernel
def unlaid(s: TheGameRecord) -> int:
    """How many cards are not laid yet."""
    return popcount(ALL_IN_HALF & ~s.laid_cards[0]) + popcount(ALL_IN_HALF & ~s.laid_cards[1])


@kernel
def remember(
    empty: Any,
    game: Any,
    work: Any,
    talk: int,
    rng: int,
    mark: int,
    rashness: int,
    outlook: Any,
    inputs: Any,
    points: Any,
) -> int:
    """Fill rows with the inputs at the start of turns, and with what the games came to; how many games.

    They are played as the network on hand foresees best, but of 65536 turns so many as `rashness` says by any
    of the evaluation's best plans. Turns without cards to draw are not noted. `work` is as in `glance`.
    """
    view, _, stack, moves, desk, weights, _, values, candidates, _ = work
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
                see_all(s, talk, desk)
                for i in range(INPUTS):
                    inputs[n, i] = desk[DESK + i]
                n += 1
            stack[0] = game[0]
            rng = next_random(rng)
            rash = usual == 1 and ((rng >> 16) & 0xFFFF) < rashness
            kept = plan_any(stack, moves, desk, weights, candidates, values, RASH if rash else GLANCED)
            rng = next_random(rng)
            which = ((rng >> 16) * kept) >> 32
            if not rash and kept > 0:
                view[0] = game[0]
                blind(view, s.turn + 1)
                which = glance(work, kept, rng, talk, outlook)
            if kept == 0:  # all is lost
                legal_actions(s, s.turn, moves[0])
                apply_action(s, s.turn, moves[0, 0])
            else:
                carry_out(s, candidates, which)
        for at in range(first, n):
            points[at] = score(s)
        games += 1
    return games
