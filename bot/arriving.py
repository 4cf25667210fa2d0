"""What a start waits for: Discord or the database may be away, and come back."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

import discord

from bot.retry import may_pass, waits
from bot.store import StoreError, StoreLocked

R = TypeVar("R")

log = logging.getLogger(__name__)

LONGEST_SECONDS = 30.0


class Arriving:
    """Who is waited for just now, if anybody."""

    def __init__(self) -> None:
        self.waiting_for: str | None = None

    async def reach(self, whom: str, step: Callable[[], Awaitable[R]]) -> R:
        """Takes the step as soon as they are there; any other trouble is raised."""
        for seconds in waits():
            try:
                done = await step()
            except Exception as error:
                if not _is_away(error):
                    raise
                self.waiting_for = whom
                pause = min(seconds, LONGEST_SECONDS)
                log.warning(
                    "waiting", extra={"whom": whom, "error": repr(error), "again_in": pause}
                )
                await asyncio.sleep(pause)
            else:
                self.waiting_for = None
                return done
        raise AssertionError("waits have no end")


def _is_away(error: BaseException | None) -> bool:
    if isinstance(error, discord.GatewayNotFound):
        return _is_away(error.__cause__)
    if isinstance(error, StoreError):
        return isinstance(error, StoreLocked)
    return error is not None and may_pass(error)
