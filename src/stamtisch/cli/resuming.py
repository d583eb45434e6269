"""Going on with a game: one in a file, or one of those that were left unfinished."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from stamtisch.cli.invoked import command_name
from stamtisch.cli.questions import MOST_OFFERED, Declined, Offer, UsageError, choose_unfinished
from stamtisch.cli.saves import SavedGame, unfinished_games
from stamtisch.cli.sources import read_sources
from stamtisch.cli.terminal import is_dialogue, say
from stamtisch.engine.errors import StamtischError
from stamtisch.engine.messages import say as words

if TYPE_CHECKING:
    from stamtisch.cli.session import Session
    from stamtisch.engine.game import State

Resumed = tuple["Session", Path | None]
"""the game, and its file if that is in the user's folder"""


def resume_game(given: argparse.Namespace) -> Resumed:
    """The game that `--resume` asks for.

    Raises:
        Declined: the person does not go on with it. StamtischError: there is none, or it cannot be read.
    """
    if given.option or given.players or given.seed:
        raise UsageError("cli-resume-has-its-own")
    if given.resume:
        return _seat_person(given, load_state(given.resume), None), None
    offers = _offers(given.game)
    if not offers:
        raise UsageError("cli-nothing-to-resume", command=command_name())
    found = _ask(given, offers)
    if found is None:
        raise Declined
    return found


def offer_unfinished(given: argparse.Namespace) -> Resumed | None:
    """An unfinished game, offered to somebody who has not said what to play; None: begin a new one."""
    said = (given.game, given.option, given.players, given.seed, given.seat, given.save, given.bots)
    return _ask(given, _offers()) if is_dialogue() and not any(said) else None


def _ask(given: argparse.Namespace, offers: list[Offer]) -> Resumed | None:
    offer = choose_unfinished(offers)
    if offer is not None:
        return _seat_person(given, offer.state, offer.saved), offer.saved.path
    if any(each.saved.path.exists() for each in offers):
        say(words("cli-not-resumed", {"command": command_name()}))
    return None


def _offers(game: str | None = None) -> list[Offer]:
    """The newest unfinished games (of one game) that can be read; one that cannot is told and left alone."""
    found: list[Offer] = []
    for saved in unfinished_games():
        if len(found) == MOST_OFFERED:
            break
        if game is not None and saved.game != game.lower():
            continue
        try:
            found.append(Offer(saved, load_state(str(saved.path))))
        except StamtischError as problem:
            unreadable = {"path": str(saved.path), "problem": str(problem)}
            say(words("cli-unreadable-save", unreadable))
    return found


def _seat_person(given: argparse.Namespace, state: "State", saved: SavedGame | None) -> "Session":
    """The game with the person and the bots as they sat before, or as the command line says."""
    from stamtisch.bots.roster import STRONGEST
    from stamtisch.cli.session import Session

    if given.game is not None and given.game.lower() != state.game.id:
        raise UsageError("cli-other-game", given=given.game, found=state.game.id)
    seat, bots = (saved.seat, saved.bots) if saved is not None else ("p1", STRONGEST)
    return Session(state, state.game.seat((given.seat or seat).lower()), given.bots or bots)


def load_state(name: str) -> "State":
    """The state that the one record of a file leads to.

    Raises:
        StamtischError: it cannot be read, or its actions are not legal.
    """
    from stamtisch import GameRecord

    sources = read_sources([name])
    if len(sources) != 1:
        raise UsageError("cli-one-record", where=name, count=len(sources))
    if sources[0].problem is not None:
        raise sources[0].problem
    record = GameRecord.parse(sources[0].text)
    state = record.start()
    for each in record.actions:
        state.apply(each)
    return state
