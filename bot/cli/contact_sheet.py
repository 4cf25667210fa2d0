"""``divemaster contact-sheet``: pictures of all games side by side, to judge them as one family."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import click
from PIL import Image

from bot.cli._positions import names_for, position, walk
from games.catalog import GAMES, find_game
from renderers import Picture, renderer_for

CELL_WIDE, CELL_HIGH, GAP = 600, 450, 12


def boards(game_id: str, count: int) -> Iterator[Picture]:
    """So many positions of a game, spread over one dive of the autopilot."""
    game, renderer = find_game(game_id), renderer_for(game_id)
    seats = game.seats[-1]
    length = sum(1 for _ in walk(game, seats, 1))
    for index in range(count):
        match = position(game, seats, 1, length * (2 * index + 1) // (2 * count))
        yield renderer.draw(match.view(None), match.asked(None), names_for(seats))


def row(game_id: str, count: int) -> list[Picture]:
    """The invitation and some boards."""
    renderer = renderer_for(game_id)
    return [renderer.lobby(names_for(find_game(game_id).seats[-1]), None), *boards(game_id, count)]


def cell(picture: Picture) -> Image.Image:
    """The picture as large as its cell lets it be, on the dark of a chat window."""
    image = Image.new("RGB", (CELL_WIDE, CELL_HIGH), (49, 51, 56))
    small = picture.image.copy()
    small.thumbnail((CELL_WIDE, CELL_HIGH), Image.Resampling.LANCZOS)
    image.paste(small, ((CELL_WIDE - small.width) // 2, (CELL_HIGH - small.height) // 2))
    return image


@click.command
@click.option("--game", "chosen", multiple=True, type=click.Choice(GAMES), help="Only these games.")
@click.option("--boards", "count", type=click.IntRange(1), default=2, show_default=True)
@click.option("--grey", is_flag=True, help="Without colour, to judge contrast.")
@click.option(
    "--out", type=click.Path(dir_okay=False, path_type=Path), default=Path("contact-sheet.png")
)
def command(*, chosen: tuple[str, ...], count: int, grey: bool, out: Path) -> None:
    """Draw a sheet with one row for each game."""
    rows = [row(game_id, count) for game_id in chosen or GAMES]
    wide = (count + 1) * (CELL_WIDE + GAP) + GAP
    sheet = Image.new("RGB", (wide, len(rows) * (CELL_HIGH + GAP) + GAP), (30, 31, 34))
    for y, pictures in enumerate(rows):
        for x, picture in enumerate(pictures):
            at = GAP + x * (CELL_WIDE + GAP), GAP + y * (CELL_HIGH + GAP)
            sheet.paste(cell(picture), at)
    (sheet.convert("L") if grey else sheet).save(out)
    click.echo(f"{out}: {len(rows)} games")
