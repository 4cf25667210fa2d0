"""The commands of the client: they come through the same door as presses."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import discord
from discord import app_commands


class Tree(app_commands.CommandTree):
    """Everything below `/dive`."""

    def __init__(
        self, client: discord.Client, lets_in: Callable[[discord.Interaction], Awaitable[bool]]
    ) -> None:
        super().__init__(client)
        self._lets_in = lets_in

    async def interaction_check(self, interaction: discord.Interaction) -> bool:
        return await self._lets_in(interaction)
