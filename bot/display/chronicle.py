"""A campaign as one file to keep: its story turn by turn, with its pictures, in a single page."""

from __future__ import annotations

import base64
import mimetypes
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from operator import itemgetter

from jinja2 import Environment, PackageLoader
from markdown_it import MarkdownIt
from markupsafe import Markup

from bot.display.painting import ReadyPicture
from bot.display.story import lines_for, paragraphs
from bot.host import Table
from bot.store import Entry
from bot.wording import Wording
from games.catalog import find_game
from games.kernel import Line, T, Text

PAGE = Environment(loader=PackageLoader("bot.display", ""), autoescape=True, trim_blocks=True)
MARKDOWN = (
    MarkdownIt("js-default", {"html": False, "linkify": False, "typographer": True})
    .enable("smartquotes")
    .disable("image")
)
"""As chats write it, with a book's quotation marks; tags and pictures of strangers stay text."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A picture inside the file."""

    source: str
    alt: str
    caption: str = ""


@dataclass(frozen=True, slots=True)
class Part:
    """A passage and its scene, or what was done between two passages."""

    prose: bool
    words: Markup
    scene: Figure | None = None


@dataclass(frozen=True, slots=True)
class Chapter:
    """A turn."""

    title: str
    parts: list[Part]


def scenes_of(entries: Iterable[Entry]) -> list[str]:
    """The vignettes of all passages, each once, as they were first read."""
    shown = (line.shows for entry in entries for line in entry.lines if line.to is None)
    return list(dict.fromkeys(filter(None, shown)))


def chronicle_file(
    table: Table,
    entries: Sequence[Entry],
    wording: Wording,
    shots: Sequence[ReadyPicture],
    scenes: Mapping[str, ReadyPicture],
    ending: ReadyPicture | None = None,
) -> bytes:
    """The whole campaign as a spectator may know it. The first scene is its cover, else the first
    picture; once it is over, its last page has the ending and what was kept in mind."""
    game, outcome = table.match.game, table.match.outcome
    figures = [Figure(_inside(shot), shot.alt) for shot in shots]
    drawn = {name: Figure(_inside(shot), shot.alt) for name, shot in scenes.items()}
    cover = drawn.pop(next(iter(drawn))) if drawn else figures.pop(0) if figures else None
    people = ", ".join(wording.names[row.seat] for row in table.in_play)
    page = PAGE.get_template("chronicle.html").render(
        language=wording.language,
        title=title_of(table, entries, wording),
        people=people,
        deeds=wording.say(T("What happened")),
        standing="" if outcome else wording.say(game.headline()),
        sailed=wording.say(T("Those who sailed")),
        cast=[wording.say(one) for one in game.cast()],
        chapters=list(chapters(entries, wording, drawn)),
        cover=cover,
        pictures=figures,
        end=wording.say(T("The end")) if outcome else "",
        ending=None if ending is None else Figure(_inside(ending), ending.alt),
        came_of_it=[wording.say(one) for one in _came_of_it(table)],
    )
    return page.encode()


def _came_of_it(table: Table) -> Iterator[Text]:
    """How it ended, in words and figures that count."""
    outcome = table.match.outcome
    if outcome is not None:
        yield outcome.reason
        yield from (T("{what}: {n}", what=what, n=n) for what, n in outcome.figures if n)


def title_of(table: Table, entries: Iterable[Entry], wording: Wording) -> str:
    """The title of the first passage, under which a book begins; else the game's."""
    for line in lines_for(entries, None):
        if line.kind == "prose":
            first = wording.say(line.text).partition("\n")[0]
            if first.startswith("### "):
                return first.removeprefix("### ")
    return wording.say(find_game(table.campaign.game).title)


def chapters(
    entries: Iterable[Entry], wording: Wording, scenes: Mapping[str, Figure]
) -> Iterator[Chapter]:
    """One for each turn in which something was told; a scene stands where it was first seen."""
    left = dict(scenes)
    for turn, run in groupby(_by_turn(entries), key=itemgetter(0)):
        told = [entry for _, entry in run]
        parts = list(_parts(lines_for(told, None), wording, left))
        if parts:
            yield Chapter(wording.say(T("Turn {n}", n=turn)), parts)


def _by_turn(entries: Iterable[Entry]) -> Iterator[tuple[int, Entry]]:
    """Each entry with the turn in which it was made: what ends a turn is still part of it."""
    turn: int | None = None
    for entry in entries:
        yield entry.turn if turn is None else turn, entry
        turn = entry.turn


def _parts(lines: Iterable[Line], wording: Wording, left: dict[str, Figure]) -> Iterator[Part]:
    for run in _runs(lines):
        told = paragraphs(run, wording)
        words = Markup(  # noqa: S704 - tags were made text
            MARKDOWN.render("\n\n".join(part.removeprefix("-# ") for part in told))
        )
        yield Part(run[0].kind == "prose", words, left.pop(run[0].shows, None))


def _runs(lines: Iterable[Line]) -> Iterator[list[Line]]:
    """Prose apart from the rest, and a new run wherever a scene is shown."""
    run: list[Line] = []
    for line in lines:
        if run and (line.shows or (line.kind == "prose") != (run[0].kind == "prose")):
            yield run
            run = []
        run.append(line)
    if run:
        yield run


def _inside(shot: ReadyPicture) -> str:
    kind = mimetypes.guess_type(shot.filename)[0] or "image/png"
    return f"data:{kind};base64,{base64.b64encode(shot.data).decode()}"
