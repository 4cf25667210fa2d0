"""What never changes: the water, the wreck above, the floor below, and the spaces between."""

from __future__ import annotations

from math import pi, sin

from PIL import Image

from games.refuge.board import DEVOUR_ROW
from games.refuge.make_view import SPACE_AT
from renderers import paint, tiles
from renderers.cache import kept
from renderers.canvas import HEIGHT, WIDTH, Canvas
from renderers.colour import Colour, darker, lighter, mix, rgb
from renderers.curves import Point, bezier, oval, placed, points, spiral, spline, swing, vary
from renderers.icons import carved, stencil
from renderers.pen import Pen, both, either
from renderers.refuge.look import (
    GRID,
    GROUNDS,
    HIDE,
    RISE,
    STEP,
    THEME,
    TILE_HIGH,
    TILE_WIDE,
    where,
)
from renderers.sprite import Sprite
from renderers.text import Style
from renderers.theme import SMALL
from renderers.typeface import Face

_SYMBOLS = {"start": "up", "lair": "lair", "spawn": "spawn", "kraken": "kraken"}


@kept(named=False)
def board() -> Sprite:
    """The whole printed board with the water around it."""
    canvas = Canvas(water().image.copy())
    _gloom(canvas.image)
    canvas.put(wreck(), 36, -10)
    canvas.put(floor(), 0, HEIGHT)
    _devour_row(canvas)
    for spot, kind in SPACE_AT.items():
        canvas.put(space(kind, int(4 * vary(spot))), *where(spot))
    _graticule(canvas)
    return canvas.sprite()


@kept(named=False)
def water() -> Sprite:
    return Sprite(paint.sea(WIDTH, HEIGHT, THEME, "refuge"))


def _gloom(image: Image.Image) -> None:
    """The Kraken's ink hangs in the water of its three rows."""
    x, y = GRID.at(4, 8)
    for dx, dy, radius in ((-260, 10, 300), (0, -10, 380), (260, 10, 300), (0, 60, 420)):
        paint.spot(image, x + dx, y + dy, radius, rgb("2A0F33"), 0.62)


@kept()
def space(kind: str, grain: int = 0) -> Sprite:
    """One space of the board, anchored at its middle; neighbours differ in grain."""
    ground = GROUNDS[kind]
    if kind == "finish":
        return _hatch(grain)
    tile = tiles.square(TILE_WIDE, TILE_HIGH, ground, THEME, "", f"grain{grain}")
    canvas = Canvas(tile.image.copy())
    x, y = tile.x, tile.y
    if kind == "cave":
        canvas.put(_cave(grain), x, y)
    elif kind == "whirlpool":
        canvas.put(_vortex(grain), x, y)
    else:
        size = 54 if kind == "lair" else 46
        canvas.put(carved(_SYMBOLS[kind], size, ground, lighter(ground, 0.42)), x, y)
    return canvas.sprite(x, y)


@kept()
def _cave(grain: int) -> Sprite:
    """A mouth in the rock, lit from inside."""
    pen = Pen(TILE_WIDE, TILE_HIGH, 4)
    x, base = TILE_WIDE / 2, TILE_HIGH - 7
    rock = GROUNDS["cave"]
    heap = [
        (6, base),
        (12, 34),
        (24, 20),
        (x - 12, 8),
        (x + 10, 9),
        (TILE_WIDE - 22, 22),
        (TILE_WIDE - 11, 36),
        (TILE_WIDE - 6, base),
    ]
    rough = [(px, py + 4 * swing(grain, index)) for index, (px, py) in enumerate(heap)]
    body = pen.area([*spline(rough, 6)])
    pen.fill(pen.grown(body, 1.8), THEME.outline)
    pen.shade(body, lighter(rock, 0.32), darker(rock, 0.3))
    cracks = [[(px, py + 4), (px + 7 * swing(grain, px), py + 16)] for px, py in rough[1:-1]]
    pen.fill(both(body, pen.strokes(cracks, 1.6)), darker(rock, 0.65), 0.8)
    pen.rim(body, lighter(rock, 0.6), 1.6, 0.7)
    mouth = either(pen.disc(x, base - 15, 21, 22), pen.box(x - 21, base - 15, x + 21, base))
    mouth = both(mouth, pen.box(0, 0, TILE_WIDE, base))
    pen.fill(pen.grown(mouth, 1.6), THEME.outline)
    pen.shade(mouth, (6, 8, 14), rgb("2C2B3C"))
    fangs = [
        [(px - 4, base - 37 + d), (px + 4, base - 37 + d), (px, base - 26 + d)]
        for px, d in ((x - 9, 3), (x + 2, 0), (x + 12, 4))
    ]
    pen.fill(both(mouth, pen.areas(*fangs)), darker(rock, 0.15))
    pen.glow(both(mouth, pen.disc(x, base, 15, 5)), rgb("FFCF7A"), 2.5, 0.55)
    return pen.sprite(TILE_WIDE / 2, TILE_HIGH / 2)


