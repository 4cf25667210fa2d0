"""Tentacula: first two eyes in a dark window, later the whole rascal, and the arm that steals."""

from __future__ import annotations

from itertools import pairwise
from math import ceil, cos, floor, hypot, pi, sin

from renderers.cache import kept
from renderers.canvas import Canvas
from renderers.colour import darker, lighter, mix, rgb
from renderers.creature import limb
from renderers.curves import Point, along, bezier, normals, oval, placed, spline, swing, vary
from renderers.pen import Mask, Pen, both, either
from renderers.sprite import Sprite
from renderers.tentacula.look import CAVE, EYE, HIDE, OUTLINE

WIDE, HIGH = 300, 250
ROCK = rgb("7C86A8")
WHITE = (255, 255, 255)
AWAY: tuple[Point, ...] = tuple(
    (round(cos(n * pi / 4), 2), round(sin(n * pi / 4), 2)) for n in range(8)
)
"""Where it may look, from the right on."""
NOWHERE: Point = (0.0, 0.0)
THICK = 24
"""No part of an arm lies farther than this from its middle."""


@kept(named=False)
def cave(*, hidden: bool, pleased: bool = False, look: Point = NOWHERE) -> Sprite:
    """The underwater cave with whoever lives there, anchored at its middle."""
    pen = Pen(WIDE, HIGH, 3)
    pen.image = _rock().image.copy()
    if hidden:
        _eyes(pen, WIDE / 2, 108, 34, look, pleased=pleased)
    else:
        _arms(pen, behind=True)
        _head(pen, WIDE / 2, 118, look, pleased=pleased)
        _arms(pen, behind=False)
    pen.fill(both(_mouth(pen), pen.soft(pen.box(0, 190, WIDE, HIGH), 12)), (8, 14, 40), 0.7)
    return pen.sprite(WIDE / 2, HIGH / 2)


def _mouth(pen: Pen) -> Mask:
    return pen.disc(WIDE / 2, 130, 108, 88)


@kept(named=False)
def _rock() -> Sprite:
    """A heap of round boulders with a wide dark mouth, before it is scaled down."""
    pen = Pen(WIDE, HIGH, 3)
    boulders = [
        (WIDE / 2 + rx * 128, 128 + ry * 100, 16 + 10 * vary("rock", n))
        for n, (rx, ry) in enumerate(oval(0, 0, 0.88, 0.88, 0, 30))
    ]
    heap = either(pen.discs(boulders), pen.disc(WIDE / 2, 126, 118, 96))
    pen.glow(pen.shifted(heap, 1, 4), (0, 20, 40), 4, 0.5)
    pen.fill(pen.grown(heap, 2.2), OUTLINE)
    pen.fill(heap, darker(ROCK, 0.3))
    for x, y, r in boulders:
        pen.body(pen.disc(x, y, r), mix(ROCK, rgb("9AA87C"), vary("moss", x) * 0.6), OUTLINE, 1.8)
    mouth = _mouth(pen)
    pen.fill(pen.grown(mouth, 2.2), OUTLINE)
    pen.ball(mouth, lighter(CAVE, 0.12), darker(CAVE, 0.55), (0.5, 0.3))
    pen.inner_shadow(mouth, (4, 8, 30), 12, 0.8)
    return Sprite(pen.image)


def _eyes(pen: Pen, x: float, y: float, radius: float, look: Point, *, pleased: bool) -> None:
    """Big, round and up to no good; without anything to look at, a little cross-eyed."""
    for side in (-1, 1):
        at = x + side * radius * 1.2
        ball = pen.disc(at, y, radius)
        pen.glow(ball, EYE, 5, 0.5)
        pen.fill(pen.grown(ball, 2.4), HIDE.outline)
        pen.ball(ball, WHITE, EYE, (0.4, 0.3))
        ahead = look == NOWHERE
        px = at + radius * (side * -0.18 if ahead else 0.42 * look[0])
        py = y + radius * (0.22 if ahead else 0.12 + 0.36 * look[1])
        pen.fill(both(ball, pen.disc(px, py, radius * 0.5)), HIDE.outline)
        pen.fill(pen.disc(px - radius * 0.18, py - radius * 0.2, radius * 0.17), WHITE)
        lid = pen.area(
            oval(
                at,
                y - radius * (0.92 if pleased else 0.78),
                radius * 1.4,
                radius * 0.62,
                side * 0.42,
            )
        )
        lid = both(lid, pen.grown(ball, 2.4))
        pen.fill(lid, darker(HIDE.colour, 0.25))
        brow = [
            (at - side * radius * 1.05, y - radius * 0.34),
            (at + side * radius * 1.15, y - radius * 1.06),
        ]
        pen.fill(pen.stroke(brow, 5.5), HIDE.outline)


