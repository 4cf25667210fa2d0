"""``divemaster contact-sheet``: pictures of all games side by side, to judge them as one family."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import click

from bot.cli._positions import names_for, walk
from games.catalog import GAMES, find_game
from renderers import Picture, renderer_for
from renderers.emblems import all_emblems
from renderers.figures.gallery import all_figures, all_vignettes
from renderers.postcards import pack
from renderers.sheets import contact_sheet

EMBLEM = 96


def boards(game_id: str, count: int) -> Iterator[Picture]:
    """So many positions of a game, spread over one dive of the autopilot."""
    game, renderer = find_game(game_id), renderer_for(game_id)
    seats = game.seats[-1]
    moments = [(match.view(None), match.asked(None)) for match in walk(game, seats, 1)]
    for index in range(count):
        view, ask = moments[len(moments) * (2 * index + 1) // (2 * count)]
        yield renderer.draw(view, ask, names_for(seats))


def row(game_id: str, count: int) -> list[Picture]:
    """The invitation and some boards."""
    renderer = renderer_for(game_id)
    return [renderer.lobby(names_for(find_game(game_id).seats[-1]), None), *boards(game_id, count)]


@click.command
@click.option("--game", "chosen", multiple=True, type=click.Choice(GAMES), help="Only these games.")
@click.option("--boards", "count", type=click.IntRange(1), default=2, show_default=True)
@click.option("--figures", is_flag=True, help="Every figure: 240, 60, 44 px, black and grey.")
@click.option("--vignettes", is_flag=True, help="Every scene above a passage, at 354 px.")
@click.option("--emblems", is_flag=True, help="Every badge's emblem, at 96 px.")
@click.option("--grey", is_flag=True, help="Without colour, to judge contrast.")
@click.option(
    "--out", type=click.Path(dir_okay=False, path_type=Path), default=Path("contact-sheet.png")
)
def command(
    *,
    chosen: tuple[str, ...],
    count: int,
    figures: bool,
    vignettes: bool,
    emblems: bool,
    grey: bool,
    out: Path,
) -> None:
    """Draw a sheet with one row for each game, or one for each army."""
    if emblems:
        pack(all_emblems(chosen or GAMES, EMBLEM), out)
        click.echo(f"{out}: the emblems of {len(chosen or GAMES)} games")
        return
    if figures:
        sheet, count = all_figures(chosen or GAMES)
        sheet.save(out)
        click.echo(f"{out}: {count} figures")
        return
    if vignettes:
        sheet, count = all_vignettes(chosen or GAMES)
        sheet.save(out)
        click.echo(f"{out}: {count} vignettes")
        return
    rows = [row(game_id, count) for game_id in chosen or GAMES]
    contact_sheet(rows, grey=grey).save(out)
    click.echo(f"{out}: {len(rows)} games")
