"""A stage for one small scene: painted from the back to the front, twice as large as it is shown.

Everything is given in pixels of the finished picture. Flat shapes are drawn at once; what is soft
(light, haze) is laid over them, so depth comes from what was painted when.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import cos, pi, sin

from PIL import Image, ImageChops, ImageDraw

from renderers import paint
from renderers.colour import Colour, darker, lighter, mix, rgb
from renderers.curves import Point, points, scaled, spline, taper, vary

WIDE, HIGH, OVER = 800, 420, 2
Line = str | Sequence[Point]
Box = tuple[float, float, float, float]
_WHOLE: Box = (0, 0, 256, 256)
_V, _DOWN = range(256), Image.linear_gradient("L")
_FADE = ImageChops.invert(_DOWN)


@cache
def tint(code: str) -> Colour:
    return rgb(code)


@cache
def _halo(alpha: float) -> Image.Image:
    fade = [round(255 * alpha * max(0.0, 1 - v / 181) ** 2) for v in range(256)]
    return Image.radial_gradient("L").point(fade)


def _soft(image: Image.Image, size: tuple[int, int], box: Box) -> Image.Image:
    """A part of something soft, larger: half as fine as the stage, which nobody sees."""
    half = max(1, size[0] // 2), max(1, size[1] // 2)
    return image.resize(half, Image.Resampling.BILINEAR, box).resize(size, Image.Resampling.NEAREST)


def path(line: Line) -> list[Point]:
    return points(line)


class Stage:
    """The picture in the making."""

    def __init__(self, name: str, high: int = HIGH) -> None:
        self.name = name
        self.image = Image.new("RGB", (WIDE * OVER, high * OVER))
        self.pen = ImageDraw.Draw(self.image)

    def vary(self, *names: object) -> float:
        """Variation that belongs to this scene."""
        return vary(self.name, *names)

    # Flat shapes.

    def sky(self, *codes: str) -> None:
        """From the first colour above to the last below."""
        stops = [(at / (len(codes) - 1), tint(code)) for at, code in enumerate(codes)]
        self.image.paste(paint.gradient(*self.image.size, stops))

    def area(self, line: Line, code: str) -> None:
        self.pen.polygon(scaled(path(line), OVER), fill=tint(code))

    def blob(self, line: Line, code: str) -> None:
        """A soft shape through all the points."""
        self.area(spline(path(line), 7, closed=True), code)

    def disc(self, x: float, y: float, rx: float, code: str, ry: float | None = None) -> None:
        high, k = rx if ry is None else ry, OVER
        box = ((x - rx) * k, (y - high) * k, (x + rx) * k, (y + high) * k)
        self.pen.ellipse(box, fill=tint(code))

    def ring(self, x: float, y: float, rx: float, ry: float, code: str, width: float) -> None:
        k = OVER
        box = ((x - rx) * k, (y - ry) * k, (x + rx) * k, (y + ry) * k)
        self.pen.ellipse(box, outline=tint(code), width=max(1, round(width * k)))

    def box(self, x0: float, y0: float, x1: float, y1: float, code: str) -> None:
        self.pen.rectangle((x0 * OVER, y0 * OVER, x1 * OVER - 1, y1 * OVER - 1), fill=tint(code))

    def line(self, line: Line, width: float, code: str) -> None:
        thick = max(1, round(width * OVER))
        self.pen.line(scaled(path(line), OVER), fill=tint(code), width=thick, joint="curve")

    def curve(self, line: Line, width: float, code: str) -> None:
        self.line(spline(path(line), 8), width, code)

    def limb(self, line: Line, thick: float, thin: float, code: str) -> None:
        """A tapering stroke along a smooth line."""
        self.area(taper(spline(path(line), 8), thick, thin), code)

    # Soft shapes.

    def shade(self, line: Line, upper: str, lower: str) -> None:
        """A shape that goes from one colour above to another below."""
        mask, box = self._mask(path(line))
        stops = ((0.0, tint(upper)), (1.0, tint(lower)))
        self.image.paste(paint.gradient(*mask.size, stops), box, mask)

    def veil(self, line: Line, code: str, alpha: float) -> None:
        """A shape that lets through what is behind it."""
        mask, box = self._mask(path(line), round(255 * alpha))
        self.image.paste(tint(code), (*box, box[0] + mask.width, box[1] + mask.height), mask)

    def _mask(self, line: Sequence[Point], value: int = 255) -> tuple[Image.Image, tuple[int, int]]:
        ring = scaled(line, OVER)
        left, top = int(max(0, min(x for x, _ in ring))), int(max(0, min(y for _, y in ring)))
        right = int(min(self.image.width, max(x for x, _ in ring))) + 1
        bottom = int(min(self.image.height, max(y for _, y in ring))) + 1
        mask = Image.new("L", (max(1, right - left), max(1, bottom - top)))
        ImageDraw.Draw(mask).polygon([(x - left, y - top) for x, y in ring], fill=value)
        return mask, (left, top)

    def glow(self, x: float, y: float, radius: float, code: str, alpha: float = 0.8) -> None:
        """A round of light that fades outwards; only what can be seen of it is made."""
        r, (wide, high) = radius * OVER, self.image.size
        left, top = max(0, int(x * OVER - r)), max(0, int(y * OVER - r))
        right, bottom = min(wide, int(x * OVER + r)), min(high, int(y * OVER + r))
        if left >= right or top >= bottom:
            return
        step = 128 / r
        part = [(left - x * OVER + r) * step, (top - y * OVER + r) * step]
        part += [(right - x * OVER + r) * step, (bottom - y * OVER + r) * step]
        box = (max(0.0, part[0]), max(0.0, part[1]), min(256.0, part[2]), min(256.0, part[3]))
        mask = _soft(_halo(alpha), (right - left, bottom - top), box)
        self.image.paste(tint(code), (left, top, right, bottom), mask)

    def haze(self, y: float, reach: float, code: str, alpha: float = 0.6) -> None:
        """A bank of mist across the scene, thickest at a height."""
        high = round(2 * reach * OVER)
        ramp = _DOWN.resize((1, high))
        bank = ramp.point([round(255 * alpha * sin(pi * v / 255) ** 2) for v in range(256)])
        mask = bank.resize((self.image.width, high), Image.Resampling.NEAREST)
        top = round((y - reach) * OVER)
        self.image.paste(tint(code), (0, top, self.image.width, top + high), mask)

    def beam(
        self,
        x: float,
        y: float,
        turn: float,
        far: float,
        code: str,
        alpha: float = 0.5,
        spread: float = 0.035,
    ) -> None:
        """Light thrown from a lamp, turned in turns from the right; it thins with distance."""
        for share in (1.0, 0.66, 0.36):
            fan = [(x, y)]
            for side in (-1, 1):
                a = 2 * pi * (turn + side * spread * share)
                fan.append((x + far * cos(a), y + far * sin(a)))
            mask, (left, top) = self._mask(fan, round(255 * alpha))
            step = 128 / (far * OVER * 0.72)
            u, v = 128 + (left - x * OVER) * step, 128 + (top - y * OVER) * step
            part = [u, v, u + mask.width * step, v + mask.height * step]
            box = (max(0.0, part[0]), max(0.0, part[1]), min(256.0, part[2]), min(256.0, part[3]))
            fade = _soft(_halo(1.0), mask.size, box)
            mask = ImageChops.multiply(mask, fade)
            self.image.paste(tint(code), (left, top, left + mask.width, top + mask.height), mask)

    def shaft(self, line: Line, code: str, alpha: float) -> None:
        """A shape of light that is gone at its foot."""
        mask, (left, top) = self._mask(path(line), round(255 * alpha))
        fade = _soft(_FADE, mask.size, _WHOLE)
        mask = ImageChops.multiply(mask, fade)
        self.image.paste(tint(code), (left, top, left + mask.width, top + mask.height), mask)

    def put(self, figure: Image.Image, x: float, y: float, air: str, share: float) -> None:
        """A drawn figure, its upper left at (x, y), seen through air that thickens to its foot."""
        size = figure.width * OVER, figure.height * OVER
        large = figure.resize(size, Image.Resampling.BILINEAR)
        through = _DOWN.point([round(255 * (share + (0.8 - share) * (v / 255) ** 2.4)) for v in _V])
        seen = Image.composite(
            Image.new("RGB", size, tint(air)), large.convert("RGB"), _soft(through, size, _WHOLE)
        )
        foot = _DOWN.point([round(255 * min(1.0, (255 - v) / 46)) for v in _V])
        foot = _soft(foot, size, _WHOLE)
        solid = ImageChops.multiply(large.getchannel("A"), foot)
        self.image.paste(seen, (round(x * OVER), round(y * OVER)), solid)

    def done(self, dark: float = 0.5) -> Image.Image:
        """Scaled down once, its corners darker."""
        image = self.image.reduce(OVER)
        paint.vignette(image, (4, 8, 14), dark)
        return image


def deeper(code: str, share: float) -> str:
    return code_of(darker(tint(code), share))


def paler(code: str, share: float) -> str:
    return code_of(lighter(tint(code), share))


def between(one: str, other: str, share: float) -> str:
    return code_of(mix(tint(one), tint(other), share))


def code_of(colour: Colour) -> str:
    return f"{colour[0]:02X}{colour[1]:02X}{colour[2]:02X}"
