"""Models, creatures, hearts, tokens and dice."""

from __future__ import annotations

from math import cos, pi, sin

from games.lurk.content import KINDS
from renderers.cache import kept
from renderers.canvas import Canvas
from renderers.colour import Colour, lighter, mix, rgb
from renderers.icons import icon
from renderers.lurk.look import (
    CREATURE_ICONS,
    DIE_COLOURS,
    THEME,
    TOKEN_COLOURS,
    TOKEN_ICONS,
    look_of,
)
from renderers.pen import Pen, without
from renderers.sprite import Sprite
from renderers.text import Style
from renderers.theme import SMALL
from renderers.tokens import counter
from renderers.typeface import Face

SMALL_MODEL, LARGE_MODEL, CREATURE = 27, 37, 34
SHARED = {1: SMALL_MODEL, 2: 21, 3: 19, 4: 18}
"""The radius of small models by how many share a tile."""
_HEART, _LOST = rgb("FF6B7A"), rgb("3A1620")
_TOKENS_A_SIDE = 3
_COUNT = Style(THEME.outline, SMALL, Face.HEAVY, align="m")


def radius_of(kind: str) -> int:
    """How much room a model or creature takes."""
    if kind not in KINDS:
        return CREATURE
    return LARGE_MODEL if KINDS[kind].large else SMALL_MODEL


@kept()
def model(kind: str, faction: str, wounds: int, heart: int, tokens: tuple[str, ...]) -> Sprite:
    """A model by faction colour, shape and letter, with its wounds around it and its tokens."""
    radius = radius_of(kind)
    return _standing(body(kind, faction, radius), radius, wounds, heart, tokens)


def body(kind: str, faction: str, radius: int) -> Sprite:
    """The bare model."""
    look = look_of(faction)
    return counter(KINDS[kind].letter, look.shape, look.colour, radius, THEME)


@kept()
def creature(kind: str, wounds: int, heart: int, essence: int) -> Sprite:
    """A Lurker: a dark body with its sign in red light, and the Essence that lies with it."""
    body = Canvas(counter("", "circle", rgb("5A0F1E"), CREATURE, THEME).image.copy())
    c = body.width / 2
    body.put(icon(CREATURE_ICONS[kind], 46, rgb("FF9A7A"), THEME.outline), c, c)
    if essence:
        body.put(diamond(34), c - CREATURE + 12, c - CREATURE + 14)
        body.write(str(essence), c - CREATURE + 12, c - CREATURE + 14, _COUNT)
    return _standing(body.sprite(c, c), CREATURE, wounds, heart, ())


def _standing(
    body: Sprite, radius: int, wounds: int, heart: int, tokens: tuple[str, ...]
) -> Sprite:
    side = 2 * radius + 44
    canvas, c = Canvas.clear(side, side), side / 2
    canvas.put(body, c, c)
    canvas.put(vitals(radius, wounds, heart, tokens), c, c)
    return canvas.sprite(c, c)


@kept()
def vitals(radius: int, wounds: int, heart: int, tokens: tuple[str, ...]) -> Sprite:
    """A wounded model's Heart as a ring around it; tokens at its right, then its left side."""
    side = 2 * radius + 44
    canvas, c = Canvas.clear(side, side), side / 2
    if wounds:
        canvas.put(heart_ring(radius, heart - wounds, heart), c, c)
    for number, token in enumerate(tokens):
        side_of = radius - 2 if number < _TOKENS_A_SIDE else 2 - radius
        canvas.put(badge(token), c + side_of, c - radius + 4 + 19 * (number % _TOKENS_A_SIDE))
    return canvas.sprite(c, c)


@kept()
def heart_ring(radius: int, left: int, most: int) -> Sprite:
    """One segment for each point of Heart, lit while it is left."""
    size = 2 * radius + 28
    pen, c = Pen(size, size, 3), size / 2
    reach, gap = radius + 5, 0.1
    pen.fill(without(pen.disc(c, c, reach + 5), pen.disc(c, c, reach - 5)), THEME.outline, 0.9)
    for number in range(most):
        start, end = (2 * pi * at / most - pi / 2 for at in (number, number + 1))
        steps = [start + gap + (end - start - 2 * gap) * at / 12 for at in range(13)]
        arc = [(c + reach * cos(angle), c + reach * sin(angle)) for angle in steps]
        pen.fill(pen.stroke(arc, 5.5), _HEART if number < left else _LOST)
    return pen.sprite(c, c)


