"""Runs a bot in the same program as its test."""

import asyncio
import sys
from collections.abc import AsyncIterator, Coroutine, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from typing import Any, Protocol


class Startable(Protocol):
    """A bot of discord.py, or of a library that grew out of it."""

    def start(self, token: str, /) -> Coroutine[Any, Any, None]: ...

    async def close(self) -> None: ...


class Home(Protocol):
    """Where a bot logs in."""

    @property
    def token(self) -> str: ...

    async def bot_online(self) -> None: ...

    async def commands_ready(self, *names: str) -> None: ...


@asynccontextmanager
async def running(home: Home, bot: Startable, commands: Sequence[str]) -> AsyncIterator[None]:
    """From its login to its end; a bot that an earlier test has closed is opened again."""
    _reopen(bot)
    async with AsyncExitStack() as stack:
        if isinstance(bot, AbstractAsyncContextManager):  # then it takes to this loop as it enters
            await stack.enter_async_context(bot)
        task = asyncio.create_task(bot.start(home.token))
        try:
            await _unless_it_ends(task, home.bot_online())
            if commands:
                await _unless_it_ends(task, home.commands_ready(*commands))
            yield
        finally:
            await bot.close()
            await asyncio.gather(task, return_exceptions=True)


async def _unless_it_ends(task: asyncio.Task[None], wanted: Coroutine[Any, Any, None]) -> None:
    """Waits for something; a bot that stumbles meanwhile says why itself."""
    waiting = asyncio.ensure_future(wanted)
    await asyncio.wait((task, waiting), return_when=asyncio.FIRST_COMPLETED)
    if not waiting.done():
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        task.result()
        raise RuntimeError("The bot ended before it was ready")
    waiting.result()


def _reopen(bot: Any) -> None:
    """Libraries let a bot be opened again, but keep the connections of a loop that is gone."""
    if not getattr(bot, "is_closed", bool)():
        return
    bot.clear()
    if getattr(bot.http.connector, "closed", False):
        bot.http.connector = sys.modules[type(bot.http).__module__].MISSING
