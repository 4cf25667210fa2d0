"""The invitation: the Kraken rises out of the dark, and divers gather below."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel.text import T
from renderers import paint, plates
from renderers.cache import kept
from renderers.canvas import WIDTH, Canvas
from renderers.colour import rgb
from renderers.refuge.board import floor
from renderers.refuge.divers import diver
from renderers.refuge.helmets import PEOPLE
from renderers.refuge.kraken import kraken, tentacle
from renderers.refuge.look import THEME
from renderers.sprite import Sprite
from renderers.text import Style
from renderers.theme import HEAD, HUGE
from renderers.typeface import Face
from renderers.words import initials, say

TITLE = T("The Refuge")
HIGH = 750
SEATS = 4
CALL = T("Three objectives, one way up, and something hungry in between.")
WAITING = T("Who dares to dive?")


@kept()
def _scene() -> Sprite:
    """Everything but the words and the names."""
    canvas = Canvas(paint.sea(WIDTH, HIGH, THEME, "lobby"))
    for dx, radius in ((-180, 300), (60, 420), (260, 320)):
        paint.spot(canvas.image, 690 + dx, 340, radius, rgb("2A0F33"), 0.6)
    canvas.put(kraken(1, 2), 680, 330)
    canvas.put(floor(), 0, HIGH)
    for index, x in enumerate((500, 950, 870)):
        canvas.put(tentacle(index, size=1.25), x, HIGH - 120 + index * 22)
    return canvas.sprite()


def draw_lobby(names: Sequence[str]) -> Canvas:
    canvas = Canvas.on(_scene())
    bone = Style(THEME.bone, HUGE + 22, Face.DISPLAY, THEME.outline)
    canvas.write(say(TITLE), 44, 78, bone, 520)
    words = Style(THEME.bone, HEAD, Face.TEXT, THEME.abyss)
    canvas.paragraph(say(CALL), 46, 130, 300, 214, words)
    if not names:
        canvas.write(
            say(WAITING), 46, HIGH - 190, Style(THEME.trail, HEAD, Face.DISPLAY, THEME.outline), 400
        )
    _gathered(canvas, names)
    return canvas


def _gathered(canvas: Canvas, names: Sequence[str]) -> None:
    """A figure and a plate for everybody who joined."""
    figures = list(PEOPLE)
    letters = initials(names)
    for index, name in enumerate(names[:SEATS]):
        y = HIGH - 400 + index * 58
        canvas.put(plates.name_plate(name, letters[index], index, 390, THEME), 44, y)
    for index in range(min(SEATS, len(names))):
        canvas.put(diver(figures[index], "", "calm", size=1.25), 440 + index * 155, HIGH - 76)
