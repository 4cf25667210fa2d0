"""The modules: steel hexagons with bridges and glass domes, plants and dishes, and wreckage."""

from __future__ import annotations

from math import cos, pi, sin, sqrt

from games.jupiter.modules import PLANT, Bridges, bridges, building_place, dome_places
from renderers.cache import kept
from renderers.canvas import Canvas
from renderers.colour import Colour, darker, lighter, mix, rgb
from renderers.curves import Point, bezier, oval, regular, star, swing, turned, vary
from renderers.jupiter import look
from renderers.jupiter.look import DOME, GLASS, GROUNDS, STEEL, THEME
from renderers.pen import Pen, both, without
from renderers.sprite import Sprite
from renderers.text import Style
from renderers.theme import TEXT
from renderers.typeface import Face

PAD = 8
BRIDGE = rgb("E8D9A8")
GATE = 0.13
"""How far beside a bridge the band around a module is left open, as a share of its radius."""


def place_point(c: float, radius: float, place: int) -> Point:
    """A place of a module, from its middle."""
    if place == 0:
        return c, c
    angle = (place - 1) * pi / 3
    reach = radius / sqrt(3)
    return c + reach * cos(angle), c + reach * sin(angle)


def _edge_point(c: float, radius: float, way: int) -> Point:
    angle = way * pi / 3
    reach = radius * sqrt(3) / 2
    return c + reach * cos(angle), c + reach * sin(angle)


@kept(named=False)
def module(number: int, turned: int, which: Bridges, radius: int) -> Sprite:
    """One module without its letter, anchored at its middle."""
    canvas = Canvas.on(_deck(number, radius))
    c = canvas.width / 2
    canvas.put(_bridges(_girders(number, turned, which, c, radius), radius), c, c)
    for place in dome_places(number, turned):
        canvas.put(dome(radius), *place_point(c, radius, place))
    building = building_place(number, turned)
    if building is not None:
        draw = plant if number == PLANT else dish
        canvas.put(draw(radius), *place_point(c, radius, building))
    return canvas.sprite(c, c)


@kept(named=False)
def _deck(number: int, radius: int) -> Sprite:
    """Bevelled steel with seams and rivets, whichever way the module is turned."""
    size = 2 * radius + 2 * PAD
    pen, c = Pen(size, size, 3), size / 2
    ground, name = GROUNDS[number], f"{number}"
    deck = pen.area(regular(c, c, radius - 1, 6))
    pen.glow(pen.shifted(deck, 2, 5), (0, 3, 8), 3, 0.5)
    pen.fill(deck, THEME.outline)
    bevel = pen.area(regular(c, c, radius - 3, 6))
    pen.shade(bevel, lighter(ground, 0.42), darker(ground, 0.55))
    face = pen.area(regular(c, c, radius - 7, 6))
    pen.shade(face, lighter(ground, 0.04), darker(ground, 0.42))
    pen.fill(both(face, pen.strokes(_seams(c, radius), 1.2)), darker(ground, 0.6), 0.8)
    rust = [
        (
            c + radius * 0.8 * swing(name, n),
            c + radius * 0.8 * swing(n, name),
            2 + 4 * vary(name, n),
        )
        for n in range(7)
    ]
    pen.fill(both(face, pen.soft(pen.discs(rust), 2)), darker(ground, 0.6), 0.35)
    pen.inner_shadow(face, darker(ground, 0.8), 5, 0.6)
    rivets = [(x, y, 1.6) for x, y in regular(c, c, radius - 11, 6)]
    pen.fill(pen.discs(rivets), lighter(ground, 0.5), 0.8)
    return pen.sprite(c, c)


def _seams(c: float, radius: float) -> list[list[Point]]:
    spokes = [[(c, c), point] for point in regular(c, c, radius, 6)]
    rings = [[*regular(c, c, radius * s, 6), regular(c, c, radius * s, 6)[0]] for s in (0.36, 0.72)]
    return spokes + rings


def _girders(
    number: int, turned: int, which: Bridges, c: float, radius: float
) -> list[list[Point]]:
    """Every bridge of the module, and half of those that lead out of it."""
    inner = [
        [place_point(c, radius, one), place_point(c, radius, other)]
        for one, other, _ in bridges(number, turned, which)
    ]
    outer = [
        [place_point(c, radius, place), _edge_point(c, radius - 2, place - 1)]
        for place in dome_places(number, turned)
        if place
    ]
    return inner + outer


