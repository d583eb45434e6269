"""One table in memory: its commands one after another, its watchers, its seats' links, its bots.

Whatever changes the table holds the room's lock: it is decided, folded in, stored, and only then shown. Who
looks at the table waits for the lock too, so nobody ever sees what might not be stored. If storing fails, the
table is read from its log again, as if nothing had been asked.
"""

import asyncio
import json
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from stamtisch.engine.errors import StamtischError
from stamtisch.engine.game import SPECTATOR
from stamtisch.storage.base import Answer, Change, Head, Result, SeatHolder, StoredEvent, TableFile
from stamtisch.table.commands import Adopt, Command
from stamtisch.table.events import Event, format_time
from stamtisch.table.presence import Presence
from stamtisch.table.table import Table
from stamtisch.table.written import write
from stamtisch.web.clockwork import Clockwork
from stamtisch.web.errors import ConflictError, NotYoursError, UnauthorizedError
from stamtisch.web.links import SeatLinks
from stamtisch.web.people import Actor
from stamtisch.web.streams import Watcher, sse

if TYPE_CHECKING:
    from stamtisch.web.house import House

Json = dict[str, Any]
ANSWERS_KEPT = 2000
LINGER = 30.0
"""seconds that a program counts as being here after it asked for something"""


@dataclass(frozen=True, slots=True)
class Request:
    """A command as it came in: who wants what, having seen which version, under which key."""

    actor: Actor
    command: Command
    seen: int | None = None
    key: str | None = None
    digest: bytes = b""


def now() -> datetime:
    """The time."""
    return datetime.now(UTC)


def write_event(event: Event) -> StoredEvent:
    """An event as it is stored."""
    return StoredEvent(event.n, format_time(event.at), write(event.as_json()).decode())


def fold(file: TableFile) -> Table:
    """The table that a stored log leads to."""
    return Table.fold(Event.from_json(json.loads(event.body)) for event in file.events)


def write_head(table: Table, at: datetime) -> Head:
    """The line that lists a table."""
    return Head(table.id, table.version, table.game.id, table.phase, format_time(at))


