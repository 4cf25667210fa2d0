"""The line above: where the ship is, which turn it is, and whose."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel import T
from games.sleeping_gods.content.loader import find_pack
from games.sleeping_gods.view import View
from games.sleeping_gods.words import word
from renderers import paint, plates
from renderers.cache import LAYERS, kept
from renderers.canvas import HEIGHT, WIDTH, Canvas
from renderers.colour import Colour
from renderers.icons import icon
from renderers.sleeping_gods.look import HEADER, MAIN_X, THEME
from renderers.sleeping_gods.stencils import picture
from renderers.sprite import Sprite
from renderers.text import Style, width_of
from renderers.theme import MARGIN, SMALL, TEXT
from renderers.typeface import Face
from renderers.words import initials, say


@kept(LAYERS)
def desk() -> Sprite:
    """The dark water on which everything is laid."""
    return Canvas(paint.sea(WIDTH, HEIGHT, THEME, "desk")).sprite()


def _aside(canvas: Canvas, words: str, left: float, middle: float, ink: Colour) -> None:
    """Beside the page's name, in one line or two: what lasts, or else its motto."""
    style, room = Style(ink, SMALL, Face.TEXT, THEME.abyss), 1200 - left - 440
    top = middle - (10 if width_of(words, style) <= room else 22)
    canvas.paragraph(words, left, top, room, 52, style)


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
    lasting = [say(word(pack.event[event.id].name)) for event in state.lasting]
    if lasting:
        canvas.put(icon(picture("hourglass"), 26, THEME.trail, THEME.outline), left + 8, middle)
        _aside(canvas, ", ".join(lasting), left + 28, middle, THEME.trail)
    elif page.motto:
        _aside(canvas, say(word(page.motto)), left, middle, THEME.quiet_bone)
    turn = Style(THEME.brass_light, TEXT + 2, Face.DISPLAY, THEME.outline, "r")
    canvas.write(say(T("Turn {n}", n=state.turn)), 1200 - 330, middle, turn, 130)
    name, letter = names[state.active], initials(names)[state.active]
    plate = plates.name_plate(name, letter, state.active, 292, THEME, active=True)
    canvas.put(plate, 1200 - 292 - MARGIN, middle - 22)
