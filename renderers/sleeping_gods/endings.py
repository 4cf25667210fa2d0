"""How a campaign ends: at dawn beyond the last page, or under it."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel import Outcome, T
from games.sleeping_gods.content.loader import find_pack
from games.sleeping_gods.view import View
from games.sleeping_gods.words import word
from renderers import paint
from renderers.cache import LAYERS, kept
from renderers.canvas import WIDTH, Canvas
from renderers.colour import rgb
from renderers.icons import icon
from renderers.plaques import put_figures
from renderers.sleeping_gods.faces import portrait
from renderers.sleeping_gods.look import THEME
from renderers.sleeping_gods.ship import steamship
from renderers.sleeping_gods.stencils import picture
from renderers.sprite import Sprite
from renderers.text import Style
from renderers.theme import HEAD, HUGE
from renderers.typeface import Face
from renderers.words import say

HIGH = 890
ROW = 5
"""Figures side by side."""


@kept(LAYERS)
def _dawn() -> Sprite:
    canvas = Canvas(paint.sea(WIDTH, HIGH, THEME, "home"))
    paint.spot(canvas.image, 500, 250, 640, rgb("FFE3A0"), 0.9)
    paint.shafts(canvas.image, rgb("FFF2C8"), 9, "home")
    canvas.put(steamship(2.4), 500, 330)
    return canvas.sprite()


@kept(LAYERS)
def _below() -> Sprite:
    canvas = Canvas(paint.sea(WIDTH, HIGH, THEME, "below"))
    for x in (160, 500, 840):
        paint.spot(canvas.image, x, 420, 560, rgb("06121C"), 0.8)
    sunk = steamship(2.2)
    tilted = Sprite(
        sunk.image.rotate(24, expand=True), sunk.image.width * 0.62, sunk.image.height * 0.8
    )
    canvas.put(tilted.faded(0.6), 500, 360)
    return canvas.sprite()


def draw_ending(view: View, outcome: Outcome, names: Sequence[str]) -> Canvas:
    good = bool(outcome.winners)
    canvas = Canvas.on(_dawn() if good else _below())
    style = Style(THEME.bone, HUGE, Face.DISPLAY, THEME.outline, "m")
    canvas.write(say(outcome.reason, names), WIDTH / 2, 58, style, WIDTH - 80)
    pack = find_pack(view.pack)
    quiet = Style(THEME.bone, HEAD, Face.TEXT, THEME.outline, "m")
    line = T(
        "{world}, {turns} turns, {pages} pages read",
        world=word(pack.about.title),
        turns=view.state.turn,
        pages=len(view.state.read),
    )
    canvas.write(say(line), WIDTH / 2, 108, quiet, WIDTH - 120)
    _totems(canvas, view)
    for at, member in enumerate(view.state.crew):
        fallen = view.sheets[at].left <= 0
        canvas.put(portrait(member.id, 42, down=fallen), 72 + at * 107, 560)
    told = [figure for figure in outcome.figures if figure[1]][:9]
    for row in range(0, len(told), ROW):
        put_figures(canvas, told[row : row + ROW], THEME, 632 + row // ROW * 122)
    return canvas


def _totems(canvas: Canvas, view: View) -> None:
    pack = find_pack(view.pack)
    found = view.totems[:16]
    for at, number in enumerate(found):
        card = pack.card[number]
        x = WIDTH / 2 + (at - (len(found) - 1) / 2) * 66
        canvas.put(icon(picture(card.emblem, "bell"), 50, THEME.brass_light, THEME.outline), x, 462)
