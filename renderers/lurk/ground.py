"""The tiles: each kind of ground reads at a glance, by silhouette and by light."""

from __future__ import annotations

from math import cos, pi, sin

from games.lurk.state import Ground
from renderers import paint, tiles
from renderers.cache import LAYERS, kept
from renderers.canvas import HEIGHT, WIDTH, Canvas
from renderers.colour import Colour, darker, lighter
from renderers.curves import Point, oval, regular, vary
from renderers.icons import icon
from renderers.lurk.look import GLOWS, GROUNDS, RADIUS, THEME
from renderers.pen import Pen
from renderers.sprite import Sprite

_SIZE = 2 * RADIUS + 12
_C = _SIZE / 2
_U = RADIUS / 53
"""One unit of the ground's drawings."""


@kept(LAYERS)
def sea() -> Sprite:
    """The dark water under everything, with a glow where the map will lie."""
    image = paint.sea(WIDTH, HEIGHT, THEME, "lurk")
    paint.spot(image, 500, 440, 560, (20, 70, 96), 0.55)
    return Sprite(image)


@kept()
def tile(ground: Ground, variant: int, searched: bool = False) -> Sprite:
    """One tile with its ground; a searched coral has lost its light."""
    stone = tiles.hexagon(RADIUS - 2, GROUNDS[ground], THEME, "", f"{ground}{variant}")
    canvas = Canvas(stone.image.copy())
    pen = Pen(_SIZE, _SIZE, 3)
    painter = PAINTERS.get(ground)
    if painter is not None:
        painter(pen, f"{ground}{variant}", searched)
    canvas.put(pen.sprite(_C, _C), stone.x, stone.y)
    if ground == "poison":
        canvas.put(icon("skull", 28, GLOWS["poison"], THEME.outline), stone.x, stone.y + 26)
    if ground == "abyss":
        canvas.put(icon("tentacle", 44, GLOWS["abyss"], THEME.outline), stone.x, stone.y)
    if ground == "den":
        canvas.put(icon("shield", 40, GLOWS["den"], THEME.outline), stone.x, stone.y)
    if ground == "rock":
        canvas.put(no_sight(), stone.x, stone.y + 18)
    return canvas.sprite(stone.x, stone.y)


@kept()
def reach_rim() -> Sprite:
    """A thin warm edge around a tile that can be hit."""
    pen = Pen(_SIZE, _SIZE, 3)
    line = regular(_C, _C, RADIUS - 7, 6, -pi / 2)
    pen.glow(pen.stroke(line, 2.0, closed=True), THEME.danger, 3, 0.6)
    pen.fill(pen.stroke(line, 2.4, closed=True), THEME.danger, 0.9)
    return pen.sprite(_C, _C)


@kept()
def no_sight() -> Sprite:
    """An eye struck through: nobody sees past this."""
    canvas = Canvas.clear(48, 40)
    canvas.put(icon("eye", 34, THEME.bone, THEME.outline), 24, 20)
    pen = Pen(48, 40, 3)
    pen.fill(pen.stroke([(9, 34), (39, 6)], 8), THEME.outline)
    pen.fill(pen.stroke([(9, 34), (39, 6)], 4), THEME.danger)
    canvas.put(pen.sprite(), 0, 0)
    return canvas.sprite(24, 20)


def _rock(pen: Pen, name: str, _: bool) -> None:
    """Boulders piled up, lit from the upper left."""
    heaps = ((-17, 10, 24), (17, 12, 25), (0, -12, 28))
    for number, heap in enumerate(heaps):
        dx, dy, size = (_U * part for part in heap)
        stone = _boulder(_C + dx, _C + dy, size, f"{name}{number}")
        pen.body(pen.area(stone), (122, 126, 138), THEME.outline, 2.4)
        lit = [
            ((x - _C - dx) * 0.55 + _C + dx - 4, (y - _C - dy) * 0.5 + _C + dy - 6)
            for x, y in stone
        ]
        pen.fill(pen.area(lit), (168, 172, 182), 0.5)


