"""The strip below the board: everybody's animal and tile. Names and what they do are words."""

from __future__ import annotations

from games.kernel import Ask
from games.tentacula.state import NOBODY, NOTHING
from games.tentacula.view import View
from renderers import plates
from renderers.cache import kept
from renderers.canvas import WIDTH, Canvas
from renderers.colour import mix, rgb
from renderers.icons import icon
from renderers.places import Place, corner
from renderers.sprite import Sprite
from renderers.tentacula.animals import animal
from renderers.tentacula.coral import in_hand
from renderers.tentacula.look import ANIMALS, OUTLINE, THEME

STRIP_TOP, STRIP_HIGH, GAP, EDGE, WIDE = 808, 84, 12, 18, 230


def draw_players(canvas: Canvas, view: View, ask: Ask | None) -> None:
    count = len(view.hands)
    for seat in range(count):
        at = _left(count, seat)
        draw_panel(canvas, at, view, seat, active=seat == active_seat(view, ask))


def panel_place(count: int, seat: int) -> Place:
    return corner(_left(count, seat), STRIP_TOP, WIDE, STRIP_HIGH)


def _left(count: int, seat: int) -> float:
    return (WIDTH - count * WIDE - GAP * (count - 1)) / 2 + seat * (WIDE + GAP)


def tile_of(view: View, seat: int) -> int:
    """The tile before that player; during the move the one just laid."""
    if view.phase == "move" and view.line[:1] == [seat]:
        return view.face
    return view.hands[seat]


def active_seat(view: View, ask: Ask | None) -> int:
    """Whose turn it is, or who alone is asked between the turns."""
    if view.line:
        return view.line[0]
    return ask.seats[0] if ask is not None and len(ask.seats) == 1 else NOBODY


def draw_panel(canvas: Canvas, x: float, view: View, seat: int, *, active: bool) -> None:
    """One player: the chip in a porthole, the tile beside it, or a tick for whoever has moved."""
    canvas.put(
        (plates.parchment if active else plates.glass)(WIDE, STRIP_HIGH, THEME, 16), x, STRIP_TOP
    )
    middle = STRIP_TOP + STRIP_HIGH / 2
    canvas.put(portrait(view.animals[seat], 35), x + 48, middle)
    face = tile_of(view, seat)
    if face != NOTHING:
        canvas.put(hand_tile(face), x + 156, middle)
    elif view.phase in ("turn", "move") and seat not in view.idle:
        canvas.put(icon("tick", 40, rgb("7BE495"), OUTLINE), x + 156, middle)


@kept()
def hand_tile(face: int) -> Sprite:
    return in_hand(face, 160).sized(0.68)


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
