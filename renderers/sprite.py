"""A sprite: something drawn once, with the point by which it is placed."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import blake2b
from typing import NamedTuple, Protocol

from PIL import Image

from renderers.cutting import Piece, cut_up, inked_rows
from renderers.homes import settled

MARK = 16
"""Bytes of a mark."""


class Source(Protocol):
    """Where the pixels of a sprite come from."""

    def pixels(self) -> Pixels: ...

    def rows(self, top: int, bottom: int) -> Image.Image: ...


@dataclass(frozen=True, slots=True)
class Pixels:
    """An RGBA (or, for whole layers, RGB) image, in pieces that leave out what is clear."""

    size: tuple[int, int]
    pieces: tuple[Piece, ...]

    @classmethod
    def of(cls, image: Image.Image) -> Pixels:
        return cls(image.size, cut_up(image))

    def pixels(self) -> Pixels:
        return self

    def rows(self, top: int, bottom: int) -> Image.Image:
        return self.image.crop((0, top, self.size[0], bottom))

    @property
    def image(self) -> Image.Image:
        if len(self.pieces) == 1 and self.pieces[0].image.size == self.size:
            return self.pieces[0].image
        image = Image.new("RGBA", self.size)
        for piece in self.pieces:
            image.paste(piece.image, (piece.x, piece.y))
        return image

    @property
    def inked(self) -> tuple[int, int]:
        """From which row on, and up to which, there is anything to see."""
        return inked_rows(self.pieces)

    @property
    def weight(self) -> int:
        """Bytes."""
        return 4 * sum(piece.image.width * piece.image.height for piece in self.pieces)

    def settled(self) -> Pixels:
        """The same, to be kept for long."""
        images = [settled(piece.image) for piece in self.pieces]
        pieces = [
            piece._replace(image=image, mask=piece.mask and image)
            for piece, image in zip(self.pieces, images, strict=True)
        ]
        return Pixels(self.size, tuple(pieces))


class Outline(NamedTuple):
    """What one must know of a sprite to place it."""

    mode: str
    width: int
    height: int
    x: float
    y: float
    top: int
    """The first row in which there is anything to see."""
    bottom: int
    """The one after the last."""


class Sprite:
    """Pixels and the point by which they are placed. Those of a kept sprite are fetched whenever
    they are wanted: where it lies, and that it lies there as before, can be told without them."""

    __slots__ = ("_mark", "_source", "height", "outline", "width", "x", "y")

    def __init__(self, image: Image.Image, x: float = 0.0, y: float = 0.0) -> None:
        pixels = Pixels.of(image)
        self._promise(Outline(image.mode, *image.size, x, y, *pixels.inked), pixels, None)

    @classmethod
    def promised(cls, outline: Outline, source: Source, mark: bytes | None = None) -> Sprite:
        """One of which only the outline is known yet."""
        sprite = cls.__new__(cls)
        sprite._promise(outline, source, mark)
        return sprite

    def _promise(self, outline: Outline, source: Source, mark: bytes | None) -> None:
        self.outline = outline
        self.width, self.height, self.x, self.y = outline[1:5]
        self._source, self._mark = source, mark

    @property
    def pixels(self) -> Pixels:
        return self._source.pixels()

    @property
    def image(self) -> Image.Image:
        return self.pixels.image

    @property
    def pieces(self) -> tuple[Piece, ...]:
        return self.pixels.pieces

    def rows(self, top: int, bottom: int) -> Image.Image:
        """Some rows of the image."""
        return self._source.rows(top, bottom)

    @property
    def mark(self) -> bytes:
        """The same for sprites that look the same."""
        if self._mark is None:
            self._mark = blake2b(self.image.tobytes(), digest_size=MARK).digest()
        return self._mark

    def settled(self) -> Sprite:
        """The same, to be kept for long."""
        return Sprite.promised(self.outline, self.pixels.settled(), self._mark)

    @property
    def weight(self) -> int:
        """Bytes of its pixels."""
        return self.pixels.weight

    def turned(self, degrees: float) -> Sprite:
        """The sprite turned around its middle, anchored there."""
        image = self.image.rotate(degrees, Image.Resampling.BICUBIC, expand=True)
        return Sprite(image, image.width / 2, image.height / 2)

    def sized(self, by: float) -> Sprite:
        size = max(1, round(self.width * by)), max(1, round(self.height * by))
        image = self.image.resize(size, Image.Resampling.LANCZOS)
        return Sprite(image, self.x * by, self.y * by)

    def faded(self, share: float) -> Sprite:
        """The sprite with only a share of its opacity."""
        image = self.image.copy()
        image.putalpha(image.getchannel("A").point([round(v * share) for v in range(256)]))
        return Sprite(image, self.x, self.y)

    def flipped(self) -> Sprite:
        image = self.image.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
        return Sprite(image, self.width - self.x, self.y)
