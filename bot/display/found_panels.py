"""Panels that were posted without our knowing: the answer to one was lost, or it could not be
written down, or the bot died in between. There must never be two to play on."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from itertools import product

import discord

from bot.display.board import left_panel
from bot.display.errors import PlaceLost
from bot.display.folding import Folding
from bot.display.old_panels import OldPanels
from bot.display.panel_state import PanelState
from bot.display.passages import Passages
from bot.display.places import Places
from bot.display.posted import is_panel_of, length_in, live_panels, named_in, questions_in
from bot.host import Host, Table
from bot.wording import Wording

log = logging.getLogger(__name__)


class FoundPanels:
    """Takes the newest of them for the table's own; the others lose their buttons."""

    def __init__(
        self,
        host: Host,
        old: OldPanels,
        passages: Passages,
        places: Places,
        wording: Callable[[Table], Awaitable[Wording]],
        folding: Folding,
    ) -> None:
        self.host = host
        self.old = old
        self.passages = passages
        self.places = places
        self.wording = wording
        self.folding = folding

    async def look(self, table: Table, state: PanelState) -> bool:
        """Whether there was one. Older ones, that should have lost their buttons before we were
        gone, lose them now."""
        place = self.places.of(table)
        try:
            live = await live_panels(place, table)
        except discord.NotFound as error:
            raise PlaceLost(table.campaign.place) from error
        except discord.Forbidden as error:
            log.info("cannot look for a panel", extra={"table": table.id, "error": str(error)})
            return False
        known, wording = table.campaign.panel, await self.wording(table)
        newest = next((one for one in live if known is None or one.id > known), None)
        if newest is not None:
            await self._adopt(table, state, newest)
        for one in live:
            if one.id not in (known, table.campaign.panel):
                panel = place.get_partial_message(one.id)
                sheet = await self.folding.page(table, one) or left_panel(wording)
                await self.old.retire(table.id, panel, sheet)
        return newest is not None

    async def pressed(
        self, table: Table, state: PanelState, message: discord.Message | None
    ) -> None:
        """Somebody pressed on one: there it is."""
        if message is None or message.id <= (table.campaign.panel or 0):
            return
        if message.channel.id == table.campaign.place and is_panel_of(message, table.id):
            await self._adopt(table, state, message)

    async def _adopt(self, table: Table, state: PanelState, message: discord.Message) -> None:
        """It takes the place of the one we knew. Its pings count for what it asks, also when
        something else is asked since, or nothing while the table rests."""
        leaf = await self.passages.shown_by(table, await self.wording(table), message)
        known, retired = table.campaign.panel, await self.folding.of(table, state, leaf)
        state.picture, moment = None, table.moment
        shown = length_in(message)
        pinged, asked = [user.id for user in message.mentions], questions_in(message)
        if table.match.ask is not None and goes_on_since(table, shown):
            asked.add(table.match.ask.run)
        asks_this = shown == moment.length or moment.question in asked
        if not asks_this:
            self.host.showing.called_before(table, product(pinged, asked), message.created_at)
        named = named_in(message) if asks_this else set()
        calls = await self.host.people.calls(table, moment)
        calls = calls.arrived(pinged if asks_this else [], named)
        if leaf is not None:
            await self.passages.opened(table, leaf, message.id)
        state.heard, state.shows = set(calls.heard), None
        await self.host.showing.panel(table, message.id, calls)
        if known is not None:
            panel = self.places.of(table).get_partial_message(known)
            await self.old.retire(table.id, panel, retired)


def goes_on_since(table: Table, shown: int | None) -> bool:
    """Whether the question that was open then is open still: what is done from outside, as when a
    seat is handed on, answers none. A page that is read has no answers to know it by."""
    return shown is not None and all(
        entry.kind == "act" for entry in table.recent if entry.number > shown
    )
