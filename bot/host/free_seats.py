"""A seat of a running game that falls free is offered to those who wait for one, in their order.

Nothing but what is owed says so: whoever is still to be told has an errand, and as long as one is
left to everybody, nobody but those who wait may sit down.
"""

from __future__ import annotations

import time

from bot.host.table import Table
from bot.store import Errand, Reading
from bot.store.rows import EVERYBODY

OFFER_SECONDS = 3600
"""So long a seat is one's own to take, before the next who waits is told of it, too."""


async def offers(store: Reading, before: Table, after: Table) -> list[Errand]:
    """What is owed when a seat has fallen free."""
    freed = set(after.kept_by("vacant")) - set(before.kept_by("vacant"))
    waiting = await store.seeking.waiting(after.id) if freed and after.match.outcome is None else []
    now, length = int(time.time()), after.campaign.length
    people = [one.person for one in waiting if one.person not in after.people]
    return [
        Errand(after.id, person, "seat", now + at * OFFER_SECONDS, length)
        for at, person in enumerate([*people, EVERYBODY] if people else [])
    ]


async def reserved_until(store: Reading, table: Table, user: int) -> int | None:
    """Until when free seats are kept from this person; nothing when they may sit down."""
    now = time.time()
    owed = {
        one.person: one.due for one in await store.people.errands_at(table.id) if one.kind == "seat"
    }
    until = owed.get(EVERYBODY, 0)
    waits = user in {one.person for one in await store.seeking.waiting(table.id)}
    told = waits and owed.get(user, 0) <= now
    return None if told or until <= now else until
