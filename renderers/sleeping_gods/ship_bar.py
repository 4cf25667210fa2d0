"""The ship in a line below the chart: rooms with their damage, then the stores."""

from __future__ import annotations

from collections.abc import Mapping

from games.sleeping_gods.state import ROOMS as ROOM_NAMES
from games.sleeping_gods.view import View
from renderers import marks, plates, tracks
from renderers.cache import kept
from renderers.canvas import Canvas
from renderers.colour import darker, lighter, rgb
from renderers.icons import icon
from renderers.pen import Pen
from renderers.sleeping_gods.look import BAR, BAR_Y, GOODS, MAIN_WIDE, MAIN_X, ROOMS, THEME
from renderers.sleeping_gods.stencils import picture
from renderers.sprite import Sprite
from renderers.text import Style
from renderers.theme import TEXT
from renderers.typeface import Face

ORDER = ("bridge", "quarters", "galley", "sick_bay", "deck", "hull")
assert set(ORDER) == {*ROOM_NAMES, "hull"}
PLANK = 98
STORE = 62


@kept()
def room(name: str, damage: int, *, figure: bool) -> Sprite:
    """One room: its sign, room for damage, and the figure that acted there last."""
    wide, high = PLANK - 6, BAR - 8
    pen = Pen(wide + 4, high + 6, 3)
    plank = pen.box(2, 2, wide + 2, high + 2, 8)
    full = damage >= (1 if name == "hull" else 2)
    wood = rgb("5B3A26") if not full else rgb("4A1F1F")
    pen.fill(pen.grown(plank, 1.4), THEME.outline)
    pen.shade(plank, lighter(wood, 0.22), darker(wood, 0.2))
    grain = [[(6, y), (wide - 4, y + 2)] for y in range(10, high, 9)]
    pen.fill(pen.strokes(grain, 0.8), darker(wood, 0.45), 0.5)
    canvas = Canvas(pen.sprite().image)
    middle = high / 2 + 2
    canvas.put(icon(picture(ROOMS[name]), 34, THEME.brass_light, THEME.outline), 24, middle)
    for at in range(1 if name == "hull" else 2):
        colour = THEME.danger if at < damage else None
        canvas.put(tracks.socket(9, THEME, colour), 54, middle + (at * 22 - 11))
    if figure:
        canvas.put(pawn(), wide - 14, middle + 18)
    return canvas.sprite(2, 2)


@kept()
def pawn() -> Sprite:
    """The ship action figure, anchored at its foot."""
    pen = Pen(34, 46)
    body = pen.area([(9, 42), (13, 24), (9, 20), (25, 20), (21, 24), (25, 42)])
    head = pen.disc(17, 13, 8)
    for mask in (body, head):
        pen.fill(pen.grown(mask, 2), THEME.outline)
    for mask in (body, head):
        pen.ball(mask, THEME.brass_light, THEME.brass_dark)
    return pen.sprite(17, 42)


@kept()
def store(name: str, amount: int) -> Sprite:
    """A resource and how much of it is aboard."""
    canvas = Canvas.clear(STORE, 44)
    ink = THEME.brass_light if amount else THEME.quiet_bone
    sign = icon(picture(GOODS[name]), 28, ink, THEME.outline)
    canvas.put(sign if amount else sign.faded(0.55), 15, 22)
    canvas.write(str(amount), 31, 22, Style(ink, TEXT, Face.HEAVY, THEME.outline), 31)
    return canvas.sprite(0, 22)


def draw_bar(canvas: Canvas, view: View, numbers: Mapping[str, int]) -> None:
    state = view.state
    canvas.put(plates.glass(MAIN_WIDE, BAR, THEME), MAIN_X, BAR_Y)
    for at, name in enumerate(ORDER):
        x = MAIN_X + 5 + at * PLANK
        canvas.put(room(name, state.harm[name], figure=state.room == name), x, BAR_Y + 3)
        if f"room.{name}" in numbers:
            frame = marks.frame(PLANK - 8, BAR - 8, THEME)
            canvas.put(frame, x + PLANK / 2 - 3, BAR_Y + BAR / 2)
            canvas.put(marks.number(numbers[f"room.{name}"], THEME, 17), x + PLANK - 24, BAR_Y + 6)
    left = MAIN_X + MAIN_WIDE - 6 - len(GOODS) * STORE
    for at, good in enumerate(GOODS):
        canvas.put(store(good, state.goods[good]), left + at * STORE, BAR_Y + BAR / 2)
