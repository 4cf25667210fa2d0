"""``divemaster new-game``: the package of a game of your own, ready to be played and changed."""

from __future__ import annotations

import re
from pathlib import Path

import click

from bot.skeleton import files
from games.catalog import GAMES

ID = re.compile(r"[a-z][a-z0-9_]{1,30}")


@click.command
@click.argument("game_id", metavar="ID")
@click.option("--title", help="Its title; by default the id.")
@click.option(
    "--folder", type=click.Path(path_type=Path), help="Where; by default a folder named by the id."
)
def command(game_id: str, title: str | None, folder: Path | None) -> None:
    """Write the package of a new game: rules, view, pictures, words and tests."""
    if not ID.fullmatch(game_id):
        raise click.UsageError("An id has small letters, digits and _, and begins with a letter.")
    if game_id in GAMES:
        raise click.UsageError(f"There's a game called {game_id} already.")
    home = folder or Path(game_id)
    if home.exists() and any(home.iterdir()):
        raise click.UsageError(f"{home} isn't empty, so nothing was written.")
    for name, text in files(game_id, title or game_id.replace("_", " ").title()).items():
        (home / name).parent.mkdir(parents=True, exist_ok=True)
        (home / name).write_text(text, encoding="utf-8")
    click.echo(f"{home} holds a whole small game. Next:")
    click.echo(f"  pip install -e {home} && divemaster play")
    click.echo(f"  pytest {home}")
