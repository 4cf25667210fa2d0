"""The tiles: each kind of ground reads at a glance, by silhouette and by light."""

from __future__ import annotations

from collections.abc import Container, Sequence
from math import cos, hypot, pi, sin

from games.lurk.map.board import SPOTS
from games.lurk.state import Ground
from renderers import paint, tiles
from renderers.cache import kept
from renderers.canvas import HEIGHT, WIDTH, Canvas
from renderers.colour import Colour, darker, lighter, mix, rgb
from renderers.curves import oval, regular, star, vary
from renderers.icons import icon
from renderers.lurk.look import GLOWS, GROUNDS, RADIUS, THEME, where
from renderers.pen import Pen, both
from renderers.sprite import Sprite
from renderers.text import Style
from renderers.theme import SMALL
from renderers.typeface import Face

_SIZE = 2 * RADIUS + 12
_C = _SIZE / 2
_U = RADIUS / 53
"""One unit of the ground's drawings."""
LAMP, DEEP, LIT = rgb("B9A878"), rgb("123048"), (0.0, 0.08, 0.24)
"""The warm light over the middle of the map, the cold at its rim, and how much of the first."""
_THICK, _NAME_AT = 11, 0.76 * RADIUS
_NAME = Style(THEME.bone, SMALL, Face.TEXT, THEME.outline, "m")


@kept(named=False)
def sea() -> Sprite:
    """The dark water under everything, with a glow where the map will lie."""
    image = paint.sea(WIDTH, HEIGHT, THEME, "lurk")
    paint.spot(image, 500, 440, 560, (20, 70, 96), 0.55)
    return Sprite(image)


def floor(ground: Sequence[Ground], searched: Sequence[int]) -> Canvas:
    """The whole sea floor without the names of its tiles. Each table has its own, so none is kept:
    the tiles are the same for all."""
    canvas = Canvas.on(sea())
    laid = laid_out(ground)
    for number in laid:
        x, y = where(number)
        canvas.put(slab(), x, y + _THICK)
    for number in laid:
        spot = where(number)
        canvas.put(tile(ground[number], number % 5, number in searched, light_at(*spot)), *spot)
    return canvas


def laid_out(ground: Sequence[Ground]) -> list[int]:
    """The tiles that there are."""
    return [number for number, kind in enumerate(ground) if kind != "void"]


def light_at(x: float, y: float) -> int:
    """How much of the lamp's light reaches a tile: all of it in the middle, none at the rim."""
    far = hypot((x - 470) / 1.15, y - 400)
    return 2 if far < 150 else 1 if far < 290 else 0


def write_names(canvas: Canvas, ground: Sequence[Ground], named: Container[str] = ()) -> None:
    """Each tile's name at its lower rim, over whatever stands there; a button has its own."""
    for number in laid_out(ground):
        if SPOTS[number] not in named:
            x, y = where(number)
            canvas.write(SPOTS[number], x, y + _NAME_AT, _NAME)


@kept()
def slab() -> Sprite:
    """The side of a tile, seen where no other lies before it."""
    pen = Pen(_SIZE, _SIZE, 3)
    body = pen.area(regular(_C, _C, RADIUS - 2, 6, -pi / 2))
    pen.glow(pen.shifted(body, 2, 6), (0, 2, 6), 5, 0.7)
    pen.fill(pen.grown(body, 1.6), THEME.outline)
    pen.shade(body, rgb("2A3440"), rgb("0E141C"), sideways=True)
    return pen.sprite(_C, _C)


