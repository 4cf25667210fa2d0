"""Crests, hearts, Essence and dice."""

from __future__ import annotations

from renderers.cache import kept
from renderers.canvas import Canvas
from renderers.colour import Colour, lighter, mix, rgb
from renderers.icons import icon
from renderers.lurk.look import DIE_COLOURS, THEME, look_of
from renderers.pen import Pen, without
from renderers.sprite import Sprite
from renderers.text import Style
from renderers.theme import SMALL
from renderers.tokens import counter
from renderers.typeface import Face

_HEART, _LOST = rgb("FF6B7A"), rgb("3A1620")
_COUNT = Style(THEME.outline, SMALL, Face.HEAVY, align="m")
_PIP, _ROW = 9, 84


@kept()
def pips(left: int, most: int) -> Sprite:
    """What is left of a wounded model's Heart, a light for each point."""
    step = min(_PIP + 2, _ROW / most)
    wide = round(step * most + 8)
    pen = Pen(wide, 16)
    pen.fill(pen.box(0, 1, wide, 15, 7), THEME.outline, 0.92)
    for number in range(most):
        x = 4 + step * (number + 0.5)
        pen.fill(pen.disc(x, 8, step * 0.4), _HEART if number < left else _LOST)
    return pen.sprite(wide / 2, 8)


@kept()
def spotlight(reach: int) -> Sprite:
    """A ring of gold on the ground under the model that is asked about."""
    wide, high = 2 * reach + 40, round(0.8 * reach) + 40
    pen, x, y = Pen(wide, high, 3), reach + 20, high / 2
    ring = without(
        pen.disc(x, y, reach + 4, 0.4 * reach + 4), pen.disc(x, y, reach - 4, 0.4 * reach - 3)
    )
    pen.glow(pen.disc(x, y, reach, 0.4 * reach), THEME.trail, 6, 0.7)
    pen.fill(pen.grown(ring, 1.6), THEME.outline)
    pen.fill(ring, THEME.brass_light)
    return pen.sprite(x, y)


@kept()
def hoard(essence: int) -> Sprite:
    """The Essence that lies with a creature."""
    gem = diamond(36)
    canvas = Canvas(gem.image.copy())
    canvas.write(str(essence), gem.x, gem.y, _COUNT)
    return canvas.sprite(gem.x, gem.y)


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
