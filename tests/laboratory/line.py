"""A line that can be cut: nothing comes through, nobody hangs up. Mended, it brings the rest."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field

Ends = tuple[asyncio.StreamReader, asyncio.StreamWriter]
Dial = Callable[[], Awaitable[Ends]]


@dataclass(eq=False)
class Line:
    """A port of its own in front of something."""

    dial: Dial
    port: int = 0
    whole: asyncio.Event = field(default_factory=asyncio.Event)
    _tasks: set[asyncio.Task[None]] = field(default_factory=set)

    def cut(self) -> None:
        self.whole.clear()

    def mend(self) -> None:
        self.whole.set()

    async def connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        with suppress(OSError, asyncio.CancelledError):
            await self.whole.wait()
            there = await self.dial()
            await asyncio.gather(self._carry(reader, there[1]), self._carry(there[0], writer))
        self._tasks.discard(task)

    async def _carry(self, here: asyncio.StreamReader, there: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while some := await here.read(65536):
                await self.whole.wait()
                there.write(some)
                await there.drain()
        await self.whole.wait()
        there.close()

    def hang_up(self) -> None:
        for task in list(self._tasks):
            task.cancel()


@asynccontextmanager
async def line_to(dial: Dial) -> AsyncIterator[Line]:
    line = Line(dial)
    line.mend()
    server = await asyncio.start_server(line.connect, "127.0.0.1", 0)
    line.port = server.sockets[0].getsockname()[1]
    try:
        yield line
    finally:
        server.close()
        line.hang_up()