@kept(named=False)
def tile(ground: Ground, variant: int, searched: bool = False, light: int = 1) -> Sprite:
    """One tile with its ground; a searched coral has lost its light."""
    colour = mix(GROUNDS[ground], LAMP, LIT[light]) if light else mix(GROUNDS[ground], DEEP, 0.34)
    stone = tiles.hexagon(RADIUS - 2, colour, THEME, "", f"{ground}{variant}")
    canvas = Canvas(stone.image.copy())
    pen = Pen(_SIZE, _SIZE, 3)
    painter = PAINTERS.get(ground)
    if painter is not None:
        painter(pen, f"{ground}{variant}", searched)
    canvas.put(pen.sprite(_C, _C), stone.x, stone.y)
    if ground == "poison":
        canvas.put(icon("skull", 26, GLOWS["poison"], THEME.outline), stone.x, stone.y + 22)
    if ground == "abyss":
        canvas.put(icon("tentacle", 40, GLOWS["abyss"], THEME.outline), stone.x, stone.y + 2)
    if ground == "den":
        canvas.put(icon("shield", 40, GLOWS["den"], THEME.outline), stone.x, stone.y)
    if ground == "rock":
        canvas.put(no_sight(), stone.x + 24, stone.y + 20)
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
    canvas = Canvas.clear(40, 34)
    canvas.put(icon("eye", 28, THEME.bone, THEME.outline), 20, 17)
    pen = Pen(40, 34, 3)
    pen.fill(pen.stroke([(8, 28), (32, 6)], 7), THEME.outline)
    pen.fill(pen.stroke([(8, 28), (32, 6)], 3.4), THEME.danger)
    canvas.put(pen.sprite(), 0, 0)
    return canvas.sprite(20, 17)


_CRAGS = (
    (-18, -30, 17, 46, 0.1),
    (16, -36, 19, 50, 0.0),
    (-4, -14, 21, 44, -0.05),
    (26, 0, 15, 28, 0.05),
    (-28, 6, 14, 24, 0.0),
)
"""Pillars of a rock, back to front: middle, top, half width, height, lean."""


def _rock(pen: Pen, name: str, _: bool) -> None:
    """Crags higher than a man: whoever stands behind them is not seen."""
    pen.glow(pen.disc(_C + 6, _C + 26 * _U, 44 * _U, 16 * _U), (0, 2, 6), 5, 0.7)
    for number, (x, top, half, high, lean) in enumerate(_CRAGS):
        wide = half * _U * (0.9 + 0.2 * vary(name, number))
        _crag(
            pen, _C + x * _U, _C + (top - 4 * vary(name, number, "t")) * _U, wide, high * _U, lean
        )


def _crag(pen: Pen, x: float, top: float, half: float, high: float, lean: float) -> None:
    """A pillar with a lit top, a lit side and a dark one."""
    low, left, right = top + high, x - half * 0.8 + lean * high, x + half * 0.7 + lean * high
    ridge, back = (x + half * 0.3 + lean * high, top + half * 0.6), (x - half * 0.2, top)
    cap = [(left, top + half * 0.34), back, (right, top + half * 0.14), ridge]
    foot = [(x + half, low - half * 0.2), (x + half * 0.3, low)]
    body = [*cap[:3], *foot, (x - half, low - half * 0.1)]
    pen.fill(pen.grown(pen.area(body), 2.2), THEME.outline)
    pen.shade(pen.area(body), rgb("8A8F9C"), rgb("3C404C"))
    pen.shade(pen.area([ridge, cap[2], *foot]), rgb("565B68"), rgb("1E212A"))
    pen.fill(pen.area(cap), rgb("C6CBD4"))
    crack = [
        (x - half * 0.4, top + half),
        (x - half * 0.2, top + high / 2),
        (x - half / 2, low - 4),
    ]
    pen.fill(pen.strokes([crack], 1.6), THEME.outline, 0.6)


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
    """A hole that goes down and down: its far wall is seen, and one sees over it."""
    glow = GLOWS["lair" if name.startswith("lair") else "abyss"]
    rim = pen.area(oval(_C, _C, 44 * _U, 37 * _U))
    pen.fill(pen.grown(rim, 2.0), THEME.outline)
    pen.fill(rim, mix(glow, (60, 60, 80), 0.6))
    for number, share in enumerate((0.93, 0.8, 0.66, 0.5)):
        wall = oval(_C, _C + (2 + 4.4 * number) * _U, 44 * _U * share, 37 * _U * share)
        pen.fill(both(rim, pen.area(wall)), darker(glow, 0.62 + 0.1 * number))
    ways = [(_U * cos(a), _U * sin(a)) for a in (3.5, 4.1, 4.7, 5.3, 5.9)]
    cracks = [[(_C + 38 * u, _C + 31 * v), (_C + 26 * u, _C + 6 * _U + 21 * v)] for u, v in ways]
    pen.fill(pen.strokes(cracks, 2), THEME.outline, 0.7)
    pen.glow(pen.disc(_C, _C + 14 * _U, 16 * _U, 9 * _U), glow, 6, 0.5)


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
    """Sand drawn by the current, and what lies on it."""
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
    x = _C + _U * (26 * vary(name, "x") - 13)
    y = _C + _U * (18 * vary(name, "y") - 12)
    _LYING[int(name[-1])](pen, x, y)


