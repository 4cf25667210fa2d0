"""``divemaster play``: a local Discord with the bot in it, in one process, nothing to set up."""

from __future__ import annotations

import asyncio
import logging
import socket
from contextlib import suppress
from pathlib import Path

import click
from pydantic import SecretStr

from bot.app import Divemaster
from bot.config import read_settings
from bot.logs import set_up_logs
from bot.store import StoreError
from loopback import Loopback, serve
from loopback.pointing import point_at
from loopback.run_until_stopped import PORT

WINDOW = PORT + 1
"""Where boards are touched."""
REEF = Path(__file__).with_name("reef.yaml")
"""The world the bot is at home in, with exactly the permissions that docs/hosting.md asks for."""


@click.command
@click.option(
    "--port", type=int, help=f"Where the page is served.  [default: {PORT}, or any that is free]"
)
@click.option(
    "--data",
    type=click.Path(file_okay=False, path_type=Path),
    default=Path("data"),
    show_default=True,
    help="Where the world and the games are kept.",
)
@click.option("--verbose", is_flag=True, help="Show the bot's log.")
@click.option("--rate-limits", is_flag=True, help="Count requests as Discord does.")
def command(port: int | None, data: Path, verbose: bool, rate_limits: bool) -> None:
    """Try it: a Discord on this machine with the bot in it. Ctrl-C stops; everything is kept."""

    async def bot(discord: Loopback) -> None:
        await run_bot(discord, data / "divemaster.db")

    set_up_logs("INFO" if verbose else "WARNING", "text", ())
    logging.getLogger("discord").setLevel(logging.ERROR)
    running = serve(
        port=PORT if port is None else port,
        any_port=port is None,
        world=REEF,
        world_file=data / "world.json",
        bot=bot,
        announce=_announce,
        rate_limits=rate_limits,
    )
    try:
        asyncio.run(running)
    except OSError as error:
        raise click.ClickException(f"{error}. Pick another with `--port`.") from None
    except StoreError as error:
        raise click.ClickException(str(error)) from None


async def run_bot(discord: Loopback, database: Path) -> None:
    """The bot, until it is cancelled; then it leaves gently."""
    point_at(discord.base_url)
    settings = read_settings(database=database)
    if not settings.window_port:
        secret = SecretStr(discord.client_secret)
        window = {"window_port": free_port(WINDOW), "client_secret": secret}
        settings = settings.model_copy(update=window)
        discord.host_activity(settings.window_address)
    client = Divemaster(settings, guild_ready_timeout=0.1)
    try:
        await client.start(discord.token)
    finally:
        await client.close()


def free_port(wanted: int) -> int:
    """This one, so that links stay good, or else any."""
    for port in (wanted, 0):
        with socket.socket() as place, suppress(OSError):
            place.bind(("127.0.0.1", port))
            return int(place.getsockname()[1])
    return 0


def _announce(discord: Loopback) -> None:
    click.echo(
        f"Open {discord.base_url} in your browser and type /dive. Ctrl-C stops; all is kept."
    )
