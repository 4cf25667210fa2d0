"""What is committed and could not be shown is shown later, however long it takes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bot.background import Background
from bot.display.errors import may_be_shown_later
from bot.retry import waits

log = logging.getLogger(__name__)


class ShowLater:
    """Tables that owe their people the newest panel."""

    def __init__(self, background: Background, show: Callable[[str], Awaitable[None]]) -> None:
        self.background = background
        self.show = show
        self._owing: set[str] = set()
        self._anew: set[str] = set()
        """Those that were asked for once more while they were tried."""

    def owe(self, campaign: str) -> None:
        """Tries until it is shown or the place is gone; once, however often it is asked for, and
        once more where that was while it was tried."""
        self._anew.add(campaign)
        if campaign not in self._owing:
            self._owing.add(campaign)
            self.background.spawn(self._keep_trying(campaign), "show later")

    def owes(self, campaign: str) -> bool:
        return campaign in self._owing

    async def _keep_trying(self, campaign: str) -> None:
        try:
            for seconds in waits():
                await asyncio.sleep(seconds)
                self._anew.discard(campaign)
                if await self._try(campaign) and campaign not in self._anew:
                    return
        finally:
            self._anew.discard(campaign)
            self._owing.discard(campaign)

    async def _try(self, campaign: str) -> bool:
        """Whether there is nothing left to try."""
        try:
            await self.show(campaign)
        except Exception as error:  # noqa: BLE001 - a bug here is logged, and ends the attempts
            log.warning("could not show", extra={"table": campaign, "error": str(error)})
            return not may_be_shown_later(error)
        return True
