"""Cards: faces with a picture, a title and a rule; backs; piles that show how high they are."""

from __future__ import annotations

from math import pi

from renderers.cache import kept
from renderers.canvas import Canvas
from renderers.colour import Colour, darker, lighter, mix
from renderers.curves import oval, regular
from renderers.icons import icon, stencil
from renderers.pen import Pen, both, without
from renderers.sprite import Sprite
from renderers.text import Style
from renderers.theme import HEAD, SMALL, TEXT, Theme
from renderers.typeface import Face

EDGE = 8  # every card's sprite is larger by this on each side, for its shadow


def _blank(width: int, height: int, theme: Theme, ground: Colour) -> Pen:
    pen = Pen(width + 2 * EDGE, height + 2 * EDGE, 3)
    e = EDGE
    pen.glow(pen.box(e + 1, e + 3, e + width + 1, e + height + 4, 9), (0, 3, 8), 3, 0.65)
    pen.fill(pen.box(e, e, e + width, e + height, 9), theme.outline)
    pen.shade(
        pen.box(e + 2, e + 2, e + width - 2, e + height - 2, 7.5),
        lighter(ground, 0.25),
        darker(ground, 0.12),
    )
    return pen


@kept()
def card(
    title: str, picture: str, accent: Colour, width: int, height: int, theme: Theme, body: str = ""
) -> Sprite:
    """A face: title band in the accent, an engraved vignette with the icon, and the rule below."""
    pen = _blank(width, height, theme, theme.parchment)
    e, band = EDGE, 40
    split = e + (height * 0.52 if body else height - 10)
    head = pen.box(e + 6, e + 6, e + width - 6, e + 6 + band, 5)
    pen.shade(head, lighter(accent, 0.1), darker(accent, 0.35))
    window = pen.box(e + 6, e + 10 + band, e + width - 6, split, 5)
    pen.ball(
        window,
        mix(accent, theme.water, 0.45),
        mix(darker(accent, 0.55), theme.abyss, 0.6),
        (0.5, 0.35),
    )
    middle = (e + 10 + band + split) / 2
    rays = [[(e + width / 2, middle), p] for p in oval(e + width / 2, middle, width, width, 0, 40)]
    pen.fill(both(window, pen.strokes(rays, 1)), theme.shaft, 0.13)
    pen.inner_shadow(window, theme.outline, 5, 0.7)
    canvas = Canvas(pen.sprite().image)
    size = round(min(width * 0.62, (split - e - band) * 0.74))
    canvas.put(icon(picture, size, theme.bone, theme.outline), e + width / 2, middle)
    ink = Style(theme.bone, TEXT, Face.DISPLAY, darker(accent, 0.65), "m")
    canvas.write(title, e + width / 2, e + 7 + band / 2, ink, width - 22)
    if body:
        room = height + e - split - 14
        style = Style(theme.ink, SMALL, align="m")
        canvas.paragraph(body, e + 10, split + 7, width - 20, room, style)
    return canvas.sprite(EDGE, EDGE)


@kept()
def back(picture: str, accent: Colour, width: int, height: int, theme: Theme) -> Sprite:
    """A back: a guilloche of rings around the icon."""
    pen = _blank(width, height, theme, darker(accent, 0.5))
    e, cx, cy = EDGE, EDGE + width / 2, EDGE + height / 2
    field = pen.box(e + 6, e + 6, e + width - 6, e + height - 6, 5)
    pen.ball(field, accent, darker(accent, 0.7), (0.5, 0.45))
    rings = [
        [*oval(x, y, width * 0.4, width * 0.4), (x + width * 0.4, y)]
        for x, y in regular(cx, cy, width * 0.26, 9, pi)
    ]
    pen.fill(both(field, pen.strokes(rings, 0.9)), theme.brass_light, 0.4)
    line = without(field, pen.box(e + 7.6, e + 7.6, e + width - 7.6, e + height - 7.6, 4))
    pen.fill(line, theme.brass)
    mask = stencil(pen, picture, cx, cy, width * 0.27)
    pen.fill(pen.grown(mask, 2.5), darker(accent, 0.75))
    pen.shade(mask, theme.brass_light, theme.brass)
    return pen.sprite(EDGE, EDGE)


@kept()
def pile(picture: str, accent: Colour, width: int, height: int, theme: Theme, count: int) -> Sprite:
    """A deck: as high as it is full, with its number on a brass tag."""
    layers = min(6, (count + 7) // 8)
    top = back(picture, accent, width, height, theme)
    canvas = Canvas.clear(top.width + 12, top.height + 26)
    for layer in range(max(1, layers)):
        sprite = top if count else top.faded(0.25)
        canvas.put(sprite, EDGE + layer * 1.6, EDGE + 12 - layer * 2)
    canvas.put(tag(str(count), theme), EDGE + width / 2 + 3, EDGE + height + 2)
    return canvas.sprite(EDGE, EDGE + 12)


@kept()
def tag(text: str, theme: Theme) -> Sprite:
    """A small brass tag with a number, anchored at its middle."""
    wide, high = 22 + 12 * len(text), 30
    pen = Pen(wide + 6, high + 8)
    pen.glow(pen.box(3, 5, wide + 3, high + 5, 8), (0, 3, 8), 2, 0.6)
    pen.fill(pen.box(2, 2, wide + 4, high + 4, 9), theme.outline)
    pen.shade(pen.box(4, 4, wide + 2, high + 2, 7), theme.brass_light, theme.brass)
    canvas = Canvas(pen.sprite().image)
    canvas.write(
        text,
        wide / 2 + 3,
        high / 2 + 3,
        Style(theme.ink, HEAD - 4, Face.DISPLAY, align="m"),
        wide - 6,
    )
    return canvas.sprite(wide / 2 + 3, high / 2 + 3)
