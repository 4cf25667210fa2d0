"""Everything printed or cast: parchment sheets, brass plates, panes of dark glass."""

from __future__ import annotations

from PIL import Image

from renderers.cache import kept
from renderers.canvas import Canvas
from renderers.colour import Colour, darker, lighter, mix
from renderers.curves import Point, oval, vary
from renderers.pen import Pen, both, without
from renderers.sprite import Sprite
from renderers.text import Style
from renderers.theme import HEAD, ROUND, TIGHT, Theme
from renderers.tokens import token
from renderers.typeface import Face

SHADOW = 10  # every plate's sprite is larger by this on each side, for its shadow


def _sheet(width: int, height: int, over: int = 2) -> Pen:
    return Pen(width + 2 * SHADOW, height + 2 * SHADOW, over)


def _drop(pen: Pen, width: int, height: int, radius: float) -> None:
    """The one soft shadow of the house: below and to the right."""
    area = pen.box(SHADOW + 1, SHADOW + 3, SHADOW + width + 2, SHADOW + height + 5, radius)
    pen.glow(area, (0, 3, 8), 4, 0.6)


def _frame(width: int, height: int, inset: float) -> tuple[float, float, float, float]:
    s = SHADOW + inset
    return s, s, SHADOW + width - inset, SHADOW + height - inset


@kept(named=False)
def parchment(width: int, height: int, theme: Theme, radius: float = ROUND) -> Sprite:
    """A sheet in a brass frame, its border engraved, its edges darkened by time."""
    pen = _sheet(width, height)
    _drop(pen, width, height, radius)
    rim = pen.box(*_frame(width, height, 0), radius)
    sheet = pen.box(*_frame(width, height, 4), radius - 3)
    pen.fill(rim, theme.outline)
    pen.shade(pen.box(*_frame(width, height, 1.2), radius - 1), theme.brass_light, theme.brass_dark)
    pen.fill(pen.box(*_frame(width, height, 3.2), radius - 2.4), theme.brass_dark)
    pen.shade(
        sheet, lighter(theme.parchment, 0.18), mix(theme.parchment, theme.parchment_shade, 0.4)
    )
    pen.fill(both(sheet, pen.strokes(_laid_lines(width, height), 1)), theme.parchment_shade, 0.22)
    pen.inner_shadow(sheet, theme.brass_dark, 9, 0.55)
    line = without(
        pen.box(*_frame(width, height, 8), radius - 5),
        pen.box(*_frame(width, height, 9.2), radius - 6),
    )
    pen.fill(line, theme.quiet_ink, 0.55)
    return pen.sprite(SHADOW, SHADOW)


def _laid_lines(width: int, height: int) -> list[list[Point]]:
    """The faint ribs of hand-made paper."""
    return [
        [(SHADOW, SHADOW + y), (SHADOW + width, SHADOW + y + 2 * vary("laid", y))]
        for y in range(6, height, 7)
    ]


@kept(named=False)
def brass(width: int, height: int, theme: Theme, radius: float = TIGHT) -> Sprite:
    """A cast plate with a polished edge and rivets, for names and titles."""
    pen = _sheet(width, height)
    _drop(pen, width, height, radius)
    pen.fill(pen.box(*_frame(width, height, 0), radius), theme.outline)
    pen.shade(pen.box(*_frame(width, height, 1.4), radius - 1), theme.brass_light, theme.brass_dark)
    face = pen.box(*_frame(width, height, 3), radius - 2)
    pen.shade(face, lighter(theme.brass, 0.2), darker(theme.brass, 0.25))
    brushed = [[(SHADOW, SHADOW + y), (SHADOW + width, SHADOW + y)] for y in range(4, height, 3)]
    pen.fill(both(face, pen.strokes(brushed, 0.8)), theme.brass_light, 0.16)
    if height >= 30 and width >= 120:
        _rivets(pen, width, height, theme)
    return pen.sprite(SHADOW, SHADOW)


