"""Panels laid out by a real browser: how high they stand on a phone and beside a sidebar."""

from __future__ import annotations

import asyncio
import io
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import cache

import discord
from PIL import Image
from playwright.async_api import Browser, Page, ViewportSize

from benchmarks.chromium import GREETED, browsing
from bot.cli.play import REEF
from bot.display.parts import Sheet
from bot.display.view import to_view
from loopback import Loopback
from loopback.pointing import pointed_at

PHONE = ViewportSize(width=390, height=844)
DESKTOP = ViewportSize(width=1280, height=800)
CHANNEL = "tables"
AT_ONCE = 15
"""Messages the page lays out together; those far up are not laid out before they are seen."""

_HEIGHTS = """async many => {
  const shown = [...document.querySelectorAll('.messages:not(.outbox) > .message')].slice(-many);
  await Promise.all(shown.flatMap(one => [...one.querySelectorAll('img')].map(
    image => image.complete || new Promise(done => { image.onload = image.onerror = done; }))));
  await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
  return shown.map(one => {
    const top = one.querySelector('.gallery').getBoundingClientRect().top;
    return Math.round(one.getBoundingClientRect().bottom - top);
  });
}"""


@dataclass(frozen=True, slots=True)
class Panel:
    """A message without its picture, and how large that is."""

    sheet: Sheet
    picture: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Heights:
    """From the picture down, in pixels."""

    phone: int
    desktop: int


class Screens:
    """The page on a phone and on a desktop, and a bot that posts panels there."""

    def __init__(self, channel: discord.TextChannel, phone: Page, desktop: Page) -> None:
        self.channel = channel
        self.phone = phone
        self.desktop = desktop

    async def lay_out(self, panels: Sequence[Panel]) -> list[Heights]:
        found: list[Heights] = []
        for at in range(0, len(panels), AT_ONCE):
            found += await self._some(panels[at : at + AT_ONCE])
        return found

    async def _some(self, panels: Sequence[Panel]) -> list[Heights]:
        for panel in panels:
            newest = await self._post(panel)
        pages = (self.phone, self.desktop)
        seen = [await self._heights(page, newest.id, len(panels)) for page in pages]
        return [Heights(*both) for both in zip(*seen, strict=True)]

    async def _post(self, panel: Panel) -> discord.Message:
        view = to_view(panel.sheet.show([("board.png", "")]))
        picture = discord.File(io.BytesIO(blank(panel.picture)), "board.png")
        return await self.channel.send(view=view, files=[picture])

    async def _heights(self, page: Page, newest: int, many: int) -> list[int]:
        await page.locator(f'.message[data-id="{newest}"]').wait_for()
        heights: list[int] = await page.evaluate(_HEIGHTS, many)
        return heights


@asynccontextmanager
async def screens(path: str) -> AsyncIterator[Screens]:
    """Both screens in the browser at this path."""
    async with Loopback(world=REEF, answer_within=60) as world, browsing(path) as browser:
        with pointed_at(world.base_url):
            client = discord.Client(intents=discord.Intents(guilds=True), guild_ready_timeout=0.05)
            async with client:
                task = asyncio.create_task(client.start(world.token))
                await world.bot_online(60)
                await client.wait_until_ready()
                channel = next(c for c in client.get_all_channels() if c.name == CHANNEL)
                assert isinstance(channel, discord.TextChannel)
                pages = [await _tab(browser, world, size) for size in (PHONE, DESKTOP)]
                yield Screens(channel, *pages)
                await client.close()
                await asyncio.gather(task, return_exceptions=True)


async def _tab(browser: Browser, world: Loopback, size: ViewportSize) -> Page:
    context = await browser.new_context(viewport=size, locale="en-GB")
    context.set_default_timeout(60_000)
    page = await context.new_page()
    await page.add_init_script(GREETED)
    await page.goto(f"{world.base_url}/#Marina@{CHANNEL}")
    await page.locator(".pane .composer").first.wait_for()
    return page


@cache
def blank(size: tuple[int, int]) -> bytes:
    """A picture of this size, of nothing: the page needs no more to lay it out."""
    data = io.BytesIO()
    Image.new("RGB", size).save(data, "PNG")
    return data.getvalue()
