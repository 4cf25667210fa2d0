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

MODULES = (start, memories, players, learn, me, play, read, pause, campaigns, settings, seat)


def dive_group(house: House) -> app_commands.Group:
    """All commands."""
    dive = Dive()
    for module in MODULES:
        module.register(dive, house)
    dive.keep_old_names()
    return dive
