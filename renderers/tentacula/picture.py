"""The board as it stands: printed layer, reef, fish, treasure, what happened, what may be done."""

from __future__ import annotations

from math import atan2, pi

from games.kernel import Ask
from games.tentacula.board import (
    ARCHES,
    CORAL,
    FINISH,
    FIRST_SLOT,
    FISH,
    LAST_SLOT,
    SIDES,
    SPECIALS,
)
from games.tentacula.reef import is_protected, soon_drawn
from games.tentacula.spots import is_fish, read_spot
from games.tentacula.state import NOTHING
from games.tentacula.view import View
from renderers import marks
from renderers.canvas import Canvas
from renderers.curves import Point
from renderers.places import Motion, Place, around
from renderers.tentacula.board import badge, board
from renderers.tentacula.coral import draw_laid, ghost
from renderers.tentacula.fish import fish
from renderers.tentacula.furniture import (
    CAVE_SIZES,
    CAVES,
    CHEST,
    PILE,
    SHELLS,
    SIGNS,
    STASH,
    den,
    draw_furniture,
)
from renderers.tentacula.gates import draw_arch, draw_sign
from renderers.tentacula.hoards import draw_chest_gems, draw_loot, draw_shells
from renderers.tentacula.look import THEME
from renderers.tentacula.octopus import AWAY, NOWHERE, reach
from renderers.tentacula.pieces import (
    can_be_shown,
    danger,
    draw_pile,
    draw_trail,
    move_tag,
    other_side,
    shelter,
    square_number,
    theft_die,
    way,
)
from renderers.tentacula.players import draw_players, panel_place
from renderers.tentacula.route import LAYOUTS, REEF, place, shown, swims_left
from renderers.tentacula.stashes import draw_stash
from renderers.tentacula.treasure import gem

TAGS = ((-0.72, 0.62), (0.72, -0.62), (0.72, 0.62))
"""Where the tags of a square lie around its middle, in radii: its animal stays in sight."""


def draw_board(view: View, ask: Ask | None) -> Canvas:
    canvas = Canvas.on(board(view.fold))
    draw_furniture(canvas, view.fold, view.stash)
    _reef(canvas, view)
    _shelters(canvas, view)
    draw_arch(canvas, view.fold, view.fold, magic=True)
    _arms(canvas, view)
    _treasures(canvas, view)
    swim = view.swim
    if swim is not None and can_be_shown(view.fold, swim.start, swim.end):
        draw_trail(canvas, view.fold, swim.fish, swim.start, swim.end)
    _ghosts(canvas, view, ask)
    _fish(canvas, view)
    for square in shown(view.fold):
        _number(canvas, view.fold, square)
    _marks(canvas, view, ask)
    draw_players(canvas, view, ask)
    return canvas


def _reef(canvas: Canvas, view: View) -> None:
    for side in SIDES:
        row = view.rows[side]
        for slot, face in enumerate(row.tiles, row.rear_slot):
            draw_laid(canvas, view.fold, side, slot, face)
    if not view.unseen:
        for side, slot, face in soon_drawn(view.rows, len(view.hands)):
            canvas.put(other_side(face), *LAYOUTS[view.fold].strip(side, slot).at(0.5, 25))
    if view.placed is not None and view.placed[1] in range(*slots_shown(view.fold)):
        at = LAYOUTS[view.fold].strip(*view.placed).at(1.5, 23)
        canvas.put(marks.burst(28, THEME), *at)


def slots_shown(fold: int) -> tuple[int, int]:
    return FIRST_SLOT[fold], LAST_SLOT[fold] + 1


def _shelters(canvas: Canvas, view: View) -> None:
    layout = LAYOUTS[view.fold]
    away = layout.radius * 0.74
    for square in shown(view.fold):
        if is_protected(view.rows, square):
            canvas.put(shelter(round(layout.radius)), *layout.square(square))
        if square in SPECIALS:
            x, y = layout.square(square)
            canvas.put(badge(SPECIALS[square], round(layout.radius * 0.54)), x + away, y + away)


def _number(canvas: Canvas, fold: int, square: int) -> None:
    x, y = LAYOUTS[fold].square(square)
    away = LAYOUTS[fold].radius * 0.8
    canvas.put(square_number(square), x - away, y - away)


def _treasures(canvas: Canvas, view: View) -> None:
    if view.stash != NOTHING:
        draw_stash(canvas, *STASH[view.fold], view.stash, (view.stashed, view.chest))
    draw_chest_gems(canvas, *CHEST[view.fold], view.chest)
    draw_shells(canvas, *SHELLS[view.fold], view.shells)
    draw_sign(canvas, *SIGNS[view.fold], view.gate, [n > ARCHES[view.fold] for n in view.fish])
    if view.unseen:
        draw_pile(canvas, *PILE, len(view.unseen), view.top)
    _loot(canvas, view)


def _ghosts(canvas: Canvas, view: View, ask: Ask | None) -> None:
    """How the tile would lie on either side, while its player thinks."""
    if view.phase != "turn" or not view.line or ask is None:
        return
    face = view.hands[view.line[0]]
    for spot in ask.marks():
        side, slot = read_spot(spot)
        canvas.put(ghost(view.fold, side, slot, CORAL[side][face]), 0, 0)


