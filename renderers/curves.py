"""Lines that live: Bézier curves, splines, tapering strokes, and the outlines of shapes."""

from collections.abc import Sequence
from hashlib import blake2b
from itertools import pairwise
from math import cos, hypot, pi, sin
from typing import TypeAlias

Point = tuple[float, float]
Line: TypeAlias = str | Sequence[Point]
"""Points, or the same as text: "50,62 44,84 38,112"."""


def points(line: Line) -> list[Point]:
    """An outline as points."""
    if not isinstance(line, str):
        return list(line)
    pairs = (pair.split(",") for pair in line.split())
    return [(float(x), float(y)) for x, y in pairs]


def vary(*names: object) -> float:
    """A number in [0, 1) that belongs to these names: variation that stays the same for ever."""
    digest = blake2b("/".join(map(str, names)).encode(), digest_size=6).digest()
    return int.from_bytes(digest) / 2**48


def swing(*names: object) -> float:
    """The same in [-1, 1)."""
    return 2 * vary(*names) - 1


def bezier(p0: Point, p1: Point, p2: Point, p3: Point, steps: int = 24) -> list[Point]:
    """A cubic curve from `p0` to `p3`, drawn towards `p1` and `p2`."""
    points = []
    for step in range(steps + 1):
        t = step / steps
        a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
        points.append(
            (
                a * p0[0] + b * p1[0] + c * p2[0] + d * p3[0],
                a * p0[1] + b * p1[1] + c * p2[1] + d * p3[1],
            )
        )
    return points


def spline(points: Sequence[Point], steps: int = 12, *, closed: bool = False) -> list[Point]:
    """A smooth line through all the points (Catmull-Rom)."""
    ring = list(points)
    padded = [ring[-1], *ring, ring[0], ring[1]] if closed else [ring[0], *ring, ring[-1]]
    line: list[Point] = []
    for a, b, c, d in zip(padded, padded[1:], padded[2:], padded[3:], strict=False):
        one = (b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6)
        two = (c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6)
        line.extend(bezier(b, one, two, c, steps)[:-1])
    return line if closed else [*line, ring[-1]]


def normals(line: Sequence[Point]) -> list[Point]:
    """At each point of the line, the direction to its left."""
    found = []
    last = len(line) - 1
    for at in range(len(line)):
        (x0, y0), (x1, y1) = line[max(0, at - 1)], line[min(last, at + 1)]
        length = hypot(x1 - x0, y1 - y0) or 1.0
        found.append(((y1 - y0) / length, -(x1 - x0) / length))
    return found


def widths(count: int, thick: float, thin: float, ease: float = 1.0) -> list[float]:
    """From `thick` to `thin` along `count` points; `ease` above 1 keeps thick longer."""
    return [thin + (thick - thin) * (1 - (at / (count - 1)) ** ease) for at in range(count)]


def taper(line: Sequence[Point], thick: float, thin: float, ease: float = 1.0) -> list[Point]:
    """The outline of a stroke that is `thick` wide where it begins and `thin` where it ends."""
    return ribbon(line, widths(len(line), thick, thin, ease))


def ribbon(line: Sequence[Point], wide: Sequence[float]) -> list[Point]:
    """The outline of a stroke whose width is given at each point."""
    left, right = [], []
    for (x, y), (nx, ny), w in zip(line, normals(line), wide, strict=True):
        left.append((x + nx * w / 2, y + ny * w / 2))
        right.append((x - nx * w / 2, y - ny * w / 2))
    return left + right[::-1]


def offset(line: Sequence[Point], by: Sequence[float]) -> list[Point]:
    """The line moved sideways, by its own amount at each point."""
    return [
        (x + nx * far, y + ny * far)
        for (x, y), (nx, ny), far in zip(line, normals(line), by, strict=True)
    ]


def oval(
    x: float, y: float, rx: float, ry: float, turn: float = 0.0, steps: int = 48
) -> list[Point]:
    """An ellipse, turned by `turn` radians."""
    c, s = cos(turn), sin(turn)
    ring = []
    for step in range(steps):
        a = 2 * pi * step / steps
        u, v = rx * cos(a), ry * sin(a)
        ring.append((x + u * c - v * s, y + u * s + v * c))
    return ring


def regular(x: float, y: float, radius: float, corners: int, turn: float = -pi / 2) -> list[Point]:
    """A regular polygon; the first corner looks up."""
    angles = [turn + 2 * pi * at / corners for at in range(corners)]
    return [(x + radius * cos(a), y + radius * sin(a)) for a in angles]


def star(x: float, y: float, outer: float, inner: float, rays: int = 5) -> list[Point]:
    outside = regular(x, y, outer, rays)
    inside = regular(x, y, inner, rays, -pi / 2 + pi / rays)
    return [point for pair in zip(outside, inside, strict=True) for point in pair]


def spiral(
    x: float, y: float, start: float, end: float, turns: float, phase: float = 0.0, steps: int = 60
) -> list[Point]:
    """From radius `start` to radius `end` in so many turns."""
    line = []
    for step in range(steps + 1):
        t = step / steps
        a, r = phase + 2 * pi * turns * t, start + (end - start) * t
        line.append((x + r * cos(a), y + r * sin(a)))
    return line


def moved(points: Sequence[Point], dx: float, dy: float) -> list[Point]:
    return [(x + dx, y + dy) for x, y in points]


def scaled(points: Sequence[Point], by: float) -> list[Point]:
    return [(x * by, y * by) for x, y in points]


def placed(
    line: Line, x: float = 0.0, y: float = 0.0, wide: float = 1.0, high: float = 1.0
) -> list[Point]:
    """The points measured from (x, y), in units so wide (below 0: to the left) and so high."""
    return [(x + wide * u, y + high * v) for u, v in points(line)]


def turned(points: Sequence[Point], angle: float, x: float = 0.0, y: float = 0.0) -> list[Point]:
    """The points turned around (x, y)."""
    c, s = cos(angle), sin(angle)
    return [(x + (px - x) * c - (py - y) * s, y + (px - x) * s + (py - y) * c) for px, py in points]


def mirrored(points: Sequence[Point], x: float) -> list[Point]:
    """The points on the other side of a vertical line."""
    return [(2 * x - px, py) for px, py in points]


def along(line: Sequence[Point], share: float) -> Point:
    """The point at a share of the line's length."""
    steps = [hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(line)]
    left = share * sum(steps)
    for (a, b), step in zip(pairwise(line), steps, strict=True):
        if left <= step and step > 0:
            t = left / step
            return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
        left -= step
    return line[-1]


def shape(name: str, x: float, y: float, radius: float) -> list[Point]:
    """The outline of a seat's shape, all of about the same weight to the eye."""
    outlines = {
        "circle": lambda: oval(x, y, radius, radius),
        "square": lambda: regular(x, y, radius * 1.16, 4, -3 * pi / 4),
        "triangle": lambda: regular(x, y + radius * 0.18, radius * 1.3, 3),
        "diamond": lambda: regular(x, y, radius * 1.2, 4),
        "pentagon": lambda: regular(x, y, radius * 1.12, 5),
        "hexagon": lambda: regular(x, y, radius * 1.1, 6),
        "star": lambda: star(x, y, radius * 1.32, radius * 0.68),
    }
    return outlines[name]()
