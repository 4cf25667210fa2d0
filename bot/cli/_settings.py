"""The settings of the commands that connect to Discord."""

from __future__ import annotations

import click

from bot.config import BadSettings, Settings, read_settings
from loopback.pointing import NotLoopback, point_at


def connecting_settings() -> Settings:
    """The settings, with discord.py pointed where they say; or a sentence for what is wrong."""
    try:
        settings = read_settings()
        if settings.discord_url:
            point_at(settings.discord_url)
    except (BadSettings, NotLoopback) as error:
        raise click.ClickException(str(error)) from None
    return settings
