"""`/dive pause`, `/dive resume` and `/dive end`."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.commands.tables import find_table, find_to_end, request_of, table_choices
from bot.deeds.cancel import cancel_from_afar
from bot.deeds.end import ask_to_end
from bot.deeds.pause import pause
from bot.deeds.resume import Channel, resume
from bot.house import House
from bot.rights import check_moderator


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


def register(dive: app_commands.Group, house: House) -> None:
    suggest = table_choices(house)

    @dive.command(name="pause", description="Let a table rest until a moderator resumes it")
    @app_commands.describe(table="Another table than this channel's")
    @app_commands.autocomplete(table=suggest)
    async def pause_(interaction: discord.Interaction, table: str | None = None) -> None:
        request = request_of(interaction)
        await pause(house, request, await find_table(house, request, table))

    @dive.command(name="resume", description="Moderators: wake a table, here or elsewhere")
    @app_commands.describe(
        table="Which table", channel="Where to play on; its old thread when left out"
    )
    @app_commands.autocomplete(table=suggest)
    async def resume_(
        interaction: discord.Interaction,
        table: str,
        channel: app_commands.Transform[Channel, PlayableChannel] | None = None,
    ) -> None:
        request = request_of(interaction)
        await check_moderator(house, request)
        await resume(house, request, await find_table(house, request, table), channel)

    @dive.command(name="end", description="End a game for good, after asking once more")
    @app_commands.describe(table="Another table than this channel's")
    @app_commands.autocomplete(table=suggest)
    async def end_(interaction: discord.Interaction, table: str | None = None) -> None:
        request = request_of(interaction)
        campaign = await find_to_end(house, interaction, table)
        if campaign.status == "lobby":
            await cancel_from_afar(house, request, campaign.id)
        else:
            await ask_to_end(house, request, await find_table(house, request, table))
