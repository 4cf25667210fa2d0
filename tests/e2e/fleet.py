"""Several workers of one bot, on one PostgreSQL, in one local Discord."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from bot.app import Divemaster
from bot.config import Settings
from bot.crew.fleet import SharedFleet
from loopback import Loopback
from tests.e2e.conftest import START_SECONDS, QuickBot


def fleet_of(bot: Divemaster) -> SharedFleet:
    assert isinstance(bot.fleet, SharedFleet)
    return bot.fleet


async def until(true: Callable[[], bool], seconds: float = START_SECONDS) -> None:
    async with asyncio.timeout(seconds):
        while not true():  # noqa: ASYNC110 - no bell
            await asyncio.sleep(0.005)


@asynccontextmanager
async def worker(world: Loopback, url: str, **more: object) -> AsyncIterator[Divemaster]:
    """One process of the bot, as far as it can be one inside another."""
    settings = Settings(database=url, warm=False, _env_file=None, **more)
    bot = QuickBot(settings, guild_ready_timeout=0.02)
    async with bot:
        running = asyncio.create_task(bot.start(world.token))
        try:
            await until(lambda: running.done() or (bot.fleet is not None and bot.crew.settled))
            if running.done():
                running.result()
            yield bot
        finally:
            await bot.close()
            await asyncio.gather(running, return_exceptions=True)


async def dies(bot: Divemaster) -> None:
    """Falls silent at once, as after a kill: hears nothing, says nothing, gives nothing away."""
    fleet = fleet_of(bot)
    assert fleet._task is not None
    fleet._task.cancel()
    fleet._task = None
    bot.intake.closed = True
    for shard in list(bot.shards):
        bot.close_shard(shard)
