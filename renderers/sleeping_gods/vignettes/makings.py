"""What people made: ships, houses, lighthouses, quays, lamps, bells, clocks."""

from __future__ import annotations

from math import cos, pi, sin

from renderers.curves import Point, placed, spline
from renderers.sleeping_gods.vignettes.stage import HIGH, WIDE, Stage, between, deeper, paler
from renderers.sleeping_gods.vignettes.weather import steam


def lamp(
    s: Stage, x: float, y: float, r: float = 3, code: str = "FFD98A", reach: float = 12
) -> None:
    """A small light with its halo."""
    s.glow(x, y, r * reach, code, 0.6)
    s.glow(x, y, r * 3.4, code, 0.9)
    s.disc(x, y, r, "FFF8E0")


def manticore(
    s: Stage,
    x: float,
    y: float,
    size: float,
    code: str = "1A2530",
    *,
    lit: bool = True,
    left: bool = False,
    smoke: str = "",
    funnel: str = "A8402F",
) -> None:
    """The steam tramp: hull, house, one tall funnel. (x, y) is her waterline's middle."""
    k, d = size, -1 if left else 1

    def at(px: float, py: float) -> Point:
        return x + d * px * k, y + py * k

    if smoke:
        steam(s, x + d * 12 * k, y - 64 * k, 70 * k, smoke, 13 * k, -0.9 * d)
    for px in (-46, 50):
        s.line([at(px, -18), at(px, -74)], 1.5 * k, code)
        s.line([at(px, -70), at(8, -60)], 0.6, code)
    s.area([at(-84, -20), at(-70, -16), at(60, -16), at(92, -27), at(80, 4), at(-74, 4)], code)
    s.area([at(-78, -3), at(85, -5), at(80, 4), at(-74, 4)], between(code, "8C3226", 0.55))
    s.area([at(-40, -16), at(-40, -30), at(36, -30), at(36, -16)], paler(code, 0.14))
    s.area([at(-24, -30), at(-24, -43), at(6, -43), at(6, -30)], paler(code, 0.2))
    s.area([at(10, -30), at(11, -60), at(25, -60), at(26, -30)], between(code, funnel, 0.8))
    s.area([at(11, -60), at(11, -54), at(25, -54), at(25, -60)], code)
    s.line([at(-84, -20), at(-70, -16.6), at(60, -16.6), at(92, -27)], 0.9, paler(code, 0.4))
    if lit:
        for px in (-32, -20, -8, 30):
            s.disc(*at(px, -23), 2 * k, "FFD98A")
        for px in (-18, -8):
            s.disc(*at(px, -37), 2 * k, "FFE8B0")
        lamp(s, *at(-46, -74), max(1.4, 2 * k))


def sailer(s: Stage, x: float, y: float, size: float, hull: str, sail: str, masts: int = 3) -> None:
    """A ship under all sail."""
    k = size
    s.area(placed("-60,-16 62,-20 50,2 -50,2", x, y, wide=k, high=k), hull)
    s.line([(x + 60 * k, y - 19 * k), (x + 88 * k, y - 32 * k)], 1.6 * k, hull)
    for at in range(masts):
        mx = x + (at - (masts - 1) / 2) * 38 * k
        s.line([(mx, y - 14 * k), (mx, y - 104 * k)], 2 * k, hull)
        for row, (wide, top) in enumerate(((17, 44), (15, 70), (11, 92))):
            low = (row * 26 - 44 - (top - 92) * 0) * 0 + (-18, -46, -72)[row]
            s.shade(
                [
                    (mx - wide * k, y + low * k),
                    (mx - wide * 0.86 * k, y - (top + 0) * k),
                    (mx + wide * 0.9 * k, y - top * k),
                    (mx + wide * 1.1 * k, y + low * k),
                ],
                sail,
                deeper(sail, 0.25),
            )
    s.line([(x + 86 * k, y - 32 * k), (x + 38 * k, y - 96 * k)], 0.6, hull)


def boat(s: Stage, x: float, y: float, size: float, code: str) -> None:
    """A rowing boat."""
    k = size
    s.blob(placed("-34,-8 0,-5 36,-10 24,4 -24,4", x, y, wide=k, high=k), code)
    s.line(placed("-33,-7 0,-4.6 35,-9", x, y, wide=k, high=k), 1, paler(code, 0.35))


def house(
    s: Stage,
    x: float,
    y: float,
    wide: float,
    high: float,
    wall: str,
    roof: str,
    window: str = "FFD27A",
) -> None:
    """(x, y) is the middle of its foot."""
    w = wide / 2
    s.shade([(x - w, y), (x - w, y - high), (x + w, y - high), (x + w, y)], wall, deeper(wall, 0.2))
    s.area([(x - w * 1.2, y - high), (x, y - high * 1.5), (x + w * 1.2, y - high)], roof)
    if window:
        for dx in (-0.5, 0.3):
            s.box(x + dx * w, y - high * 0.72, x + dx * w + w * 0.34, y - high * 0.42, window)


def village(
    s: Stage,
    span: tuple[float, float],
    y: float,
    count: int,
    size: float,
    wall: str,
    roof: str,
    window: str = "FFD27A",
) -> None:
    """Houses that lean on one another."""
    for at in range(count):
        x = span[0] + (span[1] - span[0]) * (at + 0.5) / count
        k = size * (0.7 + 0.6 * s.vary("house", span[0], at))
        tone = deeper(wall, 0.2 * s.vary("house", at, "t"))
        house(
            s,
            x,
            y + 4 * s.vary("house", at, "y"),
            k,
            k * (0.9 + 0.7 * s.vary("house", at, "h")),
            tone,
            roof,
            window if at % 3 != 1 else "",
        )


