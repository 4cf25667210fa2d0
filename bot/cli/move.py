"""``divemaster move``: all campaigns from one database into another."""

from __future__ import annotations

import asyncio

import click

from bot.config import BadSettings, read_settings
from bot.store import StoreError
from bot.store.address import described
from bot.store.opening import copy_whole


@click.command
@click.argument("source")
@click.argument("target", required=False)
def command(source: str, target: str | None) -> None:
    """Copy everything in SOURCE into TARGET, which must be empty, and compare every campaign.

    Each is a file or postgresql://…; without TARGET it goes where DIVEMASTER_DATABASE says. No bot
    may use either of them meanwhile. SOURCE is left as it is.
    """
    try:
        places = [read_settings(database=words).database for words in (source, target) if words]
        goal = places[1] if target else read_settings().database
        count = asyncio.run(copy_whole(places[0], goal))
    except (BadSettings, StoreError) as error:
        raise click.ClickException(str(error)) from None
    click.echo(f"Copied to {described(goal)}: {count} campaigns, each compared row by row.")
