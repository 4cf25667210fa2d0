"""What may be chosen: whoever can act has become a number, and so have the domes to enter."""

from __future__ import annotations

from collections.abc import Mapping

from games.jupiter.modules import building_place
from games.jupiter.state import COLONIST, CREEP, OPEN
from games.jupiter.view import View
from games.kernel.hexes import Hex
from renderers import marks
from renderers.canvas import Canvas
from renderers.curves import Point
from renderers.jupiter import numbered
from renderers.jupiter.look import POD_SIZE, THEME, Camera
from renderers.places import Place, around

PILL = 21
"""The radius of a number that stands beside what it means."""
AROUND = 6
"""How far a frame reaches beyond what it is around."""


def cell_of(spot: str) -> Hex:
    q, r = spot[1:].split(".")
    return Hex(int(q), int(r))


def building_point(view: View, camera: Camera, index: int) -> Point:
    """Where the plant or dish of a module stands."""
    module = view.modules[index]
    place = building_place(module.number, module.turned) or 0
    return camera.space(view.modules, index * 7 + place)


class Targets:
    """The numbered spots of an ask, seen by the camera."""

    def __init__(self, view: View, camera: Camera, numbers: Mapping[str, int]) -> None:
        self.view, self.camera, self.numbers = view, camera, numbers

    def frames(self, canvas: Canvas) -> None:
        """Around what is too large to become a number."""
        for spot in self.numbers:
            at = self._at(spot)
            if at is None:
                continue
            if spot[0] in "mc":
                canvas.put(marks.polygon(6, self.camera.radius - 4, THEME), *at)
            elif spot[0] in "bp":
                canvas.put(marks.ring(self._reach(spot), THEME), *at)

    def write_numbers(self, canvas: Canvas) -> None:
        for spot, number in self.numbers.items():
            at = self._at(spot)
            if at is None:
                continue
            if spot[0] == "d":
                self._become(canvas, int(spot[1:]), number, at)
            else:
                dx, dy = self._beside(spot)
                canvas.put(marks.number(number, THEME, PILL), at[0] + dx, at[1] + dy)

    def _become(self, canvas: Canvas, space: int, number: int, at: Point) -> None:
        """The piece, with its number instead of a face; a robot keeps its own."""
        dome, piece = self.camera.dome, self.view.domes[space]
        if piece == COLONIST:
            canvas.put(numbered.colonist(number, dome), *at)
        elif piece == CREEP:
            canvas.put(numbered.creep(number, dome), *at)
        elif piece == OPEN:
            canvas.put(marks.number(number, THEME, numbered.room_for(number, dome)), *at)
        else:
            canvas.put(marks.ring(dome + AROUND, THEME), *at)
            canvas.put(marks.number(number, THEME, PILL), at[0] + dome * 0.8, at[1] - dome * 0.8)

    def _at(self, spot: str) -> Point | None:
        kind, rest = spot[0], spot[1:]
        if kind == "d":
            return self.camera.space(self.view.modules, int(rest))
        if kind == "b":
            return building_point(self.view, self.camera, int(rest))
        if kind == "m":
            module = self.view.modules[int(rest)]
            return self.camera.cell(module.q, module.r)
        if kind == "c":
            return self.camera.cell(*cell_of(spot))
        pod = self.view.pod
        return self.camera.cell(pod.q, pod.r) if pod.docked else None

    def place(self, spot: str) -> Place | None:
        """Where to touch it."""
        at = self._at(spot)
        if at is None:
            return None
        large = {"d": self.camera.dome + AROUND, "m": self.camera.radius, "c": self.camera.radius}
        return around(at, large.get(spot[0]) or self._reach(spot))

    def _reach(self, spot: str) -> float:
        """The radius of a round frame."""
        if spot[0] == "b":
            return self.camera.radius * 0.35
        return self.camera.radius * POD_SIZE + AROUND

    def _beside(self, spot: str) -> Point:
        """From the middle of what it means: in it, below a module's domes, at a round frame."""
        if spot[0] == "c":
            return 0.0, 0.0
        if spot[0] == "m":
            return 0.0, self.camera.radius * 0.88
        away = self._reach(spot) * 0.7
        return away, -away
