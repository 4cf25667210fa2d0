"""From a tap to the last who sees it: sixty pages look at one table, each by a socket of its own.

Bot, local Discord and all pages share one process here, so that what they cost each other counts.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import socket
import tempfile
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median, quantiles

import aiohttp

from benchmarks.bot_process import resident
from benchmarks.click import begin, running
from benchmarks.size import sized
from benchmarks.table import Row
from bot.app import Divemaster
from bot.cli.play import REEF
from bot.config import Settings
from bot.warming import warm_up
from bot.window.links import NOBODY
from loopback import Loopback
from loopback.pointing import pointed_at

PAGES, TAPS = 60, sized(150, 5)
BREATH = 0.25
"""Seconds between two taps: a person is no quicker, and a page may not be."""
LATEST = 0.3


@dataclass
class Page:
    """What it was told last."""

    link: aiohttp.ClientWebSocketResponse
    length: int = -1
    told: asyncio.Event = field(default_factory=asyncio.Event)

    async def listen(self) -> None:
        async for said in self.link:
            if said.type is aiohttp.WSMsgType.TEXT and said.data.startswith('{"scene"'):
                self.length = json.loads(said.data)["scene"]["length"]
                self.told.set()

    async def sees(self, length: int) -> None:
        while self.length < length:
            self.told.clear()
            await self.told.wait()


def measure() -> Iterator[Row]:
    with tempfile.TemporaryDirectory() as folder:
        seen, grown = asyncio.run(_watched(Path(folder)))
    last = quantiles(seen, n=100)[98]
    note = f"half of {len(seen)} within {median(seen):.3f}, the slowest {max(seen):.2f}"
    yield Row(f"seconds until {PAGES} pages have seen a tap, p99", last, f"<= {LATEST}", note)
    yield Row("MB that all pages take", grown / 1024, note="both ends of each socket")


async def _watched(folder: Path) -> tuple[list[float], float]:
    """Seconds from each tap until all have seen it, and kilobytes that the pages take. The bot has
    drawn what all games need, as it does when it is started; one game comes first."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    settings = Settings(database=folder / "window.db", window_port=port, warm=False, _env_file=None)
    async with AsyncExitStack() as stack:
        world = await stack.enter_async_context(Loopback(world=REEF, answer_within=60))
        stack.enter_context(pointed_at(world.base_url))
        bot = Divemaster(settings, guild_ready_timeout=0.05)
        await stack.enter_async_context(running(bot, world))
        await warm_up(bot.house.display.studio, settings, bot.painters)
        _, grown = await _game(world, bot, TAPS)
        seen = list[float]()
        while len(seen) < TAPS:
            seen += (await _game(world, bot, TAPS - len(seen)))[0]
        return seen, grown


async def _game(world: Loopback, bot: Divemaster, most: int) -> tuple[list[float], float]:
    row = await bot.store.at_place(int(await begin(world)))
    assert row is not None
    await bot.house.host.guests.invite(row.id, yes=True)
    async with AsyncExitStack() as stack:
        before = resident(os.getpid())
        session = await stack.enter_async_context(aiohttp.ClientSession())
        table = await bot.house.host.tables.peek(row.id)
        who = [table.asked_people[0], *[NOBODY] * (PAGES - 1)]
        pages = [await _opened(bot, row.id, user, session, stack) for user in who]
        await _all_see(pages, table.campaign.length)
        grown = resident(os.getpid()) - before
        seen = await _tapped(bot, row.id, pages, most)
        await asyncio.sleep(1)  # how it ended is drawn, too
        return seen, grown


async def _tapped(bot: Divemaster, campaign: str, pages: list[Page], most: int) -> list[float]:
    seen, luck = list[float](), random.Random(1)
    for number in range(1, most + 1):
        table = await bot.house.host.tables.peek(campaign)
        ask = table.match.ask
        if ask is None:
            break
        option = table.match.game.autopilot(table.match.view(0), ask.seen_by(0), 0, luck)
        deed = {"tap": number, "token": ask.token, "options": [option.id]}
        start = time.perf_counter()
        await pages[0].link.send_str(json.dumps(deed))
        await _all_see(pages, table.campaign.length + 1)
        seen.append(time.perf_counter() - start)
        await asyncio.sleep(BREATH)
    return seen


async def _opened(
    bot: Divemaster,
    campaign: str,
    user: int,
    session: aiohttp.ClientSession,
    stack: AsyncExitStack,
) -> Page:
    links = bot.house.links
    assert links is not None
    link = await stack.enter_async_context(
        session.ws_connect(f"{links.base}/socket", headers={"Origin": links.base})
    )
    await link.send_str(links.sign(campaign, user))
    page = Page(link)
    listening = asyncio.create_task(page.listen())
    stack.callback(listening.cancel)
    return page


async def _all_see(pages: list[Page], length: int) -> None:
    async with asyncio.timeout(60):
        await asyncio.gather(*(page.sees(length) for page in pages))