def lighthouse(
    s: Stage,
    x: float,
    y: float,
    high: float,
    wall: str = "E8E2D2",
    band: str = "B03A30",
    *,
    lit: bool = True,
    lean: float = 0.0,
) -> Point:
    """(x, y) is its foot; where its lamp is comes back."""

    def at(u: float, v: float) -> Point:
        return x + u * high + v * high * lean, y - v * high

    s.shade([at(-0.13, 0), at(-0.075, 0.8), at(0.075, 0.8), at(0.13, 0)], wall, deeper(wall, 0.35))
    for low in (0.1, 0.42):
        s.area(
            [
                at(-0.125 + low * 0.06, low),
                at(-0.11 + low * 0.06, low + 0.15),
                at(0.11 - low * 0.06, low + 0.15),
                at(0.125 - low * 0.06, low),
            ],
            band,
        )
    s.area(
        [at(-0.13, 0), at(-0.075, 0.8), at(-0.04, 0.8), at(-0.07, 0)], deeper(wall, 0.45)
    ) if not lit else None
    s.area([at(-0.11, 0.8), at(-0.11, 0.83), at(0.11, 0.83), at(0.11, 0.8)], "20262E")
    s.area(
        [at(-0.06, 0.83), at(-0.06, 0.94), at(0.06, 0.94), at(0.06, 0.83)],
        "FFF0B8" if lit else "39424C",
    )
    s.area([at(-0.085, 0.94), at(0, 1.03), at(0.085, 0.94)], band)
    eye = at(0, 0.885)
    if lit:
        s.glow(*eye, high * 0.5, "FFE39A", 0.8)
        s.disc(*eye, high * 0.035, "FFFBEA")
    return eye


def quay(
    s: Stage, y: float, code: str, span: tuple[float, float] = (0, WIDE), piles: int = 9
) -> None:
    """Planks on piles before the water."""
    left, right = span
    for at in range(piles):
        x = left + (right - left) * (at + 0.5) / piles
        s.box(x - 4, y, x + 4, HIGH, deeper(code, 0.5))
    s.shade(
        [(left, y), (right, y), (right, y + 16), (left, y + 16)],
        paler(code, 0.1),
        deeper(code, 0.3),
    )
    s.line([(left, y), (right, y)], 1.4, paler(code, 0.4))


def bell(
    s: Stage, x: float, y: float, size: float, code: str = "C98F3E", glow: str = "FFE3A0"
) -> None:
    """A chime, mouth downward, hung on nothing. (x, y) is its middle."""
    k = size
    s.glow(x, y, k * 2.6, glow, 0.5)
    side = [(0.13, -0.56), (0.27, -0.44), (0.31, -0.1), (0.36, 0.24), (0.44, 0.46), (0.58, 0.62)]
    right = spline([(x + u * k, y + v * k) for u, v in side], 6)
    left = [(2 * x - px, py) for px, py in reversed(right)]
    s.shade([*left, *right], paler(code, 0.35), deeper(code, 0.35))
    shine = [(-0.2, -0.4), (-0.11, -0.42), (-0.16, 0.46), (-0.34, 0.46)]
    s.area([(x + u * k, y + v * k) for u, v in shine], paler(code, 0.45))
    s.disc(x, y + 0.62 * k, 0.58 * k, deeper(code, 0.5), 0.1 * k)
    s.disc(x, y + 0.68 * k, 0.09 * k, deeper(code, 0.6))
    s.ring(x, y - 0.62 * k, 0.08 * k, 0.09 * k, code, 0.035 * k)
    for low in (0.34, 0.4):
        s.line([(x - 0.39 * k, y + low * k), (x + 0.39 * k, y + low * k)], 0.8, deeper(code, 0.45))


def clock(
    s: Stage,
    x: float,
    y: float,
    r: float,
    turn: float = 0.75,
    case: str = "6A4526",
    face: str = "F1E6C8",
) -> None:
    """A dial with one hand, given in turns."""
    s.glow(x, y, r * 2.4, "FFD98A", 0.4)
    s.disc(x, y, r * 1.22, deeper(case, 0.4))
    s.disc(x, y, r * 1.14, case)
    s.disc(x, y, r, face)
    for at in range(12):
        a = 2 * pi * at / 12
        s.line(
            [
                (x + r * 0.8 * cos(a), y + r * 0.8 * sin(a)),
                (x + r * 0.94 * cos(a), y + r * 0.94 * sin(a)),
            ],
            r * 0.04,
            "3A2A1E",
        )
    a = 2 * pi * turn
    s.limb(
        [
            (x - r * 0.16 * cos(a), y - r * 0.16 * sin(a)),
            (x + r * 0.3 * cos(a), y + r * 0.3 * sin(a)),
            (x + r * 0.82 * cos(a), y + r * 0.82 * sin(a)),
        ],
        r * 0.12,
        r * 0.03,
        "1E1712",
    )
    s.disc(x, y, r * 0.08, "1E1712")


def chain(s: Stage, line: list[Point], size: float, code: str) -> None:
    """Links along a line, one upright, one on its side."""
    for at, (x, y) in enumerate(line):
        rx, ry = (size, size * 0.5) if at % 2 else (size * 0.62, size * 0.9)
        s.ring(x, y, rx, ry, code, size * 0.3)


def rail(s: Stage, y: float, code: str) -> None:
    """The ship's rail, between us and the sea."""
    s.box(0, y, WIDE, y + 7, code)
    s.line([(0, y), (WIDE, y)], 1.2, paler(code, 0.3))
    for at in range(11):
        s.box(at * 78 + 6, y, at * 78 + 13, HIGH, deeper(code, 0.2))
    s.box(0, y + 44, WIDE, y + 48, deeper(code, 0.15))
