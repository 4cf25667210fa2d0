"""The invitation: the colony over the storm, the pod on its way, creeps already aboard."""

from __future__ import annotations

from collections.abc import Sequence

from games.jupiter.names import ROBOT_LETTERS
from games.kernel import T
from renderers import plates
from renderers.cache import LAYERS, kept
from renderers.canvas import WIDTH, Canvas
from renderers.jupiter import pieces, platforms
from renderers.jupiter.look import THEME, Layout
from renderers.jupiter.sky import clouds
from renderers.sprite import Sprite
from renderers.text import Style
from renderers.theme import HEAD, HUGE
from renderers.typeface import Face
from renderers.words import say

HIGH = 675
TITLE = T("Jupiter Deep")
CALL = T("The colony is falling apart. Get them into the pod before the creeps do.")
WAITING = T("Who wakes up the robots?")
SCENE = (
    (0, 0, 1, 0, "A"),
    (1, 0, 3, 2, "B"),
    (0, 1, 2, 1, "C"),
    (1, -1, 4, 4, "D"),
    (2, -1, 5, 3, "E"),
    (-1, 1, 5, 0, "F"),
)
"""Cells, numbers, turns and letters of the modules in the picture."""


@kept(LAYERS)
def _scene() -> Sprite:
    canvas = Canvas(clouds(WIDTH, HIGH).image.copy())
    layout = Layout(110, 660, 326)
    for q, r, number, turned, letter in SCENE:
        deck = platforms.platform(number, turned, letter, "printed", layout.radius)
        canvas.put(deck, *layout.cell(q, r))
    for q, r, place in ((0, 0, 0), (0, 0, 4), (0, 1, 5), (1, -1, 3), (0, 0, 6)):
        canvas.put(pieces.colonist(24, scared=place == 4), *layout.place(q, r, place))
    for number, (q, r, place) in enumerate(
        ((-1, 1, 0), (-1, 1, 1), (0, 0, 3), (0, 1, 3), (-1, 1, 6))
    ):
        canvas.put(pieces.creep(25, number), *layout.place(q, r, place))
    canvas.put(pieces.super_creep(40, dish=False), *layout.place(1, 0, 0))
    canvas.put(pieces.pod(108), *layout.cell(2, 0))
    return canvas.sprite()


def draw_lobby(names: Sequence[str]) -> Canvas:
    canvas = Canvas.on(_scene())
    canvas.write(say(TITLE), 44, 84, Style(THEME.bone, HUGE, Face.DISPLAY, THEME.outline), 520)
    words = Style(THEME.bone, HEAD, Face.TEXT, THEME.outline)
    canvas.paragraph(say(CALL), 46, 128, 400, 120, words)
    if not names:
        style = Style(THEME.brass_light, HEAD, Face.DISPLAY, THEME.outline)
        canvas.write(say(WAITING), 46, 290, style, 380)
    for seat, name in enumerate(names[:7]):
        plate = plates.name_plate(name, ROBOT_LETTERS[seat], seat, 290, THEME, active=True)
        canvas.put(plate, 44, 250 + seat * 56)
        canvas.put(pieces.robot(seat, ROBOT_LETTERS[seat], 20), 372, 276 + seat * 56)
    return canvas
