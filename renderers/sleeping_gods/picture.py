"""The board picture: whatever is going on, the ship in a line below it, then the crew."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel import Ask
from games.sleeping_gods.view import View
from renderers.canvas import Canvas
from renderers.sleeping_gods.battle import draw_battle
from renderers.sleeping_gods.challenge import draw_contest
from renderers.sleeping_gods.crew_strip import draw_strip
from renderers.sleeping_gods.header import desk, draw_header
from renderers.sleeping_gods.market import draw_stall
from renderers.sleeping_gods.seascape import draw_seascape
from renderers.sleeping_gods.ship_bar import draw_bar


def draw_board(view: View, ask: Ask | None, names: Sequence[str]) -> Canvas:
    numbers = ask.marks() if ask is not None else {}
    canvas = Canvas.on(desk())
    draw_header(canvas, view)
    draw_bar(canvas, view, numbers)
    draw_strip(canvas, view, numbers, names)
    _scene(canvas, view, numbers)
    return canvas


def _scene(canvas: Canvas, view: View, numbers: dict[str, int]) -> None:
    """A fight hides a challenge, a challenge the market, and all of them the sea; to set a course
    one looks at the sea.

    Stories and events are read in the thread; the sea stays in sight meanwhile.
    """
    state = view.state
    if state.fight is not None:
        draw_battle(canvas, view, numbers)
    elif state.contest is not None and state.contest.source != "travel":
        draw_contest(canvas, view)
    elif state.stall:
        draw_stall(canvas, view)
    else:
        draw_seascape(canvas, view, numbers)
