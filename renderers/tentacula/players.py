"""The strip below the board: who plays which animal, with which tile, and who comes next."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel import SILENCE, Ask, T, Text
from games.tentacula.state import NOBODY, NOTHING
from games.tentacula.view import TentaculaView
from games.tentacula.words import NAMEPLATES
from renderers import plates
from renderers.cache import kept
from renderers.canvas import WIDTH, Canvas
from renderers.colour import mix, rgb
from renderers.curves import Point
from renderers.icons import icon
from renderers.sprite import Sprite
from renderers.tentacula.animals import animal
from renderers.tentacula.coral import in_hand
from renderers.tentacula.look import ANIMALS, OUTLINE, THEME
from renderers.text import Style
from renderers.theme import SMALL, TEXT
from renderers.typeface import Face
from renderers.words import say

STRIP_TOP, STRIP_HIGH, GAP, EDGE = 780, 110, 12, 20
NARROW = 300
"""With four players the name gets a line of its own."""
NEXT, WAITS, MOVED, PLAYS = T("next"), T("waits"), T("has moved"), T("plays now")
DECIDES, IDLE = T("decides"), T("no tile left")


def draw_players(
    canvas: Canvas, view: TentaculaView, ask: Ask | None, names: Sequence[str]
) -> None:
    count = len(view.hands)
    wide = min(380, (WIDTH - 2 * EDGE - GAP * (count - 1)) // count)
    left = (WIDTH - count * wide - GAP * (count - 1)) / 2
    for seat in range(count):
        active = seat == active_seat(view, ask)
        at = left + seat * (wide + GAP), STRIP_TOP
        draw_panel(canvas, at, wide, names[seat], view, seat, active)


def tile_of(view: TentaculaView, seat: int) -> int:
    """The tile before that player; during the move the one just laid."""
    if view.phase == "move" and view.line[:1] == [seat]:
        return view.face
    return view.hands[seat]


def active_seat(view: TentaculaView, ask: Ask | None) -> int:
    """Whose turn it is, or who alone is asked between the turns."""
    if view.line:
        return view.line[0]
    return ask.seats[0] if ask is not None and len(ask.seats) == 1 else NOBODY


def status(view: TentaculaView, seat: int, active: bool) -> Text:
    if view.phase not in ("turn", "move"):
        return DECIDES if active else SILENCE
    if active:
        return PLAYS
    if seat in view.idle:
        return IDLE
    if view.hands[seat] == NOTHING:
        return MOVED
    if seat in view.line:
        return NEXT
    return WAITS if seat in view.waiting else SILENCE


def draw_panel(
    canvas: Canvas,
    at: Point,
    wide: int,
    name: str,
    view: TentaculaView,
    seat: int,
    active: bool,
) -> None:
    """One player: the chip in a porthole, the name above, the tile at the right."""
    (x, y), narrow = at, wide < NARROW
    chip, face, doing = view.animals[seat], tile_of(view, seat), status(view, seat, active)
    canvas.put((plates.parchment if active else plates.glass)(wide, STRIP_HIGH, THEME, 16), x, y)
    ink = THEME.ink if active else THEME.bone
    left, name_at = (80, (14, 21)) if narrow else (92, (92, 30))
    room = wide - left - 10 - (44 if face == NOTHING else 98 if narrow else 116)
    canvas.put(portrait(chip, 31 if narrow else 40), x + left / 2 + 1, y + (69 if narrow else 55))
    style = Style(ink, TEXT, Face.HEAVY)
    canvas.write(name, x + name_at[0], y + name_at[1], style, wide - 28 if narrow else room)
    if chip != NOBODY:
        quiet = Style(THEME.quiet_ink if active else THEME.quiet_bone, SMALL)
        canvas.write(say(NAMEPLATES[chip]), x + left, y + 57, quiet, room)
    if doing != SILENCE:
        style = Style(ink if active else THEME.trail, SMALL)
        canvas.write(say(doing), x + left, y + 83, style, room)
    if face != NOTHING:
        size, right, drop = (0.62, 54, 14) if narrow else (0.84, 66, 0)
        canvas.put(hand_tile(face, size), x + wide - right, y + STRIP_HIGH / 2 + drop)
    elif doing == MOVED:
        canvas.put(icon("tick", 34, rgb("7BE495"), OUTLINE), x + wide - 34, y + 64)


@kept()
def hand_tile(face: int, size: float) -> Sprite:
    return in_hand(face, 138).sized(size)


@kept()
def portrait(chip: int, radius: int) -> Sprite:
    """The animal chip in a porthole."""
    inside = THEME.water if chip == NOBODY else mix(ANIMALS[chip], (255, 255, 255), 0.55)
    window = plates.porthole(radius, THEME, inside)
    canvas = Canvas(window.image.copy())
    if chip == NOBODY:
        canvas.put(icon("person", radius, THEME.bone, OUTLINE), window.x, window.y)
    else:
        canvas.put(animal(chip, round(radius * 1.3)), window.x, window.y)
    return canvas.sprite(window.x, window.y)
