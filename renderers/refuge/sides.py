"""Beside the board's spaces: objectives at the left, threat and supply at the right, the maw."""

from __future__ import annotations

from games.refuge.board import THREAT_LIMIT
from games.refuge.cards import KRAKEN
from games.refuge.view import DiverView, ObjectiveView, View
from renderers import plates, tracks
from renderers.cache import kept
from renderers.canvas import Canvas
from renderers.colour import darker, lighter, mix
from renderers.icons import icon
from renderers.pen import Pen, both, without
from renderers.refuge.divers import badge
from renderers.refuge.kraken import tentacle
from renderers.refuge.look import GRID, HIDE, THEME
from renderers.sprite import Sprite
from renderers.text import Style, wrap
from renderers.theme import HEAD, SMALL, TEXT
from renderers.typeface import Face
from renderers.words import say

S = plates.SHADOW
WIDE = 94
GOALS: dict[str, str] = {
    "thin_the_herd": "tentacle",
    "chart_the_caves": "cave",
    "stock_the_locker": "chest",
    "breach_the_hull": "flame",
    "wound_the_beast": "harpoon",
    "seal_the_vents": "whirlpool",
    "board_the_ub85": "submarine",
    "bring_the_cargo_home": "anchor",
    "slay_the_kraken": "kraken",
}
SYMBOLS = {"v": "down", "V": "down_twice", "<": "left", ">": "right", "^": "up", "S": "tentacle"}


def draw_sides(canvas: Canvas, view: View) -> None:
    """Everything the side columns hold."""
    x, top = GRID.at(0, 6)
    for index, card in enumerate(view.objectives):
        state = "done" if card.done else "now" if card.current else "later"
        sprite = objective(say(card.title), card.id, say(card.numeral), state, _progress(card))
        canvas.put(sprite, x - WIDE / 2, top - 36 + index * 154)
    x, top = GRID.at(8, 6)
    canvas.put(threat(view.threat), x - WIDE / 2, top - 36)
    canvas.put(supply(view.supply), x - WIDE / 2, top + 302)
    devoured = [diver for diver in view.divers if diver.devoured]
    _put_maw(canvas, devoured)
    if view.kraken_card:
        canvas.put(omen(view.kraken_card), *GRID.at(8, 9))


def _progress(card: ObjectiveView) -> tuple[int, int]:
    return min(card.progress, card.target), card.target


@kept()
def objective(title: str, goal: str, numeral: str, state: str, progress: tuple[int, int]) -> Sprite:
    """A parchment card with its numeral, its picture and how far it has come."""
    high = 146
    canvas = Canvas(plates.parchment(WIDE, high, THEME).image.copy())
    x, done = S + WIDE / 2, state == "done"
    ink = THEME.ink if state != "later" else THEME.quiet_ink
    picture = icon(GOALS.get(goal, "flag"), 32, mix(THEME.accent, ink, 0.45))
    canvas.put(picture, S + 68, S + 24)
    canvas.write(numeral, S + 12, S + 24, Style(ink, HEAD, Face.DISPLAY), 36)
    style = Style(ink, SMALL, Face.DISPLAY, align="m")
    lines = wrap(title, style, WIDE - 10)
    shift = (3 - min(3, len(lines))) * 9
    canvas.paragraph(title, S + 5, S + 40 + shift, WIDE - 10, 68, style)
    if done:
        canvas.put(seal().sized(0.8), x, S + 126)
    else:
        value = f"{progress[0]}/{progress[1]}"
        canvas.write(value, x, S + 120, Style(ink, TEXT, Face.HEAVY, align="m"), WIDE - 18)
        share = progress[0] / max(1, progress[1])
        canvas.put(tracks.bar(WIDE - 24, 9, share, THEME, THEME.accent), S + 11, S + 135)
    if state != "now":
        return canvas.sprite(S, S)
    lit = Canvas(_aura(WIDE, high).image.copy())
    lit.put(canvas.sprite(S, S), 20, 20)
    return lit.sprite(20, 20)


@kept()
def _aura(wide: int, high: int) -> Sprite:
    """Warm light around the objective of the moment."""
    pen = Pen(wide + 40, high + 40, 2)
    pen.glow(pen.box(20, 20, 20 + wide, 20 + high, 12), THEME.trail, 6, 0.95)
    return pen.sprite()


@kept()
def seal() -> Sprite:
    """Red wax with a tick: done."""
    pen = Pen(56, 48)
    wax = pen.discs([(28, 24, 17), (18, 16, 7), (40, 17, 7), (36, 36, 8), (17, 32, 6)])
    pen.body(wax, THEME.accent, THEME.outline, 2)
    canvas = Canvas(pen.sprite().image)
    canvas.put(icon("tick", 24, THEME.bone, darker(THEME.accent, 0.5)), 28, 24)
    return canvas.sprite(28, 24)


@kept()
def threat(value: int) -> Sprite:
    """The threat track: four iron rings; each tentacle that takes one brings the end nearer."""
    high = 330
    canvas = Canvas(plates.glass(WIDE, high, THEME, 12, 0.9).image.copy())
    x = S + WIDE / 2
    canvas.put(icon("skull", 34, THEME.danger, THEME.outline), x, S + 28)
    for step in range(THREAT_LIMIT):
        y = S + high - 36 - step * 69
        canvas.put(_ring(step < value, step), x, y)
        if step < value:
            canvas.put(_little_tentacle(step), x, y + 4)
        else:
            label = "3+" if step == 0 else str(step + 1)
            canvas.write(label, x, y, Style(THEME.quiet_bone, TEXT, Face.DISPLAY, align="m"), 40)
    if value >= THREAT_LIMIT - 1:
        canvas.put(_alarm(WIDE, high), S + WIDE / 2, S + high / 2)
    return canvas.sprite(S, S)


