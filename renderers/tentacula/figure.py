"""A figure is drawn in a square from -1 to 1 and comes out in any size."""

from __future__ import annotations

from renderers.colour import Colour, darker, lighter
from renderers.curves import Line, Point, points, spline
from renderers.pen import Mask, Pen
from renderers.sprite import Sprite
from renderers.tentacula.look import OUTLINE

WHITE: Colour = (255, 255, 255)


class Figure:
    """A pen with its own small coordinates; `edge` is the width of the outline in pixels."""

    def __init__(self, size: float, edge: float = 2.2, room: float = 1.25) -> None:
        self.unit, self.edge = size / 2, edge
        self.middle = size / 2 * room
        self.pen = Pen(round(size * room), round(size * room))

    def at(self, line: Line) -> list[Point]:
        return [(self.middle + x * self.unit, self.middle + y * self.unit) for x, y in points(line)]

    def shape(self, line: Line, *, smooth: bool = True) -> Mask:
        return self.pen.area(self.at(spline(points(line), 10, closed=True) if smooth else line))

    def round(self, x: float, y: float, rx: float, ry: float | None = None) -> Mask:
        (px, py), k = self.at([(x, y)])[0], self.unit
        return self.pen.disc(px, py, rx * k, (rx if ry is None else ry) * k)

    def line(self, line: Line, width: float) -> Mask:
        return self.pen.stroke(self.at(line), width * self.unit)

    def arm(self, line: Line, thick: float, thin: float) -> Mask:
        return self.pen.arm(self.at(line), thick * self.unit, thin * self.unit)

    def body(self, mask: Mask, colour: Colour) -> None:
        """A part of the figure with its own outline, light and shade."""
        self.pen.body(mask, colour, OUTLINE, self.edge)

    def flat(self, mask: Mask, colour: Colour, alpha: float = 1.0) -> None:
        self.pen.fill(mask, colour, alpha)

    def soft(self, mask: Mask, colour: Colour) -> None:
        """A part without an outline."""
        self.pen.ball(mask, lighter(colour, 0.25), darker(colour, 0.25))

    def eye(self, x: float, y: float, radius: float, look: Point = (0.2, 0.1)) -> None:
        """Round, white, friendly, with a spark in it."""
        self.flat(self.round(x, y, radius + self.edge * 0.6 / self.unit), OUTLINE)
        self.flat(self.round(x, y, radius), WHITE)
        px, py = x + look[0] * radius, y + look[1] * radius
        self.flat(self.round(px, py, radius * 0.62), OUTLINE)
        self.flat(self.round(px - radius * 0.22, py - radius * 0.25, radius * 0.22), WHITE)

    def sprite(self, x: float = 0.0, y: float = 0.0) -> Sprite:
        """Anchored at the middle, or at any other point."""
        return self.pen.sprite(self.middle + x * self.unit, self.middle + y * self.unit)
