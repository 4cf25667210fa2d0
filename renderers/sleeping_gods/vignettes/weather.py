"""Air and water: suns, stars, clouds, rain, seas with the light's road on them, whirls, depths."""

from __future__ import annotations

from math import cos, pi, sin

from renderers.curves import Point, oval, placed
from renderers.sleeping_gods.vignettes.stage import HIGH, WIDE, Stage, between, deeper, paler


def sun(s: Stage, x: float, y: float, r: float, code: str = "FFF0C4", reach: float = 6) -> None:
    """A disc of light, and the air around it."""
    s.glow(x, y, r * reach, code, 0.55)
    s.glow(x, y, r * 2.4, code, 0.7)
    s.disc(x, y, r, paler(code, 0.35))


def stars(s: Stage, count: int, below: float = 200, code: str = "F4F6FF") -> None:
    for at in range(count):
        r = 0.5 + 1.1 * s.vary("star", at, "r") ** 3
        s.disc(WIDE * s.vary("star", at), below * s.vary("star", at, "y"), r, code)


def clouds(
    s: Stage, y: float, code: str, count: int = 5, size: float = 60, flat: float = 0.3
) -> None:
    """A bank of soft clouds, lit from above."""
    for at in range(count):
        x, base = WIDE * (at + s.vary("cloud", y, at)) / count, y + 14 * s.vary("cloud", at, y, "y")
        for bump in range(6):
            w = size * (0.5 + 0.6 * s.vary("bump", y, at, bump))
            dx = (bump - 2.5) * size * 0.42
            s.disc(x + dx, base - w * flat * 0.4, w * 0.62, code, w * flat)
        s.veil(
            oval(x, base + size * flat * 0.5, size * 1.5, size * flat * 0.5),
            deeper(code, 0.25),
            0.5,
        )


def rain(s: Stage, code: str, count: int = 160, lean: float = 0.25, far: float = 26) -> None:
    for at in range(count):
        x, y = WIDE * 1.2 * s.vary("rain", at) - 80, HIGH * s.vary("rain", at, "y")
        length = far * (0.4 + s.vary("rain", at, "l"))
        s.line([(x, y), (x - length * lean, y + length)], 0.6, code)


def snow(s: Stage, code: str = "FFFFFF", count: int = 120) -> None:
    for at in range(count):
        r = 0.7 + 1.8 * s.vary("snow", at, "r") ** 2
        s.disc(WIDE * s.vary("snow", at), HIGH * s.vary("snow", at, "y"), r, code)


def sea(s: Stage, y: float, far: str, near: str, swell: float = 1.0) -> None:
    """Water from the horizon to the foot of the picture, in streaks that widen towards us."""
    s.shade([(0, y), (WIDE, y), (WIDE, HIGH), (0, HIGH)], far, near)
    depth = HIGH - y
    for at in range(150):
        share = s.vary("wave", at, "y") ** 1.5
        top, x = y + 2 + depth * share, WIDE * 1.2 * s.vary("wave", at) - 80
        long, thick = (
            (14 + 90 * share) * (0.5 + s.vary("wave", at, "l")),
            (0.5 + 2.2 * share) * swell,
        )
        tone = between(far, near, share)
        code = paler(tone, 0.16) if at % 2 else deeper(tone, 0.22)
        s.area(placed("0,0 0.5,-1 1,0 0.5,1", x, top, wide=long, high=thick), code)


def road(s: Stage, x: float, y: float, code: str, wide: float = 60, count: int = 60) -> None:
    """The light's way over the water, towards whoever looks."""
    for at in range(count):
        share = (at + s.vary("road", at)) / count
        reach = wide * (0.12 + share) * (0.4 + 0.6 * s.vary("road", at, "w"))
        mid = x + wide * 0.5 * share * (2 * s.vary("road", at, "x") - 1)
        top, thick = y + 2 + (HIGH - y) * share, 0.6 + 1.6 * share
        s.area(
            [
                (mid - reach / 2, top),
                (mid, top - thick),
                (mid + reach / 2, top),
                (mid, top + thick),
            ],
            code,
        )


