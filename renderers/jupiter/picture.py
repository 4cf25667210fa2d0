"""The colony as it stands: what is, what just happened, what may be done."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.jupiter.colony import POD, POD_MODULE, Colony, module_of
from games.jupiter.modules import DISH, building_place
from games.jupiter.names import MODULE_LETTERS, ROBOT_LETTERS
from games.jupiter.state import COLONIST, CREEP, POD_ROOM, ROBOT, Trace
from games.jupiter.view import View
from games.kernel import Ask
from renderers import marks
from renderers.canvas import HEIGHT, WIDTH, Canvas
from renderers.curves import Point, regular
from renderers.jupiter import pieces, platforms
from renderers.jupiter.look import THEME, Layout, layout_of
from renderers.jupiter.rail import draw_rail
from renderers.jupiter.sky import clouds


def draw_board(view: View, ask: Ask | None, names: Sequence[str]) -> Canvas:
    canvas = Canvas.on(clouds(WIDTH, HEIGHT))
    layout, colony = layout_of(view, ask), view.colony()
    draw_colony(canvas, view, colony, layout)
    for number, (x, y) in _marked(view, ask, layout):
        canvas.put(marks.number(number, THEME, 15), x, y)
    draw_rail(canvas, view, names)
    return canvas


def draw_colony(canvas: Canvas, view: View, colony: Colony, layout: Layout) -> None:
    """Modules, the pod, traces of what happened, then everybody on the domes."""
    in_range = set(reach(view, colony))
    for index, module in enumerate(view.modules):
        at = layout.cell(module.q, module.r)
        if module.gone:
            if (module.q, module.r) != (view.pod.q, view.pod.r) or not view.pod.docked:
                canvas.put(platforms.wreck(module.turned, layout.radius), *at)
            continue
        letter = MODULE_LETTERS[index]
        deck = platforms.platform(
            module.number, module.turned, letter, view.options.bridges, layout.radius
        )
        canvas.put(deck, *at)
        if index in in_range:
            canvas.put(platforms.range_glow(layout.radius), *at)
    _pod(canvas, view, layout)
    for trace in view.traces:
        _trace(canvas, view, trace, layout)
    _people(canvas, view, colony, layout)
    _super_creeps(canvas, view, layout)


def reach(view: View, colony: Colony) -> list[int]:
    """The modules the active robot can command: its own and those that touch it."""
    if view.step != "actions":
        return []
    seat = ROBOT + view.active
    if view.active in view.pod.robots:
        home = POD_MODULE
    elif seat in view.domes:
        home = module_of(view.domes.index(seat))
    else:
        return []
    return [home, *colony.touching[home]]


def threatened(view: View, colony: Colony) -> set[int]:
    """Colonists with a creep next door."""
    creeps = [space for space, piece in enumerate(view.domes) if piece == CREEP]
    return {
        there for space in creeps for there in colony.near[space] if view.domes[there] == COLONIST
    }


def _people(canvas: Canvas, view: View, colony: Colony, layout: Layout) -> None:
    scared = threatened(view, colony)
    for space, piece in enumerate(view.domes):
        if piece in (COLONIST, CREEP) or piece >= ROBOT:
            x, y = layout.space(view, space)
            _person(canvas, piece, space, space in scared, layout, x, y)


def _person(
    canvas: Canvas, piece: int, space: int, scared: bool, layout: Layout, x: float, y: float
) -> None:
    if piece == COLONIST:
        if scared:
            canvas.put(pieces.alarm(layout.dome), x, y)
        canvas.put(pieces.colonist(round(layout.dome * 0.86), scared=scared), x, y)
    elif piece == CREEP:
        canvas.put(pieces.creep(round(layout.dome * 0.86), space % pieces.CREEP_KINDS), x, y)
    else:
        seat = piece - ROBOT
        canvas.put(pieces.robot(seat, ROBOT_LETTERS[seat], layout.dome + 2), x, y)


def _super_creeps(canvas: Canvas, view: View, layout: Layout) -> None:
    for index in view.covered:
        module = view.modules[index]
        place = building_place(module.number, module.turned)
        if place is not None and not module.gone:
            x, y = layout.place(module.q, module.r, place)
            sprite = pieces.super_creep(round(layout.radius * 0.28), dish=module.number == DISH)
            canvas.put(sprite, x, y)


def _pod(canvas: Canvas, view: View, layout: Layout) -> None:
    if not view.pod.docked:
        return
    x, y = layout.cell(view.pod.q, view.pod.r)
    canvas.put(pieces.pod(layout.radius), x, y)
    small = round(layout.radius * 0.17)
    for number, (px, py) in enumerate(berths(x, y, layout.radius)):
        canvas.put(pieces.berth(small, None), px, py)
        if number < view.pod.colonists:
            canvas.put(pieces.colonist(small), px, py)
        elif number - view.pod.colonists < len(view.pod.robots):
            seat = view.pod.robots[number - view.pod.colonists]
            canvas.put(pieces.robot(seat, ROBOT_LETTERS[seat], small + 2), px, py)


def berths(x: float, y: float, radius: int) -> list[Point]:
    """Seven places: one in the middle, six around it."""
    ring = regular(x, y, radius * 0.4, POD_ROOM - 1)
    return [(x, y), *ring]


def _trace(canvas: Canvas, view: View, trace: Trace, layout: Layout) -> None:
    """A trail for whoever moved, sparks for whatever came or went."""
    if trace.event in ("exploded", "covered"):
        module = view.modules[trace.space if trace.event == "covered" else module_of(trace.space)]
        canvas.put(marks.burst(layout.radius * 0.7, THEME), *layout.cell(module.q, module.r))
        return
    if POD in (trace.space, trace.to) and not view.pod.docked:
        return
    (x0, y0), (x1, y1) = layout.space(view, trace.space), layout.space(view, trace.to)
    if (x0, y0) == (x1, y1):
        canvas.put(marks.burst(layout.dome * 1.25, THEME), x1, y1)
    else:
        canvas.put(marks.trail(round(x1 - x0), round(y1 - y0), THEME, 10), x0, y0)


def _marked(view: View, ask: Ask | None, layout: Layout) -> Iterator[tuple[int, Point]]:
    for spot, number in (ask.marks() if ask else {}).items():
        x, y = spot_at(view, spot, layout)
        yield number, (x + layout.dome * 0.8, y - layout.dome * 0.8)


def spot_at(view: View, spot: str, layout: Layout) -> Point:
    """Where an option's spot lies on the picture."""
    if spot == "pod":
        return layout.space(view, POD)
    kind, rest = spot[0], spot[1:]
    if kind == "d":
        return layout.space(view, int(rest))
    if kind == "c":
        q, r = rest.split(".")
        return layout.cell(int(q), int(r))
    module = view.modules[int(rest)]
    if kind == "b":
        place = building_place(module.number, module.turned) or 0
        return layout.place(module.q, module.r, place)
    return layout.cell(module.q, module.r)
