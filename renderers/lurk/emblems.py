"""The emblems of the four peoples: a gear, a coil, a jaw, an eye in a broken ring."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin

from renderers.cache import kept
from renderers.colour import darker, lighter, mix
from renderers.curves import oval, ribbon, shape, spiral, widths
from renderers.lurk.look import THEME, look_of
from renderers.pen import Mask, Pen, either, without
from renderers.sprite import Sprite

_TOOTH = ((0.55, -0.28), (0.92, -0.17), (0.92, 0.17), (0.55, 0.28))


def _gear(pen: Pen, c: float, r: float) -> Mask:
    teeth = []
    for at in range(8):
        a = pi * at / 4
        teeth.append([(c + r * k * cos(a + d), c + r * k * sin(a + d))
                      for k, d in _TOOTH])  # fmt: skip
    return without(either(pen.areas(*teeth), pen.disc(c, c, r * 0.68)), pen.disc(c, c, r * 0.3))


def _coil(pen: Pen, c: float, r: float) -> Mask:
    line = spiral(c, c, r * 0.1, r * 0.78, 2.1, -0.6)
    return pen.area(ribbon(line, widths(len(line), r * 0.1, r * 0.36)))


def _jaw(pen: Pen, c: float, r: float) -> Mask:
    """Two rows of teeth that meet."""
    top = [(c - r * 0.78, c - r * 0.5), (c + r * 0.78, c - r * 0.5)]
    low = [(c + r * 0.78, c + r * 0.5), (c - r * 0.78, c + r * 0.5)]
    for at in range(4):
        x = c + r * (0.78 - 0.39 * at)
        top += [(x, c - r * 0.2), (x - r * 0.195, c + r * 0.3)]
        low += [(2 * c - x, c + r * 0.36), (2 * c - x + r * 0.195, c - r * 0.14)]
    return either(pen.area(top), pen.area([*low, (c + r * 0.78, c + r * 0.36)]))


def _eye(pen: Pen, c: float, r: float) -> Mask:
    ring = without(pen.disc(c, c, r * 0.84), pen.disc(c, c, r * 0.64))
    gap = pen.area([(c, c), (c + r * 0.4, c - r * 1.2), (c + r * 1.2, c - r * 0.6)])
    almond = without(
        pen.area(oval(c, c, r * 0.54, r * 0.34)), pen.area(oval(c, c, r * 0.12, r * 0.3))
    )
    return either(without(ring, gap), almond)


_SIGNS: dict[str, Callable[[Pen, float, float], Mask]] = {
    "cog": _gear,
    "nautilus": _coil,
    "low_clans": _jaw,
    "ancients": _eye,
}


@kept()
def emblem(faction: str, radius: int, out: bool = False) -> Sprite:
    """A people's sign on its shape and colour; dim when its army is gone."""
    look, size = look_of(faction), 2 * radius + 20
    colour = mix(look.colour, THEME.deep, 0.6) if out else look.colour
    pen, c = Pen(size, size), size / 2
    plate = pen.area(shape(look.shape, c, c, radius))
    pen.glow(pen.shifted(plate, 1, 4), (0, 3, 8), 3, 0.7)
    pen.body(plate, colour, THEME.outline, 3)
    pen.fill(pen.area(shape(look.shape, c, c, radius * 0.84)), darker(colour, 0.55))
    if faction in _SIGNS:
        sign = _SIGNS[faction](pen, c, radius * 0.72)
        pen.fill(pen.grown(sign, 1.2), THEME.outline)
        pen.shade(sign, lighter(colour, 0.6), colour)
    return pen.sprite(c, c)
