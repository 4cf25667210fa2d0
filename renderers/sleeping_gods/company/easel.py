"""An easel for one bust: soft shapes without an outline, lit from the upper left.

A shape lies in the frame (the medallion) or on the head, which leans and nods with the mood.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import cos, sin
from typing import TypeAlias

from PIL import Image, ImageChops, ImageFilter

from renderers.colour import Colour, darker, lighter, mix
from renderers.curves import Line, Point, oval, points, spline
from renderers.pen import Mask, Pen, either
from renderers.sleeping_gods.company.table import Mood, Person

WIDE, HIGH, MIDDLE, TOP = 120, 126, 60, 72
RADIUS = 50
INK = (26, 20, 24)
ZOOM, STAND = 1.12, 86.0
"""The bust fills its medallion: all of it is this much larger, around a point on the breast."""
Box = tuple[int, int, int, int]


def mirrored(line: str, side: int) -> list[Point]:
    """An outline for the right side, or its image on the left."""
    return [(side * u, v) for u, v in points(line)]


class Easel(Pen):
    """A pen that knows whose head it draws, and how they are."""

    def __init__(
        self, who: Person, mood: Mood, scale: float, over: int, bold: float, pad: float = 0.0
    ) -> None:
        super().__init__((WIDE + 2 * pad) * scale, HIGH * scale, over)
        self.who, self.mood, self.k, self.bold, self.pad = who, mood, scale, bold, pad
        self.frame = self.round(MIDDLE, TOP, RADIUS * 0.89)
        above = self.box(1 * scale, 0, (WIDE - 1) * scale, TOP * scale)
        self.room = either(self.frame, above)
        lean = who.tilt + mood.cock * (1 if who.turn >= 0 else -1)
        self._turn = cos(lean), sin(lean)
        self._foot = who.at[0], who.at[1] + who.head.chin * who.size + mood.nod
        self.veil: tuple[Colour, float] | None = None
        """A colour that all others are seen through, and how much of it."""
        self.air = mix(who.deep, (24, 34, 52), max(0.0, 1 - mood.light))

    # Where.

    def on_head(self, u: float, v: float) -> Point:
        """A point of the head: (0, 0) is between the eyes."""
        who, (c, s) = self.who, self._turn
        x, y = u * who.size, (v - who.head.chin) * who.size
        return self._foot[0] + x * c - y * s, self._foot[1] + x * s + y * c

    def face(self, u: float, v: float) -> Point:
        """A point of the face, moved to where the head is turned; the far side is shorter."""
        turn, wide = self.who.turn, self.who.head.wide
        x = u * (1 - 0.13 * abs(turn)) + turn * 5.2 * (1 - (u / wide) ** 2 * 0.5)
        return self.on_head(x, v)

    def _units(self, line: Sequence[Point]) -> list[Point]:
        k, z = self.k, ZOOM
        middle = MIDDLE + self.pad
        return [((middle + (x - MIDDLE) * z) * k, (STAND + (y - STAND) * z) * k) for x, y in line]

    def shape(
        self, line: Line, *, head: bool = True, soft: bool = True, face: bool = False
    ) -> Mask:
        """The inside of a line on the head, the face or (neither) the frame."""
        ring = points(line)
        if face:
            ring = [self.face(*point) for point in ring]
        elif head:
            ring = [self.on_head(*point) for point in ring]
        return self.area(self._units(spline(ring, 8, closed=True) if soft else ring))

    def dot(self, x: float, y: float, rx: float, ry: float | None = None) -> Mask:
        """A disc on what they wear."""
        return self.area(self._units(oval(x, y, rx, rx if ry is None else ry, 0.0, 28)))

    def round(self, x: float, y: float, rx: float, ry: float | None = None) -> Mask:
        return self.disc(x * self.k, y * self.k, rx * self.k, None if ry is None else ry * self.k)

    def egg(self, u: float, v: float, rx: float, ry: float, turn: float = 0.0) -> Mask:
        """An oval of the face."""
        x, y = self.face(u, v)
        k = self.who.size
        return self.area(self._units(oval(x, y, rx * k, ry * k, turn)))

    def thread(
        self, line: Line, thick: float, thin: float | None = None, *, where: str = "face"
    ) -> Mask:
        """A stroke, tapering to `thin`."""
        ring = points(line)
        put = {"face": self.face, "head": self.on_head}.get(where)
        ring = [put(*point) for point in ring] if put else ring
        smooth = self._units(spline(ring, 8) if len(ring) > 2 else ring)
        size = self.who.size if put else 1.0
        thick, thin = (
            width * self.k * size * ZOOM for width in (thick, thick if thin is None else thin)
        )
        return self.arm(smooth, thick, thin)

    # What.

    def lay(self, mask: Mask, colour: Colour, *, depth: float = 0.26, rim: float = 0.55) -> Mask:
        """A piece: a soft shadow under it, light above, a plane of shade on the right, a rim of
        light on the left. Only the part of the sheet that it touches is worked on."""
        found = mask.getbbox()
        if found is None:
            return mask
        px = self.k * self.over
        box = self._reach(found, 4 * px)
        room = self.room.crop(box)
        cut = ImageChops.multiply(mask.crop(box), room)
        under = _moved(cut, round(0.4 * px), round(1.3 * px))
        under = ImageChops.multiply(under.filter(ImageFilter.BoxBlur(1.0 * px)), room)
        self._put(under, box, INK, 0.24)
        colour = self.lit(colour)
        whole = _spread(cut, box, self.size)
        self.ball(whole, lighter(colour, 0.12), darker(colour, depth * 0.8), (0.28, 0.1))
        self._shade_side(cut, box, 4.4, min(0.5, depth * 1.15))
        if rim:
            edge = ImageChops.subtract(cut, _moved(cut, round(0.85 * px), round(0.6 * px)))
            tint = lighter(mix(colour, self.who.light, 0.6), 0.25)
            self._put(edge, box, tint, min(1.0, rim * self.mood.light))
        return whole

    def _reach(self, found: Box, by: float) -> Box:
        r = round(by)
        wide, high = self.size
        return (
            max(0, found[0] - r),
            max(0, found[1] - r),
            min(wide, found[2] + r),
            min(high, found[3] + r),
        )

    def _shade_side(self, cut: Mask, box: Box, width: float, alpha: float) -> None:
        px = self.k * self.over
        moved = _moved(cut, round(-width * px), round(-width * 0.4 * px))
        away = ImageChops.subtract(cut, moved).filter(ImageFilter.BoxBlur(0.55 * px))
        away = ImageChops.multiply(away, cut)
        self._put(away, box, mix(self.air, INK, 0.6), alpha)

    def dim(self, mask: Mask, width: float, alpha: float) -> None:
        """Shade along the side away from the light."""
        if found := mask.getbbox():
            box = self._reach(found, 7 * self.k * self.over)
            self._shade_side(mask.crop(box), box, width, alpha)

    def paint(self, mask: Mask, colour: Colour, alpha: float = 1.0) -> None:
        if box := mask.getbbox():
            cut = ImageChops.multiply(mask.crop(box), self.room.crop(box))
            self._put(cut, box, self.lit(colour), alpha)

    def _put(self, cut: Mask, box: Box, colour: Colour, alpha: float) -> None:
        if alpha < 1:
            cut = cut.point([round(value * alpha) for value in range(256)])
        paper = Image.new("RGBA", cut.size, colour)
        paper.putalpha(cut)
        self.image.alpha_composite(paper, box[:2])

    def lit(self, colour: Colour) -> Colour:
        """The colour in the light of the mood."""
        mood = self.mood
        if mood.light < 1:
            colour = mix(colour, self.air, 0.42 * (1 - mood.light))
            colour = darker(colour, 0.22 * (1 - mood.light))
        colour = mix(colour, (255, 206, 128), 0.14 * mood.warm)
        return mix(colour, *self.veil) if self.veil else colour


Part: TypeAlias = Callable[[Easel], None]
"""A small thing that somebody has about them."""


def _spread(cut: Mask, box: Box, size: tuple[int, int]) -> Mask:
    """A part of a mask back on the whole sheet."""
    whole = Image.new("L", size)
    whole.paste(cut, box[:2])
    return whole


def _moved(cut: Mask, dx: int, dy: int) -> Mask:
    out = Image.new("L", cut.size)
    out.paste(cut, (dx, dy))
    return out