def swells(s: Stage, y: float, far: str, near: str, height: float = 26) -> None:
    """A sea that stands up: ridges one before the other, each with a pale lip."""
    for row in range(6):
        base, high = y + (HIGH - y) * (row / 5.2) ** 1.2, height * (0.35 + row * 0.26)
        tone, phase = between(far, near, row / 5), 7 * s.vary("swell", row)
        crest = [
            (x, base - high * (0.5 + 0.5 * sin(x / (70 + 34 * row) + phase)) ** 2)
            for x in range(-20, WIDE + 21, 10)
        ]
        s.shade([*crest, (WIDE + 20, HIGH), (-20, HIGH)], tone, deeper(tone, 0.35))
        s.line(crest, 0.7 + row * 0.25, paler(tone, 0.35))


def whirl(
    s: Stage, x: float, y: float, rx: float, ry: float, rim: str, heart: str, turns: int = 15
) -> None:
    """Water that goes round and down."""
    for at in range(turns):
        share = at / turns
        code = between(rim, heart, share**0.8)
        s.disc(x, y + ry * 0.42 * share, rx * (1 - share), code, ry * (1 - share))
    for arm in range(9):
        line: list[Point] = []
        for step in range(26):
            t = step / 25
            a, far = 2 * pi * (arm / 9 + 0.55 * t), 1 - 0.94 * t
            line.append((x + rx * far * cos(a), y + ry * 0.42 * t + ry * far * sin(a)))
        s.line(line, 1.4 if arm % 3 else 2.4, paler(between(rim, heart, 0.35), 0.3))


def hole(s: Stage, x: float, y: float, rx: float, ry: float, rim: str = "BFE4F4") -> None:
    """The gap in the sky."""
    s.glow(x, y, rx * 2.1, rim, 0.45)
    for at in range(5):
        s.ring(x, y, rx + 5 - at, ry + 3 - at * 0.6, between(rim, "0A1424", at / 5), 1.4)
    s.disc(x, y, rx, "04070D", ry)


def depths(
    s: Stage, surface: str, middle: str, floor: str, shafts: int = 5, code: str = "BFEFE4"
) -> None:
    """Under water: light from above, dark below."""
    s.sky(surface, middle, floor)
    for at in range(shafts):
        x = WIDE * (at + 0.3 + 0.5 * s.vary("shaft", at)) / shafts
        far = HIGH * (0.7 + 0.3 * s.vary("shaft", at, "h"))
        wide = 12 + 26 * s.vary("shaft", at, "w")
        fan = [(x, 0), (x + wide, 0), (x + wide * 2.4 - 90, far), (x - 90 - wide, far)]
        s.shaft(fan, code, 0.2)
    for at in range(60):
        s.disc(
            WIDE * s.vary("mote", at),
            HIGH * s.vary("mote", at, "y"),
            0.5 + s.vary("mote", at, "r"),
            paler(middle, 0.4),
        )


def steam(
    s: Stage, x: float, y: float, high: float, code: str, wide: float = 26, lean: float = 0.2
) -> None:
    """A plume that widens as it rises."""
    for at in range(12):
        share = at / 11
        r = wide * (0.25 + share * (0.8 + 0.5 * s.vary("steam", x, at)))
        dx = high * lean * share**1.4 + 9 * (s.vary("steam", x, at, "x") - 0.5)
        s.glow(x + dx, y - high * share, r * 2, code, 0.55 * (1 - share * 0.6))


def rays(s: Stage, x: float, y: float, code: str, count: int = 7, far: float = 520) -> None:
    """Light that falls in fans from a point above."""
    for at in range(count):
        s.beam(x, y, 0.09 + 0.32 * (at + s.vary("ray", at)) / count, far, code, 0.3, 0.012)


def bubbles(s: Stage, x: float, y: float, count: int, spread: float, code: str = "DFF8F4") -> None:
    for at in range(count):
        r = 1 + 5 * s.vary("bubble", x, at) ** 2
        dx, dy = spread * (s.vary("bubble", x, at, "x") - 0.5), -y * s.vary("bubble", x, at, "y")
        s.ring(x + dx, y + dy, r, r, code, 0.8)
