"""Pictures for the window, strip by strip: only those that changed travel."""

from __future__ import annotations

import struct
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from hashlib import blake2b
from typing import TypeAlias

import orjson

from bot.languages import voice
from games.kernel.text import clip
from renderers import Picture
from renderers.arrangement import STRIP
from renderers.encode import png8
from renderers.palette import load
from renderers.picture import ALT_LIMIT
from renderers.strip_file import Strip
from renderers.words import speaking

Names: TypeAlias = tuple[bytes, ...]
"""Of a picture's strips, from above to below; the same only for strips that look the same."""


@dataclass(frozen=True)
class Print:
    """A picture in strips, or, where it is of one piece, whole."""

    size: tuple[int, int]
    palette: str
    strips: tuple[Strip, ...]
    whole: bytes
    alt: str

    @cached_property
    def names(self) -> Names:
        parts = [strip.packed for strip in self.strips] or [self.whole]
        colours = self.palette.encode()
        return tuple(blake2b(part, digest_size=8, key=colours).digest() for part in parts)


def printed(draw: Callable[[], Picture | None], language: str) -> Print | None:
    """Drawn with words of this language."""
    with speaking(voice(language)):
        picture = draw()
        if picture is None:
            return None
        strips, alt = tuple(picture.strips), clip(picture.alt, ALT_LIMIT)
        whole = b"" if strips else picture.data
        return Print(picture.canvas.size, picture.palette, strips, whole, alt)


def frame(kind: str, shot: Print, before: Names) -> bytes:
    """One message for whoever has the strips of before: a head with the height at which each piece
    belongs, and the pieces, each a picture by itself."""
    pieces = list(_pieces(shot, before))
    said = {"picture": kind, "size": shot.size, "alt": shot.alt}
    head = orjson.dumps(said | {"pieces": [(top, len(data)) for top, data in pieces]})
    return b"".join((struct.pack(">I", len(head)), head, *(data for _, data in pieces)))


def _pieces(shot: Print, before: Names) -> list[tuple[int, bytes]]:
    if not shot.strips:
        return [(0, shot.whole)]
    (wide, high), palette = shot.size, load(shot.palette)
    assert palette is not None
    found: list[tuple[int, bytes]] = []
    for first, last in _runs(shot.names, before):
        rows = min(high, last * STRIP) - first * STRIP
        data = png8((wide, rows), shot.strips[first:last], palette)
        found.append((first * STRIP, data))
    return found


def _runs(names: Names, before: Names) -> list[tuple[int, int]]:
    """Where neighbours changed: from the first of them to behind the last."""
    if len(names) != len(before):
        return [(0, len(names))]
    runs: list[tuple[int, int]] = []
    for at, (now, then) in enumerate(zip(names, before, strict=True)):
        if now == then:
            continue
        if runs and runs[-1][1] == at:
            runs[-1] = runs[-1][0], at + 1
        else:
            runs.append((at, at + 1))
    return runs


def none(kind: str) -> bytes:
    """There is no such picture any more."""
    head = orjson.dumps({"picture": kind, "size": (0, 0), "alt": "", "pieces": []})
    return struct.pack(">I", len(head)) + head


def sent(kind: str, shot: Print | None, before: Names | None) -> tuple[bytes, Names | None]:
    """What to send to whoever saw that before, nothing where it is the same; and what they see."""
    names = None if shot is None else shot.names
    if names == before:
        return b"", before
    return (none(kind) if shot is None else frame(kind, shot, before or ())), names
