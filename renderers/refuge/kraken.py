"""The Kraken: a head that fills its nine spaces, and the tentacles that rise below it."""

from __future__ import annotations

from math import sin

from renderers.cache import kept
from renderers.colour import darker, lighter, mix, rgb
from renderers.creature import Hide, eye, limb
from renderers.curves import Point, bezier, mirrored, oval, points, spline, swing, vary
from renderers.pen import Mask, Pen, both, without
from renderers.refuge.look import EYE, HIDE, THEME
from renderers.sprite import Sprite

WIDE, HIGH = 380, 330
CX, CY = 190, 150  # the middle of the nine spaces on the sheet
_EMBER = (255, 124, 88)
BRIGHT = Hide(rgb("CF2F45"), rgb("FFC9AE"), rgb("16040D"))


def _at(*places: Point) -> list[Point]:
    return [(CX + x, CY + y) for x, y in places]


SIZE = 1.08
"""On the board, so that it fills its nine spaces."""
REACH = 0.76
"""Arms coil close to the head: whatever stands in the next columns must be seen."""

_BACK_ARMS: tuple[tuple[Point, ...], ...] = (
    ((-50, 20), (-112, -4), (-150, -60), (-190, -96), (-212, -70), (-194, -54)),
    ((-40, 40), (-130, 36), (-196, 14), (-218, -22), (-204, -42), (-188, -26)),
    ((-70, -10), (-116, -50), (-122, -104), (-152, -124), (-172, -106), (-158, -94)),
)
_FRONT_ARMS: tuple[tuple[Point, ...], ...] = (
    ((-40, 46), (-118, 52), (-178, 64), (-214, 40), (-206, 8), (-184, 16)),
    ((-36, 58), (-96, 90), (-150, 104), (-204, 100), (-216, 72), (-194, 70)),
    ((-24, 66), (-64, 102), (-112, 112), (-142, 122), (-134, 140), (-116, 134)),
    ((-8, 76), (-30, 108), (-64, 116), (-86, 128), (-74, 144), (-58, 136)),
)
_MANTLE = points("0,-128 34,-122 66,-100 92,-64 106,-26 100,6 84,30 80,60 60,88 0,96")


@kept(named=False)
def kraken(side: int = 1, scale: int = 1) -> Sprite:
    """The head, anchored at the middle of its nine spaces; `side` says which way it leans."""
    fine = 3 if scale == 1 else 2
    pen = Pen(WIDE, HIGH, fine * scale)
    pen.glow(pen.disc(CX, CY + 14, 156, 112), (8, 2, 14), 24, 0.8)
    for arm in _BACK_ARMS:
        _pair(pen, arm, 36, 6, far=True)
    for arm in reversed(_FRONT_ARMS):
        _pair(pen, arm, 48, 7, far=False)
    mantle = _mantle(pen)
    _hide(pen, mantle)
    _crown(pen, mantle)
    _maw(pen)
    _face(pen)
    sprite = Sprite(pen.image.reduce(fine), CX * scale, CY * scale)
    return sprite if side > 0 else sprite.flipped()


def _pair(pen: Pen, arm: tuple[Point, ...], thick: float, thin: float, *, far: bool) -> None:
    """An arm on each side, the right one a little different from the left."""
    skin = HIDE.dimmed(THEME.abyss, 0.58 if far else 0.2)
    close = [(x * REACH, y) for x, y in arm]
    left = spline(_at(*close), 14)
    bent = [(x, y + 6 * sin(index * 1.7)) for index, (x, y) in enumerate(_at(*close))]
    right = mirrored(spline(bent, 14), CX)
    limb(pen, right, thick, thin, skin, suckers=-1)
    limb(pen, left, thick, thin, skin, suckers=1)


def _mantle(pen: Pen) -> Mask:
    """A swollen sack, leaning a little."""
    right = _at(*_MANTLE)
    left = mirrored(right, CX)
    ring = spline([*right, *left[-2:0:-1]], 10, closed=True)
    return pen.area([(x - max(0.0, CY - y) * 0.1, y) for x, y in ring])


