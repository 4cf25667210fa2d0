"""Who is on the colony: colonists, creeps, super creeps, robots; and the pod."""

from __future__ import annotations

from math import pi

from renderers.cache import kept
from renderers.canvas import Canvas
from renderers.colour import Colour, darker, lighter, rgb
from renderers.curves import Point, oval, regular, shape, spline, vary
from renderers.jupiter.look import (
    CREEP,
    CREEP_DARK,
    HULL,
    STEEL,
    STEEL_DARK,
    STEEL_LIGHT,
    SUIT,
    SUIT_DARK,
    THEME,
)
from renderers.pen import Pen
from renderers.sprite import Sprite
from renderers.text import Style
from renderers.tokens import readable_on
from renderers.typeface import Face

VISOR = rgb("2E6C8C")
CREEP_KINDS = 6
"""So many creeps look different."""


@kept()
def colonist(size: int, *, scared: bool = False) -> Sprite:
    """A small person in a white suit; a creep next door shows on the face."""
    pen, c = Pen(size * 2.4, size * 2.6, 4), size * 1.2
    foot = size * 2.1
    pen.contact(c, foot, size * 0.7, size * 0.2)
    coat = [
        (c - size * 0.62, foot),
        (c - size * 0.5, size * 1.25),
        (c + size * 0.5, size * 1.25),
        (c + size * 0.62, foot),
    ]
    pen.body(pen.area(coat), SUIT, THEME.outline, 2.0)
    pen.fill(pen.stroke([(c, size * 1.4), (c, foot - 2)], 1.4), SUIT_DARK, 0.8)
    pen.body(pen.disc(c, size * 0.86, size * 0.56), SUIT, THEME.outline, 2.0)
    visor = pen.disc(c, size * 0.9, size * 0.42, size * 0.34)
    pen.ball(visor, lighter(VISOR, 0.35), darker(VISOR, 0.4))
    if scared:
        pen.fill(pen.disc(c - size * 0.15, size * 0.86, size * 0.11), THEME.bone)
        pen.fill(pen.disc(c + size * 0.15, size * 0.86, size * 0.11), THEME.bone)
        pen.fill(pen.disc(c, size * 1.06, size * 0.09, size * 0.07), THEME.outline)
    return pen.sprite(c, size * 1.35)


@kept()
def alarm(radius: int) -> Sprite:
    """A warm ring of spikes around whoever will be converted next."""
    size = radius * 3.2
    pen, c = Pen(size, size, 4), size / 2
    rays = [
        pen_ray(c, radius * 1.06, radius * 1.36, angle)
        for angle in [2 * pi * step / 12 for step in range(12)]
    ]
    pen.fill(pen.strokes(rays, 4.4), THEME.outline, 0.8)
    pen.fill(pen.strokes(rays, 2.6), THEME.danger)
    ring = oval(c, c, radius * 1.02, radius * 1.02)
    pen.fill(pen.stroke(ring, 2.6, closed=True), THEME.danger)
    return pen.sprite(c, c)


def pen_ray(c: float, inner: float, outer: float, angle: float) -> list[Point]:
    (x0, y0), (x1, y1) = regular(c, c, inner, 1, angle)[0], regular(c, c, outer, 1, angle)[0]
    return [(x0, y0), (x1, y1)]


def _blob(c: float, size: float, name: str) -> list[Point]:
    points = []
    for step, (x, y) in enumerate(oval(c, c, size, size, 0.3, 9)):
        stretch = 0.82 + 0.36 * vary(name, step)
        points.append((c + (x - c) * stretch, c + (y - c) * stretch))
    return spline(points, closed=True)


@kept()
def creep(size: int, variant: int) -> Sprite:
    """A creep: slime with too many eyes, another one each time."""
    pen, c = Pen(size * 3, size * 3, 4), size * 1.5
    pen.glow(pen.disc(c, c, size * 0.9), CREEP, size * 0.3, 0.5)
    body = pen.area(_blob(c, size, f"creep{variant}"))
    pen.body(body, CREEP, THEME.outline, 2.4)
    pen.inner_shadow(body, CREEP_DARK, size * 0.25, 0.6)
    for eye, (dx, dy, r) in enumerate(
        ((-0.34, -0.18, 0.27), (0.32, -0.26, 0.22), (0.06, 0.3, 0.2))
    ):
        if eye < 2 + variant % 2:
            _eye(pen, c + dx * size, c + dy * size, r * size)
    return pen.sprite(c, c)


def _eye(pen: Pen, x: float, y: float, radius: float) -> None:
    pen.fill(pen.disc(x, y, radius + 1), THEME.outline)
    pen.ball(pen.disc(x, y, radius), rgb("FFF7B0"), rgb("E0B93A"))
    pen.fill(
        pen.disc(x + radius * 0.15, y + radius * 0.1, radius * 0.35, radius * 0.6), THEME.outline
    )


