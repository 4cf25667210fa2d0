"""Reef arches across the route, the magical curtain between them, and the sign with the order."""

from __future__ import annotations

from collections.abc import Sequence

from games.tentacula.board import GATES
from games.tentacula.words import gate_kind
from renderers import plates
from renderers.cache import kept
from renderers.canvas import Canvas
from renderers.colour import Colour, darker, lighter, rgb
from renderers.curves import Point, vary
from renderers.icons import icon
from renderers.pen import Pen
from renderers.sprite import Sprite
from renderers.tentacula.fish import fish
from renderers.tentacula.look import OUTLINE, THEME
from renderers.tentacula.route import LAYOUTS, beside
from renderers.text import Style
from renderers.theme import TEXT
from renderers.typeface import Face
from renderers.words import say

STONE: Colour = rgb("B7A3D6")
MAGIC: Colour = rgb("FFF06A")
SIGN_WIDE, SIGN_HIGH = 222, 118


@kept()
def pillar(name: str) -> Sprite:
    """A foot of the arch: a stack of round stones."""
    pen, c = Pen(64, 64), 32
    pen.contact(c, c + 8, 24, 16, 0.5)
    for n, (dx, dy, r) in enumerate(((-11, 6, 13), (11, 7, 14), (0, -8, 16))):
        tint = lighter(STONE, 0.25 * vary(name, n))
        pen.body(pen.disc(c + dx, c + dy, r), tint, OUTLINE, 2)
    return pen.sprite(c, c)


@kept()
def curtain(fold: int, gate: int) -> Sprite:
    """Glittering light from one foot of the arch to the other; put it at (0, 0)."""
    (x0, y0), (x1, y1) = feet(fold, gate)
    left, top = min(x0, x1) - 40, min(y0, y1) - 40
    pen = Pen(abs(x1 - x0) + 80, abs(y1 - y0) + 80, 3)
    line = [(x0 - left, y0 - top), (x1 - left, y1 - top)]
    veil = pen.stroke(line, 22)
    pen.glow(veil, MAGIC, 9, 0.9)
    pen.fill(veil, lighter(MAGIC, 0.45), 0.75)
    pen.fill(pen.stroke(line, 5), (255, 255, 255), 0.9)
    sparks = [
        (
            line[0][0] + (line[1][0] - line[0][0]) * t + 22 * (vary(n, "x") - 0.5),
            line[0][1] + (line[1][1] - line[0][1]) * t + 22 * (vary(n, "y") - 0.5),
            1.5 + 2 * vary(n, "r"),
        )
        for n, t in enumerate([k / 11 for k in range(12)])
    ]
    pen.fill(pen.discs(sparks), darker(MAGIC, 0.25))
    pen.fill(pen.discs([(x - 1, y - 1, r * 0.7) for x, y, r in sparks]), (255, 255, 255))
    return pen.sprite(-left, -top)


def feet(fold: int, gate: int) -> tuple[Point, Point]:
    """Where an arch stands, inside and outside the route."""
    layout = LAYOUTS[fold]
    far = layout.step * 0.46 + 20
    return beside(layout.arch(gate), -far), beside(layout.arch(gate), far)


def draw_arch(canvas: Canvas, fold: int, gate: int, *, magic: bool) -> None:
    if magic:
        canvas.put(curtain(fold, gate), 0, 0)
    for n, foot in enumerate(feet(fold, gate)):
        canvas.put(pillar(f"{gate}{n}"), *foot)


def draw_sign(canvas: Canvas, x: float, y: float, gate: int, passed: Sequence[bool]) -> None:
    """Who may swim through first, second and third; whoever is through has a tick."""
    canvas.put(sign(gate, tuple(passed), say(gate_kind(gate))), x, y)


@kept(named=False)
def sign(gate: int, passed: tuple[bool, ...], kind: str) -> Sprite:
    s = plates.SHADOW
    canvas = Canvas(plates.parchment(SIGN_WIDE, SIGN_HIGH, THEME).image.copy())
    head = Style(THEME.quiet_ink, TEXT, Face.HEAVY, align="m")
    canvas.write(kind, s + SIGN_WIDE / 2, s + 23, head, SIGN_WIDE - 30)
    for n, swimmer in enumerate(GATES[gate]):
        x, y = s + 44 + n * 68, s + 66
        if n:
            canvas.put(icon("right", 16, THEME.quiet_ink), x - 36, y)
        canvas.put(fish(swimmer, 52).faded(0.4 if passed[swimmer] else 1), x, y)
        if passed[swimmer]:
            canvas.put(icon("tick", 30, rgb("2FA66A"), OUTLINE), x + 4, y + 8)
        else:
            number = Style(THEME.ink, TEXT, Face.HEAVY, THEME.parchment, "m")
            canvas.write(str(n + 1), x, y + 30, number)
    return canvas.sprite(s + SIGN_WIDE / 2, s + SIGN_HIGH / 2)
