"""What may be chosen: luminous frames under the pieces, their numbers above everything."""

from __future__ import annotations

from collections.abc import Mapping

from games.jupiter.colony import place_of
from games.jupiter.modules import building_place
from games.jupiter.state import OPEN
from games.jupiter.view import View
from games.kernel.hexes import Hex
from renderers import marks
from renderers.canvas import Canvas
from renderers.curves import Point
from renderers.jupiter.look import POD_SIZE, THEME, Camera

NORTH_WEST = 5
NUMBER = 15
"""The radius of a number beside a dome."""
AROUND, UPON = 7, 3
"""How far a frame reaches beyond a dome with somebody in it, and beyond an empty one."""


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
        for spot in self.numbers:
            at = self._at(spot)
            if at is None:
                continue
            if spot[0] in "mc":
                canvas.put(marks.polygon(6, self.camera.radius - 4, THEME), *at)
            else:
                canvas.put(marks.ring(self._reach(spot), THEME), *at)

    def write_numbers(self, canvas: Canvas) -> None:
        for spot, number in self.numbers.items():
            at = self._at(spot)
            if at is None:
                continue
            x, y = at
            away = self._away(spot)
            radius = NUMBER if spot[0] in "db" else 20
            canvas.put(marks.number(number, THEME, radius), x + away * self._side(spot), y - away)

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

    def _reach(self, spot: str) -> float:
        """The radius of a round frame."""
        if spot[0] == "d":
            return self.camera.dome + (UPON if self._is_open(spot) else AROUND)
        if spot[0] == "b":
            return self.camera.radius * 0.35
        return self.camera.radius * POD_SIZE + AROUND

    def _away(self, spot: str) -> float:
        """How far up and to the side of the middle a number stands, so as to hide nobody."""
        if spot[0] in "mc" or (spot[0] == "d" and self._is_open(spot)):
            return 0.0
        return self._reach(spot) * (0.7 if spot[0] != "d" else 0.62)

    def _side(self, spot: str) -> int:
        """To the right; at a north-western dome to the left, for the module's letter is there."""
        return -1 if spot[0] == "d" and place_of(int(spot[1:])) == NORTH_WEST else 1

    def _is_open(self, spot: str) -> bool:
        return self.view.domes[int(spot[1:])] == OPEN
