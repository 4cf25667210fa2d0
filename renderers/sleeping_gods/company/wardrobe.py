"""What they wear and carry: coats and tools. Each is a few soft shapes."""

from __future__ import annotations

from collections.abc import Callable

from renderers.colour import Colour, darker, lighter, rgb
from renderers.curves import Line, Point, points
from renderers.pen import Mask, both
from renderers.sleeping_gods.company.easel import Easel, Part
from renderers.sleeping_gods.company.parts import LINEN, skin_of


def _breast(e: Easel, collar: float) -> Callable[..., list[Point]]:
    """Outlines around the collar, which rises with the shoulders."""
    x, y = e.who.at[0], collar - e.mood.hunch * 0.7
    return lambda line, side=1: [(x + side * u, y + v) for u, v in points(line)]


def _worn(e: Easel, line: Line) -> Mask:
    """A soft piece of cloth; `_cut` has corners."""
    return e.shape(line, head=False)


def _cut(e: Easel, line: Line) -> Mask:
    return e.shape(line, head=False, soft=False)


# Dress.


def torso(e: Easel, *, up: float = 0.0) -> Mask:
    """Neck to shoulders to the foot of the frame."""
    who = e.who
    x, hunch = who.at[0], e.mood.hunch
    y = 97 - up - hunch * 0.7 + (4 if who.size < 0.95 else 0)
    half, slope = who.shoulders[0], who.shoulders[1] - hunch * 0.8
    nw = who.neck[0] + 2.6
    line = f"{half + 4},{132 - y} {half},{slope * 1.15} {half * 0.62},{slope * 0.36} {nw},-3.5"
    right = [(u, y + v) for u, v in points(line)]
    left = [(-u, v) for u, v in reversed(right)]
    return _worn(e, [(x + u, v) for u, v in (*left, *right)])


def _lapels(e: Easel, colour: Colour, spread: float = 17) -> None:
    on, neck = _breast(e, 96), e.who.neck[0]
    for side in (-1, 1):
        line = f"{neck},-4 {neck + 3.4},-3 {spread},9 3,26 0.6,22"
        e.lay(_cut(e, on(line, side)), colour, depth=0.2)


def _greatcoat(e: Easel) -> None:
    on = _breast(e, 97)
    e.lay(torso(e, up=2), e.who.coat)
    e.paint(_cut(e, on("-6.5,-6 6.5,-6 4,29 -4,29")), rgb("EDE4D2"))
    e.paint(_cut(e, on("-2.2,-1 2.2,-1 3.4,25 -3.4,25")), rgb("18233A"))
    for side in (-1, 1):
        collar = on("7.6,3 7,-10.5 15.4,-13.5 19.6,-2 16.5,10 5,27 3,18", side)
        e.lay(_cut(e, collar), lighter(e.who.coat, 0.1))
        e.lay(_cut(e, on("26,2.4 39,6.4 40,10.6 27,6.8", side)), e.who.trim)
        for at in (0, 9):
            e.lay(e.dot(*on(f"14.5,{17 + at}", side)[0], 1.9), e.who.trim, rim=0.4)


def _jacket(e: Easel) -> None:
    on = _breast(e, 96)
    e.lay(torso(e), e.who.coat)
    e.paint(_cut(e, on("-8,-4 8,-4 5,30 -5,30")), rgb("B9A27A"))
    _lapels(e, lighter(e.who.coat, 0.1), 16)
    e.lay(_worn(e, on("-9,-6 9,-6 10,1 0,5 -10,1")), rgb("7E3A2A"), rim=0.3)


def _scarf(e: Easel) -> None:
    on = _breast(e, 95)
    blow = _worn(e, on("6,-1 22,-8 36,-5 50,-12 47,-3 51,3 36,5 20,4"))
    e.lay(blow, darker(e.who.trim, 0.1))
    e.lay(torso(e), e.who.coat)
    _lapels(e, lighter(e.who.coat, 0.12))
    e.lay(_worn(e, on("-11,-7 0,-4 11,-8 13,0 0,5.6 -13,1")), e.who.trim)
    e.paint(
        e.thread(on("-10,-2.6 0,0.6 11,-3.6"), 0.9, where="frame"), darker(e.who.trim, 0.35), 0.7
    )


