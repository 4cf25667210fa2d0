"""`/dive play daily` and `/dive me hall`: something to come back for."""

from __future__ import annotations

import discord

from bot.commands.group import Dive
from bot.commands.tables import request_of
from bot.deeds.daily import show_daily
from bot.deeds.log_book import show_hall
from bot.house import House


def register(dive: Dive, house: House) -> None:
    @dive.play.command(
        name="daily", description="Today's game, the same for everybody: play it and compare"
    )
    async def daily(interaction: discord.Interaction) -> None:
        await show_daily(house, await request_of(house, interaction))

    @dive.me.command(
        name="hall", description="This server's hall of fame, your log book and badges"
    )
    async def hall(interaction: discord.Interaction) -> None:
        await show_hall(house, await request_of(house, interaction))