def _rivets(pen: Pen, width: int, height: int, theme: Theme) -> None:
    for x in (SHADOW + 9, SHADOW + width - 9):
        y = SHADOW + height / 2
        pen.fill(pen.disc(x, y, 4), theme.brass_dark)
        pen.ball(pen.disc(x, y, 3), theme.brass_light, theme.brass_dark)


@kept(named=False)
def glass(
    width: int, height: int, theme: Theme, radius: float = ROUND, alpha: float = 0.78
) -> Sprite:
    """A pane of dark glass with a brass edge, through which the water still shows."""
    pen = _sheet(width, height)
    _drop(pen, width, height, radius)
    outer = pen.box(*_frame(width, height, 0), radius)
    pane = pen.box(*_frame(width, height, 2.4), radius - 2)
    pen.image = Image.composite(Image.new("RGBA", pen.size), pen.image, pane)
    pen.fill(without(outer, pane), theme.outline)
    edge = without(
        pen.box(*_frame(width, height, 0.8), radius - 0.6),
        pen.box(*_frame(width, height, 2.4), radius - 2),
    )
    pen.shade(edge, theme.brass_light, theme.brass_dark)
    pen.shade(pane, mix(theme.abyss, theme.deep, 0.7), theme.abyss, alpha=alpha)
    pen.inner_shadow(pane, theme.outline, 8, 0.5)
    shine = both(
        pane, pen.area([(0, 0), (width * 0.55, 0), (width * 0.25, height * 2), (0, height * 2)])
    )
    pen.fill(shine, theme.shaft, 0.035)
    return pen.sprite(SHADOW, SHADOW)


@kept()
def title(text: str, width: int, theme: Theme, size: int = HEAD) -> Sprite:
    """A title engraved on a brass plate."""
    high = round(size * 1.7)
    canvas = Canvas(brass(width, high, theme).image.copy())
    style = Style(theme.ink, size, Face.DISPLAY, align="m")
    canvas.write(text, SHADOW + width / 2, SHADOW + high / 2, style, width - 48)
    return canvas.sprite(SHADOW, SHADOW)


@kept()
def name_plate(
    name: str, letter: str, seat: int, width: int, theme: Theme, size: int = HEAD
) -> Sprite:
    """A seat's token and the name on brass; large, since lobbies are looked at as thumbnails."""
    high = round(size * 1.5)
    canvas = Canvas(brass(width, high, theme, 10).image.copy())
    middle = SHADOW + high / 2
    canvas.put(token(letter, seat, high * 0.34, theme), SHADOW + high * 0.57, middle)
    canvas.write(name, SHADOW + high * 1.14, middle, Style(theme.ink, size), width - high * 1.46)
    return canvas.sprite(SHADOW, SHADOW)


@kept()
def porthole(radius: int, theme: Theme, inside: Colour | None = None) -> Sprite:
    """A round window in a bolted brass ring, anchored at its middle."""
    size = radius * 2 + 2 * SHADOW
    pen, c = Pen(size, size, 3), size / 2
    pen.glow(pen.disc(c + 1, c + 4, radius), (0, 3, 8), 4, 0.6)
    pen.fill(pen.disc(c, c, radius), theme.outline)
    pen.ball(pen.disc(c, c, radius - 1.5), theme.brass_light, theme.brass_dark)
    pen.fill(pen.disc(c, c, radius * 0.80), theme.outline)
    for x, y in oval(c, c, radius * 0.89, radius * 0.89, 0.2, 8):
        pen.ball(pen.disc(x, y, radius * 0.06), theme.brass_light, theme.brass_dark)
    pane = pen.disc(c, c, radius * 0.77)
    colour = inside or theme.deep
    pen.ball(pane, lighter(colour, 0.25), darker(colour, 0.5))
    pen.inner_shadow(pane, theme.outline, radius * 0.12, 0.8)
    return pen.sprite(c, c)
