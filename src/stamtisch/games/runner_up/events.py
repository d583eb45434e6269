"""What a move brought about in Runner-Up, told from a viewer's records before and after it."""

from stamtisch.engine.errors import Reason
from stamtisch.engine.messages import Argument
from stamtisch.engine.spec import Options
from stamtisch.games.runner_up.position import is_finished, last_words, spent_words
from stamtisch.games.runner_up.state import RunnerUpRecord
from stamtisch.games.runner_up.words import pawn_names


def happened(before: RunnerUpRecord, after: RunnerUpRecord, action: int, options: Options) -> list[Reason]:
    """The cards of a round once all lie open, and who scored at the end of a stage."""
    told = []
    staged = after.stage != before.stage or is_finished(after)
    if not before.tactical and (staged or after.round != before.round):
        last = last_words(after, options) if after.stage != before.stage else spent_words(after, options)[-1]
        shown = [f"{name}: {words}" for name, words in last.items()]
        told.append(Reason("runner-up-event-round", {"cards": shown}, "runner-up/R11"))
    if staged:
        told.append(_stage(before, after, options))
    return told


def _stage(before: RunnerUpRecord, after: RunnerUpRecord, options: Options) -> Reason:
    gained = [
        (name, after.total[player] - before.total[player]) for player, name in enumerate(pawn_names(options))
    ]
    scored = [f"{name} {points:+d}" for name, points in gained if points]
    arguments: dict[str, Argument] = {"stage": before.stage, "points": scored}
    return Reason("runner-up-event-stage" if scored else "runner-up-event-none", arguments, "runner-up/R31")
