"""A sheet for one figure: masks from short outlines, and the one way to model a part.

A figure stands with its feet around (70, 126). An outline is written as text, "50,62 44,84 38,112".
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil
from typing import TypeAlias

from renderers.colour import Colour, darker, lighter, mix, rgb
from renderers.curves import Line, Point, bezier, moved, points, spline
from renderers.pen import Mask, Pen, both, either, without
from renderers.sprite import Sprite

WIDE, HIGH, DX, DY = 200, 188, 30, 30
"""The sheet, and where the figure's own origin lies in it, so that crowns and blades have air."""
X, GROUND = 70, 126
MIDDLE = (70 + DX, 66 + DY)
EDGE, RIM = 3.2, 1.9
INK, GLOOM, BOUNCE = rgb("0A0F16"), rgb("141A3C"), rgb("6FD3E8")
_HATCHED, _EVERY, _HAIR = 16, 3.4, 1.15
FLESH_RED = rgb("7A1220")


def curve(line: Line) -> list[Point]:
    """A Bézier curve from its first point to its fourth."""
    one, two, three, four = points(line)
    return bezier(one, two, three, four)


def smooth(line: Line, steps: int = 8) -> list[Point]:
    """A spline through all the points."""
    return spline(points(line), steps)


class Sheet(Pen):
    """A pen for one figure; everything is given in the figure's own measures.

    `line` below 1 makes outlines thinner, for a figure that fills a picture.
    """

    def __init__(self, over: int = 3, line: float = 1.0) -> None:
        super().__init__(WIDE, HIGH, over)
        self.line = line

    # Masks.

    def area(self, line: Line) -> Mask:
        return super().area(moved(points(line), DX, DY))

    def areas(self, *lines: Line) -> Mask:
        return super().areas(*(moved(points(line), DX, DY) for line in lines))

    def blob(self, line: Line) -> Mask:
        """A soft shape through all the points."""
        return self.area(spline(points(line), 8, closed=True))

    def disc(self, x: float, y: float, rx: float, ry: float | None = None) -> Mask:
        return super().disc(x + DX, y + DY, rx, ry)

    def discs(self, rounds: Sequence[tuple[float, float, float]]) -> Mask:
        return super().discs([(x + DX, y + DY, r) for x, y, r in rounds])

    def box(self, x0: float, y0: float, x1: float, y1: float, radius: float = 0) -> Mask:
        return super().box(x0 + DX, y0 + DY, x1 + DX, y1 + DY, radius)

    def stroke(self, line: Line, width: float, *, closed: bool = False) -> Mask:
        return super().stroke(moved(points(line), DX, DY), width, closed=closed)

    def strokes(self, lines: Sequence[Line], width: float) -> Mask:
        return super().strokes([moved(points(line), DX, DY) for line in lines], width)

    def arm(self, line: Line, thick: float, thin: float, ease: float = 1.0) -> Mask:
        return super().arm(moved(points(line), DX, DY), thick, thin, ease)

    # Parts.

    def part(self, mask: Mask, colour: Colour, edge: float = EDGE, turn: float = 0.2) -> Mask:
        """Dark edge, light tone, one hard crescent of cool shade with hatching, a rim of light."""
        edge *= self.line
        if box := mask.getbbox():
            pad = ceil(edge * self.over) + 2
            left, top = max(0, box[0] - pad), max(0, box[1] - pad)
            right, bottom = min(self.size[0], box[2] + pad), min(self.size[1], box[3] + pad)
            near = Pen((right - left) / self.over, (bottom - top) / self.over, self.over)
            _modelled(near, mask.crop((left, top, right, bottom)), colour, edge, turn)
            self.image.alpha_composite(near.image, (left, top))
        return mask

    def plate(self, line: Line, colour: Colour, edge: float = EDGE, turn: float = 0.2) -> Mask:
        """A part with corners."""
        return self.part(self.area(line), colour, edge, turn)

    def lump(self, line: Line, colour: Colour, edge: float = EDGE, turn: float = 0.2) -> Mask:
        """A soft part, through all the points."""
        return self.part(self.blob(line), colour, edge, turn)

    def tube(self, line: Line, width: float, colour: Colour, thin: float | None = None) -> Mask:
        return self.part(self.arm(line, width, width if thin is None else thin), colour)

    def limb(self, line: Line, width: float, colour: Colour, thin: float | None = None) -> Mask:
        """A tube along a smooth line."""
        return self.tube(smooth(line), width, colour, thin)

    def draw(
        self, many: Sequence[Line], width: float, colour: Colour = INK, alpha: float = 1.0
    ) -> None:
        """Lines of even width."""
        self.fill(self.strokes(many, width), colour, alpha)

    def lines(
        self, within: Mask, many: Sequence[Line], width: float = 1.8, alpha: float = 0.75
    ) -> None:
        """Drawn lines that stay inside a part."""
        self.fill(both(within, self.strokes(many, width)), INK, alpha)

    def rivets(self, spots: Line, colour: Colour, radius: float = 1.9) -> None:
        found = points(spots)
        self.fill(self.discs([(x + 0.7, y + 0.9, radius) for x, y in found]), INK, 0.7)
        self.fill(self.discs([(x, y, radius) for x, y in found]), lighter(colour, 0.6))

    def lamp(self, mask: Mask, colour: Colour, reach: float = 5, alpha: float = 0.85) -> None:
        """Something that shines of itself: halo, dark edge, hot core."""
        self.glow(mask, colour, reach, alpha)
        self.fill(self.grown(mask, 2 * self.line), INK)
        self.ball(mask, lighter(colour, 0.75), colour, (0.4, 0.35))

    def hole(self, mask: Mask, colour: Colour = FLESH_RED) -> None:
        """A mouth or another way in."""
        self.fill(self.grown(mask, 2 * self.line), INK)
        self.fill(mask, colour)

    def teeth(self, line: str, size: float, count: int, colour: Colour) -> None:
        """A row of teeth between two points, downwards, or upwards when `size` is negative."""
        (x0, y0), (x1, y1) = points(line)
        dx, dy = (x1 - x0) / count, (y1 - y0) / count
        row = [
            [
                (x0 + dx * at, y0 + dy * at),
                (x0 + dx * (at + 1), y0 + dy * (at + 1)),
                (x0 + dx * (at + 0.5), y0 + dy * (at + 0.5) + size),
            ]
            for at in range(count)
        ]
        self.fill(self.grown(self.areas(*row), 1.2 * self.line), INK)
        self.fill(self.areas(*row), colour)

    def eye(self, x: float, y: float, radius: float, glow: Colour, pupil: float = 0.42) -> None:
        """A round eye, its pupil a little before the middle."""
        self.fill(self.disc(x, y, radius + 2.2), INK)
        self.ball(self.disc(x, y, radius), (255, 255, 240), glow)
        self.fill(self.disc(x + radius * 0.25, y, radius * pupil, radius * 0.62), INK)

    def brow(self, line: str, width: float = 3.2) -> None:
        self.draw([line], width)

    # Ends.

    def hull(self) -> Mask:
        """All that is solid, with a border."""
        solid = self.image.getchannel("A").point([255 * (v > 150) for v in range(256)])
        return self.grown(solid, 1.5 * self.line)

    def edged(self, light: Colour, side: Colour | None = None) -> Sheet:
        """Soft gloom around all, an outline that swells away from the light, a thin bright edge;
        a broad one in the colour of its side, where figures of several sides meet."""
        under, hull, k = Sheet(self.over), self.hull(), self.line
        under.fill(under.soft(hull, 5), (2, 8, 16), 0.6)
        swell = either(hull, self.shifted(hull, 1.3 * k, 1.6 * k))
        if side is None:
            under.fill(self.grown(swell, 1.4 * k), light, 0.65)
        else:
            under.fill(self.grown(swell, 3.6 * k), side)
        under.fill(swell, INK)
        under.fill(without(hull, self.shifted(hull, 1.5 * k, 1.5 * k)), light, 0.9)
        under.image.alpha_composite(self.image)
        return under

    def floating(self, scale: float) -> Sprite:
        """Scaled once, anchored at its middle."""
        return self.sprite_sized(scale, *MIDDLE)

    def standing(self, scale: float) -> Sprite:
        """Scaled once, anchored between the feet."""
        return self.sprite_sized(scale, X + DX, GROUND + 2 + DY)


