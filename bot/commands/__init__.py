"""The /dive group: each module here adds a command or a few related ones."""

from __future__ import annotations

from discord import app_commands

from bot.commands import (
    campaigns,
    learn,
    me,
    memories,
    pause,
    play,
    players,
    read,
    seat,
    settings,
    start,
)
from bot.house import House

ROOMS = (start, learn, me, players, play, read, seat, pause, campaigns, memories, settings)


def dive_group(house: House) -> app_commands.Group:
    """All commands, for servers only."""
    dive = app_commands.Group(name="dive", description="Board games of the deep", guild_only=True)
    for room in ROOMS:
        room.register(dive, house)
    return dive
