"""One private panel for each person and table: a new one closes the one before.

Discord lets us change a message that only one person sees through the click that opened it, for a
quarter of an hour. After that it stays; its buttons are recognised as old and kindly refused.
"""

from __future__ import annotations

import logging
import time
from dataclasses import dataclass

import aiohttp
import discord

from bot.display.answer import Answer

log = logging.getLogger(__name__)

SECONDS = 14 * 60
"""A little less than Discord's quarter of an hour."""


@dataclass(frozen=True, slots=True)
class Opened:
    """A private panel, and the newest click through which it can be reached."""

    interaction: discord.Interaction
    message: int
    until: float


class PrivatePanels:
    """Those that can still be reached."""

    def __init__(self) -> None:
        self._open: dict[tuple[str, int], Opened] = {}

    async def opened(self, campaign: str, answer: Answer) -> None:
        """A click was answered with a private panel: a new one, or the same as it is now."""
        self._forget_old()
        clicked = answer.interaction.message
        message = answer.message_id or (None if clicked is None else clicked.id)
        if message is None:
            return
        key = (campaign, answer.interaction.user.id)
        old = self._open.pop(key, None)
        self._open[key] = Opened(answer.interaction, message, time.monotonic() + SECONDS)
        if old is not None and old.message != message:
            await _close(old)

    async def close_all(self, campaign: str) -> None:
        """What stands in them is no longer true."""
        self._forget_old()
        for key in [key for key in self._open if key[0] == campaign]:
            await _close(self._open.pop(key))

    def _forget_old(self) -> None:
        now = time.monotonic()
        self._open = {key: one for key, one in self._open.items() if one.until > now}


async def _close(panel: Opened) -> None:
    try:
        await panel.interaction.followup.delete_message(panel.message)
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        log.info("a private panel stays open", extra={"error": str(error)})
