"""What a ship is made of inside: planked walls, beams, portholes, tables, bunks, the wheel."""

from __future__ import annotations

from math import cos, pi, sin

from renderers.sleeping_gods.vignettes.stage import HIGH, WIDE, Stage, deeper, paler


def cabin(s: Stage, wall: str, floor: str, low: float = 300) -> None:
    """A room between decks: upright planks, three beams overhead, boards to stand on."""
    s.shade([(0, 0), (WIDE, 0), (WIDE, low), (0, low)], paler(wall, 0.08), deeper(wall, 0.25))
    for at in range(17):
        s.line([(at * 50 + 8, 34), (at * 50 + 8, low)], 1.2, deeper(wall, 0.35))
    s.shade([(0, low), (WIDE, low), (WIDE, HIGH), (0, HIGH)], floor, deeper(floor, 0.5))
    for at in range(9):
        s.line([(400 + (at - 4) * 90, low), (400 + (at - 4) * 190, HIGH)], 1.2, deeper(floor, 0.3))
    s.box(0, 0, WIDE, 34, deeper(wall, 0.55))
    for x in (70, 380, 690):
        s.area([(x, 0), (x + 46, 0), (x + 40, 54), (x + 6, 54)], deeper(wall, 0.65))


def porthole(s: Stage, x: float, y: float, r: float, sky: str, water: str, rim: str) -> None:
    """A round window: sky above, sea below."""
    s.disc(x, y, r * 1.22, deeper(rim, 0.4))
    s.disc(x, y, r * 1.14, rim)
    s.disc(x, y, r, sky)
    half = [(x + r * cos(pi * at / 12), y + 3 + (r - 3) * sin(pi * at / 12)) for at in range(13)]
    s.area(half, water)
    s.glow(x, y, r * 2.2, sky, 0.3)


def table(s: Stage, left: float, right: float, y: float, code: str) -> None:
    """Seen from its long side."""
    for x in (left + 26, right - 38):
        s.box(x, y + 12, x + 12, y + 90, deeper(code, 0.45))
    s.shade([(left, y), (right, y), (right, y + 14), (left, y + 14)], code, deeper(code, 0.35))
    s.line([(left, y), (right, y)], 1.8, paler(code, 0.4))


def cup(s: Stage, x: float, y: float, code: str) -> None:
    s.box(x - 6, y - 11, x + 6, y, code)
    s.ring(x + 7, y - 6, 4, 4, code, 1.6)


def wheel(s: Stage, x: float, y: float, r: float, code: str) -> None:
    """The ship's wheel, eight spokes."""
    for at in range(8):
        a = pi * at / 4 + 0.2
        far = (x + 1.28 * r * cos(a), y + 1.28 * r * sin(a))
        s.line([(x, y), far], r * 0.09, code)
        s.disc(*far, r * 0.08, code)
    s.ring(x, y, r, r, code, r * 0.16)
    s.ring(x, y, r * 0.96, r * 0.96, paler(code, 0.3), 1.2)
    s.disc(x, y, r * 0.24, deeper(code, 0.2))


def bicycle(s: Stage, x: float, y: float, size: float, code: str) -> None:
    """A gentleman's, black. (x, y) is between its wheels, on the ground."""
    k = size
    for at in (-30, 30):
        s.ring(x + at * k, y - 24 * k, 24 * k, 24 * k, code, 2.2 * k)
        s.disc(x + at * k, y - 24 * k, 3 * k, code)
    frame = [(-30, -24), (-12, -54), (20, -56), (0, -24), (-30, -24)]
    s.line([(x + u * k, y + v * k) for u, v in frame], 3 * k, code)
    s.line([(x + u * k, y + v * k) for u, v in ((0, -24), (-14, -62))], 3 * k, code)
    s.line([(x + u * k, y + v * k) for u, v in ((30, -24), (18, -68), (30, -72))], 3 * k, code)
    s.line([(x - 24 * k, y - 62 * k), (x - 4 * k, y - 63 * k)], 5 * k, code)
