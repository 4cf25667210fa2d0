"""Large surfaces: gradients, light, and textures made of lines. No per-pixel noise, ever."""

from collections.abc import Sequence
from math import pi, sin

import numpy as np
from PIL import Image, ImageChops, ImageDraw, ImageFilter

from renderers.colour import Colour, lighter
from renderers.curves import Point, scaled, swing, vary
from renderers.theme import Theme

Stop = tuple[float, Colour]


def gradient(width: int, height: int, stops: Sequence[Stop]) -> Image.Image:
    """From the first stop above to the last below."""
    at = np.linspace(0, 1, height)
    where = [stop[0] for stop in stops]
    bands = [np.interp(at, where, [stop[1][band] for stop in stops]) for band in range(3)]
    column = np.rint(np.stack(bands, axis=1)).astype(np.uint8)[:, None, :]
    return Image.fromarray(column).resize((width, height), Image.Resampling.NEAREST)


def spot(
    image: Image.Image, x: float, y: float, radius: float, colour: Colour, alpha: float
) -> None:
    """A round of light (or darkness) that fades outwards, on an RGB image."""
    size = round(2 * radius)
    ramp = Image.radial_gradient("L").resize((size, size))
    fade = ramp.point([round(255 * alpha * max(0.0, 1 - v / 181) ** 2) for v in range(256)])
    image.paste(colour, (round(x - radius), round(y - radius)), fade)


def shafts(image: Image.Image, colour: Colour, count: int = 5, name: str = "shafts") -> None:
    """Light falling from above, leaning like light through waves."""
    wide, high = image.size
    small = Image.new("L", (wide // 4, high // 4))
    for index in range(count):
        x = wide * (index + 0.5 + 0.4 * swing(name, index)) / count
        top, base = wide * (0.02 + 0.03 * vary(name, index, "w")), wide * 0.11
        lean = -wide * (0.12 + 0.1 * vary(name, index, "l"))
        reach = high * (0.55 + 0.45 * vary(name, index, "h"))
        beam = Image.new("L", small.size)
        points = [(x - top, 0), (x + top, 0), (x + lean + base, reach), (x + lean - base, reach)]
        ImageDraw.Draw(beam).polygon(scaled(points, 0.25), fill=46)
        small = ImageChops.screen(small, beam)
    soft = small.filter(ImageFilter.GaussianBlur(wide / 130)).resize(image.size)
    fade = Image.linear_gradient("L").resize(image.size).point([255 - v for v in range(256)])
    image.paste(colour, mask=Image.composite(soft, Image.new("L", image.size), fade))


def caustics(
    image: Image.Image, colour: Colour, alpha: float = 0.16, cell: float = 110, depth: float = 0.5
) -> None:
    """The net of light that waves throw, fading out at a share of the height."""
    wide, high = image.size
    y, x = np.mgrid[0:high, 0:wide].astype(np.float32) * np.float32(2 * pi / cell)
    one = np.sin(x + 1.3 * np.sin(y * 0.7) + 0.4 * np.sin(x * 0.31 + y * 0.53))
    two = np.sin(y * 1.1 + 1.2 * np.sin(x * 0.6 + 1.0) + 0.5 * np.sin(x * 0.23))
    net = np.clip(1 - np.abs(one + two) * 2.1, 0, 1)
    net *= np.clip(1 - np.linspace(0, 1, high) / depth, 0, 1)[:, None]
    mask = Image.fromarray((net * 255 * alpha).astype(np.uint8))
    image.paste(colour, mask=mask)


def motes(image: Image.Image, colour: Colour, count: int = 110, name: str = "motes") -> None:
    """Fine things adrift in the water."""
    wide, high = image.size
    mask = Image.new("L", (wide * 2, high * 2))
    draw = ImageDraw.Draw(mask)
    for index in range(count):
        x, y = 2 * wide * vary(name, index, "x"), 2 * high * vary(name, index, "y")
        r = 1.2 + 2.2 * vary(name, index, "r") ** 3
        draw.ellipse((x - r, y - r, x + r, y + r), fill=round(40 + 120 * vary(name, index, "a")))
    image.paste(colour, mask=mask.reduce(2))


def contours(
    image: Image.Image, colour: Colour, alpha: float = 0.2, step: float = 30, name: str = "chart"
) -> None:
    """Depth lines as on an engraved sea chart."""
    wide, high = image.size
    mask = Image.new("L", (wide * 2, high * 2))
    draw = ImageDraw.Draw(mask)
    for index in range(int(high / step) + 6):
        line = [
            (2 * x, 2 * _depth(x, index * step - 3 * step, name)) for x in range(-8, wide + 9, 8)
        ]
        draw.line(line, fill=round(255 * alpha), width=2 if index % 4 else 4)
    image.paste(colour, mask=mask.reduce(2))


def _depth(x: float, base: float, name: str) -> float:
    waves = ((0.0051, 34), (0.0123, 15), (0.031, 5))
    phase = [2 * pi * vary(name, index) for index in range(3)]
    ripple = [a * sin(f * x + p + base * 0.006) for (f, a), p in zip(waves, phase, strict=True)]
    return base + sum(ripple)


def hatching(
    image: Image.Image, colour: Colour, alpha: float = 0.25, step: float = 6, slope: float = 1.0
) -> None:
    """Engraver's parallel lines."""
    wide, high = image.size
    mask = Image.new("L", (wide * 2, high * 2))
    draw = ImageDraw.Draw(mask)
    reach = high * abs(slope)
    x = -reach
    while x < wide + reach:
        ends = [(2 * x, 2 * high), (2 * (x + high * slope), 0)]
        draw.line(ends, fill=round(255 * alpha), width=2)
        x += step
    image.paste(colour, mask=mask.reduce(2))


def vignette(image: Image.Image, colour: Colour, alpha: float = 0.6) -> None:
    """The corners sink into the dark."""
    ramp = Image.radial_gradient("L").resize(image.size)
    mask = ramp.point([round(255 * alpha * max(0.0, (v - 96) / 159) ** 1.6) for v in range(256)])
    image.paste(colour, mask=mask)


def lines(
    image: Image.Image, strokes: Sequence[Sequence[Point]], colour: Colour, alpha: float, width: int
) -> None:
    """Any set of fine lines, smoothed."""
    mask = Image.new("L", (image.width * 2, image.height * 2))
    draw = ImageDraw.Draw(mask)
    for stroke in strokes:
        draw.line(scaled(stroke, 2), fill=round(255 * alpha), width=2 * width, joint="curve")
    image.paste(colour, mask=mask.reduce(2))


def sea(width: int, height: int, theme: Theme, name: str = "sea") -> Image.Image:
    """The water of the house: lit from above, darkening downwards, charted and alive."""
    image = gradient(
        width,
        height,
        ((0, theme.surface), (0.22, theme.water), (0.62, theme.deep), (1, theme.abyss)),
    )
    spot(image, width * 0.3, -height * 0.1, width * 0.75, lighter(theme.surface, 0.5), 0.45)
    contours(image, lighter(theme.water, 0.3), 0.2, 42, name)
    caustics(image, theme.shaft, 0.14, width / 9)
    shafts(image, theme.shaft, 6, name)
    motes(image, theme.shaft, 120, name)
    vignette(image, theme.abyss, 0.7)
    return image
