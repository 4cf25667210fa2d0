"""The invitation: a corner of the colony over the clouds, with company at the glass."""

from __future__ import annotations

from collections.abc import Sequence

from games.jupiter.state import COLONIST, CREEP, ROBOT
from games.jupiter.words import ROBOT_LETTERS
from games.kernel import T
from games.kernel.hexes import Hex
from renderers import plates
from renderers.cache import kept
from renderers.canvas import WIDTH, Canvas
from renderers.jupiter import pieces, stations
from renderers.jupiter.clouds import clouds
from renderers.jupiter.look import THEME, Camera
from renderers.sprite import Sprite
from renderers.text import Style
from renderers.theme import HEAD, HUGE
from renderers.typeface import Face
from renderers.words import say

HIGH = 750
CAMERA = Camera(690, 430, 112)
STAGE = (
    (Hex(0, 0), 3, 0),
    (Hex(1, 0), 1, 1),
    (Hex(0, 1), 4, 2),
    (Hex(1, -1), 5, 0),
    (Hex(-1, 1), 2, 3),
    (Hex(2, -1), 2, 0),
)
TITLE = T("Jupiter Deep")
CALL = T("Herd the colonists into the pod before the creeps take the colony apart.")
WAITING = T("Which robots come along?")


@kept()
def _scene() -> Sprite:
    canvas = Canvas.on(clouds(WIDTH, HIGH, dim=0.22))
    canvas.put(stations.wreck("lobby", CAMERA.radius), *CAMERA.cell(1, 1))
    canvas.put(stations.blaze(92), *CAMERA.cell(1, 1))
    for cell, number, turned in STAGE:
        steel = stations.module(number, turned, "printed", CAMERA.radius)
        canvas.put(steel, *CAMERA.cell(*cell))
    _crowd(canvas)
    x, y = CAMERA.cell(-1, 0)
    canvas.put(pieces.pod(88), x - 8, y - 10)
    for index in range(5):
        dx, dy = pieces.seat_point(88, index)
        canvas.put(pieces.colonist(20), x - 8 + dx, y - 10 + dy)
    return canvas.sprite()


def _crowd(canvas: Canvas) -> None:
    """People inside, creeps from the right."""
    for q, r, way, piece in (
        (0, 0, 3, COLONIST),
        (0, 0, 4, COLONIST),
        (0, 0, 2, COLONIST),
        (-1, 1, -1, COLONIST),
        (-1, 1, 5, COLONIST),
        (0, 1, 3, ROBOT),
        (1, -1, 3, ROBOT + 1),
        (1, 0, 3, COLONIST),
        (1, 0, -1, CREEP),
        (1, 0, 0, CREEP),
        (1, 0, 1, CREEP),
        (2, -1, 1, CREEP),
        (2, -1, 0, CREEP),
        (0, 1, 0, CREEP),
    ):
        x, y = CAMERA.cell(q, r) if way < 0 else _edge(q, r, way)
        canvas.put(_piece(piece), x, y)


def _edge(q: int, r: int, way: int) -> tuple[float, float]:
    there = Hex(0, 0).step(way)
    return CAMERA.cell(q + there.q / 3, r + there.r / 3)


def _piece(piece: int) -> Sprite:
    dome = CAMERA.dome
    if piece == COLONIST:
        return pieces.colonist(dome)
    return pieces.creep(dome) if piece == CREEP else pieces.robot(piece - ROBOT, dome)


def draw_lobby(names: Sequence[str]) -> Canvas:
    canvas = Canvas.on(_scene())
    title = Style(THEME.bone, HUGE + 22, Face.DISPLAY, THEME.outline)
    canvas.write(say(TITLE), 44, 76, title, 900)
    words = Style(THEME.bone, HEAD, Face.TEXT, THEME.outline)
    canvas.paragraph(say(CALL), 46, 124, 900, 100, words)
    if not names:
        style = Style(THEME.trail, HEAD, Face.DISPLAY, THEME.outline)
        canvas.write(say(WAITING), 46, 690, style, 600)
    for seat, name in enumerate(names[:7]):
        plate = plates.name_plate(name, ROBOT_LETTERS[seat], seat, 350, THEME)
        canvas.put(plate, 44, 240 + seat * 70)
    return canvas
