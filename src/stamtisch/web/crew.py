"""The bots' crew: answers what a seat's bot would do, never on the event loop, always in the end.

Simple bots answer in a thread here. Bots that search answer in a process of their own, with compiled
kernels; until that is ready, or if it dies or takes too long, the best simple bot answers in its place, and
if even that fails, any legal action is taken. A bot is given its seat's view of the game and nothing else.
"""

import asyncio
import random
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol

import structlog

from stamtisch.bots.base import Bot, ThinkingBot
from stamtisch.bots.roster import STRONGEST, make_bot
from stamtisch.engine.errors import StamtischError
from stamtisch.engine.game import Game
from stamtisch.engine.snapshot import Observation
from stamtisch.web.metrics import Metrics
from stamtisch.web.settings import Settings

log = structlog.get_logger()
THREADS = 4
PATIENCE = 10.0
"""seconds after which a simple bot is given up; it has never been seen to need one"""


class NotReadyError(Exception):
    """The process that thinks is not, or does not know this bot yet."""


class Thinker(Protocol):
    """The process for bots that search."""

    def prepare(self, bot: str, game: str, options: dict[str, object]) -> None:
        """Begin to make a bot ready, if that was not done yet."""

    def is_ready(self, bot: str, game: str) -> bool:
        """Whether it would answer at once."""

    async def ask(self, bot: str, observation: Observation, dice: int, seconds: float) -> int:
        """The bot's action. Raises `ThinkerError`."""

    async def close(self) -> None:
        """End the process."""


def is_thinking(bot: Bot) -> bool:
    """Whether a bot searches and so needs the process."""
    return isinstance(bot, ThinkingBot) or isinstance(getattr(bot, "careful", None), ThinkingBot)


class Crew:
    """All bots of the server."""

    def __init__(self, settings: Settings, metrics: Metrics, thinker: Thinker | None = None) -> None:
        self._seconds = settings.bot_seconds
        self._metrics = metrics
        self._thinker = thinker
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="bot")

    def expect(self, bot: str, game: Game) -> None:
        """A bot sits at a table: make it ready before it is asked."""
        if self._thinker is None:
            return
        try:
            thinking = is_thinking(make_bot(bot, game.id))
        except StamtischError:
            return
        if thinking:
            self._thinker.prepare(bot, game.id, game.changed_options())

    async def choose(self, bot: str, observation: Observation, dice: int) -> int:
        """What the bot does in its seat."""
        legal = set(observation.legal_actions(observation.seat))
        for name in dict.fromkeys((bot, STRONGEST)):
            try:
                action = await self._ask(name, observation, dice)
            except NotReadyError:
                self._metrics.bot_moves.labels(name, "not ready").inc()
                continue
            except Exception as problem:  # noqa: BLE001  # whatever fails in a bot, the table goes on
                log.warning("bot failed", bot=name, game=observation.game.id, problem=type(problem).__name__)
                self._metrics.bot_moves.labels(name, "failed").inc()
                continue
            if action in legal:
                self._metrics.bot_moves.labels(name, "played").inc()
                return action
            log.warning("bot chose what is not legal", bot=name, game=observation.game.id)
            self._metrics.bot_moves.labels(name, "illegal").inc()
        return random.Random(dice).choice(sorted(legal))  # noqa: S311  # a fallback's dice

    async def hint(self, bot: str, observation: Observation, dice: int) -> int | None:
        """A signal that the bot would give now, if any."""

        def ask() -> int | None:
            signal = make_bot(bot, observation.game.id, dice).signal(observation)
            return signal if signal in observation.signals(observation.seat or 0) else None

        loop = asyncio.get_running_loop()
        try:
            return await asyncio.wait_for(loop.run_in_executor(self._threads, ask), PATIENCE)
        except Exception as problem:  # noqa: BLE001  # a hint is never worth a fault
            log.warning("bot failed", bot=bot, game=observation.game.id, problem=type(problem).__name__)
            return None

    async def _ask(self, name: str, observation: Observation, dice: int) -> int:
        game = observation.game.id
        bot = make_bot(name, game, dice)
        if is_thinking(bot):
            if self._thinker is None or not self._thinker.is_ready(name, game):
                self.expect(name, observation.game)
                raise NotReadyError
            return await self._thinker.ask(name, observation, dice, self._seconds)
        loop = asyncio.get_running_loop()
        answer = loop.run_in_executor(self._threads, bot.act, observation)
        return int(await asyncio.wait_for(answer, PATIENCE))

    async def close(self) -> None:
        """Let everybody go home."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        if self._thinker is not None:
            await self._thinker.close()
