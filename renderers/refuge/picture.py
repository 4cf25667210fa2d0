"""The board as it stands: printed layer, trails, pieces, marks, sides and rail."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel import Ask
from games.refuge.view import DiverView, MoveView, View
from renderers import marks
from renderers.cache import kept
from renderers.canvas import Canvas
from renderers.colour import rgb
from renderers.curves import Point
from renderers.icons import icon
from renderers.pen import Pen
from renderers.places import Motion, Place
from renderers.refuge.board import board
from renderers.refuge.divers import Mood, diver
from renderers.refuge.kraken import lean, on_board, pose_of, tentacle
from renderers.refuge.look import GRID, RISE, THEME, TILE_HIGH, TILE_WIDE, where
from renderers.refuge.sides import draw_sides
from renderers.sprite import Sprite

_DANGER_TRAIL = rgb("FF5A3C")
_CRAWLS = {"tentacle", "push"}


def draw_board(view: View, ask: Ask | None, _: Sequence[str]) -> Canvas:
    canvas = Canvas.on(board())
    canvas.put(on_board(lean(view.head)), *GRID.at(view.head + 1, 8))
    numbers = ask.marks() if ask else {}
    for spot in numbers:
        if spot in view.spaces:
            canvas.put(marks.frame(TILE_WIDE, TILE_HIGH, THEME), *where(spot))
    _trails(canvas, view)
    _markers(canvas, view)
    _pieces(canvas, view)
    for spot, number in numbers.items():
        if spot in view.spaces:
            x, y = where(spot)
            canvas.put(marks.number(number, THEME), x + TILE_WIDE / 2 - 20, y - TILE_HIGH / 2 + 20)
    draw_sides(canvas, view)
    return canvas


def places(view: View, ask: Ask) -> dict[str, Place]:
    return {
        spot: Place(*where(spot), TILE_WIDE, TILE_HIGH)
        for spot in ask.spots()
        if spot in view.spaces
    }


def motions(view: View) -> list[Motion]:
    return [
        Motion((where(move.start), where(move.end)), TILE_WIDE)
        for move in view.trail
        if move.start is not None and move.end is not None and move.kind != "head"
    ]


def _trails(canvas: Canvas, view: View) -> None:
    """Warm light for divers, red for what crawls; sparks where something came or went."""
    reached: set[str | None] = set()
    for move in view.trail:
        if move.kind == "head":
            _head_trail(canvas, move)
        elif move.start is None or move.end is None:
            canvas.put(marks.burst(33, THEME), *where(move.end or move.start or ""))
        else:
            _trail(canvas, move, fresh=move.start not in reached)
        reached.add(move.end)


def _trail(canvas: Canvas, move: MoveView, *, fresh: bool) -> None:
    """One step; a ring shows where a whole way began."""
    (x0, y0), (x1, y1) = where(move.start or ""), where(move.end or "")
    crawls = move.kind in _CRAWLS
    colour, width = (_DANGER_TRAIL, 9) if crawls else (None, 13)
    if fresh:
        canvas.put(marks.wake(30, 15, THEME, colour), x0, y0 + 10)
    canvas.put(marks.trail(round(x1 - x0), round(y1 - y0), THEME, width, colour), x0, y0 + 8)


def _head_trail(canvas: Canvas, move: MoveView) -> None:
    """The head's way, drawn above it where nothing hides it."""
    (x0, y0), (x1, _) = where(move.start or ""), where(move.end or "")
    canvas.put(marks.trail(round(x1 - x0), 0, THEME, 15, _DANGER_TRAIL), x0, y0 - 1.55 * RISE)


def _markers(canvas: Canvas, view: View) -> None:
    current = view.objective
    name = {
        "seal_the_vents": "bubbles",
        "bring_the_cargo_home": "chest",
        "breach_the_hull": "flame",
    }
    for spot in view.markers:
        kind = name.get(current.id, "flag") if current else "flag"
        x, y = where(spot)
        canvas.put(marker(kind), x - 30, y - 16)
    for spot in view.cameras:
        x, y = where(spot)
        canvas.put(marker("camera"), x + 28, y + 18)


@kept()
def marker(name: str) -> Sprite:
    """A brass disc that lies on a space."""
    pen, c = Pen(42, 42), 21
    pen.contact(c + 1, c + 4, 15, 13, 0.6)
    pen.body(pen.disc(c, c, 15), THEME.brass, THEME.outline, 2.2)
    canvas = Canvas(pen.sprite().image)
    canvas.put(icon(name, 21, THEME.ink), c, c)
    return canvas.sprite(c, c)


def _pieces(canvas: Canvas, view: View) -> None:
    """Whatever stands on the board, from the far rows to the near ones."""
    fresh = {move.end for move in view.trail if move.kind in {"tentacle", "spawn", "push"}}
    pieces: list[tuple[float, Point, Sprite]] = []
    for spot in view.tentacles:
        x, y = where(spot)
        pieces.append((y, (x, y), tentacle(pose_of(spot), fresh=spot in fresh)))
    for who in view.divers:
        if who.spot is not None:
            x, y = where(who.spot)
            active = who.seat == view.active and not view.ended
            sprite = diver(who.character, who.letters, _mood(view, who), active=active)
            pieces.append((y + 1, (x, y), sprite))
            if who.cargo:
                pieces.append((y + 2, (x - 28, y + 18), marker("chest")))
    for _, at, sprite in sorted(pieces, key=lambda piece: piece[0]):
        canvas.put(sprite, *at)


def _mood(view: View, who: DiverView) -> Mood:
    """Down, scared next to a tentacle or the head, or calm."""
    if not who.standing:
        return "down"
    column, row = map(int, (who.spot or "c0r0")[1:].split("r"))
    near = {f"c{column + dx}r{row + dy}" for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0), (0, 0))}
    return "scared" if near & {*view.tentacles, *view.head_spots} else "calm"
