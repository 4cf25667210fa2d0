"""Six divers, each with a helmet, a face and a tool of their own; calm, scared or knocked down."""

from __future__ import annotations

from typing import Literal, get_args

from PIL import Image

from renderers.cache import kept
from renderers.canvas import Canvas
from renderers.colour import Colour, darker, lighter, mix, rgb
from renderers.curves import bezier, placed, shape, spline
from renderers.icons import stencil
from renderers.pen import Mask, Pen, both, without
from renderers.refuge.helmets import (
    FOOT,
    HEAD_Y,
    HIGH,
    NOBODY,
    OUT,
    PEOPLE,
    WIDE,
    Person,
    X,
    helmet,
    piece,
    window,
)
from renderers.refuge.look import LOOKS, THEME
from renderers.sprite import Sprite
from renderers.text import Style
from renderers.tokens import readable_on
from renderers.typeface import Face

Mood = Literal["calm", "scared", "down"]
MOODS: tuple[Mood, ...] = get_args(Mood)

SIZE = 0.96
LETTERS = 24


@kept()
def diver(
    character: str, letters: str, mood: Mood, *, active: bool = False, size: float = SIZE
) -> Sprite:
    """The figure with its letters, anchored at the middle of its space."""
    figure = body(character, mood, active, size)
    if not letters:
        return figure
    canvas, k = Canvas(figure.image.copy()), size / SIZE
    chest = (54 * k, 52 * k) if mood == "down" else (X * size, 76 * size)
    canvas.put(badge(letters, character, size), *chest)
    return canvas.sprite(figure.x, figure.y)


@kept(named=False)
def body(character: str, mood: Mood, active: bool, size: float) -> Sprite:
    """The figure alone."""
    pen = Pen(WIDE, HIGH)
    if mood != "down":
        pen.contact(X + 2, FOOT - 1, 25, 8, 0.65)
        if active:
            _limelight(pen, X, FOOT - 3)
    _figure(pen, character, mood)
    if mood == "down":
        return _fallen(pen, size, active=active)
    return Sprite(pen.sprite_sized(size).image, X * size, FOOT * size - 27)


def _limelight(pen: Pen, x: float, y: float) -> None:
    """A pool of warm light under whoever is on turn."""
    pool = pen.disc(x, y, 36, 12)
    pen.glow(pool, THEME.trail, 5, 0.8)
    ring = without(pool, pen.disc(x, y, 32, 9.4))
    pen.fill(ring, lighter(THEME.trail, 0.3), 0.95)


def _fallen(pen: Pen, size: float, *, active: bool) -> Sprite:
    """On their back, the air escaping."""
    k = size / SIZE
    lying = pen.sprite_sized(size).image.rotate(-76, Image.Resampling.BICUBIC, expand=True)
    ground = Pen(128, 100)
    ground.contact(60, 74, 46, 10, 0.65)
    if active:
        _limelight(ground, 60, 78)
    air = [(94, 18, 5.5), (103, 7, 3.6), (86, 8, 2.8)]
    ground.fill(ground.discs(air), lighter(THEME.safe, 0.55), 0.8)
    ground.fill(ground.discs([(x, y, r * 0.62) for x, y, r in air]), THEME.deep, 0.75)
    canvas = Canvas(ground.sprite_sized(k).image)
    canvas.put(Sprite(lying, lying.width / 2, lying.height / 2), 60 * k, 50 * k)
    return canvas.sprite(60 * k, 54 * k)


@kept()
def badge(letters: str, character: str, size: float = SIZE) -> Sprite:
    """The diver's letters in the diver's shape and colour, anchored at the middle."""
    look = THEME.seats[LOOKS.get(character, 0)]
    k = size / SIZE
    c = 25 * k
    pen = Pen(50 * k, 50 * k)
    body = pen.area(shape(look.shape, c, c, 18 * k))
    pen.fill(pen.grown(body, 2.2 * k), OUT)
    pen.ball(body, lighter(look.colour, 0.4), look.colour)
    canvas = Canvas(pen.sprite().image)
    ink = readable_on(look.colour, THEME)
    drop = 3 * k if look.shape == "triangle" else 0
    halo = lighter(look.colour, 0.3) if ink == OUT else darker(look.colour, 0.45)
    text = max(LETTERS, round(LETTERS * k))
    canvas.write(letters, c, c + drop, Style(ink, text, Face.HEAVY, halo, "m"))
    return canvas.sprite(c, c)


def _figure(pen: Pen, character: str, mood: Mood) -> None:
    person = PEOPLE.get(character, NOBODY)
    suit = THEME.seats[LOOKS.get(character, 0)].colour
    _tank(pen, person)
    _legs(pen, suit)
    _arms(pen, suit, person, mood)
    _torso(pen, suit)
    helmet(pen, person, suit)
    _face(pen, person, mood)
    _glass(pen, person)


