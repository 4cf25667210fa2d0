"""The board picture: whatever is going on, the ship in a line below it, then the crew."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel import Ask
from games.sleeping_gods.view import View
from renderers.canvas import Canvas
from renderers.places import Place, corner
from renderers.sleeping_gods.battle import draw_battle, foes
from renderers.sleeping_gods.challenge import draw_contest, trial
from renderers.sleeping_gods.crew_strip import cell_width, draw_strip, where
from renderers.sleeping_gods.header import desk, draw_header
from renderers.sleeping_gods.look import BAR, BAR_Y, MAIN_X, STRIP
from renderers.sleeping_gods.market import draw_stall
from renderers.sleeping_gods.seascape import charted, draw_seascape, ways
from renderers.sleeping_gods.ship_bar import ORDER, PLANK, draw_bar


def draw_board(view: View, ask: Ask | None, names: Sequence[str]) -> Canvas:
    numbers = ask.marks() if ask is not None else {}
    canvas = Canvas.on(desk())
    draw_header(canvas, view)
    draw_bar(canvas, view, numbers)
    draw_strip(canvas, view, numbers, names)
    _scene(canvas, view, numbers)
    return canvas


def places(view: View, ask: Ask) -> dict[str, Place]:
    """Of what is in sight, see :func:`_scene`; what crew members can do is at their sheets."""
    wanted, state = ask.spots(), view.state
    found = dict(foes(view))
    if not found and not state.stall and trial(view) is None:
        found = charted(view) | ways(view, wanted)
    for at, room in enumerate(ORDER):
        found[f"room.{room}"] = corner(MAIN_X + 5 + at * PLANK, BAR_Y - 12, PLANK, BAR + 12)
    wide = cell_width(len(view.sheets))
    crew = {name: corner(x, y, wide, STRIP) for name, (x, y) in where(view).items()}
    found |= {f"crew.{name}": place for name, place in crew.items()}
    acts = {one.id: one.id.split("-")[1] for one in ask if one.id.startswith("crew-")}
    shown = {name: found[name] for name in wanted if name in found}
    return shown | {name: crew[who] for name, who in acts.items() if who in crew}


def _scene(canvas: Canvas, view: View, numbers: dict[str, int]) -> None:
    """A fight hides a challenge, a challenge the market, and all of them the sea; to set a course
    one looks at the sea.

    Stories and events are read in the thread; the sea stays in sight meanwhile.
    """
    state = view.state
    if state.fight is not None:
        draw_battle(canvas, view, numbers)
    elif trial(view) is not None:
        draw_contest(canvas, view)
    elif state.stall:
        draw_stall(canvas, view)
    else:
        draw_seascape(canvas, view, numbers)
