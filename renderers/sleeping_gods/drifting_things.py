"""What drifts on the water of a page, each sea with things of its own; and the letters of it."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, hypot, pi, sin

from games.sleeping_gods.content.atlas import Page
from games.sleeping_gods.content.atlas import Theme as PageTheme
from renderers.cache import kept
from renderers.colour import Colour, darker, lighter, rgb
from renderers.curves import Point, bezier, regular, vary
from renderers.pen import Pen
from renderers.sleeping_gods.look import GROUNDS, MAIN_HIGH, MAIN_WIDE, THEME
from renderers.sprite import Sprite

WIDE, HIGH = 84, 70
APART = 92.0
MOST = 14


@kept()
def adrift(theme: PageTheme, turn: int) -> Sprite:
    """One thing that drifts there, anchored at its middle."""
    pen = Pen(WIDE, HIGH)
    ground = GROUNDS[theme]
    DRIFTING[theme](pen, turn, darker(ground.water, 0.5))
    return pen.sprite(WIDE / 2, HIGH / 2)


def drift_places(page: Page, taken: list[Point]) -> list[Point]:
    """Free water, well away from everything that is printed, never in a row."""
    found: list[Point] = []
    for at in range(900):
        x = 60 + (MAIN_WIDE - 120) * vary(page.id, at, "dx")
        y = 56 + (MAIN_HIGH - 112) * vary(page.id, at, "dy")
        free = all(hypot((x - tx) * 0.8, y - ty) > 56 for tx, ty in taken)
        if free and all(hypot(x - fx, y - fy) > APART for fx, fy in found):
            found.append((x, y))
    return found[:MOST]


def _ripple(pen: Pen, x: float, y: float, wide: float, ink: Colour) -> None:
    for side in (0.0, 6.0):
        line = bezier(
            (x - wide + side, y + side),
            (x - wide / 3, y + 4 + side),
            (x + wide / 3, y - 3 + side),
            (x + wide - side, y + side),
            10,
        )
        pen.fill(pen.stroke(line, 1.5), ink, 0.55)


def _inked(pen: Pen, points: list[Point], light: Colour, dark: Colour) -> None:
    mask = pen.area(points)
    pen.fill(pen.grown(mask, 1.2), THEME.ink, 0.8)
    pen.shade(mask, light, dark)


def _weir(pen: Pen, turn: int, ink: Colour) -> None:
    """Stakes and a woven fence, as fishers leave them."""
    straw = rgb("B8934A")
    for at in range(6):
        x = 14 + at * 11
        top = 20 + 5 * sin(at * 1.3 + turn)
        pen.fill(pen.stroke([(x, top), (x + 1, 50)], 2.6), THEME.ink, 0.8)
        pen.fill(pen.stroke([(x, top), (x + 1, 50)], 1.3), straw)
    for at in range(3):
        y = 28 + at * 7
        line = [(12 + step * 6, y + (2 if (step + at) % 2 else -2)) for step in range(11)]
        pen.fill(pen.stroke(line, 1.9), darker(straw, 0.45), 0.9)
    _ripple(pen, 42, 53, 34, ink)


def _berg(pen: Pen, turn: int, ink: Colour) -> None:
    """An iceberg, lit from the left, darker below the water."""
    lean = 4 * (turn % 3 - 1)
    _inked(
        pen,
        [(16, 46), (24, 26), (36 + lean, 10), (48, 20), (58, 24), (68, 46)],
        rgb("FFFFFF"),
        rgb("CFE4EE"),
    )
    shade = pen.area([(36 + lean, 10), (48, 20), (58, 24), (68, 46), (46, 46), (42, 28)])
    pen.fill(shade, rgb("8FB6CC"), 0.75)
    pen.fill(pen.area([(20, 48), (64, 48), (52, 62), (34, 60)]), rgb("6F9DB8"), 0.4)
    _ripple(pen, 42, 49, 32, ink)


def _panes(pen: Pen, turn: int, ink: Colour) -> None:
    """Splinters of glass standing in the water, each with a line of light."""
    tints = (rgb("B79BD6"), rgb("8FB7DE"), rgb("E0B8DC"))
    for at, (x, high, half) in enumerate(((24, 30, 8), (42, 44, 9), (60, 26, 7))):
        tint = tints[(at + turn) % 3]
        top = 52 - high
        _inked(
            pen,
            [(x - half, 52), (x - half / 3, top + 6), (x + 2, top), (x + half, 52)],
            lighter(tint, 0.45),
            tint,
        )
        pen.fill(pen.stroke([(x - 1, top + 7), (x - 3, 48)], 1.4), rgb("FFFFFF"), 0.9)
    _ripple(pen, 42, 54, 32, ink)


def _steam(pen: Pen, turn: int, ink: Colour) -> None:
    """Water on the boil: bubbles, and a plume that leans with the wind."""
    for at in range(6):
        x, y = 38 + 5 * sin(at * 0.9 + turn) + at * 2.6, 46 - at * 6.2
        r = 6 + at * 1.5
        pen.fill(pen.disc(x, y, r + 1.2), ink, 0.4)
        pen.fill(pen.disc(x, y, r), rgb("FFFBF2"), 0.9)
    for at in range(8):
        x = 16 + at * 7.5
        y = 53 + 4 * sin(at * 2.1 + turn)
        pen.fill(pen.disc(x, y, 3.6 - at % 3 * 0.8), ink, 0.8)
        pen.fill(pen.disc(x, y, 2.4 - at % 3 * 0.7), rgb("F6FBF7"))


def _gulls(pen: Pen, turn: int, _: Colour) -> None:
    """Gulls over easy water."""
    for at, (x, y, s) in enumerate(((24, 22, 1.0), (50, 34, 1.25), (34, 48, 0.8))):
        lift = 7 * s + ((turn + at) % 2) * 2
        for side in (-1, 1):
            line = bezier((x, y), (x + side * 5 * s, y - lift), (x + side * 10 * s, y - lift),
                          (x + side * 16 * s, y - 1), 8)  # fmt: skip
            pen.fill(pen.stroke(line, 5.2), THEME.ink, 0.7)
            pen.fill(pen.stroke(line, 3.0), rgb("FFFFFF"))


def _comb(pen: Pen, turn: int, ink: Colour) -> None:
    """Floating comb, some cells still full."""
    honey = rgb("E8A93A")
    for at, (column, row) in enumerate(((0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, 1), (1, 2))):
        x, y = 22 + column * 19 + (9.5 if row % 2 else 0), 18 + row * 16.5
        cell = pen.area(regular(x, y, 10.6, 6))
        pen.fill(pen.grown(cell, 1.0), THEME.ink, 0.75)
        full = (at + turn) % 3
        pen.shade(cell, lighter(honey, 0.5 if full else 0.75), honey if full else rgb("F3DFA6"))
        if full:
            pen.fill(pen.disc(x - 3, y - 3, 2.2), rgb("FFF6DC"), 0.9)
    _ripple(pen, 42, 62, 30, ink)


def _pads(pen: Pen, turn: int, ink: Colour) -> None:
    """Lily pads with a notch, one of them in flower."""
    for at, (x, y, r) in enumerate(((24, 30, 15), (54, 24, 12), (46, 48, 16))):
        notch = 0.6 + at + turn * 0.7
        rim = [
            (x + r * cos(notch + step * 0.27), y + r * 0.66 * sin(notch + step * 0.27))
            for step in range(22)
        ]
        _inked(pen, [(x, y), *rim], rgb("93B35E"), rgb("4F7A3C"))
        pen.fill(pen.stroke([(x, y), (x + r * 0.7, y + r * 0.3)], 1.2), rgb("3C5F2C"), 0.8)
    for at in range(6):
        angle = at * pi / 3 + turn
        petal = pen.disc(24 + 5 * cos(angle), 26 + 3.6 * sin(angle), 3.6)
        pen.fill(petal, rgb("F6D7E4"))
    pen.fill(pen.disc(24, 26, 2.4), rgb("E4B23C"))
    _ripple(pen, 42, 62, 26, ink)


def _bones(pen: Pen, turn: int, ink: Colour) -> None:
    """The ribs of something very large, and its backbone."""
    bone, dark = rgb("F7F0DE"), rgb("6B6252")
    spine = bezier((8, 40), (26, 30 + turn), (54, 30), (78, 44), 16)
    pen.fill(pen.stroke(spine, 6.4), dark)
    pen.fill(pen.stroke(spine, 4.2), bone)
    for at in range(6):
        x = 16 + at * 11
        high = 14 + 14 * sin((at + 0.8) * pi / 6.6)
        rib = bezier((x, 37), (x - 5, 37 - high), (x + 4, 36 - high * 1.3), (x + 9, 40 - high), 10)
        pen.fill(pen.stroke(rib, 4.2), dark)
        pen.fill(pen.stroke(rib, 2.4), bone)
    _ripple(pen, 42, 48, 34, ink)


def _eddy(pen: Pen, turn: int, ink: Colour) -> None:
    """Water that has begun to go round."""
    for arm in range(3):
        line = []
        for step in range(30):
            angle = arm * 2 * pi / 3 + turn + step * 0.17
            reach = 3 + step * 1.12
            line.append((42 + reach * cos(angle), 35 + reach * 0.7 * sin(angle)))
        pen.fill(pen.stroke(line, 4.4), ink, 0.75)
        pen.fill(pen.stroke(line, 2.2), rgb("F2F8FA"))


DRIFTING: dict[PageTheme, Callable[[Pen, int, Colour], None]] = {
    "shoals": _weir,
    "ice": _berg,
    "glass": _panes,
    "kettle": _steam,
    "meadow": _gulls,
    "amber": _comb,
    "fen": _pads,
    "bone": _bones,
    "whirl": _eddy,
}
