"""An image cut into pieces that are pasted soonest: what is clear is left out, what is solid needs
no mask."""

from typing import NamedTuple, TypeAlias

from PIL import Image

_STRIP, _WORTH, _CALL = 32, 0.7, 2_000

Box: TypeAlias = tuple[int, int, int, int]


class Piece(NamedTuple):
    """A part of an image that is pasted at once; a solid one needs no mask."""

    image: Image.Image
    mask: Image.Image | None
    x: int = 0
    y: int = 0

    @property
    def box(self) -> Box:
        return self.x, self.y, self.x + self.image.width, self.y + self.image.height


def cut_up(image: Image.Image) -> tuple[Piece, ...]:
    """Whole, without its clear margins, or in strips each without its own: whichever is pasted
    soonest."""
    if image.mode == "RGB" or image.getchannel("A").getextrema() == (255, 255):
        return (Piece(image, None),)
    whole, rows = [(0, 0, *image.size)], range(0, image.height, _STRIP)
    trimmed = _trimmed(image, 0, image.height)
    strips = [box for top in rows for box in _trimmed(image, top, min(top + _STRIP, image.height))]
    least = min(trimmed, strips, key=_cost)
    if _cost(least) >= _WORTH * _cost(whole):
        return (Piece(image, image),)
    parts = [(image.crop(box), box) for box in least]
    return tuple(Piece(part, part, left, top) for part, (left, top, _, _) in parts)


def inked_rows(pieces: tuple[Piece, ...]) -> tuple[int, int]:
    """The first row that is not clear, and the one after the last."""
    boxes = [piece.box for piece in pieces]
    if len(pieces) == 1 and pieces[0].mask is pieces[0].image:  # its margins may still be there
        boxes = _trimmed(pieces[0].image, 0, pieces[0].image.height, pieces[0].y)
    return min((box[1] for box in boxes), default=0), max((box[3] for box in boxes), default=0)


def _trimmed(image: Image.Image, top: int, bottom: int, down: int = 0) -> list[Box]:
    """These rows without their clear margins; nothing, if nothing is in them."""
    box = image.crop((0, top, image.width, bottom)).getchannel("A").getbbox()
    down += top
    return [] if box is None else [(box[0], down + box[1], box[2], down + box[3])]


def _cost(boxes: list[Box]) -> int:
    """In blended pixels; the call for a piece takes as long as two thousand of them."""
    return sum(_CALL + (right - left) * (low - high) for left, high, right, low in boxes)
