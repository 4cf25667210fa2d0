"""What stands on the land of a page: trees, reeds, peaks, shards, ribs, vents."""

from __future__ import annotations

from renderers.cache import kept
from renderers.colour import Colour, darker, lighter, rgb
from renderers.curves import bezier, placed
from renderers.pen import Pen
from renderers.sleeping_gods.look import THEME
from renderers.sprite import Sprite


@kept()
def growth(kind: str, turn: int, shade: Colour) -> Sprite:
    """One small thing, anchored at its foot."""
    pen = Pen(26, 30)
    lean = (turn - 1.5) * 1.2
    GROWTHS[kind](pen, 13 + lean, 27, darker(shade, 0.12), turn)
    return pen.sprite(13, 27)


def _ink(pen: Pen, points: list[tuple[float, float]], colour: Colour) -> None:
    mask = pen.area(points)
    pen.fill(pen.grown(mask, 0.9), THEME.ink, 0.85)
    pen.shade(mask, lighter(colour, 0.3), colour)


def _tree(pen: Pen, x: float, y: float, shade: Colour, turn: int) -> None:
    pen.fill(pen.stroke([(x, y), (x, y - 7)], 2), THEME.ink)
    mask = pen.discs([(x - 4, y - 11, 4.6), (x + 4, y - 11, 4.6), (x, y - 16, 5.2 + turn * 0.3)])
    pen.fill(pen.grown(mask, 0.9), THEME.ink, 0.85)
    pen.shade(mask, lighter(shade, 0.35), shade)


def _pine(pen: Pen, x: float, y: float, shade: Colour, turn: int) -> None:
    pen.fill(pen.stroke([(x, y), (x, y - 5)], 2), THEME.ink)
    for at in range(3):
        top, half = y - 20 + at * 4 - turn, 4 + at * 1.8
        _ink(pen, [(x, top), (x + half, top + 8), (x - half, top + 8)], shade)


def _peak(pen: Pen, x: float, y: float, shade: Colour, turn: int) -> None:
    high = 17 + turn
    _ink(pen, [(x - 10, y), (x - 1, y - high), (x + 10, y)], shade)
    snow = placed("-1,-1 3.5,-0.55 0,-0.68 -4,-0.5", x, y, high=high)
    pen.fill(pen.area(snow), rgb("FBFDFD"))


def _reed(pen: Pen, x: float, y: float, shade: Colour, turn: int) -> None:
    for at, tip in enumerate((-7, -2, 4, 8)):
        line = bezier(
            (x + tip * 0.3, y),
            (x + tip * 0.4, y - 8),
            (x + tip, y - 10),
            (x + tip, y - 13 - (at + turn) % 3 * 2),
            6,
        )
        pen.fill(pen.stroke(line, 1.5), darker(shade, 0.3))
        pen.fill(pen.disc(x + tip, y - 13 - (at + turn) % 3 * 2, 1.4, 3), THEME.brass_dark)


def _shard(pen: Pen, x: float, y: float, shade: Colour, turn: int) -> None:
    for dx, high, half in ((-5, 12, 3), (1, 19 + turn, 4), (6, 10, 3)):
        _ink(
            pen,
            [(x + dx - half, y), (x + dx + half * 0.4, y - high), (x + dx + half, y)],
            lighter(shade, 0.35),
        )


def _vent(pen: Pen, x: float, y: float, shade: Colour, turn: int) -> None:
    _ink(pen, [(x - 9, y), (x - 3, y - 12), (x + 3, y - 12), (x + 9, y)], shade)
    for at in range(2 + turn % 2):
        pen.fill(pen.disc(x - 2 + at * 3, y - 16 - at * 4, 3.2), rgb("F4F1EA"), 0.85)


def _rib(pen: Pen, x: float, y: float, shade: Colour, turn: int) -> None:
    for side in (-1, 1):
        for at in range(2):
            foot = side * (3 + at * 5)
            line = bezier(
                (x + foot, y),
                (x + foot * 1.7, y - 8),
                (x + foot * 1.2, y - 15),
                (x + foot * 0.3, y - 17 - turn),
                8,
            )
            pen.fill(pen.stroke(line, 3), THEME.ink, 0.85)
            pen.fill(pen.stroke(line, 1.8), lighter(shade, 0.65))


GROWTHS = {
    "tree": _tree,
    "pine": _pine,
    "peak": _peak,
    "reed": _reed,
    "shard": _shard,
    "vent": _vent,
    "rib": _rib,
}
