"""A sprite: something drawn once, with the point by which it is placed."""

from copy import copy
from dataclasses import InitVar, dataclass, field
from typing import NamedTuple, TypeAlias

from PIL import Image

from renderers.homes import settled

_STRIP, _WORTH, _CALL = 32, 0.7, 2_000

Box: TypeAlias = tuple[int, int, int, int]

SOLID: tuple[Box, ...] = ((0, 0, 0, 0),)
"""Stands for the whole image, without a mask."""


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
    boxes: InitVar[tuple[Box, ...] | None] = None
    """Where its pieces lie, if that is known already."""
    pieces: tuple[Piece, ...] = field(init=False)

    def __post_init__(self, boxes: tuple[Box, ...] | None) -> None:
        cut = _boxes(self.image) if boxes is None else boxes
        object.__setattr__(self, "pieces", _pieces(self.image, cut))

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

    @property
    def cut(self) -> tuple[Box, ...]:
        """Where its pieces lie."""
        if [piece.mask for piece in self.pieces] == [None]:
            return SOLID
        return tuple(
            (piece.x, piece.y, piece.x + piece.image.width, piece.y + piece.image.height)
            for piece in self.pieces
        )

    def settled(self) -> "Sprite":
        """The same, to be kept for long."""
        whole, pieces = settled(self.image), []
        for piece in self.pieces:
            image = whole if piece.image is self.image else settled(piece.image)
            pieces.append(piece._replace(image=image, mask=piece.mask and image))
        sprite = copy(self)
        object.__setattr__(sprite, "image", whole)
        object.__setattr__(sprite, "pieces", tuple(pieces))
        return sprite

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


def _boxes(image: Image.Image) -> tuple[Box, ...]:
    """The whole image, what is left without its clear margins, or strips each without its own:
    whichever is pasted soonest."""
    if image.mode == "RGB" or image.getchannel("A").getextrema() == (255, 255):
        return SOLID
    whole, rows = [(0, 0, *image.size)], range(0, image.height, _STRIP)
    trimmed = _trimmed(image, 0, image.height)
    strips = [box for top in rows for box in _trimmed(image, top, min(top + _STRIP, image.height))]
    least = min(trimmed, strips, key=_cost)
    return tuple(least if _cost(least) < _WORTH * _cost(whole) else whole)


def _pieces(image: Image.Image, boxes: tuple[Box, ...]) -> tuple[Piece, ...]:
    if boxes == SOLID:
        return (Piece(image, None),)
    if boxes == ((0, 0, *image.size),):
        return (Piece(image, image),)
    parts = [(image.crop(box), box) for box in boxes]
    return tuple(Piece(part, part, box[0], box[1]) for part, box in parts)


def _trimmed(image: Image.Image, top: int, bottom: int) -> list[Box]:
    """These rows without their clear margins; nothing, if nothing is in them."""
    box = image.crop((0, top, image.width, bottom)).getchannel("A").getbbox()
    return [] if box is None else [(box[0], top + box[1], box[2], top + box[3])]


def _cost(boxes: list[Box]) -> int:
    """In blended pixels; the call for a piece takes as long as two thousand of them."""
    return sum(_CALL + (right - left) * (low - high) for left, high, right, low in boxes)
