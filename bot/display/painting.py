"""How a picture comes about, wherever that is: here, or in a process that draws for the bot.

These are functions of a module that take plain data, so that both can be sent there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from bot.languages import voice
from games.catalog import GAMES
from games.kernel.text import clip
from renderers import Picture, renderer_for
from renderers.archive import learning
from renderers.banner import banner
from renderers.encode import Fingerprint
from renderers.picture import ALT_LIMIT
from renderers.rehearsal import rehearse
from renderers.words import speaking

BREATH = 0.02
"""Seconds between two pictures of the warm-up, so that it never crowds out a click."""


@dataclass(frozen=True, slots=True)
class ReadyPicture:
    """A picture ready to be sent."""

    filename: str
    data: bytes
    """Nothing, when it is shown already."""
    alt: str
    fingerprint: Fingerprint

    @property
    def stays(self) -> bool:
        """Whether whoever asked for it shows it already."""
        return not self.data


def develop(
    draw: Callable[[], Picture | None], language: str, shown: Fingerprint | None
) -> ReadyPicture | None:
    """The picture in words of this language; without its bytes if it looks as what is shown."""
    with speaking(voice(language)):
        picture = draw()
        if picture is None:
            return None
        found = picture.fingerprint
        data = b"" if found == shown else picture.data
        return ReadyPicture(picture.filename, data, clip(picture.alt, ALT_LIMIT), found)


def drawn(game: str, kind: str, *of: object) -> Picture | None:
    """What the game's renderer draws of these: a board, a hand, …"""
    picture: Picture | None = getattr(renderer_for(game), kind)(*of)
    return picture


def scene(game: str, name: str, view: object, *, strip: bool) -> Picture | None:
    """The scene of a passage, or where it takes place."""
    renderer = renderer_for(game)
    found = renderer.vignette(name)
    if found is None:
        return renderer.scenery(view, strip=strip)
    return banner(found) if strip else found


def rules_page(game: str, number: int) -> Picture | None:
    """The diagram of a page of the rules, if it has one."""
    draw = renderer_for(game).rules_pages()[number].picture
    return None if draw is None else draw()


def rehearsals() -> Iterator[Picture]:
    """Draws what every picture needs, one after the other: a bit of each game first."""
    for game in GAMES:
        yield from rehearse(game, 1)
    for game in GAMES:
        renderer_for(game).warm()
        yield from rehearse(game)
    for game in GAMES:
        yield from renderer_for(game).samples()


def next_of(pictures: Iterator[Picture]) -> Picture | None:
    """What is drawn for it may be kept on disk."""
    with learning():
        return next(pictures, None)
