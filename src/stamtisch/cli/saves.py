"""Games kept on disk: each move of a game at the terminal is written down before the next is asked for.

Every file is a plain record. Who sat where is in its name: `TIME.the-game.p1.greedy.json`.
"""

import os
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from stamtisch.engine.errors import StamtischError
from stamtisch.engine.notation import shorten

if TYPE_CHECKING:
    from stamtisch.cli.session import Session

UNFINISHED, FINISHED = "unfinished", "finished"


class SaveError(StamtischError):
    """A file that a game cannot be saved to."""

    code = "cannot-save"


@dataclass(frozen=True)
class SavedGame:
    """An unfinished game on disk, with the seat and the bots it was played with."""

    path: Path
    game: str
    seat: str
    bots: str


def data_folder() -> Path:
    """Where games are kept: `STAMTISCH_DATA_DIR`, or the user's folder for data."""
    if chosen := os.environ.get("STAMTISCH_DATA_DIR"):
        return Path(chosen)
    from platformdirs import user_data_path

    return user_data_path("stamtisch", appauthor=False)


def last_unfinished() -> SavedGame | None:
    """The game that was put aside last."""
    try:
        names = sorted((data_folder() / UNFINISHED).glob("*.json"), key=lambda path: path.name)
    except OSError:
        return None
    for path in reversed(names):
        parts = path.name.split(".")
        if len(parts) == 5:  # time, game, seat, bots, json
            return SavedGame(path, *parts[1:4])
    return None


def write_file(path: Path, text: str) -> None:
    """Write a file whole or not at all.

    Raises:
        SaveError: it cannot be written.
    """
    try:
        draft = path.with_name(f".{path.name}.{os.getpid()}")
        try:
            draft.write_text(text + "\n", encoding="utf-8")
            draft.replace(path)
        except OSError:
            with suppress(OSError):
                draft.unlink()
            raise
    except (OSError, ValueError) as problem:
        raise _cannot_save(path, problem) from problem


class Keeper:
    """Keeps one game on disk, in the user's folder and in a file of his choice."""

    def __init__(self, session: "Session", chosen: Path | None = None, resumed: Path | None = None) -> None:
        """Choose the files.

        Args:
            session: the game.
            chosen: a file that the person named.
            resumed: the file in the user's folder that the game was taken from.
        """
        self._session, self._chosen = session, chosen
        self._mine = {chosen} if chosen is not None else set()
        self.problem: SaveError | None = None
        """why nothing can be kept in the user's folder"""
        started = f"{datetime.now().astimezone():%Y-%m-%d-%H%M%S-%f}"
        name = f"{started}.{session.state.game.id}.{session.seat_name}.{session.bot_name}.json"
        self._unfinished = resumed or data_folder() / UNFINISHED / name
        self._finished = data_folder() / FINISHED / self._unfinished.name

    def keep(self) -> None:
        """Write the game down as it is now.

        Raises:
            SaveError: the file that the person chose cannot be written.
        """
        text = str(self._session.state.record())
        self._keep_in_folder(text)
        if self._chosen is not None:
            write_file(self._chosen, text)

    def _keep_in_folder(self, text: str) -> None:
        over = self._session.state.is_over()
        try:
            place = self._finished if over else self._unfinished
            place.parent.mkdir(parents=True, exist_ok=True)
            write_file(place, text)
            if over:
                self._unfinished.unlink(missing_ok=True)
        except SaveError as problem:
            self.problem = problem
        except OSError as problem:
            self.problem = _cannot_save(data_folder(), problem)

    def forget(self) -> None:
        """Remove the unfinished game from the user's folder."""
        self._unfinished.unlink(missing_ok=True)

    def save_as(self, path: Path) -> None:
        """Write the game to a file that does not exist yet, or that this game made.

        Raises:
            SaveError: it cannot be written.
        """
        check_new(path, self._mine)
        write_file(path, str(self._session.state.record()))
        self._mine.add(path)

    def place(self) -> Path | None:
        """Where the game is kept; None if nowhere."""
        if self._chosen is not None:
            return self._chosen
        if self.problem is not None:
            return None
        return self._finished if self._session.state.is_over() else self._unfinished


def check_new(path: Path, known: set[Path]) -> None:
    """Refuse to write over a file that is not this game's.

    Raises:
        SaveError: the file exists.
    """
    try:
        exists = path.exists()
    except (OSError, ValueError) as problem:
        raise _cannot_save(path, problem) from problem
    if exists and path not in known:
        raise SaveError("cli-file-exists", path=str(path))


def _cannot_save(path: Path, problem: Exception) -> SaveError:
    words = getattr(problem, "strerror", None) or str(problem)
    return SaveError("cli-cannot-save", path=shorten(path), problem=words)
