"""The invitation: four crests around an abyss with eyes."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel.text import T
from games.lurk.state import Ground
from renderers import paint, plates
from renderers.cache import LAYERS, kept
from renderers.canvas import WIDTH, Canvas
from renderers.colour import rgb
from renderers.curves import oval
from renderers.lurk.ground import tile
from renderers.lurk.look import LOOKS, RADIUS, THEME
from renderers.lurk.pieces import creature, model
from renderers.pen import Pen
from renderers.sprite import Sprite
from renderers.text import Style
from renderers.theme import HEAD, HUGE
from renderers.tiles import HexGrid
from renderers.typeface import Face
from renderers.words import initials, say

HIGH = 675
CALL = T("Four factions, one sea floor, and something that bites.")
WAITING = T("Who leads an army?")
_SCALE = 1.06
_GRID = HexGrid(706, 338, RADIUS * _SCALE)
_FLOOR: dict[tuple[int, int], Ground] = {
    (0, 0): "lair",
    (1, 0): "sand",
    (-1, 0): "coral",
    (0, 1): "rock",
    (0, -1): "sand",
    (1, -1): "poison",
    (-1, 1): "sand",
    (2, -1): "rock",
    (-2, 1): "sand",
    (1, 1): "coral",
    (-1, 2): "abyss",
    (2, 0): "sand",
    (-2, 2): "summoning",
    (2, -2): "summoning",
    (-1, -1): "rock",
    (0, 2): "sand",
    (0, -2): "sand",
    (1, -2): "abyss",
    (-2, 0): "den",
}
_ARMIES = (
    ("brass_admiral", "cog", 2, -2),
    ("pressure_walker", "cog", 1, 0),
    ("tide_speaker", "nautilus", -2, 2),
    ("shell_titan", "nautilus", -1, 1),
    ("gill_chief", "low_clans", -2, 1),
    ("trench_brute", "low_clans", 0, -1),
    ("first_drowned", "ancients", 2, 0),
    ("abyss_idol", "ancients", 0, 2),
)


@kept(LAYERS)
def _scene() -> Sprite:
    canvas = Canvas(paint.sea(WIDTH, HIGH, THEME, "lobby"))
    paint.spot(canvas.image, 706, 330, 460, (24, 84, 110), 0.7)
    for number, ((q, r), ground) in enumerate(_FLOOR.items()):
        canvas.put(tile(ground, number % 5).sized(_SCALE), *_GRID.at(q, r))
    canvas.put(creature("pale_kraken", 0, 6, 2).sized(1.3), *_GRID.at(0, 0))
    for kind, faction, q, r in _ARMIES:
        canvas.put(model(kind, faction, 0, 5, ()).sized(_SCALE), *_GRID.at(q, r))
    canvas.put(_eyes(), 930, 64)
    canvas.put(_eyes(), 300, 300)
    return canvas.sprite()


@kept()
def _eyes() -> Sprite:
    """A pair of lights that look at you."""
    pen = Pen(120, 60, 3)
    for x in (38, 82):
        pen.glow(pen.area(oval(x, 30, 12, 7)), rgb("FFB347"), 6, 0.9)
        pen.fill(pen.area(oval(x, 30, 11, 6)), rgb("FFE08A"))
        pen.fill(pen.area(oval(x, 30, 3, 6)), THEME.outline)
    return pen.sprite(60, 30)


def draw_lobby(names: Sequence[str]) -> Canvas:
    canvas = Canvas.on(_scene())
    title = Style(THEME.bone, HUGE + 22, Face.DISPLAY, THEME.outline)
    canvas.write(say(T("Lurk")), 44, 84, title, 400)
    words = Style(THEME.bone, HEAD, Face.TEXT, THEME.abyss)
    canvas.paragraph(say(CALL), 46, 136, 330, 190, words)
    if not names:
        style = Style(THEME.trail, HEAD, Face.DISPLAY, THEME.outline)
        canvas.write(say(WAITING), 46, HIGH - 240, style, 380)
    letters = initials(names)
    for index, name in enumerate(names[: len(LOOKS)]):
        plate = plates.name_plate(name, letters[index], index, 320, THEME, active=True)
        canvas.put(plate, 44, HIGH - 290 + index * 62)
    return canvas
