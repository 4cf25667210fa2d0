"""The canvas: a picture in the making. Paste, paste, paste, write."""

from PIL import Image

from renderers.frames import copy_of
from renderers.sprite import Sprite
from renderers.text import Style, Written, fit, flow, label, line_height, note, width_of

WIDTH, HEIGHT = 1000, 900
"""A board; seen at about a third of this on a phone."""
CARD_HEIGHT = 750
"""Hands, cards, maps and pages."""


class Canvas:
    """An RGB image for a frame, or a transparent one for a sprite made of sprites."""

    def __init__(self, image: Image.Image, *, lent: bool = False) -> None:
        self.image = image
        self.lent = lent
        """Whether it is one of the frames that are used over and over."""

    @classmethod
    def on(cls, layer: Sprite) -> "Canvas":
        """A new frame over a kept layer."""
        if layer.image.mode != "RGB":
            return cls(layer.image.copy())
        return cls(copy_of(layer.image), lent=True)

    @classmethod
    def clear(cls, width: int, height: int) -> "Canvas":
        return cls(Image.new("RGBA", (width, height)))

    @property
    def width(self) -> int:
        return self.image.width

    @property
    def height(self) -> int:
        return self.image.height

    def put(self, sprite: Sprite, x: float, y: float) -> None:
        """Place a sprite with its anchor at (x, y)."""
        left, top = round(x - sprite.x), round(y - sprite.y)
        if self.image.mode != "RGB":
            self._compose(sprite.image, left, top)
            return
        for piece in sprite.pieces:
            self.image.paste(piece.image, (left + piece.x, top + piece.y), piece.mask)

    def _compose(self, image: Image.Image, x: int, y: int) -> None:
        left, top = max(0, -x), max(0, -y)
        right, bottom = min(image.width, self.width - x), min(image.height, self.height - y)
        if left < right and top < bottom:
            self.image.alpha_composite(image.crop((left, top, right, bottom)), (x + left, y + top))

    def write(
        self, text: str, x: float, y: float, style: Style, room: float | None = None
    ) -> float:
        """One line at (x, y), the middle of its capitals; returns its width.

        With a room it becomes smaller and is cut rather than ever being wider.
        """
        if room is not None:
            text, style = fit(text, style, room)
        wide = width_of(text, style)
        self.put(label(text, style), x, y)
        half = line_height(style) / 2
        self._note(text, x, y, style, wide, (0 if room is None else room, half * 2))
        return wide

    def paragraph(
        self, text: str, x: float, y: float, wide: float, high: float, style: Style
    ) -> float:
        """Wrapped text in a room whose top left is (x, y); returns the height used."""
        lines, style = flow(text, style, wide, high)
        step = line_height(style)
        at = x + {"l": 0.0, "m": wide / 2, "r": wide}[style.align]
        for index, line in enumerate(lines):
            self.put(label(line, style), at, y + (index + 0.5) * step)
            self._note(
                line, at, y + (index + 0.5) * step, style, width_of(line, style), (wide, step)
            )
        return step * len(lines)

    def _note(
        self, text: str, x: float, y: float, style: Style, wide: float, room: tuple[float, float]
    ) -> None:
        shift = {"l": 0.0, "m": 0.5, "r": 1.0}[style.align]
        left, limit = x - wide * shift, room[0] or wide
        half = style.size * 0.36
        allowed = (x - limit * shift, y - room[1] / 2, x + limit * (1 - shift), y + room[1] / 2)
        ink = (left, y - half, left + wide, y + half)
        note(Written(text, style, self.image, ink, allowed))

    def sprite(self, x: float = 0.0, y: float = 0.0) -> Sprite:
        return Sprite(self.image, x, y)
