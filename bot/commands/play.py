"""`/dive tables hand` and `/dive tables undo`: the panel's buttons as commands."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.commands.group import Dive
from bot.commands.tables import find_table, request_of, table_choices
from bot.deeds.show_hand import show_hand
from bot.deeds.undo import undo_last
from bot.house import House


def register(dive: Dive, house: House) -> None:
    suggest = table_choices(house)

    @dive.tables.command(name="hand", description="Your hand and your choices. Only you see them")
    @app_commands.describe(table="A table other than this channel's")
    @app_commands.autocomplete(table=suggest)
    async def hand(interaction: discord.Interaction, table: str | None = None) -> None:
        request = await request_of(house, interaction)
        await show_hand(house, request, await find_table(house, request, table))

    @dive.tables.command(
        name="undo", description="Take the last move back; sometimes the table votes"
    )
    @app_commands.describe(table="A table other than this channel's")
    @app_commands.autocomplete(table=suggest)
    async def undo(interaction: discord.Interaction, table: str | None = None) -> None:
        request = await request_of(house, interaction, private=False)
        await undo_last(house, request, await find_table(house, request, table))
