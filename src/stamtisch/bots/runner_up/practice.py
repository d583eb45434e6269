"""Games that Runner-Up's bots play against each other, all compiled: to measure them and to learn from them.

Nothing here is needed to play. `tools/tune_runner_up.py` stands on it.
"""

from typing import Any

from stamtisch._jit import kernel, lowest_bit, popcount, state_at
from stamtisch.bots.runner_up.rollouts import action_of, begin, compare, glance
from stamtisch.engine.kernels import apply_action, blind, deal, sample_action, to_act, winners
from stamtisch.engine.layout import Grid, Row
from stamtisch.games.runner_up.cards import BACK_END
from stamtisch.games.runner_up.state import RunnerUpRecord
from stamtisch.search.playout import next_random

GLANCE, WORLDS, SAMPLES, OWN_SAMPLES, CARELESS, LEARNED, DEALS, FUTURES = range(8)
"""a skill, how a seat plays: by a glance at futures, or in so many worlds and how; all 0: at random"""
SKILL = 8


@kernel
def decide(
    games: Any,
    views: Any,
    desks: Any,
    notes: Any,
    scratch: Any,
    minds: Any,
    stages: Row,
    picks: Row,
    sums: Row,
    seat: int,
    skills: Grid,
    who: int,
    rng: int,
) -> int:
    """The action that a seat of this skill takes in game 0."""
    views[0] = games[0]
    blind(views, seat + 1)
    view, d, n = state_at(views, 0), state_at(desks, 0), state_at(notes, 0)
    if skills[who, GLANCE] + skills[who, WORLDS] == 0:
        return sample_action(view, seat, rng >> 16)
    n.samples, n.own_samples = skills[who, SAMPLES], skills[who, OWN_SAMPLES]
    n.careless, n.learned = skills[who, CARELESS], skills[who, LEARNED]
    futures, deals = skills[who, FUTURES], skills[who, DEALS]
    count = begin(views, desks, notes, scratch, minds, stages, picks, seat, futures, deals, rng)
    if count > 1:
        for i in range(count):
            sums[i] = 0
        if skills[who, WORLDS] == 0:
            glance(desks, notes, scratch, picks, count, skills[who, GLANCE], sums)
        else:
            compare(views, desks, notes, scratch, minds, picks, count, skills[who, WORLDS], sums)
    best = 0
    for i in range(count):
        if sums[i] > sums[best]:
            best = i
    return action_of(view, d, picks[best])


@kernel
def play_games(
    empty: Any,
    games: Any,
    views: Any,
    desks: Any,
    notes: Any,
    scratch: Any,
    minds: Any,
    stages: Row,
    picks: Row,
    sums: Row,
    skills: Grid,
    first: int,
    count: int,
    mark: int,
    wins: Any,
    before: Row,
    ends: Any,
) -> None:
    """Play games; each deal once with every skill in every seat. Adds up wins by skill, and ends of stages.

    A mark tells series of deals apart, so that deals to learn from are never deals to measure with.
    """
    rng = next_random(first * 7919 + mark)
    for number in range(first, first + count):
        games[0] = empty[0]
        s = state_at(games, 0)
        s.seed[0], s.seed[1], s.seed[2] = number // s.players, 0, mark
        deal(s)
        awaited = to_act(s)
        while awaited != 0:
            seat, stage = lowest_bit(awaited), s.stage
            rng = next_random(rng)
            who = (seat + number) % s.players
            action = decide(
                games, views, desks, notes, scratch, minds, stages, picks, sums, seat, skills, who, rng
            )
            for pawn in range(s.pawns):
                before[pawn] = s.total[pawn]
            apply_action(s, seat, action)
            awaited = to_act(s)
            if awaited == 0 or s.stage != stage:
                note_stage(s, before, ends)
        won = winners(s)
        for seat in range(s.players):
            if (won >> seat) & 1 == 1:
                wins[(seat + number) % s.players] += 1.0 / popcount(won)


@kernel
def note_stage(s: RunnerUpRecord, before: Row, ends: Any) -> None:
    """Count how the stage ended: whether the virtual player scored, how many others, and how much."""
    field, scorers, virtual = 0, 0, 0
    for pawn in range(s.pawns):
        if s.total[pawn] != before[pawn]:
            field = s.total[pawn] - before[pawn]
            if pawn < s.players:
                scorers += 1
            else:
                virtual = 1
    ends[virtual, scorers, field - BACK_END] += 1
