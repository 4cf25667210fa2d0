"""What may succeed when it is tried again later, and when to try."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterator
from itertools import islice

import aiohttp
import discord

from bot.background import Background
from bot.store import StoreError

log = logging.getLogger(__name__)

FIRST_SECONDS = 1.0
LONGEST_SECONDS = 300.0
TOO_MANY_REQUESTS = 429
ATTEMPTS = 4
REFUSED_SECONDS, REFUSED_LONGEST = 60.0, 6 * 3600.0
"""What Discord refuses (a permission, a closed channel) is tried again after a minute, then ever
more seldom, at last every six hours …"""
REFUSED_FOR = 48 * 3600.0
"""… and for two days."""


def may_pass(error: BaseException) -> bool:
    """Whether Discord, the network or the disk stumbled, and nothing is wrong with the request."""
    if isinstance(error, discord.HTTPException):
        return error.status == TOO_MANY_REQUESTS or error.status >= 500
    return isinstance(error, (OSError, aiohttp.ClientError, TimeoutError, StoreError))


def waits() -> Iterator[float]:
    """Seconds before each new attempt: soon at first, then ever more seldom, without an end."""
    seconds = FIRST_SECONDS
    while True:
        yield seconds
        seconds = min(seconds * 2, LONGEST_SECONDS)


def wait_after(error: BaseException, failing: float) -> float | None:
    """Seconds before the next attempt at what is tried in vain since then: as long again, within
    bounds. Nothing when it is to be given up."""
    passed = time.time() - failing
    if may_pass(error):
        return min(max(passed, FIRST_SECONDS), LONGEST_SECONDS)
    if passed >= REFUSED_FOR:
        return None
    return min(max(passed, REFUSED_SECONDS), REFUSED_LONGEST, REFUSED_FOR - passed)


async def now_or_later(
    background: Background, work: Callable[[], Awaitable[None]], what: str
) -> None:
    """Once at once; nobody waits for more attempts, which are made beside everything else."""
    try:
        await work()
    except Exception as error:  # noqa: BLE001 - it is logged, and all else goes on
        log.warning("not yet", extra={"what": what, "error": str(error)})
        if may_pass(error):
            background.spawn(try_a_few_times(work, what), what)


async def try_a_few_times(work: Callable[[], Awaitable[None]], what: str) -> None:
    """For what would be nice to have shown, but must not stop anything else."""
    for seconds in islice(waits(), ATTEMPTS):
        try:
            return await work()
        except Exception as error:  # noqa: BLE001 - it is logged, and all else goes on
            log.warning("did not work", extra={"what": what, "error": str(error)})
            if not may_pass(error):
                return None
        await asyncio.sleep(seconds)
    return None
