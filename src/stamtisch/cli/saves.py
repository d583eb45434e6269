"""Games kept on disk: each move of a game at the terminal is written down before the next is asked for.

Every file is a plain record. Who sat where is in its name: `TIME.the-game.p1.greedy.json`.
"""

import os
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import quote, unquote

from stamtisch.engine.errors import StamtischError
from stamtisch.engine.notation import shorten

if TYPE_CHECKING:
    from stamtisch.cli.session import Session

UNFINISHED, FINISHED = "unfinished", "finished"
LONGEST_NAME = 300
NAME_PARTS = 5
"""time, game, seat, bots, json"""


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

    @property
    def began(self) -> str:
        """The day and time it was begun, as the file's name has it."""
        name = self.path.name
        return f"{name[:10]} {name[11:13]}:{name[13:15]}"


def data_folder() -> Path:
    """Where games are kept: `STAMTISCH_DATA_DIR`, or the user's folder for data."""
    if chosen := os.environ.get("STAMTISCH_DATA_DIR"):
        return Path(chosen)
    from platformdirs import user_data_path

    return user_data_path("stamtisch", appauthor=False)


def unfinished_games() -> list[SavedGame]:
    """The games that were put aside, the newest first."""
    try:
        names = sorted((data_folder() / UNFINISHED).glob("*.json"), key=lambda path: path.name, reverse=True)
    except OSError:
        return []
    return [game for path in names if (game := _read_name(path)) is not None]


def _read_name(path: Path) -> SavedGame | None:
    """`TIME.the-game.p1.greedy.json`; the name of the bots may hold dots."""
    parts = path.name.split(".")
    if len(parts) < NAME_PARTS:
        return None
    return SavedGame(path, parts[1], parts[2], unquote(".".join(parts[3:-1])))


def write_file(path: Path, text: str) -> None:
    """Write a file whole or not at all.

    Raises:
        SaveError: it cannot be written.
    """
    try:
        _write_whole(path, text)
    except (OSError, ValueError) as problem:
        raise _cannot_save(path, problem) from problem


def _write_whole(path: Path, text: str) -> None:
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        draft.write_text(text + "\n", encoding="utf-8")
        draft.replace(path)
    except OSError:
        with suppress(OSError):
            draft.unlink()
        raise


class Keeper:
    """Keeps one game on disk, in the user's folder and in a file of his choice.

    A disk that is full or missing ends no game: what could not be written is told, and tried again at the
    next move.
    """

    def __init__(self, session: "Session", chosen: Path | None = None, resumed: Path | None = None) -> None:
        """Choose the files.

        Args:
            session: the game.
            chosen: a file that the person named.
            resumed: the file in the user's folder that the game was taken from.
        """
        self._session, self._chosen = session, chosen
        self._mine = {chosen} if chosen is not None else set()
        self._problems: dict[Path, SaveError] = {}
        self._copy: tuple[Path, int] | None = None
        """a file that the game was written to on demand, and after how many actions"""
        started = f"{datetime.now().astimezone():%Y-%m-%d-%H%M%S-%f}"
        bots = quote(session.bot_name, safe="")
        name = f"{started}.{session.state.game.id}.{session.seat_name}.{bots}.json"
        self._unfinished = resumed or data_folder() / UNFINISHED / name
        self._finished = data_folder() / FINISHED / self._unfinished.name

    def begin(self) -> SaveError | None:
        """Write the game down for the first time; why nothing can be kept in the user's folder.

        Raises:
            SaveError: the file that the person chose cannot be written.
        """
        problem = self.keep()
        if self._chosen is not None and self._chosen in self._problems:
            raise self._problems[self._chosen]
        return problem

    def keep(self) -> SaveError | None:
        """Write the game down as it is now; a problem that is new, to be told."""
        text = str(self._session.state.record())
        before = dict(self._problems)
        over = self._session.state.is_over()
        self._try(self._unfinished, lambda: self._keep_in_folder(text, over))
        if (chosen := self._chosen) is not None:
            self._try(chosen, lambda: write_file(chosen, text))
        return next((self._problems[path] for path in self._problems if path not in before), None)

    def _try(self, path: Path, write: Callable[[], None]) -> None:
        try:
            write()
        except SaveError as problem:
            self._problems[path] = problem
        except OSError as problem:
            self._problems[path] = _cannot_save(data_folder(), problem)
        else:
            self._problems.pop(path, None)

    def _keep_in_folder(self, text: str, over: bool) -> None:
        place = self._finished if over else self._unfinished
        place.parent.mkdir(parents=True, exist_ok=True)
        _write_whole(place, text)
        if over:
            self._unfinished.unlink(missing_ok=True)

    def forget(self) -> None:
        """Remove the unfinished game from the user's folder."""
        with suppress(OSError):
            self._unfinished.unlink(missing_ok=True)

    def save_as(self, path: Path) -> None:
        """Write the game to a file that does not exist yet, or that this game made.

        Raises:
            SaveError: it cannot be written.
        """
        check_new(path, self._mine)
        write_file(path, str(self._session.state.record()))
        self._mine.add(path)
        self._copy = path, len(self._session.state.history)

    @property
    def problem(self) -> SaveError | None:
        """What could not be written last, if anything."""
        return next(iter(self._problems.values()), None)

    @property
    def is_in_folder(self) -> bool:
        """Whether the game is kept in the user's folder, where it is found again without its name."""
        return self._unfinished not in self._problems

    def place(self) -> Path | None:
        """Where the game is kept; None if nowhere."""
        if self._chosen is not None and self._chosen not in self._problems:
            return self._chosen
        if self.is_in_folder:
            return self._finished if self._session.state.is_over() else self._unfinished
        if self._copy is not None and self._copy[1] == len(self._session.state.history):
            return self._copy[0]
        return None


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
    return SaveError("cli-cannot-save", path=shorten(path, LONGEST_NAME), problem=words)
