"""What was drawn once is kept on a shelf and on disk; its outline even when its pixels are gone."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from enum import Enum
from functools import partial, wraps
from time import thread_time
from typing import ParamSpec

from PIL import Image

from renderers.archive import OpenArchive, mark_of
from renderers.shelf import Shelf
from renderers.sprite import Pixels, Sprite
from renderers.theme import Theme

P = ParamSpec("P")

SPRITES = Shelf(30 * 2**20)
WORDS = Shelf(6 * 2**20)
SHELVES: tuple[Shelf, ...] = (SPRITES, WORDS)


def kept(
    shelf: Shelf = SPRITES, by: Callable[[], Hashable] = lambda: None, *, named: bool = True
) -> Callable[[Callable[P, Sprite]], Callable[P, Sprite]]:
    """Keep what the function draws, by its arguments and by what else it depends on (`by`).

    What can never hold a player's name is kept on disk whenever it is drawn: what takes no words,
    and what says so (`named=False`).
    """

    def wrap(draw: Callable[P, Sprite]) -> Callable[P, Sprite]:
        name = f"{draw.__module__}.{draw.__qualname__}"

        @wraps(draw)
        def look(*args: P.args, **kwargs: P.kwargs) -> Sprite:
            key = (name, by(), args, tuple(kwargs.items()))
            seen = shelf.looks.get(key)
            if seen is None:
                may_name = named and _has_words((args, tuple(kwargs.values())))
                work = partial(draw, *args, **kwargs)
                seen = _Drawing(shelf, key, mark_of(key), work, may_name).sprite()
                shelf.looks.put(key, seen)
            return seen

        return look

    return wrap


@dataclass(frozen=True, slots=True)
class _Drawing:
    """One thing that is kept: where it lies, and how it is drawn if it does not."""

    shelf: Shelf
    key: Hashable
    mark: bytes | None
    draw: Callable[[], Sprite]
    named: bool

    def sprite(self) -> Sprite:
        """How it looks; the pixels come from the shelf whenever they are wanted."""
        found = self.shelf.get(self.key) or self._fetched()
        return Sprite.promised(found.outline, self, self.mark)

    def pixels(self) -> Pixels:
        return (self.shelf.get(self.key) or self._fetched()).pixels

    def rows(self, top: int, bottom: int) -> Image.Image:
        found, archive = self.shelf.get(self.key), OpenArchive.archive
        if found is None and archive and (rows := archive.rows(self.mark, top, bottom)):
            return rows
        return (found or self._fetched()).rows(top, bottom)

    def _fetched(self) -> Sprite:
        """From the archive, when one is open and has it; else drawn. A whole layer that lies on
        disk needs no place on the shelf: its rows are read when they are painted."""
        start, archive = thread_time(), OpenArchive.archive
        found = archive.find(self.mark) if archive else None
        if found is None:
            found = self.draw().settled()
            if archive:
                archive.file(self.mark, found, thread_time() - start, named=self.named)
        if found.outline.mode != "RGB" or not archive or not archive.has(self.mark):
            self.shelf.put(self.key, found, thread_time() - start)
        return found


def _has_words(thing: object) -> bool:
    """Whether somebody's name could stand in it; a theme's words are its own."""
    if isinstance(thing, tuple):
        return any(map(_has_words, thing))
    return not isinstance(thing, float | int | Enum | Theme | None)


def forget() -> None:
    """Empty every shelf."""
    for shelf in SHELVES:
        shelf.clear()


def held() -> int:
    """Bytes held by all shelves."""
    return sum(shelf.weight for shelf in SHELVES)
