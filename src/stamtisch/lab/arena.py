"""Bots against bots: plays a plan with several processes, and says how they stand.

The result follows from the plan alone, times apart: games are looked at in the order of their numbers, and
whether to stop early is decided after fixed numbers of games.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from stamtisch.bots.roster import make_bot
from stamtisch.engine.errors import StamtischError
from stamtisch.engine.layout import copy_states
from stamtisch.lab.crew import Crew
from stamtisch.lab.match import Played
from stamtisch.lab.plan import Plan
from stamtisch.lab.tally import Tally
from stamtisch.search.playout import play_games

FEWEST = 100
"""games before which it never stops early"""
ALL, NARROW, INTERRUPTED = "all-played", "interval", "interrupted"
"""why it ended"""

Progress = Callable[[int, Tally | None], None]
"""told how many games are done, and after each batch how they stand"""


class PlanError(StamtischError):
    """A plan that cannot be played."""

    code = "bad-plan"


@dataclass(frozen=True)
class Outcome:
    """What was played, and why no more."""

    tally: Tally
    ended: str
    seconds: float


def check_plan(plan: Plan) -> None:
    """Load the game and make each bot once; compile what they need.

    Raises:
        StamtischError: what is wrong with the game, its options or a bot. PlanError: numbers that cannot be.
    """
    if plan.games is None and plan.until is None:
        raise PlanError("arena-endless")
    if plan.until is not None and not 0 < plan.until < 1:
        raise PlanError("arena-until", where="until")
    if plan.games is not None and plan.games < 1:
        raise PlanError("arena-games", where="games")
    game = plan.loaded
    for name in plan.contestants:
        _make(name, plan)
    play_games(copy_states(game.empty.states), game.empty.states, 1, 1)
    for name in plan.contestants:
        type(_make(name, plan)).prepare(game)


def _make(name: str, plan: Plan) -> Any:
    try:
        return make_bot(name, plan.game, foreign=True)
    except StamtischError:
        raise
    except Exception as problem:
        words = f"{type(problem).__name__}: {problem}"
        raise PlanError("bots-raised", where=name, problem=words) from problem


def run_arena(plan: Plan, workers: int = 1, progress: Progress = lambda _done, _tally: None) -> Outcome:
    """Play until the plan is fulfilled, the interval narrow enough, or Ctrl-C is pressed.

    Raises:
        StamtischError: the plan cannot be played.
    """
    check_plan(plan)
    began = time.monotonic()
    done: dict[int, Played] = {}
    with Crew(plan, workers) as crew:
        try:
            ended = _play(plan, crew, done, progress)
        except KeyboardInterrupt:
            ended = INTERRUPTED
    tally = Tally(plan, _front(done))
    return Outcome(tally, ended, time.monotonic() - began)


def _play(plan: Plan, crew: Crew, done: dict[int, Played], progress: Progress) -> str:
    """Play batch after batch; why it ended."""
    while plan.total is None or len(done) < plan.total:
        for played in crew.play(range(len(done), plan.next_stop(len(done)))):
            done[played.number] = played
            progress(len(done), None)
        tally = Tally(plan, _front(done))
        progress(len(done), tally)
        if plan.until is not None and len(done) >= FEWEST and tally.width() <= plan.until:
            return NARROW
    return ALL


def _front(done: dict[int, Played]) -> list[Played]:
    """The games without a gap: stopping in the middle must not prefer short ones."""
    front: list[Played] = []
    while len(front) in done:
        front.append(done[len(front)])
    return front
