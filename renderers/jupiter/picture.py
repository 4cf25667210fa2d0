"""The board as it stands: colony, pieces, what just happened, and what may be done."""

from __future__ import annotations

from collections.abc import Sequence

from games.jupiter.colony import POD, POD_MODULE, Colony, module_of
from games.jupiter.state import COLONIST, CREEP, OPEN, ROBOT, Module
from games.jupiter.view import View
from games.jupiter.words import MODULE_LETTERS, dome_spot
from games.kernel import Ask
from games.kernel.hexes import Hex
from renderers import marks
from renderers.canvas import HEIGHT, WIDTH, Canvas
from renderers.curves import Point, vary
from renderers.jupiter import pieces, stations
from renderers.jupiter.clouds import clouds
from renderers.jupiter.look import POD_SIZE, THEME, Camera, looking_at
from renderers.jupiter.targets import Targets, building_point, cell_of
from renderers.places import Motion, Place
from renderers.sprite import Sprite

Layout = tuple[tuple[str, int, int, int, int, bool], ...]
AWAY, HARBOUR = 58, (84, HEIGHT - 122)
"""The pod while it is away: its radius, and where it is drawn."""


def draw_board(view: View, ask: Ask | None, _: Sequence[str]) -> Canvas:
    """Who plays whom and holds what is said beside it; a robot tells by its shape whose it is."""
    scene = Scene(view, ask)
    canvas = Canvas.on(clouds(WIDTH, HEIGHT))
    draw_modules(canvas, layout_of(view.modules), scene.camera, view.options.bridges)
    scene.draw(canvas)
    return canvas


def places(view: View, ask: Ask) -> dict[str, Place]:
    """Of pieces, domes and cells; a trade is made with a robot."""
    targets = Scene(view, ask).targets
    robots = {f"trade.{piece - ROBOT}": dome_spot(at) for at, piece in enumerate(view.domes)}
    named = {name: name for name in ask.spots()}
    named |= {one.id: robots[one.id] for one in ask if one.id in robots}
    found = ((name, targets.place(spot)) for name, spot in named.items())
    return {name: place for name, place in found if place is not None}


def motions(view: View) -> list[Motion]:
    scene = Scene(view, None)
    steps = [one for one in view.traces if one.event in ("moved", "boarded")]
    ways = ((scene.at(one.space), scene.at(one.to)) for one in steps)
    return [Motion((a, b), 2.2 * scene.camera.dome) for a, b in ways if a and b and a != b]


def layout_of(modules: Sequence[Module]) -> Layout:
    return tuple(
        (MODULE_LETTERS[index], module.number, module.turned, module.q, module.r, module.gone)
        for index, module in enumerate(modules)
    )


def draw_modules(canvas: Canvas, layout: Layout, camera: Camera, which: str) -> None:
    """The wrecks and the modules."""
    cells = {Hex(q, r) for _, _, _, q, r, gone in layout if not gone}
    for letter, _, _, q, r, gone in layout:
        if gone and Hex(q, r) not in cells and camera.shows(q, r):
            canvas.put(stations.wreck(letter, camera.radius), *camera.cell(q, r))
    standing = [entry for entry in layout if not entry[5]]
    for _, number, turned, q, r, _ in standing:
        steel = stations.module(number, turned, which, camera.radius)  # type: ignore[arg-type]  # a layout holds plain values
        canvas.put(steel, *camera.cell(q, r))
    for _, _, _, q, r, _ in standing:
        _edges(canvas, camera, cells, Hex(q, r))


def _edges(canvas: Canvas, camera: Camera, cells: set[Hex], cell: Hex) -> None:
    """Open edges are lit with warning lights."""
    for way in range(6):
        if cell.step(way) not in cells:
            canvas.put(stations.gap(way, camera.radius), *camera.cell(*cell))


def draw_plates(canvas: Canvas, layout: Layout, camera: Camera) -> None:
    """The letter of every module, in the corner where three of them meet."""
    for letter, _, _, q, r, gone in layout:
        if not gone:
            x, y = camera.cell(q, r)
            canvas.put(stations.plate(letter), x, y - camera.radius * 0.94)


