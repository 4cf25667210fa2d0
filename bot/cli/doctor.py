"""``divemaster doctor``: what is wrong, and how to mend it."""

from __future__ import annotations

import asyncio
import importlib.metadata
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import click
import discord

from bot.cli._findings import Finding, in_database
from bot.cli._settings import connecting_settings
from bot.config import Settings
from bot.own_files import OTHERS
from games.catalog import GAMES, TURNED_AWAY
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


@click.command
@click.option("--offline", is_flag=True, help="Do not connect to Discord.")
def command(offline: bool) -> None:
    """Look at token, permissions, database, fonts, disk and versions, and say how to mend them."""
    settings = connecting_settings()
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
    yield from in_database(settings.database)
    yield _disk(settings.files)
    yield from _token_file(Path(".env"))
    yield _pictures()
    yield from _turned_away()


def _disk(folder: Path) -> Finding:
    while not folder.exists():
        folder = folder.parent
    free = shutil.disk_usage(folder).free
    return Finding(f"{free // 1_000_000} MB free", free > ROOM, "Make room on this disk.")


def _token_file(path: Path) -> Iterator[Finding]:
    """It holds the token, and perhaps a password."""
    if path.exists():
        private, mend = not path.stat().st_mode & OTHERS, f"Others may read it: chmod 600 {path}"
        yield Finding(f"{path} is for your eyes only", private, mend)


def _pictures() -> Finding:
    """Fonts and pictures: every game's renderer is there, and a lobby can be drawn."""
    try:
        renderers = [renderer_for(game) for game in GAMES]
        for first in renderers[:1]:
            first.lobby((), None)
    except Exception as error:  # noqa: BLE001 - whatever it is, it is reported
        return Finding("fonts and pictures", False, f"Install Divemaster again: {error}")
    return Finding("fonts and pictures", well=True)


def _turned_away() -> Iterator[Finding]:
    """Games of packages that cannot be played here."""
    for game, why in TURNED_AWAY.items():
        mend = f"Install a version of its package that fits, or remove it: {why}"
        yield Finding(f"the game {game} of a package", False, mend)


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
        events = "made" if may.administrator or may.create_events else "not made (it may not)"
        findings.append(Finding(f"events of dated games in {guild.name}: {events}", well=True))
    return findings