def _rollneck(e: Easel) -> None:
    on = _breast(e, 95)
    body = e.lay(torso(e), e.who.coat)
    for at in range(-4, 5):
        e.paint(
            both(body, e.thread(on(f"{at * 8},6 {at * 9.6},31"), 0.9, where="frame")),
            darker(e.who.coat, 0.35),
            0.5,
        )
    e.lay(_worn(e, on("-9.6,-9 0,-7 9.6,-9 12.4,1 0,5.6 -12.4,1")), lighter(e.who.coat, 0.1))
    e.paint(
        e.thread(on("-10.6,-3.4 0,-0.6 10.6,-3.4"), 0.9, where="frame"),
        darker(e.who.coat, 0.35),
        0.7,
    )


def _singlet(e: Easel) -> None:
    on = _breast(e, 95)
    skin = skin_of(e)
    e.lay(_worn(e, on("-9,-11 9,-11 22,0 40,10 0,26 -40,10 -22,0")), skin)
    e.lay(torso(e, up=2), skin)
    e.lay(_worn(e, on("-26,4 -17,3 -10,17 0,20 10,17 17,3 26,4 30,37 -30,37")), e.who.coat)
    e.paint(e.thread(on("-9,5 -2,8.4"), 1.1, 0.5, where="frame"), darker(skin, 0.35), 0.7)
    e.paint(e.thread(on("9,5 2,8.4"), 1.1, 0.5, where="frame"), darker(skin, 0.35), 0.7)


def _waistcoat(e: Easel) -> None:
    on = _breast(e, 92)
    e.lay(torso(e, up=6), e.who.trim)
    for side in (-1, 1):
        e.lay(_cut(e, on("12,-2 30,8 34,40 1,40 5,22", side)), e.who.coat)


def _cook(e: Easel) -> None:
    on = _breast(e, 97)
    e.lay(torso(e), e.who.coat, depth=0.2)
    for at in range(3):
        for side in (-1, 1):
            e.lay(e.dot(*on(f"7,{12 + at * 7}", side)[0], 1.4), rgb("8C8373"), rim=0.2)
    e.lay(_worn(e, on("-12,-6 0,-2 12,-6 12,2 0,7 -12,2")), e.who.trim)
    for tail in (on("-2,4 -9,13 -3,12"), on("1,4 8,14 2,12")):
        e.lay(_worn(e, tail), darker(e.who.trim, 0.1))


def _turned(e: Easel) -> None:
    """A coat with its collar up, one shoulder higher than the other."""
    on = _breast(e, 96)
    e.lay(torso(e, up=3), e.who.coat)
    e.lay(_worn(e, on("-12,-6 0,0 12,-6 9,30 -9,30")), e.who.trim)
    for thread in range(4):
        e.paint(
            e.thread(on(f"-10,{5 + thread * 6} 10,{5 + thread * 6}"), 0.9, where="frame"),
            darker(e.who.trim, 0.3),
            0.6,
        )


def collar_up(e: Easel) -> None:
    """Marco's collar, before his jaw."""
    on = _breast(e, 95)
    for side, top in ((-1, -17), (1, -13)):
        ring = on(f"7,18 14.6,-2 18.5,{top} 27,{top + 6} 29,8 16,30", side)
        e.lay(_cut(e, ring), lighter(e.who.coat, 0.1))


def _jersey(e: Easel) -> None:
    """Made for somebody else: the neck is too wide, the shoulders hang."""
    on = _breast(e, 100)
    body = e.lay(torso(e), e.who.coat)
    for at in range(4):
        line = on(f"-44,{10 + at * 7} 0,{14 + at * 7} 44,{10 + at * 7}")
        e.paint(both(body, e.thread(line, 2.4, where="frame")), e.who.trim, 0.85)
    e.lay(_worn(e, on("-14,-7 0,-2 14,-7 16,1 0,8 -16,1")), lighter(e.who.coat, 0.12))


DRESS: dict[str, Part] = {
    "greatcoat": _greatcoat, "jacket": _jacket, "scarf": _scarf, "rollneck": _rollneck,
    "singlet": _singlet, "waistcoat": _waistcoat, "cook": _cook, "turned": _turned,
    "jersey": _jersey,
}  # fmt: skip


# Tools: behind the shoulder, then before the breast.

STEEL, WOOD, BRASS = rgb("8D979B"), rgb("8A5E36"), rgb("CFA24A")


