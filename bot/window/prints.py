"""Pictures for the window: only what changed travels."""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from hashlib import blake2b
from typing import TypeAlias

import numpy as np
import orjson
from isal import isal_zlib

from bot.languages import voice
from games.kernel.text import clip
from renderers import Picture
from renderers.arrangement import STRIP
from renderers.encode import changed_part, png8
from renderers.palette import UNCHANGED, Bytes, load
from renderers.picture import ALT_LIMIT
from renderers.places import Motion
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
    moved: tuple[Motion, ...] = ()
    """What has moved of late."""

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


def frame(kind: str, shot: Print, before: Print | None) -> bytes:
    """One message for whoever sees the one before: a head that says where each piece belongs, and
    the pieces, each a picture by itself."""
    pieces = list(_pieces(shot, before))
    said = {"picture": kind, "size": shot.size, "alt": shot.alt, "moved": _news(shot, before)}
    head = orjson.dumps(said | {"pieces": [(x, y, len(data)) for x, y, data in pieces]})
    return b"".join((struct.pack(">I", len(head)), head, *(data for _, _, data in pieces)))


def framed(kind: str, data: bytes, alt: str) -> bytes:
    """One whole picture as a message."""
    head = orjson.dumps({"picture": kind, "alt": alt})
    return b"".join((struct.pack(">I", len(head)), head, data))


def _news(shot: Print, before: Print | None) -> list[tuple[object, float]]:
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


def _pieces(shot: Print, before: Print | None) -> Iterator[tuple[int, int, bytes]]:
    if not shot.strips:
        yield from _softly(shot, before)
        return
    palette = load(shot.palette)
    assert palette is not None
    if before is None or not before.strips or _kind(before) != _kind(shot):
        yield 0, 0, png8(shot.size, shot.strips, palette)
        return
    pairs = enumerate(zip(shot.names, before.names, strict=True))
    changed = [at for at, (now, then) in pairs if now != then]
    if changed:
        run = slice(changed[0], changed[-1] + 1)
        left, part = _changes(_rows(shot, run), _rows(before, run))
        size = part.shape[1] - 1, part.shape[0]
        yield left, run.start * STRIP, png8(size, [_pack(part)], palette, over=True)


def _softly(shot: Print, before: Print | None) -> Iterator[tuple[int, int, bytes]]:
    if before is None or before.strips or before.size != shot.size:
        yield 0, 0, shot.whole
    elif (part := changed_part(shot.whole, before.whole)) is not None:
        yield part


def _kind(shot: Print) -> tuple[tuple[int, int], str]:
    return shot.size, shot.palette


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


def sent(kind: str, shot: Print | None, before: Print | None) -> bytes:
    """What to send to whoever saw that before; nothing where it looks the same."""
    if shot is None:
        none = {"picture": kind, "size": (0, 0), "alt": "", "pieces": []}
        head = orjson.dumps(none)
        return b"" if before is None else struct.pack(">I", len(head)) + head
    same = before is not None and (shot.names, shot.alt) == (before.names, before.alt)
    return b"" if same else frame(kind, shot, before)
