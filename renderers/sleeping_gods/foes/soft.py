"""The soft hand of the scenes for foes: no ink, the light of their country along one side, and for
those of flesh and blood a face that is in the mood of the text.

Every foe is drawn on a sheet through these few parts, so that a sheet which does them otherwise
redraws all of them.
"""

from __future__ import annotations

from collections.abc import Sequence

from PIL import ImageChops, ImageFilter

from renderers.colour import Colour, darker, lighter, mix, rgb
from renderers.curves import Line, points
from renderers.figures.sheet import DX, DY, EDGE, FLESH_RED, Sheet
from renderers.pen import Mask, both
from renderers.sleeping_gods.foes.register import Temper

SHADE, WHITE, IRIS = rgb("1A1C2C"), rgb("F7EFE2"), rgb("2A1B18")
WIDE = {"afraid": 0.62, "grim": 0.36, "sorry": 0.46}
"""How far the eyes of a mood are open, for how wide they are."""
LIFT = {"afraid": 3.2, "grim": -2.4, "sorry": 2.6}
"""How far the inner ends of its brows rise."""


class SoftSheet(Sheet):
    """A sheet without outlines; with a temper, eyes and mouth are those of a person."""

    def __init__(self, over: int, light: Colour, temper: Temper = "") -> None:
        super().__init__(over, 0.0)
        self.light, self.temper = light, temper

    def part(self, mask: Mask, colour: Colour, edge: float = EDGE, turn: float = 0.2) -> Mask:
        box, px = mask.getbbox(), self.over
        if box is None:
            return mask
        under = self.shifted(mask, 0.6, 2.0).filter(ImageFilter.BoxBlur(1.8 * px))
        self.fill(under, SHADE, 0.28)
        self.ball(mask, lighter(colour, 0.14), darker(colour, 0.3), (0.28, 0.1))
        far = max(edge, turn * min(box[2] - box[0], box[3] - box[1]) / px)
        away = ImageChops.subtract(mask, self.shifted(mask, -far, -far * 0.4))
        self.fill(both(mask, away.filter(ImageFilter.BoxBlur(1.0 * px))), SHADE, 0.34)
        rim = ImageChops.subtract(mask, self.shifted(mask, 1.4, 1.1))
        self.fill(rim, lighter(mix(colour, self.light, 0.6), 0.2), 0.6)
        return mask

    def lines(
        self, within: Mask, many: Sequence[Line], width: float = 1.8, alpha: float = 0.75
    ) -> None:
        self.fill(both(within, self.strokes(many, width * 0.8)), SHADE, alpha * 0.5)

    def eye(self, x: float, y: float, radius: float, glow: Colour, pupil: float = 0.42) -> None:
        if self.temper:
            self._human_eye(x, y, radius)
            return
        self.glow(self.disc(x, y, radius * 1.2), glow, radius * 0.7, 0.6)
        self.fill(self.disc(x, y, radius), lighter(glow, 0.3))
        self.fill(self.disc(x + radius * 0.2, y, radius * pupil, radius * 0.6), SHADE)

    def _human_eye(self, x: float, y: float, r: float) -> None:
        up, lift, side = WIDE[self.temper] * r, LIFT[self.temper], -1 if x < 70 else 1
        lid = [(x - r, y + 0.5), (x - r * 0.3, y - up), (x + r * 0.5, y - up), (x + r, y + 0.3)]
        ball = self.blob([*lid, (x, y + r * 0.5)])
        self.fill(self.soft(self.disc(x, y - 1, r * 1.2, r), 1.6), SHADE, 0.25)
        self.fill(ball, WHITE)
        self.fill(both(ball, self.disc(x + 0.8, y, r * 0.42, r * 0.48)), IRIS)
        self.fill(self.disc(x + 0.1, y - 0.9, 0.8), (255, 255, 255))
        self.fill(self.arm(lid, 1.5, 1.2), SHADE)
        above = y - r - 3
        brow = [
            (x - side * 4, above - lift),
            (x + side, above - 0.8 - lift * 0.2),
            (x + side * 5.6, above + 0.8),
        ]
        self.fill(self.arm(brow, 2.6, 1.2), SHADE, 0.9)

    def brow(self, line: str, width: float = 3.2) -> None:
        if not self.temper:
            self.draw([line], width * 0.8, SHADE, 0.9)

    def hole(self, mask: Mask, colour: Colour = FLESH_RED) -> None:
        """A person's mouth is small, and has no teeth to show."""
        if self.temper and (box := mask.getbbox()):
            x, y = (box[0] + box[2]) / 2 / self.over - DX, (box[1] + box[3]) / 2 / self.over - DY
            mask = self.blob([(x - 4, y + 1.2), (x, y - 1.6), (x + 4, y + 1.2), (x, y + 3)])
        self.fill(mask, darker(colour, 0.25))

    def teeth(self, line: str, size: float, count: int, colour: Colour) -> None:
        if self.temper:
            return
        (x0, y0), (x1, y1) = points(line)
        dx, dy = (x1 - x0) / count, (y1 - y0) / count
        row = []
        for at in range(count):
            x, y = x0 + dx * at, y0 + dy * at
            row.append([(x, y), (x + dx, y + dy), (x + dx / 2, y + dy / 2 + size)])
        self.fill(self.areas(*row), darker(colour, 0.1))
