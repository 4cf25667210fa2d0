"""Which table a command means: the one of this channel, unless another is named."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, TypeAlias, TypeVar

import discord
from discord import app_commands

from bot.deeds.private_tables import may_know, seen_by
from bot.display.answer import Answer
from bot.display.pages import campaign_label
from bot.errors import Refusal
from bot.homes import home_of
from bot.host import Table
from bot.house import House
from bot.request import Request
from bot.store import Campaign
from games.kernel import T

C = TypeVar("C", str, int)
Suggest: TypeAlias = Callable[
    [discord.Interaction, str], Coroutine[Any, Any, list[app_commands.Choice[C]]]
]

REQUEST = "request"
"""Where an interaction keeps the request made of it, should the command fail."""


async def request_of(
    house: House, interaction: discord.Interaction, *, private: bool = True
) -> Request:
    """A command, answered like a press."""
    request = Request(interaction, Answer(interaction, private=private))
    interaction.extras[REQUEST] = request
    await house.display.pressed(request.answer)
    return request


async def find_campaign(
    house: House, interaction: discord.Interaction, named: str | None
) -> Campaign:
    """The campaign that is named, or the one played here."""
    if named is not None:
        name = named.strip().lower()
        found = await house.store.campaign(name) if name.isascii() and name.isprintable() else None
        channel, person = interaction.channel_id or 0, interaction.user.id
        ours = found is not None and found.guild == home_of(interaction)
        if found is None or not ours or not await may_know(house, person, found, channel):
            raise Refusal(
                T(
                    "I don't know a table `{name}` on this server. `/dive tables list` shows "
                    "them all.",
                    name=named,
                )
            )
        return found
    here = await house.store.at_place(interaction.channel_id or 0)
    if here is None:
        raise Refusal(
            T(
                "There's no game in this channel. Use the command in the game's thread, or "
                "name its table with `table:`."
            )
        )
    if len(several := await house.store.on_at(here.place or 0)) > 1:
        names = ", ".join(f"`{one.id}`" for one in several)
        raise Refusal(
            T(
                "There are several games in this channel: {names}. Pick one with `table:`.",
                names=names,
            )
        )
    return here


async def find_to_end(
    house: House, interaction: discord.Interaction, named: str | None
) -> Campaign:
    """The campaign that is named, the game played here, or a lobby here: one's own first."""
    channel = interaction.channel_id or 0
    here = await house.store.at_place(channel)
    if named is not None or (here is not None and here.status in ("playing", "paused")):
        return await find_campaign(house, interaction, named)
    listed = [one.campaign for one in await house.store.in_guild(home_of(interaction))]
    lobbies = [one for one in listed if one.status == "lobby" and one.channel == channel]
    if not lobbies:
        return await find_campaign(house, interaction, named)
    return min(lobbies, key=lambda one: one.starter != interaction.user.id)


async def find_table(house: House, request: Request, named: str | None) -> Table:
    campaign = await find_campaign(house, request.interaction, named)
    if campaign.status in ("lobby", "cancelled"):
        raise Refusal(T("This game hasn't begun. Press *Start* in its lobby."))
    return await house.host.tables.peek(campaign.id)


def table_choices(house: House) -> Suggest[str]:
    """Suggests this server's campaigns."""

    async def suggest(
        interaction: discord.Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        words = typed.strip() if typed.isprintable() else ""
        everything = await house.store.in_guild(home_of(interaction), words)
        found = await seen_by(house, interaction.user.id, everything)
        wording = await house.wording(interaction)
        return [
            app_commands.Choice(name=campaign_label(one, wording), value=one.campaign.id)
            for one in found
        ]

    return suggest
