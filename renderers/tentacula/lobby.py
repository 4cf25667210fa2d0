"""The invitation: a sunny reef, three fish with hats, and somebody in the cave."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel import T
from renderers import plates
from renderers.cache import kept
from renderers.canvas import WIDTH, Canvas
from renderers.colour import rgb
from renderers.sprite import Sprite
from renderers.tentacula.animals import animal
from renderers.tentacula.fish import fish
from renderers.tentacula.look import THEME
from renderers.tentacula.octopus import cave
from renderers.tentacula.scene import garden, lagoon
from renderers.tentacula.treasure import gem
from renderers.text import Style
from renderers.theme import HEAD, HUGE
from renderers.typeface import Face
from renderers.words import initials, say

HIGH = 720
TITLE = T("Tentacula")
CALL = T("Hide in the coral. Keep your gems. Bring three fish home.")
WAITING = T("Who comes along?")


@kept()
def _scene() -> Sprite:
    canvas = Canvas(lagoon(WIDTH, HIGH).image.copy())
    canvas.put(cave(hidden=False).sized(1.4), 774, 210)
    for number, (x, y, size) in enumerate(((520, 450, 200), (690, 540, 190), (370, 570, 180))):
        canvas.put(fish(number, size), x, y)
    for number, (x, y) in enumerate(((640, 410), (860, 500), (770, 446), (936, 430))):
        canvas.put(gem(number, 54), x, y)
    canvas.put(garden(WIDTH, "lobby"), 0, HIGH)
    for number, x in enumerate((850, 936, 70, 160)):
        canvas.put(animal(number, 84), x, HIGH - 66 - 12 * (number % 2))
    return canvas.sprite()


def draw_lobby(names: Sequence[str]) -> Canvas:
    canvas = Canvas.on(_scene())
    canvas.write(say(TITLE), 44, 84, Style(THEME.bone, HUGE + 22, Face.DISPLAY, THEME.outline), 560)
    words = Style(THEME.bone, HEAD, Face.TEXT, THEME.outline)
    canvas.paragraph(say(CALL), 46, 136, 520, 140, words)
    if not names:
        style = Style(rgb("FFE08A"), HEAD, Face.DISPLAY, THEME.outline)
        canvas.write(say(WAITING), 46, 304, style, 400)
    letters = initials(names)
    for seat, name in enumerate(names[:4]):
        plate = plates.name_plate(name, letters[seat], seat, 360, THEME)
        canvas.put(plate, 44, 276 + seat * 58)
    return canvas
