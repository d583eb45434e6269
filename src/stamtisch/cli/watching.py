"""A recorded game for people: picture by picture, step by step at a terminal, all of it in a pipe."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from stamtisch.cli.terminal import ask, fit_picture, headline, is_dialogue, say
from stamtisch.engine.errors import StamtischError
from stamtisch.engine.messages import say as words
from stamtisch.engine.notation import HIDDEN, format_seat, split_action

if TYPE_CHECKING:
    from stamtisch import GameRecord
    from stamtisch.engine.game import State
    from stamtisch.engine.snapshot import Snapshot


MOST_DIGITS = 9


@dataclass(frozen=True)
class Moment:
    """One ply as it is shown: its number, what was done and what that brought about, the table."""

    ply: int
    told: tuple[str, ...]
    picture: str
    refused: bool = False


def moments(record: "GameRecord", viewer: str | None, first: int, last: int | None) -> list[Moment]:
    """The plies of a record as somebody saw them; an action that is refused is the last.

    Args:
        record: what to show.
        viewer: a seat or `spectator`; None sees all cards.
        first: the first ply to give.
        last: the last one, None for all.

    Raises:
        StamtischError: the record cannot be started, or there is no such viewer.
    """
    state = record.start()
    if viewer is not None:
        state.game.viewer(viewer)
    found = [Moment(0, (), str(_seen(state, viewer)))] if first == 0 else []
    for ply, action in enumerate(record.actions[:last], 1):
        try:
            told = _step(state, action, viewer)
        except StamtischError as problem:
            found.append(Moment(ply, (_refusal(state, action, viewer, problem),), "", refused=True))
            break
        if state.is_over():
            told += (_seen(state, viewer).result(),)
        if ply >= first:
            found.append(Moment(ply, told, str(_seen(state, viewer))))
    return found


def _seen(state: "State", viewer: str | None) -> "Snapshot":
    return state if viewer is None else state.observation(viewer)


def _step(state: "State", action: str, viewer: str | None) -> tuple[str, ...]:
    """Carry out the action; it and what it brought about, in sentences."""
    game = state.game
    who = game.viewer(viewer) if viewer is not None else 0
    before = state.observation(viewer or "spectator")
    state.apply(action)
    seat, number = state.history[-1]
    after = state.observation(viewer or "spectator")
    told = str(game.spec.text.tell(number, seat, who, game.options))
    return (told, *(f"→ {event}" for event in state.happened(before, after, number) if event != told))


def _refusal(state: "State", action: str, viewer: str | None, problem: StamtischError) -> str:
    """What was refused and why; why another seat's was may tell its cards: left out."""
    message = str(problem)
    if viewer is not None:
        try:
            seat = format_seat(split_action(action, state.game.players)[0])
        except StamtischError:
            seat = HIDDEN
        if seat != viewer:
            action, message = f"{seat}: {HIDDEN}", words("cli-refused-for-another")
    return words("cli-watch-refused", {"action": action, "message": message})


def watch(record: "GameRecord", viewer: str | None, first: int, last: int | None) -> bool:
    """Show the record; False if one of its actions was refused."""
    title = record.start().game.spec.title
    shown = moments(record, viewer, first, last)
    count = len(record.actions)
    if is_dialogue():
        _step_through(title, shown, count)
    else:
        for number, moment in enumerate(shown):
            print("\n" * (number > 0), end="")
            _show(title, moment, count)
    return not any(moment.refused for moment in shown)


def _show(title: str, moment: Moment, count: int) -> None:
    facts = {"game": title, "ply": str(moment.ply), "count": str(count)}
    headline(words("cli-watch-ply" if moment.ply else "cli-watch-start", facts))
    for line in moment.told:
        say(line, indent="  " if line.startswith("→") else "")
    if moment.picture:
        print("\n".join(fit_picture(moment.picture)))


def _step_through(title: str, shown: list[Moment], count: int) -> None:
    """Moment by moment, as the person asks for them."""
    at, new = 0, True
    while 0 <= at < len(shown):
        if new:
            print()
            _show(title, shown[at], count)
        try:
            answer = ask(words("cli-watch-prompt")).lower()
        except EOFError:
            return
        if answer in {"q", "quit", "exit"}:
            return
        goes_to = _target(answer, at, shown)
        new = goes_to is not None
        if goes_to is None:
            say(words("cli-watch-help"))
        else:
            at = goes_to


def _target(answer: str, at: int, shown: list[Moment]) -> int | None:
    """The index to show next; beyond the last moment to stop; None if the answer says nothing."""
    if answer in {"", "n"}:
        return at + 1
    if answer in {"b", "back"}:
        return max(0, at - 1)
    if answer == "end":
        return len(shown) - 1
    if answer.isascii() and answer.isdigit() and len(answer) <= MOST_DIGITS:
        return min(max(0, int(answer) - shown[0].ply), len(shown) - 1)
    return None
