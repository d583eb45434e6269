"""What every decision gets to know: the table, who asks, when, and who is here."""

from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING

from stamtisch.table.errors import ConflictError
from stamtisch.table.presence import Presence
from stamtisch.table.seats import Seat

if TYPE_CHECKING:
    from stamtisch.table.play import Play
    from stamtisch.table.table import Table


@dataclass(frozen=True)
class Asking:
    """One command's circumstances.

    Attributes:
        table: not to be changed.
        actor: a guest, `bot:p2` or `clock`.
        now: the time.
        entropy: 32 fresh secret bytes.
        presence: who is here; None: everybody.
    """

    table: "Table"
    actor: str
    now: datetime
    entropy: bytes
    presence: Presence | None

    @property
    def seat(self) -> Seat:
        """The seat that the actor holds or plays; only for commands of those who have one."""
        seat = self.seat_or_none
        assert seat is not None, "checked by transitions"
        return seat

    @property
    def seat_or_none(self) -> Seat | None:
        """The seat that the actor holds or plays, None for an unseated host."""
        found = self.table.acting_seat(self.actor)
        return self.table.seats[found] if found else None

    @property
    def hosting(self) -> bool:
        """Whether the actor hosts."""
        return self.actor == self.table.host

    @property
    def play(self) -> "Play":
        """The game that is being played."""
        play = self.table.play
        assert play is not None, "checked by transitions"
        return play

    def is_here(self, seat: Seat) -> bool:
        """Whether the seat's person is here."""
        return self.presence is None or self.presence.is_here(seat.guest)

    def person(self, seat: str) -> Seat:
        """A seat that a person holds.

        Raises:
            CommandError: no such seat. ConflictError: nobody's or a bot's.
        """
        found = self.table.seats[seat]
        if found.guest is None or found.gone:
            raise ConflictError("table-no-person", where="seat", seat=seat)
        return found
