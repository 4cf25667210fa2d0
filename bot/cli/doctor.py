"""``divemaster doctor``: what is wrong, and how to mend it."""

from __future__ import annotations

import asyncio
import importlib.metadata
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import click

from bot.cli._findings import Finding, in_database
from bot.cli._on_discord import there
from bot.cli._settings import connecting_settings
from bot.config import Settings
from bot.own_files import OTHERS
from games.catalog import GAMES, TURNED_AWAY
from renderers import renderer_for

ROOM = 200_000_000


@click.command
@click.option("--offline", is_flag=True, help="Don't connect to Discord.")
def command(offline: bool) -> None:
    """Look at what a bot needs, and say how to mend what is wrong.

    That is its token, links, commands and permissions on Discord; clock, database, fonts, disk and
    versions on this machine.
    """
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
    yield from _window(settings)
    yield from _token_file(Path(".env"))
    yield _pictures()
    yield from _turned_away()


def _disk(folder: Path) -> Finding:
    while not folder.exists():
        folder = folder.parent
    free = shutil.disk_usage(folder).free
    return Finding(f"{free // 1_000_000} MB free", free > ROOM, "Make room on this disk.")


def _window(settings: Settings) -> Iterator[Finding]:
    """A link that players cannot open, or that others on the way can read, is of no use."""
    if settings.window_port:
        address = settings.window_address
        well = address.startswith(("https://", "http://127.0.0.1", "http://localhost"))
        mend = (
            "Put HTTPS before it and name that in DIVEMASTER_WINDOW_URL: `divemaster docs hosting`"
        )
        yield Finding(f"boards can be touched at {address}", well, mend)


def _token_file(path: Path) -> Iterator[Finding]:
    """It holds the token, and perhaps a password."""
    if path.exists():
        private, mend = not path.stat().st_mode & OTHERS, f"Others can read it: chmod 600 {path}"
        yield Finding(f"only you can read {path}", private, mend)


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
