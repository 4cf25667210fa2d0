"""A picture of the page, taken with whatever Chromium this machine has."""

import asyncio
import logging
import shutil
import tempfile
from pathlib import Path

from loopback.server import Loopback

log = logging.getLogger(__name__)
BROWSERS = ("chromium", "chromium-headless-shell", "chromium-browser", "google-chrome", "chrome")
SIZE = "1280,900"
PATIENCE = 30.0


async def keep_picture(world: Loopback, path: Path) -> None:
    """As the person saw it who did something last; without a browser, the log says so."""
    browser = next((found for name in BROWSERS if (found := shutil.which(name))), None)
    if browser is None:
        log.warning("No picture of the page was kept: there's no Chromium on this machine")
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as profile:
        await _run(
            browser,
            *("--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars"),
            *(f"--user-data-dir={profile}", f"--window-size={SIZE}"),
            *("--virtual-time-budget=15000", f"--screenshot={path}", world.base_url + _view(world)),
        )


def _view(world: Loopback) -> str:
    """The page's address says who is where."""
    last = next(reversed(world.realm.interactions.by_id.values()), None)
    return f"/?moment#{last.user_id}@{last.channel_id}" if last else "/?moment"


async def _run(*command: str) -> None:
    quiet = asyncio.subprocess.DEVNULL
    process = await asyncio.create_subprocess_exec(*command, stdout=quiet, stderr=quiet)
    try:
        async with asyncio.timeout(PATIENCE):
            await process.wait()
    except TimeoutError:
        process.kill()
        await process.wait()
        log.warning("No picture of the page was kept: the browser took too long")