def _hide(pen: Pen, mantle: Mask) -> None:
    """The bulk: outline, light from the upper left, gloom below and on the far side."""
    pen.fill(pen.grown(mantle, 3.2), HIDE.outline)
    pen.ball(mantle, mix(HIDE.colour, _EMBER, 0.5), darker(HIDE.colour, 0.5), (0.3, 0.16))
    for x, y, rx, ry in ((96, 0, 62, 130), (0, 92, 120, 56)):
        gloom = both(mantle, pen.soft(pen.disc(CX + x, CY + y, rx, ry), 16))
        pen.fill(gloom, darker(HIDE.colour, 0.82), 0.7)


def _crown(pen: Pen, mantle: Mask) -> None:
    """Folds, blotches, warts and the wet light on top."""
    blots = []
    for index in range(30):
        x, y = CX - 12 + 96 * swing("blot", index), CY - 118 + 92 * vary("blot", index, "y")
        wide, high = 4 + 10 * vary("blot", index, "r"), 3 + 6 * vary("blot", index, "s")
        blots.append(oval(x, y, wide, high, swing("turn", index)))
    pen.fill(both(mantle, pen.areas(*blots)), darker(HIDE.colour, 0.6), 0.42)
    folds = [
        spline(_at((-84, -40 - up), (-34, -64 - up), (30, -64 - up), (80, -40 - up)), 10)
        for up in (0, 14, 30)
    ]
    pen.fill(both(mantle, pen.strokes(folds, 2)), HIDE.outline, 0.35)
    warts = [
        (
            CX - 10 + 88 * swing("wart", i),
            CY - 116 + 74 * vary("wart", i, "y"),
            1.6 + 2.6 * vary("wart", i, "r"),
        )
        for i in range(26)
    ]
    pen.fill(both(mantle, pen.discs([(x + 1, y + 1.2, r) for x, y, r in warts])), HIDE.outline, 0.6)
    pen.fill(both(mantle, pen.discs(warts)), mix(HIDE.colour, _EMBER, 0.55), 0.95)
    wet = _at((-70, -70), (-52, -100), (-22, -116), (-30, -98), (-50, -72), (-64, -50))
    pen.fill(
        both(mantle, pen.soft(pen.area(spline(wet, 10, closed=True)), 1.6)), (255, 232, 220), 0.45
    )
    pen.rim(mantle, (255, 186, 160), 2.4, 0.9)
    pen.fill(without(mantle, pen.shifted(mantle, -3, 0.6)), THEME.safe, 0.5)


def _maw(pen: Pen) -> None:
    """The open mouth between the arms, ringed with teeth."""
    lips = _at((-58, 54), (-30, 48), (0, 54), (30, 48), (58, 54), (46, 92), (0, 112), (-46, 92))
    hole = pen.area(spline(lips, 10, closed=True))
    lip = pen.grown(hole, 6)
    pen.fill(pen.grown(hole, 8), HIDE.outline)
    pen.shade(lip, lighter(HIDE.colour, 0.1), darker(HIDE.colour, 0.5))
    pen.fill(pen.grown(hole, 1), HIDE.outline)
    pen.ball(hole, (196, 40, 30), (20, 2, 8), (0.5, 0.8))
    teeth = [_tooth(-50 + index * 11.1, index, up=False) for index in range(10)]
    teeth += [_tooth(-38 + index * 10.8, index, up=True) for index in range(8)]
    pen.fill(both(lip, pen.grown(pen.areas(*teeth), 1.2)), HIDE.outline)
    pen.shade(both(lip, pen.areas(*teeth)), (255, 248, 228), (206, 166, 122))


def _tooth(x: float, index: int, *, up: bool) -> list[Point]:
    reach = 17 + 7 * vary("tooth", index, up)
    if up:
        foot = 112 - abs(x) * 0.4
        return _at((x - 5, foot), (x + 5, foot), (x + 2 * swing("tip", index), foot - reach))
    top = 47 + abs(x) * 0.06
    return _at((x - 5.6, top), (x + 5.6, top), (x + 3 * swing("tip", index), top + reach))


