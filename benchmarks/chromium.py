"""The browser that the page is looked at with."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from playwright.async_api import Browser, async_playwright

OF_NO_USE = (
    "AimEnabled",
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxFullPopup",
    "WebUIOmniboxPopup",
)
"""The address bar's pop-ups are pages of their own, drawn for every window. The others are switched
off by Playwright too, whose list ours takes the place of."""
FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={','.join(OF_NO_USE)}",
)
GREETED = "localStorage.setItem('loopback.greeted', 'yes')"
"""Whoever has been here before is not welcomed again."""


def chromium() -> str | None:
    """The one without windows, if there is one: a tab of it takes two thirds of the processor."""
    known = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
    return next((path for name in known if (path := shutil.which(name))), None)


@asynccontextmanager
async def browsing(path: str) -> AsyncIterator[Browser]:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        yield browser
        await browser.close()
