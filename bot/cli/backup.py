"""``divemaster backup``: a copy of the database, made while the bot runs."""

from __future__ import annotations

import asyncio
import sqlite3
from datetime import datetime
from pathlib import Path

import click

from bot.cli.move import move
from bot.config import BadSettings, read_settings
from bot.store import StoreError
from bot.store.database import back_up, check
from bot.store.opening import Address


@click.command
@click.argument("target", required=False, type=click.Path(path_type=Path))
def command(target: Path | None) -> None:
    """Copy the database to TARGET (a file or a folder), checked and complete."""
    try:
        settings = read_settings()
        source, target = settings.database, target or settings.files / "backups"
        if isinstance(source, Path) and not source.exists():
            raise click.ClickException(f"There is no database at {source}.")
        click.echo(f"Copied to {copy(source, target)}.")
    except (BadSettings, StoreError) as error:
        raise click.ClickException(str(error)) from None


def copy(source: Address, target: Path) -> Path:
    """The copy, a SQLite file; a folder gets one named after the moment."""
    if target.suffix == "" or target.is_dir():
        moment = datetime.now().astimezone().strftime("%Y%m%d-%H%M%S")
        name = source.stem if isinstance(source, Path) else "divemaster"
        target = target / f"{name}-{moment}.db"
    target.parent.mkdir(parents=True, exist_ok=True)
    if isinstance(source, Path):
        copy_file(source, target)
    else:
        asyncio.run(move(source, target, at_rest=False))
    if (fault := check(target)) is not None:
        raise click.ClickException(f"The copy is damaged ({fault}); keep the older backups.")
    return target


def copy_file(source: Path, target: Path) -> None:
    connection = sqlite3.connect(f"file:{source}?mode=ro", uri=True)
    try:
        back_up(connection, target)
    finally:
        connection.close()