def _head(pen: Pen, x: float, y: float, look: Point, *, pleased: bool) -> None:
    dome = placed("-74,44 -84,-14 -58,-66 0,-88 58,-66 84,-14 74,44 0,66", x, y)
    mask = pen.area(spline(dome, 12, closed=True))
    pen.fill(pen.grown(mask, 2.6), HIDE.outline)
    pen.ball(mask, lighter(HIDE.colour, 0.32), darker(HIDE.colour, 0.35), (0.36, 0.22))
    spots = [
        (x + 52 * swing("sx", n), y - 58 + 26 * vary("sy", n), 3 + 5 * vary("sr", n))
        for n in range(9)
    ]
    pen.fill(both(mask, pen.discs(spots)), darker(HIDE.colour, 0.3), 0.6)
    pen.rim(mask, HIDE.pale, 2.4, 0.6)
    _eyes(pen, x, y - 8, 26, look, pleased=pleased)
    grin = bezier((x - 34, y + 34), (x - 14, y + 54), (x + 20, y + 54), (x + 38, y + 26))
    if pleased:
        teeth = pen.area([*grin, (x + 38, y + 26), (x - 34, y + 34)])
        pen.fill(pen.grown(teeth, 2.2), HIDE.outline)
        pen.fill(teeth, WHITE)
    pen.fill(pen.stroke(grin, 4.5), HIDE.outline)


def _arms(pen: Pen, *, behind: bool) -> None:
    c = WIDE / 2
    for side in (-1, 1):
        if behind:
            line = spline(placed("54,150 106,118 122,66 100,40 84,58", c, wide=side), 10)
            limb(pen, line, 26, 8, HIDE.dimmed(CAVE, 0.25), suckers=side)
        else:
            line = spline(placed("30,168 70,196 116,190 134,222 112,238 102,222", c, wide=side), 10)
            limb(pen, line, 30, 9, HIDE, suckers=-side)


@kept()
def reach(across: float, down: float) -> Sprite:
    """The arm that grabs, from the cave to a fish so far away and around it, made of small
    rounds."""
    line = _grasp(across, down)
    left, top = (floor(min(at)) - THICK for at in zip(*line, strict=True))
    right, bottom = (ceil(max(at)) + THICK for at in zip(*line, strict=True))
    canvas = Canvas.clear(right - left, bottom - top)
    ends = normals(line)
    thick = [round(17 - 12 * n / len(line)) for n in range(len(line))]
    for part in ("edge", "skin", "shade", "shine"):
        for (x, y), (nx, ny), radius in zip(line, ends, thick, strict=True):
            away = {"shade": -0.38, "shine": 0.45}.get(part, 0.0) * radius
            canvas.put(joint(part, radius), x - left + nx * away, y - top + ny * away)
    for (x, y), (nx, ny), radius in list(zip(line, ends, thick, strict=True))[::5]:
        inward = radius * 0.42
        canvas.put(joint("cup", radius), x - left - nx * inward, y - top - ny * inward)
    return canvas.sprite(-left, -top)


@kept()
def joint(part: str, radius: int) -> Sprite:
    """One round of an arm: its edge, its skin, the shade below, the shine above, or a sucker."""
    size = 2 * radius + 10
    pen, c = Pen(size, size), size / 2
    if part == "cup":
        pen.fill(pen.disc(c, c, radius * 0.36), HIDE.pale)
        pen.fill(pen.disc(c, c, radius * 0.16), darker(HIDE.pale, 0.55))
        return pen.sprite(c, c)
    colour, share = {
        "edge": (HIDE.outline, 1 + 2.6 / radius),
        "skin": (HIDE.colour, 1.0),
        "shade": (darker(HIDE.colour, 0.3), 0.5),
        "shine": (lighter(HIDE.colour, 0.45), 0.16),
    }[part]
    pen.fill(pen.disc(c, c, radius * share), colour)
    return pen.sprite(c, c)


def _grasp(x: float, y: float) -> list[Point]:
    """A waving line to there that ends in a hook."""
    far = max(1.0, hypot(x, y))
    ux, uy = x / far, y / far
    points = []
    for n in range(9):
        t = n / 8
        wave = 26 * sin(t * 2 * pi) * (1 - t * 0.4)
        along_it = far * t - 30 * t
        points.append((ux * along_it - uy * wave, uy * along_it + ux * wave))
    hook = [
        (x - uy * 24, y + ux * 24),
        (x + ux * 20 - uy * 14, y + uy * 20 + ux * 14),
        (x + ux * 22 + uy * 10, y + uy * 22 - ux * 10),
    ]
    return _even(spline([*points, *hook], 12), 4.5)


def _even(line: list[Point], step: float) -> list[Point]:
    """The same line with its points equally far apart."""
    far = sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(line))
    count = max(8, round(far / step))
    return [along(line, n / count) for n in range(count + 1)]
