"""A passage as the table sees it: as words, as a picture, or as a page with both."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from pathlib import Path

from jinja2 import Environment, FileSystemLoader

from bot.cli._positions import names_for
from games.kernel.content import Previewed
from games.kernel.text import Voice
from renderers import Picture, renderer_for

PAGE = Environment(loader=FileSystemLoader(Path(__file__).parent), autoescape=True)
HEADING = "### "


def picture_of(seen: Previewed) -> Picture:
    """What the panel shows."""
    ask = None if seen.ask is None else seen.ask.seen_by(0)
    return renderer_for(seen.game).draw(seen.view, ask, names_for(seen.players))


def words_of(seen: Previewed, said: Voice) -> Iterator[str]:
    """Everything that is read, and what may be answered, in this language."""
    for text, prose in seen.lines:
        yield f"{said.render(text)}\n" if prose else f"· {said.render(text)}"
    if seen.ask is not None:
        yield f"\n{said.render(seen.ask.prompt)}"
        for label, detail in _options(seen, said):
            yield f"  [{label}]" + (f"  {detail}" if detail else "")


def page_of(seen: Previewed, title: str, said: Voice) -> str:
    picture = picture_of(seen)
    return PAGE.get_template("preview.html").render(
        title=title,
        passages=[_headed(said.render(text)) for text, prose in seen.lines if prose],
        told="\n".join(said.render(text) for text, prose in seen.lines if not prose),
        prompt="" if seen.ask is None else said.render(seen.ask.prompt),
        options=_options(seen, said),
        alt=picture.alt,
        kind=Path(picture.filename).suffix.removeprefix("."),
        picture=base64.b64encode(picture.data).decode(),
    )


def _headed(said: str) -> tuple[str, str]:
    if not said.startswith(HEADING):
        return "", said
    heading, _, words = said.removeprefix(HEADING).partition("\n")
    return heading, words.strip()


def _options(seen: Previewed, said: Voice) -> list[tuple[str, str]]:
    """The first player's, each with its second line."""
    options = [] if seen.ask is None else [one for one in seen.ask.options if one.seat == 0]
    return [
        (said.render(one.label), "" if one.detail is None else said.render(one.detail))
        for one in options
    ]
