"""`/dive play looking`: finding somebody to play with."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.commands.group import ON_SERVERS, Dive
from bot.commands.tables import request_of
from bot.deeds.invite import call_to_lobby
from bot.deeds.looking import set_looking_role, show_looking
from bot.house import House


def register(dive: Dive, house: House) -> None:
    @dive.play.command(
        name="looking",
        description="Find players: who's looking for a game, and open lobbies",
        extras=ON_SERVERS,
    )
    @app_commands.describe(
        invite="Invite somebody to your lobby, with one ping",
        role="Moderators: the role to ping when somebody is looking for players",
    )
    async def looking(
        interaction: discord.Interaction,
        invite: discord.Member | None = None,
        role: discord.Role | None = None,
    ) -> None:
        request = await request_of(house, interaction)
        if role is not None:
            await set_looking_role(house, request, role.id)
        elif invite is not None:
            await call_to_lobby(house, request, invite)
        else:
            await show_looking(house, request)
