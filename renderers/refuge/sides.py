"""At the board's edges: the maw and the goals at the left, the Kraken's card, threat and supply."""

from __future__ import annotations

from games.refuge.board import THREAT_LIMIT
from games.refuge.view import DiverView, ObjectiveView, View
from renderers.cache import kept
from renderers.canvas import Canvas
from renderers.colour import darker, lighter, mix, rgb
from renderers.icons import icon
from renderers.pen import Pen, both
from renderers.refuge.divers import badge
from renderers.refuge.kraken import tentacle
from renderers.refuge.look import GRID, HIDE, THEME
from renderers.refuge.omens import draw_omen
from renderers.sprite import Sprite
from renderers.text import Style
from renderers.theme import HEAD, TEXT
from renderers.typeface import Face

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


LEFT_EDGE = 42
"""The middle of what stands left of the row numbers."""


def draw_sides(canvas: Canvas, view: View) -> None:
    """Everything around the spaces."""
    _put_maw(canvas, [diver for diver in view.divers if diver.devoured])
    draw_omen(canvas, view)
    _, top = GRID.at(0, 6)
    for index, card in enumerate(view.objectives):
        state = "done" if card.done else "now" if card.current else "later"
        canvas.put(goal(card.id, state, _progress(card)), LEFT_EDGE, top + index * 118)
    _put_count(canvas, "chest", rgb("59B7C4"), view.salvage_left, LEFT_EDGE, 748)
    _put_threat(canvas, view.threat)
    low = HIDE.pale if view.supply > LOW else THEME.danger
    _put_count(canvas, "tentacle", low, view.supply, GRID.at(8, 0)[0], 748)


def _progress(card: ObjectiveView) -> str:
    return f"{min(card.progress, card.target)}/{card.target}" if card.current else ""


@kept()
def goal(name: str, state: str, progress: str) -> Sprite:
    """A medallion with the picture of an objective: lit when it is the one to do, sealed after."""
    pen, c = Pen(84, 110, 3), 42
    if state == "now":
        pen.glow(pen.disc(c, c, 33), THEME.trail, 6, 0.95)
    pen.fill(pen.disc(c, c, 34), THEME.outline)
    if state == "later":
        pen.ball(pen.disc(c, c, 32), mix(THEME.deep, THEME.water, 0.5), THEME.abyss)
    else:
        pen.ball(pen.disc(c, c, 32), THEME.brass_light, THEME.brass)
    canvas = Canvas(pen.sprite().image)
    ink = THEME.quiet_bone if state == "later" else THEME.ink
    canvas.put(icon(GOALS.get(name, "flag"), 42, ink), c, c)
    if state == "done":
        canvas.put(icon("tick", 40, THEME.target, THEME.outline), c + 18, c + 18)
    if progress:
        style = Style(THEME.bone, TEXT, Face.HEAVY, THEME.outline, "m")
        canvas.write(progress, c, 93, style, 80)
    return canvas.sprite(c, c)


def _put_count(
    canvas: Canvas, name: str, tone: tuple[int, int, int], count: int, x: float, y: float
) -> None:
    """What is left of a supply: its picture above its number."""
    canvas.put(icon(name, 48, tone, THEME.outline), x, y)
    style = Style(THEME.bone, HEAD, Face.HEAVY, THEME.outline, "m")
    canvas.write(str(count), x, y + 48, style, 80)


LOW = 3
"""So few tentacles in the supply are an alarm."""


def _put_threat(canvas: Canvas, value: int) -> None:
    x, y = GRID.at(8, 6)
    canvas.put(threat(value), x, y - 38)


@kept()
def threat(value: int) -> Sprite:
    """The threat track: four iron rings; each tentacle that takes one brings the end nearer."""
    canvas = Canvas.clear(96, 76 + THREAT_LIMIT * STEP_DOWN)
    x = 48
    tone = THEME.danger if value >= THREAT_LIMIT - 1 else THEME.quiet_bone
    canvas.put(icon("skull", 50, tone, THEME.outline), x, 38)
    for step in range(THREAT_LIMIT):
        y = 112 + step * STEP_DOWN
        canvas.put(_ring(step < value, step), x, y)
        if step < value:
            canvas.put(tentacle(step, size=0.5), x, y + 4)
        else:
            style = Style(THEME.quiet_bone, TEXT, Face.DISPLAY, align="m")
            canvas.write(str(step + 1), x, y, style, 40)
    return canvas.sprite(x, 0)


STEP_DOWN = 78


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


def _put_maw(canvas: Canvas, devoured: list[DiverView]) -> None:
    x, y = 46, 124
    canvas.put(small_maw(bool(devoured)), x, y)
    for index, diver in enumerate(devoured):
        shift = (index - (len(devoured) - 1) / 2) * 26
        canvas.put(badge(diver.letters, diver.character), x + shift, y + 2)


@kept()
def small_maw(full: bool) -> Sprite:
    return maw(full).sized(0.82)


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
