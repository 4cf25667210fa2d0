"""`/dive moderate settings`: what moderators decide for their server."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.commands.group import ON_SERVERS, Dive
from bot.commands.tables import request_of
from bot.deeds.settings import show_channel_settings, show_settings
from bot.house import House


def register(dive: Dive, house: House) -> None:
    @dive.moderate.command(
        name="settings",
        description="Moderators: who moderates, where to play, language, reminders",
        extras=ON_SERVERS,
    )
    @app_commands.describe(channel="Only for this channel")
    async def settings(
        interaction: discord.Interaction,
        channel: discord.TextChannel | None = None,
    ) -> None:
        request = await request_of(house, interaction)
        if channel is None:
            await show_settings(house, request)
        else:
            await show_channel_settings(house, request, channel.id)
