"""Modules: hexagonal decks of steel with glass domes, bridges, and plants or dishes on some."""

from __future__ import annotations

from math import cos, pi, sin

from games.jupiter.modules import PLANT, Bridges, bridges, building_place, dome_places
from renderers.cache import kept
from renderers.canvas import Canvas
from renderers.colour import darker, lighter, rgb
from renderers.curves import Point, oval, regular, vary
from renderers.jupiter.look import (
    GLASS,
    GLASS_DARK,
    GLASS_LIGHT,
    STEEL,
    STEEL_DARK,
    STEEL_LIGHT,
    THEME,
)
from renderers.pen import Pen, both
from renderers.sprite import Sprite
from renderers.text import Style
from renderers.theme import SMALL
from renderers.typeface import Face

_PAD = 10


def _at(c: float, reach: float, place: int) -> Point:
    if place == 0:
        return c, c
    angle = pi / 3 * (place - 1)
    return c + reach * cos(angle), c + reach * sin(angle)


@kept()
def platform(number: int, turned: int, letter: str, which: Bridges, radius: int) -> Sprite:
    """A whole module, anchored at its middle."""
    size = 2 * radius + 2 * _PAD
    pen, c = Pen(size, size, 3), size / 2
    _deck(pen, c, radius, letter)
    reach, dome = radius * 0.54, radius * 0.225
    for one, other, _ in bridges(number, turned, which):
        _bridge(pen, _at(c, reach, one), _at(c, reach, other), radius)
    for place in dome_places(number, turned):
        _dome(pen, *_at(c, reach, place), dome)
        if place:
            _gate(pen, c, radius, place)
    canvas = Canvas(pen.sprite().image)
    building = building_place(number, turned)
    if building is not None:
        art = plant(radius) if number == PLANT else dish(radius)
        canvas.put(art, *_at(c, reach, building))
    _signs(canvas, c, radius, letter, number)
    return canvas.sprite(c, c)


def _deck(pen: Pen, c: float, radius: float, letter: str) -> None:
    deck = pen.area(regular(c, c, radius - 2, 6))
    pen.glow(pen.shifted(deck, 2, 5), (8, 4, 6), 5, 0.7)
    pen.fill(pen.grown(deck, 1.4), THEME.outline)
    pen.shade(deck, lighter(STEEL, 0.12), darker(STEEL, 0.34))
    seams = [[(c, c), point] for point in regular(c, c, radius, 6)]
    pen.fill(both(deck, pen.strokes(seams, 1.2)), STEEL_DARK, 0.6)
    panels = [
        [(x, y), (x + 9, y - 3)]
        for x, y in oval(c, c, radius * 0.8, radius * 0.8, vary("panel", letter), 12)
    ]
    pen.fill(both(deck, pen.strokes(panels, 1.4)), STEEL_LIGHT, 0.22)
    pen.inner_shadow(deck, STEEL_DARK, 6, 0.8)
    pen.rim(deck, STEEL_LIGHT, 1.6, 0.8)


def _bridge(pen: Pen, one: Point, other: Point, radius: float) -> None:
    span = pen.stroke([one, other], radius * 0.12)
    pen.fill(pen.grown(span, 1.6), THEME.outline, 0.9)
    pen.fill(span, rgb("D9C28A"))
    pen.fill(pen.stroke([one, other], radius * 0.035), rgb("8A6A34"), 0.9)


def _gate(pen: Pen, c: float, radius: float, place: int) -> None:
    """The half bridge that ends at the edge and meets the neighbour's."""
    angle = pi / 3 * (place - 1)
    edge = (c + radius * 0.85 * cos(angle), c + radius * 0.85 * sin(angle))
    _bridge(pen, _at(c, radius * 0.72, place), edge, radius)


def _dome(pen: Pen, x: float, y: float, radius: float) -> None:
    ring = pen.disc(x, y, radius)
    pen.fill(pen.grown(ring, 1.6), THEME.outline)
    pen.shade(ring, STEEL_LIGHT, STEEL_DARK)
    pane = pen.disc(x, y, radius * 0.82)
    pen.ball(pane, GLASS, GLASS_DARK, (0.4, 0.3))
    pen.inner_shadow(pane, GLASS_DARK, 3, 0.8)
    pen.fill(
        pen.disc(x - radius * 0.3, y - radius * 0.38, radius * 0.2, radius * 0.12), GLASS_LIGHT, 0.7
    )


