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
from bot.commands.group import Dive
from bot.house import House

ROOMS = (start, learn, me, players, play, read, seat, pause, campaigns, memories, settings)


def dive_group(house: House) -> app_commands.Group:
    """All commands."""
    places = app_commands.AppCommandContext(guild=True, dm_channel=True)
    dive = Dive(name="dive", description="Board games of the deep", allowed_contexts=places)
    for room in ROOMS:
        room.register(dive, house)
    return dive