def _arms(canvas: Canvas, view: View) -> None:
    """An arm reaches out, behind everything else, for every fish that was robbed."""
    x, y = CAVES[view.fold]
    for theft in view.thefts:
        fx, fy = place(view.fold, theft.fish, view.fish[theft.fish])
        canvas.put(reach(fx - x, fy - y - 40), x, y + 40)
    if view.thefts:
        draw_furniture(canvas, view.fold, view.stash)
    canvas.put(den(view.fold, look_at(view), pleased=bool(view.thefts)), x, y)


def look_at(view: View) -> Point:
    """The direction, one of eight, of the fish that it will rob next; nowhere if all are hidden."""
    seen = [fish for fish in FISH if not is_protected(view.rows, view.fish[fish])]
    if not seen:
        return NOWHERE
    (x, y), (cx, cy) = place(view.fold, seen[0], view.fish[seen[0]]), CAVES[view.fold]
    return AWAY[round(atan2(y - cy, x - cx) / (pi / 4)) % 8]


def _loot(canvas: Canvas, view: View) -> None:
    """What Tentacula has; the gems just taken glow in front of the cave."""
    (x, y), size = CAVES[view.fold], CAVE_SIZES[view.fold]
    draw_loot(canvas, x, y + 58 * size, in_the_heap(view))
    for n, theft in enumerate(view.thefts):
        at = x + (96 - n * 58) * size, y + 106 * size
        canvas.put(marks.burst(34, THEME), *at)
        canvas.put(gem(theft.gem, 46), *at)
    if view.rolled != NOTHING:
        canvas.put(theft_die(view.rolled), x + 112 * size, y - 78 * size)


def in_the_heap(view: View) -> list[int]:
    """Every stolen gem is drawn once: those just taken do not lie in the heap yet."""
    fresh = [theft.gem for theft in view.thefts]
    return [count - fresh.count(gem) for gem, count in enumerate(view.cave)]


def _fish(canvas: Canvas, view: View) -> None:
    size = round(LAYOUTS[view.fold].radius * 2.5)
    for number in FISH:
        square = view.fish[number]
        at = place(view.fold, number, square)
        seen = not is_protected(view.rows, square)
        left = swims_left(view.fold, square)
        canvas.put(fish(number, size, scared=seen, left=left), at[0], at[1] - 4)
        if seen:
            canvas.put(danger(), at[0] + size * 0.4, at[1] - size * 0.32)


def _marks(canvas: Canvas, view: View, ask: Ask | None) -> None:
    """Where fish may go, known by their colours, and numbers where the tile may lie."""
    if ask is None:
        return
    goals: dict[int, list[int]] = {}
    for option in ask:
        if option.spot is not None and is_fish(option.spot):
            swimmer, square = read_spot(option.spot)
            goals.setdefault(square, []).append(swimmer)
    for square, swimmers in goals.items():
        _mark_square(canvas, view.fold, square, swimmers)
    for spot, number in ask.marks().items():
        if not is_fish(spot):
            at = LAYOUTS[view.fold].strip(*read_spot(spot)).at(1.5, REEF / 2)
            canvas.put(marks.ring(30, THEME), *at)
            canvas.put(marks.number(number, THEME, 24), *at)


def places(view: View, ask: Ask) -> dict[str, Place]:
    """Of fish, of squares where they may go, of the reef, and of whoever may be next."""
    found = {spot: _place(view.fold, spot) for spot in ask.spots()}
    seats = {f"next-{seat}": panel_place(len(view.hands), seat) for seat in range(len(view.hands))}
    return found | {one.id: seats[one.id] for one in ask if one.id in seats}


def motions(view: View) -> list[Motion]:
    """The fish that has just swum, along its route."""
    swim = view.swim
    if swim is None or not can_be_shown(view.fold, swim.start, swim.end):
        return []
    line = way(view.fold, swim.fish, swim.start, swim.end)
    return [Motion((*line, place(view.fold, swim.fish, swim.end)), 90)]


def _place(fold: int, spot: str) -> Place:
    layout, at = LAYOUTS[fold], read_spot(spot)
    if is_fish(spot):
        return around(place(fold, *at), layout.radius + 7)
    return around(layout.strip(*at).at(1.5, REEF / 2), layout.step / 2)


def _mark_square(canvas: Canvas, fold: int, square: int, swimmers: list[int]) -> None:
    """A ring around the square, and a tag for every fish that may come."""
    layout = LAYOUTS[fold]
    if square != FINISH:
        canvas.put(marks.ring(layout.radius + 7, THEME), *layout.square(square))
        _number(canvas, fold, square)
    for swimmer, (dx, dy) in zip(swimmers, TAGS, strict=False):
        x, y = place(fold, swimmer, square)
        if square == FINISH:
            canvas.put(marks.ring(48, THEME), x, y)
        canvas.put(move_tag(swimmer), x + dx * layout.radius, y + dy * layout.radius)
