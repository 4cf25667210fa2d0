"""A sprite: something drawn once, with the point by which it is placed."""

from dataclasses import dataclass, field
from typing import NamedTuple

from PIL import Image

_LARGE, _STRIP, _WORTH = 20_000, 32, 0.7


class Piece(NamedTuple):
    """A part of a sprite that is pasted at once; a solid one needs no mask."""

    image: Image.Image
    mask: Image.Image | None
    x: int = 0
    y: int = 0


@dataclass(frozen=True, slots=True, eq=False)
class Sprite:
    """An RGBA (or, for whole layers, RGB) image and its anchor."""

    image: Image.Image
    x: float = 0.0
    y: float = 0.0
    pieces: tuple[Piece, ...] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "pieces", _pieces(self.image))

    @property
    def width(self) -> int:
        return self.image.width

    @property
    def height(self) -> int:
        return self.image.height

    @property
    def weight(self) -> int:
        parts = sum(piece.image.width * piece.image.height for piece in self.pieces[1:])
        return (self.width * self.height + parts) * 4

    def turned(self, degrees: float) -> "Sprite":
        """The sprite turned around its middle, anchored there."""
        image = self.image.rotate(degrees, Image.Resampling.BICUBIC, expand=True)
        return Sprite(image, image.width / 2, image.height / 2)

    def sized(self, by: float) -> "Sprite":
        size = max(1, round(self.width * by)), max(1, round(self.height * by))
        image = self.image.resize(size, Image.Resampling.LANCZOS)
        return Sprite(image, self.x * by, self.y * by)

    def faded(self, share: float) -> "Sprite":
        """The sprite with only a share of its opacity."""
        image = self.image.copy()
        image.putalpha(image.getchannel("A").point([round(v * share) for v in range(256)]))
        return Sprite(image, self.x, self.y)

    def flipped(self) -> "Sprite":
        image = self.image.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
        return Sprite(image, self.width - self.x, self.y)


def _pieces(image: Image.Image) -> tuple[Piece, ...]:
    """The whole image, or the strips of a large and mostly clear one, each without its margins."""
    if image.mode == "RGB" or image.getchannel("A").getextrema() == (255, 255):
        return (Piece(image, None),)
    size = image.width * image.height
    strips = _strips(image) if size >= _LARGE else []
    if strips and sum(part.image.width * part.image.height for part in strips) < _WORTH * size:
        return tuple(strips)
    return (Piece(image, image),)


def _strips(image: Image.Image) -> list[Piece]:
    strips = []
    for top in range(0, image.height, _STRIP):
        band = image.crop((0, top, image.width, min(top + _STRIP, image.height)))
        if box := band.getchannel("A").getbbox():
            part = band.crop(box)
            strips.append(Piece(part, part, box[0], top + box[1]))
    return strips
