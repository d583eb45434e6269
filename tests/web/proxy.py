"""A line that cuts, delays and duplicates, between people and a server."""

import asyncio
import random
import threading
from contextlib import suppress

from tests.web.live import PATIENCE

CUT_AT_LATEST = 10
"""requests after which one is lost, if the dice have lost none: a game may be short"""


class BadLine:
    """A proxy in a thread. What it does to each request and each chunk is up to its dice."""

    def __init__(self, port: int, seed: int, cut: float, double: float, delay: float) -> None:
        self._port = port
        self._dice = random.Random(seed)
        self._cut, self._double, self._delay = cut, double, delay
        self.cuts = self.doubles = self._requests = 0
        self._ready = threading.Event()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        assert self._ready.wait(PATIENCE)

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        self._loop.run_until_complete(self._serve())
        self._loop.close()

    async def _serve(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()
        self._done = asyncio.Event()
        server = await asyncio.start_server(self._meet, "127.0.0.1", 0)
        self.base = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        self._ready.set()
        await self._done.wait()
        server.close()
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def close(self) -> None:
        """Hang up everything."""
        self._loop.call_soon_threadsafe(self._done.set)
        self._thread.join(PATIENCE)

    async def _meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        try:
            with suppress(OSError, asyncio.IncompleteReadError, asyncio.CancelledError):
                await self._carry(reader, writer)
        finally:
            writer.close()
            self._tasks.discard(task)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", self._port)
        answers = asyncio.create_task(self._answer(there, writer))
        try:
            while not answers.done():
                request = await self._request(reader)
                await self._wait()
                self._requests += 1
                if self._chance(self._cut) or (self._requests >= CUT_AT_LATEST and not self.cuts):
                    self.cuts += 1
                    if self._chance(0.5):  # the request gets there, its answer does not
                        back.write(request)
                        await back.drain()
                        await self._wait()
                    return
                if request.startswith(b"POST") and (self._chance(self._double) or not self.doubles):
                    self.doubles += 1
                    await asyncio.gather(self._send_again(request), self._send(back, request))
                else:
                    await self._send(back, request)
        finally:
            answers.cancel()
            back.close()

    async def _request(self, reader: asyncio.StreamReader) -> bytes:
        head = await reader.readuntil(b"\r\n\r\n")
        length = 0
        for line in head.lower().split(b"\r\n"):
            if line.startswith(b"content-length:"):
                length = int(line.partition(b":")[2])
        return head + await reader.readexactly(length)

    async def _send(self, back: asyncio.StreamWriter, request: bytes) -> None:
        back.write(request)
        await back.drain()

    async def _send_again(self, request: bytes) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", self._port)
        try:
            await self._send(back, request)
            await there.read(1)
        finally:
            back.close()

    async def _answer(self, there: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while chunk := await there.read(65536):
                await self._wait()
                if self._chance(self._cut):
                    self.cuts += 1
                    writer.write(chunk[: self._dice.randrange(len(chunk))])
                    break
                writer.write(chunk)
                await writer.drain()
        writer.close()

    async def _wait(self) -> None:
        await asyncio.sleep(self._dice.random() * self._delay)

    def _chance(self, of: float) -> bool:
        return self._dice.random() < of
