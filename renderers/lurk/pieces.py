"""Models, creatures, hearts, tokens and dice."""

from __future__ import annotations

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
from renderers.pen import Pen
from renderers.sprite import Sprite
from renderers.text import Style
from renderers.theme import SMALL
from renderers.tokens import counter
from renderers.typeface import Face

SMALL_MODEL, CROWDED, LARGE_MODEL, CREATURE = 21, 18, 34, 31
_HEART, _LOST = rgb("FF6B7A"), rgb("3A1620")
_PIPS_A_ROW, _TOKENS_A_SIDE = 5, 3
_COUNT = Style(THEME.outline, SMALL, Face.HEAVY, align="m")


def radius_of(kind: str) -> int:
    """How much room a model or creature takes."""
    if kind not in KINDS:
        return CREATURE
    return LARGE_MODEL if KINDS[kind].large else SMALL_MODEL


@kept()
def model(kind: str, faction: str, wounds: int, heart: int, tokens: tuple[str, ...]) -> Sprite:
    """A model by faction colour, shape and letter, with its hearts below and tokens above."""
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
    body.put(icon(CREATURE_ICONS[kind], 42, rgb("FF9A7A"), THEME.outline), c, c)
    if essence:
        body.put(diamond(24), c - CREATURE + 8, c - CREATURE + 8)
        body.write(str(essence), c - CREATURE + 8, c - CREATURE + 8, _COUNT)
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
    """What a model has left, below its body, and its tokens at its right, then its left side."""
    side = 2 * radius + 44
    canvas, c = Canvas.clear(side, side), side / 2
    if heart:
        canvas.put(hearts(heart - wounds, heart), c, c + radius + 1)
    for number, token in enumerate(tokens):
        side_of = radius - 2 if number < _TOKENS_A_SIDE else 2 - radius
        canvas.put(badge(token), c + side_of, c - radius + 4 + 17 * (number % _TOKENS_A_SIDE))
    return canvas.sprite(c, c)


@kept()
def hearts(left: int, most: int) -> Sprite:
    """One pip for each point of Heart, lit while it is left."""
    rows = (most + _PIPS_A_ROW - 1) // _PIPS_A_ROW
    across = min(most, _PIPS_A_ROW)
    wide, high = 8 * across + 6, 8 * rows + 6
    pen = Pen(wide, high)
    pen.fill(pen.box(0, 0, wide, high, 6), THEME.outline, 0.85)
    for number in range(most):
        x, y = 7 + 8 * (number % _PIPS_A_ROW), 7 + 8 * (number // _PIPS_A_ROW)
        pen.fill(pen.disc(x, y, 3.6), _HEART if number < left else _LOST)
    return pen.sprite(wide / 2, 6)


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
    """Light around the model that is asked about."""
    size = 2 * radius + 24
    pen, c = Pen(size, size, 3), size / 2
    pen.glow(pen.disc(c, c, radius), THEME.bone, 6, 0.9)
    return pen.sprite(c, c)


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
