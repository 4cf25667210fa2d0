"""The page with a local Discord behind it that the bot's own tests point their client at."""

from collections.abc import AsyncIterator

import pytest_asyncio
from playwright.async_api import Browser

from bot.cli.play import REEF
from loopback import Loopback
from loopback.pointing import pointed_at
from tests.conftest import PATIENCE
from tests.loopback.page.conftest import Stage, staged


@pytest_asyncio.fixture(loop_scope="session")
async def stage(browser: Browser) -> AsyncIterator[Stage]:
    async with (
        Loopback(world=REEF, answer_within=PATIENCE) as discord,
        staged(browser, discord) as stage,
    ):
        with pointed_at(discord.base_url):
            yield stage
