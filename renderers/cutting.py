"""An image cut into pieces that are pasted soonest: what is clear is left out, what is solid needs
no mask."""

from typing import NamedTuple, TypeAlias

from PIL import Image

_STRIP, _WORTH, _CALL = 32, 0.7, 2_000

Box: TypeAlias = tuple[int, int, int, int]

SOLID: tuple[Box, ...] = ((0, 0, 0, 0),)
"""Stands for the whole image, without a mask."""


class Piece(NamedTuple):
    """A part of an image that is pasted at once; a solid one needs no mask."""

    image: Image.Image
    mask: Image.Image | None
    x: int = 0
    y: int = 0


def best_cut(image: Image.Image) -> tuple[Box, ...]:
    """The whole image, what is left without its clear margins, or strips each without its own:
    whichever is pasted soonest."""
    if image.mode == "RGB" or image.getchannel("A").getextrema() == (255, 255):
        return SOLID
    whole, rows = [(0, 0, *image.size)], range(0, image.height, _STRIP)
    trimmed = _trimmed(image, 0, image.height)
    strips = [box for top in rows for box in _trimmed(image, top, min(top + _STRIP, image.height))]
    least = min(trimmed, strips, key=_cost)
    return tuple(least if _cost(least) < _WORTH * _cost(whole) else whole)


def cut_up(image: Image.Image, boxes: tuple[Box, ...]) -> tuple[Piece, ...]:
    if boxes == SOLID:
        return (Piece(image, None),)
    if boxes == ((0, 0, *image.size),):
        return (Piece(image, image),)
    parts = [(image.crop(box), box) for box in boxes]
    return tuple(Piece(part, part, box[0], box[1]) for part, box in parts)


def boxes_of(pieces: tuple[Piece, ...]) -> tuple[Box, ...]:
    """Where they lie."""
    return tuple(
        (piece.x, piece.y, piece.x + piece.image.width, piece.y + piece.image.height)
        for piece in pieces
    )


def inked_rows(pieces: tuple[Piece, ...]) -> tuple[int, int]:
    """The first row that is not clear, and the one after the last."""
    if len(pieces) == 1 and pieces[0].mask is not None:
        image, _, _, y = pieces[0]
        return next(
            ((y + top, y + low) for _, top, _, low in _trimmed(image, 0, image.height)), (0, 0)
        )
    boxes = boxes_of(pieces)
    return min((box[1] for box in boxes), default=0), max((box[3] for box in boxes), default=0)


def _trimmed(image: Image.Image, top: int, bottom: int) -> list[Box]:
    """These rows without their clear margins; nothing, if nothing is in them."""
    box = image.crop((0, top, image.width, bottom)).getchannel("A").getbbox()
    return [] if box is None else [(box[0], top + box[1], box[2], top + box[3])]


def _cost(boxes: list[Box]) -> int:
    """In blended pixels; the call for a piece takes as long as two thousand of them."""
    return sum(_CALL + (right - left) * (low - high) for left, high, right, low in boxes)
