"""``divemaster run``: the bot itself."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
import sys
from pathlib import Path

import click
import discord

from bot.app import Divemaster
from bot.cli._settings import connecting_settings
from bot.cli._signs import give_signs, notify
from bot.cli._watch import Watch
from bot.config import Settings
from bot.log_files import log_file
from bot.logs import set_up_logs
from bot.memory import be_thrifty
from bot.store import StoreError

log = logging.getLogger(__name__)

SHARDING_REQUIRED = 4011


@click.command
@click.option("--workers", default=1, show_default=True, help="Processes to run; >1: PostgreSQL.")
@click.option("--standby", is_flag=True, help="A second process waits, so that no click is missed.")
@click.option("--wait", is_flag=True, hidden=True, help="Wait until the database is free.")
def command(workers: int, standby: bool, wait: bool) -> None:
    """Run the bot on Discord. Settings come from DIVEMASTER_… variables or a .env file.

    With --workers or --standby, SIGHUP replaces the processes one by one, after an update say, and
    no click is missed meanwhile.
    """
    settings = connecting_settings()
    token = settings.token.get_secret_value()
    if not token:
        raise click.ClickException(
            "DIVEMASTER_TOKEN is not set. Put the bot's token into the environment or into .env; "
            "divemaster docs hosting tells where to find it. To try without one: divemaster play"
        )
    file = settings.log_file
    handler = log_file(file, settings.log_megabytes, settings.log_files) if file else None
    set_up_logs(settings.log_level, settings.log_format, settings.secrets, handler)
    be_thrifty()
    if workers > 1 or standby:
        sys.exit(asyncio.run(_watch(settings, workers, standby=standby).run()))
    asyncio.run(run(settings, token, standing_by=wait))


def _watch(settings: Settings, workers: int, *, standby: bool) -> Watch:
    at_home = isinstance(settings.database, Path)
    if workers > 1 and at_home:
        raise click.ClickException(
            "Several workers need PostgreSQL: a file has room for one. divemaster docs operations "
            "tells how to move there. To miss no click with a file: divemaster run --standby"
        )
    return Watch(settings, workers + standby, ["--wait"] if at_home else [])


async def run(settings: Settings, token: str, *, standing_by: bool = False) -> None:
    """Runs until it is told to stop, and stops gently."""
    bot = Divemaster(settings, standing_by=standing_by)
    running = asyncio.create_task(bot.start(token))
    telling = asyncio.create_task(give_signs(lambda: bot.listens))
    loop = asyncio.get_running_loop()
    for sign in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(sign, lambda: loop.create_task(stop(bot, running)))
    try:
        with contextlib.suppress(asyncio.CancelledError):
            await running
    except discord.LoginFailure:
        raise click.ClickException(
            "Discord doesn't know this token. Get a new one on the application's Bot page and "
            "put it into DIVEMASTER_TOKEN."
        ) from None
    except StoreError as error:
        raise click.ClickException(str(error)) from None
    except discord.ConnectionClosed as error:
        raise click.ClickException(_closed(error)) from None
    finally:
        await bot.close()
        telling.cancel()
    if bot.given_up is not None:
        raise click.ClickException(str(bot.given_up))


def _closed(error: discord.ConnectionClosed) -> str:
    if error.code == SHARDING_REQUIRED:
        return (
            "Discord wants this bot to have more shards. Leave DIVEMASTER_SHARDS unset; with "
            "several workers stop all of them once, so that they agree on a new number."
        )
    return f"Discord closed the connection for good ({error.code})."


async def stop(bot: Divemaster, running: asyncio.Task[None]) -> None:
    """What is committed is shown; then the bot leaves."""
    log.info("stopping")
    notify("STOPPING=1")
    await bot.close()
    running.cancel()
