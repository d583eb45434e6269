"""Games that Runner-Up's bots play against each other, all compiled: to measure them and to learn from them.

Nothing here is needed to play. `tools/tune_runner_up.py` stands on it.
"""

from typing import Any

from stamtisch._jit import kernel, lowest_bit, popcount, state_at
from stamtisch.bots.runner_up.rollouts import action_of, begin, compare, glance
from stamtisch.bots.runner_up.work import Work
from stamtisch.engine.kernels import apply_action, blind, deal, sample_action, to_act, winners
from stamtisch.engine.layout import Grid
from stamtisch.games.runner_up.cards import BACK_END
from stamtisch.games.runner_up.state import RunnerUpRecord
from stamtisch.search.playout import next_random

GLANCE, WORLDS, SAMPLES, OWN_SAMPLES, CARELESS, LEARNED, DEALS, FUTURES = range(8)
"""a skill, how a seat plays: by a glance at futures, or in so many worlds and how; all 0: at random"""
SKILL = 8


@kernel
def decide(games: Any, work: Work, seat: int, skills: Grid, who: int, rng: int) -> int:
    """The action that a seat of this skill takes in game 0."""
    work.views[0] = games[0]
    blind(work.views, seat + 1)
    view, d, n = state_at(work.views, 0), state_at(work.desks, 0), state_at(work.notes, 0)
    if skills[who, GLANCE] + skills[who, WORLDS] == 0:
        return sample_action(view, seat, rng >> 16)
    n.samples, n.own_samples = skills[who, SAMPLES], skills[who, OWN_SAMPLES]
    n.careless, n.learned = skills[who, CARELESS], skills[who, LEARNED]
    count = begin(work, seat, skills[who, FUTURES], skills[who, DEALS], rng)
    sums = work.sums
    if count > 1:
        for i in range(count):
            sums[i] = 0
        if skills[who, WORLDS] == 0:
            glance(work, count, skills[who, GLANCE])
        else:
            compare(work, count, skills[who, WORLDS])
    best = 0
    for i in range(count):
        if sums[i] > sums[best]:
            best = i
    return action_of(view, d, work.picks[best])


@kernel
def play_games(
    empty: Any, games: Any, work: Work, skills: Grid, first: int, count: int, mark: int, wins: Any, ends: Any
) -> None:
    """Play games; each deal once with every skill in every seat. Adds up wins by skill, and ends of stages.

    Of `games` two are used. A mark tells series of deals apart: none to learn from is one to measure with.
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
            action = decide(games, work, seat, skills, who, rng)
            games[1] = games[0]
            apply_action(s, seat, action)
            awaited = to_act(s)
            if awaited == 0 or s.stage != stage:
                note_stage(s, state_at(games, 1), ends)
        won = winners(s)
        for seat in range(s.players):
            if (won >> seat) & 1 == 1:
                wins[(seat + number) % s.players] += 1.0 / popcount(won)


@kernel
def note_stage(s: RunnerUpRecord, before: RunnerUpRecord, ends: Any) -> None:
    """Count how the stage ended: whether the virtual player scored, how many others, and how much."""
    field, scorers, virtual = 0, 0, 0
    for pawn in range(s.pawns):
        if s.total[pawn] != before.total[pawn]:
            field = s.total[pawn] - before.total[pawn]
            if pawn < s.players:
                scorers += 1
            else:
                virtual = 1
    ends[virtual, scorers, field - BACK_END] += 1
