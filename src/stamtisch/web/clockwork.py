"""What happens at a table without anybody asking: bots' moves, time that is up, seats handed back."""

import asyncio
import random
import time
from collections.abc import Coroutine
from typing import TYPE_CHECKING

import structlog

from stamtisch.engine.errors import StamtischError
from stamtisch.table.clock import PACE
from stamtisch.table.commands import Act, Command
from stamtisch.table.errors import StaleError
from stamtisch.table.timing import Due
from stamtisch.table.transitions import bot_actor

if TYPE_CHECKING:
    from stamtisch.web.room import Room

log = structlog.get_logger()
AMONG_BOTS = 0.35
"""how much quicker bots are when no person plays along"""
AGAIN = 1.0
"""seconds until something that failed is tried again"""


class Clockwork:
    """The timer and the bots of one room."""

    def __init__(self, room: "Room") -> None:
        self._room = room
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._hinted: dict[str, int] = {}
        """seat: the ply at which its bot was last asked for a hint"""
        self._stopped = False
        self._expected: set[str] = set()

    def plan(self) -> None:
        """Look anew at what is due; called whenever the table or who is there has changed."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._stopped:
            return
        room = self._room
        for bot in {each.bot for each in room.table.seats if each.bot} - self._expected:
            self._expected.add(bot)
            room.house.crew.expect(bot, room.table.game)
        due = room.table.due(room.presence, PACE * self._pace())
        thinking = {each.actor for each in due if each.command is None}
        for actor in [actor for actor in self._tasks if actor.startswith("bot:") and actor not in thinking]:
            self._tasks.pop(actor).cancel()
        for each in due:
            if each.command is None and each.actor not in self._tasks:
                self._start(each.actor, self._play(each))
        if room.presence.woken is not None:
            self._ask_for_hints(thinking)
        waiting = [each for each in due if each.command is not None]
        if waiting:
            wait = max(0.0, waiting[0].at.timestamp() - time.time())
            self._timer = asyncio.get_running_loop().call_later(wait, self._ring, waiting[0])

    def _ask_for_hints(self, acting: set[str]) -> None:
        """Let the bots that are not to act say what they may, once a move; most games know no hints."""
        table = self._room.table
        if table.play is None or table.phase != "playing":
            return
        ply = table.play.ply
        for seat in table.seats:
            name = f"hint:{seat.id}"
            if seat.player is None or bot_actor(seat.id) in acting or name in self._tasks:
                continue
            if self._hinted.get(seat.id) != ply and table.observation(seat.id).signals(seat.id):
                self._hinted[seat.id] = ply
                self._start(name, self._hint(seat.id, seat.player, name))

    async def _hint(self, seat: str, bot: str, name: str) -> None:
        table = self._room.table
        version, view, dice = table.version, table.observation(seat), table.dice(seat)
        signal = await self._room.house.crew.hint(bot, view, dice)
        if signal is None:
            return
        await asyncio.sleep(PACE.total_seconds() * self._pace() / 2)
        command = Act(view.game.format_words(signal))
        try:
            await self._room.internal(bot_actor(seat), command, version, lambda: self._tasks.pop(name, None))
        except StamtischError:
            return  # too late, or said often enough

    def stop(self) -> None:
        """Nothing happens by itself any more."""
        self._stopped = True
        if self._timer is not None:
            self._timer.cancel()
        for task in self._tasks.values():
            task.cancel()

    def _pace(self) -> float:
        room = self._room
        pace = room.house.settings.pace * random.uniform(0.7, 1.5)  # noqa: S311  # not a secret
        return pace if room.table.seats.people() else pace * AMONG_BOTS

    def _start(self, name: str, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks[name] = task

        def done(_: object) -> None:
            if self._tasks.get(name) is task:
                del self._tasks[name]
            if not task.cancelled() and (problem := task.exception()) is not None:
                log.error("fault at a table", kind=type(problem).__name__, exc_info=problem)

        task.add_done_callback(done)

    def _ring(self, due: Due) -> None:
        self._timer = None
        self._start("clock", self._do(due))

    async def _do(self, due: Due) -> None:
        """Something whose time has come; the table itself says whether it still fits."""
        assert due.command is not None
        await self._try("clock", due.actor, due.command)

    async def _play(self, due: Due) -> None:
        """Let a seat's bot think, then act when it is time."""
        table, seat = self._room.table, due.seat or ""
        bot = table.bot_of(seat)
        if bot is None:
            return
        version, view, dice = table.version, table.observation(seat), table.dice(seat)
        action = await self._room.house.crew.choose(bot, view, dice)
        await asyncio.sleep(max(0.0, due.at.timestamp() - time.time()))
        await self._try(due.actor, due.actor, Act(view.game.format_words(action)), version)

    async def _try(self, name: str, actor: str, command: Command, seen: int | None = None) -> None:
        """Carry out a command; if it cannot be now, look again at what is due."""
        try:
            # Once its turn has come it is out of the list: what follows from it must not cancel it.
            await self._room.internal(actor, command, seen, lambda: self._tasks.pop(name, None))
            return
        except StaleError:
            pass  # the table went on meanwhile
        except StamtischError as problem:
            log.warning("nothing came of it", command=command.type, code=problem.code)
            await asyncio.sleep(AGAIN)
        async with self._room.lock:
            self.plan()