def _face(pen: Pen) -> None:
    """Two burning eyes under heavy brows."""
    for side in (-1, 1):
        x, y = CX + side * 50, CY + 12
        pen.glow(pen.disc(x, y, 40, 26), HIDE.outline, 7, 1.0)
        eye(pen, x, y + 2, 30, EYE, HIDE.outline, slant=side * 0.4)
        _brow(pen, side)
    for index in range(3):
        y = CY - 16 + index * 9
        fold = bezier((CX - 12, y), (CX - 5, y + 5), (CX + 5, y + 5), (CX + 12, y))
        pen.fill(pen.stroke(fold, 2), HIDE.outline, 0.7)


def _brow(pen: Pen, side: int) -> None:
    """A ridge of horn, low over the eye and drawn to a point."""
    ridge = points("6,22 20,-2 52,-20 86,-26 106,-34 102,-12 88,-4 56,-2 28,10")
    lid = pen.area(spline(_at(*((side * px, py) for px, py in ridge)), 10, closed=True))
    pen.fill(pen.grown(lid, 2.4), HIDE.outline)
    pen.shade(lid, mix(HIDE.colour, _EMBER, 0.35), darker(HIDE.colour, 0.6))
    pen.rim(lid, (255, 180, 150), 1.8, 0.85)


_POSES: tuple[tuple[Point, ...], ...] = (
    ((0, 0), (-8, -26), (10, -50), (4, -76), (-18, -84), (-24, -66), (-12, -60)),
    ((0, 0), (12, -22), (2, -48), (-16, -66), (-4, -88), (16, -82), (12, -68)),
    ((0, 0), (4, -30), (-12, -52), (2, -78), (24, -78), (24, -60), (14, -60)),
    ((0, 0), (-10, -20), (-4, -46), (16, -60), (12, -84), (-8, -86), (-8, -72)),
)


@kept(named=False)
def tentacle(pose: int, *, fresh: bool = False, size: float = 0.95) -> Sprite:
    """One tentacle breaking out of its space, anchored at the middle of the space."""
    pen = Pen(112, 138, 4)
    x, y = 56, 110
    pen.contact(x + 3, y + 3, 34, 12, 0.7)
    _broken_water(pen, x, y)
    line = spline([(x + px * 1.08, y - 9 + py * 1.04) for px, py in _POSES[pose % len(_POSES)]], 14)
    if fresh:
        pen.glow(pen.arm(line, 30, 8), THEME.trail, 5, 0.95)
    limb(pen, line, 32, 6, BRIGHT, suckers=1 if pose % 2 else -1, ease=1.15, edge=3)
    _foam(pen, x, y)
    return pen.sprite_sized(size, x, y - 18)


def _broken_water(pen: Pen, x: float, y: float) -> None:
    foam = lighter(THEME.safe, 0.6)
    for reach, alpha in ((37, 0.35), (29, 0.6)):
        inner = pen.disc(x, y, reach - 2.4, reach * 0.38 - 1.6)
        pen.fill(without(pen.disc(x, y, reach, reach * 0.38), inner), foam, alpha)
    pen.fill(pen.disc(x, y, 25, 9.5), (4, 14, 24), 0.85)


def _foam(pen: Pen, x: float, y: float) -> None:
    foam = lighter(THEME.safe, 0.75)
    arc = [(-1, 0.1), (-0.6, 0.75), (0, 1.0), (0.6, 0.75), (1, 0.1)]
    pen.fill(pen.stroke(spline([(x + 22 * c, y - 2 + 8 * s) for c, s in arc], 8), 2.8), foam, 0.95)
    pen.fill(pen.discs([(x - 27, y + 3, 2), (x + 26, y + 5, 2.6), (x + 31, y - 2, 1.6)]), foam, 0.8)


def pose_of(spot: str) -> int:
    """Each space gives its tentacle a pose of its own."""
    return int(vary("tentacle", spot) * len(_POSES))


@kept(named=False)
def on_board(side: int) -> Sprite:
    """The head as large as its nine spaces."""
    return kraken(side).sized(SIZE)


def lean(head: int) -> int:
    """The head looks towards the middle of the board."""
    return 1 if head <= 3 else -1
