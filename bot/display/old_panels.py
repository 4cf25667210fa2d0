"""Panels whose time is over: each loses its buttons and shrinks to its story, however long that
takes. One that Discord does not let us change now is changed later."""

from __future__ import annotations

import logging
from collections.abc import Callable

import aiohttp
import discord

from bot.display.answer import Answer
from bot.display.errors import INVALID_FORM, PlaceClosed, is_closed
from bot.display.parts import Sheet
from bot.display.view import to_view
from bot.retry import may_pass

log = logging.getLogger(__name__)


class OldPanels:
    """Those of all tables that still have their buttons, and what each shrinks to."""

    def __init__(self, try_later: Callable[[str], None]) -> None:
        self.try_later = try_later
        self._left: dict[str, dict[int, tuple[discord.PartialMessage, Sheet]]] = {}

    def left(self, campaign: str) -> bool:
        """Whether a table has panels that should have lost their buttons."""
        return campaign in self._left

    async def retire(
        self,
        campaign: str,
        panel: discord.PartialMessage | None,
        sheet: Sheet,
        answer: Answer | None = None,
    ) -> None:
        """Through the click on it, if there is one."""
        if panel is None or (answer is not None and await _answered(answer, sheet)):
            return
        self._left.setdefault(campaign, {})[panel.id] = (panel, sheet)
        try:
            await self.shrink(campaign)
        except (discord.HTTPException, PlaceClosed, aiohttp.ClientError, OSError) as error:
            log.info("an old panel keeps its buttons for now", extra={"error": str(error)})
            self.try_later(campaign)

    async def shrink(self, campaign: str) -> None:
        """All that are left of a table; raises what stands in the way, when it may pass."""
        left = self._left.get(campaign, {})
        for panel, sheet in list(left.values()):
            try:
                await _fold(panel, sheet)
            except discord.HTTPException as error:
                if is_closed(error):
                    raise PlaceClosed(panel.channel.id) from error
                if may_pass(error):
                    raise
                log.info("an old panel keeps its buttons", extra={"error": str(error)})
            left.pop(panel.id, None)
        if not left:
            self._left.pop(campaign, None)


async def _fold(panel: discord.PartialMessage, sheet: Sheet) -> None:
    """A page keeps its picture, as long as Discord finds it again."""
    try:
        files = discord.utils.MISSING if sheet.has_pictures else []
        await panel.edit(view=to_view(sheet), attachments=files)
    except discord.HTTPException as error:
        if error.code != INVALID_FORM or not sheet.has_pictures:
            raise
        await panel.edit(view=to_view(sheet.without_pictures()), attachments=[])


async def _answered(answer: Answer, sheet: Sheet) -> bool:
    try:
        await answer.update(sheet, keep=sheet.has_pictures)
    except (discord.HTTPException, aiohttp.ClientError, OSError):
        return False
    return True