def _bridges(girders: list[list[Point]], radius: int) -> Sprite:
    size = 2 * radius + 2 * PAD
    pen, c = Pen(size, size, 3), size / 2
    inside = pen.area(regular(c, c, radius - 1, 6))
    pen.fill(both(inside, pen.strokes(girders, radius * 0.17)), THEME.outline)
    pen.fill(both(inside, pen.strokes(girders, radius * 0.115)), BRIDGE)
    pen.fill(both(inside, pen.strokes(girders, radius * 0.04)), darker(BRIDGE, 0.55), 0.8)
    return pen.sprite(c, c)


@kept()
def dome(module_radius: int) -> Sprite:
    """An empty dome: a steel ring around dark glass with a glint."""
    radius = module_radius * DOME
    size = 2 * radius + 8
    pen, c = Pen(size, size), size / 2
    pen.fill(pen.disc(c, c, radius + 1.6), THEME.outline)
    pen.ball(pen.disc(c, c, radius), lighter(STEEL, 0.6), darker(STEEL, 0.25))
    pen.fill(pen.disc(c, c, radius * 0.8), THEME.outline)
    pane = pen.disc(c, c, radius * 0.76)
    pen.ball(pane, mix(GLASS, THEME.safe, 0.3), GLASS, (0.3, 0.25))
    glint = without(
        pen.disc(c, c, radius * 0.62), pen.disc(c + radius * 0.16, c + radius * 0.18, radius * 0.62)
    )
    pen.fill(glint, (220, 240, 250), 0.4)
    return pen.sprite(c, c)


@kept()
def plant(module_radius: int) -> Sprite:
    """A reactor that glows green."""
    radius = module_radius * 0.31
    size = 2 * radius + 20
    pen, c = Pen(size, size), size / 2
    pen.glow(pen.disc(c, c, radius * 1.15), look.PLANT, radius * 0.2, 0.45)
    pen.fill(pen.area(regular(c, c, radius, 8, pi / 8)), THEME.outline)
    case = pen.area(regular(c, c, radius - 2, 8, pi / 8))
    pen.shade(case, lighter(STEEL, 0.35), darker(STEEL, 0.5))
    pen.fill(pen.disc(c, c, radius * 0.72), THEME.outline)
    pen.ball(pen.disc(c, c, radius * 0.66), lighter(look.PLANT, 0.35), darker(look.PLANT, 0.55))
    bolt = [(0.1, -0.55), (-0.34, 0.1), (-0.05, 0.1), (-0.12, 0.55), (0.34, -0.12), (0.04, -0.12)]
    shape = [(c + px * radius * 1.05, c + py * radius * 1.05) for px, py in bolt]
    pen.fill(pen.grown(pen.area(shape), 1.4), THEME.outline)
    pen.fill(pen.area(shape), rgb("F6FFE9"))
    return pen.sprite(c, c)


@kept()
def dish(module_radius: int) -> Sprite:
    """A radar dish that looks up to the left."""
    radius = module_radius * 0.27
    size = 2 * radius + 16
    pen, c = Pen(size, size), size / 2
    pen.fill(pen.disc(c, c, radius), THEME.outline)
    pen.shade(pen.disc(c, c, radius - 2), lighter(STEEL, 0.2), darker(STEEL, 0.55))
    bowl = pen.area(oval(c, c, radius * 0.82, radius * 0.62, -0.75))
    pen.fill(pen.grown(bowl, 1.5), THEME.outline)
    pen.ball(bowl, rgb("FFFFFF"), rgb("7F92A3"), (0.6, 0.7))
    rim = without(bowl, pen.area(oval(c, c, radius * 0.7, radius * 0.5, -0.75)))
    pen.fill(rim, look.DISH)
    mast = [(c, c), (c - radius * 0.62, c - radius * 0.66)]
    pen.fill(pen.stroke(mast, radius * 0.13), THEME.outline)
    pen.fill(pen.disc(*mast[1], radius * 0.17), THEME.danger)
    return pen.sprite(c, c)


@kept()
def plate(letter: str) -> Sprite:
    """The letter of a module on a dark plate with an amber edge."""
    wide, high = 36, 32
    pen = Pen(wide + 4, high + 4)
    pen.fill(pen.box(1, 1, wide + 3, high + 3, 9), THEME.outline)
    pen.fill(pen.box(2.4, 2.4, wide + 1.6, high + 1.6, 8), rgb("C08A2C"))
    pen.shade(pen.box(4, 4, wide, high, 6.5), rgb("20242C"), THEME.outline)
    canvas = Canvas(pen.sprite().image)
    ink = Style(rgb("FFE7B8"), TEXT, Face.HEAVY, align="m")
    canvas.write(letter, wide / 2 + 2, high / 2 + 2, ink, wide - 6)
    return canvas.sprite(wide / 2 + 2, high / 2 + 2)


