"""Why an action is a good one, in a sentence: what it does to the way, and to whom."""

from stamtisch.bots.saboteur.study import Study
from stamtisch.engine.errors import Reason
from stamtisch.engine.messages import Argument
from stamtisch.engine.notation import format_seat
from stamtisch.engine.snapshot import Observation
from stamtisch.games.saboteur.actions import (
    EMPTY_PASS,
    FIRST_MAP,
    FIRST_PASS,
    FIRST_TAKE,
    FIRST_USE,
)
from stamtisch.games.saboteur.cards import BREAKS, GOAL_WORDS, SEATS


def describe(study: Study, observation: Observation, action: int) -> Reason | None:
    """What speaks for an action, from what the observation's seat believes."""
    if observation.seat is None or action == EMPTY_PASS:
        return None
    about: dict[str, Argument] = {"action": observation.game.format_words(action)}
    if action >= FIRST_TAKE:
        return Reason("saboteur-why-take", about)
    if action >= FIRST_PASS:
        return Reason("saboteur-why-pass", about)
    opinion = study.form_opinion(observation)
    if action >= FIRST_MAP:
        goal = action - FIRST_MAP
        about |= {"goal": GOAL_WORDS[goal], "percent": round(100 * opinion.gold[goal])}
        return Reason("saboteur-why-map", about)
    if action >= FIRST_USE:
        use, target = divmod(action - FIRST_USE, SEATS)
        about |= {"seat": format_seat(target), "percent": round(100 * opinion.suspicion[target])}
        if target == observation.seat:
            return Reason("saboteur-why-own" if use >= BREAKS else "saboteur-why-odd", about)
        return Reason("saboteur-why-break" if use < BREAKS else "saboteur-why-fix", about)
    before, after = study.ways_with(observation, action, opinion)
    about |= {"before": before, "after": after}
    if before == after:
        return Reason("saboteur-why-same", about)
    return Reason("saboteur-why-nearer" if after < before else "saboteur-why-farther", about)
