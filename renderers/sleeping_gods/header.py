"""The line above: where the ship is, which turn it is, and whose."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel import T
from games.sleeping_gods.content.loader import find_pack
from games.sleeping_gods.names import word
from games.sleeping_gods.view import View
from renderers import paint, plates
from renderers.cache import LAYERS, kept
from renderers.canvas import HEIGHT, WIDTH, Canvas
from renderers.icons import icon
from renderers.sleeping_gods.look import HEADER, MAIN_X, THEME
from renderers.sprite import Sprite
from renderers.text import Style, width_of
from renderers.theme import MARGIN, SMALL, TEXT
from renderers.typeface import Face
from renderers.words import initials, say


@kept(LAYERS)
def desk() -> Sprite:
    """The dark water on which everything is laid."""
    return Canvas(paint.sea(WIDTH, HEIGHT, THEME, "desk")).sprite()


def draw_header(canvas: Canvas, view: View, names: Sequence[str]) -> None:
    state, pack = view.state, find_pack(view.pack)
    page = pack.page[int(state.region[0])]
    middle = HEADER / 2 + 6
    style = Style(THEME.bone, 36, Face.DISPLAY, THEME.outline)
    used = canvas.write(say(word(page.name)), MAIN_X + 4, middle, style, 400)
    for at in range(page.tier):
        skull = icon("skull", 24, THEME.danger, THEME.outline)
        canvas.put(skull, MAIN_X + used + 28 + at * 28, middle)
    left = MAIN_X + used + 30 + page.tier * 28
    if page.motto:
        quiet = Style(THEME.quiet_bone, SMALL, Face.TEXT, THEME.abyss)
        room = 1200 - left - 440
        one_line = width_of(say(word(page.motto)), quiet) <= room
        top = middle - (10 if one_line else 22)
        canvas.paragraph(say(word(page.motto)), left, top, room, 52, quiet)
    turn = Style(THEME.brass_light, TEXT + 2, Face.DISPLAY, THEME.outline, "r")
    canvas.write(say(T("Turn {n}", n=state.turn)), 1200 - 330, middle, turn, 130)
    name, letter = names[state.active], initials(names)[state.active]
    plate = plates.name_plate(name, letter, state.active, 292, THEME, active=True)
    canvas.put(plate, 1200 - 292 - MARGIN, middle - 22)
