"""`/dive data`: what is kept about whoever asks."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.commands.tables import request_of
from bot.deeds.my_data import show_my_data
from bot.house import House


def register(dive: app_commands.Group, house: House) -> None:
    @dive.command(name="data", description="What I keep about you: take it with you, or delete it")
    async def data(interaction: discord.Interaction) -> None:
        await show_my_data(house, request_of(interaction))
