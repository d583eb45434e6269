"""`stamtisch replay`: step through records, one JSON object a line (see the page on formats)."""

import argparse
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from stamtisch.cli.language import add_language, speak_as_asked
from stamtisch.cli.mode import choose_mode
from stamtisch.cli.numbers import UsageError
from stamtisch.cli.output import complain, print_json
from stamtisch.cli.sources import read_sources, total_size
from stamtisch.engine.errors import StamtischError

if TYPE_CHECKING:
    from stamtisch import GameRecord
    from stamtisch.engine.game import Game, State

REST = "files"
"""what further words are, before or after options"""
SUMMARY = "step through recorded games, one JSON object a line, or in pictures (--show)"
DESCRIPTION = (
    "Replays records and prints one JSON object for each ply, the start (ply 0) first; with --show pictures "
    "of the table for people, step by step at a terminal. A file may hold one record, or one a line. "
    "Exit status: 0 fine, 1 an action was refused, 2 a file or record is broken."
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("files", nargs="+", metavar="FILE", help="a record file; - reads standard input")
    parser.add_argument(
        "--from", dest="first", type=ply, default=0, metavar="PLY", help="print nothing before this ply"
    )
    parser.add_argument("--until", dest="last", type=ply, metavar="PLY", help="stop after this ply")
    parser.add_argument(
        "--as",
        dest="viewer",
        metavar="SEAT",
        help="print only what this seat, or a spectator, may see",
    )
    parser.add_argument("--show", action="store_true", help="for people: pictures of the table, not JSON")
    add_language(parser)


def ply(text: str) -> int:
    """A ply from the command line."""
    if not (text.isascii() and text.isdigit() and len(text) <= 9):
        raise argparse.ArgumentTypeError("a ply is a whole number, 0 for the start")
    return int(text)


def run(given: argparse.Namespace) -> int:
    """Print every record's lines; the exit status."""
    if given.last is not None and given.last < given.first:
        raise UsageError("cli-until-before-from", first=given.first, last=given.last)
    sources = read_sources(given.files)
    choose_mode(total_size(sources))
    from stamtisch import GameRecord

    status = 0
    for number, source in enumerate(sources, 1):
        head = {"record": number} if len(sources) > 1 else {}
        try:
            if source.problem is not None:
                raise source.problem
            record = GameRecord.parse(source.text)
            if given.show:
                status = max(status, _show(record, given))
                continue
            for line in replay_lines(record, given.viewer, given.first, given.last):
                print_json(head | line)
                if "error" in line:
                    status = max(status, 1)
        except StamtischError as problem:
            complain(problem.code, f"{source.place}: {problem}")
            status = 2
    return status


def _show(record: "GameRecord", given: argparse.Namespace) -> int:
    """Show the record in pictures; the exit status."""
    speak_as_asked(given)
    from stamtisch.cli.watching import watch

    return 0 if watch(record, given.viewer and given.viewer.lower(), given.first, given.last) else 1


def replay_lines(
    record: "GameRecord", viewer: str | None = None, first: int = 0, last: int | None = None
) -> Iterator[dict[str, Any]]:
    """A record ply by ply as the page on formats describes it; an action that is refused ends it.

    Args:
        record: what to replay.
        viewer: a seat or `spectator`: only what it may see. None: everything.
        first: the first ply to give.
        last: the last ply to give, None for all.

    Raises:
        StamtischError: the record cannot be started, or there is no such viewer.
    """
    state = record.start()
    viewer = viewer and viewer.lower()
    if viewer is not None:
        state.game.viewer(viewer)
    if first == 0:
        yield {"ply": 0} | describe(state, viewer)
    for number, words in enumerate(record.actions[:last], 1):
        try:
            state.apply(words)
        except StamtischError as problem:
            yield {"ply": number} | _refused(state.game, words, problem, viewer)
            return
        if number >= first:
            yield {"ply": number, "action": _seen(state, words, viewer)} | describe(state, viewer)


def describe(state: "State", viewer: str | None) -> dict[str, Any]:
    """What a line says of a moment, for one who sees all or for a viewer."""
    from stamtisch.engine.notation import format_seat

    seen = state if viewer is None else state.observation(viewer)
    waiting = {format_seat(seat): seat for seat in state.to_act()}
    legal = {name: seen.legal_words(seat) for name, seat in waiting.items() if viewer in {None, name}}
    return {
        "position": seen.position(),
        "to_act": list(waiting),
        "legal": legal,
        "scores": seen.scores(),
        "over": state.is_over(),
        "winners": seen.winners(),
    }


def _seen(state: "State", words: str, viewer: str | None) -> str:
    """The last action: as written, or as the viewer sees it."""
    if viewer is None:
        return words
    return state.seen_action(*state.history[-1], state.game.viewer(viewer))


def _refused(game: "Game", words: str, problem: StamtischError, viewer: str | None) -> dict[str, Any]:
    """The line of a refused action. Why another seat's was refused may tell its cards: left out."""
    if viewer is None or _is_own(game, words, viewer):
        return {"action": words, "error": problem.as_json()}
    return {"action": _hidden_words(game, words), "error": {"code": problem.code, "message": _no_reason()}}


def _is_own(game: "Game", words: str, viewer: str) -> bool:
    from stamtisch.engine.notation import format_seat, split_action

    try:
        return format_seat(split_action(words, game.players)[0]) == viewer
    except StamtischError:
        return False


def _hidden_words(game: "Game", words: str) -> str:
    from stamtisch.engine.notation import HIDDEN, format_seat, split_action

    try:
        return f"{format_seat(split_action(words, game.players)[0])}: {HIDDEN}"
    except StamtischError:
        return HIDDEN


def _no_reason() -> str:
    from stamtisch.engine.messages import say

    return say("cli-refused-for-another")
