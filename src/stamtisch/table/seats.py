"""The seats of a table and who holds them."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime

from stamtisch.engine.notation import format_seat
from stamtisch.engine.quoting import shorten
from stamtisch.table.errors import CommandError
from stamtisch.table.texts import LONGEST_NAME


@dataclass(frozen=True)
class Deputy:
    """A bot that plays for a person: why (see `StoodIn`) and since when."""

    bot: str
    why: str
    since: datetime


@dataclass
class Seat:
    """One seat: open, a bot's, or a person's, for whom a bot may stand in.

    Attributes:
        id: `p1` and so on.
        guest: the person who holds it.
        name: what the person is called.
        bot: the bot that has it.
        deputy: the bot that plays for the person.
        gone: the person has left a finished game.
        wishes: the person would like another game.
        changed: the table's version when somebody else got it.
    """

    id: str
    guest: str | None = None
    name: str | None = None
    bot: str | None = None
    deputy: Deputy | None = None
    gone: bool = False
    wishes: bool = False
    changed: int = 0

    @property
    def kind(self) -> str:
        """`open`, `person` or `bot`."""
        return "person" if self.guest is not None else "bot" if self.bot is not None else "open"

    @property
    def player(self) -> str | None:
        """The bot that plays it now; None: a person does, or nobody."""
        return self.deputy.bot if self.deputy else self.bot

    @property
    def has_left(self) -> bool:
        """Whether its person said that they go."""
        return self.gone or (self.deputy is not None and self.deputy.why == "left")

    @property
    def decides(self) -> bool:
        """Whether a person is there to be asked."""
        return self.guest is not None and self.deputy is None and not self.gone

    def empty(self, version: int, bot: str | None = None) -> None:
        """Nobody's seat from now on, or a bot's."""
        self.guest = self.name = self.deputy = None
        self.bot, self.gone, self.wishes, self.changed = bot, False, False, version

    def take(self, guest: str, name: str, version: int) -> None:
        """A person's seat from now on."""
        self.empty(version)
        self.guest, self.name = guest, name


class Seats:
    """All seats in order."""

    def __init__(self, count: int) -> None:
        self._seats = {format_seat(at): Seat(format_seat(at)) for at in range(count)}

    def __iter__(self) -> Iterator[Seat]:
        return iter(self._seats.values())

    def __getitem__(self, seat: str) -> Seat:
        """A seat of this table.

        Raises:
            CommandError: it has no such seat.
        """
        if seat not in self._seats:
            raise CommandError("engine-no-seat", where="seat", seat=shorten(seat), last=[*self._seats][-1])
        return self._seats[seat]

    def held_by(self, guest: str | None) -> Seat | None:
        """The seat that a guest holds."""
        if guest is not None:
            for seat in self._seats.values():
                if seat.guest == guest:
                    return seat
        return None

    def people(self) -> list[Seat]:
        """The seats that people hold and have not left."""
        return [seat for seat in self if seat.guest is not None and not seat.has_left]

    def after(self, seat: str | None) -> list[Seat]:
        """All other seats, beginning to the left of one."""
        order = [*self]
        at = next((i for i, each in enumerate(order) if each.id == seat), -1)
        return [each for each in order[at + 1 :] + order[: max(at, 0)] if each.id != seat]

    def unique_name(self, name: str, apart_from: str | None = None) -> str:
        """The name, with a number if somebody else at the table is called so."""
        taken = {_plain(seat.name) for seat in self if seat.name is not None and seat.id != apart_from}
        return next(each for each in _variants(name) if _plain(each) not in taken)


def _plain(name: str) -> str:
    return name.casefold()


def _variants(name: str) -> Iterable[str]:
    yield name
    for number in range(2, 100):
        ending = f" {number}"
        yield name[: LONGEST_NAME - len(ending)].rstrip() + ending
