"""``divemaster doctor``: what is wrong, and how to mend it."""

from __future__ import annotations

import asyncio
import importlib.metadata
import shutil
import sqlite3
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import click
import discord

from bot.config import BadSettings, Settings, read_settings
from bot.store.database import APPLICATION, check, newest_version, pragma
from games.catalog import GAMES
from loopback.pointing import NotLoopback, point_at
from renderers import renderer_for

ROOM = 200_000_000
PERMISSIONS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    attach_files=True,
    embed_links=True,
    read_message_history=True,
)


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was looked at; ``mend`` says what to do when it is not well."""

    what: str
    well: bool
    mend: str = ""


@click.command
@click.option("--offline", is_flag=True, help="Do not connect to Discord.")
def command(offline: bool) -> None:
    """Look at token, permissions, database, fonts, disk and versions, and say how to mend them."""
    try:
        settings = read_settings()
        if settings.discord_url:
            point_at(settings.discord_url)
    except (BadSettings, NotLoopback) as error:
        raise click.ClickException(str(error)) from None
    findings = [*here(settings), *([] if offline else asyncio.run(there(settings)))]
    for finding in findings:
        click.echo(f"{'ok ' if finding.well else 'BAD'}  {finding.what}")
        if not finding.well:
            click.echo(f"     {finding.mend}")
    if not all(finding.well for finding in findings):
        sys.exit(1)


def here(settings: Settings) -> Iterator[Finding]:
    """What can be seen on this machine."""
    python = sys.version_info
    yield Finding(
        f"Python {python.major}.{python.minor}", python >= (3, 11), "Install Python 3.11 or newer."
    )
    version = importlib.metadata.version("discord.py")
    yield Finding(f"discord.py {version}", version.startswith("2.7"), "Install discord.py 2.7.")
    yield from _database(settings.database)
    yield _disk(settings.database.parent)
    yield _pictures()


def _disk(folder: Path) -> Finding:
    while not folder.exists():
        folder = folder.parent
    free = shutil.disk_usage(folder).free
    return Finding(f"{free // 1_000_000} MB free", free > ROOM, "Make room on this disk.")


def _database(path: Path) -> Iterator[Finding]:
    if not path.exists():
        yield Finding(f"no database yet; it will be made at {path}", well=True)
        return
    fault = check(path)
    mend = f"Stop the bot and put the newest backup in place of {path}. ({fault})"
    yield Finding(f"database {path} is whole", fault is None, mend)
    if fault is not None:
        return
    connection = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    ours = pragma(connection, "application_id") == APPLICATION
    version = pragma(connection, "user_version")
    connection.close()
    yield Finding("it is a database of ours", ours, "Name another file in DIVEMASTER_DATABASE.")
    newer = version > newest_version()
    yield Finding(f"its version is {version}", not newer, "Update Divemaster to open this file.")


def _pictures() -> Finding:
    """Fonts and pictures: every game's renderer is there, and a lobby can be drawn."""
    try:
        renderers = [renderer_for(game) for game in GAMES]
        for first in renderers[:1]:
            first.lobby((), None)
    except Exception as error:  # noqa: BLE001 - whatever it is, it is reported
        return Finding("fonts and pictures", False, f"Install Divemaster again: {error}")
    return Finding("fonts and pictures", well=True)


async def there(settings: Settings) -> list[Finding]:
    """What Discord says about us."""
    token = settings.token.get_secret_value()
    if not token:
        return [Finding("token", False, "Set DIVEMASTER_TOKEN; docs/hosting.md shows how.")]
    client = discord.Client(intents=discord.Intents(guilds=True))
    async with client:
        try:
            await client.login(token)
        except discord.LoginFailure:
            mend = "Discord refuses it. Make a new one on the application's Bot page."
            return [Finding("token", False, mend)]
        except (OSError, discord.HTTPException) as error:
            return [Finding("Discord can be reached", False, f"Check the network: {error}")]
        return [Finding("token", well=True), *await _guilds(client)]


async def _guilds(client: discord.Client) -> list[Finding]:
    invite = discord.utils.oauth_url(
        client.application_id or 0,
        permissions=PERMISSIONS,
        scopes=("bot", "applications.commands"),
    )
    guilds = [guild async for guild in client.fetch_guilds(limit=200)]
    findings = [Finding(f"in {len(guilds)} servers", bool(guilds), f"Invite it: {invite}")]
    for guild in guilds:
        member = await guild.fetch_member(client.user.id if client.user else 0)
        roles = {role.id: role for role in await guild.fetch_roles()}
        may = discord.Permissions.none()
        for role in (guild.id, *(role.id for role in member.roles)):
            may |= roles[role].permissions if role in roles else discord.Permissions.none()
        missing = [name for name, wanted in PERMISSIONS if wanted and not getattr(may, name)]
        well = may.administrator or not missing
        mend = f"Allow its role: {', '.join(missing)}. Or invite it anew: {invite}"
        findings.append(Finding(f"permissions in {guild.name}", well, mend))
    return findings
