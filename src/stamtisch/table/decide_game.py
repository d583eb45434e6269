"""Decisions while a game is played: actions, taking back, bots that stand in."""

from datetime import timedelta

from stamtisch.bots.roster import STRONGEST
from stamtisch.table import commands, events
from stamtisch.table.asking import Asking
from stamtisch.table.decide_people import check_measure
from stamtisch.table.errors import ConflictError, NotAllowedError
from stamtisch.table.events import Happening
from stamtisch.table.seats import Seat
from stamtisch.table.setup import check_bot
from stamtisch.table.timing import returned_at, takeover
from stamtisch.table.transitions import is_internal
from stamtisch.table.undo import find_takeback, last_action

PATIENCE = timedelta(seconds=30)
"""how long a host waits for somebody who is here before a bot may take over"""


def act(asking: Asking, command: commands.Act) -> list[Happening]:
    """An action or a signal of the game; a person who acts has returned."""
    seat, state = asking.seat, asking.play.now.state
    problem = state.why_not(seat.id, command.words)
    if problem is not None:
        raise problem
    words = state.game.format_words(state.game.parse_words(command.words))
    back: list[Happening] = [] if is_internal(asking.actor) else _returned(seat)
    if asking.play.is_signal(seat.id, words):
        if _changes_nothing(asking, seat.id, words):
            return back
        check_measure(asking, seat.id)
    return [*back, events.Acted(seat.id, words, seat.player if is_internal(asking.actor) else None)]


def _returned(seat: Seat) -> list[Happening]:
    return [events.Returned(seat.id)] if seat.deputy else []


def _changes_nothing(asking: Asking, seat: str, words: str) -> bool:
    """Whether a signal says what the seat says already."""
    now = asking.play.now
    after = now.state.clone().apply(words, seat)
    return after.observation(seat).position() == now.position(seat)


def undo(asking: Asking, _command: commands.Undo) -> list[Happening]:
    """Take back at once, or ask."""
    table, seat = asking.table, asking.seat
    pending = table.pending
    if pending is not None and pending.by != seat.id:
        raise ConflictError("table-undo-asked", seat=pending.by)
    if pending is not None:
        if waiting := pending.waiting(table.seats):
            raise ConflictError("table-undo-waiting", seats=waiting)
        return [events.Undone(seat.id, pending.ply)]
    found = find_takeback(asking.play, table.seals, table.seats, seat.id)
    if found is None:
        nothing = last_action(asking.play, seat.id) is None
        raise ConflictError("table-undo-nothing" if nothing else "table-undo-revealed")
    if found.free:
        return [*_returned(seat), events.Undone(seat.id, found.ply)]
    if (seat.id, asking.play.ply) == table.undo_refused:
        raise ConflictError("table-undo-refused")
    return [*_returned(seat), events.UndoAsked(seat.id, found.ply)]


def answer_undo(asking: Asking, command: commands.AnswerUndo) -> list[Happening]:
    """Agree or not; with the last one's consent it is taken back."""
    table, seat = asking.table, asking.seat
    pending = table.pending
    if pending is None:
        raise ConflictError("table-undo-not-asked")
    waiting = pending.waiting(table.seats)
    if seat.id not in waiting:
        raise NotAllowedError("table-undo-not-you")
    happened: list[Happening] = [events.UndoAnswered(seat.id, command.agree)]
    if command.agree and waiting == [seat.id]:
        happened.append(events.Undone(pending.by, pending.ply))
    return happened


def stand_in(asking: Asking, command: commands.StandIn) -> list[Happening]:
    """A bot plays for oneself, or, the host says, for somebody who is missed."""
    seat = asking.person(command.seat)
    bot = check_bot(command.bot, asking.table.game.id, "bot")
    own = seat.guest == asking.actor
    if seat.deputy is not None and (not own or seat.deputy.bot == bot):
        raise ConflictError("table-stands-in", seat=seat.id)
    if not own and not _is_missed(asking, seat):
        raise ConflictError("table-not-away", seat=seat.id, seconds=int(PATIENCE.total_seconds()))
    return [events.StoodIn(seat.id, bot, "asked" if own else "host")]


def _is_missed(asking: Asking, seat: Seat) -> bool:
    if asking.presence is not None and not asking.is_here(seat):
        return True
    since = asking.play.awaited_since.get(seat.id)
    return since is not None and asking.now >= since + PATIENCE


def back(asking: Asking, _command: commands.Back) -> list[Happening]:
    """Play oneself again."""
    return _returned(asking.seat)


def expire(asking: Asking, command: commands.Expire) -> list[Happening]:
    """A bot takes over, if the time is really up."""
    seat = asking.table.seats[command.seat]
    end = takeover(asking.table, seat, asking.presence)
    if end is None or asking.now < end:
        return []
    return [events.StoodIn(seat.id, STRONGEST, "slow" if asking.is_here(seat) else "away")]


def hand_back(asking: Asking, command: commands.HandBack) -> list[Happening]:
    """The seat is its person's again, if they have really returned."""
    seat = asking.table.seats[command.seat]
    return _returned(seat) if returned_at(seat, asking.presence) else []
