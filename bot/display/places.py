"""Where tables are played, and the messages there that are their panels."""

from __future__ import annotations

import discord

from bot.display.carried import Carried, CarriedPlace
from bot.homes import is_carried, is_conversation
from bot.host import Table
from bot.host.showing import Showing
from bot.store import Reading


class Places:
    """Channels, threads and conversations, also those that only presses reach."""

    def __init__(self, client: discord.Client, store: Reading, showing: Showing) -> None:
        self.client = client
        self.carried = Carried(client, store, showing)

    def of(self, table: Table) -> discord.PartialMessageable:
        """Where a table is played."""
        return self.channel(table.campaign.guild, table.campaign.place or table.campaign.channel)

    def panel(self, table: Table) -> discord.PartialMessage | None:
        panel = table.campaign.panel
        return None if panel is None else self.of(table).get_partial_message(panel)

    def channel(self, guild: int, channel: int) -> discord.PartialMessageable:
        if is_carried(guild, channel):
            return CarriedPlace(self.carried, channel)
        home = None if is_conversation(guild) else guild
        return self.client.get_partial_messageable(channel, guild_id=home)
