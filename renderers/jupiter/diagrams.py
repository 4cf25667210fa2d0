"""Diagrams for the rules: a few modules, a few pieces, one idea each."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from renderers import dice, marks
from renderers.canvas import WIDTH, Canvas
from renderers.jupiter import pieces, platforms
from renderers.jupiter.faces import PICTURES
from renderers.jupiter.look import THEME, Layout
from renderers.jupiter.rail import chip
from renderers.jupiter.sky import clouds
from renderers.picture import Picture
from renderers.sprite import Sprite

HIGH = 420
LAYOUT = Layout(104, 430, 210)
Piece = tuple[int, int, int, Sprite]


def _stage(modules: Sequence[tuple[int, int, int, int]], people: Sequence[Piece]) -> Canvas:
    """Modules (cell, number, turn) with pieces on their places."""
    canvas = Canvas(clouds(WIDTH, HIGH).image.copy())
    for index, (q, r, number, turned) in enumerate(modules):
        deck = platforms.platform(number, turned, "ABC"[index], "printed", LAYOUT.radius)
        canvas.put(deck, *LAYOUT.cell(q, r))
    for q, r, place, sprite in people:
        canvas.put(sprite, *LAYOUT.place(q, r, place))
    return canvas


ROW = ((-1, 0, 1, 0), (0, 0, 5, 1), (1, 0, 2, 0))


def _goal() -> Canvas:
    canvas = _stage(ROW, [(-1, 0, 4, pieces.colonist(21)), (0, 0, 0, pieces.robot(0, "T", 25))])
    canvas.put(pieces.pod(110), *LAYOUT.cell(2, 0))
    for x, y in (LAYOUT.cell(2, 0), LAYOUT.place(2, 0, 4)):
        canvas.put(pieces.colonist(22), x, y)
    return canvas


def _actions() -> Canvas:
    people = [
        (0, 0, 0, pieces.robot(0, "T", 25)),
        (0, 0, 1, pieces.creep(21, 1)),
        (-1, 0, 1, pieces.colonist(21)),
        (1, 0, 4, pieces.robot(1, "U", 25)),
    ]
    canvas = _stage(ROW, people)
    for number, (q, place) in enumerate(((0, 4), (0, 1), (-1, 1), (1, 4)), 1):
        x, y = LAYOUT.place(q, 0, place)
        canvas.put(marks.number(number, THEME), x + 22, y - 26)
    canvas.put(platforms.range_glow(LAYOUT.radius), *LAYOUT.cell(0, 0))
    return canvas


def _conversion() -> Canvas:
    people = [
        (0, 0, 0, pieces.alarm(23)),
        (0, 0, 0, pieces.colonist(21, scared=True)),
        (0, 0, 4, pieces.creep(21, 0)),
        (1, 0, 0, pieces.colonist(21)),
    ]
    return _stage(ROW, people)


def _invasion() -> Canvas:
    canvas = _stage(ROW, [(-1, 0, 4, pieces.creep(21, 2)), (-1, 0, 5, pieces.creep(21, 3))])
    canvas.put(dice.die(1, 92, THEME, tilt=-10), 1000, 210)
    canvas.put(marks.burst(32, THEME), *LAYOUT.place(-1, 0, 4))
    return canvas


def _explosion() -> Canvas:
    canvas = _stage(ROW[1:], [])
    canvas.put(platforms.wreck(1, LAYOUT.radius), *LAYOUT.cell(-1, 0))
    canvas.put(marks.burst(70, THEME), *LAYOUT.cell(-1, 0))
    for place in range(7):
        canvas.put(pieces.creep(21, place % 6), *LAYOUT.place(0, 0, place))
    return canvas


def _cards() -> Canvas:
    canvas = Canvas(clouds(WIDTH, HIGH).image.copy())
    for number, card in enumerate(PICTURES):
        x, y = 150 + 100 * (number % 10), 140 + 140 * (number // 10)
        canvas.put(chip(card, core=number % 5 == 0).sized(1.9), x, y)
    return canvas


def picture(draw: Callable[[], Canvas], kind: str, alt: str) -> Callable[[], Picture]:
    """A page's diagram, drawn when somebody turns to it."""
    return lambda: Picture(draw().image, f"jupiter-{kind}", "jupiter", alt)


GOAL, ACTIONS, CONVERSION = _goal, _actions, _conversion
INVASION, EXPLOSION, CARDS = _invasion, _explosion, _cards
