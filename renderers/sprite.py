"""A sprite: something drawn once, with the point by which it is placed."""

from dataclasses import dataclass, field
from typing import NamedTuple

from PIL import Image

_STRIP, _WORTH, _CALL = 32, 0.7, 2_000


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
        parts = [piece.image for piece in self.pieces if piece.image is not self.image]
        return 4 * sum(image.width * image.height for image in (self.image, *parts))

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
    """The whole image, what is left without its clear margins, or strips each without its own:
    whichever is pasted soonest."""
    if image.mode == "RGB" or image.getchannel("A").getextrema() == (255, 255):
        return (Piece(image, None),)
    whole, rows = [Piece(image, image)], range(0, image.height, _STRIP)
    trimmed = _trimmed(image, 0, image.height)
    strips = [
        part for top in rows for part in _trimmed(image, top, min(top + _STRIP, image.height))
    ]
    least = min(trimmed, strips, key=_cost)
    return tuple(least if _cost(least) < _WORTH * _cost(whole) else whole)


def _trimmed(image: Image.Image, top: int, bottom: int) -> list[Piece]:
    """These rows without their clear margins; nothing, if nothing is in them."""
    band = image.crop((0, top, image.width, bottom))
    box = band.getchannel("A").getbbox()
    if box is None:
        return []
    part = band.crop(box)
    return [Piece(part, part, box[0], top + box[1])]


def _cost(pieces: list[Piece]) -> int:
    """In blended pixels; the call for a piece takes as long as two thousand of them."""
    return sum(_CALL + piece.image.width * piece.image.height for piece in pieces)
