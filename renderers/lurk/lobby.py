"""The invitation: the Leviathan rises over the sea floor, and four leaders stand before it."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel.text import T
from games.lurk.state import Ground
from renderers import paint, plates
from renderers.cache import kept
from renderers.canvas import WIDTH, Canvas
from renderers.colour import rgb
from renderers.lurk.ground import tile
from renderers.lurk.look import LOOKS, THEME
from renderers.lurk.miniatures import figure, miniature
from renderers.sprite import Sprite
from renderers.text import Style
from renderers.theme import HEAD, HUGE
from renderers.typeface import Face
from renderers.words import initials, say

HIGH = 750
CALL = T("Four factions, one sea floor, and something that bites.")
WAITING = T("Who leads an army?")
_STEP = 107
_FLOOR: tuple[Ground, ...] = (
    *("sand", "coral", "rock", "sand", "sand"),
    *("sand", "sand", "poison", "sand", "sand"),
)
_BACK: tuple[Ground, ...] = (
    "rock",
    "sand",
    "abyss",
    "sand",
    "coral",
    "abyss",
    "abyss",
    "sand",
    "rock",
)
_LEADERS = (
    ("brass_admiral", 412, False),
    ("tide_speaker", 556, False),
    ("gill_chief", 792, True),
    ("first_drowned", 918, True),
)


@kept()
def _scene() -> Sprite:
    """Everything but the words and the names."""
    canvas = Canvas(paint.sea(WIDTH, HIGH, THEME, "lobby"))
    for dx, radius in ((-160, 320), (40, 440), (220, 300)):
        paint.spot(canvas.image, 660 + dx, 320, radius, rgb("14566E"), 0.55)
    canvas.put(figure("sleeping_leviathan", 3.5), 664, 588)
    for y, floor, shift in ((HIGH - 126, _BACK, 72.0), (HIGH - 34, _FLOOR, 18.0)):
        for number, ground in enumerate(floor):
            canvas.put(tile(ground, number % 5), shift + _STEP * number, y)
    for kind, x, left in _LEADERS:
        canvas.put(miniature(kind, 0, (), 0.98, left), x, HIGH - 46)
    return canvas.sprite()


def draw_lobby(names: Sequence[str]) -> Canvas:
    canvas = Canvas.on(_scene())
    title = Style(THEME.bone, HUGE + 22, Face.DISPLAY, THEME.outline)
    canvas.write(say(T("Lurk")), 44, 84, title, 400)
    words = Style(THEME.bone, HEAD, Face.TEXT, THEME.abyss)
    canvas.paragraph(say(CALL), 46, 136, 290, 196, words)
    if not names:
        style = Style(THEME.trail, HEAD, Face.DISPLAY, THEME.outline)
        canvas.write(say(WAITING), 46, HIGH - 330, style, 400)
    letters = initials(names)
    for index, name in enumerate(names[: len(LOOKS)]):
        plate = plates.name_plate(name, letters[index], index, 390, THEME)
        canvas.put(plate, 40, HIGH - 414 + index * 58)
    return canvas
