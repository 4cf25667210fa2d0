"""The board picture: whatever is going on, the ship beside it, the crew below."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel import Ask
from games.sleeping_gods.view import View
from renderers.canvas import Canvas
from renderers.sleeping_gods.battle import draw_battle
from renderers.sleeping_gods.contest import draw_contest
from renderers.sleeping_gods.header import desk, draw_header
from renderers.sleeping_gods.page import draw_leaf, event_leaf, story_leaf
from renderers.sleeping_gods.rail import draw_rail
from renderers.sleeping_gods.seascape import draw_seascape
from renderers.sleeping_gods.stall import draw_stall
from renderers.sleeping_gods.strip import draw_strip


def draw_board(view: View, ask: Ask | None, names: Sequence[str]) -> Canvas:
    numbers = ask.marks() if ask is not None else {}
    canvas = Canvas.on(desk())
    draw_header(canvas, view, names)
    draw_rail(canvas, view, numbers, names)
    _scene(canvas, view, numbers, names)
    draw_strip(canvas, view, numbers, names)
    return canvas


def _scene(canvas: Canvas, view: View, numbers: dict[str, int], names: Sequence[str]) -> None:
    """A fight hides a challenge, a challenge a story, a story an event, an event the sea."""
    state = view.state
    if state.fight is not None:
        draw_battle(canvas, view, numbers, names)
    elif state.contest is not None:
        draw_contest(canvas, view)
    elif state.stall:
        draw_stall(canvas, view)
    elif state.tale is not None:
        draw_leaf(canvas, story_leaf(view), numbers)
    elif state.happening is not None:
        draw_leaf(canvas, event_leaf(view), numbers)
    else:
        draw_seascape(canvas, view, numbers)