def _pebbles(pen: Pen, x: float, y: float) -> None:
    for dx, dy, r in ((-13, 4, 8), (2, 9, 6), (12, 1, 10), (-3, -6, 5)):
        stone = pen.disc(x + dx * _U, y + dy * _U, r * _U, r * 0.72 * _U)
        pen.glow(pen.shifted(stone, 2, 3), (0, 2, 6), 2, 0.5)
        pen.ball(stone, rgb("8F978F"), rgb("3D4648"), (0.3, 0.2))


def _starfish(pen: Pen, x: float, y: float) -> None:
    body = pen.area(star(x, y, 15 * _U, 6 * _U, 5))
    pen.glow(pen.shifted(body, 2, 3), (0, 2, 6), 2, 0.5)
    pen.ball(pen.grown(body, 1.6), rgb("D08A5A"), rgb("7E3F36"))
    pen.fill(pen.discs([(x, y, 1.6), (x + 5, y - 3, 1.2), (x - 5, y + 3, 1.2)]), rgb("F2C79A"))


def _shell(pen: Pen, x: float, y: float) -> None:
    ways = [pi * (1.12 + 0.76 * at / 8) for at in range(9)]
    fan = pen.area([(x, y + 7 * _U), *((x + 15 * _U * cos(a), y + 15 * _U * sin(a)) for a in ways)])
    pen.glow(pen.shifted(fan, 2, 3), (0, 2, 6), 2, 0.5)
    pen.shade(fan, rgb("E4CDB4"), rgb("8C6C60"))
    ribs = [[(x, y + 7 * _U), (x + 14 * _U * cos(a), y + 14 * _U * sin(a))] for a in ways[1:-1]]
    pen.fill(pen.strokes(ribs, 1.2), rgb("6C4E48"), 0.7)


def _sprouts(pen: Pen, x: float, y: float) -> None:
    """Weed that glows by itself."""
    for at, high in ((-12, 16), (-4, 24), (5, 20), (12, 13)):
        tip = (x + at * 1.25 * _U, y + (10 - high) * _U)
        stem = [(x + at * 0.5 * _U, y + 10 * _U), (x + at * 1.1 * _U, y), tip]
        pen.fill(pen.arm(stem, 4, 1.6), rgb("1F5C5A"))
        pen.glow(pen.disc(*tip, 3), rgb("6FF0DC"), 4, 0.9)
        pen.fill(pen.disc(*tip, 2.2), rgb("C8FFF4"))


def _wreckage(pen: Pen, x: float, y: float) -> None:
    """A plank with its nails, half under the sand."""
    plank = pen.area([(x - 22, y + 4), (x + 16, y - 10), (x + 21, y - 3), (x - 16, y + 12)])
    pen.glow(pen.shifted(plank, 2, 4), (0, 2, 6), 2, 0.5)
    pen.shade(plank, rgb("7C6448"), rgb("42352A"))
    pen.fill(pen.stroke([(x - 17, y + 7), (x + 17, y - 6)], 1.4), rgb("2C231C"), 0.8)
    pen.fill(pen.discs([(x - 12, y + 4, 1.8), (x + 11, y - 4, 1.8)]), rgb("C8B48A"))


_LYING = (_pebbles, _starfish, _shell, _sprouts, _wreckage)


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
