"""``divemaster backup``: a copy of the database, made while the bot runs."""

from __future__ import annotations

import sqlite3
from datetime import datetime
from pathlib import Path

import click

from bot.config import BadSettings, read_settings
from bot.store.database import back_up, check


@click.command
@click.argument("target", required=False, type=click.Path(path_type=Path))
def command(target: Path | None) -> None:
    """Copy the database to TARGET (a file or a folder), checked and complete."""
    try:
        source = read_settings().database
    except BadSettings as error:
        raise click.ClickException(str(error)) from None
    if not source.exists():
        raise click.ClickException(f"There is no database at {source}.")
    click.echo(f"Copied to {copy(source, target or source.parent / 'backups')}.")


def copy(source: Path, target: Path) -> Path:
    """The copy; a folder gets a file named after the moment."""
    if target.suffix == "" or target.is_dir():
        moment = datetime.now().astimezone().strftime("%Y%m%d-%H%M%S")
        target = target / f"{source.stem}-{moment}.db"
    target.parent.mkdir(parents=True, exist_ok=True)
    connection = sqlite3.connect(f"file:{source}?mode=ro", uri=True)
    try:
        back_up(connection, target)
    finally:
        connection.close()
    if (fault := check(target)) is not None:
        raise click.ClickException(f"The copy is damaged ({fault}); keep the older backups.")
    return target
