"""*How did we do?*: the turning points of a finished game, thought about once and kept with it."""

from __future__ import annotations

import json

from bot.errors import Refusal
from bot.host.host import Host
from bot.host.table import Table
from bot.host.verifying import can_be_verified, transcript_of
from bot.store.rows import effective
from bot.thoughts import Turned
from games.catalog import find_game
from games.kernel import T, Text
from games.kernel.match import Match
from games.kernel.transcript import Transcript
from games.minds import Tide, tides


async def known_points(host: Host, campaign: str) -> list[Turned] | None:
    """What is kept, if anybody has asked before."""
    kept = await host.store.lookback(campaign)
    return None if kept is None else _read(kept)


async def find_points(host: Host, table: Table) -> list[Turned]:
    """Those that are kept, or new ones, which are kept; whoever asks second waits for the first."""
    async with host.doors.to(f"look back {table.id}"):
        known = await known_points(host, table.id)
        if known is not None:
            return known
        opening = await host.store.start_save(table.id)
        entries = await host.store.entries(table.id)
        if not can_be_verified(opening, entries):
            raise Refusal(
                T("The rules have changed since this game began, so I can't look back on it.")
            )
        transcript = transcript_of(opening, entries)
        found = await host.minds.look_back(table.id, table.campaign.guild, transcript)
        if found is None:
            raise Refusal(T("I lost the thread while looking back. Try again later."))
        await host.store.keep_lookback(table.id, _written(found))
        return list(found)


async def moment(host: Host, table: Table, choices: int) -> Match:
    """The match as it stood when so many choices had been made."""
    opening = await host.store.start_save(table.id)
    made = effective(await host.store.entries(table.id))[:choices]
    return await host.lanes.files.do(table.campaign.guild, Match.load, opening, find_game, made)


async def tides_of(host: Host, table: Table, person: int) -> list[Tide]:
    """How a finished game went for this person, turn by turn; nothing where rules have changed."""
    opening = await host.store.start_save(table.id)
    entries = await host.store.entries(table.id)
    if not can_be_verified(opening, entries):
        return []
    seat = next(iter(table.seats_of(person)), 0)
    transcript = Transcript(opening, [*effective(entries)])
    return await host.lanes.files.do(table.campaign.guild, tides, transcript, find_game, seat)


def _written(points: tuple[Turned, ...]) -> str:
    return json.dumps(
        [
            one._replace(
                chosen=one.chosen.to_data(),
                better=None if one.better is None else one.better.to_data(),
                words=one.words.to_data(),
            )
            for one in points
        ]
    )


def _read(kept: str) -> list[Turned]:
    return [
        Turned(
            choices,
            seat,
            Text.from_data(chosen),
            None if better is None else Text.from_data(better),
            before,
            after,
            Text.from_data(words),
        )
        for choices, seat, chosen, better, before, after, words in json.loads(kept)
    ]
