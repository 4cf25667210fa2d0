"""How a dive ends: in golden light before the wreck, or in the dark between the arms."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel import Outcome, T, Text
from games.refuge.view import View
from renderers import paint, plates
from renderers.cache import LAYERS, kept
from renderers.canvas import WIDTH, Canvas
from renderers.colour import rgb
from renderers.refuge.board import floor, wreck
from renderers.refuge.divers import diver
from renderers.refuge.kraken import kraken, tentacle
from renderers.refuge.look import THEME
from renderers.sprite import Sprite
from renderers.text import Style
from renderers.theme import HEAD, HUGE, SMALL, TITLE
from renderers.typeface import Face
from renderers.words import say

HIGH = 700
WON, LOST = T("The dive is won"), T("Lost to the deep")


@kept(LAYERS)
def _dawn() -> Sprite:
    """Light breaks in over the wreck."""
    canvas = Canvas(paint.sea(WIDTH, HIGH, THEME, "dawn"))
    paint.spot(canvas.image, 600, 60, 720, rgb("FFE3A0"), 0.75)
    paint.shafts(canvas.image, rgb("FFF2C8"), 9, "dawn")
    canvas.put(wreck(), 136, 150)
    canvas.put(kraken(-1).sized(0.5).faded(0.35), 1080, 420)
    canvas.put(floor(), 0, HIGH)
    return canvas.sprite()


@kept(LAYERS)
def _night() -> Sprite:
    """The head fills everything."""
    canvas = Canvas(paint.sea(WIDTH, HIGH, THEME, "night"))
    for x in (200, 600, 1000):
        paint.spot(canvas.image, x, 330, 520, rgb("23040F"), 0.75)
    canvas.put(kraken(1, 2), 600, 330)
    for index, x in enumerate((70, 210, 1000, 1130)):
        canvas.put(tentacle(index, size=1.5), x, 560)
    canvas.put(floor(), 0, HIGH)
    return canvas.sprite()


def draw_ending(view: View, outcome: Outcome, names: Sequence[str]) -> Canvas:
    won = bool(outcome.winners)
    canvas = Canvas.on(_dawn() if won else _night())
    style = Style(THEME.bone, HUGE, Face.DISPLAY, THEME.outline, "m")
    canvas.write(say(WON if won else LOST), WIDTH / 2, 62, style, WIDTH - 80)
    words = Style(THEME.bone, HEAD, Face.TEXT, THEME.outline, "m")
    canvas.paragraph(say(outcome.reason, names), 120, 96, WIDTH - 240, 70, words)
    _crew(canvas, view, names, won=won)
    _story(canvas, view, outcome)
    return canvas


def _crew(canvas: Canvas, view: View, names: Sequence[str], *, won: bool) -> None:
    """The divers, on their feet or not, each above their name."""
    step = 240
    left = WIDTH / 2 - step * (len(view.divers) - 1) / 2
    for index, who in enumerate(view.divers):
        x = left + index * step
        figure = diver(who.character, who.letters, "calm" if won else "down").sized(1.5)
        canvas.put(figure, x, 470)
        style = Style(THEME.bone, SMALL + 2, Face.HEAVY, THEME.outline, "m")
        canvas.write(names[who.seat], x, 532, style, step - 20)


def _story(canvas: Canvas, view: View, outcome: Outcome) -> None:
    """The dive in figures, on a row of plaques."""
    figures: list[tuple[Text, int]] = [(T("Turns"), view.turn), *outcome.figures][:6]
    gap = 14
    wide = min(210, (WIDTH - 60 - gap * (len(figures) - 1)) // len(figures))
    left = (WIDTH - len(figures) * (wide + gap) + gap) / 2
    for index, (what, value) in enumerate(figures):
        canvas.put(plaque(say(what), value, wide), left + index * (wide + gap), 570)


@kept()
def plaque(what: str, value: int, wide: int) -> Sprite:
    """A number and what it counts, on parchment."""
    s, high = plates.SHADOW, 108
    canvas = Canvas(plates.parchment(wide, high, THEME).image.copy())
    middle = s + wide / 2
    canvas.write(
        str(value), middle, s + 36, Style(THEME.ink, TITLE, Face.DISPLAY, align="m"), wide - 24
    )
    canvas.paragraph(what, s + 12, s + 58, wide - 24, 46, Style(THEME.quiet_ink, SMALL, align="m"))
    return canvas.sprite(s, s)
