"""A bot that does everything once, for the tests of the server."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import aiohttp
import discord
import pytest
from discord import app_commands

from loopback import Loopback
from tests.loopback.raw import Raw

PLAN = Path(__file__).with_name("world.yaml")
Start = Callable[["TinyBot"], Awaitable["TinyBot"]]


class TinyBot(discord.Client):
    """The unmodified client with a command tree; tests add commands before it starts."""

    def __init__(self, intents: discord.Intents | None = None, **options: object) -> None:
        super().__init__(
            intents=intents or discord.Intents.default(),
            guild_ready_timeout=0.02,
            **options,  # type: ignore[arg-type] # whatever the client takes
        )
        self.tree = app_commands.CommandTree(self)
        self.events: list[str] = []

    async def setup_hook(self) -> None:
        if self.tree.get_commands():
            await self.tree.sync()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """discord.py waits five seconds before it identifies again; a test does not."""

    def dispatch(self, event: str, /, *args: object, **kwargs: object) -> None:
        self.events.append(event)
        super().dispatch(event, *args, **kwargs)


@asynccontextmanager
async def running(bot: discord.Client, world: Loopback) -> AsyncIterator[None]:
    """The bot, logged in and ready, until the end of the block."""
    async with bot:
        task = asyncio.create_task(bot.start(world.token))
        try:
            async with asyncio.timeout(10):
                while not bot.is_ready():
                    await asyncio.sleep(0.005)
                    if task.done():
                        task.result()
            yield
        finally:
            await bot.close()
            await asyncio.gather(task, return_exceptions=True)


@pytest.fixture
def world_plan() -> Path:
    return PLAN


@pytest.fixture
async def start(discord_world: Loopback) -> AsyncIterator[Start]:
    """Starts a bot; it stops with the test."""
    async with AsyncExitStack() as stack:

        async def starter(bot: TinyBot) -> TinyBot:
            await stack.enter_async_context(running(bot, discord_world))
            return bot

        yield starter


@pytest.fixture
async def raw(discord_world: Loopback) -> AsyncIterator[Raw]:
    async with aiohttp.ClientSession() as session:
        yield Raw(discord_world, session)