@kept()
def badge(token: str) -> Sprite:
    """A small round token."""
    pen, c = Pen(26, 26), 13
    pen.fill(pen.disc(c, c, 11), THEME.outline)
    pen.fill(pen.disc(c, c, 9.5), mix(TOKEN_COLOURS[token], THEME.outline, 0.25))
    canvas = Canvas(pen.sprite().image)
    canvas.put(icon(TOKEN_ICONS[token], 15, THEME.outline), c, c)
    return canvas.sprite(c, c)


@kept()
def halo(radius: int) -> Sprite:
    """A wide ring of gold around the model that is asked about."""
    size = 2 * radius + 44
    pen, c = Pen(size, size, 3), size / 2
    ring = without(pen.disc(c, c, radius + 11), pen.disc(c, c, radius + 3))
    pen.glow(ring, THEME.trail, 6, 0.9)
    pen.fill(pen.grown(ring, 1.6), THEME.outline)
    pen.fill(ring, THEME.brass_light)
    return pen.sprite(c, c)


@kept()
def crest(faction: str, letter: str, out: bool) -> Sprite:
    """A seat's sign: its faction's shape and colour with the player's letter."""
    look = look_of(faction)
    colour = mix(look.colour, THEME.deep, 0.6) if out else look.colour
    return counter(letter, look.shape, colour, 28, THEME)


@kept()
def diamond(size: int) -> Sprite:
    """Essence."""
    pad = 4
    pen, c = Pen(size + 2 * pad, size + 2 * pad), size / 2 + pad
    half = size / 2
    body = pen.area([(c, c - half), (c + half * 0.78, c), (c, c + half), (c - half * 0.78, c)])
    pen.glow(body, THEME.accent, 3, 0.7)
    pen.body(body, THEME.accent, THEME.outline, 1.8)
    pen.fill(
        pen.area([(c, c - half * 0.8), (c - half * 0.5, c), (c, c)]), lighter(THEME.accent, 0.6)
    )
    return pen.sprite(c, c)


@kept()
def die(rolled: str, size: int) -> Sprite:
    """A die by its colour; a white sign is bright and has a plus for its bonus die."""
    colour, sign = rolled[0], rolled[1]
    pad = 4
    pen, c = Pen(size + 2 * pad, size + 2 * pad), size / 2 + pad
    body = pen.box(pad, pad, pad + size, pad + size, size * 0.2)
    pen.glow(pen.shifted(body, 1, 2), (0, 4, 10), 2, 0.6)
    pen.body(body, DIE_COLOURS[colour], THEME.outline, 2.0)
    canvas = Canvas(pen.sprite().image)
    _sign(canvas, c, size, colour, sign)
    return canvas.sprite(c, c)


def _sign(canvas: Canvas, c: float, size: int, colour: str, sign: str) -> None:
    name = {"o": "kraken", "s": "shield", "d": "diamond"}.get(sign.lower())
    if name is None:
        return
    white = sign.isupper()
    ink = _ink(colour, white)
    if name == "diamond":
        canvas.put(_gem(round(size * 0.6), ink), c, c)
    else:
        canvas.put(icon(name, round(size * 0.64), ink, THEME.outline if white else None), c, c)
    if white:
        canvas.put(
            icon("plus", round(size * 0.34), rgb("FFE08A"), THEME.outline),
            c + size * 0.3,
            c - size * 0.3,
        )


def _ink(colour: str, white: bool) -> Colour:
    if white:
        return rgb("FFFFFF")
    return rgb("9AA3B4") if colour == "B" else THEME.outline


@kept()
def _gem(size: int, ink: Colour) -> Sprite:
    pen, c = Pen(size, size), size / 2
    pen.fill(pen.area([(c, 1), (size - 3, c), (c, size - 1), (3, c)]), ink)
    return pen.sprite(c, c)


@kept()
def pool(dice: str, size: int) -> Sprite:
    """Dice of a pool, unrolled: small squares in their colours."""
    step = size + 5
    pen = Pen(step * max(1, len(dice)) + 4, size + 6)
    for number, colour in enumerate(dice):
        box = pen.box(2 + number * step, 3, 2 + number * step + size, 3 + size, 4)
        pen.body(box, DIE_COLOURS[colour], THEME.outline, 1.6)
        if colour == "B":
            pen.fill(pen.disc(2 + number * step + size / 2, 3 + size / 2, size * 0.16), THEME.bone)
    return pen.sprite(0, size / 2 + 3)
