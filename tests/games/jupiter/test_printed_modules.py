"""The modules as they are printed, bridge by bridge, and how they lie together."""

import pytest

from games.jupiter.colony import MODULES, NOWHERE, POD, Colony, map_of
from games.jupiter.modules import building_place
from games.jupiter.state import Module
from games.kernel.hexes import ORIGIN, Hex
from tests.games.jupiter.scene import module, scene

SPOKES = {"C-E", "C-SE", "C-SW", "C-W", "C-NW", "C-NE"}
RIM = {"E-SE", "SE-SW", "SW-W", "W-NW", "NW-NE", "NE-E"}
BRIDGES = {
    1: SPOKES | {"E-SE", "SW-W", "NW-NE"},
    2: {"C-E", "C-W"} | RIM,
    3: RIM,
    4: {"C-SE", "C-W", "C-NE", "SE-SW", "SW-W", "W-NW", "NW-NE"},
    5: {"C-E", "C-SE", "C-W", "C-NW", "SE-SW", "SW-W", "NW-NE", "NE-E"},
}
OPEN = {
    **dict.fromkeys((1, 2, 5), SPOKES | RIM),
    3: RIM,
    4: (SPOKES | RIM) - {"C-E", "E-SE", "NE-E"},
}
NAMES = ("C", "E", "SE", "SW", "W", "NW", "NE")
WAYS = (Hex(1, 0), Hex(0, 1), Hex(-1, 1), Hex(-1, 0), Hex(0, -1), Hex(1, -1))


def turned_names(bridges: set[str], turned: int) -> set[frozenset[str]]:
    def turn(name: str) -> str:
        return name if name == "C" else NAMES[1 + (NAMES.index(name) - 1 + turned) % 6]

    return {frozenset(turn(end) for end in bridge.split("-")) for bridge in bridges}


def inside(colony: Colony) -> set[frozenset[str]]:
    """The bridges between the places of the first module."""
    return {
        frozenset((NAMES[here], NAMES[there]))
        for here in range(7)
        for there in colony.ways[here]
        if 0 <= there < 7
    }


@pytest.mark.parametrize("turned", range(6))
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_every_module_has_its_bridges_however_it_is_turned(number: int, turned: int) -> None:
    modules = [Module(number, turned, 0, 0)]
    assert inside(map_of(modules, None, "printed")) == turned_names(BRIDGES[number], turned)
    assert inside(map_of(modules, None, "open")) == turned_names(OPEN[number], turned)


def lattice(modules: list[Module], space: int) -> Hex:
    """Where a dome lies when all domes lie on one grid, three steps from module to module."""
    index, place = divmod(space, 7)
    q, r = 3 * modules[index].q, 3 * modules[index].r
    return Hex(q, r) if place == 0 else Hex(q + WAYS[place - 1].q, r + WAYS[place - 1].r)


@pytest.mark.parametrize("turned", range(6))
def test_every_bridge_leads_one_step_in_its_direction(turned: int) -> None:
    numbers = "3412512512512512514"
    modules = [
        Module(int(number), turned, cell.q, cell.r)
        for number, cell in zip(numbers, ORIGIN.spiral(2), strict=True)
    ]
    colony = map_of(modules, None, "open")
    for here in range(POD):
        for way, there in enumerate(colony.ways[here]):
            if there != NOWHERE:
                a, b = lattice(modules, here), lattice(modules, there)
                assert Hex(b.q - a.q, b.r - a.r) == WAYS[way]


def test_plants_stand_in_the_centre_and_dishes_at_the_edge_that_turns_with_the_module() -> None:
    assert [building_place(3, turned) for turned in range(6)] == [0] * 6
    assert [building_place(4, turned) for turned in range(6)] == [1, 2, 3, 4, 5, 6]
    assert [building_place(number, 2) for number in (1, 2, 5)] == [None] * 3


def test_thirty_domes_lie_at_the_edge_of_the_whole_colony() -> None:
    assert sum(len(rim) for rim in scene(numbers="3412512512512512512").colony.rim) == 30


def test_eighteen_cells_touch_the_colony_and_they_come_in_reading_order() -> None:
    cells = scene().colony.free_cells()
    assert len(cells) == 18
    assert cells == sorted(cells, key=lambda cell: (cell.r, cell.q))
    assert cells[0] == Hex(0, -3)
    assert cells[-1] == Hex(0, 3)


def test_modules_that_touch_are_neighbours_and_the_pod_touches_those_it_faces() -> None:
    colony = scene().colony
    assert sorted(colony.touching[module("A")]) == [1, 2, 3, 4, 5, 6]
    assert sorted(colony.touching[MODULES]) == [module("K"), module("L")]
    assert MODULES in colony.touching[module("K")]
    assert MODULES not in colony.touching[module("M")]
