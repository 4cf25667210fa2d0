"""A game with a date stands among the server's events, where the bot may put it there.

Nothing of this is owed to anybody: whatever fails is logged, and the lobby is as it was. An event
is known by the way to its lobby, which it tells, so that a restart loses none.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from functools import partial

import discord

from bot.display.mine import lobby_link
from bot.host import Lobby, Table
from bot.house import House
from bot.retry import try_a_few_times
from bot.store import Campaign
from bot.wording import Wording
from games.kernel import T, Text
from games.kernel.text import clip

USUAL_MINUTES = 120
"""Of a game that does not say how long it takes."""
LONGEST_NAME, LONGEST_WORDS = 100, 1000


def schedule(house: House, lobby: Lobby) -> None:
    """The lobby has been posted; beside everything else, an event is made of its date."""
    if lobby.begins is not None and not lobby.campaign.private:
        _beside(house, lobby.campaign, partial(_make, house, lobby))


def call_off(house: House, lobby: Lobby) -> None:
    """There will be no game; the event goes."""
    if lobby.begins is not None:
        _beside(house, lobby.campaign, partial(_remove, house, lobby.campaign))


def begin_scheduled(house: House, lobby: Lobby, table: Table) -> None:
    """The game is on, perhaps before its time: whoever is interested hears it from Discord."""
    if lobby.begins is not None:
        _beside(house, lobby.campaign, partial(_begin, house, lobby, table))


def _beside(house: House, campaign: Campaign, work: Callable[[], Awaitable[None]]) -> None:
    """One after the other for each lobby: what is being made can be removed."""

    async def alone() -> None:
        async with house.host.doors.to(f"event {campaign.id}"):
            await try_a_few_times(work, "a scheduled event")

    house.background.spawn(alone(), "a scheduled event")


async def _make(house: House, lobby: Lobby) -> None:
    """Unless the lobby was closed meanwhile, or an attempt before has made it after all."""
    row = await house.store.campaign(lobby.campaign.id)
    guild = house.display.client.get_guild(lobby.campaign.guild)
    if row is None or row.status != "lobby" or guild is None or lobby.begins is None:
        return
    if not guild.me.guild_permissions.create_events or await _event_of(house, row):
        return
    wording = await house.public_wording(row.guild, lobby.seats, row.channel)
    begins = datetime.fromtimestamp(lobby.begins, UTC)
    await guild.create_scheduled_event(
        name=wording.label(_name(lobby), LONGEST_NAME),
        description=_description(wording, T("Join in the lobby: {link}", link=lobby_link(row))),
        start_time=begins,
        end_time=begins + _usual(lobby),
        location=lobby_link(row),
        entity_type=discord.EntityType.external,
        privacy_level=discord.PrivacyLevel.guild_only,
    )


def _name(lobby: Lobby) -> Text:
    few, most = lobby.game.seats[0], lobby.game.seats[-1]
    if few == most:
        return T("{game}: {n} players wanted", game=lobby.game.title, n=most)
    return T("{game}: {few} to {most} players wanted", game=lobby.game.title, few=few, most=most)


def _description(wording: Wording, text: Text) -> str:
    return clip(wording.say(text), LONGEST_WORDS)


def _usual(lobby: Lobby) -> timedelta:
    return timedelta(minutes=lobby.game.minutes or USUAL_MINUTES)


async def _remove(house: House, campaign: Campaign) -> None:
    event = await _event_of(house, campaign)
    if event is not None:
        await event.delete()


async def _begin(house: House, lobby: Lobby, table: Table) -> None:
    """It ends by itself when a game usually does; Discord lets none end before it was to begin."""
    event = await _event_of(house, lobby.campaign)
    if event is None:
        return
    wording = await house.public_wording(table.campaign.guild, lobby.seats, table.campaign.channel)
    place = f"<#{table.campaign.place}> · {lobby_link(lobby.campaign)}"
    waits = event.status is discord.EventStatus.scheduled
    await event.edit(
        description=_description(wording, T("The game is on: {place}", place=place)),
        end_time=max(datetime.now(UTC), event.start_time) + _usual(lobby),
        status=discord.EventStatus.active if waits else discord.utils.MISSING,
    )


async def _event_of(house: House, campaign: Campaign) -> discord.ScheduledEvent | None:
    """As Discord has it now: the bot itself keeps nothing of events."""
    client, link = house.display.client, lobby_link(campaign)
    guild = client.get_guild(campaign.guild) or await client.fetch_guild(campaign.guild)
    for event in await guild.fetch_scheduled_events():
        ours = client.user is not None and event.creator_id == client.user.id
        if ours and link in (event.description or ""):
            return event
    return None
