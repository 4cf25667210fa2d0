"""``divemaster run``: the bot itself."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal

import click
import discord

from bot.app import Divemaster
from bot.cli._settings import connecting_settings
from bot.config import Settings
from bot.logs import log_file, set_up_logs
from bot.store import StoreError

log = logging.getLogger(__name__)


@click.command
def command() -> None:
    """Run the bot on Discord. Settings come from DIVEMASTER_… variables or a .env file."""
    settings = connecting_settings()
    token = settings.token.get_secret_value()
    if not token:
        raise click.ClickException(
            "DIVEMASTER_TOKEN is not set. Put the bot's token into the environment or into .env; "
            "docs/hosting.md shows where to find it. To try without one: divemaster play"
        )
    file = settings.log_file
    handler = log_file(file, settings.log_megabytes, settings.log_files) if file else None
    set_up_logs(settings.log_level, settings.log_format, token, handler)
    asyncio.run(run(settings, token))


async def run(settings: Settings, token: str) -> None:
    """Runs until it is told to stop, and stops gently."""
    bot = Divemaster(settings)
    running = asyncio.create_task(bot.start(token))
    loop = asyncio.get_running_loop()
    for sign in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(sign, lambda: loop.create_task(stop(bot, running)))
    try:
        with contextlib.suppress(asyncio.CancelledError):
            await running
    except discord.LoginFailure:
        raise click.ClickException(
            "Discord does not know this token. Make a new one on the application's Bot page and "
            "put it into DIVEMASTER_TOKEN."
        ) from None
    except StoreError as error:
        raise click.ClickException(str(error)) from None
    finally:
        await bot.close()


async def stop(bot: Divemaster, running: asyncio.Task[None]) -> None:
    """What is committed is shown; then the bot leaves."""
    log.info("stopping")
    await bot.close()
    running.cancel()
