"""What stands in the domes: colonists in blue, creeps in red, robots in their seats' colours."""

from __future__ import annotations

from math import cos, pi, sin

from PIL import ImageChops

from games.jupiter.words import ROBOT_LETTERS
from renderers.cache import kept
from renderers.canvas import Canvas
from renderers.colour import Colour, darker, lighter, rgb
from renderers.curves import Point, bezier, oval, placed, points, spline, star, swing, turned
from renderers.figures.sheet import Sheet
from renderers.jupiter import look
from renderers.jupiter.look import THEME
from renderers.jupiter.robots import FIGURES
from renderers.pen import Pen, both, either, without
from renderers.sprite import Sprite
from renderers.text import Style
from renderers.theme import SMALL
from renderers.tokens import token
from renderers.typeface import Face

SMALLEST_FIGURE = 18


WHO = (
    ("E9B48C", "5A3420", "-9,2 -10,-5 -5,-11 4,-11 10,-5 9,2 6,-4 -3,-5"),
    ("8A5A3A", "1C1412", "-11,4 -13,-4 -8,-13 0,-15 8,-13 13,-4 11,4 9,-4 0,-8 -9,-4"),
    ("F2CBA6", "D9A23C", "-10,9 -12,-3 -6,-12 5,-12 12,-3 10,9 8,-3 0,-7 -7,-4"),
    ("C98E64", "DADADA", "-10,1 -10,-3 -8,-5 -8,0 8,0 8,-5 10,-3 10,1 8,3 -8,3"),
    ("6E4530", "2A1A16", "-9,-1 -10,-8 -4,-15 5,-15 10,-8 9,-1 5,-5 -5,-5"),
    ("EBC09A", "A8442A", "-9,2 -10,-6 -4,-11 3,-11 5,-16 10,-13 9,-8 9,2 5,-5 -4,-5"),
)
"""Of each colonist: skin, hair, and how it falls around the face."""
GRAINS = len(WHO)


@kept()
def colonist(radius: int, grain: int = 0) -> Sprite:
    """Somebody in a blue suit behind glass, lit from inside the dome; each has a face of their
    own, and leans to one side."""
    skin, hair, fall = WHO[grain % GRAINS]
    size = 2 * radius + 8
    pen, c, k = Pen(size, size, 5), size / 2, radius / 25
    pane = pen.disc(c, c, radius * 0.92)
    pen.fill(pen.grown(pane, 1.4), THEME.outline)
    pen.ball(pane, rgb("FFF3CF"), rgb("B98A3C"), (0.5, 0.3))
    x, y = c + 1.6 * k * swing("colonist", grain), c - 3.4 * k

    def at(line: str) -> list[Point]:
        return [(x + u * k, y + v * k) for u, v in points(line)]

    suit = both(pane, pen.area(spline(at("-19,28 -16,13 -6,9 6,9 16,13 19,28"), 8, closed=True)))
    pen.fill(both(pane, pen.grown(suit, 1.6)), THEME.outline)
    pen.shade(suit, lighter(look.COLONIST, 0.25), darker(look.COLONIST, 0.35))
    pen.fill(both(suit, pen.stroke(at("-6,11 0,16 6,11"), 3 * k)), lighter(look.COLONIST, 0.7))
    face = pen.area(oval(x, y, 8.6 * k, 10 * k))
    pen.fill(pen.grown(face, 1.6), THEME.outline)
    pen.ball(face, lighter(rgb(skin), 0.2), darker(rgb(skin), 0.15))
    locks = pen.area(spline(at(fall), 6, closed=True))
    pen.fill(both(pane, pen.grown(locks, 0.8)), darker(rgb(hair), 0.6))
    pen.fill(both(pane, locks), rgb(hair))
    pen.fill(pen.discs([(*spot, 1.5 * k) for spot in at("-3.4,-0.6 3.8,-0.6")]), THEME.outline)
    pen.fill(pen.stroke(at("-2.4,5.2 0.4,6 3,5.2"), 1.5 * k), darker(rgb(skin), 0.55))
    pen.glow(pen.stroke(at("-15,-8 -11,-14 -5,-17"), 2 * k), (255, 255, 255), 0.6, 0.7)
    return pen.sprite(c, c)


@kept()
def creep(radius: int, grain: int = 0) -> Sprite:
    """Spikes, two hungry eyes and a grin."""
    return _monster(radius, look.CREEP, grain, 9)


