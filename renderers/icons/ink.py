"""The stencil cutter: shapes added to and cut from one silhouette, from -1 to 1 both ways."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PIL import Image, ImageDraw

from renderers.curves import Point, taper
from renderers.pen import Mask, Pen


class Ink:
    """Draws in a square from -1 to 1; `cut=True` takes away instead of adding."""

    def __init__(self, pen: Pen, x: float, y: float, radius: float) -> None:
        self.mask: Mask = Image.new("L", pen.size)
        self._draw = ImageDraw.Draw(self.mask)
        self._k, self._x, self._y = radius * pen.over, x * pen.over, y * pen.over

    def _at(self, points: Sequence[Point]) -> list[Point]:
        return [(self._x + x * self._k, self._y + y * self._k) for x, y in points]

    def poly(self, *points: Point, cut: bool = False) -> None:
        self._draw.polygon(self._at(points), fill=0 if cut else 255)

    def area(self, points: Sequence[Point], *, cut: bool = False) -> None:
        self.poly(*points, cut=cut)

    def disc(
        self, x: float, y: float, rx: float, ry: float | None = None, *, cut: bool = False
    ) -> None:
        ry = rx if ry is None else ry
        (x0, y0), (x1, y1) = self._at([(x - rx, y - ry), (x + rx, y + ry)])
        self._draw.ellipse((x0, y0, x1, y1), fill=0 if cut else 255)

    def ring(self, x: float, y: float, radius: float, width: float) -> None:
        (x0, y0), (x1, y1) = self._at([(x - radius, y - radius), (x + radius, y + radius)])
        self._draw.ellipse((x0, y0, x1, y1), outline=255, width=max(1, round(width * self._k)))

    def box(
        self, x0: float, y0: float, x1: float, y1: float, radius: float = 0.0, *, cut: bool = False
    ) -> None:
        (a, b), (c, d) = self._at([(x0, y0), (x1, y1)])
        self._draw.rounded_rectangle((a, b, c, d), radius * self._k, fill=0 if cut else 255)

    def line(self, points: Sequence[Point], width: float, *, cut: bool = False) -> None:
        """A stroke with round ends."""
        fill = 0 if cut else 255
        wide = max(1, round(width * self._k))
        path = self._at(points)
        self._draw.line(path, fill=fill, width=wide, joint="curve")
        for x, y in (path[0], path[-1]):
            self._draw.ellipse((x - wide / 2, y - wide / 2, x + wide / 2, y + wide / 2), fill=fill)

    def arm(self, points: Sequence[Point], thick: float, thin: float) -> None:
        """A tapering stroke."""
        self.area(taper(points, thick, thin))
        self.disc(*points[0], thick / 2)
        self.disc(*points[-1], thin / 2)


Stencil = Callable[[Ink], None]
STENCILS: dict[str, Stencil] = {}


def named(draw: Stencil) -> Stencil:
    """Enter the function into the list of icons under its name."""
    STENCILS[draw.__name__.strip("_")] = draw
    return draw