@kept()
def _vortex(grain: int) -> Sprite:
    """Water turning down a hole."""
    pen = Pen(TILE_WIDE, TILE_HIGH, 4)
    x, y = TILE_WIDE / 2, TILE_HIGH / 2
    tile = pen.box(3, 3, TILE_WIDE - 3, TILE_HIGH - 3, 9)
    blue = GROUNDS["whirlpool"]
    phase = 2 * pi * vary(grain)
    for index, tone in enumerate(
        (darker(blue, 0.35), lighter(blue, 0.3), darker(blue, 0.1), lighter(blue, 0.62))
    ):
        line = [
            (x + (px - x) * 1.38, y + (py - y) * 0.98)
            for px, py in spiral(x, y, 36, 3, 1.25, phase + index * pi / 2)
        ]
        pen.fill(both(tile, pen.arm(line, 9, 2)), tone, 0.95)
    pen.glow(pen.disc(x, y, 10, 7), THEME.abyss, 2, 1.0)
    pen.fill(pen.disc(x, y, 8, 5.6), THEME.abyss)
    return pen.sprite(x, y)


@kept()
def _hatch(grain: int) -> Sprite:
    """A way into the wreck: a bolted round door in the hull."""
    pen = Pen(TILE_WIDE + 8, TILE_HIGH + 8, 4)
    x, y = pen.width / 2, pen.height / 2
    steel = GROUNDS["finish"]
    plate = pen.box(4, 5, pen.width - 4, pen.height - 5, 10)
    pen.fill(plate, THEME.outline, 0.85)
    face = pen.box(6.5, 7.5, pen.width - 6.5, pen.height - 7.5, 8)
    pen.shade(face, lighter(steel, 0.25), darker(steel, 0.45))
    pen.rim(face, lighter(steel, 0.6), 1.4, 0.8)
    corners = [(px, py, 2.2) for px in (13, pen.width - 13) for py in (14, pen.height - 14)]
    pen.fill(pen.discs(corners), darker(steel, 0.6))
    pen.fill(pen.disc(x, y, 29), THEME.outline)
    pen.ball(pen.disc(x, y, 27), THEME.brass_light, THEME.brass_dark)
    pen.fill(pen.disc(x, y, 22), THEME.outline)
    pen.ball(pen.disc(x, y, 20.5), lighter(steel, 0.35), darker(steel, 0.5))
    wheel = stencil(pen, "wheel", x, y, 17)
    pen.fill(pen.shifted(wheel, 1, 1.4), darker(steel, 0.75))
    pen.shade(wheel, THEME.brass_light, THEME.brass)
    bolts = [(px, py, 1.7) for px, py in oval(x, y, 24.6, 24.6, vary(grain), 10)]
    pen.fill(pen.discs(bolts), THEME.brass_dark)
    return pen.sprite(x, y)


@kept()
def wreck() -> Sprite:
    """The UB-85: a rusting hull across the whole top, with its tower, rails and torn plates."""
    wide, high = 928, 116
    pen = Pen(wide, high, 2)
    hull_line = points(
        "4,66 26,40 80,24 180,16 464,13 740,16 850,24 "
        "905,42 924,62 900,88 820,102 464,106 110,102 30,88"
    )
    hull = pen.area(spline(hull_line, 10, closed=True))
    steel = rgb("3E4B52")
    pen.glow(pen.shifted(hull, 0, 8), (2, 6, 12), 7, 0.7)
    pen.fill(pen.grown(hull, 2.6), THEME.outline)
    pen.shade(hull, lighter(steel, 0.35), darker(steel, 0.6))
    seams = [[(0, y), (wide, y + 2)] for y in (34, 58, 84)] + [
        [(x, 6), (x + 4, 110)] for x in range(60, wide, 72)
    ]
    pen.fill(both(hull, pen.strokes(seams, 1.4)), darker(steel, 0.7), 0.7)
    rivets = [(x, y, 1.3) for x in range(20, wide, 12) for y in (30, 62, 88)]
    pen.fill(both(hull, pen.discs(rivets)), lighter(steel, 0.35), 0.5)
    pen.fill(both(hull, pen.areas(*_rust(wide))), rgb("8A4A22"), 0.5)
    pen.inner_shadow(hull, (2, 8, 14), 10, 0.7)
    pen.rim(hull, THEME.shaft, 2.2, 0.75)
    _stern(pen, steel)
    return pen.sprite()


def _rust(wide: int) -> list[list[Point]]:
    """Streaks that run down from the seams."""
    streaks = []
    for index in range(46):
        x, top = wide * vary("rust", index), 20 + 60 * vary("rust", index, "y")
        reach, half = 10 + 26 * vary("rust", index, "l"), 1.5 + 4 * vary("rust", index, "w")
        streaks.append(placed("-1,0 1,0 0.4,1 -0.3,0.8", x, top, wide=half, high=reach))
    return streaks


