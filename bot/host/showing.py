"""What has been shown of a table, and to whom: kept, so that nobody is shown or called twice."""

from __future__ import annotations

import asyncio
import json

from bot.host.people import Calls
from bot.host.table import Table
from bot.store import Passage, Store


class Showing:
    """Written down by whoever shows a table, as soon as it has been shown."""

    def __init__(self, store: Store, alarm_set: asyncio.Event) -> None:
        self.store = store
        self.alarm_set = alarm_set

    async def panel(self, table: Table, panel: int, calls: Calls) -> None:
        """The message in which the table is played now, when it was posted, and for whom.

        The table counts as shown only when its old panel has lost its buttons as well.
        """
        campaign, moment, called = table.campaign, calls.moment, json.dumps(calls.heard)
        await self.store.change_campaign(
            table.id,
            calls.later,
            panel=panel,
            panel_turn=moment.turn,
            panel_length=moment.length,
            shown=moment.length - 1,
            heard=called,
        )
        campaign.panel, campaign.heard = panel, called
        campaign.panel_turn, campaign.panel_length = moment.turn, moment.length
        if calls.later:
            self.alarm_set.set()

    async def called(self, table: Table, person: int) -> None:
        """Somebody was told of what they are asked now, beside the panel."""
        campaign, ask = table.campaign, table.match.ask
        if ask is not None and person in campaign.heard_users:
            heard = json.dumps(campaign.heard_users | {person: ask.run})
            await self.store.change_campaign(table.id, heard=heard)
            campaign.heard = heard

    async def passage(self, table: Table, passage: Passage) -> None:
        """A message that tells prose of this table."""
        await self.store.keep_passage(table.id, passage)

    async def so_far(self, lengths: dict[str, int]) -> None:
        """How far each table's log has been shown."""
        await self.store.mark_shown(lengths)
