"""The table: the fold of its events, the commands it takes, what each viewer is told."""

import json
from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta
from functools import lru_cache
from typing import Any

from stamtisch.bots.roster import dice_seed
from stamtisch.engine.errors import StamtischError
from stamtisch.engine.game import SPECTATOR, Game, load_game
from stamtisch.engine.quoting import shorten
from stamtisch.engine.snapshot import Observation
from stamtisch.table import events
from stamtisch.table.asking import Asking
from stamtisch.table.chronicle import Chronicle
from stamtisch.table.clock import PACE, ClockSettings
from stamtisch.table.commands import Command
from stamtisch.table.deciding import decide
from stamtisch.table.errors import ConflictError, LogError, NotAllowedError
from stamtisch.table.events import Event, Happening, to_milliseconds
from stamtisch.table.fair import Fair, derive
from stamtisch.table.folding import apply_event
from stamtisch.table.moments import ALL
from stamtisch.table.play import Play
from stamtisch.table.presence import Presence
from stamtisch.table.replay import replay_frames
from stamtisch.table.seats import Seats
from stamtisch.table.setup import ME, Setup
from stamtisch.table.timing import Due, list_due
from stamtisch.table.transitions import LOBBY, OVER, bot_actor, check
from stamtisch.table.undo import Pending, Seals
from stamtisch.table.view import view_common, view_own
from stamtisch.table.written import join_object, write

Json = dict[str, Any]


