"""All tables of the server: opened when somebody comes, put away when nobody has been there for a while."""

import asyncio
import hmac
import json
import secrets
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from itertools import count

import structlog
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from stamtisch.storage.base import Change, Storage, StoredEvent, TableFile, TakenError, VersionConflictError
from stamtisch.table.events import Event
from stamtisch.table.fair import new_table_id
from stamtisch.table.setup import Setup
from stamtisch.table.table import Table
from stamtisch.web.crew import Crew
from stamtisch.web.errors import ClosingError, ConflictError, NotFoundError, NotYoursError, TooManyError
from stamtisch.web.limits import Bucket, Count
from stamtisch.web.metrics import Metrics
from stamtisch.web.people import Actor, People
from stamtisch.web.room import Room, fold, now, write_event, write_head
from stamtisch.web.secrets import hash_token, is_token
from stamtisch.web.settings import Settings
from stamtisch.web.streams import Streams, Watcher

log = structlog.get_logger()
LONGEST_ID = 40
SWEEP = 10.0
FULL_WAIT = 30
"""seconds after which a table may be asked for again when all that are open are in use"""


class House:
    """The server behind the routes."""

    def __init__(self, storage: Storage, settings: Settings, crew: Crew, metrics: Metrics) -> None:
        self.storage, self.settings, self.crew, self.metrics = storage, settings, crew, metrics
        self.people = People(storage, settings)
        self.streams = Streams(settings.heartbeat)
        self.closing = False
        limits = settings.limits
        self.commands, self.questions = Bucket(limits.commands), Bucket(limits.questions)
        self.addresses = Bucket(limits.address)
        self.new_tables, self._guesses = Bucket(limits.new_tables), Bucket(limits.guesses)
        self.talk = Bucket(limits.talk)
        self._guest_streams, self._unknown_streams = (
            Count(limits.guest_streams),
            Count(limits.unknown_streams),
        )
        self._address_streams = Count(limits.address_streams)
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._strangers = count(1)
        self._work: list[asyncio.Task[None]] = []
        metrics.watch("tables_open", "Tables in memory", lambda: len(self._rooms))
        metrics.watch("streams_open", "Open streams", lambda: len(self.streams))

    # --- life ----------------------------------------------------------------------------------------

    def wake(self) -> None:
        """Begin what goes on beside requests."""
        loop = asyncio.get_running_loop()
        self._work = [loop.create_task(self.streams.keep_alive()), loop.create_task(self._sweep())]

    def say_goodbye(self) -> None:
        """Take nothing new, and tell all who watch that the server goes down."""
        self.closing = True
        self.streams.say_goodbye()

    async def close(self) -> None:
        """Stop; everything that was acknowledged is stored already."""
        self.say_goodbye()
        for task in self._work:
            task.cancel()
        for room in tuple(self._rooms.values()):
            room.close()
        await self.crew.close()
        await self.storage.close()

    async def _sweep(self) -> None:
        """Put idle tables away, for ever."""
        while True:
            await asyncio.sleep(min(SWEEP, self.settings.idle))
            self.put_away(time.monotonic() - self.settings.idle)

    def put_away(self, since: float) -> None:
        """Put away the tables that nobody has looked at since then."""
        for room in [room for room in self._rooms.values() if room.is_idle(since)]:
            self.forget(room)

    def forget(self, room: Room) -> None:
        """Close a room; who comes next opens it anew from the log."""
        room.close()
        if self._rooms.get(room.table.id) is room:
            del self._rooms[room.table.id]

    # --- tables --------------------------------------------------------------------------------------

    @asynccontextmanager
    async def room(self, table: str) -> AsyncIterator[Room]:
        """A table, kept open until the end of the block.

        Raises:
            NotFoundError: no such table.
        """
        room = await self._open(table)
        room.visitors += 1
        try:
            yield room
        finally:
            room.visitors -= 1

    async def _open(self, table: str) -> Room:
        if self.closing:
            raise ClosingError("server-closing")
        if table in self._rooms:
            return self._rooms[table]
        if not 0 < len(table) <= LONGEST_ID or not table.isascii():
            raise NotFoundError("server-no-table")
        lock = self._opening.setdefault(table, asyncio.Lock())
        try:
            async with lock:
                if table not in self._rooms:
                    self._rooms[table] = await self._load(table)
                return self._rooms[table]
        finally:
            self._opening.pop(table, None)

    async def _load(self, table: str) -> Room:
        if len(self._rooms) >= self.settings.tables_open:
            self.put_away(time.monotonic())
            if len(self._rooms) >= self.settings.tables_open:
                raise TooManyError(FULL_WAIT)
        file = await self.storage.table(table)
        if file is None:
            raise NotFoundError("server-no-table")
        # A long game takes a moment to replay: not here, where others wait.
        return Room(self, await asyncio.to_thread(fold, file), file)

    async def has(self, table: str) -> bool:
        """Whether there is such a table."""
        return table in self._rooms or await self.storage.has(table)

    async def create(self, actor: Actor, setup: Setup, key: str | None) -> Room:
        """A new table; with the same key from the same guest, the same table again.

        Raises:
            ConflictError: with this key the guest has set up another table.
        """
        if actor.id is None or actor.cookie is None:
            raise NotYoursError("server-nobody")
        entropy = secrets.token_bytes(32)
        name = (
            entropy if key is None else hmac.digest(actor.cookie.encode(), b"table " + key.encode(), "sha256")
        )
        table_id = new_table_id(name)
        table, events = Table.create(table_id, setup, actor.id, now(), entropy)
        for event in events[table.version :]:
            table.apply(event)
        room = Room(self, table, TableFile((), ()))
        holder = room.links.open(table.seat_of(actor.id), actor)
        holders = () if holder is None else (holder,)
        head = write_head(table, events[-1].at)
        change = Change(table_id, head, tuple(map(write_event, events)), holders)
        try:
            await self.storage.write(change)
        except (TakenError, VersionConflictError):
            if key is None:
                raise
            await self._check_same(change)
            return await self._open(table_id)
        room.links.remember(holders, ())
        log.info("a table is set up", game=setup.game.id, players=setup.game.players)
        return self._rooms.setdefault(table_id, room)

    async def _check_same(self, wished: Change) -> None:
        """Refuse a table that was set up already, but not like this."""
        file = await self.storage.table(wished.table)
        if file is not None and _asked(file.events[0]) != _asked(wished.events[0]):
            raise ConflictError("server-key-used", where="Idempotency-Key")

    def begin(self, events: Sequence[Event]) -> list[Change]:
        """What to store for a table that begins after another one."""
        if not events:
            return []
        table = Table.fold(events)
        return [Change(table.id, write_head(table, events[-1].at), tuple(map(write_event, events)))]

    async def adopt(self, actor: Actor, token: str) -> tuple[str, str]:
        """Give the actor's device the seat that a token opens; the table and the seat.

        Raises:
            NotYoursError: it opens nothing.
        """
        self._guesses.check(actor.address)
        holder = await self.storage.seat(hash_token(token)) if is_token(token) else None
        if holder is None:
            self.suspect(actor.address)
            raise NotYoursError("server-no-such-seat")
        async with self.room(holder.table) as room:
            return holder.table, await room.adopt(actor, token)

    async def follow(self, actor: Actor, table: str) -> tuple[str, str, str]:
        """Where a seat's player goes on after a table: the next table, the seat there, its token.

        Raises:
            NotYoursError: no seat here or there. ConflictError: there is no next table.
        """
        async with self.room(table) as room, room.lock:
            guest = await room.greet(actor)
            if guest is None or room.table.seat_of(guest) is None:
                raise NotYoursError("server-nobody")
            following = room.table.next_table
        if following is None:
            raise ConflictError("server-no-next")
        async with self.room(following) as room, room.lock:
            return following, *await room.arrive(guest, actor)

    def suspect(self, address: str) -> None:
        """A wrong token came from there.

        Raises:
            TooManyError: too many of them.
        """
        self._guesses.take(address)

    def link_base(self, request: HTTPConnection) -> str:
        """What links for other people begin with: nobody else reaches this computer as `localhost`."""
        settings = self.settings
        if settings.public_url:
            return settings.public_url.rstrip("/")
        here = request.base_url
        if settings.share_url and (here.hostname or "") in {"localhost", "127.0.0.1", "::1"}:
            return settings.share_url
        return str(here).rstrip("/")

    # --- watching ------------------------------------------------------------------------------------

    async def serve_stream(
        self, table: str, actor: Actor, after: int, scope: Scope, receive: Receive, send: Send
    ) -> None:
        """Answer a request with a table's stream, from a version on, until one side leaves."""
        address, counted = actor.address, actor.counted
        own = self._guest_streams if actor.known else self._unknown_streams
        self._address_streams.add(address)
        try:
            own.add(counted)
            try:
                room = await self._open(table)
                watcher = await self._admit(room, actor, after)
                try:
                    await watcher.serve(scope, receive, send)
                finally:
                    self.streams.remove(watcher)
                    await room.unwatch(watcher)
            finally:
                own.remove(counted)
        finally:
            self._address_streams.remove(address)

    async def _admit(self, room: Room, actor: Actor, after: int) -> Watcher:
        room.visitors += 1
        try:
            async with room.lock:
                guest = await room.greet(actor, stays=True) or f"stranger:{next(self._strangers)}"
                watcher = Watcher(guest, self.settings.stream_backlog)
                self.streams.add(watcher)
                room.watch(watcher, after)
        finally:
            room.visitors -= 1
        return watcher


def _asked(created: StoredEvent) -> dict[str, object]:
    """What was asked for with a table's first event; its secret is new each time."""
    return {name: value for name, value in json.loads(created.body).items() if name not in {"at", "secret"}}