@kept()
def super_creep(size: int, *, dish: bool) -> Sprite:
    """A super creep: crowned with horns, all mouth."""
    pen, c = Pen(size * 3, size * 3, 4), size * 1.5
    pen.glow(pen.disc(c, c, size), THEME.danger, size * 0.3, 0.6)
    for side in (-1, 1):
        horn = [
            (c + side * size * 0.3, c - size * 0.6),
            (c + side * size * 0.95, c - size * 1.2),
            (c + side * size * 0.75, c - size * 0.3),
        ]
        pen.body(pen.area(horn), THEME.bone, THEME.outline, 2.0)
    body = pen.area(_blob(c, size * 0.95, "super dish" if dish else "super plant"))
    pen.body(body, darker(CREEP, 0.2), THEME.outline, 2.6)
    _eye(pen, c - size * 0.35, c - size * 0.25, size * 0.24)
    _eye(pen, c + size * 0.35, c - size * 0.25, size * 0.24)
    mouth = pen.disc(c, c + size * 0.38, size * 0.5, size * 0.26)
    pen.fill(pen.grown(mouth, 1.4), THEME.outline)
    pen.shade(mouth, THEME.danger_dark, THEME.danger)
    teeth = [
        [
            (c + dx * size, c + size * 0.18),
            (c + (dx + 0.09) * size, c + size * 0.4),
            (c + (dx + 0.18) * size, c + size * 0.18),
        ]
        for dx in (-0.45, -0.22, 0.02, 0.26)
    ]
    pen.fill(pen.areas(*teeth), THEME.bone)
    return pen.sprite(c, c)


@kept()
def robot(seat: int, letter: str, size: int) -> Sprite:
    """A robot in its seat's colour and shape, with its letter on the chest plate."""
    look = THEME.seats[seat % len(THEME.seats)]
    pen, c = Pen(size * 3, size * 3.2, 4), size * 1.5
    foot = size * 2.6
    pen.contact(c, foot, size * 0.9, size * 0.22)
    for side in (-1, 1):
        leg = pen.stroke([(c + side * size * 0.36, size * 1.9), (c + side * size * 0.46, foot)], 7)
        pen.body(leg, STEEL, THEME.outline, 2.0)
        elbow = (c + side * size * 1.02, size * 1.55)
        arm = pen.stroke(
            [(c + side * size * 0.6, size * 1.25), elbow, (c + side * size * 0.9, size * 2.0)], 5
        )
        pen.body(arm, STEEL_LIGHT, THEME.outline, 2.0)
    pen.fill(pen.stroke([(c, size * 0.3), (c, size * 0.02)], 2.4), THEME.outline)
    pen.fill(pen.disc(c, size * 0.06, 3), look.colour)
    head = pen.box(c - size * 0.56, size * 0.22, c + size * 0.56, size * 0.92, 6)
    pen.body(head, STEEL_LIGHT, THEME.outline, 2.2)
    pen.fill(pen.box(c - size * 0.42, size * 0.4, c + size * 0.42, size * 0.74, 4), STEEL_DARK)
    eyes = [(c - size * 0.2, size * 0.57, size * 0.11), (c + size * 0.2, size * 0.57, size * 0.11)]
    pen.fill(pen.discs(eyes), rgb("FFE08A"))
    chest = pen.area(shape(look.shape, c, size * 1.52, size * 0.72))
    pen.body(chest, look.colour, THEME.outline, 2.6)
    canvas = Canvas(pen.sprite().image)
    ink = Style(readable_on(look.colour, THEME), max(18, round(size * 0.8)), Face.HEAVY, align="m")
    canvas.write(letter, c, size * 1.54, ink, size * 1.3)
    return canvas.sprite(c, size * 1.5)


@kept()
def pod(radius: int) -> Sprite:
    """The evacuation pod: a capsule with room for seven."""
    size = radius * 2.2
    pen, c = Pen(size, size, 3), size / 2
    hull = pen.disc(c, c, radius * 0.86)
    pen.glow(pen.shifted(hull, 2, 6), (8, 4, 6), 6, 0.7)
    pen.body(hull, HULL, THEME.outline, 3)
    for x, y in oval(c, c, radius * 0.76, radius * 0.76, 0.26, 12):
        pen.ball(pen.disc(x, y, radius * 0.035), THEME.brass_light, THEME.brass_dark)
    well = pen.disc(c, c, radius * 0.64)
    pen.fill(pen.grown(well, 1.6), THEME.outline)
    pen.ball(well, rgb("2F5566"), rgb("0E222C"), (0.4, 0.3))
    pen.inner_shadow(well, THEME.abyss, 5, 0.8)
    return pen.sprite(c, c)


@kept()
def berth(radius: int, colour: Colour | None) -> Sprite:
    """A place in the pod: an empty cushion, or somebody's glow behind them."""
    pen, c = Pen(radius * 3, radius * 3, 4), radius * 1.5
    pen.fill(pen.disc(c, c, radius), THEME.abyss, 0.6)
    pen.fill(pen.stroke(oval(c, c, radius, radius), 1.6, closed=True), colour or STEEL_LIGHT, 0.7)
    return pen.sprite(c, c)
