"""``divemaster play``: a local Discord with the bot in it, in one process, nothing to set up."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import click

from bot.app import Divemaster
from bot.config import read_settings
from bot.discord_address import point_at
from bot.logs import set_up_logs
from bot.store import StoreError
from loopback import Loopback, serve
from loopback.serve import PORT


@click.command
@click.option("--port", default=PORT, show_default=True, help="Where the page is served.")
@click.option(
    "--data",
    type=click.Path(file_okay=False, path_type=Path),
    default=Path("data"),
    show_default=True,
    help="Where the world and the games are kept.",
)
@click.option("--verbose", is_flag=True, help="Show the bot's log.")
def command(port: int, data: Path, verbose: bool) -> None:
    """Try it: a Discord on this machine with the bot in it. Ctrl-C ends; all is kept."""

    async def bot(discord: Loopback) -> None:
        await run_bot(discord, data / "divemaster.db")

    set_up_logs("INFO" if verbose else "WARNING", "text", "")
    logging.getLogger("discord").setLevel(logging.ERROR)
    world = data / "world.json"
    try:
        asyncio.run(serve(port=port, world_file=world, bot=bot, announce=_announce))
    except OSError as error:
        message = f"{error}. Is it running already? `--port` names another port."
        raise click.ClickException(message) from None
    except StoreError as error:
        raise click.ClickException(str(error)) from None


async def run_bot(discord: Loopback, database: Path) -> None:
    """The bot, until it is cancelled; then it leaves gently."""
    point_at(discord.base_url)
    client = Divemaster(read_settings(database=database), guild_ready_timeout=0.1)
    try:
        await client.start(discord.token)
    finally:
        await client.close()


def _announce(address: str) -> None:
    click.echo(f"Open {address} in your browser and type /dive. Ctrl-C ends; all is kept.")
