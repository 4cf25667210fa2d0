"""``divemaster games``: what can be played."""

from __future__ import annotations

import json
from typing import TypedDict

import click

from games.catalog import all_games
from games.kernel import GameClass


class Set(TypedDict):
    """What can be decided about a game."""

    default: object
    about: str | None


class Described(TypedDict):
    """A game as plain data."""

    id: str
    title: str
    tagline: str
    seats: tuple[int, int]
    rules: int
    options: dict[str, Set]


def describe(game: GameClass) -> Described:
    fields = game.Options.model_fields
    return {
        "id": game.id,
        "title": str(game.title),
        "tagline": str(game.tagline),
        "seats": (game.seats[0], game.seats[-1]),
        "rules": game.rules,
        "options": {
            name: {"default": field.get_default(), "about": field.description}
            for name, field in fields.items()
        },
    }


@click.command
@click.option("--json", "as_json", is_flag=True, help="As JSON, for programs.")
def command(as_json: bool) -> None:
    """List the games, how many may play, and what can be set."""
    found = [describe(game) for game in all_games()]
    if as_json:
        click.echo(json.dumps(found, indent=2, default=str))
        return
    for game in found:
        low, high = game["seats"]
        click.echo(f"{game['id']:<14} {low}-{high} players  {game['title']}: {game['tagline']}")
        for name, option in game["options"].items():
            click.echo(f"{'':<14} --set {name}={option['default']}  {option['about'] or ''}")
