"""The invitation: the Manticore under steam at the edge of a chart that is being drawn."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel import T
from renderers import paint, plates
from renderers.cache import kept
from renderers.canvas import WIDTH, Canvas
from renderers.colour import rgb
from renderers.sleeping_gods.faces import FACES, portrait
from renderers.sleeping_gods.look import THEME
from renderers.sleeping_gods.ship import serpent, steamship
from renderers.sleeping_gods.signs import compass
from renderers.sprite import Sprite
from renderers.text import Style
from renderers.theme import HEAD, HUGE
from renderers.typeface import Face
from renderers.words import initials, say

HIGH = 675
SEATS = 4
TITLE = T("Sleeping Gods")
CALL = T("Nine people, one steamship, and a sea that's on no chart. Who's coming aboard?")


@kept()
def _scene() -> Sprite:
    canvas = Canvas(paint.sea(WIDTH, HIGH, THEME, "gods"))
    paint.spot(canvas.image, 690, 250, 560, rgb("F4D79A"), 0.7)
    for x, y, r in ((590, 180, 90), (760, 120, 130), (910, 210, 100)):
        paint.spot(canvas.image, x, y, r * 2, rgb("FFF1CF"), 0.35)
    canvas.put(compass().faded(0.55), 930, 90)
    canvas.put(serpent(), 920, 452)
    canvas.put(serpent().faded(0.7), 500, 330)
    canvas.put(steamship(3.6), 700, 400)
    return canvas.sprite()


def draw_lobby(names: Sequence[str]) -> Canvas:
    canvas = Canvas.on(_scene())
    title = Style(THEME.bone, HUGE + 18, Face.DISPLAY, THEME.outline)
    canvas.write(say(TITLE), 44, 72, title, 640)
    words = Style(THEME.bone, HEAD, Face.TEXT, THEME.abyss)
    canvas.paragraph(say(CALL), 46, 118, 400, 150, words)
    letters = initials(names)
    for index, name in enumerate(names[:SEATS]):
        plate = plates.name_plate(name, letters[index], index, 320, THEME, active=True)
        canvas.put(plate, 44, 280 + index * 58)
    for index, crew in enumerate(FACES):
        canvas.put(portrait(crew, 46), 72 + index * 107, HIGH - 76)
    return canvas
