"""What many foes are made of: shoulders, heads, stares, hats, hands, and things held in them.

Measures are those of a figure's sheet; a portrait is cut off at the waist, below 150.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin

from renderers.colour import Colour, darker, lighter, rgb
from renderers.curves import Line, Point, oval, placed, points, ribbon, widths
from renderers.figures.sheet import INK, Sheet, smooth
from renderers.pen import Mask, both

MIDDLE, FLOOR = 70, 162
SKIN, BONE, MOUTH = rgb("D9A57C"), rgb("EFE4C6"), rgb("3A0610")
FIRE = rgb("FF8A2A")
IRON, BRASS, WOOD, ROPE = rgb("5B6672"), rgb("C99A45"), rgb("8A5E36"), rgb("C9A868")


def robe(pen: Sheet, colour: Colour, wide: float = 44, top: float = 62) -> Mask:
    """Shoulders and all below them, in one piece."""
    left, right = MIDDLE - wide, MIDDLE + wide
    line = (
        f"{MIDDLE - 12},{top} {left + 8},{top + 8} {left},{top + 24} {left - 6},{FLOOR} "
        f"{right + 6},{FLOOR} {right},{top + 24} {right - 8},{top + 8} {MIDDLE + 12},{top}"
    )
    return pen.plate(line, colour, turn=0.14)


def head(
    pen: Sheet, colour: Colour, y: float = 38, rx: float = 21, ry: float = 25, x: float = MIDDLE
) -> Mask:
    pen.part(pen.box(x - 8, y + ry - 12, x + 8, y + ry + 12, 4), darker(colour, 0.2))
    return pen.plate(oval(x, y, rx, ry), colour)


def stare(
    pen: Sheet, glow: Colour, y: float = 36, gap: float = 9, r: float = 5.4, x: float = MIDDLE
) -> None:
    """Two eyes that have seen you."""
    for side in (-1, 1):
        pen.eye(x + side * gap, y, r, glow)


def sockets(
    pen: Sheet, spark: Colour, y: float = 36, gap: float = 9, r: float = 7, x: float = MIDDLE
) -> None:
    """Two holes with something far back in each."""
    for side in (-1, 1):
        pen.fill(pen.disc(x + side * gap, y, r, r * 1.15), INK)
        pen.glow(pen.disc(x + side * gap, y, r * 0.4), spark, r * 0.35, 0.9)
        pen.fill(pen.disc(x + side * gap, y, r * 0.3), lighter(spark, 0.5))


def scowl(pen: Sheet, y: float = 27, gap: float = 9, x: float = MIDDLE) -> None:
    for side in (-1, 1):
        pen.brow(f"{x + side * (gap + 8)},{y - 3} {x + side * (gap - 6)},{y + 2}", 3.6)


def shout(pen: Sheet, y: float = 52, wide: float = 8, high: float = 6, teeth: int = 0) -> None:
    """An open mouth."""
    pen.hole(pen.area(oval(MIDDLE, y, wide, high)), MOUTH)
    if teeth:
        pen.teeth(
            f"{MIDDLE - wide + 1},{y - high * 0.6} {MIDDLE + wide - 1},{y - high * 0.6}",
            high * 0.9,
            teeth,
            BONE,
        )


def lips(pen: Sheet, y: float = 52, wide: float = 8, bend: float = 2) -> None:
    line = smooth([(MIDDLE - wide, y + bend), (MIDDLE, y), (MIDDLE + wide, y + bend)])
    pen.draw([line], 3)


def skull(pen: Sheet, colour: Colour = BONE, y: float = 36, x: float = MIDDLE) -> None:
    pen.part(pen.box(x - 12, y + 12, x + 12, y + 32, 6), darker(colour, 0.08))
    pen.plate(oval(x, y, 23, 24), colour)
    sockets(pen, rgb("FFB45A"), y + 2, 9, 7.4, x)
    pen.fill(pen.area(placed("0,9 -4,17 4,17", x, y)), INK)
    pen.brow(f"{x - 11},{y + 24} {x + 11},{y + 24}", 2)
    for at in range(-2, 3):
        pen.brow(f"{x + at * 4.4},{y + 20} {x + at * 4.4},{y + 29}", 1.5)


def ribs(pen: Sheet, colour: Colour = BONE, top: float = 74, rows: int = 4) -> None:
    pen.tube(f"{MIDDLE},{top - 12} {MIDDLE},{FLOOR}", 10, colour)
    for row in range(rows):
        y, wide = top + row * 17, 38 - row * 3
        for side in (-1, 1):
            bow = (
                f"{MIDDLE},{y} {MIDDLE + side * wide},{y + 4} {MIDDLE + side * (wide - 8)},{y + 15}"
            )
            pen.limb(bow, 7, colour, 4)


def reach(pen: Sheet, line: str, sleeve: Colour, skin: Colour, thick: float = 17) -> None:
    """An arm along a line, with a fist at its end."""
    path = smooth(line)
    pen.tube(path, thick, sleeve, thick * 0.8)
    x, y = path[-1]
    pen.part(pen.disc(x, y, thick * 0.52), skin)


def brim(
    pen: Sheet,
    colour: Colour,
    y: float = 18,
    wide: float = 34,
    crown: float = 24,
    band: Colour = INK,
) -> None:
    """A hat with a brim."""
    top = y - crown
    pen.plate(
        f"{MIDDLE - 19},{y} {MIDDLE - 16},{top} {MIDDLE + 16},{top} {MIDDLE + 19},{y}", colour
    )
    pen.fill(pen.box(MIDDLE - 18, y - 8, MIDDLE + 18, y - 2), band, 0.8)
    pen.plate(oval(MIDDLE, y, wide, 6.5), colour)


def hood(pen: Sheet, colour: Colour, y: float = 36, wide: float = 33, high: float = 40) -> Mask:
    """A cowl, with nothing to be seen in it."""
    x = MIDDLE
    cowl = (
        f"{x - wide},{y + high} {x - wide},{y} {x - wide * 0.6},{y - high * 0.7} {x},{y - high} "
        f"{x + wide * 0.6},{y - high * 0.7} {x + wide},{y} {x + wide},{y + high} {x},{y + high + 8}"
    )
    pen.lump(cowl, colour, turn=0.12)
    inside = pen.area(oval(x, y + 4, wide * 0.66, high * 0.72))
    pen.hole(inside, darker(colour, 0.85))
    return inside


def pole(pen: Sheet, line: str, colour: Colour = WOOD, width: float = 7) -> None:
    pen.tube(line, width, colour)


def flame(pen: Sheet, x: float, y: float, size: float, colour: Colour = FIRE) -> None:
    """Fire that stands on (x, y)."""
    outer = _tongue(x, y, size)
    pen.glow(pen.area(outer), colour, size * 0.5, 0.9)
    pen.fill(pen.area(outer), colour)
    pen.fill(pen.area(_tongue(x, y, size * 0.66)), rgb("FFC84A"))
    pen.fill(pen.area(_tongue(x, y, size * 0.34)), rgb("FFF3C0"))


def _tongue(x: float, y: float, size: float) -> list[Point]:
    line = points("0,0 -0.5,-0.35 -0.4,-0.8 -0.12,-1.1 0.06,-1.75 0.2,-1.1 0.5,-0.7 0.46,-0.3")
    return smooth([(x + u * size, y + v * size) for u, v in (*line, line[0])])


def net(
    pen: Sheet, within: Mask, colour: Colour = ROPE, step: float = 15, width: float = 1.8
) -> None:
    """A mesh over a part, with a cork here and there."""
    lines: list[Line] = []
    for at in range(-12, 24):
        x = at * step
        lines += [[(x, -30.0), (x + 190, 160.0)], [(x, -30.0), (x - 190, 160.0)]]
    pen.fill(both(within, pen.strokes(lines, width + 1.6)), INK, 0.7)
    pen.fill(both(within, pen.strokes(lines, width)), colour)


def cracks(
    pen: Sheet, within: Mask, lines: Sequence[str], glow: Colour, width: float = 2.4
) -> None:
    """Light that comes through from inside."""
    mask = both(within, pen.strokes(lines, width))
    pen.glow(mask, glow, 3, 0.9)
    pen.fill(mask, lighter(glow, 0.5))


def neck(
    pen: Sheet, line: str, thick: float, colour: Colour, belly: Colour, thin: float = 0
) -> Mask:
    """A long body along a line, with a paler belly and rings across it."""
    path = smooth(line, 12)
    wide = widths(len(path), thick, thin or thick * 0.7)
    mask = pen.plate(ribbon(path, wide), colour)
    pale = ribbon(
        [(x + w * 0.22, y) for (x, y), w in zip(path, wide, strict=True)], [w * 0.4 for w in wide]
    )
    pen.fill(both(mask, pen.area(pale)), belly, 0.8)
    rings = [
        [(x, y), (x + w * 0.5, y + 2)] for (x, y), w in list(zip(path, wide, strict=True))[::5]
    ]
    pen.fill(both(mask, pen.strokes(rings, 1.6)), INK, 0.6)
    return mask


def shards(
    pen: Sheet,
    spokes: Sequence[tuple[float, float, float, float]],
    colour: Colour,
    edge: float = 2.4,
) -> None:
    """Splinters: where each begins, how far and where to (in turns), and how wide it is."""
    for x, y, far, turn in spokes:
        a, w = 2 * pi * turn, far * 0.16
        tip = (x + far * cos(a), y + far * sin(a))
        side = (-w * sin(a), w * cos(a))
        belly = (x + far * 0.3 * cos(a), y + far * 0.3 * sin(a))
        ring = [
            (x, y),
            (belly[0] + side[0], belly[1] + side[1]),
            tip,
            (belly[0] - side[0], belly[1] - side[1]),
        ]
        pen.plate(ring, colour, edge=edge)
        pen.draw([[(x, y), tip]], 1.2, lighter(colour, 0.7), 0.8)


def fingers(pen: Sheet, x: float, y: float, size: float, turn: float, colour: Colour) -> None:
    """An open hand; its wrist at (x, y), its middle finger towards a turn."""
    for spread, far in ((-0.11, 0.86), (-0.05, 1.05), (0.01, 1.1), (0.07, 0.98), (0.19, 0.7)):
        a = 2 * pi * (turn + spread)
        start = (x + size * 0.35 * cos(a), y + size * 0.35 * sin(a))
        pen.tube(
            [start, (x + size * far * cos(a), y + size * far * sin(a))],
            size * 0.2,
            colour,
            size * 0.15,
        )
    a = 2 * pi * (turn + 0.02)
    pen.part(pen.disc(x + size * 0.28 * cos(a), y + size * 0.28 * sin(a), size * 0.32), colour)
