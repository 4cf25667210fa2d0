"""The pen draws one sprite large, with masks and paints, to be scaled down once.

All coordinates are pixels of the finished sprite. A mask says where, a paint says what.
"""

from collections.abc import Callable, Sequence
from functools import cache
from math import ceil

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from renderers.colour import Colour, darker, lighter
from renderers.curves import Point, scaled, taper
from renderers.sprite import Sprite

Mask = Image.Image

_DOWN = Image.linear_gradient("L")
_ACROSS = _DOWN.transpose(Image.Transpose.TRANSPOSE)
_ROUND = Image.radial_gradient("L")
_FULL = [255 if value > 8 else 0 for value in range(256)]


class Pen:
    """A transparent sheet, `over` times as large as the sprite it becomes."""

    def __init__(self, width: float, height: float, over: int = 4) -> None:
        self.width, self.height, self.over = width, height, over
        self.size = round(width * over), round(height * over)
        self.image = Image.new("RGBA", self.size)

    # Masks: where.

    def _mask(self) -> tuple[Mask, ImageDraw.ImageDraw]:
        mask = Image.new("L", self.size)
        return mask, ImageDraw.Draw(mask)

    def area(self, points: Sequence[Point]) -> Mask:
        """The inside of a polygon."""
        mask, draw = self._mask()
        draw.polygon(scaled(points, self.over), fill=255)
        return mask

    def areas(self, *polygons: Sequence[Point]) -> Mask:
        mask, draw = self._mask()
        for points in polygons:
            draw.polygon(scaled(points, self.over), fill=255)
        return mask

    def disc(self, x: float, y: float, rx: float, ry: float | None = None) -> Mask:
        mask, draw = self._mask()
        k, ry = self.over, rx if ry is None else ry
        draw.ellipse(((x - rx) * k, (y - ry) * k, (x + rx) * k, (y + ry) * k), fill=255)
        return mask

    def discs(self, rounds: Sequence[tuple[float, float, float]]) -> Mask:
        """Many discs at once, each (x, y, radius)."""
        mask, draw = self._mask()
        k = self.over
        for x, y, r in rounds:
            draw.ellipse(((x - r) * k, (y - r) * k, (x + r) * k, (y + r) * k), fill=255)
        return mask

    def box(self, x0: float, y0: float, x1: float, y1: float, radius: float = 0) -> Mask:
        mask, draw = self._mask()
        k = self.over
        draw.rounded_rectangle((x0 * k, y0 * k, x1 * k - 1, y1 * k - 1), radius * k, fill=255)
        return mask

    def stroke(self, line: Sequence[Point], width: float, *, closed: bool = False) -> Mask:
        """A line of even width with round joints and ends."""
        mask, draw = self._mask()
        points = scaled([*line, line[0]] if closed else line, self.over)
        thick = max(1, round(width * self.over))
        draw.line(points, fill=255, width=thick, joint="curve")
        for x, y in (points[0], points[-1]):
            r = thick / 2
            draw.ellipse((x - r, y - r, x + r, y + r), fill=255)
        return mask

    def strokes(self, lines: Sequence[Sequence[Point]], width: float) -> Mask:
        mask, draw = self._mask()
        thick = max(1, round(width * self.over))
        for line in lines:
            draw.line(scaled(line, self.over), fill=255, width=thick, joint="curve")
        return mask

    def arm(self, line: Sequence[Point], thick: float, thin: float, ease: float = 1.0) -> Mask:
        """A tapering stroke with round ends."""
        mask, draw = self._mask()
        k = self.over
        draw.polygon(scaled(taper(line, thick, thin, ease), k), fill=255)
        for (x, y), w in ((line[0], thick), (line[-1], thin)):
            r = w / 2
            draw.ellipse(((x - r) * k, (y - r) * k, (x + r) * k, (y + r) * k), fill=255)
        return mask

    def grown(self, mask: Mask, by: float) -> Mask:
        """The mask with a border of `by` pixels added."""
        radius = by * self.over
        return self._around(
            mask, radius, lambda part: _full(part.filter(ImageFilter.BoxBlur(radius)))
        )

    def shifted(self, mask: Mask, dx: float, dy: float) -> Mask:
        out = Image.new("L", self.size)
        out.paste(mask, (round(dx * self.over), round(dy * self.over)))
        return out

    def soft(self, mask: Mask, radius: float) -> Mask:
        """The mask with a blurred edge."""
        wide = radius * self.over
        return self._around(mask, 3 * wide, lambda part: _blurred(part, wide))

    def _around(self, mask: Mask, reach: float, change: Callable[[Mask], Mask]) -> Mask:
        """Change only the part of the sheet that the mask can reach."""
        out = Image.new("L", self.size)
        if found := mask.getbbox():
            r = ceil(reach) + 1
            box = max(0, found[0] - r), max(0, found[1] - r), found[2] + r, found[3] + r
            box = (*box[:2], min(self.size[0], box[2]), min(self.size[1], box[3]))
            out.paste(change(mask.crop(box)), box)
        return out

    # Paints: what.

    def fill(self, mask: Mask, colour: Colour, alpha: float = 1.0) -> None:
        """Paint one colour where the mask is."""
        if box := mask.getbbox():
            self._lay(
                Image.new("RGB", (box[2] - box[0], box[3] - box[1]), colour), mask, box, alpha
            )

    def shade(
        self, mask: Mask, top: Colour, bottom: Colour, *, alpha: float = 1.0, sideways: bool = False
    ) -> None:
        """Paint a gradient over the mask's own extent."""
        if box := mask.getbbox():
            ramp = _ACROSS if sideways else _DOWN
            ramp = ramp.resize((box[2] - box[0], box[3] - box[1]), Image.Resampling.BILINEAR)
            self._lay(_blend(top, bottom, ramp), mask, box, alpha)

    def ball(
        self, mask: Mask, inner: Colour, outer: Colour, at: Point = (0.35, 0.3), alpha: float = 1.0
    ) -> None:
        """Paint a round gradient whose light sits at a share of the mask's extent."""
        if box := mask.getbbox():
            wide, high = box[2] - box[0], box[3] - box[1]
            step = 256 / (2.6 * max(wide, high))
            x, y = 128 - wide * at[0] * step, 128 - high * at[1] * step
            part = (x, y, x + wide * step, y + high * step)
            ramp = _ROUND.resize((wide, high), Image.Resampling.BILINEAR, part)
            self._lay(_blend(inner, outer, ramp), mask, box, alpha)

    def _lay(
        self, paint: Image.Image, mask: Mask, box: tuple[int, int, int, int], alpha: float
    ) -> None:
        cut = mask.crop(box)
        if alpha < 1:
            cut = cut.point(_faded(alpha))
        paint = paint.convert("RGBA")
        paint.putalpha(cut)
        self.image.alpha_composite(paint, box[:2])

    # Light: one source, upper left.

    def rim(self, mask: Mask, colour: Colour, width: float = 1.6, alpha: float = 0.8) -> None:
        """A highlight along the edges that face the light."""
        away = self.shifted(mask, width, width)
        self.fill(ImageChops.subtract(mask, away), colour, alpha)

    def dusk(self, mask: Mask, colour: Colour, width: float = 3.0, alpha: float = 0.5) -> None:
        """Shade along the edges that look away from the light."""
        away = self.shifted(mask, -width, -width)
        self.fill(ImageChops.subtract(mask, away), colour, alpha)

    def glow(self, mask: Mask, colour: Colour, radius: float, alpha: float = 1.0) -> None:
        self.fill(self.soft(mask, radius), colour, alpha)

    def contact(self, x: float, y: float, rx: float, ry: float, alpha: float = 0.55) -> None:
        """The soft shadow where a piece meets the ground."""
        self.glow(self.disc(x, y, rx, ry), (0, 4, 10), ry * 0.45, alpha)

    def inner_shadow(self, mask: Mask, colour: Colour, radius: float, alpha: float = 0.6) -> None:
        """Darkness creeping in from the border."""
        hole = ImageChops.invert(self.soft(mask, radius))
        self.fill(ImageChops.multiply(mask, hole), colour, alpha)

    def body(self, mask: Mask, colour: Colour, outline: Colour, width: float = 2.6) -> None:
        """The house recipe for a piece: dark outline, two tones, dusk below, rim above."""
        self.fill(self.grown(mask, width), outline)
        self.ball(mask, lighter(colour, 0.28), darker(colour, 0.34))
        self.dusk(mask, darker(colour, 0.6), width * 1.6, 0.45)
        self.rim(mask, lighter(colour, 0.75), width * 0.7, 0.75)

    def sprite_sized(self, by: float, x: float = 0.0, y: float = 0.0) -> Sprite:
        """Scale to any size, still only once; (x, y) as it was drawn becomes the anchor."""
        size = round(self.width * by), round(self.height * by)
        return Sprite(self.image.resize(size, Image.Resampling.BOX), x * by, y * by)

    def sprite(self, x: float = 0.0, y: float = 0.0) -> Sprite:
        """Scale down once; (x, y) becomes the anchor."""
        return Sprite(self.image.reduce(self.over), x, y)


def both(one: Mask, other: Mask) -> Mask:
    return ImageChops.multiply(one, other)


def either(one: Mask, *others: Mask) -> Mask:
    for other in others:
        one = ImageChops.lighter(one, other)
    return one


def without(one: Mask, other: Mask) -> Mask:
    return ImageChops.subtract(one, other)


def _blend(first: Colour, last: Colour, ramp: Image.Image) -> Image.Image:
    one, other = Image.new("RGB", ramp.size, first), Image.new("RGB", ramp.size, last)
    return Image.composite(other, one, ramp)


def _blurred(mask: Mask, radius: float) -> Mask:
    """A wide blur needs no fine pixels: it is made small and drawn out again."""
    coarse = max(1, int(radius / 5))
    small = mask.reduce(coarse).filter(ImageFilter.GaussianBlur(radius / coarse))
    return small if coarse == 1 else small.resize(mask.size, Image.Resampling.BILINEAR)


def _full(mask: Mask) -> Mask:
    return mask.point(_FULL)


@cache
def _faded(alpha: float) -> list[int]:
    return [round(value * alpha) for value in range(256)]
