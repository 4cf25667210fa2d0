"""From the store to a table: a checkpoint and the choices since, replayed."""

from __future__ import annotations

import json

from bot.errors import Refusal
from bot.host import daily
from bot.host.packs import Packs
from bot.host.table import Table
from bot.lanes import Lane
from bot.store import Store
from bot.store.rows import Stored, effective
from games.catalog import find_game
from games.kernel import Line, N, T
from games.kernel.match import Match


async def open_table(store: Store, packs: Packs, lane: Lane, campaign: str) -> Table:
    """The table as its last committed entry left it."""
    stored = await store.load(campaign)
    if stored is None:
        raise Refusal(
            T("I don't have that table any longer. `/dive tables list` shows those I have.")
        )
    await packs.make_ready(find_game(stored.campaign.game), json.loads(stored.campaign.options))
    match = await lane.do(stored.campaign.guild, replay, stored)
    table = Table(
        stored.campaign, stored.seats, match, stored.recent, saved_depth=stored.checkpoint.depth
    )
    if match.rollback is not None:
        await _own_up(store, table, match)
    table.match.late = await store.has_waited(stored.campaign)
    if (tried := await store.memories.daily_of(campaign)) is not None:
        table.sealed_until = daily.ends(tried.day)
    table.practice = await store.practices.of(campaign)
    return table


def replay(stored: Stored) -> Match:
    return Match.load(stored.checkpoint.save, find_game, effective(stored.entries))


async def reach_back(store: Store, lane: Lane, table: Table) -> None:
    """Loads the match from an earlier checkpoint, so that more of it can be taken back."""
    stored = await store.load(table.id, before=table.match.choices_made)
    if stored is not None:
        table.match = await lane.do(table.campaign.guild, replay, stored)


async def _own_up(store: Store, table: Table, match: Match) -> None:
    """Rules changed under this campaign: what no longer fits was dropped, and all shall know."""
    assert match.rollback is not None
    lost = table.campaign.depth - match.choices_made
    line = Line(
        N(
            "⚠️ The rules have changed since you last played ({reason}). I had to drop "
            "your last move; please make it again.",
            "⚠️ The rules have changed since you last played ({reason}). I had to drop "
            "your last {n} moves; please make them again.",
            n=lost,
            reason=match.rollback.reason,
        )
    )
    table.saved_depth = min(table.saved_depth, match.choices_made)
    await store.record(table.campaign, table.entry("rollback", [line]))
