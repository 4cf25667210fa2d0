"""Where tables are at home: on a server, or in a conversation beside all servers.

The home of what is played in somebody's direct messages with us is that person; that of any other
conversation (a group chat, friends among themselves, a server that we are not on) is its channel.
Both are numbers below zero, so that nobody takes them for a server.
"""

from __future__ import annotations

import discord


def home_of(interaction: discord.Interaction) -> int:
    """A number above zero is a server's."""
    if interaction.guild_id is not None and not brought_along(interaction):
        return interaction.guild_id
    if interaction.guild_id is None and not interaction.context.private_channel:
        return alone(interaction.user.id)
    return -(interaction.channel_id or 0)


def alone(person: int) -> int:
    """The home of somebody's direct messages with us."""
    return -person


def brought_along(interaction: discord.Interaction) -> bool:
    """Whether somebody carries us on a server that does not have us."""
    guild = interaction.guild_id
    if guild is None or interaction.is_guild_integration():
        return False
    return interaction.is_user_integration() and interaction.client.get_guild(guild) is None


def is_conversation(home: int) -> bool:
    return home < 0


def is_carried(home: int, channel: int | None) -> bool:
    """Whether only presses reach it: we cannot write there of our own accord."""
    return is_conversation(home) and home == -(channel or 0)
