"""What stands on the horizon and before it: ridges, ice, stacks, reeds, trees, ribs, cliffs."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin

from renderers.curves import Point, placed, spline
from renderers.sleeping_gods.vignettes.stage import HIGH, WIDE, Stage, between, deeper, paler


def ridge(
    s: Stage,
    y: float,
    high: float,
    upper: str,
    lower: str,
    span: tuple[float, float] = (-10, WIDE + 10),
    rough: float = 1.0,
    seed: str = "",
) -> None:
    """Hills that fade into the haze at their feet."""
    left, right = span
    line: list[Point] = []
    for step in range(41):
        t = step / 40
        swell = sin(pi * t) ** 0.7 if span != (-10, WIDE + 10) else 1.0
        bump = sum(
            sin(t * f * pi + 9 * s.vary(seed, y, f)) / k
            for f, k in ((3, 2.2), (7, 4), (17, 9), (41, 22))
        )
        line.append((left + (right - left) * t, y - high * swell * (0.6 + 0.5 * bump * rough)))
    s.shade([*line, (right, y + 2), (left, y + 2)], upper, lower)


def peaks(
    s: Stage, y: float, high: float, upper: str, lower: str, count: int = 7, seed: str = ""
) -> None:
    """Sharp mountains of ice or rock, each with a lit side."""
    for at in range(count):
        x = WIDE * (at + 0.2 + 0.6 * s.vary(seed, "peak", at)) / count
        top = y - high * (0.45 + 0.55 * s.vary(seed, "peak", at, "h"))
        wide = WIDE / count * (0.7 + 0.5 * s.vary(seed, "peak", at, "w"))
        s.shade([(x - wide, y), (x, top), (x + wide * 0.9, y)], upper, lower)
        s.shade(
            [(x - wide, y), (x, top), (x - wide * 0.1, top + (y - top) * 0.5), (x - wide * 0.3, y)],
            paler(upper, 0.35),
            lower,
        )


def berg(s: Stage, x: float, y: float, wide: float, high: float, code: str) -> None:
    """Ice, in planes."""
    a, b, c, d = placed("-1,0 -0.6,-0.7 -0.1,-1 0.5,-0.8", x, y, wide=wide, high=high)
    e = (x + wide, y)
    s.shade([a, b, c, d, e], paler(code, 0.25), deeper(code, 0.15))
    s.area([b, c, (x - wide * 0.2, y - high * 0.3), (x - wide * 0.5, y)], paler(code, 0.55))
    s.area([d, e, (x + wide * 0.4, y), (x + wide * 0.2, y - high * 0.45)], deeper(code, 0.25))


def stack(s: Stage, x: float, y: float, wide: float, high: float, code: str, lit: int = 1) -> None:
    """A pillar of rock."""
    left = [(x - wide, y), (x - wide * 0.7, y - high * 0.5), (x - wide * 0.62, y - high)]
    right = [(x + wide * 0.5, y - high * 0.97), (x + wide * 0.74, y - high * 0.45), (x + wide, y)]
    s.shade([*left, *right], code, deeper(code, 0.35))
    edge = right if lit > 0 else left
    inner = [(px - lit * wide * 0.28, py) for px, py in reversed(edge)]
    s.area([*edge, *inner], paler(code, 0.28))
    for at in range(5):
        cy = y - high * (0.15 + 0.16 * at)
        s.line(
            [(x - wide * 0.5, cy), (x + wide * (0.1 + 0.2 * s.vary("crack", x, at)), cy + 4)],
            1,
            deeper(code, 0.4),
        )
    s.veil(placed("-1.5,-3 1.5,-3 1.2,5 -1.2,5", x, y, wide=wide), "FFFFFF", 0.28)


def reeds(
    s: Stage, y: float, count: int, high: float, code: str, span: tuple[float, float] = (0, WIDE)
) -> None:
    """A bed of reeds, all leaning one way, with a few heads."""
    for at in range(count):
        x = span[0] + (span[1] - span[0]) * s.vary("reed", y, at)
        far = high * (0.5 + 0.6 * s.vary("reed", y, at, "h"))
        lean = far * (0.1 + 0.22 * s.vary("reed", y, at, "l"))
        s.limb([(x, y), (x + lean * 0.3, y - far * 0.6), (x + lean, y - far)], 3.2, 0.6, code)
        if at % 4 == 0:
            s.limb(
                placed("0.8,-0.86 1.06,-1.06", x, y, wide=lean, high=far),
                4.4,
                2.6,
                deeper(code, 0.3),
            )


def tree(s: Stage, x: float, y: float, high: float, trunk: str, crown: str, seed: str = "") -> None:
    """A leafy tree."""
    s.limb(
        placed("0,0 0.03,-0.35 -0.02,-0.62", x, y, wide=high, high=high),
        high * 0.11,
        high * 0.04,
        trunk,
    )
    for at in range(9):
        a = 2 * pi * s.vary(seed, "leaf", x, at)
        r = high * 0.26 * s.vary(seed, "leaf", x, at, "r") ** 0.5
        code = (deeper(crown, 0.25), crown, paler(crown, 0.14))[at // 3]
        s.disc(
            x + r * 1.15 * cos(a),
            y - high * 0.72 + r * 0.8 * sin(a) - at,
            high * 0.17,
            code,
            high * 0.14,
        )


def mangrove(s: Stage, x: float, y: float, high: float, code: str, crown: str = "") -> None:
    """A trunk on many legs."""
    knee = y - high * 0.36
    for at in range(-4, 5):
        foot = x + at * high * 0.085 + high * 0.03 * s.vary("root", x, at)
        s.limb(
            [(x, knee - high * 0.05), (x + at * high * 0.06, knee + high * 0.06), (foot, y)],
            high * 0.03,
            high * 0.012,
            code,
        )
    s.limb(
        [(x, knee + 4), (x + high * 0.03, y - high * 0.62), (x - high * 0.03, y - high)],
        high * 0.08,
        high * 0.03,
        code,
    )
    for side in (-1, 1):
        s.limb(
            placed("0,-0.62 0.16,-0.82 0.34,-0.9", x, y, wide=side * high, high=high),
            high * 0.035,
            high * 0.01,
            code,
        )
    if crown:
        for at in range(8):
            dx = high * 0.42 * (2 * s.vary("crown", x, at) - 1)
            s.disc(
                x + dx,
                y - high * (0.88 + 0.12 * s.vary("crown", x, at, "y")),
                high * 0.15,
                crown,
                high * 0.07,
            )


def ribs(
    s: Stage,
    x: float,
    y: float,
    high: float,
    code: str,
    count: int = 6,
    step: float = 46,
    lean: float = 0.3,
) -> None:
    """What is left of something large: bows of bone out of the ground."""
    for at in range(count):
        px, far = x + at * step, high * (0.7 + 0.3 * sin(pi * (at + 0.5) / count))
        bow = [
            (px, y),
            (px - far * 0.22, y - far * 0.55),
            (px + far * lean * 0.3, y - far),
            (px + far * lean, y - far * 0.98),
        ]
        s.limb(bow, far * 0.085, far * 0.025, code)
        s.limb([(a + 1.6, b) for a, b in bow[:3]], far * 0.02, far * 0.01, paler(code, 0.4))


def pipes(
    s: Stage, x: float, y: float, spots: tuple[tuple[float, float, float], ...], code: str
) -> None:
    """Upright tubes: where, how wide, how high."""
    for dx, wide, high in spots:
        left = x + dx - wide / 2
        s.shade(placed("0,0 0,-1 1,-1 1,0", left, y, wide=wide, high=high), code, deeper(code, 0.3))
        s.box(left + wide * 0.14, y - high, left + wide * 0.3, y, paler(code, 0.3))
        s.disc(x + dx, y - high, wide / 2, deeper(code, 0.6), wide * 0.16)


def cave(s: Stage, code: str, opening: Sequence[Point]) -> None:
    """Darkness all around an opening."""
    ring = spline(opening, 8, closed=True)
    corners = [(0.0, 0.0), (WIDE, 0.0), (WIDE, HIGH), (0.0, HIGH), (0.0, 0.0)]
    s.area([*corners, *ring, ring[0], (0.0, 0.0)], code)


def stairs(
    s: Stage,
    x: float,
    y: float,
    steps: int,
    run: float,
    rise: float,
    wide: float,
    code: str,
    side: int = 1,
) -> None:
    """Steps that go up to one side, each with a lit tread."""
    for at in range(steps):
        left, top = x + side * at * run, y - at * rise
        s.area(
            [
                (left - wide / 2, top),
                (left + wide / 2, top),
                (left + wide / 2, HIGH),
                (left - wide / 2, HIGH),
            ],
            deeper(code, 0.34 - 0.2 * at / steps),
        )
        s.area(
            [
                (left - wide / 2, top),
                (left + wide / 2, top),
                (left + wide / 2 + 5, top - rise * 0.4),
                (left - wide / 2 + 5, top - rise * 0.4),
            ],
            between(code, "FFFFFF", 0.12 + 0.2 * at / steps),
        )


def lattice(
    s: Stage, left: float, right: float, top: float, bottom: float, step: float, code: str
) -> None:
    """Woven stuff: a wall of crossing withies."""
    x = left - (bottom - top)
    while x < right:
        s.line(
            [
                (max(left, x), top + max(0, left - x)),
                (min(right, x + bottom - top), min(bottom, top + right - x)),
            ],
            1.2,
            code,
        )
        s.line(
            [
                (max(left, x), bottom - max(0, left - x)),
                (min(right, x + bottom - top), max(top, bottom - (right - x))),
            ],
            1.2,
            code,
        )
        x += step
