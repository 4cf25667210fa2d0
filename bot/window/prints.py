"""Pictures for the window: only what changed travels."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from hashlib import blake2b
from typing import TypeAlias

import numpy as np
from isal import isal_zlib

from bot.languages import voice
from games.kernel.text import clip
from renderers import Picture
from renderers.arrangement import STRIP
from renderers.encode import changed_parts, png8
from renderers.palette import UNCHANGED, Bytes, Palette, load
from renderers.picture import ALT_LIMIT
from renderers.places import Motion
from renderers.strip_file import Strip
from renderers.words import speaking

Names: TypeAlias = tuple[bytes, ...]
"""Of a picture's strips, from above to below; the same only for strips that look the same."""


@dataclass(frozen=True, eq=False)
class Print:
    """A picture in strips, or, where it is of one piece, whole."""

    size: tuple[int, int]
    palette: str
    strips: tuple[Strip, ...]
    whole: bytes
    alt: str
    moved: tuple[Motion, ...] = ()
    """What has moved of late."""

    @cached_property
    def names(self) -> Names:
        colours = self.palette.encode()
        return tuple(blake2b(part, digest_size=8, key=colours).digest() for part in self._parts)

    @property
    def _parts(self) -> list[bytes]:
        return [strip.packed for strip in self.strips] or [self.whole]

    @property
    def weight(self) -> int:
        """About as many bytes are all of it."""
        return sum(map(len, self._parts))

    @property
    def colours(self) -> Palette:
        palette = load(self.palette)
        assert palette is not None
        return palette

    @property
    def data(self) -> bytes:
        return png8(self.size, self.strips, self.colours) if self.strips else self.whole

    def looks_like(self, other: Print) -> bool:
        return (self.names, self.alt) == (other.names, other.alt)

    def shares(self, other: Print) -> int:
        """So many bytes are the same; less than none where neither can be laid over the other."""
        kinds = {(one.size, one.palette, bool(one.strips)) for one in (self, other)}
        if len(kinds) > 1:
            return -1
        trios = zip(self._parts, self.names, other.names, strict=True)
        return sum(len(part) for part, mine, yours in trios if mine == yours)


def printed(draw: Callable[[], Picture | None], language: str) -> Print | None:
    """Drawn with words of this language."""
    with speaking(voice(language)):
        picture = draw()
        if picture is None:
            return None
        strips, alt = tuple(picture.strips), clip(picture.alt, ALT_LIMIT)
        whole = b"" if strips else picture.data
        return Print(picture.canvas.size, picture.palette, strips, whole, alt)


def news(shot: Print, before: Print | None) -> list[tuple[object, float]]:
    """What moves now: what whoever sees it has not seen move; steps of one piece are one way."""
    if before is None or before.size != shot.size:
        return []
    known = before.moved if shot.moved[: len(before.moved)] == before.moved else ()
    ways: list[Motion] = []
    for one in shot.moved[len(known) :]:
        last = ways[-1] if ways else None
        if last is not None and last.way[-1] == one.way[0]:
            ways[-1] = one._replace(way=(*last.way, *one.way[1:]))
        else:
            ways.append(one)
    return [(one.way, one.size) for one in ways]


def pieces_of(shot: Print, before: Print | None) -> list[tuple[int, int, bytes]]:
    """What is laid over that one, and where."""
    if before is None:
        return [(0, 0, shot.data)]
    if not shot.strips:
        return [] if shot.names == before.names else changed_parts(shot.whole, before.whole)
    pairs = enumerate(zip(shot.names, before.names, strict=True))
    changed = [at for at, (now, then) in pairs if now != then]
    if not changed:
        return []
    run = slice(changed[0], changed[-1] + 1)
    now, then = _rows(shot, run), _rows(before, run)
    if (now == then).all():  # packed anew, a byte or two longer
        return []
    left, part = _changes(now, then)
    size = part.shape[1] - 1, part.shape[0]
    return [(left, run.start * STRIP, png8(size, [_pack(part)], shot.colours, over=True))]


def _changes(now: Bytes, then: Bytes) -> tuple[int, Bytes]:
    """From the first column that changed to the last; what is the same can be seen through, and
    takes hardly any room."""
    same = now == then
    seen = np.flatnonzero(~same.all(axis=0))
    left, right = int(seen[0]), int(seen[-1]) + 1
    part = np.zeros((len(now), right - left + 1), np.uint8)
    part[:, 1:] = np.where(same, UNCHANGED, now)[:, left:right]
    return left - 1, part


def _rows(shot: Print, run: slice) -> Bytes:
    strips, (wide, _) = shot.strips[run], shot.size
    data = b"".join(isal_zlib.decompressobj(-15).decompress(strip.packed) for strip in strips)
    return np.frombuffer(data, np.uint8).reshape(-1, wide + 1)


def _pack(rows: Bytes) -> Strip:
    packer = isal_zlib.compressobj(3, isal_zlib.DEFLATED, -15)
    data = packer.compress(rows) + packer.flush(isal_zlib.Z_SYNC_FLUSH)
    return Strip(data, isal_zlib.adler32(rows), 0)
