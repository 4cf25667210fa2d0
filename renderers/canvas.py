"""The canvas: a picture in the making. Paste, paste, paste, write."""

from __future__ import annotations

from PIL import Image

from renderers.arrangement import Arrangement
from renderers.sprite import Sprite
from renderers.text import Style, Written, fit, flow, is_watched, label, line_height, note, width_of

WIDTH, HEIGHT = 1000, 900
"""A board; seen at about a third of this on a phone."""
CARD_HEIGHT = 750
"""Hands, cards, maps and pages."""


class Canvas:
    """An RGB image for a frame, or a transparent one for a sprite made of sprites.

    What is put on a kept layer is painted when somebody wants to see it, and only then.
    """

    def __init__(self, drawn: Image.Image | Arrangement) -> None:
        self._drawn = drawn
        self.width, self.height = drawn.size

    @classmethod
    def on(cls, layer: Sprite) -> Canvas:
        """A new frame over a kept layer."""
        return cls(Arrangement(layer) if layer.outline.mode == "RGB" else layer.image.copy())

    @classmethod
    def clear(cls, width: int, height: int) -> Canvas:
        return cls(Image.new("RGBA", (width, height)))

    @property
    def size(self) -> tuple[int, int]:
        return self.width, self.height

    @property
    def arrangement(self) -> Arrangement | None:
        """What lies where, while nothing of it is painted."""
        return self._drawn if isinstance(self._drawn, Arrangement) else None

    @property
    def image(self) -> Image.Image:
        """What was drawn so far, to look at and to draw on."""
        if isinstance(self._drawn, Arrangement):
            self._drawn = self._drawn.painted()
        return self._drawn

    @image.setter
    def image(self, image: Image.Image) -> None:
        self._drawn = image

    def put(self, sprite: Sprite, x: float, y: float) -> None:
        """Place a sprite with its anchor at (x, y)."""
        left, top = round(x - sprite.x), round(y - sprite.y)
        if isinstance(self._drawn, Arrangement):
            self._drawn.put(sprite, left, top)
        elif self._drawn.mode != "RGB":
            self._compose(sprite.image, left, top)
        else:
            for piece in sprite.pieces:
                self._drawn.paste(piece.image, (left + piece.x, top + piece.y), piece.mask)

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
        self._note(text, x, y, style, wide, (0 if room is None else room, line_height(style)))
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
        if not is_watched():
            return
        shift = {"l": 0.0, "m": 0.5, "r": 1.0}[style.align]
        left, limit = x - wide * shift, room[0] or wide
        half = style.size * 0.36
        allowed = (x - limit * shift, y - room[1] / 2, x + limit * (1 - shift), y + room[1] / 2)
        ink = (left, y - half, left + wide, y + half)
        note(Written(text, style, self, ink, allowed))

    def sprite(self, x: float = 0.0, y: float = 0.0) -> Sprite:
        return Sprite(self.image, x, y)