@kept()
def super_creep(radius: int) -> Sprite:
    """Larger, green, and wound around a building."""
    return _monster(radius, look.SUPER, 7, 12)


@kept()
def spikes(radius: int) -> Sprite:
    """A creep without its face, dark enough for a number."""
    pen, c = _spiked(radius, darker(look.CREEP, 0.2), 0, 11)
    return pen.sprite(c, c)


def _monster(radius: float, colour: Colour, grain: int, count: int) -> Sprite:
    pen, c = _spiked(radius, colour, grain, count)
    _glare(pen, c, radius, colour)
    _fangs(pen, c, radius)
    return pen.sprite(c, c)


def _spiked(radius: float, colour: Colour, grain: int, count: int) -> tuple[Pen, float]:
    """A body full of spikes, and its middle."""
    size = round(2 * radius + 14)
    pen, c = Pen(size, size), size / 2
    spread = star(c, c, radius * 1.1, radius * 0.7, count)
    body = pen.area(turned(spread, 0.5 * swing("creep", grain), c, c))
    pen.glow(body, darker(colour, 0.5), 2.5, 0.6)
    pen.fill(pen.grown(body, 1.7), THEME.outline)
    pen.ball(body, lighter(colour, 0.22), darker(colour, 0.5))
    return pen, c


def _glare(pen: Pen, c: float, radius: float, colour: Colour) -> None:
    """Two eyes under slanting brows."""
    for side in (-1, 1):
        x, y = c + side * radius * 0.28, c - radius * 0.1
        eye = pen.disc(x, y, radius * 0.22, radius * 0.24)
        brow = placed("-0.34,-0.02 0.34,-0.34 0,-0.6", x, y, wide=side * radius, high=radius)
        pen.fill(pen.grown(eye, 1.2), THEME.outline)
        pen.fill(eye, rgb("FFF27A"))
        pen.fill(
            pen.disc(x - side * radius * 0.05, y + radius * 0.04, radius * 0.09), THEME.outline
        )
        pen.fill(pen.area(brow), darker(colour, 0.55))


def _fangs(pen: Pen, c: float, radius: float) -> None:
    """An open mouth full of teeth."""
    mouth = pen.disc(c, c + radius * 0.36, radius * 0.36, radius * 0.17)
    pen.fill(pen.grown(mouth, 1), THEME.outline)
    teeth = [
        [
            (c + radius * (x - 0.09), c + radius * 0.2),
            (c + radius * (x + 0.09), c + radius * 0.2),
            (c + radius * x, c + radius * 0.42),
        ]
        for x in (-0.2, 0.0, 0.2)
    ]
    pen.fill(both(mouth, pen.areas(*teeth)), rgb("FFFFFF"))


@kept()
def converting(radius: int, grain: int = 0) -> Sprite:
    """A colonist who becomes a creep this very moment: half of each, and a tear between them."""
    before, after = colonist(radius, grain), creep(radius, grain)
    size = after.width
    pen, c = Pen(size, size), size / 2
    tear = [(c + radius * dx, c + radius * dy) for dx, dy in _TEAR]
    half = pen.area([*tear, (size, size), (size, 0)])
    canvas = Canvas.clear(size, size)
    canvas.put(before, c, c)
    body = after.image.copy()
    cut = ImageChops.multiply(body.getchannel("A"), half.reduce(pen.over))
    body.putalpha(cut)
    canvas.put(Sprite(body, after.x, after.y), c, c)
    pen.glow(pen.stroke(tear, radius * 0.2), _PINK, 2, 0.9)
    pen.fill(pen.stroke(tear, radius * 0.2), THEME.outline)
    pen.fill(pen.stroke(tear, radius * 0.11), _PINK)
    canvas.put(pen.sprite(c, c), c, c)
    return canvas.sprite(c, c)


_PINK = rgb("FF6FB5")
_TEAR = ((0.15, -1.2), (-0.2, -0.55), (0.2, -0.15), (-0.2, 0.3), (0.2, 0.65), (-0.1, 1.2))


