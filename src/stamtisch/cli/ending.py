"""The end of a game at the terminal: who won and how, the points, where the record is; each said once."""

import shlex

from stamtisch.cli.invoked import command_name
from stamtisch.cli.saves import Keeper
from stamtisch.cli.session import Session
from stamtisch.cli.terminal import bold, fit_picture, headline, say
from stamtisch.engine.messages import say as words


def print_ending(session: Session) -> None:
    """How the game ended; the headline says it for the person, the sentence below for everybody."""
    view = session.view()
    print()
    headline(words(_headline(session), {"game": session.state.game.spec.title}))
    print("\n".join(fit_picture(str(view))))
    print()
    say(bold(view.result()))
    scores = view.scores()
    if len(set(scores.values())) > 1:
        shown = [_score(session, seat, points) for seat, points in scores.items()]
        say(words("cli-scores", {"scores": ", ".join(shown)}))


def _headline(session: Session) -> str:
    """The message: games that all win or lose together are told by the result alone."""
    winners, names = session.view().winners(), session.state.game.names
    if session.state.game.spec.id in TOGETHER or not winners or len(winners) == len(names):
        return "cli-finished"
    if session.seat_name not in winners:
        return "cli-finished-lost"
    return "cli-finished-won" if len(winners) == 1 else "cli-finished-shared"


TOGETHER = {"the-game"}
"""games that are won or lost by all"""


def _score(session: Session, seat: str, points: int | None) -> str:
    message = "cli-score-own" if seat == session.seat_name else "cli-score"
    return words(message, {"player": seat, "points": "?" if points is None else str(points)})


def print_record(session: Session, keeper: Keeper) -> None:
    """The record's file and seed; paths are not wrapped, so that they can be copied."""
    print()
    print(words("cli-seed", {"seed": session.state.seed}))
    place = keeper.place()
    if place is None:
        return
    print(words("cli-record-at", {"path": str(place)}))
    for message in ("cli-replay-hint", "cli-verify-hint"):
        print(words(message, {"command": command_name(), "path": shlex.quote(str(place))}))
