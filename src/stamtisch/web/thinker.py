"""The server's side of the process that thinks for bots: asks it, and does without it when it fails."""

import asyncio
import json
import os
import sys
import time
from contextlib import suppress
from itertools import count
from typing import Any

import structlog

from stamtisch.engine.snapshot import Observation
from stamtisch.web.thinking import pack

log = structlog.get_logger()
SLACK = 2.0
"""seconds beyond its time that an answer may take to come"""
PREPARING = 300.0
"""seconds that compiling may take"""
RESTART_AFTER = 10.0
"""seconds between two starts of the process"""
MOST_WAITING = 64
"""questions at once; beyond that, simple bots answer"""


class ThinkerError(Exception):
    """The process has no answer."""


class ThinkingProcess:
    """One process for all bots that search; started when the first of them sits down."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._reader: asyncio.Task[None] | None = None
        self._starting: asyncio.Task[None] | None = None
        self._waiting: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self._ready: set[tuple[str, str]] = set()
        self._preparing: dict[tuple[str, str], asyncio.Task[None]] = {}
        self._numbers = count()
        self._started = -RESTART_AFTER
        self._closed = False

    def is_ready(self, bot: str, game: str) -> bool:
        """Whether it would answer at once."""
        return (bot, game) in self._ready and len(self._waiting) < MOST_WAITING

    def prepare(self, bot: str, game: str, options: dict[str, Any]) -> None:
        """Begin to make a bot ready, if that was not done yet."""
        key = (bot, game)
        if self._closed or key in self._ready or key in self._preparing:
            return
        if self._process is None and time.monotonic() - self._started < RESTART_AFTER:
            return
        task = asyncio.get_running_loop().create_task(self._prepare(key, options))
        self._preparing[key] = task
        task.add_done_callback(lambda _: self._preparing.pop(key, None))

    async def _prepare(self, key: tuple[str, str], options: dict[str, Any]) -> None:
        question = {"bot": key[0], "game": key[1], "options": options}
        try:
            await self._put(question, PREPARING)
        except ThinkerError as problem:
            log.warning("a bot is not ready", bot=key[0], game=key[1], problem=str(problem))
            return
        self._ready.add(key)

    async def ask(self, bot: str, observation: Observation, dice: int, seconds: float) -> int:
        """The bot's action.

        Raises:
            ThinkerError: none came in time.
        """
        question = {"bot": bot, "dice": dice, **pack(observation)}
        return int((await self._put(question, seconds + SLACK))["action"])

    async def _put(self, question: dict[str, Any], seconds: float) -> dict[str, Any]:
        await self._start()
        process = self._process
        if process is None or process.stdin is None:
            raise ThinkerError("no process")
        number = next(self._numbers)
        future: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._waiting[number] = future
        try:
            process.stdin.write(json.dumps({"id": number, **question}).encode() + b"\n")
            async with asyncio.timeout(seconds):
                await process.stdin.drain()
                answer = await future
        except (OSError, TimeoutError) as problem:
            if isinstance(problem, TimeoutError) and "states" in question:
                self._stalled(question)
            raise ThinkerError(type(problem).__name__) from problem
        finally:
            self._waiting.pop(number, None)
        if "error" in answer:
            raise ThinkerError(answer["error"])
        return answer

    def _stalled(self, question: dict[str, Any]) -> None:
        """It does not answer in time: end it; it is started anew for whoever asks next."""
        log.warning("the thinking process stalls", bot=question["bot"], game=question["game"])
        if self._process is not None:
            with suppress(ProcessLookupError):
                self._process.kill()

    async def _start(self) -> None:
        if self._process is not None or self._closed:
            return
        if self._starting is None:
            self._starting = asyncio.get_running_loop().create_task(self._launch())
        await self._starting
        self._starting = None

    async def _launch(self) -> None:
        self._started = time.monotonic()
        kept = os.environ.get("STAMTISCH_THINK_INTERPRETED")  # quick to start, slow to think: for tests
        environment = {
            name: value for name, value in os.environ.items() if kept or name != "NUMBA_DISABLE_JIT"
        }
        try:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "stamtisch.web.thinking",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                env=environment,
                start_new_session=True,  # Ctrl-C is for the server, which then ends this
            )
        except OSError as problem:
            raise ThinkerError(str(problem)) from problem
        self._reader = asyncio.get_running_loop().create_task(self._read(self._process))

    async def _read(self, process: asyncio.subprocess.Process) -> None:
        """Hand out answers until the process ends."""
        assert process.stdout is not None
        async for line in process.stdout:
            try:
                answer = json.loads(line)
                future = self._waiting.get(answer["id"])
            except (ValueError, TypeError, KeyError):
                continue
            if future is not None and not future.done():
                future.set_result(answer)
        await process.wait()
        if not self._closed:
            log.warning("the thinking process has ended", status=process.returncode)
        self._process = None
        self._ready.clear()
        for future in self._waiting.values():
            if not future.done():
                future.set_result({"error": "the process has ended"})

    async def close(self) -> None:
        """End the process."""
        self._closed = True
        for task in tuple(self._preparing.values()):
            task.cancel()
        if self._process is not None:
            with suppress(ProcessLookupError):
                self._process.kill()
            if self._reader is not None:
                await self._reader
