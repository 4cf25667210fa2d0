"""What a panel shrinks to when its time is over: a page that was read folds to what was decided on
it, anything else to its story."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import discord

from bot.display.answer import Answer, were_found
from bot.display.board import past_panel
from bot.display.carried import OutOfReach
from bot.display.panel_state import PanelState
from bot.display.parts import Sheet
from bot.display.passages import Passages
from bot.display.places import Places
from bot.display.posted import Shown, shown_in
from bot.display.reading.leaf import Leaf
from bot.host import Table
from bot.wording import Wording


class Folding:
    """Of all tables."""

    def __init__(
        self, places: Places, passages: Passages, wording: Callable[[Table], Awaitable[Wording]]
    ) -> None:
        self._places, self._passages, self._wording = places, passages, wording

    async def of(
        self,
        table: Table,
        state: PanelState,
        opens: Leaf | None = None,
        answer: Answer | None = None,
    ) -> Sheet:
        """What the panel shrinks to when another opens this: a page that was read folds, unless it
        moves on itself."""
        wording = await self._wording(table)
        leaf = await self._passages.open_on(table, wording)
        if leaf is None or (opens is not None and opens.key == leaf.key):
            return past_panel(table, wording)
        since = state.length if state.length >= 0 else table.campaign.shown
        shown = await self._shown_on(table, state, answer)
        page = await self._passages.closed(table, wording, table.campaign.panel, shown, since)
        return page or past_panel(table, wording)

    async def page(self, table: Table, message: discord.Message) -> Sheet | None:
        """What a page in this message folds to when nothing was decided on it."""
        wording, now = await self._wording(table), table.campaign.length
        return await self._passages.closed(table, wording, message.id, shown_in(message), now)

    async def retire_clicked(self, table: Table, answer: Answer) -> None:
        """An old panel was clicked: it loses its buttons. Its picture may be gone since then."""
        message = answer.interaction.message
        page = None if message is None else await self.page(table, message)
        sheet = page or past_panel(table, await self._wording(table))
        if not await were_found(answer.update(sheet, keep=page is not None)):
            await answer.update(sheet.without_pictures())

    async def _shown_on(self, table: Table, state: PanelState, answer: Answer | None) -> Shown:
        """The pictures of the panel; after a restart the message itself says it."""
        if state.shows is not None:
            return state.shows
        if answer is not None and answer.interaction.message is not None:
            return shown_in(answer.interaction.message)
        panel = self._places.panel(table)
        try:
            return [] if panel is None else shown_in(await panel.fetch())
        except (discord.HTTPException, OutOfReach):
            return []