class Scene:
    """All that stands on the colony, seen by a camera."""

    def __init__(self, view: View, ask: Ask | None) -> None:
        self.view, self.modules = view, view.modules
        self.colony: Colony = view.colony()
        self.numbers = ask.marks() if ask else {}
        pod = view.pod
        self.pod_cell = Hex(pod.q, pod.r) if pod.docked else None
        self.camera = looking_at(self._cells())
        self.targets = Targets(view, self.camera, self.numbers)

    def _cells(self) -> list[Hex]:
        """Everything that must be on the picture."""
        cells = [Hex(module.q, module.r) for module in self.modules if not module.gone]
        if self.pod_cell is not None:
            cells.append(self.pod_cell)
        asked = [cell_of(spot) for spot in self.numbers if spot.startswith("c")]
        return cells + asked

    def at(self, space: int) -> Point | None:
        return self.camera.place(self.modules, self.pod_cell, space)

    def draw(self, canvas: Canvas) -> None:
        self._range(canvas)
        self.targets.frames(canvas)
        self._blasts(canvas)
        draw_plates(canvas, layout_of(self.modules), self.camera)
        self._flight(canvas)
        self._pod(canvas)
        self._trails(canvas)
        self._pieces(canvas)
        self._supers(canvas)
        self._alarms(canvas)
        self.targets.write_numbers(canvas)

    def _range(self, canvas: Canvas) -> None:
        """Modules whose colonists the active robot can command; open edges stay in sight."""
        if self.view.phase != "actions":
            return
        cells = set(self.colony.cells)
        for index in self.view.limits.reach:
            if index != POD_MODULE:
                cell = Hex(self.modules[index].q, self.modules[index].r)
                halo = stations.halo(self.camera.radius, THEME.safe)
                canvas.put(halo, *self.camera.cell(*cell))
                _edges(canvas, self.camera, cells, cell)

    def _blasts(self, canvas: Canvas) -> None:
        for trace in self.view.traces:
            if trace.event == "exploded":
                module = self.modules[module_of(trace.space)]
                x, y = self.camera.cell(module.q, module.r)
                canvas.put(stations.blaze(self.camera.radius), x, y)

    def _trails(self, canvas: Canvas) -> None:
        dome = self.camera.dome
        for trace in self.view.traces:
            start, end = self.at(trace.space), self.at(trace.to)
            if end is None or self._is_gone(trace.to):
                continue
            if trace.event in ("moved", "boarded") and start not in (None, end):
                assert start is not None
                step = marks.trail(round(end[0] - start[0]), round(end[1] - start[1]), THEME, 9)
                canvas.put(step, *start)
            elif trace.event in ("shot", "rose", "converted"):
                canvas.put(pieces.spark(dome, trace.event), *end)

    def _flight(self, canvas: Canvas) -> None:
        """Where the pod was until it launched, and the way it took."""
        if self.pod_cell is None and any(one.event == "launched" for one in self.view.traces):
            x, y = self.camera.cell(self.view.pod.q, self.view.pod.r)
            way = marks.trail(round(HARBOUR[0] - x), round(HARBOUR[1] - y), THEME, 22)
            canvas.put(way, x, y)
            canvas.put(marks.burst(self.camera.radius * 0.6, THEME), x, y)

    def _is_gone(self, space: int) -> bool:
        return space != POD and self.modules[module_of(space)].gone

    def _pieces(self, canvas: Canvas) -> None:
        dome = self.camera.dome
        turned = {one.to for one in self.view.traces if one.event == "converted"}
        for space, piece in enumerate(self.view.domes):
            if piece <= OPEN:
                continue
            grain = int(pieces.GRAINS * vary(space))
            at = self.camera.space(self.modules, space)
            if piece == COLONIST:
                canvas.put(pieces.colonist(dome, grain), *at)
            elif piece == CREEP:
                one = pieces.converting if space in turned else pieces.creep
                canvas.put(one(dome, grain), *at)
        self._robots(canvas)

    def _robots(self, canvas: Canvas) -> None:
        """The upper ones last, so that no head hides a letter."""
        found = [
            (self.camera.space(self.modules, space), piece - ROBOT)
            for space, piece in enumerate(self.view.domes)
            if piece >= ROBOT
        ]
        for at, seat in sorted(found, key=lambda one: -one[0][1]):
            active = seat == self.view.active
            canvas.put(pieces.robot(seat, self.camera.dome, active=active), *at)

    def _supers(self, canvas: Canvas) -> None:
        for index in self.view.covered:
            at = building_point(self.view, self.camera, index)
            canvas.put(pieces.super_creep(round(self.camera.radius * 0.29)), *at)

    def _alarms(self, canvas: Canvas) -> None:
        """Colonists next to a creep: they convert when the actions are over."""
        domes, near = self.view.domes, self.colony.near
        creeps = [space for space, piece in enumerate(domes) if piece == CREEP]
        touched = {there for space in creeps for there in near[space] if domes[there] == COLONIST}
        for space in sorted(touched):
            ring = pieces.alarm(self.camera.dome + 2)
            canvas.put(ring, *self.camera.space(self.modules, space))

    def _pod(self, canvas: Canvas) -> None:
        """At its mooring, or out there with its engines burning."""
        if self.pod_cell is None:
            canvas.put(pieces.plume(AWAY), *HARBOUR)
            draw_pod(canvas, *HARBOUR, AWAY, self.view)
        else:
            radius = round(self.camera.radius * POD_SIZE)
            draw_pod(canvas, *self.camera.cell(*self.pod_cell), radius, self.view)


def draw_pod(canvas: Canvas, x: float, y: float, radius: int, view: View) -> None:
    """The pod with its seven seats and whoever is in them."""
    canvas.put(pieces.pod(radius), x, y)
    seat = round(radius * 0.2)
    aboard = [COLONIST] * view.pod.colonists + [ROBOT + robot for robot in view.pod.robots]
    for index in range(7):
        dx, dy = pieces.seat_point(radius, index)
        piece = aboard[index] if index < len(aboard) else OPEN
        canvas.put(_passenger(piece, seat, view.active), x + dx, y + dy)


def _passenger(piece: int, radius: int, active: int) -> Sprite:
    if piece == OPEN:
        return pieces.empty_seat(radius)
    if piece == COLONIST:
        return pieces.colonist(radius + 2)
    return pieces.robot(piece - ROBOT, radius, active=piece - ROBOT == active)
