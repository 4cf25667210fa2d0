"""Small things on the board: rings, numbers, eyes, the draw pile, the die, tags of moves."""

from __future__ import annotations

from itertools import pairwise
from math import hypot

from games.tentacula.board import FACE_ANIMAL, START, turned
from renderers.cache import kept
from renderers.canvas import Canvas
from renderers.colour import darker, lighter, rgb
from renderers.curves import Point, along
from renderers.icons import icon
from renderers.pen import Pen, without
from renderers.sprite import Sprite
from renderers.tentacula.animals import animal
from renderers.tentacula.coral import in_hand
from renderers.tentacula.fish import fish
from renderers.tentacula.look import FISH, OUTLINE, SAND, THEME, WET_SAND
from renderers.tentacula.route import LAYOUTS, beside, place, shown
from renderers.tentacula.treasure import gem
from renderers.text import Style
from renderers.theme import HEAD, TEXT
from renderers.typeface import Face

SHELTER = rgb("2D6CE6")
PILE_WIDE, PILE_HIGH = 120, 92


@kept()
def shelter(radius: int) -> Sprite:
    """A protected square: a whole ring of blue. Squares without it can be seen."""
    size = 2 * radius + 24
    pen, c = Pen(size, size, 3), size / 2
    ring = without(pen.disc(c, c, radius + 5), pen.disc(c, c, radius - 1))
    pen.glow(ring, SHELTER, 3, 0.8)
    pen.fill(pen.grown(ring, 1.4), OUTLINE)
    pen.fill(ring, SHELTER)
    pen.rim(ring, (255, 255, 255), 1.6, 0.7)
    return pen.sprite(c, c)


@kept()
def danger() -> Sprite:
    """A watching eye on red: Tentacula sees this fish."""
    pen, c = Pen(44, 44), 22
    pen.glow(pen.disc(c, c, 16), THEME.danger, 3, 0.8)
    pen.body(pen.disc(c, c, 15), THEME.danger, OUTLINE, 2)
    canvas = Canvas(pen.sprite().image)
    canvas.put(icon("lair", 24, (255, 255, 255)), c, c)
    return canvas.sprite(c, c)


def draw_pile(canvas: Canvas, x: float, y: float, count: int, top: int) -> None:
    """Reef tiles on the sandbank: the upper side of the top one, and how many there are."""
    canvas.put(heap(min(count, 6) - 1), x, y)
    canvas.put(top_of_pile(top), x, y)
    canvas.put(tally(count), x + PILE_WIDE / 2, y - PILE_HIGH / 2 + 6)


def whole_pile(count: int, top: int) -> Sprite:
    """The pile by itself."""
    canvas = Canvas.clear(PILE_WIDE + 48, PILE_HIGH + 48)
    middle = canvas.width / 2, canvas.height / 2 - 8
    draw_pile(canvas, *middle, count, top)
    return canvas.sprite(*middle)


@kept()
def heap(below: int) -> Sprite:
    """The rims of the tiles under the top one."""
    pen = Pen(PILE_WIDE + 48, PILE_HIGH + 48, 3)
    for n in range(below, 0, -1):
        x, y = 24 + n % 2, 16 + 4 * n
        tile = pen.box(x, y, x + PILE_WIDE, y + PILE_HIGH, 9)
        pen.fill(pen.grown(tile, 2.2), OUTLINE)
        pen.shade(tile, lighter(SAND, 0.2), WET_SAND)
    return pen.sprite(24 + PILE_WIDE / 2, 16 + PILE_HIGH / 2)


@kept()
def top_of_pile(face: int) -> Sprite:
    return in_hand(face, 138).sized(PILE_WIDE / 138)