def _stern(pen: Pen, steel: Colour) -> None:
    """The name at the bow and the screw at the stern."""
    for x, y, r in ((60, 62, 14), (872, 62, 14)):
        pen.fill(pen.disc(x, y, r + 2), THEME.outline)
        pen.ball(pen.disc(x, y, r), lighter(steel, 0.3), darker(steel, 0.5))
        pane = pen.disc(x, y, r * 0.66)
        pen.fill(pane, THEME.outline)
        pen.ball(pen.disc(x, y, r * 0.56), rgb("FFD98A"), rgb("7A4A10"))
        pen.glow(pane, rgb("FFC25E"), 4, 0.35)


@kept()
def floor() -> Sprite:
    """Sand, stones and growth under the Start row, anchored at the lower left corner."""
    high = 180
    pen = Pen(WIDTH, high, 2)
    dunes = [(x, 78 + 12 * sin(x / 90) + 9 * sin(x / 37 + 1)) for x in range(-10, WIDTH + 20, 10)]
    sand = pen.area([*dunes, (WIDTH + 10, high), (-10, high)])
    pen.glow(sand, rgb("0B1C22"), 8, 0.8)
    pen.shade(sand, rgb("5B5A3C"), rgb("1A201B"))
    ripples = [
        [(x, y + 4 * sin(x / 40 + y)) for x in range(0, WIDTH + 8, 8)] for y in range(92, high, 13)
    ]
    pen.fill(both(sand, pen.strokes(ripples, 1.4)), rgb("8C8358"), 0.35)
    for x, size, name in ((10, 26, "a"), (940, 30, "b"), (62, 15, "d"), (1004, 14, "e")):
        _rock(pen, x, 150, size, name)
    for x, tone in (
        (58, "D9644A"),
        (104, "C77DA3"),
        (80, "E0A050"),
        (944, "D9644A"),
        (914, "C77DA3"),
        (972, "E0A050"),
    ):
        _coral(pen, x, 142, rgb(tone))
    return pen.sprite(0, high)


def _rock(pen: Pen, x: float, y: float, size: float, name: str) -> None:
    ring = [
        (x + size * 1.3 * (px - x) / size, y + (py - y))
        for px, py in oval(x, y, size, size * 0.8, 0, 9)
    ]
    rough = [
        (px + 4 * swing(name, index), py + 4 * swing(index, name))
        for index, (px, py) in enumerate(ring)
    ]
    pen.body(pen.area(spline(rough, 6, closed=True)), rgb("3B4146"), THEME.outline, 2)


def _coral(pen: Pen, x: float, y: float, tone: Colour) -> None:
    """A bush of branching fingers."""
    for index in range(5):
        lean = -24 + index * 12
        reach = 34 + 16 * vary(x, index)
        branch = bezier(
            (x, y),
            (x + lean * 0.3, y - reach * 0.4),
            (x + lean, y - reach * 0.6),
            (x + lean * 1.1, y - reach),
        )
        pen.fill(pen.grown(pen.arm(branch, 8, 4), 1.6), THEME.outline)
        pen.fill(pen.arm(branch, 8, 4), mix(tone, THEME.deep, 0.15 + 0.1 * index))
        pen.fill(pen.arm(branch, 2.4, 1.2), lighter(tone, 0.4), 0.6)


def _devour_row(canvas: Canvas) -> None:
    """A red frame marks the row where devoured divers come back."""
    x, y = GRID.at(4, DEVOUR_ROW)
    pen = Pen(7 * STEP + 24, RISE + 24, 2)
    frame = pen.box(10, 10, pen.width - 10, pen.height - 10, 12)
    pen.glow(frame, HIDE.colour, 3, 0.8)
    pen.fill(frame, HIDE.colour, 0.9)
    canvas.put(pen.sprite(pen.width / 2, pen.height / 2), x, y)


def _graticule(canvas: Canvas) -> None:
    """The border of a chart: a number for each row, a letter for each column."""
    style = Style(THEME.bone, SMALL + 4, Face.HEAVY, THEME.abyss, "m")
    for row in range(11):
        x, y = GRID.at(1, row)
        if f"c0r{row}" in SPACE_AT:
            x, y = GRID.at(0, row)
            canvas.write(str(row), x + TILE_WIDE / 2 - 16, y + TILE_HIGH / 2 - 16, style, 34)
        else:
            canvas.write(str(row), x - TILE_WIDE / 2 - 20, y, style, 34)
    for column, letter in enumerate("ABCDEFGHI"):
        row = 7 if f"c{column}r0" not in SPACE_AT else 0
        x, y = GRID.at(column, row)
        canvas.write(letter, x - TILE_WIDE / 2 + 17, y + TILE_HIGH / 2 - 16, style, 26)