def _spanner(e: Easel) -> None:
    e.lay(e.thread("20,120 27,50", 6.2, 5.0, where="frame"), STEEL)
    jaw = _cut(e, "21,55 16,46 17,36 24,31 25,41 30,42 33,32 39,39 38,49 32,56")
    e.lay(jaw, lighter(STEEL, 0.1))


def _chart(e: Easel) -> None:
    e.lay(e.thread("82,118 97,44", 9, 9, where="frame"), LINEN, depth=0.24)
    e.paint(e.dot(97, 44.4, 4.5, 3.2), rgb("B9A67C"))
    e.paint(e.dot(97, 44.4, 2.4, 1.5), rgb("6E5C3A"))
    e.paint(e.thread("87,74 96,76", 1.8, where="frame"), rgb("A8322C"))


def _ladle(e: Easel) -> None:
    e.lay(e.thread("92,124 93,62", 3.2, 2.6, where="frame"), STEEL)
    e.lay(_worn(e, "85,56 101,56 100,63 93,67 86,63"), lighter(STEEL, 0.12))
    e.paint(e.dot(93, 56.4, 8.2, 2.3), rgb("3A3230"))
    e.lay(_worn(e, "86,101 93,98 100,102 100,111 93,115 85,110"), skin_of(e))


PROPS: dict[str, Part] = {"spanner": _spanner, "chart": _chart, "ladle": _ladle}


def _spyglass(e: Easel) -> None:
    e.lay(e.thread("14,94 46,116", 8.4, 8.4, where="frame"), BRASS)
    e.lay(e.thread("36,109 60,126", 10.6, 11.2, where="frame"), rgb("5A3A26"))
    e.lay(_worn(e, "30,108 37,102 45,106 46,116 38,121 31,117"), skin_of(e))


def _towel(e: Easel) -> None:
    on = _breast(e, 92)
    for side in (-1, 1):
        e.lay(_worn(e, on("12,-6 19,-3 26,12 25,38 15,38 15,14", side)), LINEN, depth=0.2)
        e.paint(e.thread(on("15.5,24 25,23", side), 1.6, where="frame"), e.who.trim, 0.8)


def _cup(e: Easel) -> None:
    skin, china = skin_of(e), rgb("F7F3EA")
    e.lay(_worn(e, "40,114 52,107 66,109 71,115 68,128 38,128"), skin)
    e.lay(_cut(e, "56,101 68,101 66.4,111 57.6,111"), china, depth=0.18)
    e.paint(e.thread("56.6,105 67.4,105", 1.1, where="frame"), rgb("3A6F9A"), 0.9)
    e.paint(e.thread("67.6,103 71.4,105 67.2,108.4", 1.2, where="frame"), china)
    for finger in ("51,111 60.5,110.4", "51.6,114.4 59.5,113.6", "52.2,117.8 58.5,116.8"):
        e.lay(e.thread(finger, 3.6, 3.0, where="frame"), skin, rim=0.3)


def _sling(e: Easel) -> None:
    e.lay(e.thread("46,101 62,112 80,126", 2.2, where="frame"), WOOD, rim=0.3)
    e.lay(e.dot(64, 113.4, 4.2, 3.2), darker(WOOD, 0.2), rim=0.4)


BEFORE: dict[str, Part] = {"spyglass": _spyglass, "towel": _towel, "cup": _cup, "sling": _sling}


def arm_in_sling(e: Easel) -> None:
    """A strap from the neck, a cloth, a hand at the end of it."""
    on = _breast(e, 96)
    sleeve = lighter(e.who.coat, 0.06)
    e.lay(e.thread(on("36,30 22,22 -10,14"), 13, 10, where="frame"), sleeve)
    e.lay(e.dot(*on("-18,11.5")[0], 4.6, 4.0), skin_of(e), rim=0.3)
    cloth = on("6,6 10,5 33,22 30,34 -8,24 -17,15")
    e.lay(_cut(e, cloth), LINEN, depth=0.22)
    e.lay(e.thread(on("-9,-1 -16,7 -13,14"), 3.2, where="frame"), LINEN, depth=0.2)
    e.paint(e.thread(on("-12,17 10,20 28,27"), 0.9, where="frame"), darker(LINEN, 0.3), 0.8)
