"""A campaign as one file to keep: its story turn by turn, with its pictures, in a single page."""

from __future__ import annotations

import base64
import mimetypes
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from jinja2 import Environment, PackageLoader
from markdown_it import MarkdownIt
from markupsafe import Markup

from bot.display.pictures import ReadyPicture
from bot.display.story import lines_for, paragraphs
from bot.host import Table
from bot.store import Entry
from bot.wording import Wording
from games.catalog import find_game
from games.kernel import Line, T

PAGE = Environment(loader=PackageLoader("bot.display", ""), autoescape=True, trim_blocks=True)
MARKDOWN = MarkdownIt("js-default", {"html": False, "linkify": False}).disable("image")
"""As chats write it; tags and pictures of strangers stay text."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A picture inside the file."""

    source: str
    alt: str
    caption: str = ""


@dataclass(frozen=True, slots=True)
class Part:
    """A passage, or what was done between two of them."""

    prose: bool
    words: Markup


@dataclass(frozen=True, slots=True)
class Chapter:
    """A turn."""

    title: str
    parts: list[Part]


def chronicle_file(
    table: Table, entries: Sequence[Entry], wording: Wording, shots: Sequence[ReadyPicture]
) -> bytes:
    """The whole campaign as a spectator may know it; the first picture is its cover."""
    figures = [Figure(_inside(shot), shot.alt) for shot in shots]
    people = ", ".join(wording.name(row.seat) for row in table.in_play)
    page = PAGE.get_template("chronicle.html").render(
        language=wording.language,
        title=wording.say(find_game(table.campaign.game).title),
        people=people,
        standing=wording.say(table.match.game.headline()),
        chapters=list(chapters(entries, wording)),
        cover=figures[0] if figures else None,
        pictures=figures[1:],
    )
    return page.encode()


def chapters(entries: Iterable[Entry], wording: Wording) -> Iterator[Chapter]:
    """One for each turn in which something was told."""
    for turn, run in groupby(entries, key=lambda entry: entry.turn):
        parts = list(_parts(lines_for(run, None), wording))
        if parts:
            yield Chapter(wording.say(T("Turn {n}", n=turn)), parts)


def _parts(lines: Iterable[Line], wording: Wording) -> Iterator[Part]:
    for prose, run in groupby(lines, key=lambda line: line.kind == "prose"):
        told = paragraphs(run, wording)
        words = "\n\n".join(part.removeprefix("-# ") for part in told)
        yield Part(prose, Markup(MARKDOWN.render(words)))  # noqa: S704 - tags were made text


def _inside(shot: ReadyPicture) -> str:
    kind = mimetypes.guess_type(shot.filename)[0] or "image/png"
    return f"data:{kind};base64,{base64.b64encode(shot.data).decode()}"
