"""How a figure is modelled: a sheet with air around it, parts, tubes, lamps, and a last edge."""

from __future__ import annotations

from collections.abc import Sequence

from renderers.colour import Colour, darker, lighter, mix, rgb
from renderers.curves import Point, moved
from renderers.pen import Mask, Pen, both, either, without
from renderers.sprite import Sprite

WIDE, HIGH, DX, DY = 184, 176, 22, 24
"""The sheet; figures are drawn with their feet at (70, 126), moved into it by DX and DY."""
MIDDLE = (70 + DX, 66 + DY)
EDGE = 3.4
GLOOM, BOUNCE, INK = rgb("141A3C"), rgb("6FD3E8"), rgb("0A0F16")


class Sheet(Pen):
    """A pen whose origin lies inside its sheet, so that aerials and arms have air."""

    def __init__(self) -> None:
        super().__init__(WIDE, HIGH, 3)

    def area(self, points: Sequence[Point]) -> Mask:
        return super().area(moved(points, DX, DY))

    def disc(self, x: float, y: float, rx: float, ry: float | None = None) -> Mask:
        return super().disc(x + DX, y + DY, rx, ry)

    def discs(self, rounds: Sequence[tuple[float, float, float]]) -> Mask:
        return super().discs([(x + DX, y + DY, r) for x, y, r in rounds])

    def box(self, x0: float, y0: float, x1: float, y1: float, radius: float = 0) -> Mask:
        return super().box(x0 + DX, y0 + DY, x1 + DX, y1 + DY, radius)

    def strokes(self, lines: Sequence[Sequence[Point]], width: float) -> Mask:
        return super().strokes([moved(line, DX, DY) for line in lines], width)

    def arm(self, line: Sequence[Point], thick: float, thin: float, ease: float = 1.0) -> Mask:
        return super().arm(moved(line, DX, DY), thick, thin, ease)

    def part(self, mask: Mask, colour: Colour, edge: float = EDGE) -> None:
        """Dark edge, light tone, one hard crescent of cool shade, a rim towards the light."""
        box = mask.getbbox()
        if box is None:
            return
        self.fill(self.grown(mask, edge), INK)
        self.shade(mask, lighter(colour, 0.2), darker(colour, 0.06))
        far = max(2.0, 0.2 * min(box[2] - box[0], box[3] - box[1]) / self.over)
        shade = without(mask, self.shifted(mask, -far, -far * 0.8))
        self.fill(shade, mix(darker(colour, 0.42), GLOOM, 0.35), 0.85)
        self.fill(without(mask, self.shifted(mask, -1.3, -1.1)), BOUNCE, 0.4)
        self.rim(mask, lighter(colour, 0.7), 1.9, 0.7)

    def tube(self, line: Sequence[Point], width: float, colour: Colour) -> None:
        self.part(self.arm(line, width, width), colour)

    def lines(self, within: Mask, many: Sequence[Sequence[Point]], width: float = 2.4) -> None:
        self.fill(both(within, self.strokes(many, width)), INK, 0.8)

    def lamp(self, mask: Mask, colour: Colour, reach: float = 5) -> None:
        """Something that shines of itself: halo, dark edge, hot core."""
        self.glow(mask, colour, reach, 0.85)
        self.fill(self.grown(mask, 2), INK)
        self.ball(mask, lighter(colour, 0.75), colour, (0.4, 0.35))

    def finished(self, light: Colour, scale: float) -> Sprite:
        """With a dark outline and a thin light edge around all, scaled once."""
        under = Sheet()
        solid = self.image.getchannel("A").point([255 * (v > 150) for v in range(256)])
        hull = self.grown(solid, 1.5)
        under.fill(under.soft(hull, 5), (2, 8, 16), 0.6)
        swell = either(hull, self.shifted(hull, 1.3, 1.6))
        under.fill(self.grown(swell, 2.2), light, 0.85)
        under.fill(swell, INK)
        under.image.alpha_composite(self.image)
        return under.sprite_sized(scale, *MIDDLE)
