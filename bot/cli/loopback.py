"""`divemaster loopback`: a Discord on this machine, with or without the bot in it."""

import asyncio
import os
import sys
from pathlib import Path

import click

from loopback import Loopback, serve
from loopback.saving import NotAWorld
from loopback.serve import PORT, NotThisMachine


@click.command("loopback")
@click.option("--port", default=PORT, show_default=True, help="Where the page is served.")
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on.")
@click.option(
    "--world",
    "world_file",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Keep the world in this file, and go on from it.",
)
@click.option("--no-bot", is_flag=True, help="Only the server; connect a bot of your own.")
@click.option("--anywhere", is_flag=True, help="Allow an address other machines can reach.")
def command(port: int, host: str, world_file: Path | None, no_bot: bool, anywhere: bool) -> None:
    """A Discord on your own machine, with a page to play in."""
    bot = None if no_bot else run_bot
    running = serve(
        host=host, port=port, world_file=world_file, bot=bot, anywhere=anywhere, announce=_announce
    )
    try:
        asyncio.run(running)
    except NotThisMachine as error:
        raise click.UsageError(str(error)) from error
    except NotAWorld as error:
        raise click.ClickException(f"{world_file}: {error}") from error
    except OSError as error:
        raise click.ClickException(f"Cannot listen on {host}:{port}: {error.strerror}") from error


async def run_bot(discord: Loopback) -> None:
    """The bot in a process of its own, told where this Discord is."""
    told = {"DIVEMASTER_DISCORD_URL": discord.base_url, "DIVEMASTER_TOKEN": discord.token}
    bot = await asyncio.create_subprocess_exec(sys.executable, "-m", "bot", env=os.environ | told)
    try:
        if await bot.wait():
            raise click.ClickException("The bot has stopped; its last words are above.")
    finally:
        if bot.returncode is None:
            bot.terminate()
            await bot.wait()


def _announce(address: str) -> None:
    click.echo(f"Open {address} in your browser. Ctrl-C ends.")
