"""The group of all commands: on servers, and some of them in direct messages."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.errors import Refusal
from bot.turning_away import ON_A_SERVER

DIRECT = {"direct": True}
"""The extras of a command that needs no server: it concerns nobody but whoever types it."""


class NotHere(app_commands.CheckFailure):
    """Typed where it makes no sense; its cause says so."""


class Dive(app_commands.Group):
    """Discord offers a group everywhere or nowhere, so what needs a server asks for it itself."""

    async def interaction_check(self, interaction: discord.Interaction) -> bool:
        command = interaction.command
        direct = isinstance(command, app_commands.Command) and command.extras == DIRECT
        if interaction.guild_id is None and not direct:
            raise NotHere from Refusal(ON_A_SERVER)
        return True
