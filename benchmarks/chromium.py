"""The browser that the page is looked at with."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from playwright.async_api import Browser, async_playwright

FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
GREETED = "localStorage.setItem('loopback.greeted', 'yes')"
"""Whoever has been here before is not welcomed again."""


def chromium() -> str | None:
    known = ("chromium", "chromium-browser", "google-chrome")
    return next((path for name in known if (path := shutil.which(name))), None)


@asynccontextmanager
async def browsing(path: str) -> AsyncIterator[Browser]:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        yield browser
        await browser.close()