class Room:
    """One table, loaded."""

    def __init__(self, house: "House", table: Table, file: TableFile) -> None:
        self.house, self.table = house, table
        self.lock = asyncio.Lock()
        self.presence = Presence(now())
        self.watchers: set[Watcher] = set()
        self.used = time.monotonic()
        self.visitors = 0
        """requests that are here now"""
        self.links = SeatLinks(table.id, file.seats)
        self.clockwork = Clockwork(self)
        self._lingering: dict[str, asyncio.TimerHandle] = {}
        self._telling: set[asyncio.Task[None]] = set()
        self._answers = {(answer.actor, answer.key): answer for answer in file.answers}

    # --- who -----------------------------------------------------------------------------------------

    def guest_of(self, actor: Actor) -> str | None:
        """The guest behind an actor: by cookie, or who holds the seat whose token was shown.

        Raises:
            UnauthorizedError: a token of no seat here.
        """
        if actor.bearer is None:
            return actor.id
        holder = self.links.holder_of(actor.bearer)
        if holder is None or self.table.guest_of(holder.seat) != holder.guest:
            self.house.suspect(actor.address)
            raise UnauthorizedError("server-bad-bearer", where="Authorization")
        return holder.guest

    def token_of(self, guest: str | None) -> str | None:
        """The token of a guest's seat, if it has been shown or made lately."""
        return self.links.token(self.table.seat_of(guest), guest)

    async def greet(self, actor: Actor, stays: bool = False) -> str | None:
        """Who the actor is here, his seat's link at hand; `stays`: he opens a stream. The lock is held."""
        guest = self.guest_of(actor)
        fresh = self.links.open(self.table.seat_of(actor.id), actor)
        if fresh is not None:
            await self.house.storage.write(Change(self.table.id, seats=(fresh,)))
            self.links.remember((fresh,), ())
        if actor.bearer is not None and guest is not None and not stays:
            self._linger(guest)
        return guest

    async def arrive(self, guest: str, actor: Actor) -> tuple[str, str]:
        """Somebody comes from the table before, by cookie or by the seat's token there: seat and token."""
        seat = self.table.seat_of(guest)
        if seat is None:
            raise NotYoursError("server-no-next-seat")
        token, fresh = self.links.follow(seat, guest, actor)
        if fresh is not None:
            await self.house.storage.write(Change(self.table.id, seats=(fresh,)))
            self.links.remember((fresh,), ())
        return seat, token

    def _linger(self, guest: str) -> None:
        """A program that asks again and again counts as being here, though it holds no stream open."""
        if guest in self._lingering:
            self._lingering.pop(guest).cancel()
        elif self.presence.arrive(guest, now()):
            asyncio.get_running_loop().call_soon(self._spread)
        loop = asyncio.get_running_loop()
        self._lingering[guest] = loop.call_later(LINGER, self._depart, guest)

    def _depart(self, guest: str) -> None:
        self._lingering.pop(guest, None)
        if self.presence.depart(guest, now()):
            self._spread()

    def _spread(self) -> None:
        """Tell who is here now, as soon as nothing else is going on."""

        async def tell() -> None:
            async with self.lock:
                self.publish()

        task = asyncio.get_running_loop().create_task(tell())
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)

    # --- commands ------------------------------------------------------------------------------------

    async def command(self, request: Request) -> tuple[Answer, str | None]:
        """Carry out a command of a person or a program; the answer, and his seat's token."""
        async with self.lock:
            guest = await self.greet(request.actor)
            if guest is None:
                raise NotYoursError("server-nobody")
            known = self._answers.get((guest, request.key)) if request.key else None
            if known is not None and known.digest != request.digest:
                raise ConflictError("server-key-used", where="Idempotency-Key")
            answer = known or await self._carry_out(guest, request)
            return answer, self.token_of(guest)

    async def internal(
        self, actor: str, command: Command, seen: int | None, begun: Callable[[], object]
    ) -> None:
        """Carry out what a bot chose, or what time has brought; `begun` is called when its turn has come."""
        async with self.lock:
            begun()
            await self._carry_out(actor, Request(Actor(None, ""), command, seen))

    async def adopt(self, actor: Actor, token: str) -> str:
        """Let the actor's device have the seat whose link it has shown; which one.

        Raises:
            NotYoursError: the token opens nothing here any more.
        """
        async with self.lock:
            holder = self.links.holder_of(token)
            if holder is None or self.table.guest_of(holder.seat) != holder.guest or actor.id is None:
                raise NotYoursError("server-no-such-seat")
            if holder.guest != actor.id:
                taken = self.links.adopted(holder, actor, token)
                await self._carry_out(actor.id, Request(actor, Adopt(holder.seat)), taken)
            return holder.seat

    async def _carry_out(self, by: str, request: Request, adopted: SeatHolder | None = None) -> Answer:
        """Decide, fold in, store, show. The lock is held."""
        self.used = time.monotonic()
        moment = now()
        events = self._decide(by, request, moment)
        following = self.table.successor(events, secrets.token_bytes(32))
        before, was_over = self.table.version, self.table.phase == "over"
        try:
            for event in events:
                self.table.apply(event)
            change = self._change(by, request, events, moment, adopted, was_over)
            began = time.perf_counter()
            await self.house.storage.write(change, *self.house.begin(following))
            self.house.metrics.stored.observe(time.perf_counter() - began)
        except BaseException:
            await self._go_back(before)
            raise
        self._remember(change)
        if events:
            self.publish()
        return Answer(by, request.key or "", request.digest, self.table.version)

    def _decide(self, by: str, request: Request, moment: datetime) -> list[Event]:
        counted = self.house.metrics.commands
        kind = request.command.type or "internal"
        try:
            events = self.table.decide(
                by,
                request.command,
                moment,
                secrets.token_bytes(32),
                seen=request.seen,
                presence=self.presence,
            )
        except StamtischError as problem:
            counted.labels(kind, problem.code).inc()
            raise
        counted.labels(kind, "done").inc()
        return events

    def _change(
        self,
        by: str,
        request: Request,
        events: list[Event],
        moment: datetime,
        adopted: SeatHolder | None,
        was_over: bool,
    ) -> Change:
        """All that a command has brought about, to be stored at once."""
        table, at = self.table, format_time(moment)
        holders, left = ([adopted], []) if adopted is not None else self.links.settle(table)
        if adopted is None and request.actor.id == by and not any(each.guest == by for each in holders):
            fresh = self.links.open(table.seat_of(by), request.actor)
            holders += [] if fresh is None else [fresh]
        results: tuple[Result, ...] = ()
        if table.phase == "over" and not was_over:
            results = tuple(
                Result(table.id, each["seat"], each["guest"], table.game.id, int(each["won"]), at)
                for each in table.results()
            )
        return Change(
            table.id,
            write_head(table, moment) if events else None,
            tuple(map(write_event, events)),
            tuple(holders),
            tuple(left),
            Answer(by, request.key, request.digest, table.version) if request.key else None,
            results,
        )

    def _remember(self, change: Change) -> None:
        """What was stored counts from now on."""
        self.links.remember(change.seats, change.vacated)
        if change.answer is not None:
            while len(self._answers) >= ANSWERS_KEPT:
                del self._answers[next(iter(self._answers))]
            self._answers[change.answer.actor, change.answer.key] = change.answer

    async def _go_back(self, before: int) -> None:
        """After a failure: the table as its log has it, whether or not the change got there."""
        if self.table.version == before:
            return
        try:
            file = await self.house.storage.table(self.table.id)
            assert file is not None
            self.table = fold(file)
            self.links = SeatLinks(self.table.id, file.seats)
        except BaseException:
            self.house.forget(self)
            raise

    # --- watching ------------------------------------------------------------------------------------

    def update(self, guest: str | None, after: int = 0, common: Json | None = None) -> bytes:
        """An Update for a guest, with the log after a version. The lock is held."""
        token = self.token_of(guest)
        return self.table.update(guest, self.presence, after, f"/s/{token}" if token else None, common)

    def _eyes(self, guest: str | None) -> str:
        """Guests with equal eyes are told the same bytes."""
        return self.table.seat_of(guest) or ("host" if guest == self.table.host else SPECTATOR)

    def watch(self, watcher: Watcher, after: int) -> None:
        """A stream has opened: tell it what it missed. The lock is held."""
        version = self.table.version
        watcher.eyes, watcher.version = self._eyes(watcher.guest), version
        self.watchers.add(watcher)
        arrived = self.presence.arrive(watcher.guest, now())
        after = after if 0 <= after <= version else 0
        watcher.push(sse(version, self.update(watcher.guest, after)))
        if arrived:
            self.publish(but=watcher)

    async def unwatch(self, watcher: Watcher) -> None:
        """A stream has closed."""
        async with self.lock:
            self.watchers.discard(watcher)
            self.used = time.monotonic()
            if self.presence.depart(watcher.guest, now()):
                self.publish()

    def publish(self, but: Watcher | None = None) -> None:
        """Tell every watcher what is new to him, once for all with equal eyes. The lock is held."""
        told: dict[tuple[str, int], bytes] = {}
        version, common = self.table.version, self.table.common_view(self.presence)
        for watcher in tuple(self.watchers):
            if watcher is but:
                continue
            eyes = self._eyes(watcher.guest)
            # Who has just sat down, or lost a seat, is told the whole log as he may see it now.
            after = watcher.version if eyes == watcher.eyes else 0
            if (eyes, after) not in told:
                told[eyes, after] = sse(version, self.update(watcher.guest, after, common))
            watcher.eyes, watcher.version = eyes, version
            if not watcher.push(told[eyes, after]):
                self.house.metrics.dropped.inc()
        self.clockwork.plan()
        self.table.rest()

    def close(self) -> None:
        """Put the table away: its log has everything."""
        self.clockwork.stop()
        for timer in self._lingering.values():
            timer.cancel()
        for watcher in tuple(self.watchers):
            watcher.end()

    def is_idle(self, since: float) -> bool:
        """Whether nobody has looked at it since then, and nothing is going on."""
        busy = self.visitors or self.watchers or self._lingering or self._telling
        return not busy and self.used < since