@kept()
def robot(seat: int, radius: int, *, active: bool = False) -> Sprite:
    """A robot before its seat's shape and colour, with its letter; the active one glows.

    Where there is no room for a figure, shape, colour and letter must do.
    """
    size = round(radius * 3.9)
    pen, c = Pen(size, size), size / 2
    if active:
        ring = without(pen.disc(c, c, radius * 1.42), pen.disc(c, c, radius * 1.2))
        pen.glow(ring, (255, 255, 255), 3, 0.9)
        pen.fill(ring, (255, 255, 255), 0.9)
    canvas = Canvas(pen.sprite().image)
    if radius < SMALLEST_FIGURE:
        canvas.put(token(ROBOT_LETTERS[seat], seat, radius, THEME), c, c)
        return canvas.sprite(c, c)
    canvas.put(token("", seat, radius, THEME, dim=True), c, c)
    canvas.put(_figure(seat, radius), c, c)
    aside = radius * 0.98
    canvas.put(_badge(seat, max(13, round(radius * 0.36))), c + aside, c + aside * 0.84)
    return canvas.sprite(c, c)


def portraits() -> dict[str, Sprite]:
    """All robots by letter, large."""
    return {letter: _figure(seat, 90) for seat, letter in enumerate(ROBOT_LETTERS)}


@kept(named=False)
def _figure(seat: int, radius: int) -> Sprite:
    sheet = Sheet()
    FIGURES[seat](sheet)
    return sheet.edged(THEME.seats[seat].light).floating(radius * 2.5 / 140)


@kept()
def _badge(seat: int, radius: int) -> Sprite:
    """The letter on a dark button."""
    size = 2 * radius + 6
    pen, c = Pen(size, size), size / 2
    pen.fill(pen.disc(c, c, radius + 1), THEME.outline)
    pen.fill(pen.disc(c, c, radius), THEME.seats[seat].colour)
    pen.fill(pen.disc(c, c, radius - 2), THEME.outline)
    canvas = Canvas(pen.sprite().image)
    style = Style(THEME.bone, max(SMALL, round(radius * 1.3)), Face.HEAVY, align="m")
    canvas.write(ROBOT_LETTERS[seat], c, c, style, 2 * radius)
    return canvas.sprite(c, c)


@kept()
def alarm(radius: int) -> Sprite:
    """Around a colonist whom a creep will convert."""
    size = 2 * radius + 12
    pen, c = Pen(size, size), size / 2
    ring = without(pen.disc(c, c, radius), pen.disc(c, c, radius - max(3, radius * 0.16)))
    pen.glow(ring, THEME.danger, 2.5, 0.9)
    pen.fill(pen.grown(ring, 1), THEME.outline, 0.8)
    pen.fill(ring, THEME.danger)
    teeth = [
        [(c + (x - c) * 0.86, c + (y - c) * 0.86), (c + (x - c) * 1.1, c + (y - c) * 1.1)]
        for x, y in oval(c, c, radius, radius, 0.3, 8)
    ]
    pen.fill(pen.strokes(teeth, 2.4), rgb("FFC2A0"))
    return pen.sprite(c, c)


@kept()
def spark(radius: int, kind: str) -> Sprite:
    """What just happened in a dome: a shot, a rise, a conversion."""
    tone = {"shot": THEME.trail, "rose": THEME.danger, "converted": _PINK}[kind]
    size = round(3.4 * radius)
    pen, c = Pen(size, size), size / 2
    rays = [
        [(c + (x - c) * 0.78, c + (y - c) * 0.78), (c + (x - c) * 1.12, c + (y - c) * 1.12)]
        for x, y in oval(c, c, radius * 1.35, radius * 1.35, 0.2, 12)
    ]
    pen.glow(pen.strokes(rays, 4), tone, 2, 0.8)
    pen.fill(pen.strokes(rays, radius * 0.16), tone)
    return pen.sprite(c, c)


@kept()
def pod(radius: int) -> Sprite:
    """The evacuation pod: a round lifeboat with seven seats."""
    size = round(2.2 * radius + 16)
    pen, c = Pen(size, size, 3), size / 2
    fins = [
        (c + radius * 0.92 * cos(a), c + radius * 0.92 * sin(a), radius * 0.14)
        for a in (pi / 6 + turn * pi / 3 for turn in range(6))
    ]
    hull = either(pen.disc(c, c, radius * 0.96), pen.discs(fins))
    pen.glow(pen.shifted(hull, 2, 5), (0, 3, 8), 3, 0.6)
    pen.fill(pen.grown(hull, 1.5), THEME.outline)
    pen.shade(pen.discs(fins), rgb("B7C6D2"), rgb("5D7182"))
    skin = pen.disc(c, c, radius * 0.94)
    pen.fill(pen.grown(skin, 1), THEME.outline)
    pen.shade(skin, rgb("FFFFFF"), rgb("8FA3B3"))
    stripe = both(skin, without(pen.disc(c, c, radius * 0.9), pen.disc(c, c, radius * 0.8)))
    pen.fill(stripe, rgb("E4572E"))
    cabin = pen.disc(c, c, radius * 0.72)
    pen.fill(pen.grown(cabin, 1.5), THEME.outline)
    pen.ball(cabin, rgb("35506B"), rgb("131E2B"), (0.4, 0.3))
    pen.inner_shadow(cabin, THEME.outline, 4, 0.6)
    pen.rim(skin, (255, 255, 255), 1.8, 0.9)
    return pen.sprite(c, c)


