"""`/dive settings`: what moderators decide for their server."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.commands.tables import request_of
from bot.deeds.settings import show_settings
from bot.house import House


def register(dive: app_commands.Group, house: House) -> None:
    @dive.command(
        name="settings", description="Moderators: who moderates, where to play, language, reminders"
    )
    async def settings(interaction: discord.Interaction) -> None:
        await show_settings(house, request_of(interaction))
