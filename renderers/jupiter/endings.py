"""How it ended: the pod in the light of a new day, or a colony that sinks into the clouds."""

from __future__ import annotations

from collections.abc import Sequence

from games.jupiter.view import View
from games.kernel import Outcome, T
from renderers import paint
from renderers.cache import kept
from renderers.canvas import WIDTH, Canvas
from renderers.colour import rgb
from renderers.jupiter import pieces, stations
from renderers.jupiter.clouds import clouds
from renderers.jupiter.look import THEME
from renderers.plaques import put_figures
from renderers.sprite import Sprite
from renderers.text import Style
from renderers.theme import HEAD, HUGE, SMALL
from renderers.typeface import Face
from renderers.words import say

HIGH = 750
TITLES = {
    "rescued": T("Away in time!"),
    "converted": T("Too few are left"),
    "power": T("The colony falls"),
    "radar": T("Lost in the clouds"),
}


@kept()
def dawn() -> Sprite:
    canvas = Canvas.on(clouds(WIDTH, HIGH, dim=0.1))
    paint.spot(canvas.image, 720, 200, 420, rgb("FFF0C8"), 0.75)
    for x, y, size in ((180, 600, 300), (420, 640, 260), (700, 610, 320), (920, 650, 240)):
        paint.spot(canvas.image, x, y, size, rgb("FFE2B0"), 0.35)
    for index, (x, y, size) in enumerate(((170, 470, 92), (290, 400, 56), (70, 380, 54))):
        paint.spot(canvas.image, x, y, size + 40, rgb("FF7A2E"), 0.6)
        canvas.put(stations.wreck(f"dawn{index}", size), x, y)
    for index, (x, y) in enumerate(((110, 300), (240, 330), (330, 470))):
        canvas.put(pieces.creep(20 - 3 * index, index), x, y)
    canvas.put(pieces.lifeboat(170).turned(-36), 640, 332)
    return canvas.sprite()


@kept()
def night() -> Sprite:
    canvas = Canvas.on(clouds(WIDTH, HIGH, dim=0.62))
    paint.spot(canvas.image, 500, 420, 460, rgb("8A1F16"), 0.55)
    for index, (x, y, size) in enumerate(
        ((240, 300, 110), (430, 400, 96), (640, 300, 120), (800, 420, 84), (110, 440, 80))
    ):
        canvas.put(stations.wreck(f"night{index}", size), x, y)
    for index, (x, y, size) in enumerate(
        ((330, 330, 44), (530, 310, 66), (730, 360, 46), (190, 410, 38), (870, 300, 40))
    ):
        canvas.put(pieces.creep(size, index % 4), x, y)
    return canvas.sprite()


def draw_ending(view: View, outcome: Outcome, names: Sequence[str]) -> Canvas:
    canvas = Canvas.on(dawn() if outcome.winners else night())
    title = Style(THEME.bone, HUGE, Face.DISPLAY, THEME.outline, "m")
    canvas.write(say(TITLES[outcome.cause]), WIDTH / 2, 58, title, WIDTH - 80)
    words = Style(THEME.bone, HEAD, Face.TEXT, THEME.outline, "m")
    canvas.paragraph(say(outcome.reason, names), 60, 96, WIDTH - 120, 90, words)
    _robots(canvas, view, names)
    put_figures(canvas, outcome.figures, THEME, 624)
    return canvas


def _robots(canvas: Canvas, view: View, names: Sequence[str]) -> None:
    count = len(view.players)
    step = min(230, (WIDTH - 80) / count)
    left = WIDTH / 2 - step * (count - 1) / 2
    for seat in range(count):
        x = left + seat * step
        canvas.put(pieces.robot(seat, 27), x, 548)
        style = Style(THEME.bone, SMALL + 2, Face.HEAVY, THEME.outline, "m")
        canvas.write(names[seat], x, 596, style, step - 14)