def _boulder(x: float, y: float, size: float, name: str) -> list[Point]:
    return [
        (
            x + size * (0.8 + 0.25 * vary(name, step)) * cos(step * pi / 4),
            y + size * 0.82 * (0.8 + 0.25 * vary(name, step, "y")) * sin(step * pi / 4),
        )
        for step in range(8)
    ]


def _coral(pen: Pen, name: str, searched: bool) -> None:
    kind = "poison" if name.startswith("poison") else "coral"
    colour = GLOWS[kind] if not searched else darker(GLOWS[kind], 0.55)
    for number in range(5):
        _branch(pen, f"{name}{number}", _U * (17 * number - 34), colour, searched)


def _branch(pen: Pen, name: str, dx: float, colour: Colour, searched: bool) -> None:
    """One stem that forks, with lights at its ends."""
    foot = (_C + dx * 0.7, _C + 34 * _U - abs(dx) * 0.3)
    tall = _U * (34 + 22 * vary(name))
    top = (_C + dx, foot[1] - tall)
    side = (top[0] + _U * (10 if vary(name, 2) > 0.5 else -10), top[1] + tall * 0.3)
    dark = darker(colour, 0.35)
    for end in (top, side):
        middle = ((foot[0] + end[0]) / 2 + 3, (foot[1] + end[1]) / 2)
        pen.fill(pen.grown(pen.arm([foot, middle, end], 8, 4), 1.6), THEME.outline, 0.8)
        pen.fill(pen.arm([foot, middle, end], 8, 4), dark)
    if not searched:
        for x, y in (top, side):
            pen.glow(pen.disc(x, y, 4), colour, 4, 0.9)
            pen.fill(pen.disc(x, y, 3.6), lighter(colour, 0.4))


def _pit(pen: Pen, name: str, _: bool) -> None:
    """A hole that goes down and down."""
    glow = GLOWS["lair" if name.startswith("lair") else "abyss"]
    pen.glow(pen.disc(_C, _C, 36 * _U, 32 * _U), glow, 7, 0.55)
    for number, share in enumerate((1.0, 0.78, 0.56, 0.36)):
        shade = darker(glow, 0.72 + 0.07 * number)
        pen.fill(pen.area(oval(_C, _C + 3 * number, 38 * _U * share, 33 * _U * share)), shade)


def _hollow(pen: Pen, _: str, __: bool) -> None:
    pen.fill(pen.area(oval(_C, _C, 34 * _U, 29 * _U)), darker(GROUNDS["hollow"], 0.4))
    pen.fill(pen.area(oval(_C, _C + 4, 27 * _U, 22 * _U)), darker(GROUNDS["hollow"], 0.2))


def _circle(pen: Pen, _: str, __: bool) -> None:
    """A summoning ring of light."""
    glow = GLOWS["summoning"]
    for radius, alpha in ((36.0, 0.9), (28.0, 0.5)):
        line = regular(_C, _C, _U * radius, 6, 0.0)
        pen.glow(pen.stroke(line, 2.4, closed=True), glow, 3, 0.6)
        pen.fill(pen.stroke(line, 2.0, closed=True), glow, alpha)


def _ripples(pen: Pen, name: str, _: bool) -> None:
    """Sand drawn by the current."""
    for number in range(4):
        y = _C + _U * (16 * number - 24 + 4 * vary(name, number))
        reach = _U * (22 + 14 * vary(name, number, "r"))
        line = [
            (_C - reach, y),
            (_C - reach / 3, y - 4),
            (_C + reach / 3, y + 3),
            (_C + reach, y - 1),
        ]
        pen.fill(pen.stroke(line, 2.2), lighter(GROUNDS["sand"], 0.3), 0.55)


PAINTERS = {
    "sand": _ripples,
    "rock": _rock,
    "coral": _coral,
    "poison": _coral,
    "abyss": _pit,
    "lair": _pit,
    "den": _hollow,
    "hollow": _hollow,
    "summoning": _circle,
}
