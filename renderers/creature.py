"""Parts of living things: limbs that taper and shine, suckers, eyes that catch the light."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import cos, pi, sin

from renderers.colour import Colour, darker, lighter, mix
from renderers.curves import Point, normals, offset, ribbon, turned, widths
from renderers.pen import Mask, Pen, both, either


@dataclass(frozen=True, slots=True)
class Hide:
    """The skin of a creature: its colour, the paler underside, and the line around it."""

    colour: Colour
    pale: Colour
    outline: Colour

    def dimmed(self, into: Colour, share: float) -> Hide:
        """The same skin farther away."""
        return Hide(
            mix(self.colour, into, share),
            mix(self.pale, into, share),
            mix(self.outline, into, share / 2),
        )


def limb(
    pen: Pen,
    line: Sequence[Point],
    thick: float,
    thin: float,
    hide: Hide,
    *,
    suckers: int = 0,
    ease: float = 1.0,
    edge: float = 2.4,
) -> None:
    """An arm along a line: dark edge, two tones, a wet highlight; suckers (1 left, -1 right)."""
    wide = widths(len(line), thick, thin, ease)
    body = pen.areas(ribbon(line, wide))
    body = _round_ends(pen, body, line, thick, thin)
    pen.fill(pen.grown(body, edge), hide.outline)
    pen.shade(body, lighter(hide.colour, 0.1), darker(hide.colour, 0.22))
    side = suckers or -1
    shaded = ribbon(offset(line, [side * w * 0.3 for w in wide]), [w * 0.45 for w in wide])
    pen.fill(both(body, pen.area(shaded)), darker(hide.colour, 0.45), 0.55)
    if suckers:
        _suckers(pen, line, wide, hide, side)
    shine = ribbon(offset(line, [-side * w * 0.27 for w in wide]), [w * 0.13 for w in wide])
    pen.fill(both(body, pen.area(shine)), lighter(hide.colour, 0.55), 0.75)


def _round_ends(pen: Pen, body: Mask, line: Sequence[Point], thick: float, thin: float) -> Mask:
    ends = pen.discs([(*line[0], thick / 2), (*line[-1], thin / 2)])
    return either(body, ends)


def _suckers(pen: Pen, line: Sequence[Point], wide: Sequence[float], hide: Hide, side: int) -> None:
    """Cups in a row along one edge, smaller towards the tip."""
    cups, holes = [], []
    gone, at_next = 0.0, 0.0
    path = list(zip(line, normals(line), wide, strict=True))
    for (here, n, w), (there, _, _) in pairwise(path):
        if gone >= at_next:
            x, y = here[0] + side * n[0] * w * 0.27, here[1] + side * n[1] * w * 0.27
            cups.append((x, y, w * 0.21))
            holes.append((x, y, w * 0.09))
            at_next = gone + max(2.2, w * 0.46)
        gone += ((there[0] - here[0]) ** 2 + (there[1] - here[1]) ** 2) ** 0.5
    pen.fill(
        pen.discs([(x + 0.5, y + 0.7, r * 1.18) for x, y, r in cups]), darker(hide.colour, 0.6), 0.7
    )
    pen.fill(pen.discs(cups), hide.pale)
    pen.fill(pen.discs(holes), darker(hide.pale, 0.55))


def eye(
    pen: Pen,
    x: float,
    y: float,
    radius: float,
    glow: Colour,
    outline: Colour,
    *,
    slant: float = 0.0,
) -> None:
    """A slit-pupilled eye that glows; `slant` in radians turns it into a scowl."""
    almond = _almond(x, y, radius, slant)
    white = pen.area(almond)
    pen.glow(white, glow, radius * 0.55, 0.75)
    pen.fill(pen.grown(white, radius * 0.14), outline)
    pen.ball(white, lighter(glow, 0.75), darker(glow, 0.25), (0.42, 0.38))
    iris = both(white, pen.disc(x, y, radius * 0.62))
    pen.ball(iris, lighter(glow, 0.25), darker(glow, 0.6), (0.5, 0.3))
    slit = [(x + u, y + v) for u, v in turned(_slit(radius), slant * 0.35)]
    pen.fill(both(white, pen.area(slit)), outline)
    pen.fill(pen.disc(x - radius * 0.24, y - radius * 0.26, radius * 0.15), (255, 255, 255), 0.95)
    pen.fill(pen.disc(x + radius * 0.26, y + radius * 0.2, radius * 0.07), (255, 255, 255), 0.6)


def _almond(x: float, y: float, radius: float, slant: float) -> list[Point]:
    ring = []
    for step in range(40):
        a = 2 * pi * step / 40
        pinch = abs(sin(a)) ** 1.3 * (0.62 if sin(a) > 0 else 0.5)
        ring.append((radius * 1.15 * cos(a), radius * pinch * (1 if sin(a) > 0 else -1)))
    return [(x + u, y + v) for u, v in turned(ring, slant)]


def _slit(radius: float) -> list[Point]:
    return [(0, -radius * 0.66), (radius * 0.15, 0), (0, radius * 0.66), (-radius * 0.15, 0)]
