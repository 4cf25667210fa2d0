"""``divemaster content``: what authors ask of a game's content."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

import click

from bot.cli._preview import page_of, picture_of, words_of
from bot.cli.render import write
from bot.languages import DEFAULT, codes, voice
from games.catalog import all_games
from games.kernel.content import BrokenContent, ContentTools


def tools() -> dict[str, ContentTools]:
    """The packs of all games that have any, by name."""
    found: dict[str, ContentTools] = {}
    for game in all_games():
        for kit in game.content():
            found[kit.name] = kit
    return found


def pack_argument(function: Callable[..., object]) -> Callable[..., object]:
    return click.argument("names", metavar="[PACK]...", nargs=-1)(function)


def chosen(names: tuple[str, ...]) -> list[ContentTools]:
    """By the names of packs of the house, or the folders of others."""
    known = tools()
    return [_find(name, known) for name in names or known]


def _find(name: str, known: Mapping[str, ContentTools]) -> ContentTools:
    if name in known:
        return known[name]
    folder = Path(name)
    for game in all_games() if folder.is_dir() else ():
        if (kit := game.content_in(folder)) is not None:
            return kit
    there = ", ".join(known)
    raise click.BadParameter(f"there's no pack or folder {name}; there are {there}")


class Told(click.Group):
    """A broken pack is told as the check tells it, whatever was asked of it."""

    def invoke(self, ctx: click.Context) -> object:
        try:
            return super().invoke(ctx)
        except BrokenContent as broken:
            for finding in broken.findings:
                click.echo(finding)
            raise SystemExit(1) from None


@click.group(cls=Told)
def command() -> None:
    """Check, count, walk, read, measure and preview packs, by name or folder."""


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
        for note in [] if faults else kit.untranslated():
            click.echo(f"(note) {note}")
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


@command.command
@pack_argument
def endings(names: tuple[str, ...]) -> None:
    """Read every ending as each history of the pack hears it, and count its words."""
    for kit in chosen(names):
        for line in kit.endings():
            click.echo(line)


@command.command
@pack_argument
def sheet(names: tuple[str, ...]) -> None:
    """The achievement sheet: what can be found, and what later campaigns may begin with."""
    for kit in chosen(names):
        for line in kit.sheet():
            click.echo(line)


@command.command
@click.argument("name", metavar="PACK")
@click.argument("passage")
@click.option("--have", multiple=True, metavar="KEYWORD", help="As if this quest were owned.")
@click.option(
    "--language",
    type=click.Choice(codes()),
    default=DEFAULT,
    show_default=True,
    help="As players of this language read it.",
)
@click.option(
    "--out",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Also as a picture (.png, .webp) or as a page with words and buttons (.html).",
)
def preview(
    name: str, passage: str, have: tuple[str, ...], language: str, out: Path | None
) -> None:
    """A PASSAGE as the table meets it: a paragraph, event, scene, or page-5 of the atlas."""
    seen, said = chosen((name,))[0].preview(passage, have), voice(language)
    for line in words_of(seen, said):
        click.echo(line)
    if out is None:
        return
    if out.suffix == ".html":
        out.write_text(page_of(seen, f"{name}: {passage}", said), encoding="utf-8")
    else:
        write(picture_of(seen), out)


@command.command
@click.argument("name", metavar="PACK")
@click.option("--keyword", help="Only what has to do with this one.")
@click.option("--form", type=click.Choice(["dot", "mermaid"]), default="dot", show_default=True)
def graph(name: str, keyword: str | None, form: str) -> None:
    """Where paragraphs lead, and what gives and asks for each keyword, for drawing programs."""
    for line in chosen((name,))[0].graph(form, keyword):
        click.echo(line)


@command.command
@click.argument("name", metavar="PACK")
def pages(name: str) -> None:
    """Turn a story that was written in YAML into pages of Markdown."""
    for line in chosen((name,))[0].make_pages():
        click.echo(line)
