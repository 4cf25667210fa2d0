"""`/dive tables mine` and `/dive me notices`: my tables, and how I am told of them."""

from __future__ import annotations

from zoneinfo import available_timezones

import discord
from discord import app_commands

from bot.commands.group import Dive
from bot.commands.tables import request_of
from bot.deeds.me import keep_zone, show_me
from bot.deeds.mine import show_mine
from bot.display.me import ZONES
from bot.house import House

MOST = 25
"""Discord shows no more suggestions."""


def register(dive: Dive, house: House) -> None:
    @dive.tables.command(
        name="mine",
        description="All your tables, on every server; your turns come first",
    )
    async def mine(interaction: discord.Interaction) -> None:
        await show_mine(house, await request_of(house, interaction))

    @dive.me.command(
        name="notices",
        description="Notifications, quiet hours, language, time away, your data",
    )
    @app_commands.describe(zone="Your time zone, if it isn't in the list")
    @app_commands.autocomplete(zone=suggest_zones)
    async def me(interaction: discord.Interaction, zone: str | None = None) -> None:
        request = await request_of(house, interaction)
        if zone is not None:
            await keep_zone(house, request.user, zone)
        await show_me(house, request)


async def suggest_zones(_: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Those most people live in first, then all that contain what was typed."""
    words = typed.strip().lower().replace(" ", "_")
    every = [*ZONES, *sorted(available_timezones() - set(ZONES))]
    found = [zone for zone in every if words in zone.lower()]
    return [app_commands.Choice(name=zone, value=zone) for zone in found[:MOST]]
