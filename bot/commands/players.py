"""`/dive looking` and `/dive invite`: finding somebody to play with."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.commands.tables import request_of
from bot.deeds.invite import invite
from bot.deeds.looking import set_looking_role, show_looking
from bot.house import House


def register(dive: app_commands.Group, house: House) -> None:
    @dive.command(name="looking", description="Find players: who looks for a game, open lobbies")
    @app_commands.describe(role="Moderators: the role to call when somebody looks for players")
    async def looking(interaction: discord.Interaction, role: discord.Role | None = None) -> None:
        request = request_of(interaction)
        if role is None:
            await show_looking(house, request)
        else:
            await set_looking_role(house, request, role.id)

    @dive.command(name="invite", description="Invite somebody to the lobby you are in")
    @app_commands.describe(player="Whom to call, once")
    async def invite_(interaction: discord.Interaction, player: discord.Member) -> None:
        await invite(house, request_of(interaction), player)
