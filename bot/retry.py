"""What may succeed when it is tried again later, and when to try."""

from __future__ import annotations

from collections.abc import Iterator

import aiohttp
import discord

from bot.store import StoreError

FIRST_SECONDS = 1.0
LONGEST_SECONDS = 300.0
TOO_MANY_REQUESTS = 429


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
