"""``divemaster forget``: a person or a server, for hosts who were asked to."""

from __future__ import annotations

import asyncio

import click

from bot.config import BadSettings, Settings, read_settings
from bot.host import Host
from bot.host.forgetting import forget_guild, forget_person
from bot.store import StoreError
from bot.store.address import Address
from bot.store.opening import open_store, whole


@click.command
@click.argument("who", type=int)
@click.option("--yes", is_flag=True, help="Don't ask first.")
def command(who: int, *, yes: bool) -> None:
    """Forget WHO, the number of a person or of a server (Discord: Copy ID).

    A person's seats become free, their name becomes "somebody", the games of others stay whole. A
    server's campaigns and settings are deleted. No bot may use the database meanwhile; backups
    made before still know them.
    """
    try:
        settings = read_settings()
        place = settings.database
        found = asyncio.run(_look(place, who))
        if not found:
            raise click.ClickException(f"There's nothing about {who} here.")
        if not yes:
            click.confirm(f"{who}: {found}. Forget all of it?", abort=True)
        asyncio.run(_forget(settings, who))
    except (BadSettings, StoreError) as error:
        raise click.ClickException(str(error)) from None
    click.echo(f"Forgotten: {found}.")


async def _look(place: Address, who: int) -> str:
    """What is kept, in a few words; a number is either a server's or a person's."""
    async with whole(place):
        pass  # refuses while a bot uses it
    store = await open_store(place)
    try:
        if await store.privacy.has_rows_of(who):
            return f"a server with {len(await store.in_guild(who, limit=1 << 20))} campaigns"
        rows = await store.privacy.about(who)
        count = sum(map(len, rows.values()))
        return f"a person with {count} rows in {', '.join(rows)}" if rows else ""
    finally:
        await store.close()


async def _forget(settings: Settings, who: int) -> None:
    store = await open_store(settings.database)
    try:
        if await store.privacy.has_rows_of(who):
            await forget_guild(Host(store), who)
        else:
            await forget_person(Host(store), settings, who)
    finally:
        await store.close()
