"""``divemaster content``: what authors ask of a game's content."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import click

from games.catalog import all_games
from games.kernel.content import ContentTools


def tools() -> dict[str, ContentTools]:
    """The packs of all games that have any, by name."""
    found: dict[str, ContentTools] = {}
    for game in all_games():
        for kit in game.content():
            found[kit.name] = kit
    return found


def pack_argument(function: Callable[..., Any]) -> Callable[..., Any]:
    return click.argument("names", metavar="[PACK]...", nargs=-1)(function)


def chosen(names: tuple[str, ...]) -> list[ContentTools]:
    known = tools()
    unknown = [name for name in names if name not in known]
    if unknown:
        raise click.BadParameter(f"no pack is called {unknown[0]}; there are {', '.join(known)}")
    return [known[name] for name in names or known]


@click.group
def command() -> None:
    """Check, count, walk, read and measure the content of games."""


@command.command
@pack_argument
def check(names: tuple[str, ...]) -> None:
    """Lint packs; every finding names file, line and entry."""
    found = 0
    for kit in chosen(names):
        faults = kit.check()
        found += len(faults)
        for fault in faults:
            click.echo(fault)
        click.echo(f"{kit.name}: {len(faults)} findings")
    raise SystemExit(1 if found else 0)


@command.command
@pack_argument
def count(names: tuple[str, ...]) -> None:
    """Count what packs hold."""
    for kit in chosen(names):
        click.echo(kit.name)
        for what, number in kit.count().items():
            click.echo(f"  {what:<28} {number:>6}")


@command.command
@pack_argument
def walk(names: tuple[str, ...]) -> None:
    """Visit every branch, and show a route to everything worth having."""
    found = 0
    for kit in chosen(names):
        for line in kit.walk():
            click.echo(line)
            found += line.startswith("!")
    raise SystemExit(1 if found else 0)


@command.command
@pack_argument
@click.option("--campaigns", type=click.IntRange(1), default=20, show_default=True)
@click.option("--seed", type=int, default=1, show_default=True)
def read(names: tuple[str, ...], campaigns: int, seed: int) -> None:
    """Let the autopilot play, and print how often each passage was met."""
    for kit in chosen(names):
        for line in kit.read(campaigns, seed):
            click.echo(line)


@command.command
@pack_argument
@click.option("--campaigns", type=click.IntRange(1), default=20, show_default=True)
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--mode", default="normal", show_default=True)
@click.option("--players", type=click.IntRange(1), default=2, show_default=True)
def measure(names: tuple[str, ...], campaigns: int, seed: int, mode: str, players: int) -> None:
    """Let the autopilot play, and print what it found, spent and never met."""
    for kit in chosen(names):
        for line in kit.measure(campaigns, seed, mode, players):
            click.echo(line)


@command.command
@pack_argument
def consequences(names: tuple[str, ...]) -> None:
    """Where each keyword is given, and where the book asks for it again."""
    for kit in chosen(names):
        for line in kit.consequences():
            click.echo(line)


@command.command
@pack_argument
def tics(names: tuple[str, ...]) -> None:
    """The habits of the pen, page by page."""
    for kit in chosen(names):
        click.echo(kit.name)
        for line in kit.tics():
            click.echo(line)
