"""`divemaster loopback`: a Discord on this machine, with or without the bot in it."""

import asyncio
import os
import sys
from pathlib import Path
from typing import Any

import click

from bot.cli.play import REEF
from loopback import Loopback
from loopback.cli import how_to_connect, run, serving_options


@click.command("loopback")
@serving_options
@click.option("--no-bot", is_flag=True, help="Only the server; connect a bot of your own.")
def command(no_bot: bool, plan: Path | None, **settings: Any) -> None:
    """A Discord on your own machine, with a page to play in."""
    if no_bot:
        run(plan=plan, announce=how_to_connect, **settings)
    else:
        run(plan=plan or REEF, bot=run_bot, announce=_where, **settings)


async def run_bot(discord: Loopback) -> None:
    """The bot in a process of its own, told where this Discord is."""
    told = {"DIVEMASTER_DISCORD_URL": discord.base_url, "DIVEMASTER_TOKEN": discord.token}
    bot = await asyncio.create_subprocess_exec(sys.executable, "-m", "bot", env=os.environ | told)
    try:
        if await bot.wait():
            raise click.ClickException("The bot stopped; its last words are above.")
    finally:
        if bot.returncode is None:
            bot.terminate()
            await bot.wait()


def _where(discord: Loopback) -> str:
    return f"Open {discord.base_url} in your browser. Ctrl-C stops."
