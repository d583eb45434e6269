"""Games from which the instinct learns: plans are drawn by how it likes them, and what came of it is noted.

Nothing here is needed to play. The tool that trains the instinct, `tools/learn_the_game.py`, stands on it.
"""

from math import exp
from typing import Any, NamedTuple

import numpy as np

from stamtisch._jit import kernel, state_at
from stamtisch.bots.the_game.features import AMOUNT, FEATURES, UNLAID, look_at
from stamtisch.bots.the_game.hinting import refresh_hints
from stamtisch.bots.the_game.instinct import EDGE, ROOM, ROUGH, SUMS, answer, edge_of, is_known, see_plan
from stamtisch.bots.the_game.playing import carry_out, give_in, play_on
from stamtisch.bots.the_game.practice import deal_number
from stamtisch.bots.the_game.sight import MOST_SPOTS, see_cards
from stamtisch.bots.the_game.turns import BEATEN, WIDE, plan_any
from stamtisch.bots.the_game.work import Work
from stamtisch.games.the_game.cards import CARDS
from stamtisch.games.the_game.rules import cards_laid
from stamtisch.games.the_game.state import RUNNING, WON, TheGameRecord
from stamtisch.search.playout import next_random

SCALE = float(ROUGH * ROUGH)
"""what a network answers is told in such parts"""
LIKELY = 0.01
"""plans that are drawn more seldom than this are not noted"""
NEARLY, FADES = 0.4, 0.85
"""what a lost game is worth, at most, and what part of that is left with each card more that was not laid"""


class Inputs(NamedTuple):
    """What networks are shown: (rows, `MOST_SPOTS`) inputs that are on, (rows,) how many, (rows, `SUMS`)."""

    spots: Any
    counts: Any
    sums: Any


class Lessons(NamedTuple):
    """What is noted of each turn, and of each plan that could well have been taken.

    Attributes:
        turns: what there is to see at the start of each.
        foreseen: (turns,) what the critic thought that the game would be worth.
        worth: (turns,) what it was, or what was thought of it some turns later, blended.
        first: (turns,) the turn's first plan.
        options: (turns,) how many plans.
        taken: (turns,) the plan that was taken.
        plans: what there is to see after each.
        chance: (plans,) how likely it was to be drawn.
        results: (games,) what the games were worth; 1 is a win.
    """

    turns: Inputs
    foreseen: Any
    worth: Any
    first: Any
    options: Any
    taken: Any
    plans: Inputs
    chance: Any
    results: Any


