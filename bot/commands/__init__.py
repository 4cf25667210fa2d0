"""The /dive group: each module here adds a command or a few related ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands

from bot.commands import (
    campaigns,
    looking,
    moderating,
    playing,
    replaying,
    resuming,
    seating,
    starting,
)

if TYPE_CHECKING:
    from bot.app import Divemaster

ROOMS = (starting, playing, looking, replaying, seating, resuming, campaigns, moderating)


def dive_group(app: Divemaster) -> app_commands.Group:
    """All commands, for servers only."""
    dive = app_commands.Group(name="dive", description="Board games of the deep", guild_only=True)
    for room in ROOMS:
        room.register(dive, app)
    return dive
