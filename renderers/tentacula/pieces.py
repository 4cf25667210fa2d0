"""Small things on the board: shelter rings, eyes, the draw pile, the die, tags of moves."""

from __future__ import annotations

from itertools import pairwise
from math import hypot

from games.tentacula.board import START
from renderers import marks
from renderers.cache import kept
from renderers.canvas import Canvas
from renderers.colour import darker, lighter, rgb
from renderers.curves import Point, along
from renderers.icons import icon
from renderers.pen import Pen, both, without
from renderers.sprite import Sprite
from renderers.tentacula.coral import HUES
from renderers.tentacula.fish import fish
from renderers.tentacula.look import FISH, OUTLINE, SAND, THEME, WET_SAND
from renderers.tentacula.route import LAYOUTS, beside, place, shown
from renderers.tentacula.treasure import gem
from renderers.text import Style
from renderers.theme import HEAD
from renderers.typeface import Face

SHELTER = rgb("2D6CE6")


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


@kept()
def draw_pile(count: int) -> Sprite:
    """Face-down reef tiles on the sandbank, with their number."""
    wide, high, lift = 128, 62, 4
    depth = min(count, 6)
    pen = Pen(wide + 24, high + 24 + lift * 6, 3)
    for n in range(depth):
        x, y = 12 + n % 2, 12 + lift * (6 - n)
        tile = pen.box(x, y, x + wide, y + high, 10)
        pen.fill(pen.grown(tile, 2.2), OUTLINE)
        pen.shade(tile, lighter(SAND, 0.2), WET_SAND)
        waves = [
            [(x + k, y + 12 + row * 13 + (3 if (k // 8) % 2 else -3)) for k in range(6, wide, 8)]
            for row in range(4)
        ]
        pen.fill(both(tile, pen.strokes(waves, 2.4)), HUES[0][0], 0.6)
    canvas = Canvas(pen.sprite().image)
    style = Style(THEME.ink, HEAD, Face.HEAVY, lighter(SAND, 0.5), "m")
    canvas.write(str(count), 12 + wide / 2, 12 + lift * (7 - depth) + high / 2, style)
    return canvas.sprite(12 + wide / 2, 12 + high / 2 + lift * 3)


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
def move_tag(swimmer: int, number: int) -> Sprite:
    """A small fish and the number of its button."""
    canvas = Canvas.clear(72, 66)
    canvas.put(fish(swimmer, 52), 32, 30)
    canvas.put(marks.number(number, THEME), 50, 44)
    return canvas.sprite(40, 36)


def draw_trail(canvas: Canvas, fold: int, swimmer: int, start: int, end: int) -> None:
    """The way a fish just swam: bubbles along the route, larger towards the fish."""
    line = _way(fold, swimmer, start, end)
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


def _way(fold: int, swimmer: int, start: int, end: int) -> list[Point]:
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
