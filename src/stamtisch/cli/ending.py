"""The end of a game at the terminal: how it ended, the points, who won, where the record is."""

import shlex

from stamtisch.cli.saves import Keeper
from stamtisch.cli.session import Session
from stamtisch.cli.terminal import bold, headline, say, show_picture
from stamtisch.engine.messages import say as words


def print_ending(session: Session, keeper: Keeper) -> None:
    """Everything a person wants to know when the game is over."""
    state, view = session.state, session.view()
    print()
    headline(words("cli-finished", {"game": state.game.spec.title}))
    show_picture(str(view))
    print()
    say(bold(view.result()))
    scores = {seat: "?" if points is None else str(points) for seat, points in view.scores().items()}
    if len(set(scores.values())) > 1:
        say(words("cli-scores", {"scores": ", ".join(f"{seat} {points}" for seat, points in scores.items())}))
    say(_who_won(session.seat_name, view.winners()))
    print()
    _print_record(session, keeper)


def _who_won(me: str, winners: list[str]) -> str:
    if not winners:
        return words("cli-nobody-wins")
    others = ", ".join(name for name in winners if name != me)
    if me not in winners:
        return words("cli-they-win", {"winners": others, "count": len(winners)})
    return words("cli-you-share", {"others": others}) if others else words("cli-you-win")


def _print_record(session: Session, keeper: Keeper) -> None:
    """The record's file and seed; paths are not wrapped, so that they can be copied."""
    print(words("cli-seed", {"seed": session.state.seed}))
    place = keeper.place()
    if place is None:
        say(words("cli-record-lost", {"problem": str(keeper.problem)}))
        return
    print(words("cli-record-at", {"path": str(place)}))
    for message in ("cli-replay-hint", "cli-verify-hint"):
        print(words(message, {"path": shlex.quote(str(place))}))
