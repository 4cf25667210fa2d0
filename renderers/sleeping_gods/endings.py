"""How a campaign ends: under the scene of its ending."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.kernel import Outcome, T, Text
from games.sleeping_gods.content.loader import find_pack
from games.sleeping_gods.view import View
from games.sleeping_gods.words import word
from renderers import paint
from renderers.cache import kept
from renderers.canvas import WIDTH, Canvas
from renderers.icons import icon
from renderers.plaques import put_figures
from renderers.sleeping_gods.company.portrait import portrait
from renderers.sleeping_gods.company.table import mood_of
from renderers.sleeping_gods.look import THEME
from renderers.sleeping_gods.scenes import scene
from renderers.sleeping_gods.stencils import picture
from renderers.sprite import Sprite
from renderers.text import Style
from renderers.theme import HEAD, HUGE
from renderers.typeface import Face
from renderers.words import say

HIGH, SCENE = 890, 525
HOME, BELOW = "home_by_the_long_current", "the_water_closes"
ROW = 5
"""Figures side by side."""


@kept()
def _ground(shown: str) -> Sprite:
    """The scene of this ending above, and the deep it fades into below."""
    canvas = Canvas(paint.sea(WIDTH, HIGH, THEME, shown))
    above = scene(shown).image.resize((WIDTH, SCENE), Image.Resampling.LANCZOS)
    canvas.image.paste(above, (0, 0), _fade())
    for y in (40, 110):
        paint.spot(canvas.image, WIDTH / 2, y, 420, THEME.abyss, 0.35)
    return canvas.sprite()


def _fade() -> Image.Image:
    """Whole above, gone at its foot."""
    ramp = Image.linear_gradient("L").resize((WIDTH, SCENE))
    return ramp.point([round(255 * min(1.0, (255 - v) / 40)) for v in range(256)])


def shown_for(view: View, *, good: bool) -> str:
    """The vignette of the ending that was reached; whoever reached none is under water."""
    ending = find_pack(view.pack).ending.get(view.state.ending)
    if ending is not None and ending.vignette is not None:
        return ending.vignette
    return HOME if good else BELOW


def draw_ending(view: View, outcome: Outcome, names: Sequence[str]) -> Canvas:
    good = bool(outcome.winners)
    canvas = Canvas.on(_ground(shown_for(view, good=good)))
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
        canvas.put(portrait(member.id, 46, mood_of(view, at, joy=good)), 72 + at * 107, 556)
    whole, *parts = outcome.figures
    told: list[tuple[Text, int | str]] = [whole]
    told += [(what, f"{points:+}") for what, points in parts if points][:8]
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
