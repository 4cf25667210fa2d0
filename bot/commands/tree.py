"""The commands of the client; none is taken while the bot is leaving."""

from __future__ import annotations

from typing import Protocol

import discord
from discord import app_commands

from bot.background import Background
from bot.house import House
from bot.turning_away import LEAVING, turn_away


class Leaving(Protocol):
    """A client that says when it leaves."""

    background: Background
    house: House


class Tree(app_commands.CommandTree):
    """Everything below `/dive`."""

    def __init__(self, client: discord.Client, leaving: Leaving) -> None:
        super().__init__(client)
        self._leaving = leaving

    async def interaction_check(self, interaction: discord.Interaction) -> bool:
        stopping = self._leaving.background.stopping
        if stopping and interaction.type is discord.InteractionType.application_command:
            await turn_away(self._leaving.house, interaction, LEAVING)
        return not stopping
