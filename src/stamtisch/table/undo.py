"""Taking back: what may be taken back at all, and whether the others have to agree.

Never across a reveal. What counts as one is told from what everybody sees, not from the cards themselves, so
that the answer betrays nothing. An action revealed something if some hand has more cards than before, or if
in the view of its player, of a spectator or of a seat that acts next fewer cards are face down in some place;
cards that the player laid down do not count. Besides, choices that all make at once stand, and so does the
end of a turn where the next player's being able to play is news (`TURNS_TELL`).
"""

from dataclasses import dataclass
from datetime import datetime

from stamtisch.engine.game import SPECTATOR
from stamtisch.engine.notation import format_seat
from stamtisch.table.moments import Moment
from stamtisch.table.play import Play
from stamtisch.table.quiet import is_quiet
from stamtisch.table.seats import Seat, Seats

TURNS_TELL = frozenset({"the-game"})
"""games in which a turn that begins shows that its player has a card that fits (the-game/R20)"""


@dataclass
class Pending:
    """A wish to take back.

    Attributes:
        by: the seat that asks.
        ply: the first ply to be taken back.
        asked: the version with which it was asked.
        agreed: seats that agree.
        since: when it was asked.
    """

    by: str
    ply: int
    asked: int
    agreed: set[str]
    since: datetime

    def waiting(self, seats: Seats) -> list[str]:
        """The people who have yet to answer; bots agree."""
        return [seat.id for seat in others(seats, self.by) if seat.id not in self.agreed]


def others(seats: Seats, seat: str) -> list[Seat]:
    """The other people who can be asked."""
    return [each for each in seats if each.decides and each.id != seat]


@dataclass(frozen=True)
class Takeback:
    """What a seat may take back: everything from a ply on, freely or if the others agree."""

    ply: int
    free: bool


class Seals:
    """How far back a game may be taken: nothing before the last reveal, found out when it is asked for."""

    def __init__(self) -> None:
        self._sealed = 0
        self._checked = 0

    def rewind(self, ply: int) -> None:
        """Forget what was found out of plies that were taken back."""
        self._checked = min(self._checked, ply)
        self._sealed = min(self._sealed, ply)

    def sealed(self, play: Play) -> int:
        """The first ply that may still be taken back."""
        ply = play.ply
        if self._checked == ply - 1 and play.before is not None:
            if stands(play, ply - 1, play.before, play.now):
                self._sealed = ply
        elif self._checked < ply:
            self._look_back(play)
        self._checked = ply
        return self._sealed

    def _look_back(self, play: Play) -> None:
        """Find the last ply that stands, of those not looked at yet."""
        after = play.now
        for ply in reversed(range(max(self._checked, self._sealed), play.ply)):
            before = Moment(play.state_after(ply))
            if stands(play, ply, before, after):
                self._sealed = ply + 1
                return
            after = before


def find_takeback(play: Play, seals: Seals, seats: Seats, seat: str) -> Takeback | None:
    """What the seat may take back now; None: nothing of its own, or something has been revealed since."""
    if not play.now.awaited:
        return None
    ply = last_action(play, seat)
    if ply is None or ply < seals.sealed(play):
        return None
    people = {each.id for each in others(seats, seat)}
    acted = {format_seat(index) for index, _ in play.now.state.history[ply:]}
    quiet = is_quiet(play.now.state.game.id)
    return Takeback(ply, not people or (not quiet and not acted & people))


def last_action(play: Play, seat: str) -> int | None:
    """The ply of the seat's last action, signals apart."""
    state = play.now.state
    index, history = state.game.seat(seat), state.history
    plies = reversed(range(len(history)))
    return next((ply for ply in plies if history[ply][0] == index and ply not in play.signals), None)


def stands(play: Play, ply: int, before: Moment, after: Moment) -> bool:
    """Whether an action can never be taken back."""
    if ply in play.signals:
        return False
    if ply in play.together or not after.awaited:
        return True
    actor = format_seat(play.actor(ply))
    if before.state.game.id in TURNS_TELL and after.awaited != before.awaited:
        return True
    if deals(before, after):
        return True
    viewers = dict.fromkeys((actor, SPECTATOR, *after.awaited))
    return any(reveals(before, after, viewer, actor) for viewer in viewers)


def deals(before: Moment, after: Moment) -> bool:
    """Whether somebody got cards in hand."""
    old, new = before.position(SPECTATOR)["hands"], after.position(SPECTATOR)["hands"]
    return any(len(new[seat]) > len(cards) for seat, cards in old.items())


def reveals(before: Moment, after: Moment, viewer: str, actor: str) -> bool:
    """Whether fewer cards are face down in some place of a view, apart from what its player laid down."""
    left = after.hidden(viewer)
    own = None if viewer == actor else actor
    return any(left[place] < count for place, count in before.hidden(viewer).items() if place[-1] != own)
