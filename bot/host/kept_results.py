"""What is kept of a game that has ended, for those who want it: results, badges, the daily dive."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from bot.host import daily
from bot.host.lesson import stage_of
from bot.host.table import Table
from bot.store import Entry, SeatRow, Store
from bot.store.memory_rows import Daily, EarnedBadge, Ended, Result
from bot.store.rows import standing
from games.kernel.badge import Finished

WORD = re.compile(r"[.\-:]")
"""What ends the first word of an option's id."""


async def what_to_keep(store: Store, table: Table, last: Sequence[Entry]) -> Ended | None:
    """Of a game that ends with these entries, which are not in the store yet."""
    if table.match.outcome is None or table.practice is not None or stage_of(table) is not None:
        return None
    tried = await store.memories.daily_of(table.id)
    done = None if tried is None else _dived(tried, table)
    wanted = await store.memories.remembered(table.campaign.guild)
    rows = [row for row in _people(table) if row.user in wanted]
    if not rows or (done is not None and not done.counts):
        return Ended(daily=done)
    entries = [*await store.entries(table.id), *last]
    deeds = deeds_of(entries)
    return Ended(
        tuple(_result(table, row) for row in rows),
        tuple(one for row in rows for one in _earned(table, row, deeds.get(row.seat, Counter()))),
        done,
    )


def _people(table: Table) -> list[SeatRow]:
    return [row for row in table.in_play if row.keeper == "person" and row.user is not None]


def deeds_of(entries: Iterable[Entry]) -> dict[int, Counter[str]]:
    """How often each seat chose what, without what was taken back."""
    found: dict[int, Counter[str]] = {}
    for entry in standing(entries):
        if entry.choice is not None:
            word = WORD.split(entry.choice.option)[0]
            found.setdefault(entry.choice.seat, Counter())[word] += 1
    return found


def _dived(tried: Daily, table: Table) -> Daily:
    """It counts when whoever began it has ended it on the same day."""
    mine = [row.seat for row in _people(table) if row.user == tried.person]
    in_time = daily.now() < daily.ends(tried.day)
    won = bool(set(mine) & set(_winners(table)))
    counts = tried.counts and in_time and bool(mine)
    return replace(tried, counts=counts, won=won, turns=table.match.game.turn)


def _winners(table: Table) -> tuple[int, ...]:
    assert table.match.outcome is not None
    return table.match.outcome.winners


def _result(table: Table, row: SeatRow) -> Result:
    game, campaign = table.match.game, table.campaign
    side = game.nameplate(row.seat)
    return Result(
        campaign.id,
        row.seat,
        campaign.guild,
        row.user or 0,
        campaign.game,
        row.seat in _winners(table),
        "" if side is None else str(side),
        str(getattr(game.options, game.level, "")) if game.level else "",
        game.turn,
        campaign.played,
    )


def _earned(table: Table, row: SeatRow, deeds: Counter[str]) -> Iterator[EarnedBadge]:
    game, campaign, outcome = table.match.game, table.campaign, table.match.outcome
    assert outcome is not None
    seen = Finished(
        state=game.s,
        options=game.options,
        cause=outcome.cause,
        won=row.seat in outcome.winners,
        seat=row.seat,
        seats=len(table.in_play),
        deeds=deeds,
    )
    for badge in game.badges:
        if badge.earned(seen):
            yield EarnedBadge(
                *(campaign.guild, row.user or 0, campaign.game),
                *(badge.id, campaign.id, campaign.played),
            )