def _modelled(pen: Pen, mask: Mask, colour: Colour, edge: float, turn: float) -> None:
    box = mask.getbbox()
    assert box is not None
    pen.fill(pen.grown(mask, edge), INK)
    pen.shade(mask, lighter(colour, 0.16), darker(colour, 0.06))
    far = max(2.0, turn * min(box[2] - box[0], box[3] - box[1]) / pen.over)
    lit = pen.shifted(mask, -far, -far * 0.8)
    pen.fill(without(mask, lit), mix(darker(colour, 0.42), GLOOM, 0.35), 0.85)
    _hatch(pen, mask, lit, far)
    pen.fill(without(mask, pen.shifted(mask, -1.3, -1.1)), BOUNCE, 0.4)
    pen.rim(mask, lighter(colour, 0.7), RIM, 0.7)


def _hatch(pen: Pen, mask: Mask, lit: Mask, far: float) -> None:
    """The engraver's passage from light to shade: short lines along its border."""
    if min(pen.width, pen.height) < _HATCHED + 2 * EDGE:
        return
    wide = far * 1.75
    band = both(lit, without(mask, pen.shifted(mask, -wide, -wide * 0.8)))
    count = int((pen.width + pen.height) / _EVERY) + 1
    starts = [at * _EVERY - pen.height for at in range(count)]
    many = [[(x, pen.height), (x + pen.height, 0.0)] for x in starts]
    pen.fill(both(band, pen.strokes(many, _HAIR)), INK, 0.5)


Figures: TypeAlias = dict[str, Callable[[Sheet], None]]
"""How each figure of a people is drawn."""
