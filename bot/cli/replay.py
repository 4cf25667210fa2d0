"""``divemaster replay``: an animation of a whole game."""

from __future__ import annotations

from pathlib import Path

import click

from bot.cli._playing import game_argument, seats_for
from bot.cli._positions import names_for, walk
from bot.cli.render import viewer_of
from games.catalog import find_game
from renderers import renderer_for
from renderers.replay import LIMIT, MOST, film, scenes


@click.command
@game_argument
@click.option("--seats", type=int, help="How many play. Default: the fewest.")
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--view", "word", default="none", show_default=True, help="A seat, or 'none'.")
@click.option("--frames", type=click.IntRange(2), default=MOST, show_default=True, help="At most.")
@click.option("--out", type=click.Path(dir_okay=False, path_type=Path), help="The GIF to write.")
def command(
    *, game_id: str, seats: int | None, seed: int, word: str, frames: int, out: Path | None
) -> None:
    """Let the autopilot play GAME and make an animation of it."""
    game = find_game(game_id)
    seats = seats_for(game, seats)
    found = scenes(walk(game, seats, seed), viewer_of(word, seats))
    path = out or Path(f"{game_id}-{seed}.gif")
    with click.progressbar(length=min(frames, len(found)), label="Drawing") as bar:
        data = film(
            found,
            renderer_for(game_id),
            names_for(seats),
            lambda done, _: bar.update(done - bar.pos),
            limit=LIMIT,
            most=frames,
        )
    path.write_bytes(data)
    click.echo(f"{path}: {len(found)} moments, {len(data)} bytes")