def _tank(pen: Pen, person: Person) -> None:
    piece(pen, pen.box(X + 10, 44, X + 28, 90, 8), mix(person.metal, THEME.water, 0.35))
    hose = bezier((X + 20, 46), (X + 34, 34), (X + 30, 20), (X + 14, 30))
    pen.fill(pen.stroke(hose, 6), OUT)
    pen.fill(pen.stroke(hose, 3), rgb("4A4F57"))


def _legs(pen: Pen, suit: Colour) -> None:
    for side in (-1, 1):
        leg = pen.arm([(X + side * 7, 82), (X + side * 10, 97)], 16, 14)
        piece(pen, leg, darker(suit, 0.22))
        boot = pen.box(X + side * 11 - 11, 94, X + side * 11 + 11, FOOT + 1, 4)
        piece(pen, boot, rgb("3A3F47"))


def _arms(pen: Pen, suit: Colour, person: Person, mood: Mood) -> None:
    """One hand holds the tool; scared divers throw both up."""
    up = 30 if mood == "scared" else 60
    for side in (-1, 1):
        hand = (X + side * 33, up if side > 0 or mood == "scared" else 76)
        arm = bezier((X + side * 13, 62), (X + side * 24, 64), (X + side * 31, 74), hand, 10)
        if side > 0 and mood != "scared":
            tool = stencil(pen, person.tool, hand[0] + 6, hand[1] - 14, 17)
            pen.fill(pen.grown(tool, 1.8), OUT)
            pen.shade(tool, THEME.bone, mix(THEME.bone, person.metal, 0.6))
        piece(pen, pen.arm(arm, 13, 11), darker(suit, 0.1))
        piece(pen, pen.disc(*hand, 6), rgb("3A3F47"))


def _torso(pen: Pen, suit: Colour) -> None:
    outline = placed("-17,58 -20,74 -15,90 15,90 20,74 17,58 0,53", X)
    body = pen.area(spline(outline, 8, closed=True))
    piece(pen, body, suit)
    pen.fill(both(body, pen.box(0, 84, WIDE, 88)), darker(suit, 0.65), 0.9)


def _face(pen: Pen, person: Person, mood: Mood) -> None:
    pen.fill(window(pen, person, 4), OUT)
    pen.shade(window(pen, person, 2.4), lighter(person.metal, 0.3), darker(person.metal, 0.45))
    pen.fill(window(pen, person, 0.8), OUT)
    pane = window(pen, person)
    pen.ball(pane, mix(THEME.deep, THEME.safe, 0.4), THEME.abyss)
    head = both(pane, pen.disc(X, HEAD_Y + 5, 13.5, 15))
    pen.shade(head, lighter(person.skin, 0.12), darker(person.skin, 0.22))
    pen.fill(both(pane, _hairline(pen)), person.hair)
    _features(pen, person, mood)


def _hairline(pen: Pen) -> Mask:
    return pen.area(
        spline(placed("-16,-2 -8,-7 3,-5 15,-3 12,-16 -12,-16", X, HEAD_Y), 6, closed=True)
    )


def _features(pen: Pen, person: Person, mood: Mood) -> None:
    y = HEAD_Y + 3
    for side in (-1, 1):
        x = X + side * 6.2
        if mood == "down":
            pen.fill(
                pen.strokes(
                    [[(x - 3, y - 3), (x + 3, y + 3)], [(x - 3, y + 3), (x + 3, y - 3)]], 2
                ),
                OUT,
            )
            continue
        wide = 5.2 if mood == "scared" else 4.2
        pen.fill(pen.disc(x, y, wide, wide * 1.05), (255, 255, 255))
        pen.fill(pen.disc(x + 0.8, y + 0.6, 1.7 if mood == "scared" else 2.3), OUT)
        lift = -4 if mood == "scared" else 2
        brow = [
            (x - side * 4.6, y - 5.6 + (0 if mood == "scared" else lift)),
            (x + side * 4.8, y - 7.2 - lift / 2),
        ]
        pen.fill(pen.stroke(brow, 2), darker(person.hair, 0.3))
    _mouth(pen, mood)


def _mouth(pen: Pen, mood: Mood) -> None:
    y = HEAD_Y + 12.5
    if mood == "scared":
        pen.fill(pen.disc(X, y, 3.2, 3.6), (80, 16, 20))
    elif mood == "down":
        pen.fill(
            pen.stroke(bezier((X - 5, y + 1), (X - 2, y - 3), (X + 2, y - 3), (X + 5, y + 1)), 1.8),
            OUT,
        )
    else:
        pen.fill(
            pen.stroke(
                bezier((X - 5, y - 1), (X - 2, y + 2), (X + 2, y + 2), (X + 5, y - 1.6)), 1.8
            ),
            OUT,
        )


def _glass(pen: Pen, person: Person) -> None:
    """Light on the pane."""
    pane = window(pen, person)
    streak = pen.area(
        [(X - 18, HEAD_Y + 4), (X - 4, HEAD_Y - 18), (X + 2, HEAD_Y - 18), (X - 15, HEAD_Y + 9)]
    )
    pen.fill(both(pane, streak), (255, 255, 255), 0.28)
