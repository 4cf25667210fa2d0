"""Spaces of boards, square and hexagonal: stone with a carved symbol; and where they lie."""

from __future__ import annotations

from dataclasses import dataclass
from math import pi, sqrt

from renderers.cache import kept
from renderers.canvas import Canvas
from renderers.colour import Colour, darker, lighter
from renderers.curves import Point, regular, swing, vary
from renderers.icons import carved
from renderers.pen import Mask, Pen, both
from renderers.sprite import Sprite
from renderers.theme import Theme

_PAD = 6


@dataclass(frozen=True, slots=True)
class SquareGrid:
    """Columns grow to the right and rows upwards; (x, y) is the middle of space (0, 0)."""

    x: float
    y: float
    step: float
    rise: float | None = None

    def at(self, column: float, row: float) -> Point:
        rise = self.step if self.rise is None else self.rise
        return self.x + column * self.step, self.y - row * rise


@dataclass(frozen=True, slots=True)
class HexGrid:
    """Axial coordinates; `flat` hexes have a flat top; (x, y) is the middle of hex (0, 0)."""

    x: float
    y: float
    radius: float
    flat: bool = False

    def at(self, q: float, r: float) -> Point:
        if self.flat:
            return self.x + 1.5 * self.radius * q, self.y + sqrt(3) * self.radius * (r + q / 2)
        return self.x + sqrt(3) * self.radius * (q + r / 2), self.y + 1.5 * self.radius * r

    @property
    def turn(self) -> float:
        """The angle of a hex's first corner, as `regular` and `marks.polygon` want it."""
        return 0.0 if self.flat else -pi / 2


def _stone(pen: Pen, body: Mask, ground: Colour, theme: Theme, name: str) -> None:
    """House recipe of a space: gradient, cracks, inner shadow, lit upper edge."""
    pen.fill(pen.grown(body, 1.6), theme.outline, 0.9)
    pen.shade(body, lighter(ground, 0.14), darker(ground, 0.22))
    pen.fill(
        both(body, pen.strokes(_grain(pen.width, pen.height, name), 1.0)),
        lighter(ground, 0.4),
        0.16,
    )
    pen.inner_shadow(body, darker(ground, 0.8), 4, 0.75)
    pen.rim(body, lighter(ground, 0.55), 1.3, 0.6)
    pen.dusk(body, darker(ground, 0.7), 1.6, 0.6)


def _grain(width: float, height: float, name: str) -> list[list[Point]]:
    """A few engraved strokes, other ones for each name."""
    strokes = []
    for index in range(7):
        x, y = width * vary(name, index, "x"), height * vary(name, index, "y")
        reach = width * (0.1 + 0.2 * vary(name, index, "r"))
        strokes.append([(x, y), (x + reach, y + 3 * swing(name, index)), (x + 1.6 * reach, y + 2)])
    return strokes


@kept()
def square(
    width: int, height: int, ground: Colour, theme: Theme, symbol: str = "", name: str = ""
) -> Sprite:
    """A square space with its symbol, anchored at its middle; `name` varies the grain."""
    pen = Pen(width + 2 * _PAD, height + 2 * _PAD, 3)
    body = pen.box(_PAD, _PAD, _PAD + width, _PAD + height, min(width, height) * 0.14)
    _stone(pen, body, ground, theme, f"{symbol}/{name}")
    return _with_symbol(pen, symbol, round(min(width, height) * 0.66), ground)


@kept()
def hexagon(
    radius: int,
    ground: Colour,
    theme: Theme,
    symbol: str = "",
    name: str = "",
    *,
    flat: bool = False,
) -> Sprite:
    """A hexagonal space with its symbol, anchored at its middle."""
    size = 2 * radius + 2 * _PAD
    pen, c = Pen(size, size, 3), size / 2
    body = pen.area(regular(c, c, radius - 1, 6, 0.0 if flat else -pi / 2))
    _stone(pen, body, ground, theme, f"{symbol}/{name}")
    return _with_symbol(pen, symbol, round(radius * 0.95), ground)


def _with_symbol(pen: Pen, symbol: str, size: int, ground: Colour) -> Sprite:
    canvas = Canvas(pen.sprite().image)
    x, y = canvas.width / 2, canvas.height / 2
    if symbol:
        canvas.put(carved(symbol, size, ground, lighter(ground, 0.45)), x, y)
    return canvas.sprite(x, y)
