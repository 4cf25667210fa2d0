"""Backdrops for everything that is not the board: a lagoon, a coral garden, a dark grotto."""

from __future__ import annotations

from renderers import paint
from renderers.cache import kept
from renderers.colour import lighter, rgb
from renderers.curves import Point, bezier, spline, swing, vary
from renderers.pen import Pen
from renderers.sprite import Sprite
from renderers.tentacula.coral import HUES, Bed, draw_tile
from renderers.tentacula.look import OUTLINE, SAND, THEME, WET_SAND


@kept()
def lagoon(width: int, height: int) -> Sprite:
    """Bright water with the sun above."""
    image = paint.gradient(
        width, height, ((0, rgb("A8F0E2")), (0.4, rgb("4FC6D3")), (1, rgb("1F86B8")))
    )
    paint.spot(image, width * 0.35, -height * 0.2, width * 0.6, rgb("FFFBE0"), 0.8)
    paint.caustics(image, rgb("FFFFFF"), 0.18, 120, 1.2)
    paint.shafts(image, THEME.shaft, 6, "lagoon")
    paint.motes(image, rgb("FFFFFF"), 50, "lagoon")
    return Sprite(image)


@kept()
def grotto(width: int, height: int) -> Sprite:
    """Where Tentacula lives: dark blue, but not too dark for children."""
    image = paint.gradient(
        width, height, ((0, rgb("3C6FB0")), (0.5, rgb("274A8C")), (1, rgb("182B5E")))
    )
    paint.caustics(image, rgb("BFD8FF"), 0.12, 130, 0.7)
    paint.motes(image, rgb("FFFFFF"), 60, "grotto")
    paint.vignette(image, rgb("0C1536"), 0.7)
    return Sprite(image)


@kept()
def garden(width: int, name: str) -> Sprite:
    """Sand with coral and weed along the lower edge, anchored at its lower left."""
    high = 130
    pen = Pen(width, high, 2)
    dunes = [(x, high - 42 + 12 * swing(name, x)) for x in range(-60, width + 121, 120)]
    sand = pen.area([(-60, high + 40), *spline(dunes, 8), (width + 120, high + 40)])
    for n in range(width // 26):
        _weed(pen, 13 + n * 26 + 8 * swing(name, n), high - 30, 30 + 44 * vary(name, n, "h"), n)
    pen.fill(pen.grown(sand, 2.4), OUTLINE)
    pen.shade(sand, lighter(SAND, 0.25), WET_SAND)
    return pen.sprite(0, high)


def _weed(pen: Pen, x: float, y: float, tall: float, n: int) -> None:
    sway = 12 * swing("weed", n)
    line = bezier(
        (x, y), (x + sway, y - tall * 0.4), (x - sway, y - tall * 0.7), (x + sway, y - tall)
    )
    mask = pen.arm(line, 11, 4)
    colour = (rgb("3FA66B"), *HUES[n % len(HUES)])[n % 3]
    pen.fill(pen.grown(mask, 1.8), OUTLINE)
    pen.fill(mask, colour)
    pen.rim(mask, lighter(colour, 0.5), 1.4, 0.7)


@kept()
def straight_tile(coral: str, side: int, step: int, number: int) -> Sprite:
    """A reef tile along a straight piece of route, anchored at the middle of its sandy edge."""
    third, deep = float(step), 46.0

    def ground(along: float, depth: float) -> Point:
        return along * third, depth if side else -depth

    bed = Bed.of(ground, deep)
    pen = draw_tile(bed, tuple(letter == "1" for letter in coral), number)
    return pen.sprite(1.5 * third - bed.left, -bed.top)
