"""What lies where on a layer: a picture that nobody has painted yet.

Its rows are painted strip by strip, and each strip has a name by which one knows it again.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from struct import Struct
from typing import NamedTuple

from PIL import Image

from renderers.sprite import MARK, Sprite

STRIP = 24
"""Rows of a strip."""
_NAME = 16
_PLACE = Struct(f"<{MARK}sii")


def _strips(top: int, bottom: int) -> slice:
    """Those that these rows touch."""
    return slice(max(0, top // STRIP), max(0, -(-bottom // STRIP)))


class Laid(NamedTuple):
    """A sprite, and where its upper left corner lies."""

    sprite: Sprite
    left: int
    top: int

    @property
    def strips(self) -> slice:
        """Those in which there is anything of it to see."""
        outline = self.sprite.outline
        return _strips(self.top + outline.top, self.top + outline.bottom)


class Arrangement:
    """Sprites on a solid layer, each above those before it."""

    def __init__(self, ground: Sprite) -> None:
        self.size = ground.width, ground.height
        self._laid = [Laid(ground, 0, 0)]
        self._count = -(-ground.height // STRIP)

    def put(self, sprite: Sprite, left: int, top: int) -> None:
        self._laid.append(Laid(sprite, left, top))

    def beyond(self, other: Arrangement) -> list[tuple[int, int, int, int]]:
        """The boxes of what lies here and not there."""
        there = {(laid.sprite.mark, laid.left, laid.top) for laid in other._laid}
        return [
            (laid.left, laid.top, laid.left + laid.sprite.width, laid.top + laid.sprite.height)
            for laid in self._laid
            if (laid.sprite.mark, laid.left, laid.top) not in there
        ]

    def names(self) -> list[bytes]:
        """Of every strip; the same only for strips that look the same, at the same height."""
        seen = [[number.to_bytes(2, "little")] for number in range(self._count)]
        for laid in self._laid:
            token = _PLACE.pack(laid.sprite.mark, laid.left, laid.top)
            for strip in seen[laid.strips]:
                strip.append(token)
        return [blake2b(b"".join(strip), digest_size=_NAME).digest() for strip in seen]

    def painted(self) -> Image.Image:
        """All of it."""
        image = Image.new("RGB", self.size)
        self.paint(image, [range(self._count)])
        return image

    def paint(self, frame: Image.Image, wanted: Sequence[range]) -> None:
        """These runs of strips, in a frame whose other strips nobody looks at."""
        mask = bytearray(self._count)
        for run in wanted:
            mask[run.start : run.stop] = b"\1" * len(run)
        for laid in self._laid:
            if laid.sprite.outline.mode == "RGB":
                _paint_rows(frame, laid, wanted)
            elif 1 in mask[laid.strips]:
                _paint_pieces(frame, laid, mask)


def _paint_rows(frame: Image.Image, laid: Laid, wanted: Sequence[range]) -> None:
    """Of a layer just the rows that are wanted: it may lie on disk."""
    sprite, left, top = laid
    for run in wanted:
        first = max(run.start * STRIP, top)
        last = min(run.stop * STRIP, top + sprite.height, frame.height)
        if first < last:
            frame.paste(sprite.rows(first - top, last - top), (left, first))


def _paint_pieces(frame: Image.Image, laid: Laid, mask: bytearray) -> None:
    for image, stencil, x, y in laid.sprite.pieces:
        top = laid.top + y
        if 1 in mask[_strips(top, top + image.height)]:
            frame.paste(image, (laid.left + x, top), stencil)
