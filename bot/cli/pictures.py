"""``divemaster pictures``: what the README shows, drawn anew for every game."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click

from bot.cli._positions import names_for, walk
from games.catalog import GAMES, find_game
from games.kernel.match import Match
from renderers import Picture, renderer_for
from renderers.figures.gallery import write_figures
from renderers.postcards import write_both
from renderers.replay import film, scenes

HEAVIEST = 1_900_000
"""Bytes of the replay: pages with larger ones open slowly."""
CANDIDATES = 24
"""So many moments are drawn for each game, to choose from."""


def liveliest(game_id: str, seats: int, seed: int) -> Picture:
    """Of the moments in the middle of a dive that mark most places, the most colourful one."""
    length = sum(1 for _ in walk(find_game(game_id), seats, seed))
    middle = range(length // 3, 3 * length // 4 + 1)
    moments = [
        (marks_of(match), match.view(None), match.asked(None))
        for number, match in enumerate(walk(find_game(game_id), seats, seed))
        if number in middle
    ]
    moments.sort(key=lambda moment: -moment[0])
    drawn = (
        renderer_for(game_id).draw(view, ask, names_for(seats))
        for _, view, ask in moments[:CANDIDATES]
    )
    return max(drawn, key=lambda picture: picture.image.entropy())


def marks_of(match: Match) -> int:
    ask = match.asked(None)
    return 0 if ask is None else len(ask.marks())


def last_minutes(game_id: str, seats: int, seed: int, frames: int) -> bytes:
    """The end of a dive as an animation."""
    found = scenes(walk(find_game(game_id), seats, seed), None)
    return film(
        found[-frames:], renderer_for(game_id), names_for(seats), limit=HEAVIEST, most=frames
    )


def most_seats(game_id: str) -> int:
    return find_game(game_id).seats[-1]


@click.command
@click.option("--game", "chosen", multiple=True, type=click.Choice(GAMES), help="Only these games.")
@click.option("--seed", type=int, default=1, show_default=True)
@click.option(
    "--replay", type=click.Choice(GAMES), default=GAMES[0], show_default=True, help="Whose replay."
)
@click.option("--frames", type=click.IntRange(0), default=40, show_default=True, help="0: no film.")
@click.option(
    "--out",
    type=click.Path(file_okay=False, path_type=Path),
    default=Path("docs/pictures"),
    show_default=True,
)
def command(*, chosen: Sequence[str], seed: int, replay: str, frames: int, out: Path) -> None:
    """Draw a board of every game, large and small, all figures, and a short replay."""
    out.mkdir(parents=True, exist_ok=True)
    written: list[Path] = []
    for game_id in chosen or GAMES:
        written += write_both(liveliest(game_id, most_seats(game_id), seed), game_id, out)
    if not chosen:
        written.append(write_figures(GAMES, out / "figures.png"))
    if frames:
        film_path = out / "replay.gif"
        film_path.write_bytes(last_minutes(replay, most_seats(replay), seed, frames))
        written.append(film_path)
    for path in written:
        click.echo(f"{path}: {path.stat().st_size} bytes")