def _signs(canvas: Canvas, c: float, radius: int, letter: str, number: int) -> None:
    """Its letter above and its number below, where no dome stands."""
    size = max(SMALL, round(radius * 0.22))
    name = Style(THEME.bone, size, Face.DISPLAY, STEEL_DARK, "m")
    canvas.write(letter, c, c - radius * 0.77, name, radius * 0.4)
    figure = Style(THEME.brass_light, size, Face.HEAVY, STEEL_DARK, "m")
    canvas.write(str(number), c, c + radius * 0.78, figure, radius * 0.4)


@kept()
def plant(radius: int) -> Sprite:
    """A power plant: three cooling towers around a glowing core."""
    size = radius * 0.62
    pen = Pen(size, size, 4)
    c = size / 2
    pen.glow(pen.disc(c, c, size * 0.3), rgb("FFB347"), 4, 0.9)
    pen.body(pen.disc(c, c, size * 0.4), rgb("7A4A2C"), THEME.outline)
    for x, y in regular(c, c, size * 0.22, 3):
        pen.body(pen.disc(x, y, size * 0.15), STEEL_LIGHT, THEME.outline, 1.6)
        pen.fill(pen.disc(x, y, size * 0.07), STEEL_DARK)
    pen.ball(pen.disc(c, c, size * 0.13), rgb("FFF3C4"), rgb("FF9A2E"))
    return pen.sprite(c, c)


@kept()
def dish(radius: int) -> Sprite:
    """A radar dish that looks up at the pod's road."""
    size = radius * 0.56
    pen = Pen(size, size, 4)
    c = size / 2
    pen.body(pen.area([(c - 5, size * 0.9), (c + 5, size * 0.9), (c, c)]), STEEL, THEME.outline)
    bowl = pen.disc(c, c * 0.86, size * 0.4, size * 0.34)
    pen.body(bowl, rgb("D7E0E6"), THEME.outline)
    pen.ball(pen.disc(c + 1, c * 0.9, size * 0.3, size * 0.24), rgb("9FB4C2"), rgb("E9F2F6"))
    pen.fill(pen.stroke([(c, c * 0.9), (c + size * 0.16, size * 0.16)], 1.8), THEME.outline)
    pen.fill(pen.disc(c + size * 0.17, size * 0.15, 2.6), THEME.danger)
    return pen.sprite(c, c)


@kept()
def wreck(turned: int, radius: int) -> Sprite:
    """What is left of a module: torn plates, adrift."""
    size = 2 * radius + 2 * _PAD
    pen, c = Pen(size, size, 3), size / 2
    for piece in range(5):
        angle, away = pi * 2 * (piece + 0.3 * vary("w", turned, piece)) / 5, radius * 0.5
        x, y = c + away * cos(angle), c + away * sin(angle)
        shard = [
            (px + 6 * vary(turned, piece, k), py)
            for k, (px, py) in enumerate(regular(x, y, radius * 0.24, 3 + piece % 2, angle))
        ]
        plate = pen.area(shard)
        pen.fill(pen.grown(plate, 1.4), THEME.outline, 0.7)
        pen.shade(plate, STEEL, STEEL_DARK)
        pen.rim(plate, THEME.trail, 1.4, 0.7)
    pen.glow(pen.disc(c, c, radius * 0.18), rgb("FF7A2E"), 8, 0.5)
    return pen.sprite(c, c).faded(0.75)


@kept()
def range_glow(radius: int) -> Sprite:
    """A cool light under a module that the active robot can reach with its voice."""
    size = 2 * radius + 2 * _PAD
    pen, c = Pen(size, size, 2), size / 2
    outer, inner = regular(c, c, radius + 1, 6), regular(c, c, radius - 3, 6)
    pen.fill(pen.area(outer), THEME.safe, 0.16)
    pen.glow(pen.stroke(outer, 3, closed=True), THEME.safe, 4, 0.6)
    pen.fill(pen.stroke([*inner, inner[0]], 2.4), lighter(THEME.safe, 0.35), 0.8)
    return pen.sprite(c, c)