class Table:
    """One table. Changed by `apply` only, and the same events always give the same table.

    Attributes:
        id: the table's id.
        game: the game with its options.
        version: the number of the last event.
        phase: `lobby`, `playing` or `over`.
        seats: who sits where.
        host: the guest who hosts, seated or not.
        locked: whether strangers may not sit down.
        clock: how long people may think.
        fair: the shuffle's secret and shares.
        play: the game, once it has begun.
        seals: how far back it may be taken.
        pending: a wish to take back.
        undo_refused: who was refused to take back, at which ply.
        banned: guests who were removed.
        talked: how many lines of chat, phrases and new names there have been.
        previous: the table of the game before.
        next_table: the table of the next game.
        chronicle: the log.
    """

    def __init__(self, first: Event) -> None:
        """The table that its first event sets up.

        Raises:
            LogError: it is no such event, or of a game that this program does not play like that.
        """
        what = first.what
        if not isinstance(what, events.Created) or first.n != 1:
            raise LogError("table-log-broken", problem="it does not begin with the table")
        self.id = what.table
        self.game = _load(what)
        self.version = 1
        self.phase = LOBBY
        self.seats = Seats(self.game.players)
        self.host = what.host
        self.locked = what.locked
        self.clock = ClockSettings(**what.clock)
        self.fair = Fair(bytes.fromhex(what.secret))
        self.play: Play | None = None
        self.seals = Seals()
        self.pending: Pending | None = None
        self.undo_refused: tuple[str, int] | None = None
        self.banned: set[str] = set()
        self.talked = 0
        self.previous = what.previous
        self.next_table: str | None = None
        self.chronicle = Chronicle()
        for seat, holder in zip(self.seats, what.seats, strict=True):
            if "guest" in holder:
                seat.take(holder["guest"], holder["name"], 1)
            else:
                seat.empty(1, holder.get("bot"))
        self.chronicle.add(first, None)

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
        seats: list[Json] = []
        for seat in setup.seats:
            person = {"guest": guest, "name": setup.name}
            seats.append(person if seat == ME else {} if seat is None else {"bot": seat})
        what = _created(table, setup.game, seats, guest, setup.clock, entropy, locked=setup.locked)
        event = Event(1, to_milliseconds(now), guest, what)
        return cls(event), [event]

    @classmethod
    def fold(cls, log: Iterable[Event]) -> "Table":
        """The table that a log leads to.

        Raises:
            LogError: no log of a table, or one that this program cannot carry on.
        """
        rest = iter(log)
        first = next(rest, None)
        if first is None:
            raise LogError("table-log-broken", problem="it is empty")
        table = cls(first)
        for event in rest:
            table.apply(event)
        return table

    def apply(self, event: Event) -> None:
        """Fold in the next event.

        Raises:
            LogError: not the next one, or one that cannot have happened.
        """
        if event.n != self.version + 1:
            raise LogError("table-log-broken", problem=f"{event.n} follows {self.version}")
        name = self._name_in(event.what)
        try:
            apply_event(self, event)
        except (StamtischError, AssertionError, KeyError) as problem:
            raise LogError("table-log-broken", problem=shorten(problem)) from problem
        self.version = event.n
        self.chronicle.add(event, self._name_in(event.what) or name)

    def _name_in(self, what: Happening) -> str | None:
        """What the player of the event's seat is called now."""
        seat = getattr(what, "seat", None)
        return None if seat is None else self.seats[seat].name

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
            The events; none where nothing would change (the same name again).

        Raises:
            RefusalError: why not. IllegalActionError, NotationError: the game's own.
        """
        check(self, actor, command, seen)
        at = to_milliseconds(now)
        found = decide(Asking(self, actor, at, entropy, presence), command)
        return [Event(self.version + i, at, actor, what) for i, what in enumerate(found, 1)]

    def successor(self, decided: Sequence[Event], entropy: bytes) -> list[Event]:
        """What begins the next table, if the events (just decided) hold a `Rematched`; else empty.

        Both logs are to be stored at once. Whoever wished for the game keeps their seat, so do bots.
        """
        made = next((each for each in decided if isinstance(each.what, events.Rematched)), None)
        if made is None or not isinstance(made.what, events.Rematched):
            return []
        wished = {each.what.seat for each in decided if isinstance(each.what, events.Wished)}
        seats: list[Json] = []
        for seat in self.seats:
            stays = seat.guest is not None and (seat.wishes or seat.id in wished)
            person = {"guest": seat.guest, "name": seat.name}
            seats.append(person if stays else {"bot": seat.bot} if seat.bot else {})
        locked = self.locked and {} not in seats
        new = derive("next table", entropy)
        what = _created(made.what.table, self.game, seats, self.host, self.clock, new, locked, self.id)
        return [Event(1, made.at, made.by, what)]

    # --- people --------------------------------------------------------------------------------------

    def seat_of(self, guest: str | None) -> str | None:
        """The seat that a guest holds."""
        seat = self.seats.held_by(guest)
        return seat.id if seat else None

    def guest_of(self, seat: str) -> str | None:
        """Who holds a seat; None: nobody or a bot.

        Raises:
            CommandError: no such seat.
        """
        return self.seats[seat].guest

    def viewer_of(self, guest: str | None) -> str:
        """As whom a guest sees the game: a seat, or `spectator`."""
        return self.seat_of(guest) or SPECTATOR

    def acting_seat(self, actor: str) -> str | None:
        """The seat that an actor holds or, as a bot, plays."""
        playing = (seat.id for seat in self.seats if actor == bot_actor(seat.id))
        return next(playing, None) or self.seat_of(actor)

    # --- time and bots -------------------------------------------------------------------------------

    def due(self, presence: Presence, pace: timedelta = PACE) -> list[Due]:
        """What is to be done without anybody asking, soonest first; empty while nobody is here."""
        return list_due(self, presence, pace)

    def bot_of(self, seat: str) -> str | None:
        """The bot that plays a seat now: its own or a stand-in."""
        return self.seats[seat].player

    def observation(self, seat: str) -> Observation:
        """What a bot in the seat may know.

        Raises:
            ConflictError: no game has begun.
        """
        return self._begun().now.observation(seat)

    def dice(self, seat: str) -> int:
        """The seed of the seat's bot's dice for its next decision.

        Raises:
            ConflictError: no game has begun.
        """
        play = self._begun()
        return dice_seed(play.start.seed, self.game.seat(seat), play.ply)

    def _begun(self) -> Play:
        if self.play is None:
            raise ConflictError("table-not-begun")
        return self.play

    # --- what people see -----------------------------------------------------------------------------

    def common_view(self, presence: Presence) -> Json:
        """What `view` says to everybody alike: worked out once, it serves all who are told."""
        return view_common(self, presence)

    def update(
        self,
        guest: str | None,
        presence: Presence,
        after: int = 0,
        link: str | None = None,
        common: Json | None = None,
    ) -> bytes:
        """An Update as JSON: `{"version", "table", "game", "log"}`.

        Args:
            guest: whose view; None or a stranger: a spectator's.
            presence: who is here.
            after: the log begins with the event after this version.
            link: the guest's own seat's link.
            common: `common_view(presence)`, if that is at hand.
        """
        viewer = self.viewer_of(guest)
        table = (common or view_common(self, presence)) | view_own(self, guest, link)
        parts = {
            "version": write(self.version),
            "table": write(table),
            "game": self.play.now.written(viewer) if self.play else write(None),
            "log": self.chronicle.read(self, viewer, max(after, 0)),
        }
        return join_object(parts.items())

    def rest(self) -> None:
        """Let go of what is soon worked out again, once everybody has been told."""
        if self.play is not None:
            self.play.rest()

    def log(self, viewer: str, after: int = 0) -> list[Json]:
        """The entries of all events after a version, as the viewer (a seat, `spectator`) was told them."""
        entries: list[Json] = json.loads(self.chronicle.read(self, viewer, max(after, 0)))
        return entries

    def why_not(self, guest: str | None, words: str) -> StamtischError | None:
        """Why the guest may not act so now, told from what they may know; None if they may."""
        seat = self.seat_of(guest)
        if seat is None:
            return NotAllowedError("table-not-seated")
        if self.play is None:
            return ConflictError("table-not-begun")
        return self.play.now.state.why_not(seat, words)

    def record(self) -> Json:
        """The finished game as a record.

        Raises:
            ConflictError: it is not over.
        """
        return self._finished().now.state.record().as_json()

    def replay(self, viewer: str) -> list[Json]:
        """The finished game step by step: `{"game", "log"}` a ply, for a seat, `spectator` or `all`.

        Raises:
            ConflictError: it is not over. NotationError: no such viewer.
        """
        self._finished()
        if viewer != ALL:
            self.game.viewer(viewer)
        return replay_frames(self, viewer)

    def results(self) -> list[Json]:
        """Once it is over: `{"seat", "guest", "won"}` for each person, for statistics; before, empty."""
        if self.phase != OVER:
            return []
        winners = self._finished().now.state.winners()
        return [
            {"seat": seat.id, "guest": seat.guest, "won": seat.id in winners}
            for seat in self.seats
            if seat.guest is not None
        ]

    def _finished(self) -> Play:
        if self.phase != OVER or self.play is None:
            raise ConflictError("table-not-over")
        return self.play


@lru_cache(maxsize=128)
def _share_game(name: str, options: str) -> Game:
    """The game with these options: one for all tables that play it so, since it never changes."""
    return load_game(name, **json.loads(options))


def _load(what: events.Created) -> Game:
    """The game of a log, if this program still plays it by the same rules."""
    try:
        game = _share_game(what.game, json.dumps(what.options, sort_keys=True))
    except StamtischError as problem:
        raise LogError("table-log-broken", problem=shorten(problem)) from problem
    if game.spec.rules_version != what.rules:
        known = game.spec.rules_version
        raise LogError("engine-record-rules", found=what.rules, game=game.spec.title, known=known)
    return game


def _created(
    table: str,
    game: Game,
    seats: list[Json],
    host: str,
    clock: ClockSettings,
    entropy: bytes,
    locked: bool = False,
    previous: str | None = None,
) -> events.Created:
    secret = derive("secret", entropy).hex()
    rules = game.spec.rules_version
    options = game.changed_options()
    return events.Created(
        table, game.id, options, rules, seats, host, clock.as_json(), locked, secret, previous
    )