@kept()
def tally(count: int) -> Sprite:
    """How many there are, on a round label."""
    pen, c = Pen(48, 48), 24
    pen.body(pen.disc(c, c, 19), THEME.bone, OUTLINE, 2)
    canvas = Canvas(pen.sprite().image)
    canvas.write(str(count), c, c, Style(THEME.ink, TEXT, Face.HEAVY, align="m"))
    return canvas.sprite(c, c)


@kept()
def other_side(face: int) -> Sprite:
    """What a tile on the reef shows once it is taken and turned over."""
    pen, c = Pen(52, 44), 22
    pen.body(pen.disc(c, c, 17), THEME.parchment, OUTLINE, 2)
    canvas = Canvas(pen.sprite().image)
    canvas.put(animal(FACE_ANIMAL[turned(face)], 27), c, c)
    canvas.put(icon("again", 20, THEME.bone, OUTLINE), c + 15, c - 11)
    return canvas.sprite(c, c)


@kept()
def square_number(square: int) -> Sprite:
    """The number of a square, as the story and the choices name it."""
    canvas = Canvas.clear(76, 60)
    canvas.write(str(square), 38, 30, Style(THEME.bone, HEAD, Face.HEAVY, OUTLINE, "m"))
    return canvas.sprite(38, 30)


@kept()
def theft_die(colour: int) -> Sprite:
    """The coloured die, showing a gem."""
    size, pad = 62, 14
    pen = Pen(size + 2 * pad, size + 2 * pad)
    cube = pen.box(pad, pad, pad + size, pad + size, 14)
    pen.glow(pen.shifted(cube, 1, 4), (0, 20, 40), 4, 0.6)
    pen.body(cube, THEME.bone, OUTLINE, 2.6)
    canvas = Canvas(pen.sprite().image)
    c = pad + size / 2
    canvas.put(gem(colour, 42), c, c)
    return canvas.sprite(c, c)


@kept()
def move_tag(swimmer: int) -> Sprite:
    """A small fish on a pale plate: this one may come here."""
    pen, c = Pen(54, 54), 27
    pen.body(pen.disc(c, c, 20), THEME.bone, OUTLINE, 2)
    canvas = Canvas(pen.sprite().image)
    canvas.put(fish(swimmer, 40), c, c - 1)
    return canvas.sprite(c, c)


def draw_trail(canvas: Canvas, fold: int, swimmer: int, start: int, end: int) -> None:
    """The way a fish just swam: bubbles along the route, larger towards the fish."""
    line = way(fold, swimmer, start, end)
    count = max(6, round(_length(line) / 17))
    for n in range(count):
        canvas.put(bubble(swimmer, 4 + round(7 * n / count)), *along(line, n / count))


@kept()
def bubble(swimmer: int, radius: int) -> Sprite:
    """One bubble of a trail, in warm light with a touch of its fish."""
    size = 2 * radius + 14
    pen, c = Pen(size, size), size / 2
    pen.glow(pen.disc(c, c, radius + 2), THEME.trail, 2.5, 0.9)
    pen.fill(pen.disc(c, c, radius + 1.2), darker(FISH[swimmer], 0.45))
    pen.ball(pen.disc(c, c, radius), lighter(FISH[swimmer], 0.6), FISH[swimmer])
    return pen.sprite(c, c)


def _length(line: list[Point]) -> float:
    return sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(line))


def way(fold: int, swimmer: int, start: int, end: int) -> list[Point]:
    """The route of a fish, in short steps."""
    layout = LAYOUTS[fold]
    first = layout.way(max(start, layout.first))
    last = layout.way(min(end, layout.last))
    way = [beside(first + (last - first) * n / 24, 0) for n in range(25)]
    ahead = [place(fold, swimmer, end)] if end > layout.last else []
    return [*([place(fold, swimmer, START)] if start == START else []), *way, *ahead]


def can_be_shown(fold: int, start: int, end: int) -> bool:
    """A way whose beginning was folded out of sight is not drawn."""
    visible = shown(fold)
    return (start in visible or (fold == 0 and start == START)) and end >= visible[0]
