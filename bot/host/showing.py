"""What has been shown of a table, and to whom: kept, so that nobody is shown or called twice."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterable
from datetime import datetime

from bot.host.people import MOMENTS, Calls
from bot.host.table import Table
from bot.store import Campaign, Passage, Reading, Store
from bot.store.rows import write_heard
from bot.store.strips import KeptStrip


class Showing:
    """Written down by whoever shows a table, as soon as it has been shown."""

    def __init__(self, store: Store, alarm_set: asyncio.Event) -> None:
        self.store = store
        self.alarm_set = alarm_set

    async def panel(self, table: Table, panel: int, calls: Calls) -> None:
        """The message in which the table is played now, when it was posted, and for whom.

        The table counts as shown only when its old panel has lost its buttons as well.
        """
        campaign, moment, called = table.campaign, calls.moment, _calls(table.campaign, calls)
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

    def called_before(self, table: Table, calls: Iterable[tuple[int, str]], at: datetime) -> None:
        """People were called for questions that are open no more; kept with the next panel."""
        campaign, when = table.campaign, int(at.timestamp())
        known = campaign.calls | dict.fromkeys(calls, when)
        campaign.heard = write_heard(campaign.heard_users, known)

    async def called(self, table: Table, person: int) -> None:
        """Somebody was told of what they are asked now, beside the panel."""
        campaign, ask = table.campaign, table.match.ask
        if ask is not None and person in campaign.heard_users:
            heard = write_heard(campaign.heard_users | {person: ask.run}, campaign.calls)
            await self.store.change_campaign(table.id, heard=heard)
            campaign.heard = heard

    async def given_up(self, campaign: str, kind: str) -> None:
        """What Discord would not take for days is not tried any more: moderators shall know."""
        await self.store.set_fact(_given_up(campaign), json.dumps([kind, int(time.time())]))

    async def passage(self, table: Table, passage: Passage) -> None:
        """A message that tells prose of this table."""
        await self.store.keep_passage(table.id, passage)

    async def strip(self, strip: KeptStrip) -> None:
        """What only one person sees, and how it can be changed."""
        await self.store.strips.keep(strip)

    async def so_far(self, lengths: dict[str, int]) -> None:
        """How far each table's log has been shown."""
        await self.store.mark_shown(lengths)


async def given_up_at(store: Reading, campaign: Campaign) -> tuple[str, int] | None:
    """What was given up at a table since its last move, and when."""
    found = await store.fact(_given_up(campaign.id))
    if found is None:
        return None
    kind, at = json.loads(found)
    return (kind, at) if at >= campaign.waits_since else None


def _calls(campaign: Campaign, calls: Calls) -> str:
    """What is kept with a panel: for what it called whom, and for what somebody was lately."""
    now = int(time.time())
    lately = {call: at for call, at in campaign.calls.items() if now - at < MOMENTS}
    lately |= dict.fromkeys(((one, calls.moment.question) for one in calls.now), now)
    return write_heard(calls.heard, lately)


def _given_up(campaign: str) -> str:
    return f"given up {campaign}"
