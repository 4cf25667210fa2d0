"""A real Chromium looking at a real loopback with a real bot in it."""

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

import pytest_asyncio
from playwright.async_api import (
    Browser,
    BrowserContext,
    Locator,
    Page,
    ViewportSize,
    expect,
)

from benchmarks.chromium import GREETED
from loopback import Loopback
from loopback.pointing import pointed_at
from tests.loopback.conftest import PLAN
from tests.loopback.page.demo import DemoBot

DESKTOP = ViewportSize(width=1280, height=800)
PHONE = ViewportSize(width=375, height=800)

expect.set_options(timeout=30_000)
"""A busy machine must not fail a test."""


@dataclass
class Stage:
    """The server, and tabs that look at it. Whatever a tab complains of fails the test."""

    discord: Loopback
    browser: Browser
    complaints: list[str] = field(default_factory=list)
    contexts: list[BrowserContext] = field(default_factory=list)

    async def tab(
        self, panes: str = "", *, size: ViewportSize = DESKTOP, greeted: bool = True
    ) -> Page:
        """A tab with the panes of this address, such as `Marina@general+Finn@general`."""
        context = await self.browser.new_context(viewport=size, locale="en-GB")
        context.set_default_timeout(30_000)
        self.contexts.append(context)
        page = await context.new_page()
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", lambda line: self._hear(line.type, line.text))
        if greeted:
            await page.add_init_script(GREETED)
        await page.goto(f"{self.discord.base_url}/#{panes}")
        await page.locator(".pane .composer, .pane .forum").nth(panes.count("+")).wait_for()
        return page

    def _hear(self, kind: str, text: str) -> None:
        if kind in ("error", "warning"):
            self.complaints.append(text)


@asynccontextmanager
async def staged(browser: Browser, discord: Loopback) -> AsyncIterator[Stage]:
    stage = Stage(discord, browser)
    try:
        yield stage
    finally:
        for context in stage.contexts:
            await context.close()
    assert stage.complaints == []


@asynccontextmanager
async def bot_in(discord: Loopback) -> AsyncIterator[DemoBot]:
    with pointed_at(discord.base_url):
        async with DemoBot() as bot:
            running = asyncio.create_task(bot.start(discord.token))
            await discord.bot_online()
            await bot.wait_until_ready()
            yield bot
            await bot.close()
            with suppress(asyncio.CancelledError):
                await running


@pytest_asyncio.fixture(loop_scope="session")
async def stage(browser: Browser) -> AsyncIterator[Stage]:
    """Loopback with the demo bot."""
    async with (
        Loopback(world=PLAN) as discord,
        bot_in(discord),
        staged(browser, discord) as stage,
    ):
        yield stage


def pane(page: Page, at: int = 0) -> Locator:
    return page.locator(".pane").nth(at)


async def run(place: Page | Locator, line: str) -> None:
    """Types a line and presses Enter."""
    text = place.locator(".composer textarea")
    await text.fill(line)
    await text.press("Enter")


def messages(place: Page | Locator) -> Locator:
    return place.locator(".messages:not(.outbox) > .message")


def last(place: Page | Locator) -> Locator:
    return messages(place).last


def screenshot(name: str) -> Path | None:
    """Where to leave a picture, for whoever wants to look: `SCREENSHOTS=folder pytest …`."""
    folder = os.environ.get("SCREENSHOTS")
    return Path(folder) / f"{name}.png" if folder else None


async def show(page: Page, name: str) -> None:
    if path := screenshot(name):
        await page.wait_for_timeout(300)  # until all has come to rest
        await page.screenshot(path=path)
