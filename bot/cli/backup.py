"""``divemaster backup``: a copy of the database, made while the bot runs."""

from __future__ import annotations

from pathlib import Path

import click

from bot.backups import copy
from bot.config import BadSettings, read_settings
from bot.store import StoreError


@click.command
@click.argument("target", required=False, type=click.Path(path_type=Path))
def command(target: Path | None) -> None:
    """Copy the database to TARGET (a file or a folder), checked and complete."""
    try:
        settings = read_settings()
        source = settings.database
        if isinstance(source, Path) and not source.exists():
            raise click.ClickException(f"There's no database at {source}.")
        made = copy(source, target or settings.backups)
    except (BadSettings, StoreError, OSError) as error:
        raise click.ClickException(str(error)) from None
    click.echo(f"Copied to {made}.")