@kept(named=False)
def halo(radius: int, colour: Colour, alpha: float = 0.9) -> Sprite:
    """A coloured edge around a module, open where bridges lead out."""
    size = 2 * radius + 2 * PAD
    pen, c = Pen(size, size, 2), size / 2
    outer, inner = pen.area(regular(c, c, radius, 6)), pen.area(regular(c, c, radius - 4, 6))
    pen.fill(inner, colour, 0.1)
    band = without(outer, inner)
    for way in range(6):
        band = without(band, pen.disc(*_edge_point(c, radius, way), radius * GATE))
    pen.glow(band, colour, 3, alpha * 0.7)
    pen.fill(band, colour, alpha)
    return pen.sprite(c, c)


@kept(named=False)
def gap(way: int, radius: int) -> Sprite:
    """An open edge of the colony, where creeps come from: warm hazard stripes."""
    size = 2 * radius + 2 * PAD
    pen, c = Pen(size, size, 2), size / 2
    angle = way * pi / 3
    reach = radius * sqrt(3) / 2 - 2
    x, y = c + reach * cos(angle), c + reach * sin(angle)
    along = (-sin(angle), cos(angle))
    half = radius * 0.42
    bar = [(x - along[0] * half, y - along[1] * half), (x + along[0] * half, y + along[1] * half)]
    pen.fill(pen.stroke(bar, radius * 0.075), THEME.outline, 0.9)
    pen.fill(pen.stroke(bar, radius * 0.045), THEME.danger)
    return pen.sprite(c, c)


@kept()
def blaze(radius: int) -> Sprite:
    """A module that blows up this very moment: fire in three heats, and sparks far out."""
    size = round(3.2 * radius)
    pen, c = Pen(size, size, 2), size / 2
    pen.glow(pen.disc(c, c, radius * 0.95), rgb("FF6A1F"), radius * 0.22, 0.8)
    for reach, spikes, colour in (
        (0.98, 13, rgb("B5301B")),
        (0.8, 11, rgb("FF7A24")),
        (0.56, 9, rgb("FFC94F")),
        (0.3, 8, rgb("FFF6D8")),
    ):
        spread = star(c, c, radius * reach, radius * reach * 0.66, spikes)
        flame = [
            (x + radius * 0.07 * swing(spikes, n), y + radius * 0.07 * swing(n, spikes))
            for n, (x, y) in enumerate(turned(spread, 2 * vary("blaze", spikes), c, c))
        ]
        pen.fill(pen.soft(pen.area(flame), 1.5), colour, 0.9)
    sparks = [
        (x, y, 1.5 + 2.5 * vary(n, "spark"))
        for n, (x, y) in enumerate(oval(c, c, 1.08 * radius, 1.08 * radius, 0.1, 14))
    ]
    pen.glow(pen.discs(sparks), rgb("FFB347"), 2, 0.9)
    pen.fill(pen.discs(sparks), rgb("FFE9B0"))
    return pen.sprite(c, c)


@kept()
def wreck(name: str, radius: int) -> Sprite:
    """What is left of a module: torn plates, bent girders, embers."""
    size = 2 * radius + 2 * PAD
    pen, c = Pen(size, size, 2), size / 2
    pen.glow(pen.disc(c, c, radius * 0.6), THEME.abyss, radius * 0.2, 0.75)
    for index in range(7):
        _shard(pen, c, radius, f"{name}{index}", index)
    embers = [
        (c + radius * 0.62 * swing(name, n, "x"), c + radius * 0.62 * swing(name, n, "y"), 1.8)
        for n in range(12)
    ]
    pen.glow(pen.discs(embers), rgb("FF8A3C"), 2, 0.9)
    pen.fill(pen.discs(embers), rgb("FFD9A0"))
    return pen.sprite(c, c)


def _shard(pen: Pen, c: float, radius: float, name: str, index: int) -> None:
    angle = index * 2 * pi / 7 + swing(name)
    x = c + radius * (0.2 + 0.38 * vary(name)) * cos(angle)
    y = c + radius * (0.2 + 0.38 * vary(name)) * sin(angle)
    size = radius * (0.14 + 0.13 * vary(name, "s"))
    corners = [
        (px + size * 0.3 * swing(name, n), py + size * 0.3 * swing(n, name))
        for n, (px, py) in enumerate(regular(x, y, size, 5, 3 * vary(name, "t")))
    ]
    body = pen.area(corners)
    pen.fill(pen.grown(body, 1.4), THEME.outline)
    pen.shade(body, darker(STEEL, 0.15), darker(STEEL, 0.7))
    line = bezier((x, y), (x + size, y - size), (x + 1.4 * size, y), (x + 1.6 * size, y + size))
    pen.fill(pen.stroke(line, 2.2), darker(STEEL, 0.4))
    pen.rim(body, lighter(STEEL, 0.3), 1.2, 0.6)
