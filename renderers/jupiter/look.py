"""The look of Jupiter Deep: amber clouds instead of water, cold steel instead of stone."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import cos, pi, sin, sqrt

from games.jupiter.colony import POD, module_of, place_of
from games.jupiter.view import View
from games.kernel import Ask
from renderers.colour import rgb
from renderers.curves import Point
from renderers.theme import SEA

THEME = replace(
    SEA,
    name="jupiter",
    surface=(222, 170, 104),
    water=(122, 78, 52),
    deep=(62, 38, 34),
    abyss=(24, 15, 20),
    shaft=(255, 226, 176),
    accent=(232, 140, 66),
)
STEEL, STEEL_LIGHT, STEEL_DARK = rgb("56626E"), rgb("A9B7C2"), rgb("262D36")
GLASS, GLASS_LIGHT, GLASS_DARK = rgb("3E7C93"), rgb("BFE8EE"), rgb("143743")
CREEP, CREEP_DARK = rgb("8A3FA8"), rgb("3A1150")
SUIT, SUIT_DARK = rgb("E9EEF0"), rgb("6D7F8B")
HULL = rgb("C9B27A")

BOARD_WIDE, BOARD_HIGH = 930, 860
MIDDLE = (480.0, 452.0)
LARGEST, SMALLEST = 92, 44
"""Radius of a module in pixels, when the colony is whole and when it has sprawled."""


@dataclass(frozen=True, slots=True)
class Layout:
    """Where things lie in this picture: the colony is drawn as large as it fits."""

    radius: int
    x: float
    y: float

    def cell(self, q: float, r: float) -> Point:
        return self.x + sqrt(3) * self.radius * (q + r / 2), self.y + 1.5 * self.radius * r

    @property
    def reach(self) -> float:
        """From a module's centre to its edge domes."""
        return self.radius * 0.54

    @property
    def dome(self) -> int:
        """Radius of a dome."""
        return round(self.radius * 0.225)

    def place(self, q: int, r: int, place: int) -> Point:
        x, y = self.cell(q, r)
        if place == 0:
            return x, y
        angle = pi / 3 * (place - 1)
        return x + self.reach * cos(angle), y + self.reach * sin(angle)

    def space(self, view: View, space: int) -> Point:
        if space == POD:
            return self.cell(view.pod.q, view.pod.r)
        module = view.modules[module_of(space)]
        return self.place(module.q, module.r, place_of(space))


def layout_of(view: View, ask: Ask | None) -> Layout:
    """As large as all modules, the pod and every place it may dock at allow."""
    cells = [(module.q, module.r) for module in view.modules]
    if view.pod.docked:
        cells.append((view.pod.q, view.pod.r))
    for option in ask.options if ask else ():
        if option.spot is not None and option.spot.startswith("c"):
            q, r = option.spot[1:].split(".")
            cells.append((int(q), int(r)))
    return _fitted(tuple(sorted(set(cells))))


def _fitted(cells: tuple[tuple[int, int], ...]) -> Layout:
    across = [sqrt(3) * (q + r / 2) for q, r in cells]
    down = [1.5 * r for _, r in cells]
    wide, high = max(across) - min(across) + sqrt(3), max(down) - min(down) + 2
    radius = min(LARGEST, BOARD_WIDE / wide, BOARD_HIGH / high)
    step = max(SMALLEST, 4 * int(radius / 4))
    x = MIDDLE[0] - step * (max(across) + min(across)) / 2
    y = MIDDLE[1] - step * (max(down) + min(down)) / 2
    return Layout(step, round(x), round(y))
