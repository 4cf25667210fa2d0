"""Gems in six cuts, shells, and the things that hold them: chest, stash, cave."""

from __future__ import annotations

from math import cos, pi, sin

from renderers.cache import kept
from renderers.colour import darker, lighter, mix
from renderers.curves import Point, points, regular
from renderers.pen import both
from renderers.sprite import Sprite
from renderers.tentacula.figure import WHITE, Figure
from renderers.tentacula.look import GEMS, OUTLINE, SHELL

CUTS: tuple[list[Point], ...] = (
    regular(0, 0, 0.92, 6),
    regular(0, 0, 0.98, 4),
    points("0,0.86 -0.86,-0.1 -0.6,-0.7 -0.2,-0.74 0,-0.46 0.2,-0.74 0.6,-0.7 0.86,-0.1"),
    points("-0.48,-0.9 0.48,-0.9 0.74,-0.6 0.74,0.6 0.48,0.9 -0.48,0.9 -0.74,0.6 -0.74,-0.6"),
    points("0,-0.98 0.42,-0.3 0.72,0.26 0.5,0.78 0,0.94 -0.5,0.78 -0.72,0.26 -0.42,-0.3"),
    [(0.84 * cos(2 * pi * n / 24), 0.84 * sin(2 * pi * n / 24)) for n in range(24)],
)
"""Purple hexagon, yellow diamond, red heart, green emerald, blue drop, white pearl."""


@kept()
def gem(colour: int, size: int) -> Sprite:
    """A cut stone with facets and a spark, anchored at its middle."""
    f = Figure(size, 1.8 if size < 40 else 2.4, 1.3)
    base = GEMS[colour]
    stone = f.shape(CUTS[colour], smooth=colour in (2, 4))
    f.pen.fill(f.pen.grown(stone, f.edge), OUTLINE)
    f.pen.shade(stone, lighter(base, 0.35), darker(base, 0.3))
    if colour == len(GEMS) - 1:
        f.pen.ball(stone, WHITE, mix(base, (90, 110, 160), 0.8))
        f.pen.dusk(stone, (110, 125, 175), f.unit * 0.3, 0.55)
    else:
        table = f.shape([(x * 0.56, y * 0.56) for x, y in CUTS[colour]], smooth=colour in (2, 4))
        spokes = [[(x * 0.56, y * 0.56), (x, y)] for x, y in CUTS[colour]]
        lines = f.pen.strokes([f.at(spoke) for spoke in spokes], 0.07 * f.unit)
        f.flat(both(stone, lines), darker(base, 0.45), 0.6)
        f.pen.shade(table, lighter(base, 0.6), base)
    f.flat(f.round(-0.3, -0.34, 0.2, 0.13), WHITE, 0.9)
    return f.sprite()


@kept()
def gem_socket(colour: int, size: int) -> Sprite:
    """Where a gem of this colour shall lie: its outline, its tint, nothing in it."""
    f = Figure(size, 1.8, 1.3)
    hole = f.shape(CUTS[colour], smooth=colour in (2, 4))
    f.pen.fill(f.pen.grown(hole, 2.2), GEMS[colour])
    f.pen.fill(hole, mix(GEMS[colour], (30, 50, 70), 0.55))
    f.pen.inner_shadow(hole, OUTLINE, size * 0.1, 0.8)
    return f.sprite()


@kept()
def shell(size: int, *, empty: bool = False) -> Sprite:
    """A scallop; an empty one is only its print in the sand."""
    f = Figure(size, 1.8, 1.3)
    fan = [(0.92 * cos(pi * n / 20), 0.02 - 0.84 * sin(pi * n / 20)) for n in range(21)]
    mask = f.shape([*fan, (-0.66, 0.34), (-0.24, 0.7), (0.24, 0.7), (0.66, 0.34)], smooth=False)
    if empty:
        f.flat(mask, OUTLINE, 0.28)
        return f.sprite()
    f.body(mask, SHELL)
    for n in (4, 7, 10, 13, 16):
        x, y = fan[n]
        f.flat(f.line([(0, 0.56), (x * 0.86, y * 0.86)], 0.07), darker(SHELL, 0.35), 0.8)
    f.body(f.shape([(-0.3, 0.56), (0.3, 0.56), (0.22, 0.86), (-0.22, 0.86)]), darker(SHELL, 0.15))
    return f.sprite()
