"""The table: the fold of its events, the commands it takes, what each viewer is told."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from stamtisch.engine.errors import StamtischError
from stamtisch.engine.snapshot import Observation
from stamtisch.table.clock import PACE
from stamtisch.table.commands import Command
from stamtisch.table.events import Event
from stamtisch.table.presence import Presence
from stamtisch.table.setup import Setup

Json = dict[str, Any]
SPECTATOR = "spectator"
CLOCK = "clock"
"""the actor of internal commands"""


def bot_actor(seat: str) -> str:
    """The actor that a seat's bot is: `bot:p2`."""
    return f"bot:{seat}"


@dataclass(frozen=True)
class Due:
    """Something that is to be done at a time if nothing happens before.

    Attributes:
        at: when.
        actor: `bot:p2` or `clock`.
        command: to be decided as the actor; None: ask the seat's bot for an action first.
        seat: the seat it is about.
    """

    at: datetime
    actor: str
    command: Command | None
    seat: str | None


class Table:
    """One table. Changed by `apply` only, and the same events always give the same table."""

    version: int
    """number of the last event"""
    id: str
    phase: str
    """`lobby`, `playing` or `over`"""

    # --- the log -------------------------------------------------------------------------------------

    @classmethod
    def create(
        cls, table: str, setup: Setup, guest: str, now: datetime, entropy: bytes
    ) -> tuple["Table", list[Event]]:
        """A new table and the events to store.

        Args:
            table: its id, unguessable: `new_table_id(entropy)`.
            setup: what its host wishes.
            guest: the host's id.
            now: the time, aware.
            entropy: 32 fresh secret bytes.
        """
        raise NotImplementedError

    @classmethod
    def fold(cls, events: Iterable[Event]) -> "Table":
        """The table that a log leads to.

        Raises:
            LogError: no log of a table, or one that this program cannot carry on.
        """
        raise NotImplementedError

    def decide(
        self,
        actor: str,
        command: Command,
        now: datetime,
        entropy: bytes,
        *,
        seen: int | None = None,
        presence: Presence | None = None,
    ) -> list[Event]:
        """The events that a command leads to, numbered on from `version`; the table does not change.

        Args:
            actor: a guest's id, `bot:p2`, or `clock`.
            command: what they ask for.
            now: the time, aware.
            entropy: 32 fresh secret bytes.
            seen: the version that the actor knew; None: do not ask.
            presence: who is here; None: everybody.

        Returns:
            At least one event, but none where nothing would change (the same name again).

        Raises:
            RefusalError: why not. IllegalActionError, NotationError: the game's own.
        """
        raise NotImplementedError

    def apply(self, event: Event) -> None:
        """Fold in the next event.

        Raises:
            LogError: not the next one.
        """
        raise NotImplementedError

    def successor(self, events: Sequence[Event], now: datetime, entropy: bytes) -> list[Event]:
        """What begins the next table, if the events (just decided) hold a `Rematched`; else empty.

        Both logs are to be stored at once.
        """
        raise NotImplementedError

    # --- people --------------------------------------------------------------------------------------

    def seat_of(self, guest: str | None) -> str | None:
        """The seat that a guest holds."""
        raise NotImplementedError

    def guest_of(self, seat: str) -> str | None:
        """Who holds a seat; None: nobody or a bot."""
        raise NotImplementedError

    def viewer_of(self, guest: str | None) -> str:
        """As whom a guest sees the game: a seat, or `spectator`."""
        return self.seat_of(guest) or SPECTATOR

    # --- time and bots -------------------------------------------------------------------------------

    def due(self, presence: Presence, pace: timedelta = PACE) -> list[Due]:
        """What is to be done without anybody asking, soonest first; empty while nobody is here."""
        raise NotImplementedError

    def bot_of(self, seat: str) -> str | None:
        """The bot that plays a seat now: its own or a stand-in."""
        raise NotImplementedError

    def observation(self, seat: str) -> Observation:
        """What a bot in the seat may know."""
        raise NotImplementedError

    def dice(self, seat: str) -> int:
        """The seed of the seat's bot's dice for its next decision."""
        raise NotImplementedError

    # --- what people see -----------------------------------------------------------------------------

    def view(self, guest: str | None, presence: Presence, link: str | None = None) -> Json:
        """`{"version", "table", "game"}` of an Update, without its log.

        Args:
            guest: whose view; None or a stranger: a spectator's.
            presence: who is here.
            link: the guest's own seat's link.
        """
        raise NotImplementedError

    def log(self, viewer: str, after: int = 0) -> list[Json]:
        """The log entries of all events after a version, as the viewer was told them."""
        raise NotImplementedError

    def why_not(self, guest: str | None, words: str) -> StamtischError | None:
        """Why the guest may not act so now; None if they may."""
        raise NotImplementedError

    def record(self) -> Json:
        """The finished game as a record.

        Raises:
            ConflictError: it is not over.
        """
        raise NotImplementedError

    def replay(self, viewer: str) -> list[Json]:
        """The finished game step by step: `{"game", "log"}` a ply, for a seat, `spectator` or `all`.

        Raises:
            ConflictError: it is not over. NotationError: no such viewer.
        """
        raise NotImplementedError

    def results(self) -> list[Json]:
        """Once it is over: `{"seat", "guest", "won"}` for each person, for statistics."""
        raise NotImplementedError
