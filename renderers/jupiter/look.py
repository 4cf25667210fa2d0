"""Jupiter Deep's measures and colours: amber clouds below, cold steel above."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from math import sqrt

from games.jupiter.cards import ABILITIES, Card, Kind, as_ability, is_setback
from games.jupiter.colony import POD, module_of, place_of
from games.jupiter.state import Module
from games.kernel.hexes import DIRECTIONS, Hex
from renderers.canvas import HEIGHT, WIDTH
from renderers.colour import Colour, rgb
from renderers.curves import Point
from renderers.theme import SEA

THEME = replace(
    SEA,
    name="jupiter",
    surface=rgb("B9803F"),
    water=rgb("7C4E2A"),
    deep=rgb("3A2A26"),
    abyss=rgb("17141A"),
    shaft=rgb("FFE9BE"),
    parchment=rgb("DCE3E6"),
    parchment_shade=rgb("A3B1BA"),
    brass=rgb("8598A6"),
    brass_light=rgb("DDE8EE"),
    brass_dark=rgb("34424E"),
    ink=rgb("141C26"),
    quiet_ink=rgb("36444F"),
    bone=rgb("F4F1E8"),
    quiet_bone=rgb("C9D3D8"),
    outline=rgb("0C1016"),
    accent=rgb("F0A63C"),
    trail=rgb("FFD27A"),
)

STEEL: Colour = rgb("566979")
GLASS: Colour = rgb("1B2C3C")
GROUNDS: dict[int, Colour] = {
    1: rgb("4E6275"),
    2: rgb("475F66"),
    3: rgb("4A6355"),
    4: rgb("5A5873"),
    5: rgb("6A5F5A"),
}
"""A module's steel, a little different for each number."""

COLONIST: Colour = rgb("4FA3F0")
CREEP: Colour = rgb("E5322D")
SUPER: Colour = rgb("5FD03C")
PLANT: Colour = rgb("59E08A")
DISH: Colour = rgb("E9EEF2")
KINDS: dict[Kind, Colour] = {
    "move": rgb("2F7FC1"),
    "command": rgb("C08A1E"),
    "attack": rgb("B23A34"),
    "misc": rgb("4D7A6C"),
    "setback": rgb("7A3E86"),
}
"""The band of a card, by what it is about."""

DOME = 0.25
"""A dome's radius as a share of its module's."""

POD_SIZE = 0.8
"""The docked pod's radius as a share of a module's."""

BOARD = (10, 22, WIDTH - 10, HEIGHT - 10)
"""Where the colony lies: left, top, right, bottom."""

SIZES = (120, 108, 102, 91, 87, 78, 75, 69, 66, 62, 56, 51, 47, 43, 39, 35, 31, 28)
"""Radii in which modules are drawn; the largest that fits is taken. They are those at which so many
rows or columns fill the board. All tables share what is drawn in a size, so there are few."""


def card_kind(card: Card) -> Kind:
    return "setback" if is_setback(card) else ABILITIES[as_ability(card)].kinds[0]


@dataclass(frozen=True, slots=True)
class Camera:
    """Where every module and dome of a colony is on the picture."""

    x: float
    y: float
    radius: int

    @property
    def dome(self) -> int:
        """The radius of a dome."""
        return round(self.radius * DOME)

    def cell(self, q: float, r: float) -> Point:
        return self.x + sqrt(3) * self.radius * (q + r / 2), self.y + 1.5 * self.radius * r

    def shows(self, q: float, r: float) -> bool:
        """Whether a cell lies on the board as a whole."""
        (x, y), (left, top, right, bottom) = self.cell(q, r), BOARD
        reach = self.radius
        return left <= x - reach and x + reach <= right and top <= y - reach and y + reach <= bottom

    def space(self, modules: list[Module], space: int) -> Point:
        module, place = modules[module_of(space)], place_of(space)
        if place == 0:
            return self.cell(module.q, module.r)
        q, r = DIRECTIONS[place - 1]
        return self.cell(module.q + q / 3, module.r + r / 3)

    def place(self, modules: list[Module], pod: Hex | None, space: int) -> Point | None:
        """Any space; the pod only while it is docked."""
        if space == POD:
            return None if pod is None else self.cell(*pod)
        return self.space(modules, space) if space >= 0 else None


def looking_at(cells: Iterable[Hex], frame: tuple[float, float, float, float] = BOARD) -> Camera:
    """A camera that shows all these cells, as large as the frame allows."""
    found = list(cells)
    across = [sqrt(3) * (cell.q + cell.r / 2) for cell in found]
    down = [1.5 * cell.r for cell in found]
    left, top, right, bottom = frame
    wide, high = max(across) - min(across) + sqrt(3), max(down) - min(down) + 2
    fits = min((right - left) / wide, (bottom - top) / high)
    radius = next((size for size in SIZES if size <= fits), SIZES[-1])
    x = (left + right) / 2 - radius * (max(across) + min(across)) / 2
    y = (top + bottom) / 2 - radius * (max(down) + min(down)) / 2
    return Camera(x, y, radius)
