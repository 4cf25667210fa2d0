"""How a dive ends: in golden light before the wreck, or in the dark between the arms."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel import Outcome, T
from games.refuge.view import View
from renderers import paint
from renderers.cache import kept
from renderers.canvas import WIDTH, Canvas
from renderers.colour import rgb
from renderers.plaques import put_figures
from renderers.refuge.board import floor, space, wreck
from renderers.refuge.divers import Mood, diver
from renderers.refuge.kraken import SIZE, kraken, tentacle
from renderers.refuge.look import STEP, THEME
from renderers.sprite import Sprite
from renderers.text import Style
from renderers.theme import HEAD, HUGE, TEXT
from renderers.typeface import Face
from renderers.words import say

HIGH = 800
WON, LOST = T("The dive is won"), T("Lost to the deep")


@kept()
def dawn() -> Sprite:
    """Light breaks in over the wreck, and its hatches stand open."""
    canvas = Canvas(paint.sea(WIDTH, HIGH, THEME, "dawn"))
    paint.spot(canvas.image, 500, 120, 700, rgb("FFE3A0"), 0.85)
    paint.shafts(canvas.image, rgb("FFF2C8"), 9, "dawn")
    canvas.put(kraken(-1).sized(SIZE).faded(0.3), 830, 430)
    canvas.put(wreck(), 36, 216)
    for index in range(7):
        x = 500 + (index - 3) * STEP
        paint.spot(canvas.image, x, 278, 70, rgb("FFD98A"), 0.7)
        canvas.put(space("finish", index % 4), x, 278)
    canvas.put(floor(), 0, HIGH)
    return canvas.sprite()


@kept()
def night() -> Sprite:
    """The head fills everything."""
    canvas = Canvas(paint.sea(WIDTH, HIGH, THEME, "night"))
    for x in (160, 500, 840):
        paint.spot(canvas.image, x, 380, 500, rgb("23040F"), 0.75)
    canvas.put(kraken(1, 2), 500, 380)
    canvas.put(floor(), 0, HIGH)
    for index, x in enumerate((80, 920)):
        canvas.put(tentacle(index, size=1.7), x, 560)
    return canvas.sprite()


def draw_ending(view: View, outcome: Outcome, names: Sequence[str]) -> Canvas:
    won = bool(outcome.winners)
    canvas = Canvas.on(dawn() if won else night())
    style = Style(THEME.bone, HUGE, Face.DISPLAY, THEME.outline, "m")
    canvas.write(say(WON if won else LOST), WIDTH / 2, 54, style, WIDTH - 80)
    words = Style(THEME.bone, HEAD, Face.TEXT, THEME.outline, "m")
    canvas.paragraph(say(outcome.reason, names), 50, 96, WIDTH - 100, 94, words)
    _crew(canvas, view, names, won=won)
    put_figures(canvas, outcome.figures, THEME, 672)
    return canvas


def _crew(canvas: Canvas, view: View, names: Sequence[str], *, won: bool) -> None:
    """The divers, on their feet or not, each above their name."""
    step = 235
    left = WIDTH / 2 - step * (len(view.divers) - 1) / 2
    for index, who in enumerate(view.divers):
        x = left + index * step
        mood: Mood = "calm" if won else "down"
        size = 2.1 if won else 1.35
        canvas.put(diver(who.character, who.letters, mood, size=size), x, 550 if won else 572)
        style = Style(THEME.bone, TEXT, Face.HEAVY, THEME.outline, "m")
        canvas.write(names[who.seat], x, 644, style, step - 24)