@kept()
def lifeboat(wide: int) -> Sprite:
    """The pod as one sees it go: a blunt capsule on its fire, three faces at its windows."""
    high = round(wide * 2.3)
    pen, c, k = Pen(wide, high, 3), wide / 2, wide / 100

    def at(line: str) -> list[Point]:
        return [(c + u * k, v * k) for u, v in points(line)]

    for half, end, colour in ((26, 226, "E4572E"), (18, 196, "FFA23C"), (9, 166, "FFF3C4")):
        flame = pen.area(spline(at(f"-{half},116 {half},116 {half * 0.8},150 0,{end} "
                                   f"-{half * 0.8},150"), 8, closed=True))  # fmt: skip
        pen.glow(flame, rgb(colour), 7 * k, 0.6)
        pen.fill(flame, rgb(colour), 0.95)
    for side in (-1, 1):
        fin = pen.area([(c + side * u * k, v * k) for u, v in points("26,78 47,112 45,128 24,112")])
        pen.fill(pen.grown(fin, 1.6), THEME.outline)
        pen.shade(fin, rgb("B7C6D2"), rgb("5D7182"))
    hull = pen.area(spline(at("0,4 24,22 33,58 31,98 20,120 -20,120 -31,98 -33,58 -24,22"), 8,
                           closed=True))  # fmt: skip
    pen.fill(pen.grown(hull, 2), THEME.outline)
    pen.ball(hull, rgb("FFFFFF"), rgb("71879A"), (0.3, 0.25))
    pen.fill(both(hull, pen.box(0, 96 * k, wide, 106 * k)), rgb("E4572E"))
    pen.fill(both(hull, pen.area(at("-40,0 40,0 40,22 -40,22"))), rgb("E4572E"))
    pen.rim(hull, (255, 255, 255), 2, 0.8)
    canvas = Canvas(pen.sprite().image)
    for grain, (x, y) in enumerate(at("0,42 -14,74 14,74")):
        canvas.put(colonist(round(13 * k), grain), x, y)
    return canvas.sprite(c, 60 * k)


@kept()
def plume(radius: int) -> Sprite:
    """The fire of a pod under way, below it."""
    wide, high = round(2 * radius), round(3.6 * radius)
    pen, c, top = Pen(wide, high, 2), radius, high / 2 + 0.75 * radius
    for share, length, colour in (
        (0.62, 1.0, rgb("E4572E")),
        (0.42, 0.8, rgb("FFA23C")),
        (0.22, 0.55, rgb("FFF3C4")),
    ):
        half, end = radius * share, top + radius * length
        flame = pen.area(
            bezier((c - half, top), (c - half, end - 10), (c, end - 6), (c, end))
            + bezier((c, end), (c, end - 6), (c + half, end - 10), (c + half, top))
        )
        pen.glow(flame, colour, 5, 0.5)
        pen.fill(flame, colour, 0.95)
    return pen.sprite(c, high / 2)


def seat_point(radius: float, index: int) -> tuple[float, float]:
    """Where the passengers sit: one in the middle, six around."""
    if index == 0:
        return 0.0, 0.0
    angle = index * pi / 3 - pi / 2
    return radius * 0.46 * cos(angle), radius * 0.46 * sin(angle)


@kept()
def empty_seat(radius: int) -> Sprite:
    size = 2 * radius + 6
    pen, c = Pen(size, size), size / 2
    pen.fill(pen.disc(c, c, radius), THEME.outline)
    pen.ball(pen.disc(c, c, radius - 1.5), rgb("4A6178"), rgb("22303F"))
    return pen.sprite(c, c)
