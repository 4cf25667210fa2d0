"""``divemaster render``: draw a position, for docs, for tests, for looking."""

from __future__ import annotations

from pathlib import Path

import click

from bot.cli._playing import game_argument, read_options, seats_for, set_option
from bot.cli._positions import names_for, position
from games.catalog import find_game
from games.kernel.match import Match
from renderers import Picture, renderer_for

KINDS = ("board", "hand", "lobby", "ending")


def viewer_of(word: str, seats: int) -> int | None:
    """`none` is a spectator; seats are counted from 1, as players count them."""
    if word == "none":
        return None
    if not word.isdecimal() or not 1 <= int(word) <= seats:
        raise click.BadParameter(f"'none' or a seat from 1 to {seats}", param_hint="--view")
    return int(word) - 1


def picture_of(match: Match, kind: str, viewer: int | None) -> Picture:
    """One kind of picture of a position."""
    renderer, names = renderer_for(match.game.id), names_for(match.game.seat_count)
    if kind == "lobby":
        return renderer.lobby(names, match.record.options)
    if kind == "ending":
        if match.outcome is None:
            raise click.ClickException("the game isn't over there; try a larger --after")
        return renderer.ending(match.view(viewer), match.outcome, names)
    if kind == "hand":
        seat = viewer or 0
        hand = renderer.hand(match.view(seat), seat, names)
        if hand is None:
            raise click.ClickException("this game has no hands")
        return hand
    return renderer.draw(match.view(viewer), match.asked(viewer), names)


@click.command
@game_argument
@click.option("--seats", type=int, help="How many play. Default: the fewest.")
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--after", type=click.IntRange(0), default=0, help="Choices of the autopilot.")
@click.option("--view", "word", default="none", show_default=True, help="A seat, or 'none'.")
@click.option("--kind", type=click.Choice(KINDS), default="board", show_default=True)
@set_option
@click.option("--out", type=click.Path(dir_okay=False, path_type=Path), help="The file to write.")
@click.option("--text", is_flag=True, help="Say the position in words as well.")
def command(
    *,
    game_id: str,
    seats: int | None,
    seed: int,
    after: int,
    word: str,
    kind: str,
    settings: tuple[str, ...],
    out: Path | None,
    text: bool,
) -> None:
    """Draw GAME's position after so many choices of the autopilot."""
    game = find_game(game_id)
    seats = seats_for(game, seats)
    match = position(game, seats, seed, after, read_options(game, settings))
    viewer = viewer_of(word, seats)
    picture = picture_of(match, kind, viewer)
    path = out or Path(picture.filename)
    write(picture, path)
    click.echo(f"{path}: {picture.image.width}x{picture.image.height}, {path.stat().st_size} bytes")
    if text:
        names = names_for(seats)
        click.echo(
            renderer_for(game_id).describe(match.view(viewer), match.asked(viewer), names).long
        )


def write(picture: Picture, path: Path) -> None:
    """The picture's own bytes where the name allows it, else as the name asks."""
    if path.suffix == Path(picture.filename).suffix:
        path.write_bytes(picture.data)
    else:
        picture.image.save(path)