@kept()
def _ring(taken: bool, step: int) -> Sprite:
    pen, c = Pen(76, 76), 38
    rim = THEME.danger if taken else mix(THEME.brass, THEME.danger, step / 4)
    if taken:
        pen.glow(pen.disc(c, c, 30), THEME.danger, 4, 0.7)
    pen.fill(pen.disc(c, c, 30), THEME.outline)
    pen.ball(pen.disc(c, c, 28.5), lighter(rim, 0.35), darker(rim, 0.5))
    pen.fill(pen.disc(c, c, 24), THEME.outline)
    hole = pen.disc(c, c, 22.5)
    pen.ball(hole, mix(THEME.danger_dark, THEME.abyss, 0.2 if taken else 0.8), THEME.abyss)
    return pen.sprite(c, c)


@kept()
def _little_tentacle(step: int) -> Sprite:
    return tentacle(step, size=0.5)


@kept()
def _alarm(wide: int, high: int) -> Sprite:
    """One more and all is lost: the frame burns."""
    pen = Pen(wide + 32, high + 32, 2)
    edge = without(
        pen.box(16, 16, 16 + wide, 16 + high, 12), pen.box(19, 19, 13 + wide, 13 + high, 10)
    )
    pen.glow(edge, THEME.danger, 6, 1.0)
    pen.fill(edge, THEME.danger)
    return pen.sprite(wide / 2 + 16, high / 2 + 16)


@kept()
def supply(value: int) -> Sprite:
    """Tentacles still below: when the last one comes up, the divers are lost."""
    high = 122
    canvas = Canvas(plates.glass(WIDE, high, THEME, 12, 0.9).image.copy())
    x = S + WIDE / 2
    low = value <= 3
    canvas.put(tracks.gauge(value, 9, 38, THEME, THEME.danger if low else THEME.safe), x, S + 46)
    canvas.put(icon("tentacle", 28, HIDE.pale, THEME.outline), x, S + 101)
    return canvas.sprite(S, S)


def _put_maw(canvas: Canvas, devoured: list[DiverView]) -> None:
    x, y = GRID.at(0, 9)
    canvas.put(maw(bool(devoured)), x, y)
    for index, diver in enumerate(devoured):
        shift = (index - (len(devoured) - 1) / 2) * 26
        canvas.put(badge(diver.letters, diver.character), x + shift, y + 2)


@kept()
def maw(full: bool) -> Sprite:
    """The Devour symbol: jaws that hold whoever was swallowed."""
    pen = Pen(104, 80)
    x, y = 52, 40
    mouth = pen.disc(x, y, 43, 31)
    pen.fill(pen.grown(mouth, 3), THEME.outline)
    pen.shade(pen.grown(mouth, 1), mix(HIDE.colour, THEME.deep, 0.2), darker(HIDE.colour, 0.5))
    hole = pen.disc(x, y, 36, 24)
    pen.ball(hole, (150, 30, 30) if full else (70, 14, 24), (12, 2, 8), (0.5, 0.6))
    teeth = []
    for index in range(8):
        px = x - 30 + index * 8.6
        bow = 24 * (1 - ((px - x) / 38) ** 2) ** 0.5
        teeth.append([(px - 4.5, y - bow - 1), (px + 4.5, y - bow - 1), (px, y - bow + 11)])
        teeth.append([(px - 4.5, y + bow + 1), (px + 4.5, y + bow + 1), (px, y + bow - 11)])
    ring = pen.disc(x, y, 38, 26)
    pen.fill(both(ring, pen.grown(pen.areas(*teeth), 1)), THEME.outline)
    pen.shade(both(ring, pen.areas(*teeth)), (255, 246, 226), (214, 178, 136))
    return pen.sprite(x, y)


@kept()
def omen(card: str) -> Sprite:
    """The Kraken card that was played last: its movement above, its three symbols below."""
    what = KRAKEN[card]
    pen = Pen(108, 86)
    pen.glow(pen.box(8, 10, 102, 82, 8), (0, 3, 8), 3, 0.6)
    pen.fill(pen.box(6, 6, 102, 80, 9), THEME.outline)
    sheet = pen.box(8, 8, 100, 78, 7.5)
    pen.shade(sheet, lighter(THEME.parchment, 0.1), THEME.parchment_shade)
    band = both(sheet, pen.box(8, 8, 100, 42))
    pen.shade(band, lighter(HIDE.colour, 0.05), darker(HIDE.colour, 0.5))
    canvas = Canvas(pen.sprite().image)
    if what.devours:
        canvas.put(icon("skull", 28, THEME.bone, THEME.outline), 38, 25)
        canvas.put(icon("again", 26, THEME.bone, THEME.outline), 70, 25)
    else:
        name = "left" if what.steps < 0 else "right"
        for index in range(abs(what.steps)):
            shift = (index - (abs(what.steps) - 1) / 2) * 34
            canvas.put(icon(name, 28, THEME.bone, THEME.outline), 54 + shift, 25)
    for index, symbol in enumerate(what.below):
        canvas.put(icon(SYMBOLS[symbol], 26, THEME.ink), 25 + index * 29, 60)
    return canvas.sprite(54, 43)
