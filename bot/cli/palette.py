"""``divemaster palette``: make a game's palette again from all that it draws."""

from __future__ import annotations

from collections.abc import Iterator

import click

from bot.cli._playing import game_argument
from bot.cli._positions import names_for, walk
from games.catalog import find_game
from renderers import Picture, renderer_for
from renderers.sheets import make_palette


def pictures(game_id: str, games: int, step: int) -> Iterator[Picture]:
    """Boards above all, and some of every other picture."""
    game, renderer = find_game(game_id), renderer_for(game_id)
    for page in renderer.rules_pages():
        if page.picture is not None:
            yield page.picture()
    yield from renderer.samples()
    for seed in range(games):
        seats = game.seats[seed % len(game.seats)]
        names = names_for(seats)
        if seed < len(game.seats):
            yield renderer.lobby(names, None)
        players = "autopilot" if seed % 2 else "random"
        for at, match in enumerate(walk(game, seats, seed, players)):
            seat = at % seats
            if match.outcome is not None:
                yield renderer.ending(match.view(None), match.outcome, names)
            if at % step == 0:
                yield renderer.draw(match.view(None), match.asked(None), names)
            if at % (4 * step) == 0:
                hand = renderer.hand(match.view(seat), seat, names)
                if hand is not None:
                    yield hand


@click.command
@game_argument
@click.option("--games", type=click.IntRange(1), default=12, show_default=True)
@click.option(
    "--step",
    type=click.IntRange(1),
    default=12,
    show_default=True,
    help="Draw every so many choices.",
)
def command(game_id: str, games: int, step: int) -> None:
    """Make GAME's palette again; needs the developers' package `imagequant`."""
    try:
        path = make_palette(game_id, pictures(game_id, games, step))
    except ImportError as error:
        raise click.ClickException("pip install imagequant, then try again") from error
    click.echo(f"{path.name}: {path.stat().st_size} bytes")