def blank(games: int) -> Lessons:
    """Room for so many games: two cards a turn, at least."""
    turns = games * (CARDS // 2)
    plans = turns * ROOM

    def inputs(rows: int) -> Inputs:
        spots, sums = np.zeros((rows, MOST_SPOTS), np.int16), np.zeros((rows, SUMS), np.int64)
        return Inputs(spots, np.zeros(rows, np.int64), sums)

    return Lessons(
        turns=inputs(turns),
        foreseen=np.zeros(turns),
        worth=np.zeros(turns),
        first=np.zeros(turns, np.int64),
        options=np.zeros(turns, np.int64),
        taken=np.zeros(turns, np.int64),
        plans=inputs(plans),
        chance=np.zeros(plans),
        results=np.zeros(games),
    )


@kernel
def attend(
    empty: Any, game: Any, work: Work, critic: Any, talk: int, rng: int, mark: int, trust: Any, notes: Lessons
) -> int:
    """Play a game for each of the results, and note its turns while there are cards to draw; how many turns.

    `trust[0]` (0 to 1) tells how much the end of the game counts, against what the critic foresees turn by
    turn (the parameter lambda of Sutton and Barto, Reinforcement Learning, 2018, chapter 12).
    """
    turns = 0
    plans = 0
    for number in range(len(notes.results)):
        rng = next_random(rng)
        deal_number(game, empty, rng & 0xFFFFFFFFFFF, mark)
        s: TheGameRecord = state_at(game, 0)
        began = turns
        while s.outcome == RUNNING and is_known(s) == 1:
            refresh_hints(s, talk)
            work.stack[0] = game[0]
            kept = plan_any(work, work.candidates, ROOM, WIDE)
            if kept == 0:
                give_in(s, work.moves)
                continue
            which = 0
            if work.values[0] < BEATEN:
                rng = next_random(rng)
                note_turn(s, work, critic, notes, turns)
                which = draw_plan(work, kept, rng, notes, turns, plans)
                plans += notes.options[turns]
                turns += 1
            carry_out(s, work.candidates, which)
        work.stack[0] = game[0]
        play_on(work, talk)
        worth = value_of(state_at(work.stack, 0))
        notes.results[number] = worth
        for turn in range(turns - 1, began - 1, -1):
            notes.worth[turn] = worth
            worth = notes.foreseen[turn] + (worth - notes.foreseen[turn]) * trust[0]
    return turns


@kernel
def value_of(s: TheGameRecord) -> Any:
    """What an ended game is worth: 1 if it is won, else less with each card that was not laid."""
    if s.outcome == WON:
        return 1.0
    value = NEARLY
    for _ in range(CARDS - cards_laid(s)):
        value *= FADES
    return value


@kernel
def note_turn(s: TheGameRecord, work: Work, critic: Any, notes: Lessons, turn: int) -> None:
    """Note what a turn begins with, and what the critic thinks of it."""
    look_at(s, s.turn, work.desk)
    count = see_cards(s, s.turn, work.spots)
    note_inputs(work, count, 0, notes.turns, turn)
    logit = answer(critic, work.desk, 0, work.spots, count, work.feelings) / SCALE
    notes.foreseen[turn] = 1.0 / (1.0 + exp(-logit))


@kernel
def note_inputs(work: Work, count: int, edge: int, inputs: Inputs, row: int) -> None:
    """Note the inputs that are on, the amounts on the desk, and the edge."""
    desk = work.desk
    inputs.counts[row] = count
    for i in range(count):
        inputs.spots[row, i] = work.spots[i]
    for i in range(FEATURES):
        inputs.sums[row, i] = desk[AMOUNT + i]
        inputs.sums[row, FEATURES + i] = desk[AMOUNT + i] * desk[AMOUNT + UNLAID]
    inputs.sums[row, EDGE] = edge


@kernel
def draw_plan(work: Work, kept: int, rng: int, notes: Lessons, turn: int, plan: int) -> int:
    """Draw one of the candidates as the instinct likes them, and note those that are likely; which."""
    best = 0
    for which in range(kept):
        count = see_plan(work, work.candidates, which)
        edge = edge_of(work, which)
        work.scores[which] = answer(work.instinct, work.desk, edge, work.spots, count, work.feelings)
        note_inputs(work, count, edge, notes.plans, plan + which)
        if work.scores[which] > work.scores[best]:
            best = which
    total = 0.0
    for which in range(kept):
        chance = exp((work.scores[which] - work.scores[best]) / SCALE)
        notes.chance[plan + which] = chance
        total += chance
    rest = ((rng >> 16) & 0xFFFFFFFF) / 4294967296.0 * total
    drawn = 0
    while drawn < kept - 1 and rest >= notes.chance[plan + drawn]:
        rest -= notes.chance[plan + drawn]
        drawn += 1
    notes.first[turn] = plan
    notes.options[turn] = keep_likely(kept, drawn, total, notes, turn, plan)
    return drawn


@kernel
def keep_likely(kept: int, drawn: int, total: Any, notes: Lessons, turn: int, plan: int) -> int:
    """Leave the unlikely plans out, but for the one drawn; how many are left."""
    count = 0
    mass = 0.0
    for which in range(kept):
        chance = notes.chance[plan + which]
        if chance > LIKELY * total or which == drawn:
            if which == drawn:
                notes.taken[turn] = plan + count
            mass += chance
            copy_plan(notes, plan + which, plan + count)
            count += 1
    for which in range(count):
        notes.chance[plan + which] /= mass
    return count


@kernel
def copy_plan(notes: Lessons, plan: int, place: int) -> None:
    """Move a noted plan forward."""
    inputs = notes.plans
    notes.chance[place] = notes.chance[plan]
    inputs.counts[place] = inputs.counts[plan]
    for i in range(inputs.counts[plan]):
        inputs.spots[place, i] = inputs.spots[plan, i]
    for i in range(SUMS):
        inputs.sums[place, i] = inputs.sums[plan, i]
