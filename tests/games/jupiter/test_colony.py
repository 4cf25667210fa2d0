"""The map: domes, bridges, edges, and maps derived from one another."""

import random
from itertools import product

import pytest

from games.jupiter.colony import NOWHERE, POD, Colony, map_of, space_at
from games.jupiter.modules import PRINTED, Bridges, bridges, building_place, dome_places
from games.jupiter.options import JupiterOptions
from games.jupiter.set_up import first_state
from games.jupiter.state import Module
from games.kernel.chance import Chance
from games.kernel.hexes import Hex
from games.kernel.paths import distances
from tests.games.jupiter.spaces import named_space, space_name

WHEELS = [Module(1, 0, cell.q, cell.r) for cell in Hex(0, 0).spiral(2)]


def some_modules(seed: int) -> list[Module]:
    return first_state(2, JupiterOptions(), Chance(seed)).modules


def same(one: Colony, other: Colony) -> bool:
    names = ("domes", "ways", "near", "rim", "pod_cell")
    alike = all(getattr(one, name) == getattr(other, name) for name in names)
    touching = [sorted(around) for around in one.touching]
    return alike and touching == [sorted(around) for around in other.touching]


@pytest.mark.parametrize(("number", "turned"), product(PRINTED, range(6)))
def test_a_module_has_seven_domes_or_six_and_a_building(number: int, turned: int) -> None:
    places = dome_places(number, turned)
    assert len(places) == (6 if number in (3, 4) else 7)
    assert building_place(number, turned) not in places


@pytest.mark.parametrize(("number", "turned"), product(PRINTED, range(6)))
def test_every_module_hangs_together(number: int, turned: int) -> None:
    joined = {place: list[int]() for place in dome_places(number, turned)}
    for one, other, _ in bridges(number, turned, "printed"):
        joined[one].append(other)
        joined[other].append(one)
    assert len(distances(next(iter(joined)), joined.__getitem__)) == len(joined)


@pytest.mark.parametrize("which", ["printed", "open"])
def test_the_whole_colony_hangs_together_however_it_falls(which: Bridges) -> None:
    for seed in range(30):
        colony = map_of(some_modules(seed), None, which)
        domes = [dome for module in colony.domes for dome in module]
        assert len(distances(domes[0], colony.near.__getitem__)) == len(domes)


def test_bridges_can_be_walked_both_ways() -> None:
    colony = map_of(some_modules(3), Hex(3, -1), "printed")
    for space, ways in enumerate(colony.ways):
        for way, there in enumerate(ways):
            assert there == NOWHERE or colony.ways[there][(way + 3) % 6] == space


def test_twelve_of_nineteen_modules_lie_on_the_edge() -> None:
    colony = map_of(some_modules(1), None, "printed")
    assert [colony.on_edge(index) for index in range(19)] == [False] * 7 + [True] * 12


def test_a_docked_pod_does_not_take_a_module_off_the_edge() -> None:
    colony = map_of(some_modules(1), Hex(3, -1), "printed")
    assert colony.on_edge(10)
    assert space_at(10, 1) in colony.rim[10] or some_modules(1)[10].number == 4


def test_the_pod_is_one_space_joined_to_every_dome_that_faces_it() -> None:
    colony = map_of(WHEELS, Hex(3, -1), "printed")
    assert {space_name(space) for space in colony.near[POD]} == {"K.E", "L.NE"}


def test_no_bridge_leads_to_a_dish() -> None:
    for seed in range(20):
        modules = some_modules(seed)
        colony = map_of(modules, None, "open")
        for index, module in enumerate(modules):
            if module.number == 4:
                dish = space_at(index, 1 + module.turned)
                assert colony.near[dish] == ()
                assert all(dish not in near for near in colony.near)


def test_a_straight_line_crosses_modules() -> None:
    colony = map_of(WHEELS, None, "printed")
    line = [space_name(space) for space in colony.line(named_space("A.C"), 0)]
    assert line == ["A.E", "D.W", "D.C", "D.E", "L.W", "L.C", "L.E"]


def test_a_derived_map_equals_one_built_anew() -> None:
    luck = random.Random(4)
    for seed in range(15):
        modules = some_modules(seed)
        colony = map_of(modules, None, "printed")
        for _ in range(12):
            cell = luck.choice(colony.free_cells())
            colony = colony.with_pod_at(cell)
            assert same(colony, map_of(modules, cell, "printed"))
            gone = luck.choice([i for i, module in enumerate(modules) if not module.gone])
            modules[gone].gone = True
            colony = colony.without_module(gone)
            assert same(colony, map_of(modules, cell, "printed"))
            colony = colony.without_pod()
            assert same(colony, map_of(modules, None, "printed"))


def test_names_of_spaces_read_back() -> None:
    assert all(named_space(space_name(space)) == space for space in range(POD + 1))
