"""How it ended: the pod climbs out of the clouds, or the creeps keep the colony."""

from __future__ import annotations

from collections.abc import Sequence

from games.jupiter.names import ROBOT_LETTERS
from games.jupiter.view import View
from games.kernel import Outcome, T
from renderers import plates
from renderers.cache import LAYERS, kept
from renderers.canvas import WIDTH, Canvas
from renderers.curves import vary
from renderers.jupiter import pieces, platforms
from renderers.jupiter.look import THEME
from renderers.jupiter.sky import clouds
from renderers.sprite import Sprite
from renderers.text import Style
from renderers.theme import HEAD, HUGE, SMALL, TITLE
from renderers.typeface import Face
from renderers.words import say

HIGH = 700
TITLES = {
    "rescued": T("Up and away!"),
    "converted": T("Too many lost"),
    "power": T("The lights go out"),
    "radar": T("Nobody sees the pod"),
}


@kept(LAYERS)
def _away() -> Sprite:
    canvas = Canvas(clouds(WIDTH, HIGH).image.copy())
    for index in range(3):
        canvas.put(platforms.wreck(index, 70), 160 + index * 420, 470 - 40 * (index % 2))
    canvas.put(pieces.pod(190), WIDTH / 2, 330)
    return canvas.sprite()


@kept(LAYERS)
def _overrun() -> Sprite:
    canvas = Canvas(clouds(WIDTH, HIGH).image.copy())
    for index, letter in enumerate("ABC"):
        deck = platforms.platform(1 + index, index, letter, "printed", 118)
        canvas.put(deck, 240 + 360 * index, 350)
    for index in range(14):
        x, y = 150 + 900 * vary("x", index), 270 + 170 * vary("y", index)
        canvas.put(pieces.creep(26 + index % 3 * 6, index % pieces.CREEP_KINDS), x, y)
    canvas.put(pieces.super_creep(84, dish=False), WIDTH / 2, 330)
    return canvas.sprite()


def draw_ending(view: View, outcome: Outcome, names: Sequence[str]) -> Canvas:
    won = bool(outcome.winners)
    canvas = Canvas.on(_away() if won else _overrun())
    title = Style(THEME.bone, HUGE, Face.DISPLAY, THEME.outline, "m")
    canvas.write(say(TITLES[outcome.cause]), WIDTH / 2, 62, title, WIDTH - 80)
    words = Style(THEME.bone, HEAD, Face.TEXT, THEME.outline, "m")
    canvas.paragraph(say(outcome.reason, names), 120, 96, WIDTH - 240, 70, words)
    if won:
        for number in range(7):
            canvas.put(
                pieces.colonist(30), WIDTH / 2 - 90 + 60 * (number % 4), 300 + 70 * (number // 4)
            )
    _robots(canvas, view, names)
    _figures(canvas, outcome)
    return canvas


def _robots(canvas: Canvas, view: View, names: Sequence[str]) -> None:
    count = len(view.players)
    step = min(190.0, (WIDTH - 80) / count)
    left = WIDTH / 2 - step * (count - 1) / 2
    for seat in range(count):
        canvas.put(pieces.robot(seat, ROBOT_LETTERS[seat], 26), left + seat * step, 510)
        style = Style(THEME.bone, SMALL, Face.HEAVY, THEME.outline, "m")
        canvas.write(names[seat], left + seat * step, 556, style, step - 12)


def _figures(canvas: Canvas, outcome: Outcome) -> None:
    wide, gap, count = 230, 20, len(outcome.figures)
    left = (WIDTH - count * (wide + gap) + gap) / 2
    for index, (what, value) in enumerate(outcome.figures):
        canvas.put(_plaque(say(what), value, wide), left + index * (wide + gap), 584)


@kept()
def _plaque(what: str, value: int, wide: int) -> Sprite:
    s, high = plates.SHADOW, 92
    canvas = Canvas(plates.parchment(wide, high, THEME).image.copy())
    number = Style(THEME.ink, TITLE, Face.DISPLAY, align="m")
    canvas.write(str(value), s + wide / 2, s + 34, number, wide - 24)
    label = Style(THEME.quiet_ink, SMALL, align="m")
    canvas.write(what, s + wide / 2, s + 70, label, wide - 24)
    return canvas.sprite(s, s)
