"""The six stashes: each a shape of its own, with a tray of sand for the gems it asks for."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import cos, pi, sin

from games.tentacula.board import GEMS, STASHES
from renderers.cache import kept
from renderers.canvas import Canvas
from renderers.colour import Colour, darker, lighter, rgb
from renderers.curves import Point, spline
from renderers.icons import icon
from renderers.pen import Mask, Pen, both, either, without
from renderers.sprite import Sprite
from renderers.tentacula.look import OUTLINE, SAND, THEME
from renderers.tentacula.treasure import gem, gem_socket

WIDE, HIGH = 250, 226
STEP = 46


def _starfish(pen: Pen) -> Mask:
    points = []
    for n in range(10):
        a, r = -pi / 2 + n * pi / 5, 1.0 if n % 2 == 0 else 0.58
        points.append((125 + 122 * r * cos(a), 121 + 117 * r * sin(a)))
    return pen.area(spline(points, 10, closed=True))


def _bottle(pen: Pen) -> Mask:
    """Upright, with a cork."""
    return either(
        pen.box(34, 62, 216, 216, 44), pen.box(98, 22, 152, 100, 8), pen.box(92, 8, 158, 30, 6)
    )


def _boot(pen: Pen) -> Mask:
    """Its shaft at the left, its toe at the right, a heel below."""
    leather = [(30, 8), (132, 8), (138, 62), (196, 74), (240, 118), (242, 190), (28, 194), (22, 90)]
    return either(pen.area(spline(leather, 8, closed=True)), pen.box(24, 184, 92, 220, 6))


def _amphora(pen: Pen) -> Mask:
    """A wide belly, a narrow foot, two handles."""
    belly = pen.disc(125, 124, 116, 82)
    neck, lip = pen.box(94, 20, 156, 80, 6), pen.box(80, 8, 170, 30, 8)
    ears = without(pen.disc(125, 66, 86, 46), pen.disc(125, 66, 66, 28))
    return either(belly, neck, lip, ears, pen.box(92, 194, 158, 220, 8))


def _anchor(pen: Pen) -> Mask:
    """A ring above, the stock across, flukes to both sides."""
    ring = without(pen.disc(125, 28, 26), pen.disc(125, 28, 13))
    bow = without(pen.disc(125, 112, 120, 106), pen.disc(125, 70, 104, 96))
    barbs = pen.areas([(2, 122), (40, 92), (56, 150)], [(248, 122), (210, 92), (194, 150)])
    return either(ring, pen.box(112, 46, 138, 214, 6), bow, barbs, pen.box(56, 56, 194, 78, 10))


def _wreck(pen: Pen) -> Mask:
    """A hull with a broken mast and a torn sail."""
    hull = pen.area([(4, 104), (40, 84), (214, 84), (246, 72), (226, 196), (186, 220), (58, 220)])
    sail = pen.area([(112, 10), (196, 40), (182, 62), (200, 82), (112, 84)])
    return either(hull, sail, pen.box(100, 4, 114, 110, 4))


SHAPES: tuple[tuple[Callable[[Pen], Mask], Colour], ...] = (
    (_starfish, rgb("FF9A5C")),
    (_bottle, rgb("5FB58A")),
    (_boot, rgb("A5683A")),
    (_amphora, rgb("D9774B")),
    (_anchor, rgb("7F93A8")),
    (_wreck, rgb("B48A5A")),
)


@kept()
def stash_tray(stash: int) -> Sprite:
    """The stash with its tray, anchored at its middle; before one is chosen, the tray alone."""
    pen = Pen(WIDE, HIGH, 3)
    if 0 <= stash < len(SHAPES):
        shape, colour = SHAPES[stash]
        mask = shape(pen)
        pen.glow(pen.shifted(mask, 1, 4), (0, 20, 40), 4, 0.5)
        pen.body(mask, colour, OUTLINE, 2.6)
        dots = [(20 + 42 * n % 230, 30 + 61 * n % 190, 4) for n in range(18)]
        pen.fill(both(mask, pen.discs(dots)), lighter(colour, 0.5), 0.6)
    tray = pen.box(24, 71, WIDE - 24, 181, 26)
    pen.fill(pen.grown(tray, 4.5), OUTLINE)
    pen.shade(pen.grown(tray, 2.5), THEME.brass_light, THEME.brass_dark)
    pen.shade(tray, lighter(SAND, 0.35), SAND)
    pen.inner_shadow(tray, darker(SAND, 0.5), 7, 0.5)
    return pen.sprite(WIDE / 2, HIGH / 2)


def draw_stash(
    canvas: Canvas, x: float, y: float, stash: int, view: tuple[Sequence[int], ...]
) -> None:
    """What is safe, what is still missing, and (with a warning) what cannot be had any more."""
    stashed, on_chest = view
    places = list(stash_places(STASHES[stash], stashed, on_chest))
    top = y + 14 - (22 if len(places) > 4 else 0)
    for n, (colour, state) in enumerate(places):
        row, column = divmod(n, 4)
        count = min(4, len(places) - row * 4)
        at: Point = (x + (column - (count - 1) / 2) * STEP, top + row * STEP)
        canvas.put(gem(colour, 38) if state == "safe" else gem_socket(colour, 38), *at)
        if state == "lost":
            canvas.put(icon("cross", 24, THEME.danger, OUTLINE), *at)


def stash_places(
    wanted: Sequence[int], stashed: Sequence[int], on_chest: Sequence[int]
) -> Iterator[tuple[int, str]]:
    """Every place of a stash: safe, open, or lost because the chest has too few."""
    for colour in GEMS:
        for number in range(1, wanted[colour] + 1):
            if number <= stashed[colour]:
                yield colour, "safe"
            else:
                yield colour, "open" if number <= stashed[colour] + on_chest[colour] else "lost"
