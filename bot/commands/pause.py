"""`/dive tables pause`, `/dive tables resume` and `/dive tables end`."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.commands.group import Dive
from bot.commands.tables import find_table, find_to_end, request_of, table_choices
from bot.deeds.cancel import cancel_from_afar
from bot.deeds.end import ask_to_end
from bot.deeds.pause import pause
from bot.deeds.resume import Channel, resume
from bot.house import House


class PlayableChannel(app_commands.Transformer):
    """A channel in which a game can be played."""

    @property
    def type(self) -> discord.AppCommandOptionType:
        return discord.AppCommandOptionType.channel

    @property
    def channel_types(self) -> list[discord.ChannelType]:
        kinds = discord.ChannelType
        return [kinds.text, kinds.news, kinds.public_thread, kinds.private_thread, kinds.forum]

    async def transform(self, _: discord.Interaction, value: Any, /) -> Channel:
        found: Channel = value.resolve() or await value.fetch()
        return found


def register(dive: Dive, house: House) -> None:
    suggest = table_choices(house)

    @dive.tables.command(name="pause", description="Pause a table until somebody resumes it")
    @app_commands.describe(table="A table other than this channel's")
    @app_commands.autocomplete(table=suggest)
    async def pause_(interaction: discord.Interaction, table: str | None = None) -> None:
        request = await request_of(house, interaction)
        await pause(house, request, await find_table(house, request, table))

    @dive.tables.command(
        name="resume", description="Resume a paused table; moderators can move it too"
    )
    @app_commands.describe(
        table="Which table?", channel="Where to play on. Leave it out for the old thread"
    )
    @app_commands.autocomplete(table=suggest)
    async def resume_(
        interaction: discord.Interaction,
        table: str,
        channel: app_commands.Transform[Channel, PlayableChannel] | None = None,
    ) -> None:
        request = await request_of(house, interaction)
        await resume(house, request, await find_table(house, request, table), channel)

    @dive.tables.command(name="end", description="End a game for good (I'll ask once more first)")
    @app_commands.describe(table="A table other than this channel's")
    @app_commands.autocomplete(table=suggest)
    async def end_(interaction: discord.Interaction, table: str | None = None) -> None:
        request = await request_of(house, interaction)
        campaign = await find_to_end(house, interaction, table)
        if campaign.status == "lobby":
            await cancel_from_afar(house, request, campaign.id)
        else:
            await ask_to_end(house, request, await find_table(house, request, table))
